//! The engine's answer to an offer of a draw.

use std::sync::atomic::AtomicBool;

use skep_rules::Game;

use crate::engine::Engine;
use crate::search::limits::Limits;

/// The search that decides about an offer.
const LIMITS: Limits = Limits { time: None, depth: None, nodes: Some(20_000) };

/// The engine accepts if the score of the player who offers is above this, in centipawns.
const ADVANTAGE: i32 = 50;

impl Engine {
    /// Whether the engine accepts a draw that the side to move offers: it does if that side is better off. If the game
    /// is over, it does not.
    pub fn accepts_draw(&mut self, game: &Game) -> bool {
        let report = self.search(game, LIMITS, &AtomicBool::new(false), &mut |_| {});
        report.is_some_and(|report| report.score().value() > ADVANTAGE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn accepts(game: &str) -> bool {
        Engine::new(1).accepts_draw(&game.parse().unwrap())
    }

    #[test]
    fn a_draw_is_accepted_by_the_side_that_would_lose() {
        let lost =
            "Base;White[9];0,0:bQ 1,0:wA1 1,-1:wB1 0,-1:wS1 -1,0:bS1 -1,1:bA1 2,0:wQ 2,1:wA2";
        assert!(accepts(lost));
    }

    #[test]
    fn when_the_game_is_over_nothing_is_accepted() {
        let over = "0,0:bQ 1,0:wA1 1,-1:wB1 0,-1:wS1 -1,0:bS1 -1,1:bA1 0,1:wA2 2,0:wQ";
        assert!(!accepts(&format!("Base;White[9];{over}")));
    }
}
