//! The end of the game (A14), and what counts as the same position (A11).

use crate::state::{Double, State};
use crate::tile::{Colour, Tile};

/// The result of a finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Over {
    /// White has won.
    White,
    /// Black has won.
    Black,
    /// Neither: both royals were lost at once.
    Draw,
}

impl Over {
    /// `white`, `black` or `draw`.
    pub fn name(self) -> &'static str {
        match self {
            Over::White => "white",
            Over::Black => "black",
            Over::Draw => "draw",
        }
    }
}

impl State {
    /// The result, if the position itself is finished (A14). Repetition is left to the caller.
    pub fn over(&self) -> Option<Over> {
        match (self.has_lost(Colour::White), self.has_lost(Colour::Black)) {
            (false, false) => None,
            (true, false) => Some(Over::Black),
            (false, true) => Some(Over::White),
            (true, true) => Some(Over::Draw),
        }
    }

    /// Whether a royal of the colour is removed, or surrounded (and, with Guardians, covered).
    fn has_lost(&self, colour: Colour) -> bool {
        // A Wasp added to Base is a tile with that front, and royal too (A8.5).
        let mut removed = self.removed.iter();
        if removed.any(|tile| tile.front.is_royal() && tile.colour == colour) {
            return true;
        }
        self.stacks.iter().any(|(cell, stack)| {
            let is_lost_royal = |(level, bug): (usize, &crate::tile::Bug)| {
                let is_covered = level + 1 < stack.len();
                bug.face.is_royal()
                    && bug.colour() == colour
                    && (is_covered || !self.game.guardians)
            };
            cell.neighbours().all(|neighbour| self.height(neighbour) > 0)
                && stack.iter().enumerate().any(is_lost_royal)
        })
    }

    /// The position as far as repetition is concerned (A11): A2 without turn numbers, tiles of one
    /// kind and colour interchangeable. Two positions of one game are the same exactly if their
    /// keys are equal. Positions are counted at the start of each turn (E25).
    pub fn repetition_key(&self) -> String {
        let mut key = format!("{:?}", self.side);
        for (cell, stack) in &self.stacks {
            key += &format!(" {},{}", cell.q, cell.r);
            for bug in stack {
                key += &format!(":{}{}", kind_name(bug.tile), bug.face.code());
                key += &self.marks(bug.tile);
            }
        }
        let mut off_table = Vec::new();
        for &tile in self.game.tiles.iter().filter(|tile| self.find(**tile).is_none()) {
            let place = match tile {
                _ if self.removed.contains(&tile) => "removed",
                _ if self.white_hand.contains(&tile) => "white",
                _ if self.black_hand.contains(&tile) => "black",
                _ => "reserve",
            };
            let side_up = if self.backs.contains(&tile) { "back" } else { "" };
            off_table.push(format!(" {}@{place}{side_up}", kind_name(tile)));
        }
        off_table.sort();
        key.extend(off_table);
        key += &format!(" combo={:?} pending={:?}", self.combo, self.pending);
        if self.locked {
            key += " locked";
        }
        match self.double {
            Double::No => {}
            Double::First => key += " double",
            Double::Second => key += " double2",
        }
        key
    }

    /// The statuses of a tile on the table.
    fn marks(&self, tile: Tile) -> String {
        let mut marks = String::new();
        for (suffix, sets) in [("", &self.sets), ("2", &self.made)] {
            for (name, set) in sets.named() {
                if set.contains(&tile) {
                    marks += &format!("+{name}{suffix}");
                }
            }
        }
        marks
    }
}

/// Colour and faces, without the number.
fn kind_name(tile: Tile) -> String {
    let back = tile.back.map_or("", |back| back.code());
    format!("{}{}/{back}/", tile.colour.letter(), tile.front.code())
}
