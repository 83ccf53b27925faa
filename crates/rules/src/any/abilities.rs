//! As what a bug can act: itself, or for a Mosquito the bugs it touches.

use crate::board::Board;
use crate::bug::Bug;
use crate::bugs::mosquito::Models;
use crate::hex::Directions;
use crate::tile::Tile;

/// A set of creatures.
pub(crate) type Abilities = Models;

/// A Mosquito on the ground copies none of these.
const NOT_COPIED: u32 = bit(Bug::Mosquito) | bit(Bug::Honeycombo) | GUARDIANS;
const GUARDIANS: u32 = bit(Bug::Butterfly) | bit(Bug::Moth);
/// On the hive it copies these, where they stand on the hive too.
const COPIED_ON_TOP: u32 = bit(Bug::Firefly) | bit(Bug::Tick) | GUARDIANS;

const fn bit(bug: Bug) -> u32 {
    1 << bug as u32
}

impl Abilities {
    /// The creatures as which the uncovered bug can act.
    pub(crate) fn of(board: &Board, tile: Tile) -> Abilities {
        let face = board.face(tile);
        if face != Bug::Mosquito {
            return Models(bit(face));
        }
        let cell = board.cell_of(tile);
        let ground = board.at(cell);
        let on_top = ground.height() > 1;
        let mut bits = if on_top { bit(Bug::Beetle) } else { 0 };
        for side in Directions(ground.occupied()) {
            let neighbor = board.at(cell.neighbor(side));
            let Some(model) = neighbor.top() else { continue };
            let model = bit(board.face(model));
            bits |= match on_top {
                true if neighbor.height() > 1 => model & COPIED_ON_TOP,
                true => 0,
                false => model & !NOT_COPIED,
            };
        }
        Models(bits)
    }
}
