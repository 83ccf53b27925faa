//! Games of the engine against itself, with mistakes, in which puzzles are found.

use std::sync::atomic::AtomicBool;

use fastrand::Rng;
use skep_engine::{Engine, Limits, Prover, SearchReport};
use skep_learn::puzzle::{MAX_LINE, Puzzle};
use skep_rules::{Action, Game, GameType, Position, Stage};

use super::fall::Counts;
use super::prove::Examiner;
use crate::hyperparameters::HASH_MEGABYTES;
use crate::self_play::{random_opening, with_draw};

/// Games are broken off after this many plies.
const MAX_PLIES: usize = 90;
/// How often a player looks at few nodes only, in percent. That makes mistakes like those of people: what is played looks good.
const CARELESS_PERCENT: u32 = 25;
/// The nodes of a careless search.
const CARELESS_NODES: u64 = 30;
/// How often a random action is played, in percent.
const RANDOM_PERCENT: u32 = 2;
/// How often a position under threat is looked at for a save, in percent.
const SAVE_PERCENT: u32 = 30;
/// The size of the solver's table, in megabytes.
const PROOF_MEGABYTES: usize = 1;

/// Finds puzzles on one thread.
pub(crate) struct Miner {
    game_type: GameType,
    nodes: u64,
    seed: u64,
    engine: Engine,
    examiner: Examiner,
}

/// What a game yielded.
pub(crate) struct Mined {
    pub(crate) number: u64,
    pub(crate) puzzles: Vec<Puzzle>,
    pub(crate) counts: Counts,
}

impl Miner {
    pub(crate) fn new(game_type: GameType, nodes: u64, seed: u64) -> Miner {
        let examiner = Examiner::new(Prover::new(game_type, PROOF_MEGABYTES));
        Miner { game_type, nodes, seed, engine: Engine::new(HASH_MEGABYTES), examiner }
    }

    /// Plays the game with this number. It depends on nothing but the settings and the number.
    pub(crate) fn play(&mut self, number: u64) -> Mined {
        let mut rng = Rng::with_seed(self.seed << 32 | number);
        let mut game = random_opening(self.game_type, &mut rng);
        let mut mined = Mined { number, puzzles: Vec::new(), counts: Counts::default() };
        let mut before: Option<Position> = None;
        // Whether the player who has just acted was lost already.
        let mut was_lost = false;
        self.engine.clear();
        while game.ending().is_none() && game.len() < MAX_PLIES {
            let Some(report) = self.search(&game, self.nodes) else { break };
            let forced = report.score().forced();
            if let Some(before) = &before {
                let looks = !was_lost && before.to_move() != game.position().to_move();
                let look_for_save = rng.u32(..100) < SAVE_PERCENT;
                if looks {
                    self.look(before, &game, forced, look_for_save, &mut mined);
                }
            }
            was_lost = forced.is_some_and(|plies| plies < 0);
            before = Some(game.position().clone());
            let Some(action) = self.choose(&game, &report, &mut rng) else { break };
            if game.play(with_draw(&game, action, &mut rng)).is_err() {
                break;
            }
        }
        mined
    }

    fn search(&mut self, game: &Game, nodes: u64) -> Option<SearchReport> {
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        self.engine.search(game, limits, &AtomicBool::new(false), &mut |_| {})
    }

    /// Looks for a puzzle in the game's position, after the action of the opponent in the position before.
    fn look(
        &mut self,
        before: &Position,
        game: &Game,
        forced: Option<i32>,
        look_for_save: bool,
        mined: &mut Mined,
    ) {
        // What cannot be written cannot be a puzzle.
        let Ok(start) = game.position().to_string().parse::<Position>() else { return };
        let found = match forced.map(u32::try_from) {
            Some(Ok(plies)) if plies as usize <= MAX_LINE => {
                self.examiner.win(before, &start, plies)
            }
            None if look_for_save
                && start.stage() == Stage::Single
                && self.examiner.is_threatened(&start) =>
            {
                self.examiner.save(&start)
            }
            _ => return,
        };
        mined.counts.count(&found);
        mined.puzzles.extend(found);
    }

    /// What is played: mostly the best action.
    fn choose(&mut self, game: &Game, report: &SearchReport, rng: &mut Rng) -> Option<Action> {
        let percent = rng.u32(..100);
        if percent < RANDOM_PERCENT {
            rng.choice(game.position().actions())
        } else if percent < CARELESS_PERCENT {
            self.engine.clear();
            self.search(game, CARELESS_NODES).map(|report| report.best())
        } else {
            Some(report.best())
        }
    }
}
