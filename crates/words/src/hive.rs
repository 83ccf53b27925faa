//! The hive for somebody who listens: what lies in a cell, whose turn it is, how the game has ended.

use skep_rules::{Cell, Choice, Color, Direction, Ending, Outcome, Position, Reason, Stage, Tile};

use crate::actions::side_key;
use crate::sentence::whole;
use crate::words::Words;

impl Words {
    /// What lies in a cell, a stack from the top to the bottom, and what lies around it.
    ///
    /// ```
    /// use skep_rules::Game;
    /// use skep_words::{Language, Words};
    ///
    /// let game: Game = "Base;InProgress;White[2];wS1;bS1 wS1-".parse()?;
    /// let position = game.position();
    /// let spider = position.tiles_in_play().into_iter().next().unwrap();
    /// let cell = position.cell(spider).unwrap();
    /// assert_eq!(
    ///     Words::new(Language::English).place(position, cell),
    ///     "White Spider 1, 1 neighbour: Black Spider 1 on the right; 5 of 6 sides free."
    /// );
    /// # Ok::<(), skep_rules::GameError>(())
    /// ```
    pub fn place(&self, position: &Position, cell: Cell) -> String {
        let stack = position.stack(cell);
        let label = |&tile: &Tile| self.label(position, tile);
        let tiles: Vec<String> = stack.iter().rev().map(label).collect();
        let neighbors: Vec<String> = Direction::ALL
            .into_iter()
            .filter_map(|side| {
                let tile = position.top(cell.neighbor(side))?;
                let it = self.spoken().set("tile", self.tile(position, tile));
                Some(it.say(&format!("at-{}", side_key(side))))
            })
            .collect();
        let message = match tiles.len() {
            0 => "cell-empty",
            1 => "cell-tile",
            _ => "cell-stack",
        };
        let text = self
            .spoken()
            .set("height", tiles.len())
            .set("tiles", tiles.join(", "))
            .set("count", neighbors.len())
            .set("free", Direction::ALL.len() - neighbors.len())
            .set("neighbors", neighbors.join(", "))
            .say(message);
        whole(&text)
    }

    /// A tile on the table with what there is to know about it.
    fn label(&self, position: &Position, tile: Tile) -> String {
        if let Some(color) = position.combo().filter(|_| tile == Tile::HONEYCOMBO) {
            return self.spoken().player(color).say("cell-honeycombo");
        }
        let label = self.tile(position, tile);
        let statuses = position.statuses();
        let message = if statuses.stung.contains(tile) {
            "cell-stung"
        } else if statuses.resting.contains(tile) {
            "cell-resting"
        } else if !position.is_covered(tile) && position.is_pinned(tile) {
            "cell-pinned"
        } else {
            return label;
        };
        let gender = self.gender(position.face(tile));
        self.spoken().set("tile", label).set("tile-gender", gender).say(message)
    }

    /// Whose turn it is and what is due: `White to move, turn 4: the Queen Bee must be placed now.`
    pub fn turn(&self, position: &Position) -> String {
        let player = position.to_move();
        let message = match position.stage() {
            Stage::Single => "turn",
            Stage::First => "turn-first",
            Stage::Second => "turn-second",
        };
        let turn = self.spoken().player(player).set("number", position.turn()).say(message);
        let text = match position.turns_to_place_queen(player) {
            None => turn,
            Some(0 | 1) => self.spoken().set("turn", turn).say("turn-queen-due"),
            Some(_) => self.spoken().set("turn", turn).say("turn-queen-later"),
        };
        whole(&text)
    }

    /// What a player has to choose before the first turn.
    pub fn choice(&self, choice: Choice, player: Color) -> String {
        let text = self.spoken().player(player).say(&format!("choice-{}", choice.word()));
        whole(&text)
    }

    /// Who has won: `White wins.`
    pub fn outcome(&self, outcome: Outcome) -> String {
        let text = match outcome {
            Outcome::Win(player) => self.spoken().player(player).say("outcome-win"),
            Outcome::Draw => self.text("outcome-draw"),
        };
        whole(&text)
    }

    /// Who has won and why: `White wins: the black Queen Bee is surrounded.`
    pub fn ending(&self, position: &Position, ending: Ending) -> String {
        let text = match (ending.outcome, ending.reason) {
            (Outcome::Win(player), Reason::Surrounded) => {
                let royal = position.name(lost_royal(position, !player));
                self.spoken().player(player).tile("royal", royal).say("ending-surrounded")
            }
            (Outcome::Win(player), Reason::Removed) => {
                let royal = position.name(lost_royal(position, !player));
                self.spoken().player(player).tile("royal", royal).say("ending-removed")
            }
            (Outcome::Win(player), Reason::Resignation) => {
                self.spoken().player(player).say("ending-resignation")
            }
            (Outcome::Draw, Reason::Surrounded) => self.text("ending-both-surrounded"),
            (Outcome::Draw, Reason::Repetition) => self.text("ending-repetition"),
            (Outcome::Draw, Reason::Agreement) => self.text("ending-agreement"),
            (outcome, _) => return self.outcome(outcome),
        };
        whole(&text)
    }

    /// The other player's clock has run down.
    pub fn win_on_time(&self, winner: Color) -> String {
        let text = self.spoken().player(winner).say("ending-time");
        whole(&text)
    }
}

/// The royal that a player has lost. Where the position does not show one, the Queen stands for it.
fn lost_royal(position: &Position, player: Color) -> Tile {
    position.lost_royals(player).into_iter().next().unwrap_or(Tile::queen(player))
}
