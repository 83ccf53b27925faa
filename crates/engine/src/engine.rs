//! The engine: tables and threads that last from search to search.

use std::sync::atomic::{AtomicBool, Ordering};

use skep_rules::{Action, Game};

use crate::search::Searcher;
use crate::search::control::{Control, NodeCounts, SharedCounts};
use crate::search::limits::{LimitChecker, Limits};
use crate::search::ordering::history::HistoryTables;
use crate::search::report::SearchReport;
use crate::search::smp::abdada::Abdada;
use crate::search::smp::iterations::SharedIterations;
use crate::search::smp::thread_pool::ThreadPool;
use crate::search::smp::{SmpShared, SmpState};
use crate::search::stop_signal::StopSignal;
use crate::search::time_source::TimeSource;
use crate::tables::Tables;

/// The largest number of threads of an [`Engine`].
pub const MAX_THREADS: usize = 64;

/// A search engine for Hive. It keeps its tables and threads from one search to the next.
pub struct Engine {
    tables: Tables,
    /// The history tables of the caller's thread.
    history: HistoryTables,
    /// The history tables of the other threads.
    worker_histories: Vec<HistoryTables>,
    threads: ThreadPool,
    pub(crate) time_source: TimeSource,
}

impl Engine {
    /// An engine with a transposition table of this many megabytes, and the system's clock.
    pub fn new(megabytes: usize) -> Engine {
        Engine::with_time_source(megabytes, TimeSource::default())
    }

    /// An engine with another source of time, for platforms without a system clock.
    pub fn with_time_source(megabytes: usize, time_source: TimeSource) -> Engine {
        Engine {
            tables: Tables::new(megabytes),
            history: HistoryTables::new(),
            worker_histories: Vec::new(),
            threads: ThreadPool::default(),
            time_source,
        }
    }

    /// Sets the number of threads, from 1 to [`MAX_THREADS`]. A search on one thread is deterministic. Each further
    /// thread takes another three megabytes.
    pub fn set_threads(&mut self, threads: usize) {
        self.threads.resize(threads.clamp(1, MAX_THREADS) - 1);
        self.worker_histories.resize_with(self.threads.len(), HistoryTables::new);
    }

    /// Empties all tables, as before a new game.
    pub fn clear(&mut self) {
        self.tables.clear();
        self.history.clear();
        self.worker_histories.iter_mut().for_each(HistoryTables::clear);
    }

    /// Searches for the best action. Returns `None` if the game is over or a choice before the first turn is open.
    ///
    /// `on_report` is called after every iteration, or with several threads after most. The search ends at its limits
    /// or when `stop` is set; even then it returns an action. With a limit of nodes it uses one thread, so that the
    /// result is deterministic.
    pub fn search(
        &mut self,
        game: &Game,
        limits: Limits,
        stop: &dyn StopSignal,
        on_report: &mut dyn FnMut(&SearchReport),
    ) -> Option<SearchReport> {
        self.search_multi_pv(game, limits, 1, stop, on_report)
    }

    /// Searches like [`Engine::search`] for this many best lines with different first actions, or as many as there are
    /// legal actions.
    pub fn search_multi_pv(
        &mut self,
        game: &Game,
        limits: Limits,
        lines: usize,
        stop: &dyn StopSignal,
        on_report: &mut dyn FnMut(&SearchReport),
    ) -> Option<SearchReport> {
        self.search_root(
            game,
            limits,
            RootSearch { lines, ..RootSearch::default() },
            stop,
            on_report,
        )
    }

    /// Searches like [`Engine::search`] for the value of one legal action: the score of its best continuation, for the
    /// player who plays it. It uses one thread. What the action draws from the bag is left open.
    pub fn search_action(
        &mut self,
        game: &Game,
        action: Action,
        limits: Limits,
        stop: &dyn StopSignal,
    ) -> Option<SearchReport> {
        game.position().check(action).ok()?;
        self.search_root(game, limits, RootSearch::of(&[action]), stop, &mut |_| {})
    }

    /// Searches as `root` says.
    pub(crate) fn search_root(
        &mut self,
        game: &Game,
        limits: Limits,
        root: RootSearch,
        stop: &dyn StopSignal,
        on_report: &mut dyn FnMut(&SearchReport),
    ) -> Option<SearchReport> {
        if game.ending().is_some() || game.open_choice().is_some() {
            return None;
        }
        let RootSearch { lines, only, salt, is_continued } = root;
        let limit_checker = LimitChecker::new(limits, self.time_source);
        self.tables.transposition.set_salt(salt);
        if !is_continued {
            self.tables.transposition.new_generation();
        }
        let is_parallel = limits.nodes.is_none() && only.is_empty();
        let workers = if is_parallel { &mut self.worker_histories[..] } else { &mut [] };
        let abdada = (!workers.is_empty()).then(Abdada::new);
        // The threads do not know each other's excluded actions, so with several lines each goes its own way.
        let iterations = (!workers.is_empty() && lines <= 1).then(SharedIterations::default);
        let task = SearchTask {
            game,
            game_path: reversible_path(game),
            tables: &self.tables,
            smp: SmpShared { abdada: abdada.as_ref(), iterations: iterations.as_ref() },
            time_source: self.time_source,
            max_depth: limits.depth,
            stop_workers: AtomicBool::new(false),
            worker_counts: SharedCounts::default(),
        };
        let work = |index: usize, history: &mut HistoryTables| task.run_worker(index, history);
        let (report, counts) = self.threads.run(workers, work, || {
            let mut searcher = task.searcher(&mut self.history, limit_checker, stop);
            searcher.restrict_root(only);
            let report = searcher.iterate(lines.max(1), &task.worker_counts, on_report);
            task.stop_workers.store(true, Ordering::Relaxed);
            (report, searcher.counts)
        });
        // All threads have ended, so their counts are complete.
        let NodeCounts { nodes, predicted } = task.worker_counts.plus(counts);
        report.map(|report| SearchReport { nodes, predicted, ..report })
    }
}

/// Which first actions are searched, and how.
#[derive(Clone, Copy)]
pub(crate) struct RootSearch<'a> {
    /// The number of lines.
    pub(crate) lines: usize,
    /// The only first actions; empty for all. With such a restriction, the search uses one thread.
    pub(crate) only: &'a [Action],
    /// A number that selects different draws from the bag.
    pub(crate) salt: u64,
    /// Whether the search continues the last one: the table then does not begin a new generation.
    pub(crate) is_continued: bool,
}

impl Default for RootSearch<'_> {
    fn default() -> Self {
        RootSearch { lines: 1, only: &[], salt: 0, is_continued: false }
    }
}

impl<'a> RootSearch<'a> {
    /// A search of these first actions only.
    pub(crate) fn of(only: &'a [Action]) -> RootSearch<'a> {
        RootSearch { only, ..RootSearch::default() }
    }
}

/// One search, as its threads see it.
struct SearchTask<'a> {
    game: &'a Game,
    /// See [`reversible_path`].
    game_path: Vec<u64>,
    tables: &'a Tables,
    smp: SmpShared<'a>,
    time_source: TimeSource,
    max_depth: Option<u32>,
    /// Set when the main thread has ended.
    stop_workers: AtomicBool,
    worker_counts: SharedCounts,
}

impl SearchTask<'_> {
    /// A thread's search, with history tables aged for it.
    fn searcher<'s>(
        &'s self,
        history: &'s mut HistoryTables,
        limits: LimitChecker,
        stop: &'s dyn StopSignal,
    ) -> Searcher<'s> {
        history.age();
        let control = Control::new(limits, stop, self.smp.abdada.is_some());
        let smp = SmpState::new(self.smp);
        let path = self.game_path.clone();
        Searcher::new(self.game.position(), path, self.tables, history, smp, control)
    }

    /// Searches beside the main thread until that one ends.
    fn run_worker(&self, index: usize, history: &mut HistoryTables) {
        // The main thread may have ended before this one woke up.
        if self.stop_workers.load(Ordering::Relaxed) {
            return;
        }
        let limits = Limits { depth: self.max_depth, ..Limits::default() };
        let limits = LimitChecker::new(limits, self.time_source);
        let runs_ahead = index.is_multiple_of(2) && self.smp.iterations.is_some();
        self.searcher(history, limits, &self.stop_workers)
            .iterate_beside(runs_ahead, &self.worker_counts);
    }
}

/// The hashes of the game's positions since the last placement, without the present one: only these can be repeated.
fn reversible_path(game: &Game) -> Vec<u64> {
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
