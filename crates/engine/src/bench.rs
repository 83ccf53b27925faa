//! A fixed amount of work whose number of positions tells whether a change has changed play.

use std::sync::atomic::AtomicBool;

use skep_rules::Game;

use crate::{Engine, Limits};

/// Games from early to late.
const GAMES: [&str; 4] = [
    "Base+MLP",
    "Base+MLP;InProgress;White[5];wP;bP wP\\;wQ \\wP;bM bP\\;wA1 -wQ;bQ bM/;wB1 wA1\\;bA1 bQ\\",
    "Base+MLP;InProgress;White[5];wL;bL wL\\;wM \\wL;bM bL\\;wA1 /wM;bA1 bM/;wQ \\wA1;bQ /bM",
    "Venom+MLP",
];

/// What a fixed amount of work takes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bench {
    /// How many positions were visited.
    pub nodes: u64,
    /// How many of them were told without being set up.
    pub foreseen: u64,
}

/// Searches some positions to a depth; tells how many positions that took.
pub fn bench(depth: u32) -> Bench {
    let mut total = Bench::default();
    for text in GAMES {
        let Ok(game) = text.parse::<Game>() else { continue };
        let mut engine = Engine::new(16);
        let limits = Limits { depth: Some(depth), ..Limits::default() };
        let report = engine.search(&game, limits, &AtomicBool::new(false), &mut |_| {});
        if let Some(report) = report {
            total.nodes += report.nodes;
            total.foreseen += report.foreseen;
        }
    }
    total
}
