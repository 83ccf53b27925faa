//! The benchmark: searches of fixed positions. A change of the node count is a change of play.

use std::sync::atomic::AtomicBool;

use skep_rules::Game;

use crate::{Engine, Limits};

/// Games from the start to the middle, and one with the Venom expansion.
const GAMES: [&str; 4] = [
    "Base+MLP",
    "Base+MLP;InProgress;White[5];wP;bP wP\\;wQ \\wP;bM bP\\;wA1 -wQ;bQ bM/;wB1 wA1\\;bA1 bQ\\",
    "Base+MLP;InProgress;White[5];wL;bL wL\\;wM \\wL;bM bL\\;wA1 /wM;bA1 bM/;wQ \\wA1;bQ /bM",
    "Venom+MLP",
];

/// The size of the transposition table, in megabytes.
const MEGABYTES: usize = 16;

/// The node counts of a [`bench()`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bench {
    /// The number of nodes that were visited.
    pub nodes: u64,
    /// The number of those nodes that were scored without playing the action that leads to them.
    pub predicted: u64,
}

impl Bench {
    /// The depth of the fixed search, in plies. `docs/BENCHMARKS.md` has its node count.
    pub const DEPTH: u32 = 12;
}

/// Searches some positions to this depth, in plies, and counts the nodes. The result is the same on every machine.
pub fn bench(depth: u32) -> Bench {
    let mut total = Bench::default();
    for text in GAMES {
        let Ok(game) = text.parse::<Game>() else { continue };
        let mut engine = Engine::new(MEGABYTES);
        let limits = Limits { depth: Some(depth), ..Limits::default() };
        let report = engine.search(&game, limits, &AtomicBool::new(false), &mut |_| {});
        if let Some(report) = report {
            total.nodes += report.nodes;
            total.predicted += report.predicted;
        }
    }
    total
}
