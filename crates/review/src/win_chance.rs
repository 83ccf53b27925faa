//! Win chances: evaluations on a scale that people understand and that can be subtracted.
//!
//! The win chance is a logistic curve of the evaluation. Its slope was fitted to games of the engine against itself, one
//! slope for each family of games. `cargo run --release -p skep-tune -- play FILE --nodes 2500` plays such games,
//! `… curve FILE` counts their results into `data/win_chance.tsv`, and a test of this crate fits the slopes to them again.

use skep_rules::Family;

use crate::evaluation::Evaluation;

/// The expected result of a player in points out of 100; a draw counts half.
#[derive(Clone, Copy, Debug, Default, PartialEq, PartialOrd)]
pub struct WinChance(f64);

impl WinChance {
    /// A lost game.
    pub const LOST: WinChance = WinChance(0.0);
    /// Equal chances.
    pub const EVEN: WinChance = WinChance(50.0);
    /// A won game.
    pub const WON: WinChance = WinChance(100.0);

    /// The win chance of an evaluation in a family of games.
    ///
    /// ```
    /// use skep_review::{Evaluation, WinChance};
    /// use skep_rules::Family;
    ///
    /// let chance = |evaluation| WinChance::of(evaluation, Family::Tournament).points();
    /// assert_eq!(chance(Evaluation::Centipawns(0)), 50.0);
    /// assert_eq!(chance(Evaluation::Win(5)), 100.0);
    /// assert!(chance(Evaluation::Centipawns(100)) > 55.0);
    /// ```
    pub fn of(evaluation: Evaluation, family: Family) -> WinChance {
        match evaluation {
            Evaluation::Win(_) => WinChance::WON,
            Evaluation::Loss(_) => WinChance::LOST,
            Evaluation::Centipawns(value) => {
                WinChance(100.0 / (1.0 + (-slope(family) * f64::from(value)).exp()))
            }
        }
    }

    /// A win chance of this many points, which are clamped to 0 to 100.
    pub const fn from_points(points: f64) -> WinChance {
        WinChance(points.clamp(0.0, 100.0))
    }

    /// The points, from 0 to 100.
    pub const fn points(self) -> f64 {
        self.0
    }

    /// The points that are lost if this chance becomes a smaller one; 0 if nothing is lost.
    pub fn loss_to(self, after: WinChance) -> f64 {
        (self.0 - after.0).max(0.0)
    }

    /// The chance of the other player.
    pub fn of_opponent(self) -> WinChance {
        WinChance(100.0 - self.0)
    }
}

/// The slope of the curve: the growth of the log-odds of winning per centipawn.
#[rustfmt::skip]
pub const fn slope(family: Family) -> f64 {
    match family {
        Family::Base       => 0.00852,
        Family::Tournament => 0.00892,
        Family::Venom      => 0.00923,
        Family::Swarm      => 0.00794,
        Family::Predators  => 0.00852,
        Family::Guardians  => 0.00988,
        Family::Honeycombo => 0.00942,
        Family::Ultimate   => 0.00667,
    }
}
