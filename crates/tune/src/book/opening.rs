//! Variety in openings: moves at random, the better the likelier.

use std::collections::HashMap;
use std::sync::atomic::AtomicBool;

use fastrand::Rng;
use skep_engine::{Engine, Limits, evaluate};
use skep_explorer::distinct_moves;
use skep_rules::{Action, Game};

use crate::hyperparameters::{BOOK_CANDIDATES, BOOK_MAX_LOSS, BOOK_TEMPERATURE};

/// The size of the transposition table for openings, in megabytes. It is emptied for every position.
const MEGABYTES: usize = 1;

/// The number of positions whose candidates are remembered.
const MAX_REMEMBERED: usize = 100_000;

/// A move, and how often it is played.
type Weighted = (Action, f64);

/// Chooses moves in openings. What it chooses depends only on the game and the random numbers.
pub(crate) struct OpeningChooser {
    nodes: u64,
    engine: Engine,
    /// The candidates by the actions that have been played.
    known: HashMap<Vec<Action>, Vec<Weighted>>,
}

impl OpeningChooser {
    pub(crate) fn new(nodes: u64) -> OpeningChooser {
        OpeningChooser { nodes, engine: Engine::new(MEGABYTES), known: HashMap::new() }
    }

    /// A move for the position, at random.
    pub(crate) fn choose(&mut self, game: &Game, rng: &mut Rng) -> Option<Action> {
        let line: Vec<Action> = game.history().collect();
        if !self.known.contains_key(&line) {
            if self.known.len() >= MAX_REMEMBERED {
                self.known.clear();
            }
            let candidates = self.candidates(game);
            self.known.insert(line.clone(), candidates);
        }
        let candidates = self.known.get(&line)?;
        let sum: f64 = candidates.iter().map(|(_, weight)| weight).sum();
        let mut rest = rng.f64() * sum;
        let chosen = candidates.iter().find(|(_, weight)| {
            rest -= weight;
            rest < 0.0
        });
        chosen.or(candidates.first()).map(|&(action, _)| action)
    }

    /// The best moves with their weights. Of moves that are equal under a symmetry there is one.
    fn candidates(&mut self, game: &Game) -> Vec<Weighted> {
        self.engine.clear();
        let actions = self.promising(game);
        let nodes = Some(self.nodes / 4);
        let limits = Limits { nodes, ..Limits::default() };
        let stop = AtomicBool::new(false);
        let mut scored: Vec<(Action, i32)> = Vec::new();
        for action in actions {
            let report = self.engine.search_action(game, action, limits, &stop);
            scored.extend(report.map(|report| (action, report.score().value())));
        }
        let best = scored.iter().map(|&(_, score)| score).max().unwrap_or_default();
        let weight = |score: i32| match best - score {
            loss if loss > BOOK_MAX_LOSS => 0.0,
            loss => (-f64::from(loss) / BOOK_TEMPERATURE).exp(),
        };
        scored.into_iter().map(|(action, score)| (action, weight(score))).collect()
    }

    /// The move that a search finds best, and those with the best static evaluations.
    fn promising(&mut self, game: &Game) -> Vec<Action> {
        let limits = Limits { nodes: Some(self.nodes), ..Limits::default() };
        let stop = AtomicBool::new(false);
        let report = self.engine.search(game, limits, &stop, &mut |_| {});
        let best = report.map(|report| report.best());
        let mut position = game.position().clone();
        let mover = position.to_move();
        let mut rated: Vec<(i32, Action)> = Vec::new();
        for moves in distinct_moves(game.position()) {
            let found = best.filter(|best| moves.actions.contains(best));
            let action = found.unwrap_or(moves.actions[0]);
            let undo = position.play_listed(action);
            let value = evaluate(&position);
            let value = if position.to_move() == mover { value } else { -value };
            position.undo(undo);
            rated.push((if found.is_some() { i32::MAX } else { value }, action));
        }
        // Stable, so that equal values keep the order of the actions.
        rated.sort_by_key(|&(value, _)| std::cmp::Reverse(value));
        rated.into_iter().take(BOOK_CANDIDATES).map(|(_, action)| action).collect()
    }
}
