//! Runs the searches of a review on several threads.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use indicatif::{ProgressBar, ProgressStyle};
use skep_engine::{AveragedSearch, Engine, Limits};
use skep_review::{Evaluation, Reviewer, SearchRequest, SearchResult, Share};

/// The steps of the progress bar.
const STEPS: u64 = 1_000;

/// Runs all searches of a review, or as many as there are before `stop` is set. Each thread has its own engine and its own
/// moves, so the result does not depend on their speed.
pub(super) fn run(
    reviewer: Reviewer,
    threads: usize,
    megabytes: usize,
    stop: &AtomicBool,
) -> Reviewer {
    let bar = ProgressBar::new(STEPS);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {percent} %  {eta} left") {
        bar.set_style(style);
    }
    let reviewer = Mutex::new(reviewer);
    thread::scope(|scope| {
        for number in 0..threads {
            let (reviewer, bar) = (&reviewer, &bar);
            scope.spawn(move || {
                let mut engine = Engine::new(megabytes);
                let share = Share { number, of: threads };
                let lock = || reviewer.lock().unwrap_or_else(PoisonError::into_inner);
                loop {
                    let request = lock().next_search(share);
                    let Some(request) = request.filter(|_| !stop.load(Ordering::Relaxed)) else {
                        break;
                    };
                    let Some(result) = search(&mut engine, &request, stop) else { break };
                    // The result of a search that was stopped is worth less than the others.
                    if stop.load(Ordering::Relaxed) {
                        break;
                    }
                    let mut reviewer = lock();
                    reviewer.record(request.id, result);
                    bar.set_position((reviewer.progress() * STEPS as f64) as u64);
                }
            });
        }
    });
    bar.finish_and_clear();
    reviewer.into_inner().unwrap_or_else(PoisonError::into_inner)
}

fn search(engine: &mut Engine, request: &SearchRequest, stop: &AtomicBool) -> Option<SearchResult> {
    let limits = Limits { nodes: Some(request.nodes), ..Limits::default() };
    let wanted = AveragedSearch {
        lines: 1,
        only: request.action,
        drawn: request.drawn,
        slope: skep_review::slope(request.game.position().game_type().family()),
    };
    let report = engine.search_averaged(&request.game, limits, wanted, stop, &mut |_| {})?;
    let best = report.lines.into_iter().next()?;
    let value = Evaluation::new(best.score.value(), best.score.forced());
    Some(SearchResult { value, line: best.actions })
}
