//! Games of the engine against itself, with mistakes, in which puzzles are found.

use std::sync::atomic::AtomicBool;

use fastrand::Rng;
use skep_engine::{Engine, Limits, Prover, SearchReport};
use skep_learn::puzzle::{MAX_LINE, Puzzle};
use skep_rules::{Action, Game, GameType, Position, Stage};

use super::fall::{Counts, Fall};
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

/// A position of a game.
struct Seen {
    position: Position,
    /// Whether the search has seen a forced win of the side to move.
    is_won: bool,
}

/// The last position before this one in which the same side began its turn.
fn turn_before(seen: &[Seen], index: usize) -> Option<usize> {
    let learner = seen[index].position.to_move();
    let begins = |&earlier: &usize| {
        seen[earlier].position.to_move() == learner
            && seen[earlier - 1].position.to_move() != learner
    };
    (1..index).rev().find(begins)
}

/// A position after an action of the opponent, without its history, and the one before. What cannot be written cannot be a
/// puzzle.
fn after_opponent(seen: &[Seen], index: usize) -> Option<(&Position, Position)> {
    let before = &seen[index.checked_sub(1)?].position;
    let position = &seen[index].position;
    let start: Position = position.to_string().parse().ok()?;
    (before.to_move() != start.to_move()).then_some((before, start))
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
        let mut seen = Vec::new();
        self.engine.clear();
        while game.ending().is_none() && game.len() < MAX_PLIES {
            let Some(report) = self.search(&game, self.nodes) else { break };
            let forced = report.score().forced();
            seen.push(Seen { position: game.position().clone(), is_won: forced > Some(0) });
            match forced.map(u32::try_from) {
                Some(Ok(plies)) => self.look_for_win(&seen, plies, &mut mined),
                None => self.look_for_save(&seen, &mut mined),
                _ => {}
            }
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

    /// Looks for a puzzle in the last position, in which the side to move wins within that many actions. If the win was there
    /// before the opponent's last action, the puzzle is in an earlier position, where nobody has seen the longer win.
    fn look_for_win(&mut self, seen: &[Seen], plies: u32, mined: &mut Mined) {
        let (mut index, mut plies) = (seen.len() - 1, plies);
        while plies as usize <= MAX_LINE {
            let earlier = turn_before(seen, index);
            if earlier.is_some_and(|earlier| seen[earlier].is_won) {
                return;
            }
            let Some((before, start)) = after_opponent(seen, index) else { return };
            let found = self.examiner.win(before, &start, plies);
            mined.counts.count(&found);
            match (found, earlier) {
                (Ok(puzzle), _) => return mined.puzzles.push(puzzle),
                (Err(Fall::NoMistake), Some(earlier)) => {
                    plies += (index - earlier) as u32;
                    index = earlier;
                }
                (Err(_), _) => return,
            }
        }
    }

    /// Looks for the only action against a threat in the last position.
    fn look_for_save(&mut self, seen: &[Seen], mined: &mut Mined) {
        let Some((_, start)) = after_opponent(seen, seen.len() - 1) else { return };
        if start.stage() == Stage::Single && self.examiner.is_threatened(&start) {
            let found = self.examiner.save(&start);
            mined.counts.count(&found);
            mined.puzzles.extend(found);
        }
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
