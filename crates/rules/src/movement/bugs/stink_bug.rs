//! The Stink bug climbs over one neighbour and comes down to an empty cell. Uncovered, it shields itself
//! and, unless the options say otherwise, the friends it touches.

use crate::grid::hex::{Cell, Directions};
use crate::grid::patch::Patch;
use crate::hive::board::Board;
use crate::model::bug::Bug;
use crate::model::color::Color;
use crate::model::options::StinkbugShield;
use crate::model::tile::TileSet;
use crate::movement::steps::ways;

/// Climb and fall.
pub(crate) fn moves(board: &Board, cell: Cell) -> Patch {
    let mut reach = Patch::default();
    for climb in Directions(ways(board, cell, 0, cell, true).onto) {
        let one = cell.neighbor(climb);
        let down = ways(board, one, board.at(one).height(), cell, true).down;
        reach = reach.or(Patch::around_cell(Patch::MIDDLE.neighbor(climb), down));
    }
    reach.remove(Patch::MIDDLE);
    reach
}

/// The tiles of this colour that Stink bugs shield against the other player.
pub(crate) fn shielded(board: &Board, color: Color, shield: StinkbugShield) -> TileSet {
    let own = TileSet::of(color);
    let mut shielded = TileSet::EMPTY;
    for tile in board.tops().and(own) {
        if board.face(tile) == Bug::StinkBug {
            shielded.insert(tile);
            if shield == StinkbugShield::Friends {
                let friends: TileSet = board.neighbors(board.cell_of(tile)).collect();
                shielded = shielded.or(friends.and(own));
            }
        }
    }
    shielded
}

#[cfg(test)]
mod tests {
    use crate::movement::rulebook::assert_moves;

    #[test]
    fn the_stink_bug_steps_over_one_tile() {
        let drawing = "
              *   *
            *   bA1 *
              wSb wQ  bQ
                *   *
        ";
        assert_moves("Base+Sb;White[9]", "wSb", drawing, "", &[]);
    }
}
