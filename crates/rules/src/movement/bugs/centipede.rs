//! The Centipede walks three steps on top of the hive and changes places with the tile that lies alone where
//! it ends. It has no other movement.

use crate::grid::hex::{Cell, Directions};
use crate::grid::patch::Patch;
use crate::hive::board::Board;
use crate::legal::general::add_pair;
use crate::legal::general::turn::Turn;
use crate::model::action::{Action, ActionList};
use crate::model::bug::Bug;
use crate::model::options::{StinkbugOwnSide, SwapConnectivity};
use crate::model::tile::Tile;
use crate::movement::Power;
use crate::movement::steps::ways;

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
            reach = reach.or(Patch::around_cell(place, onto & !back));
        }
    }
    reach
}

/// Lists swaps by Centipedes.
pub(crate) fn swaps(turn: &Turn<'_>, actions: &mut ActionList) {
    let begin = actions.len();
    for tile in turn.acting_with(Power::Swap).filter(|&tile| turn.may_leave(tile)) {
        let cell = turn.board.cell_of(tile);
        for place in walks(turn.board, cell) {
            let with = turn.board.at(place.cell(cell)).top();
            if let Some(with) = with.filter(|&with| may_swap(turn, tile, with)) {
                let swap = |tile, with| Action::Swap { tile, with };
                add_pair(turn, begin, actions, (tile, with), swap);
            }
        }
    }
}

/// Whether this bug can change places with that tile.
pub(crate) fn can_swap(turn: &Turn<'_>, tile: Tile, with: Tile) -> bool {
    let cell = turn.board.cell_of(tile);
    turn.acts_with(Power::Swap, tile)
        && turn.may_leave(tile)
        && turn.board.tops().contains(with)
        && walks(turn.board, cell).contains_cell(turn.board.cell_of(with), cell)
        && may_swap(turn, tile, with)
}

/// Whether the two may change places if the walk leads from the first to the second: it lies alone, nothing protects
/// it, and the hive is in one piece without both.
fn may_swap(turn: &Turn<'_>, tile: Tile, with: Tile) -> bool {
    let barred = turn.fixed.or(turn.shielded);
    let lenient = turn.options().swap_connectivity == SwapConnectivity::Lenient;
    let cells = [tile, with].map(|tile| turn.board.cell_of(tile));
    turn.is_alone(with)
        && with.color().is_some()
        && !barred.contains(with)
        && !is_bound(turn, tile, with)
        && (lenient || turn.board.is_connected_without(&cells))
}

/// `stinkbug_own_side=bound`: a friend that touches the Stink bug cannot displace it.
fn is_bound(turn: &Turn<'_>, tile: Tile, with: Tile) -> bool {
    turn.options().stinkbug_own_side == StinkbugOwnSide::Bound
        && turn.board.face(with) == Bug::StinkBug
        && with.color() == tile.color()
        && turn.touch(tile, with)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::movement::rulebook::{assert_moves, drawn};

    #[test]
    fn the_centipede_does_not_move_by_itself() {
        let drawing = "
            wCe wQ  bQ  bA1
        ";
        assert_moves("Base+Ce;White[9]", "wCe", drawing, "", &[]);
    }

    #[test]
    fn the_centipede_changes_places_with_a_tile_three_steps_away() {
        let drawing = "
            wCe wQ  bQ  bA1
              bS1
        ";
        let swapped = |action| match action {
            Action::Swap { with, .. } => Some(with.to_string()),
            _ => None,
        };
        let hive = drawn("Base+Ce;White[9]", drawing, "");
        let with: Vec<String> = hive.actions().into_iter().filter_map(swapped).collect();
        assert_eq!(with, ["bA1"]);
    }
}
