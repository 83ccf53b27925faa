//! The Centipede walks three steps on top of the hive and changes places with the tile that lies alone where
//! it ends. It has no other movement.

use crate::board::Board;
use crate::hex::{Cell, Directions};
use crate::patch::Patch;
use crate::steps::ways;

/// The cells where its walk can end.
pub(crate) fn walks(board: &Board, cell: Cell) -> Patch {
    let mut reach = Patch::default();
    for first in Directions(ways(board, cell, 0, cell, true).onto) {
        let one = cell.neighbor(first);
        let first_place = Patch::MIDDLE.neighbor(first);
        for second in Directions(ways(board, one, board.at(one).height(), cell, true).onto) {
            let two = one.neighbor(second);
            let place = first_place.neighbor(second);
            let onto = ways(board, two, board.at(two).height(), cell, true).onto;
            // No cell is entered twice.
            let back = 1 << second.opposite() as u8;
            reach = reach.or(Patch::around_spot(place, onto & !back));
        }
    }
    reach
}
