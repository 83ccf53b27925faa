//! The graph of win chances over the game.

use leptos::ev;
use leptos::html;
use leptos::prelude::*;
use skep_draw::{ChanceGraph, GraphMark};
use skep_record::{GameTree, NodeId};
use skep_review::{Judgement, Review};

use super::graph_keys::GraphRange;
use super::state::ReviewState;
use super::texts;

/// Free space around the graph for marks at its edges.
const MARGIN: f64 = 14.0;

/// The mark of a judgement.
fn graph_mark(judgement: Judgement) -> GraphMark {
    match judgement {
        Judgement::Inaccuracy => GraphMark::Circle,
        Judgement::Mistake => GraphMark::Triangle,
        Judgement::Blunder => GraphMark::Diamond,
    }
}

/// The value of the graph that belongs to the cursor of a tree; in a variation that of the last move before it.
fn index_at_cursor(review: &Review, tree: &GameTree) -> Option<usize> {
    let nodes: Vec<NodeId> = review.nodes().collect();
    let mut way = tree.line();
    way.insert(0, NodeId::ROOT);
    let found = way.iter().rev().find_map(|node| nodes.iter().position(|it| it == node));
    found.map(|index| review.missing + index)
}

/// The values after moves that were judged.
fn judged(review: &Review) -> Vec<usize> {
    let moves = review.moves.iter().enumerate();
    moves.filter(|(_, it)| it.judgement.is_some()).map(|(i, _)| review.missing + i + 1).collect()
}

/// The known values of a review, without which there is no graph.
fn bounds(review: &Review) -> Option<(usize, usize)> {
    let last = (review.missing + review.chances.len()).checked_sub(1)?;
    (!review.chances.is_empty()).then_some((review.missing, last))
}

impl ReviewState {
    /// Goes to the node of a value of the graph.
    fn go_to_value(self, index: usize) {
        let review = self.review.get_untracked();
        let node = index.checked_sub(review.missing).and_then(|index| review.nodes().nth(index));
        if let Some(node) = node {
            self.context.go_to(node);
        }
    }

    /// The value of the graph at the cursor.
    fn value_at_cursor(self) -> Option<usize> {
        index_at_cursor(&self.review.read(), self.context.session().read().tree())
    }

    /// The value at the cursor in words.
    fn value_in_words(self) -> String {
        let review = self.review.get();
        let words = self.i18n.words();
        let Some(index) = self.value_at_cursor() else { return String::new() };
        let index = index - review.missing;
        let Some(&chance) = review.chances.get(index) else { return String::new() };
        let reviewed = index.checked_sub(1).and_then(|last| review.moves.get(last));
        let before = reviewed.and_then(|reviewed| {
            let session = self.context.session();
            let session = session.read();
            if session.tree().current() == reviewed.node {
                return session.tree().last().map(|(before, _)| before);
            }
            let mut tree = session.tree().clone();
            tree.go_to(reviewed.before).then(|| tree.position().clone())
        });
        texts::point(&words, reviewed.zip(before.as_ref()), chance)
    }
}

/// The graph of win chances: a slider along the game.
#[component]
pub(super) fn WinGraph() -> impl IntoView {
    let state = ReviewState::from_context();
    let i18n = state.i18n;
    let at = Memo::new(move |_| state.value_at_cursor());
    let first = move || bounds(&state.review.read()).map(|(first, _)| first);
    let last = move || bounds(&state.review.read()).map(|(_, last)| last);
    let on_key = move |event: ev::KeyboardEvent| {
        if event.ctrl_key() || event.alt_key() || event.meta_key() {
            return;
        }
        let review = state.review.get_untracked();
        let Some((first, last)) = bounds(&review) else { return };
        let judged = judged(&review);
        let range = GraphRange { first, last, judged: &judged };
        let from = at.get_untracked().unwrap_or(first);
        if let Some(to) = range.at_key(&event.key(), from) {
            // The page's shortcuts would step through the game too.
            event.prevent_default();
            state.go_to_value(to);
        }
    };
    let node = NodeRef::<html::Div>::new();
    let point_at = move |event: &ev::PointerEvent| {
        let Some(element) = node.get_untracked() else { return };
        let rect = element.get_bounding_client_rect();
        let unit = rect.width() / (ChanceGraph::WIDTH + 2.0 * MARGIN);
        let x = (f64::from(event.client_x()) - rect.left()) / unit - MARGIN;
        let review = state.review.get_untracked();
        let chances: Vec<f64> = review.chances.iter().map(|it| it.points()).collect();
        let to = ChanceGraph::new(review.missing, &chances).nearest(x / ChanceGraph::WIDTH);
        if let Some(to) = to.filter(|&to| at.get_untracked() != Some(to)) {
            state.go_to_value(to);
        }
    };
    view! {
        <div
            node_ref=node
            class="win-graph"
            data-testid="win-graph"
            role="slider"
            tabindex="0"
            aria-label=i18n.live_text("review-graph")
            aria-describedby="review-summary"
            aria-valuemin=first
            aria-valuemax=last
            aria-valuenow=move || at.get().or_else(first)
            aria-valuetext=move || state.value_in_words()
            on:keydown=on_key
            on:pointerdown=move |event| point_at(&event)
            on:pointermove=move |event| if event.buttons() == 1 { point_at(&event) }
        >
            <Drawing at />
        </div>
        <p id="review-summary" class="unseen">
            {move || texts::summary(&i18n.words(), &state.review.read())}
        </p>
    }
}

/// The drawing of the graph, with the current value.
#[component]
fn Drawing(at: Memo<Option<usize>>) -> impl IntoView {
    let state = ReviewState::from_context();
    let (width, height) = (ChanceGraph::WIDTH, ChanceGraph::HEIGHT);
    let view_box =
        format!("-{MARGIN} -{MARGIN} {} {}", width + 2.0 * MARGIN, height + 2.0 * MARGIN);
    let chances = Memo::new(move |_| {
        let review = state.review.read();
        let chances: Vec<f64> = review.chances.iter().map(|it| it.points()).collect();
        (review.missing, chances)
    });
    let area = move || chances.with(|(missing, it)| ChanceGraph::new(*missing, it).area());
    let line = move || chances.with(|(missing, it)| ChanceGraph::new(*missing, it).line());
    let marks = move || {
        let review = state.review.read();
        let judged = review.moves.iter().enumerate().filter_map(|(index, it)| {
            let judgement = it.judgement?;
            let point = chances.with(|(missing, it)| {
                ChanceGraph::new(*missing, it).point(review.missing + index + 1)
            })?;
            let class = format!("graph-mark {}", judgement.name());
            Some(view! { <path class=class d=graph_mark(judgement).outline(point)></path> })
        });
        judged.collect_view()
    };
    let now = move || {
        let at = at.get()?;
        let (x, y) = chances.with(|(missing, it)| ChanceGraph::new(*missing, it).point(at))?;
        Some(view! {
            <path class="graph-now" d=format!("M{x:.1} -{MARGIN}V{}", height + MARGIN)></path>
            <circle class="graph-here" cx=x cy=y r="6"></circle>
        })
    };
    view! {
        <svg viewBox=view_box aria-hidden="true" focusable="false">
            <rect class="graph-black" width=width height=height></rect>
            <path class="graph-white" d=area></path>
            <path class="graph-even" d=format!("M0 {}H{width}", height / 2.0)></path>
            <path class="graph-line" d=line></path>
            {now}
            {marks}
        </svg>
    }
}

#[cfg(test)]
mod tests {
    use skep_review::{Effort, Evaluation, Reviewer, SearchResult, Share};
    use skep_rules::GameType;

    use super::*;

    #[test]
    fn a_variation_belongs_to_the_move_before_it() {
        let mut tree = GameTree::new(GameType::BASE);
        for text in ["wS1", "bS1 wS1-", "wQ -wS1"] {
            tree.play_text(text).unwrap();
        }
        let mut reviewer = Reviewer::new(&tree, tree.main_end(), Effort::default());
        while let Some(request) = reviewer.next_search(Share::WHOLE) {
            let action = request.action.unwrap_or(request.game.position().actions()[0]);
            let value = Evaluation::Centipawns(0);
            reviewer.record(request.id, SearchResult { value, line: vec![action] });
        }
        let review = reviewer.review();
        assert_eq!(index_at_cursor(&review, &tree), Some(3));
        assert_eq!(bounds(&review), Some((0, 3)));
        tree.back();
        tree.play_text("wA1 -wS1").unwrap();
        assert_eq!(index_at_cursor(&review, &tree), Some(2));
        tree.to_start();
        assert_eq!(index_at_cursor(&review, &tree), Some(0));
    }
}
