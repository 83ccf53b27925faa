//! Approximate mobility. Each creature is replaced by creatures of the standard games with similar moves, its stand-ins,
//! whose moves can be counted quickly.

use crate::grid::hex::Cell;
use crate::grid::patch::Patch;
use crate::grid::sides::SLIDES;
use crate::hive::board::Board;
use crate::model::bug::Bug;
use crate::movement::Motion;

/// The creatures of the standard games whose moves, taken together, approximate this creature's moves.
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

/// The cells that the stand-ins of a bug can reach in up to three steps.
#[inline]
pub(super) fn near_moves(bug: Bug, board: &Board, cell: Cell) -> Patch {
    let mut near = Patch::default();
    for &bug in stand_ins(bug) {
        near = near.or(Motion::of(bug, board, cell).near());
    }
    near
}

/// In [`MOVES`], stands for a creature that crawls any distance.
pub(super) const LIKE_AN_ANT: u8 = 255;
/// In [`MOVES`], stands for a creature that copies its neighbours.
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

/// The greatest distance from a Queen with this many free sides at which a bug's moves are worked out.
const fn range(bug: Bug, free: u8) -> u8 {
    // The last of several stand-ins moves farthest.
    let Some(stand_in) = stand_ins(bug).last() else { return 0 };
    match (*stand_in, free) {
        (Bug::Queen | Bug::Beetle, _) => 2,
        (Bug::Spider | Bug::Ladybug, 1 | 2) => 4,
        // With one free side the answer must be exact; otherwise far jumps are rare.
        (Bug::Grasshopper | Bug::Mosquito, 1) => u8::MAX - 1,
        (Bug::Grasshopper, _) => 5,
        (Bug::Mosquito, 2) => 4,
        (Bug::Spider | Bug::Ladybug | Bug::Mosquito, _) => 0,
        // The moves of Ants are counted along the main walk.
        (Bug::Ant, _) => 0,
        // These creatures are nobody's stand-ins.
        (
            Bug::Pillbug
            | Bug::Wasp
            | Bug::Scorpion
            | Bug::Firefly
            | Bug::Fly
            | Bug::Dragonfly
            | Bug::Centipede
            | Bug::StinkBug
            | Bug::Tick
            | Bug::AssassinBug
            | Bug::Mantis
            | Bug::Butterfly
            | Bug::Moth
            | Bug::Honeycombo,
            _,
        ) => 0,
    }
}

// `range` and `about` know some creatures only, and `QueenAttack` asks whether a bug is a Grasshopper, an Ant or a
// Mosquito, not whether one of them is its stand-in.
const _: () = {
    let mut index = 0;
    while index < Bug::ALL.len() {
        let bug = Bug::ALL[index];
        let stand_ins = stand_ins(bug);
        let mut number = 0;
        while number < stand_ins.len() {
            let is_known = match stand_ins[number] {
                Bug::Queen | Bug::Beetle | Bug::Spider | Bug::Ladybug => true,
                Bug::Grasshopper | Bug::Ant | Bug::Mosquito => stand_ins[number] as u8 == bug as u8,
                _ => false,
            };
            assert!(is_known, "stand-ins must be Queen, Beetle, Spider or Ladybug");
            number += 1;
        }
        index += 1;
    }
};

/// By occupied sides, the approximate number of moves of a creature on the ground.
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
                // A Spider usually has one way in each direction.
                Bug::Queen | Bug::Spider => slides,
                Bug::Beetle => occupied + slides,
                Bug::Ladybug => 5 + occupied,
                Bug::Grasshopper => occupied,
                Bug::Ant => {
                    if slides > 0 {
                        LIKE_AN_ANT
                    } else {
                        0
                    }
                }
                Bug::Mosquito => LIKE_OTHERS,
                // These creatures are nobody's stand-ins.
                Bug::Pillbug
                | Bug::Wasp
                | Bug::Scorpion
                | Bug::Firefly
                | Bug::Fly
                | Bug::Dragonfly
                | Bug::Centipede
                | Bug::StinkBug
                | Bug::Tick
                | Bug::AssassinBug
                | Bug::Mantis
                | Bug::Butterfly
                | Bug::Moth
                | Bug::Honeycombo => 0,
            };
            index += 1;
        }
        sides += 1;
    }
    about
}
