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

/// Searches some positions to a depth; tells how many positions that took.
pub fn bench(depth: u32) -> u64 {
    let mut nodes = 0;
    for text in GAMES {
        let Ok(game) = text.parse::<Game>() else { continue };
        let mut engine = Engine::new(16);
        let limits = Limits { depth: Some(depth), ..Limits::default() };
        let report = engine.search(&game, limits, &AtomicBool::new(false), &mut |_| {});
        nodes += report.map_or(0, |report| report.nodes);
    }
    nodes
}
