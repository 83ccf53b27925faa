//! Runs the searches of a review in workers.

use leptos::prelude::*;
use skep_review::{Evaluation, SearchId, Share};
use skep_worker::client::{EngineClient, EngineEvent};
use skep_worker::{LineUpdate, Question, Reply, Task};

use super::state::{ReviewStage, ReviewState};
use crate::after_frame::after_frame;
use crate::components::focus_first;
use crate::error_text;

/// The largest number of workers that search at the same time.
const MAX_WORKERS: usize = 2;
/// After this many results they are stored, so that a page that is closed loses little.
const SAVE_EVERY: usize = 10;

/// The number of workers: at most one for each core.
fn workers() -> usize {
    (window().navigator().hardware_concurrency() as usize).clamp(1, MAX_WORKERS)
}

/// The value of a line.
pub(super) fn value_of(line: &LineUpdate) -> Evaluation {
    Evaluation::new(line.score, line.forced)
}

impl ReviewState {
    /// Begins the review, or goes on where it was.
    pub(super) fn start(self) {
        if self.stage.get_untracked() == ReviewStage::Running {
            return;
        }
        if self.reviewer.with_value(Option::is_none) {
            self.reviewer.set_value(Some(self.new_reviewer()));
        }
        let count = workers();
        self.stage.set(ReviewStage::Running);
        self.engines.set_value((0..count).map(|_| EngineClient::new()).collect());
        for number in 0..count {
            self.search_next(Share { number, of: count });
        }
        self.finish_if_complete();
    }

    /// Stops the searches. What has been found is kept.
    pub(super) fn pause(self) {
        self.end_searches();
        if self.stage.get_untracked() == ReviewStage::Running {
            self.stage.set(ReviewStage::Paused);
            self.kept.with_value(|kept| kept.save());
        }
    }

    /// Ends the workers.
    fn end_searches(self) {
        let engines = self.engines.try_update_value(std::mem::take).unwrap_or_default();
        engines.iter().for_each(EngineClient::close);
    }

    /// Asks an engine for the next search of its share.
    fn search_next(self, share: Share) {
        let request = self.reviewer.with_value(|it| it.as_ref()?.next_search(share));
        let engine = self.engines.with_value(|engines| engines.get(share.number).cloned());
        let (Some(request), Some(engine)) = (request, engine) else { return };
        let only = request.action.map(|action| request.game.position().write_move(action));
        let drawn = request.drawn.tile().map(|tile| tile.to_string());
        let task = Task::Search { only, drawn, nodes: request.nodes };
        let question = Question::new(&request.game, task);
        engine.ask(question, move |event| self.receive(share, request.id, event));
    }

    fn receive(self, share: Share, id: SearchId, event: EngineEvent) {
        let line = match event {
            EngineEvent::Progress(_) => return,
            EngineEvent::Reply(Reply::Lines(update)) => update.lines.into_iter().next(),
            EngineEvent::Reply(_) => None,
            EngineEvent::Failed(failure) => {
                let words = self.i18n.words_untracked();
                return self.fail(error_text::failure(&words, &failure));
            }
        };
        let recorded = line.filter(|line| {
            let record = |reviewer: &mut Option<_>| {
                let reviewer: &mut skep_review::Reviewer = reviewer.as_mut()?;
                Some(reviewer.record_text(id, value_of(line), &line.moves))
            };
            self.reviewer.try_update_value(record).flatten() == Some(true)
        });
        let Some(line) = recorded else {
            return self.fail(self.i18n.words_untracked().text("engine-unintelligible"));
        };
        let count = self.kept.try_update_value(|kept| kept.push(id, &line)).unwrap_or_default();
        if count % SAVE_EVERY == 0 {
            self.kept.with_value(|kept| kept.save());
        }
        self.show_results();
        self.search_next(share);
        self.finish_if_complete();
    }

    fn finish_if_complete(self) {
        let is_complete = |it: &Option<skep_review::Reviewer>| {
            it.as_ref().is_some_and(skep_review::Reviewer::is_complete)
        };
        if self.reviewer.with_value(is_complete) {
            self.end_searches();
            // The button that had the focus disappears.
            let has_focus = |it: web_sys::Element| matches!(it.closest(".review-run"), Ok(Some(_)));
            if document().active_element().is_some_and(has_focus) {
                after_frame(|| focus_first(".win-graph"));
            }
            self.stage.set(ReviewStage::Complete);
            self.kept.with_value(|kept| kept.save());
            let words = self.i18n.words_untracked();
            self.context.notices().announce(words.text("review-done"));
        }
    }

    fn fail(self, reason: String) {
        self.end_searches();
        self.kept.with_value(|kept| kept.save());
        self.stage.set(ReviewStage::Failed(reason));
    }
}
