//! The start of a game (A4.1, A8.4, A9, A12).

use std::collections::BTreeSet;

use crate::cell::Cell;
use crate::game_type::GameType;
use crate::state::State;
use crate::tile::{Bug, Colour, Tile};

impl State {
    /// The start position of a game type that needs no choice at set-up: no Swarm, no fixed faces.
    pub fn new_game(game_type: &str) -> Result<State, String> {
        State::set_up(game_type, &[], &[])
    }

    /// The start position of any game type.
    ///
    /// `picks` names the tiles of both players' hands beside the Queens: in Swarm three of each
    /// colour, otherwise none. `backs` names the tiles of both players that show their back: with
    /// fixed faces any two-faced tiles but the Queens, otherwise none.
    pub fn set_up(game_type: &str, picks: &[&str], backs: &[&str]) -> Result<State, String> {
        let mut state = State::empty(GameType::read(game_type)?);
        let picks = state.read_names(picks)?;
        let backs = state.read_names(backs)?;
        let game = state.game.clone();
        if let Some(&tile) = game.tiles.iter().find(|tile| tile.colour == Colour::Neutral) {
            let honeycombo = Bug { tile, face: tile.front };
            state.stacks.insert(Cell::new(0, 0), vec![honeycombo]);
        }
        let of = |colour| picks.iter().filter(move |tile| tile.colour == colour).count();
        let wanted = if game.swarm { 3 } else { 0 };
        if of(Colour::White) != wanted || of(Colour::Black) != wanted {
            return Err(format!("each player takes {wanted} tiles into the hand"));
        }
        if picks.iter().any(|tile| tile.is_queen() || tile.colour == Colour::Neutral) {
            return Err("the picks are tiles beside the Queen".into());
        }
        if game.swarm {
            let queens = game.tiles.iter().copied().filter(|tile| tile.is_queen());
            for tile in picks.into_iter().chain(queens) {
                state.hand_mut(tile.colour).insert(tile);
            }
        }
        if !backs.is_empty() && !game.has_fixed_faces() {
            return Err("only fixed faces are chosen at set-up".into());
        }
        if backs.iter().any(|tile| tile.is_queen() || tile.back.is_none()) {
            return Err("only a two-faced tile but the Queen can show its back".into());
        }
        state.backs = backs;
        Ok(state)
    }

    fn read_names(&self, names: &[&str]) -> Result<BTreeSet<Tile>, String> {
        let mut tiles = BTreeSet::new();
        for name in names {
            if !tiles.insert(self.game.tile(name)?.0) {
                return Err(format!("{name} twice"));
            }
        }
        Ok(tiles)
    }
}
