//! The state of the review, shared by its views.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use leptos::prelude::*;
use skep_record::{GameTree, NodeId};
use skep_review::{Effort, Review, Reviewer, Training};
use skep_worker::client::EngineClient;

use super::kept::KeptReview;
use super::texts;
use crate::game_context::GameContext;
use crate::i18n::I18n;
use crate::move_list::{MoveMark, MoveMarks};

/// The effort of a review in the browser.
pub(super) const EFFORT: Effort = Effort::DEFAULT;

/// How far the review has come.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) enum ReviewStage {
    /// It has not begun.
    #[default]
    Idle,
    /// The engine is searching.
    Running,
    /// It was cancelled, or the page was left.
    Paused,
    /// The engine has failed; the reason.
    Failed(String),
    /// Everything has been searched.
    Complete,
}

/// The review of the main line of the open game. Cheap to copy.
#[derive(Clone, Copy)]
pub(crate) struct ReviewState {
    pub(super) context: GameContext,
    pub(super) i18n: I18n,
    pub(super) stage: RwSignal<ReviewStage>,
    /// What has been found so far.
    pub(super) review: RwSignal<Arc<Review>>,
    /// The share of the searches that is done, from 0 to 1.
    pub(super) progress: RwSignal<f64>,
    /// The variations that the review has added, as the nodes with which they begin.
    pub(super) added: RwSignal<Vec<NodeId>>,
    /// The mistakes of a player as questions, while they are asked.
    pub(super) training: RwSignal<Option<Training>>,
    /// What has to be searched, once a review has begun.
    pub(super) reviewer: StoredValue<Option<Reviewer>>,
    /// The results, as they are kept in the browser.
    pub(super) kept: StoredValue<KeptReview>,
    /// The engines that search for the review, and the one that judges answers.
    pub(super) engines: StoredValue<Vec<EngineClient>, LocalStorage>,
    pub(super) judge: StoredValue<Option<EngineClient>, LocalStorage>,
}

/// A number that identifies the main line of a tree, in this version of the application.
pub(super) fn line_key(tree: &GameTree) -> u64 {
    let mut hasher = DefaultHasher::new();
    tree.start().to_string().hash(&mut hasher);
    for node in tree.main_line() {
        tree.step(node).hash(&mut hasher);
    }
    hasher.finish()
}

/// The review of a line of which nothing has been searched.
fn empty() -> Arc<Review> {
    Arc::new(Reviewer::new(&GameTree::default(), NodeId::ROOT, EFFORT).review())
}

impl ReviewState {
    /// Creates the state, follows the game, and provides the state to the views below.
    pub(crate) fn provide(context: GameContext) -> ReviewState {
        let state = ReviewState {
            context,
            i18n: I18n::from_context(),
            stage: RwSignal::default(),
            review: RwSignal::new(empty()),
            progress: RwSignal::new(0.0),
            added: RwSignal::default(),
            training: RwSignal::new(None),
            reviewer: StoredValue::new(None),
            kept: StoredValue::default(),
            engines: StoredValue::new_local(Vec::new()),
            judge: StoredValue::new_local(None),
        };
        let session = context.session();
        let line = Memo::new(move |_| (context.id(), line_key(session.read().tree())));
        Effect::new(move |_| {
            let (_, key) = line.get();
            untrack(|| state.open_line(key));
        });
        state.show_marks();
        on_cleanup(move || {
            state.pause();
            state.end_training();
        });
        provide_context(state);
        state
    }

    /// The state from the context.
    pub(super) fn from_context() -> ReviewState {
        expect_context()
    }

    /// Whether questions are being asked: what would give the answers away is hidden meanwhile.
    pub(crate) fn is_learning(self) -> bool {
        self.training.read().is_some()
    }

    /// Takes up the review of another main line, if it is kept.
    fn open_line(self, key: u64) {
        self.pause();
        self.end_training();
        self.added.set(Vec::new());
        self.reviewer.set_value(None);
        let kept = KeptReview::load(key);
        let known = kept.as_ref().map(|kept| {
            let mut reviewer = self.new_reviewer();
            kept.fill(&mut reviewer);
            reviewer
        });
        self.kept.set_value(kept.unwrap_or_else(|| KeptReview::new(key)));
        let Some(reviewer) = known else {
            self.review.set(empty());
            self.progress.set(0.0);
            return self.stage.set(ReviewStage::Idle);
        };
        let stage =
            if reviewer.is_complete() { ReviewStage::Complete } else { ReviewStage::Paused };
        self.reviewer.set_value(Some(reviewer));
        self.show_results();
        self.stage.set(stage);
    }

    /// A review of the main line, of which nothing has been searched.
    pub(super) fn new_reviewer(self) -> Reviewer {
        let session = self.context.session();
        let session = session.read_untracked();
        Reviewer::new(session.tree(), session.tree().main_end(), EFFORT)
    }

    /// Shows what has been found.
    pub(super) fn show_results(self) {
        let shown = self.reviewer.with_value(|reviewer| {
            reviewer.as_ref().map(|it| (Arc::new(it.review()), it.progress()))
        });
        if let Some((review, progress)) = shown {
            self.progress.set(progress);
            self.review.set(review);
        }
    }

    /// Shows the judgements as signs in the move list.
    fn show_marks(self) {
        let Some(marks) = use_context::<MoveMarks>() else { return };
        Effect::new(move |_| {
            let review = self.review.get();
            let words = self.i18n.words();
            let judged = review.moves.iter().filter_map(|it| {
                let judgement = it.judgement?;
                let label = format!("{}.", texts::judgement(&words, judgement));
                let mark = MoveMark { sign: judgement.glyph(), class: judgement.name(), label };
                Some((it.node, mark))
            });
            marks.set(judged.collect::<HashMap<NodeId, MoveMark>>());
        });
    }
}

#[cfg(test)]
mod tests {
    use skep_rules::GameType;

    use super::*;

    #[test]
    fn a_line_is_known_again_unless_its_moves_change() {
        let mut tree = GameTree::new(GameType::BASE);
        for text in ["wS1", "bS1 wS1-", "wQ -wS1"] {
            tree.play_text(text).unwrap();
        }
        let key = line_key(&tree);
        tree.to_start();
        assert_eq!(line_key(&tree), key);
        tree.play_text("wA1").unwrap();
        assert_eq!(line_key(&tree), key, "a variation is not part of the line");
        tree.go_to(tree.main_end());
        tree.play_text("bQ bS1-").unwrap();
        assert_ne!(line_key(&tree), key);
        assert_ne!(line_key(&GameTree::new(GameType::BASE)), line_key(&GameTree::default()));
    }
}
