//! One game of a book: an opening with variety, then the best moves.

use std::sync::atomic::AtomicBool;

use fastrand::Rng;
use skep_engine::{Engine, Limits, choose};
use skep_rules::{Action, Game, GameType, Outcome};

use super::games_file::BookGame;
use super::opening::OpeningChooser;
use crate::hyperparameters::{BOOK_OPENING_PLIES, HASH_MEGABYTES, MAX_PLIES};
use crate::self_play::with_draw;

/// Plays the games of a book on one thread.
pub(crate) struct BookPlayer {
    game_type: GameType,
    nodes: u64,
    seed: u64,
    engine: Engine,
    openings: OpeningChooser,
}

impl BookPlayer {
    pub(crate) fn new(game_type: GameType, nodes: u64, seed: u64) -> BookPlayer {
        let engine = Engine::new(HASH_MEGABYTES);
        BookPlayer { game_type, nodes, seed, engine, openings: OpeningChooser::new(nodes) }
    }

    /// Plays the game with this number. It ends when the engine has proved who wins.
    pub(crate) fn play(&mut self, number: u32) -> BookGame {
        let mut rng = Rng::with_seed(self.seed << 32 | u64::from(number));
        let mut game = Game::new(self.game_type);
        while let Some(chosen) = choose(&game) {
            if game.choose(chosen).is_err() {
                break;
            }
        }
        self.engine.clear();
        let mut proved = None;
        while game.ending().is_none() && proved.is_none() && game.len() < MAX_PLIES {
            let action = if game.len() < BOOK_OPENING_PLIES {
                self.openings.choose(&game, &mut rng)
            } else {
                self.best(&game, &mut proved)
            };
            let Some(action) = action else { break };
            if game.play(with_draw(&game, action, &mut rng)).is_err() {
                break;
            }
        }
        let outcome = game.ending().map(|ending| ending.outcome).or(proved);
        BookGame { number, outcome, game }
    }

    /// The best action, and in `proved` the outcome if it is certain.
    fn best(&mut self, game: &Game, proved: &mut Option<Outcome>) -> Option<Action> {
        let limits = Limits { nodes: Some(self.nodes), ..Limits::default() };
        let stop = AtomicBool::new(false);
        let report = self.engine.search(game, limits, &stop, &mut |_| {})?;
        let player = game.position().to_move();
        *proved = report
            .score()
            .forced()
            .map(|plies| Outcome::Win(if plies > 0 { player } else { !player }));
        Some(report.best())
    }
}
