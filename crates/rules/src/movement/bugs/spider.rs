//! The Spider crawls exactly three cells and never enters one twice.

use crate::grid::hex::{Cell, Direction, Directions};
use crate::grid::patch::Patch;
use crate::grid::sides::{SLIDES, Stride, is_junction};
use crate::hive::board::Board;

/// How many cells it crawls.
pub(crate) const CRAWLS: usize = 3;

/// Three crawls.
#[inline]
pub(crate) fn moves(board: &Board, cell: Cell) -> Patch {
    let mut reach = Patch::default();
    for first in Directions(SLIDES[board.at(cell).occupied() as usize]) {
        let one = cell.neighbor(first);
        let back = first.opposite();
        // The spider is lifted: the cells beside it do not touch it any more.
        let occupied = board.at(one).occupied() & !(1 << back as u8);
        let second = Stride::entering_from(back).next(occupied).direction();
        let two = one.neighbor(second);
        let start = towards_start(first, second);
        let around_two = board.at(two).occupied() & !start;
        if is_junction(occupied) || is_junction(around_two) {
            return moves_at_junctions(board, cell);
        }
        let third = Stride::entering_from(second.opposite()).next(around_two).direction();
        reach.insert(Patch::MIDDLE.neighbor(first).neighbor(second).neighbor(third));
    }
    reach.remove(Patch::MIDDLE);
    reach
}

/// The moves where several ways may lead on from a cell.
#[cold]
fn moves_at_junctions(board: &Board, cell: Cell) -> Patch {
    let mut reach = Patch::default();
    for first in Directions(SLIDES[board.at(cell).occupied() as usize]) {
        let one = cell.neighbor(first);
        let back = 1 << first.opposite() as u8;
        let occupied = board.at(one).occupied() & !back;
        for second in Directions(SLIDES[occupied as usize] & !back) {
            let two = one.neighbor(second);
            let start = towards_start(first, second);
            let back = 1 << second.opposite() as u8;
            let occupied = board.at(two).occupied() & !start;
            let ways = SLIDES[occupied as usize] & !back;
            let place = Patch::MIDDLE.neighbor(first).neighbor(second);
            reach = reach.or(Patch::around_cell(place, ways));
        }
    }
    reach.remove(Patch::MIDDLE);
    reach
}

/// After two steps, the side on which the start lies, as a mask; none if it is not adjacent.
#[inline]
fn towards_start(first: Direction, second: Direction) -> u8 {
    const SIDES: [[u8; 6]; 6] = {
        let mut table = [[0; 6]; 6];
        let mut i = 0;
        while i < 6 {
            // Two steps that turn by 120° lead beside the start.
            let back = Direction::ALL[i].opposite();
            table[i][back.left() as usize] = 1 << back.right() as u8;
            table[i][back.right() as usize] = 1 << back.left() as u8;
            i += 1;
        }
        table
    };
    SIDES[first as usize][second as usize]
}

#[cfg(test)]
mod tests {
    use crate::movement::rulebook::assert_moves;

    #[test]
    fn the_spider_crawls_exactly_three_cells() {
        let drawing = "
            *   wB1
                  wQ  bB1 bQ
                wA1 *   wS1
              bS1     *   bA1
                    bG1 wG1
                  *
        ";
        assert_moves("Base;Black[9]", "bS1", drawing, "", &[]);
    }
}
