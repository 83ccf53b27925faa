//! Scores of positions in Swarm: averages over the tiles that may be drawn from the bag.
//!
//! A search assumes one tile for every draw, which the hash of the position selects. Its score is therefore the score of
//! one possible future, and it knows tiles that nobody can know. Here every promising first action is searched several
//! times, with different draws:
//!
//! * An action that draws: once for each kind of tile in the bag, weighted by the number of such tiles.
//! * "Draw a tile and place it at once": one search for every tile that may be drawn, at its best place.
//! * Any other action: [`SAMPLES`] times, with other draws later on.
//!
//! The score is the average of the win chances, as centipawns. It is a forced end only if all searches find one.

use std::cmp::Reverse;

use skep_rules::{Action, DrawnTile, Game, Outcome, Position};

use crate::engine::RootSearch;
use crate::search::params::MAX_DEPTH;
use crate::search::report::{PvLine, SearchReport};
use crate::search::score::{DRAW, FORCED, Score, loss_in, win_in};
use crate::{Engine, Limits, StopSignal};

/// The least number of searches that a score is the average of.
const SAMPLES: u32 = 8;
/// The number of first actions that are averaged in addition to the wanted lines: a single search may misjudge one.
const SPARE_CANDIDATES: usize = 2;
/// The number of actions that share the nodes of a search for one line.
const SHARES: u64 = 1 + SPARE_CANDIDATES as u64;
/// The largest average that is no forced end, in centipawns.
const MAX_AVERAGE: f64 = 3_000.0;

/// The parameters of [`Engine::search_averaged`].
#[derive(Clone, Copy, Debug)]
pub struct AveragedSearch {
    /// The number of lines.
    pub lines: usize,
    /// The only first action to search; `None` for all. What it draws from the bag is left open. Where tiles are drawn, it
    /// gets one action's share of the limit of nodes, so that it is searched about as deep as the best of all.
    pub only: Option<Action>,
    /// The tile that was drawn and has to be placed now, if there is one.
    pub drawn: DrawnTile,
    /// The growth of the log-odds of winning per centipawn, by which scores become win chances.
    pub slope: f64,
}

impl AveragedSearch {
    /// The first actions that are compared.
    fn first_actions(&self, position: &Position) -> Vec<Action> {
        self.only.map_or_else(|| self.drawn.allowed(position), |action| vec![action])
    }

    /// Whether the action draws a tile that is then placed in the same turn.
    fn draws_to_place(&self, position: &Position, action: Action) -> bool {
        matches!(action, Action::Draw { .. }) && self.drawn.can_draw(position)
    }
}

/// The limits of a search under way, and what it has used of them.
struct Budget<'a> {
    limits: Limits,
    stop: &'a dyn StopSignal,
    start: std::time::Duration,
    nodes: u64,
    predicted: u64,
}

/// A score and how often it counts.
type Outcomes = Vec<(u32, Score)>;

impl Engine {
    /// Searches like [`Engine::search_multi_pv`], or for one action like [`Engine::search_action`]; where tiles are drawn
    /// from a bag, scores are averages over what may be drawn, and [`PvLine::draws`] counts the searches. No line then
    /// depends on a tile that is not known. Returns `None` also if the only action is illegal.
    pub fn search_averaged(
        &mut self,
        game: &Game,
        limits: Limits,
        wanted: AveragedSearch,
        stop: &dyn StopSignal,
        on_report: &mut dyn FnMut(&SearchReport),
    ) -> Option<SearchReport> {
        let is_decided = game.position().bag().is_empty() && wanted.drawn.tile().is_none();
        let wanted = AveragedSearch { only: wanted.only.map(|it| it.drawing(None)), ..wanted };
        if is_decided || game.ending().is_some() || game.open_choice().is_some() {
            return match wanted.only {
                Some(action) => self.search_action(game, action, limits, stop),
                None => self.search_multi_pv(game, limits, wanted.lines, stop, on_report),
            };
        }
        if wanted.only.is_some_and(|action| game.position().check(action).is_err()) {
            return None;
        }
        let share = |most: u64| if wanted.only.is_some() { most / SHARES } else { most };
        let limits = Limits { nodes: limits.nodes.map(|most| share(most).max(1)), ..limits };
        let start = self.time_source.now();
        let mut budget = Budget { limits, stop, start, nodes: 0, predicted: 0 };
        let mut last = None;
        for depth in 1..=limits.depth.unwrap_or(u32::MAX).min(MAX_DEPTH as u32) {
            let Some(lines) = self.averaged_lines(game, depth, wanted, &mut budget) else { break };
            let time = self.time_source.now().saturating_sub(start);
            let Budget { nodes, predicted, .. } = budget;
            let report = SearchReport { depth, nodes, predicted, time, lines };
            on_report(&report);
            let is_decided = report.lines.iter().all(|line| is_decided_at(line.score, depth));
            last = Some(report);
            if is_decided {
                break;
            }
        }
        // Stopped before anything was averaged: one search is better than nothing.
        let first = || {
            let only = wanted.first_actions(game.position());
            let limits = Limits { depth: Some(1), ..limits };
            self.search_root(game, limits, RootSearch::of(&only), stop, &mut |_| {})
        };
        last.or_else(first)
    }

    /// The best lines at this depth, best first. None if the search was stopped.
    fn averaged_lines(
        &mut self,
        game: &Game,
        depth: u32,
        wanted: AveragedSearch,
        budget: &mut Budget,
    ) -> Option<Vec<PvLine>> {
        let mut compared = wanted.first_actions(game.position());
        let places_drawn = |&action: &Action| wanted.draws_to_place(game.position(), action);
        // A search of one possible future says nothing about drawing a tile to place it: that is always averaged.
        let mut candidates: Vec<PvLine> = compared
            .extract_if(.., |action| wanted.only.is_some() || places_drawn(action))
            .map(|action| PvLine::new(Score(DRAW), vec![action]))
            .collect();
        if !compared.is_empty() {
            let lines = wanted.lines + SPARE_CANDIDATES;
            let root = RootSearch { lines, ..RootSearch::of(&compared) };
            candidates.extend(self.part(game, depth, root, budget)?.lines);
        }
        let mut lines = Vec::new();
        for candidate in candidates {
            let outcomes = match places_drawn(&candidate.actions[0]) {
                true => self.outcomes_of_placing_drawn(game, depth, budget)?,
                false => self.outcomes(game, candidate.actions[0], depth, budget)?,
            };
            let score = average(&outcomes, wanted.slope);
            lines.push(PvLine { score, draws: outcomes.len() as u32, ..candidate });
        }
        lines.sort_by_key(|line| Reverse(line.score));
        lines.truncate(wanted.lines.max(1));
        Some(lines)
    }

    /// The scores of an action with different draws. None if the search was stopped.
    fn outcomes(
        &mut self,
        game: &Game,
        action: Action,
        depth: u32,
        budget: &mut Budget,
    ) -> Option<Outcomes> {
        let position = game.position();
        let mut outcomes = Vec::new();
        if !position.awaits_draw(action) {
            let only = [action];
            for salt in salts(SAMPLES) {
                let root = RootSearch { salt, is_continued: true, ..RootSearch::of(&only) };
                outcomes.push((1, self.part(game, depth, root, budget)?.score()));
            }
            return Some(outcomes);
        }
        let weights = position.draw_weights(action);
        let repeats = SAMPLES.div_ceil(weights.len() as u32);
        for (tile, weight) in weights {
            for salt in salts(repeats) {
                let drawing = action.drawing(Some(tile));
                outcomes.push((weight, self.score_after(game, drawing, depth, salt, budget)?));
            }
        }
        Some(outcomes)
    }

    /// The scores of drawing a tile and placing it at once, for every tile that may be drawn.
    fn outcomes_of_placing_drawn(
        &mut self,
        game: &Game,
        depth: u32,
        budget: &mut Budget,
    ) -> Option<Outcomes> {
        let position = game.position();
        let weights = position.draw_weights(Action::Draw { drawn: None });
        let repeats = SAMPLES.div_ceil(weights.len().max(1) as u32);
        let mut outcomes = Vec::new();
        for (tile, weight) in weights {
            for salt in salts(repeats) {
                let mut drawn = DrawnTile::default();
                let score = match drawn.draw(position, tile) {
                    Some(into_hand) => self.score_after(game, into_hand, depth, salt, budget)?,
                    None => {
                        let places = drawn.allowed(position);
                        let root =
                            RootSearch { salt, is_continued: true, ..RootSearch::of(&places) };
                        self.part(game, depth, root, budget)?.score()
                    }
                };
                outcomes.push((weight, score));
            }
        }
        Some(outcomes)
    }

    /// The score of an action whose draw is known, by a search of the position after it.
    fn score_after(
        &mut self,
        game: &Game,
        action: Action,
        depth: u32,
        salt: u64,
        budget: &mut Budget,
    ) -> Option<Score> {
        let player = game.position().to_move();
        let mut after = game.clone();
        if after.play(action).is_err() {
            return Some(Score(DRAW));
        }
        if after.ending().is_some() {
            return Some(Score(match after.position().outcome() {
                Some(Outcome::Win(winner)) if winner == player => win_in(1),
                Some(Outcome::Win(_)) => loss_in(1),
                Some(Outcome::Draw) | None => DRAW,
            }));
        }
        let root = RootSearch { salt, is_continued: true, ..RootSearch::default() };
        let score = self.part(&after, depth.saturating_sub(1).max(1), root, budget)?.score();
        let is_same_side = after.position().to_move() == player;
        Some(one_ply_earlier(if is_same_side { score } else { Score(-score.0) }))
    }

    /// One of the searches that make up an iteration. None if it was stopped before its end.
    fn part(
        &mut self,
        game: &Game,
        depth: u32,
        root: RootSearch,
        budget: &mut Budget,
    ) -> Option<SearchReport> {
        let passed = self.time_source.now().saturating_sub(budget.start);
        let limits = Limits {
            depth: Some(depth),
            time: budget.limits.time.map(|most| most.saturating_sub(passed)),
            nodes: budget.limits.nodes.map(|most| most.saturating_sub(budget.nodes)),
        };
        let is_over = limits.time.is_some_and(|time| time.is_zero()) || limits.nodes == Some(0);
        if is_over || budget.stop.is_raised() {
            return None;
        }
        let report = self.search_root(game, limits, root, budget.stop, &mut |_| {})?;
        budget.nodes += report.nodes;
        budget.predicted += report.predicted;
        let is_complete = report.depth >= depth || is_decided_at(report.score(), report.depth);
        is_complete.then_some(report)
    }
}

/// Numbers that select different draws.
fn salts(count: u32) -> impl Iterator<Item = u64> {
    // Odd multiples of an odd number: different in their high bits, and none is 0.
    (0..count).map(|index| u64::from(2 * index + 1).wrapping_mul(0xd134_2543_de82_ef95))
}

/// Whether a search to this depth proves a score.
fn is_decided_at(score: Score, depth: u32) -> bool {
    score.forced().is_some_and(|plies| plies.unsigned_abs() <= depth)
}

/// The score of a position from the position before it.
fn one_ply_earlier(score: Score) -> Score {
    match score.0 {
        FORCED.. => Score(score.0 - 1),
        value if value <= -FORCED => Score(value + 1),
        _ => score,
    }
}

/// The average of the win chances, as centipawns. If all outcomes are forced, the one that takes longest.
fn average(outcomes: &[(u32, Score)], slope: f64) -> Score {
    let scores = || outcomes.iter().map(|&(_, score)| score);
    if scores().all(|score| score.0 >= FORCED) {
        return scores().min().unwrap_or(Score(DRAW));
    }
    if scores().all(|score| score.0 <= -FORCED) {
        return scores().max().unwrap_or(Score(DRAW));
    }
    let chance = |score: Score| match score.0 {
        FORCED.. => 1.0,
        value if value <= -FORCED => 0.0,
        value => 1.0 / (1.0 + (-slope * f64::from(value)).exp()),
    };
    let total: f64 = outcomes.iter().map(|&(weight, _)| f64::from(weight)).sum();
    let sum: f64 = outcomes.iter().map(|&(weight, score)| f64::from(weight) * chance(score)).sum();
    let mean = sum / total;
    let centipawns = (mean / (1.0 - mean)).ln() / slope;
    Score(centipawns.clamp(-MAX_AVERAGE, MAX_AVERAGE).round() as i32)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SLOPE: f64 = 0.008;

    #[test]
    fn an_average_is_one_of_win_chances() {
        let mean = |outcomes: &[(u32, i32)]| {
            let outcomes: Vec<_> = outcomes.iter().map(|&(n, value)| (n, Score(value))).collect();
            average(&outcomes, SLOPE).0
        };
        assert_eq!(mean(&[(1, 37)]), 37);
        assert_eq!(mean(&[(1, 100), (1, -100)]), 0);
        // A win for certain and a loss for certain are even chances; three in four are not more than a forced win.
        assert_eq!(mean(&[(2, win_in(3)), (2, loss_in(4))]), 0);
        assert_eq!(mean(&[(3, win_in(3)), (1, loss_in(4))]), (3f64.ln() / SLOPE).round() as i32);
        assert_eq!(mean(&[(1, win_in(3)), (9, win_in(5))]), win_in(5));
        assert_eq!(mean(&[(1, loss_in(2)), (9, loss_in(6))]), loss_in(6));
        assert_eq!(mean(&[(1_000_000, win_in(1)), (1, 5_000)]), MAX_AVERAGE as i32);
    }

    #[test]
    fn salts_differ_and_none_is_the_salt_of_ordinary_searches() {
        let mut all: Vec<_> = salts(100).collect();
        assert!(!all.contains(&0));
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), 100);
    }
}
