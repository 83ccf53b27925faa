//! Moves and games as they are written.

use crate::action::Action;
use crate::cell::Cell;
use crate::state::State;

/// How the sides of a reference are written: before or after its name, and the direction.
const SIDES: [(bool, char, (i32, i32)); 6] = [
    (false, '-', (1, 0)),
    (false, '/', (1, -1)),
    (true, '\\', (0, -1)),
    (true, '-', (-1, 0)),
    (true, '/', (-1, 1)),
    (false, '\\', (0, 1)),
];

impl State {
    /// Reads a written move: the action, and the tile drawn if the move names one (` +bG2`).
    ///
    /// Whether the action is legal is not checked.
    pub fn read_move(&self, written: &str) -> Result<(Action, Option<String>), String> {
        let (written, drawn) = match written.split_once(" +") {
            Some((before, drawn)) => (before, Some(drawn.to_owned())),
            None => (written, None),
        };
        Ok((self.read_action(written)?, drawn))
    }

    fn read_action(&self, written: &str) -> Result<Action, String> {
        match written {
            "pass" => return Ok(Action::Pass),
            "end" => return Ok(Action::End),
            "draw" => return Ok(Action::Draw),
            "~H" => return Ok(Action::Combo),
            _ => {}
        }
        if let Some(tile) = written.strip_prefix('~') {
            return Ok(Action::Flip { tile: tile.to_owned() });
        }
        if let Some(tile) = written.strip_prefix("steal ") {
            let (tile, _) = self.game.tile(tile)?;
            return Ok(Action::Steal { tile: tile.front_name() });
        }
        let (name, rest) = written.split_once(' ').unwrap_or((written, ""));
        let (tile, target) = (name.to_owned(), rest.get(1..).unwrap_or_default().to_owned());
        match rest.chars().next() {
            Some('!') => return Ok(Action::Sting { tile, target }),
            Some('x') => return Ok(Action::Remove { tile, target }),
            Some('=') => return Ok(Action::Swap { tile, target }),
            _ => {}
        }
        let Cell { q, r } = self.read_reference(rest)?;
        match self.find(self.game.tile(name)?.0) {
            Some(_) => Ok(Action::Move { tile, q, r }),
            None => Ok(Action::Place { tile, q, r }),
        }
    }

    /// The cell that a reference such as `wS1/` names; 0,0 without a reference.
    fn read_reference(&self, text: &str) -> Result<Cell, String> {
        if text.is_empty() {
            return Ok(Cell::new(0, 0));
        }
        let mut direction = (0, 0);
        let mut name = text;
        for (is_before, sign, towards) in SIDES {
            let rest = if is_before { text.strip_prefix(sign) } else { text.strip_suffix(sign) };
            if let Some(rest) = rest {
                (name, direction) = (rest, towards);
            }
        }
        let (cell, _) = self
            .find(self.game.tile(name)?.0)
            .ok_or_else(|| format!("{name} is not on the table"))?;
        Ok(cell.towards(direction))
    }

    /// Plays through a game string `type;state;turn;move;move…` and returns its last position.
    ///
    /// The set-up entries `pick …` and `faces …` are read where the type asks for them. The state
    /// and turn fields are ignored, and the legality of the moves is not checked.
    pub fn from_game(text: &str) -> Result<State, String> {
        let mut fields = text.split(';');
        let game_type = fields.next().unwrap_or_default();
        let mut moves: Vec<&str> = fields.skip(2).collect();
        let mut set_up = |word: &str| -> Vec<&str> {
            let is_entry = |entry: &&&str| entry.split(' ').next() == Some(word);
            let count = moves.iter().take_while(is_entry).count();
            let entries: Vec<&str> = moves.drain(..count).collect();
            entries.into_iter().flat_map(|entry| entry.split(' ').skip(1)).collect()
        };
        // The two kinds of entries may come in either order.
        let mut backs = set_up("faces");
        let picks = set_up("pick");
        backs.extend(set_up("faces"));
        let mut state = State::set_up(game_type, &picks, &backs)?;
        for written in moves {
            let (action, drawn) = state.read_move(written)?;
            state = state.play(&action, drawn.as_deref())?;
        }
        Ok(state)
    }
}
