//! Approximate mobility: each creature is represented by creatures of the standard games whose moves are quick to work out.

use crate::grid::hex::Cell;
use crate::grid::patch::Patch;
use crate::grid::sides::SLIDES;
use crate::hive::board::Board;
use crate::model::bug::Bug;
use crate::movement::Motion;

/// The creatures of the standard games whose moves together stand in for this creature's.
pub(super) const fn stand_ins(bug: Bug) -> &'static [Bug] {
    match bug {
        Bug::Queen | Bug::Pillbug | Bug::Wasp | Bug::Scorpion => &[Bug::Queen],
        Bug::Beetle | Bug::Firefly | Bug::Tick | Bug::Butterfly | Bug::Moth => &[Bug::Beetle],
        Bug::Spider => &[Bug::Spider],
        Bug::Ladybug | Bug::Fly | Bug::Dragonfly | Bug::Centipede => &[Bug::Ladybug],
        Bug::AssassinBug | Bug::Mantis | Bug::StinkBug => &[Bug::Queen, Bug::Ladybug],
        Bug::Grasshopper => &[Bug::Grasshopper],
        Bug::Ant => &[Bug::Ant],
        Bug::Mosquito => &[Bug::Mosquito],
        Bug::Honeycombo => &[],
    }
}

/// Where the bug can get by up to three steps, or where its stand-ins can.
#[inline]
pub(super) fn near_moves(bug: Bug, board: &Board, cell: Cell) -> Patch {
    let mut near = Patch::default();
    for &bug in stand_ins(bug) {
        near = near.or(Motion::of(bug, board, cell).near());
    }
    near
}

/// In place of a number of moves: the creature crawls any distance.
pub(super) const LIKE_AN_ANT: u8 = 255;
/// In place of a number of moves: the creature copies its neighbours.
pub(super) const LIKE_OTHERS: u8 = 254;
/// The greatest number of moves that is counted.
pub(super) const FARTHEST: u16 = 253;

/// By creature and occupied sides, the approximate number of cells to which a bug on the ground can go. For creatures
/// that take one step the number is exact as long as no stacks are in the way.
pub(super) static MOVES: [[u8; 64]; Bug::ALL.len()] = {
    let mut moves = [[0; 64]; Bug::ALL.len()];
    let mut index = 0;
    while index < Bug::ALL.len() {
        moves[Bug::ALL[index] as usize] = about(Bug::ALL[index]);
        index += 1;
    }
    moves
};

/// By creature, the greatest distance from a Queen at which a bug's moves are worked out.
pub(super) type Ranges = [u8; Bug::ALL.len()];

/// The ranges around a Queen with one free side, with two and with more. Where there is room, moves of several steps
/// are not worked out.
pub(super) static RANGES: [Ranges; 3] = {
    let mut ranges = [[0; Bug::ALL.len()]; 3];
    let mut index = 0;
    while index < Bug::ALL.len() {
        let bug = Bug::ALL[index];
        ranges[0][bug as usize] = range(bug, 1);
        ranges[1][bug as usize] = range(bug, 2);
        ranges[2][bug as usize] = range(bug, 3);
        index += 1;
    }
    ranges
};

const fn range(bug: Bug, free: u8) -> u8 {
    // Of several stand-ins the last goes farthest.
    let Some(stand_in) = stand_ins(bug).last() else { return 0 };
    match (*stand_in, free) {
        (Bug::Queen | Bug::Beetle, _) => 2,
        (Bug::Spider | Bug::Ladybug, 1 | 2) => 4,
        // If there is one free side, the exact truth is wanted; otherwise far jumps are rare.
        (Bug::Grasshopper | Bug::Mosquito, 1) => u8::MAX - 1,
        (Bug::Grasshopper, _) => 5,
        (Bug::Mosquito, 2) => 4,
        // Ants are counted in another way.
        _ => 0,
    }
}

const fn about(bug: Bug) -> [u8; 64] {
    let mut about = [0; 64];
    let mut sides = 1;
    while sides < 64 {
        let slides = SLIDES[sides].count_ones() as u8;
        let occupied = sides.count_ones() as u8;
        let stand_ins = stand_ins(bug);
        let mut index = 0;
        while index < stand_ins.len() {
            about[sides] += match stand_ins[index] {
                // Mostly a Spider has one way to each side.
                Bug::Queen | Bug::Spider => slides,
                Bug::Beetle => occupied + slides,
                Bug::Ladybug => 5 + occupied,
                Bug::Grasshopper => occupied,
                Bug::Ant if slides > 0 => LIKE_AN_ANT,
                Bug::Mosquito => LIKE_OTHERS,
                _ => 0,
            };
            index += 1;
        }
        sides += 1;
    }
    about
}
