//! The short game on the board of the home page.

use skep_rules::{Game, GameType, Position};

/// A tournament game of 28 actions, played by the computer against itself, in which White loses.
const MOVES: [&str; 28] = [
    "wG1",
    "bS1 -wG1",
    "wS1 wG1\\",
    "bS2 -bS1",
    "wM wG1/",
    "bQ -bS2",
    "wQ wM-",
    "bA1 bS2\\",
    "wA1 \\wM",
    "bM bQ\\",
    "wA1 \\bQ",
    "bM wQ\\",
    "wB1 wA1/",
    "bB1 bM-",
    "wB1 wA1",
    "bB1 wQ-",
    "wB1 bQ",
    "bM wQ",
    "wP -wB1",
    "bL bM\\",
    "wL wP\\",
    "bP bS2/",
    "wA2 \\wM",
    "bG1 bM/",
    "wA3 -wA1",
    "bA1 wA2-",
    "wS1 wL-",
    "bM wG1-",
];
/// The number of actions that have been played when the board appears: an empty table would say nothing.
const OPENING: usize = 10;
/// The number of actions of the board that stands still.
pub(super) const STILL: usize = 24;
/// The number of steps for which the end is shown.
const REST: usize = 3;

/// The game, as far as it has been played.
#[derive(Clone, Debug)]
pub(super) struct HeroGame {
    game: Game,
    played: usize,
}

impl HeroGame {
    /// The game after its opening.
    pub(super) fn new() -> HeroGame {
        HeroGame { game: after(OPENING), played: OPENING }
    }

    /// The position after that many actions.
    pub(super) fn at(actions: usize) -> Position {
        after(actions).position().clone()
    }

    /// The current position.
    pub(super) fn position(&self) -> Position {
        self.game.position().clone()
    }

    /// Plays the next action. Some steps after the last one the game begins again; returns whether it does.
    pub(super) fn step(&mut self) -> bool {
        self.played += 1;
        if self.played > MOVES.len() + REST {
            *self = HeroGame::new();
            return true;
        }
        if let Some(action) = MOVES.get(self.played - 1) {
            // A test plays the whole game.
            let _ = self.game.play_text(action);
        }
        false
    }
}

fn after(actions: usize) -> Game {
    let mut game = Game::new(GameType::BASE_MLP);
    for action in &MOVES[..actions.min(MOVES.len())] {
        // A test plays the whole game.
        let _ = game.play_text(action);
    }
    game
}

#[cfg(test)]
mod tests {
    use skep_rules::{Color, Outcome};

    use super::*;

    #[test]
    fn the_game_is_legal_and_is_won() {
        let mut game = Game::new(GameType::BASE_MLP);
        for action in MOVES {
            game.play_text(action).unwrap();
        }
        let ending = game.ending().unwrap();
        assert_eq!(ending.outcome, Outcome::Win(Color::Black));
        assert_eq!(&HeroGame::at(MOVES.len()), game.position());
    }

    #[test]
    fn after_its_end_the_game_begins_again() {
        let mut game = HeroGame::new();
        let start = game.position();
        let steps = MOVES.len() - OPENING + REST;
        assert!((0..steps).all(|_| !game.step()));
        assert_eq!(game.position(), HeroGame::at(MOVES.len()));
        assert!(game.step());
        assert_eq!(game.position(), start);
    }
}
