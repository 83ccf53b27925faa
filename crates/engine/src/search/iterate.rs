//! Iterative deepening and aspiration windows.

use std::cmp::Reverse;

use skep_rules::Action;

use crate::search::control::{NodeCounts, SharedCounts};
use crate::search::params::{ASPIRATION_MIN_DEPTH, ASPIRATION_WIDENING, ASPIRATION_WIDTH};
use crate::search::report::{PvLine, SearchReport};
use crate::search::score::{DRAW, FORCED, Score, WIN};
use crate::search::smp::iterations::{Iteration, next_depth};
use crate::search::{Searcher, with_sampled_draw};

impl Searcher<'_> {
    /// Iterative deepening on the main thread: searches deeper and deeper until a limit is reached or a forced end is
    /// found, and reports after every iteration. None if there is no action.
    pub(crate) fn iterate(
        &mut self,
        line_count: usize,
        others: &SharedCounts,
        on_report: &mut dyn FnMut(&SearchReport),
    ) -> Option<SearchReport> {
        let mut last: Option<SearchReport> = None;
        let line_count = match self.root.only.len() {
            0 => line_count.min(self.position.actions().len()),
            count => line_count.min(count),
        };
        let mut depth = 0;
        loop {
            depth += 1;
            let lines = self.search_lines(&mut depth, line_count, last.as_ref());
            if self.control.is_stopped() {
                self.use_unfinished_iteration(&mut last, &lines, line_count);
                break;
            }
            let best_score = lines.first()?.score.0;
            let report = self.report(depth, others.plus(self.counts), lines);
            on_report(&report);
            last = Some(report);
            self.control.end_first_iteration();
            let is_decided = best_score.abs() >= FORCED && WIN - best_score.abs() <= depth;
            if is_decided && line_count == 1 || !self.control.limits.allows_deeper_than(depth) {
                break;
            }
        }
        last.map(|report| SearchReport { time: self.control.limits.elapsed(), ..report })
    }

    /// Iterative deepening on another thread: shares its results through the tables until it is stopped. A thread that
    /// runs ahead skips iterations.
    pub(crate) fn iterate_beside(mut self, runs_ahead: bool, counts: &SharedCounts) {
        let (mut depth, mut score) = (1, DRAW);
        while self.control.limits.allows_deeper_than(depth - 1) {
            score = self.search_aspiration(depth, score);
            counts.add(std::mem::take(&mut self.counts));
            let Some(iteration) = self.end_iteration(score) else { break };
            score = iteration.line.score.0;
            let max_depth = self.control.limits.max_depth();
            depth = next_depth(iteration.depth as i32, max_depth, runs_ahead);
            self.control.end_first_iteration();
        }
    }

    /// One iteration: the best lines with different first actions, best first. With several threads the depth rises to
    /// that of the deepest iteration another thread has completed meanwhile. If the search is stopped, lines are missing.
    fn search_lines(
        &mut self,
        depth: &mut i32,
        count: usize,
        last: Option<&SearchReport>,
    ) -> Vec<PvLine> {
        let mut lines: Vec<PvLine> = Vec::with_capacity(count);
        self.root.excluded.clear();
        while lines.len() < count {
            let last_line = last.and_then(|report| report.lines.get(lines.len()));
            let last_score = last_line.map_or(DRAW, |line| line.score.0);
            let score = self.search_aspiration(*depth, last_score);
            let Some(iteration) = self.end_iteration(score) else { break };
            *depth = iteration.depth as i32;
            self.root.excluded.extend(iteration.line.actions.first());
            lines.push(iteration.line);
        }
        lines.sort_by_key(|line| Reverse(line.score));
        lines
    }

    /// Takes over what a stopped iteration has found: its best action was compared with the best of the last iteration
    /// and found better, unless it belongs to another line than the first. Among several lines it must also score at least
    /// as much as the others, which come from the last iteration: the lines stay in the order of their scores.
    fn use_unfinished_iteration(
        &self,
        last: &mut Option<SearchReport>,
        lines: &[PvLine],
        line_count: usize,
    ) {
        let Some(best) = self.root.best else { return };
        let Some(report) = last else {
            // In the first iteration, any action is better than none.
            let line = PvLine::new(Score(DRAW), vec![best]);
            *last = Some(self.report(1, NodeCounts::default(), vec![line]));
            return;
        };
        // A thread that searches other lines than the rest may have the best action of one of them.
        if !lines.is_empty() || !self.smp.is_in_step() || report.best() == best {
            return;
        }
        let score = Score(self.root.best_score);
        if line_count > 1 && report.lines.iter().any(|line| line.score > score) {
            return;
        }
        report.lines.retain(|line| line.actions[0] != best);
        report.lines.insert(0, PvLine::new(score, vec![best]));
        report.lines.truncate(line_count);
    }

    fn report(&self, depth: i32, counts: NodeCounts, lines: Vec<PvLine>) -> SearchReport {
        let NodeCounts { nodes, predicted } = counts;
        let time = self.control.limits.elapsed();
        SearchReport { depth: depth as u32, nodes, predicted, time, lines }
    }

    /// Searches the root with an aspiration window around the last score, and widens it until the score lies inside.
    fn search_aspiration(&mut self, depth: i32, last_score: i32) -> i32 {
        let mut width = ASPIRATION_WIDTH;
        let (mut alpha, mut beta) = match depth {
            ..ASPIRATION_MIN_DEPTH => (-WIN, WIN),
            _ => ((last_score - width).max(-WIN), (last_score + width).min(WIN)),
        };
        loop {
            let score = self.search_root(depth, alpha, beta);
            let is_inside = (score > alpha || alpha == -WIN) && (score < beta || beta == WIN);
            if self.control.is_stopped() || is_inside {
                return score;
            }
            width *= ASPIRATION_WIDENING;
            if score <= alpha {
                alpha = (score - width).max(-WIN);
            } else {
                beta = (score + width).min(WIN);
            }
        }
    }

    /// Searches the root to this depth with this window.
    fn search_root(&mut self, depth: i32, alpha: i32, beta: i32) -> i32 {
        self.root.best = None;
        self.root.depth = depth as usize;
        self.smp.updated_ply = None;
        self.stack[0].key = self.position.zobrist_hash();
        self.search(depth, alpha, beta, 0, false)
    }

    /// The result of the iteration: of this thread, or of another one that has completed it first. None if the search
    /// was stopped before.
    fn end_iteration(&mut self, score: i32) -> Option<Iteration> {
        let depth = self.root.depth as u32;
        if !self.control.is_stopped() {
            let actions = self.principal_variation(self.root.depth);
            let line = PvLine::new(Score(score), actions);
            let iteration = Iteration { depth, line };
            if let Some(iterations) = self.smp.iterations {
                iterations.complete(iteration.clone());
            }
            return Some(iteration);
        }
        let iteration = self.smp.iterations?.deepest().filter(|deepest| deepest.depth >= depth)?;
        self.control.resume();
        self.root.best = iteration.line.actions.first().copied();
        self.root.best_score = iteration.line.score.0;
        Some(iteration)
    }

    /// The principal variation from the best action on, read from the transposition table.
    fn principal_variation(&self, max_len: usize) -> Vec<Action> {
        let salt = self.tables.transposition.salt();
        let mut position = self.position.clone();
        let mut line = Vec::new();
        let mut next = self.root.best;
        while let Some(action) = next {
            line.push(action);
            position.play_listed(with_sampled_draw(&position, action, salt));
            if line.len() >= max_len || position.outcome().is_some() {
                break;
            }
            let entry = self.tables.transposition.probe(position.zobrist_hash(), 0);
            next = position.action_with(entry.map_or(0, |entry| entry.action));
        }
        line
    }
}
