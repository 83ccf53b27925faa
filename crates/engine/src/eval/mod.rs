//! The evaluation: how good a position looks without looking ahead.
//!
//! The [`features`] of the position are weighed, each alone and by a small
//! [`network`] together. The weights are fitted to games, not guessed.

mod composite;
mod extract;
pub mod features;
pub mod network;
mod weights;

use std::sync::LazyLock;

use skep_rules::Position;

use self::features::COUNT;
use self::network::{Cells, SIDES};
use self::weights::linear::{ENDING, OPENING};

pub use self::composite::{Sight, Sights};
pub use self::extract::Look;

/// The score for the side to move, in hundredths.
pub fn evaluate(position: &Position) -> i32 {
    judge(position, &mut Look::new()).score
}

/// The weights of the features at the start of a game, and with all tiles in play.
pub fn weights() -> [[i16; COUNT]; 2] {
    [OPENING, ENDING]
}

/// What a position looks like without looking ahead.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Judgement {
    /// The score for the side to move.
    pub(crate) score: i32,
    /// The side to move can surround the other Queen at once. In the standard games that is sure.
    pub(crate) wins: bool,
    /// The other side could do so if it were its turn.
    pub(crate) threatened: bool,
}

/// Looks at the position. The look is only room for what is seen.
pub(crate) fn judge(position: &Position, look: &mut Look) -> Judgement {
    look.see(position);
    let Worth { linear, cells } = Worth::of([&look.own, &look.others]);
    let score = (opening(linear) * (256 - look.phase) + ending(linear) * look.phase) / 256;
    let score = score + cells.score(look.phase);
    Judgement { score: score.clamp(-MOST, MOST), wins: look.wins, threatened: look.threatened }
}

/// No position is worth more than this without a forced win.
const MOST: i32 = 20_000;

/// What features are worth, alone and for the network.
#[derive(Clone, Copy)]
struct Worth {
    /// At the start of a game, in the lower half, and with all tiles in play, in the upper half.
    linear: i64,
    cells: Cells,
}

fn opening(linear: i64) -> i32 {
    linear as i32
}

fn ending(linear: i64) -> i32 {
    // A negative lower half has taken one from the upper.
    ((linear - i64::from(opening(linear))) >> 32) as i32
}

impl Worth {
    const NOTHING: Worth = Worth { linear: 0, cells: Cells::ZERO };

    /// What all these sights are worth together, those of the side to move and those of the other.
    #[inline]
    fn of(sides: [&Sights; SIDES]) -> Worth {
        let mut sum = Worth::NOTHING;
        for (sights, Table { linear, cells }) in sides.into_iter().zip(&*TABLES) {
            for sight in sights.as_slice() {
                sum.linear += linear[sight.index()];
                sum.cells.add(&cells[sight.index()]);
            }
        }
        sum
    }

    /// A feature of a side has this value more.
    fn add_feature(&mut self, side: usize, feature: usize, value: i32) {
        let linear = (i64::from(ENDING[feature]) << 32) + i64::from(OPENING[feature]);
        // What speaks for the other side speaks against this one.
        let sign = if side == 0 { 1 } else { -1 };
        self.linear += linear * i64::from(sign * value);
        self.cells.add_feature(side, feature, value);
    }
}

/// What every sight of a side is worth.
struct Table {
    linear: Box<[i64]>,
    cells: Box<[Cells]>,
}

static TABLES: LazyLock<[Table; SIDES]> = LazyLock::new(|| {
    std::array::from_fn(|side| {
        let worth = |sight: Sight| {
            let mut worth = Worth::NOTHING;
            sight.each(|feature, value| worth.add_feature(side, feature, value));
            (worth.linear, worth.cells)
        };
        let (linear, cells): (Vec<_>, Vec<_>) = Sight::all().map(worth).unzip();
        Table { linear: linear.into(), cells: cells.into() }
    })
});

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_halves_of_a_sum_are_kept_apart() {
        let mut worth = Worth::NOTHING;
        let (mut early, mut late) = (0, 0);
        for feature in 0..COUNT {
            let value = feature as i32 % 7 - 4;
            worth.add_feature(0, feature, value);
            early += i32::from(OPENING[feature]) * value;
            late += i32::from(ENDING[feature]) * value;
            assert_eq!((opening(worth.linear), ending(worth.linear)), (early, late));
        }
    }
}
