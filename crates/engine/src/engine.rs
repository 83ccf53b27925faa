//! A search from the outside: rounds that go deeper and deeper, on one thread or several.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use skep_rules::{Action, Game};

use crate::search::clock::Clock;
use crate::search::limits::{Deadline, Limits};
use crate::search::ordering::history::Order;
use crate::search::score::{FORCED, Score, WIN};
use crate::search::smp::abdada::Busy;
use crate::search::smp::iterations::{Rounds, next_round};
use crate::search::smp::thread_pool::Helpers;
use crate::search::{Shared, Tree};
use crate::tables::eval_cache::Judgements;
use crate::tables::eval_delta::Changes;
use crate::tables::transposition::Table;

/// What a search has found.
#[derive(Clone, Debug)]
pub struct Report {
    /// How many actions it has looked ahead.
    pub depth: u32,
    /// How many positions it has visited.
    pub nodes: u64,
    /// Of how many of them it has told how good they are without playing the action that leads there.
    pub foreseen: u64,
    /// How long it took.
    pub time: Duration,
    /// The best lines, each with another first action, the best first. There is at least one.
    pub lines: Vec<Line>,
}

/// A line of play.
#[derive(Clone, Debug)]
pub struct Line {
    /// Its score for the side to move.
    pub score: Score,
    /// The best actions for both sides, at least one.
    pub actions: Vec<Action>,
}

impl Report {
    /// The best action.
    pub fn best(&self) -> Action {
        self.lines[0].actions[0]
    }

    /// The score for the side to move.
    pub fn score(&self) -> Score {
        self.lines[0].score
    }
}

/// A player.
pub struct Engine {
    table: Table,
    judgements: Judgements,
    changes: Changes,
    order: Order,
    /// Those of the helpers.
    orders: Vec<Order>,
    helpers: Helpers,
    clock: Clock,
}

/// More threads than this are not started.
pub const MAX_THREADS: usize = 64;

impl Engine {
    /// A player with a memory of so many megabytes.
    pub fn new(megabytes: usize) -> Engine {
        Engine::with_clock(megabytes, Clock::default())
    }

    /// A player with a clock of its own, for places that have none.
    pub fn with_clock(megabytes: usize, clock: Clock) -> Engine {
        Engine {
            table: Table::new(megabytes),
            judgements: Judgements::new(),
            changes: Changes::new(),
            order: Order::new(),
            orders: Vec::new(),
            helpers: Helpers::default(),
            clock,
        }
    }

    /// On how many threads to search, from 1 to [`MAX_THREADS`]. With one, the same search finds the same. Each of the
    /// others takes three megabytes, beside the memory that all share.
    pub fn set_threads(&mut self, threads: usize) {
        self.helpers.hire(threads.clamp(1, MAX_THREADS) - 1);
        self.orders.resize_with(self.helpers.count(), Order::new);
    }

    /// Forgets everything, as before a new game.
    pub fn clear(&mut self) {
        self.table.clear();
        self.judgements.clear();
        self.changes.clear();
        self.order.clear();
        self.orders.iter_mut().for_each(Order::clear);
    }

    /// Looks for the best action. Nothing, if the game is over. Tells what it has found after every round, or with
    /// several threads after most; ends at its limits or when it is told to stop, and then has at least looked at every
    /// action once. With a limit of positions it uses one thread, so that the same search finds the same.
    pub fn search(
        &mut self,
        game: &Game,
        limits: Limits,
        stop: &AtomicBool,
        tell: &mut dyn FnMut(&Report),
    ) -> Option<Report> {
        self.search_lines(game, limits, 1, stop, tell)
    }

    /// The same, with so many lines in every report, or as many as there are actions.
    pub fn search_lines(
        &mut self,
        game: &Game,
        limits: Limits,
        lines: usize,
        stop: &AtomicBool,
        tell: &mut dyn FnMut(&Report),
    ) -> Option<Report> {
        if game.ending().is_some() || game.open_choice().is_some() {
            return None;
        }
        let deadline = Deadline::new(limits, self.clock);
        self.table.grow_older();
        let path = past(game);
        let helpers = if limits.nodes.is_none() { &mut self.orders[..] } else { &mut [] };
        let several = !helpers.is_empty();
        let busy = several.then(Busy::new);
        // The others know nothing of lines that are to be left out.
        let rounds = (several && lines <= 1).then(Rounds::default);
        let shared = Shared {
            table: &self.table,
            judgements: &self.judgements,
            changes: &self.changes,
            busy: busy.as_ref(),
            rounds: rounds.as_ref(),
        };
        let helpers_stop = AtomicBool::new(false);
        let helpers_visits = Visits::default();
        let assist = |number: usize, order: &mut Order| {
            // Whoever comes too late has nothing to do.
            if helpers_stop.load(Ordering::Relaxed) {
                return;
            }
            order.forget();
            // They go on until the first thread ends.
            let limits = Limits { depth: limits.depth, ..Limits::default() };
            let deadline = Deadline::new(limits, self.clock);
            let (path, stop) = (path.clone(), &helpers_stop);
            let tree = Tree::new(game.position(), path, shared, order, deadline, stop);
            let runs_ahead = number.is_multiple_of(2) && shared.rounds.is_some();
            help(tree, runs_ahead, &helpers_visits);
        };
        let (found, nodes, foreseen) = self.helpers.beside(helpers, assist, || {
            self.order.forget();
            let (path, order) = (path.clone(), &mut self.order);
            let mut tree = Tree::new(game.position(), path, shared, order, deadline, stop);
            let found = deepen(&mut tree, lines.max(1), &helpers_visits, tell);
            helpers_stop.store(true, Ordering::Relaxed);
            (found, tree.nodes, tree.foreseen)
        });
        // All have ended by now, and what they did counts.
        let (nodes, foreseen) = helpers_visits.together_with(nodes, foreseen);
        found.map(|report| Report { nodes, foreseen, ..report })
    }
}

/// What the helpers have visited so far.
#[derive(Default)]
struct Visits {
    nodes: AtomicU64,
    foreseen: AtomicU64,
}

impl Visits {
    /// Takes over what a helper has counted.
    fn take(&self, tree: &mut Tree<'_>) {
        self.nodes.fetch_add(std::mem::take(&mut tree.nodes), Ordering::Relaxed);
        self.foreseen.fetch_add(std::mem::take(&mut tree.foreseen), Ordering::Relaxed);
    }

    /// How many positions they have visited together with the first thread, and how many of them were foreseen.
    fn together_with(&self, nodes: u64, foreseen: u64) -> (u64, u64) {
        let nodes = nodes + self.nodes.load(Ordering::Relaxed);
        (nodes, foreseen + self.foreseen.load(Ordering::Relaxed))
    }
}

/// The hashes of the positions of the game since a tile was placed last: the others cannot come back.
fn past(game: &Game) -> Vec<u64> {
    let mut position = game.start();
    let mut hashes = vec![position.zobrist_hash()];
    for action in game.history() {
        position.play_listed(action);
        if matches!(action, Action::Place { .. }) {
            hashes.clear();
        }
        hashes.push(position.zobrist_hash());
    }
    hashes.pop();
    hashes
}

/// Searches beside the first thread, and shares what it finds through the table.
fn help(mut tree: Tree<'_>, runs_ahead: bool, visits: &Visits) {
    let (mut depth, mut score) = (1, 0);
    while tree.deadline.allows_deeper(depth as u32 - 1) {
        score = round(&mut tree, depth, score);
        visits.take(&mut tree);
        let Some(round) = tree.end_round(score) else { break };
        score = round.line.score.0;
        depth = next_round(round.depth as i32, tree.deadline.deepest(), runs_ahead);
        tree.may_stop();
    }
}

fn deepen(
    tree: &mut Tree<'_>,
    count: usize,
    others: &Visits,
    tell: &mut dyn FnMut(&Report),
) -> Option<Report> {
    let mut found: Option<Report> = None;
    let count = count.min(tree.position.actions().len());
    let mut depth = 0;
    loop {
        depth += 1;
        let mut lines: Vec<Line> = Vec::with_capacity(count);
        tree.excluded.clear();
        while lines.len() < count {
            let last = found.as_ref().and_then(|report| report.lines.get(lines.len()));
            let score = round(tree, depth, last.map_or(0, |line| line.score.0));
            let Some(round) = tree.end_round(score) else { break };
            // Another thread may have gone deeper meanwhile.
            depth = round.depth as i32;
            tree.excluded.extend(round.line.actions.first());
            lines.push(round.line);
        }
        if tree.is_stopped() {
            // In the first round, whatever has been looked at is better than nothing.
            if let (None, Some(best)) = (&found, tree.best) {
                let lines = vec![Line { score: Score(0), actions: vec![best] }];
                let time = Duration::ZERO;
                found = Some(Report { depth: 1, nodes: 0, foreseen: 0, time, lines });
            }
            // What the unfinished round holds for best has been compared with the best of the last one, unless it is
            // the answer of another thread to another question.
            if let (Some(report), Some(best), true) = (&mut found, tree.best, lines.is_empty())
                && tree.is_in_step()
                && report.best() != best
            {
                let score = report.score();
                report.lines.retain(|line| line.actions[0] != best);
                report.lines.insert(0, Line { score, actions: vec![best] });
                report.lines.truncate(count);
            }
            break;
        }
        lines.sort_by_key(|line| std::cmp::Reverse(line.score));
        let best_score = lines.first()?.score.0;
        let (nodes, foreseen) = others.together_with(tree.nodes, tree.foreseen);
        let time = tree.deadline.elapsed();
        let report = Report { depth: depth as u32, nodes, foreseen, time, lines };
        tell(&report);
        found = Some(report);
        tree.may_stop();
        let decided = best_score.abs() >= FORCED && WIN - best_score.abs() <= depth;
        if decided && count == 1 || !tree.deadline.allows_deeper(depth as u32) {
            break;
        }
    }
    found.map(|report| Report { time: tree.deadline.elapsed(), ..report })
}

/// One round, with a narrow window around the last score first.
fn round(tree: &mut Tree<'_>, depth: i32, last: i32) -> i32 {
    let mut width = 30;
    let (mut alpha, mut beta) = match depth {
        ..4 => (-WIN, WIN),
        _ => ((last - width).max(-WIN), (last + width).min(WIN)),
    };
    loop {
        let score = tree.search_root(depth, alpha, beta);
        let inside = (score > alpha || alpha == -WIN) && (score < beta || beta == WIN);
        if tree.is_stopped() || inside {
            return score;
        }
        width *= 4;
        if score <= alpha {
            alpha = (score - width).max(-WIN);
        } else {
            beta = (score + width).min(WIN);
        }
    }
}
