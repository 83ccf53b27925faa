//! Learning from mistakes: the current question beside the board.

use leptos::html;
use leptos::prelude::*;
use skep_review::{Phase, Training};
use skep_rules::{Color, Position};
use skep_words::Words;

use super::state::ReviewState;
use super::texts;
use crate::after_frame::after_frame;
use crate::components::{TextButton, focus_first, icon};
use crate::table::Table;

/// What has become of all questions.
fn result(words: &Words, training: &Training) -> String {
    let summary = training.summary();
    words.with(
        "learn-result",
        &[
            ("count", summary.questions.into()),
            ("found", summary.found.into()),
            ("once", summary.at_once.into()),
        ],
    )
}

/// The question and what has become of the answer. `position` is that of the question.
fn said(words: &Words, training: &Training, position: &Position) -> String {
    let Some(question) = training.question() else { return result(words, training) };
    let points = |loss: f64| [("points", (loss.round() as i64).into())];
    match training.phase() {
        Phase::Asking | Phase::Finished => {
            let action = words.action(position, question.played);
            let judgement =
                question.judgement.map(|it| texts::judgement(words, it)).unwrap_or_default();
            let key = match training.player() {
                Color::White => "learn-ask-white",
                Color::Black => "learn-ask-black",
            };
            words.with(key, &[("judgement", judgement.into()), ("action", action.into())])
        }
        Phase::Judging(_) => words.text("learn-judging"),
        Phase::Wrong { loss, .. } => words.with("learn-wrong", &points(loss)),
        Phase::Right { action, .. } if question.is_best(action) => words.text("learn-best"),
        Phase::Right { loss, .. } => words.with("learn-good", &points(loss)),
        Phase::Shown => {
            let best = question.best_line.first();
            let action = best.map(|&best| words.action(position, best)).unwrap_or_default();
            words.with("learn-solution", &[("action", action.into())])
        }
    }
}

/// The position of the current question, if it is shown on the board.
fn shown_position(state: ReviewState, training: &Training) -> Option<Position> {
    let session = state.context.session();
    let session = session.read();
    let node = training.question()?.before;
    (session.tree().current() == node).then(|| session.tree().position().clone())
}

/// The current question with its buttons. It is beside the board, because on a phone the panel covers that.
#[component]
pub(crate) fn LearnBar(
    /// The drawer with the panel, which is closed to show the board.
    drawer: RwSignal<bool>,
) -> impl IntoView {
    let state = ReviewState::from_context();
    state.take_answers(expect_context::<Table>());
    let is_shown = Memo::new(move |_| state.training.read().is_some());
    Effect::new(move |_| {
        if is_shown.get() {
            drawer.set(false);
        }
    });
    view! {
        <Show when=move || is_shown.get()>
            <Learn />
        </Show>
    }
}

/// The question, the answer's judgement and the buttons.
#[component]
fn Learn() -> impl IntoView {
    let state = ReviewState::from_context();
    let i18n = state.i18n;
    let place = move || {
        let training = state.training.read();
        let training = training.as_ref().filter(|it| it.question().is_some())?;
        let (number, count) = training.place();
        Some(i18n.with("learn-question", &[("number", number.into()), ("count", count.into())]))
    };
    let text = move || {
        let training = state.training.read();
        let training = training.as_ref()?;
        let words = i18n.words();
        match shown_position(state, training) {
            Some(position) => Some(said(&words, training, &position)),
            None if training.question().is_none() => Some(result(&words, training)),
            None => Some(words.text("learn-away")),
        }
    };
    // The buttons change with every question: without this, the focus would be lost with the one that was pressed.
    let heading = NodeRef::<html::H2>::new();
    let question = Memo::new(move |_| Some(state.training.read().as_ref()?.place()));
    Effect::new(move |_| {
        question.get();
        if let Some(heading) = heading.get() {
            request_animation_frame(move || drop(heading.focus()));
        }
    });
    view! {
        <section class="learn" data-testid="learn" aria-labelledby="learn-title">
            <h2 id="learn-title" tabindex="-1" node_ref=heading>
                {move || place().unwrap_or_else(|| i18n.text("learn-title"))}
            </h2>
            <p role="status" class=move || phase_class(state) data-testid="learn-text">{text}</p>
            <LearnControls />
        </section>
    }
}

/// The class that marks a right or a wrong answer.
fn phase_class(state: ReviewState) -> &'static str {
    match state.training.read().as_ref().map(Training::phase) {
        Some(Phase::Right { .. }) => "learn-right",
        Some(Phase::Wrong { .. }) => "learn-wrong",
        _ => "",
    }
}

/// The buttons of the current question.
#[component]
fn LearnControls() -> impl IntoView {
    let state = ReviewState::from_context();
    let table = expect_context::<Table>();
    let session = state.context.session();
    let is_away = Memo::new(move |_| {
        let training = state.training.read();
        let node = training.as_ref()?.question()?.before;
        Some(session.read().tree().current() != node)
    });
    let phase = Memo::new(move |_| state.training.read().as_ref().map(Training::phase));
    let has_next = move || {
        let training = state.training.read();
        training.as_ref().is_some_and(|it| it.place().0 < it.place().1)
    };
    let is_open = move || {
        matches!(phase.get(), Some(Phase::Asking | Phase::Wrong { .. } | Phase::Judging(_)))
    };
    let is_wrong = move || matches!(phase.get(), Some(Phase::Wrong { .. }));
    let is_finished = move || matches!(phase.get(), Some(Phase::Finished));
    let retry = move |()| {
        table.pointed.set(None);
        state.train(Training::retry);
    };
    let again = move |()| {
        let player = state.training.read_untracked().as_ref().map(Training::player);
        if let Some(player) = player {
            state.start_training(player);
        }
    };
    let close = move |()| {
        state.end_training();
        // The button disappears, and the panel is shown again.
        after_frame(|| focus_first(".win-graph"));
    };
    let next_key = move || if has_next() { "learn-next" } else { "learn-finish" };
    let next_class = move || if is_open() { "" } else { "main" };
    view! {
        <div class="buttons">
            <Show when=move || is_away.get() == Some(true)>
                <TextButton key="learn-back" class="main" testid="learn-back" press=move |()| state.show_question() />
            </Show>
            <Show when=is_wrong>
                <TextButton key="learn-retry" testid="learn-retry" press=retry>{icon::again()}</TextButton>
            </Show>
            <Show when=is_open>
                <TextButton key="learn-show" testid="learn-show" press=move |()| state.show_solution(table)>
                    {icon::bulb()}
                </TextButton>
            </Show>
            <Show when=move || !is_finished()>
                <button class=next_class data-testid="learn-next" on:click=move |_| state.next_question()>
                    {move || state.i18n.text(next_key())}
                </button>
            </Show>
            <Show when=is_finished>
                <TextButton key="learn-again" testid="learn-again" press=again>{icon::again()}</TextButton>
            </Show>
            <TextButton key="learn-end" class="quiet" testid="learn-end" press=close />
        </div>
    }
}

#[cfg(test)]
mod tests {
    use skep_record::GameTree;
    use skep_review::{Effort, Evaluation, Reviewer, Share};
    use skep_rules::GameType;
    use skep_words::Language;

    use super::*;

    /// The question about a second move after which White is lost, and the position before it.
    fn question() -> (Training, Position) {
        let mut tree = GameTree::new(GameType::BASE);
        for text in ["wS1", "bS1 wS1-", "wQ -wS1"] {
            tree.play_text(text).unwrap();
        }
        let mut reviewer = Reviewer::new(&tree, tree.main_end(), Effort::default());
        while let Some(request) = reviewer.next_search(Share::WHOLE) {
            let (value, line) = match (request.game.len(), request.action) {
                (2, None) => (0, "wA1 -wS1"),
                (2, Some(_)) => (-900, "wQ -wS1"),
                (1, _) => (0, "bS1 wS1-"),
                _ => (0, "wS1"),
            };
            let value = Evaluation::Centipawns(value);
            assert!(reviewer.record_text(request.id, value, &[line.to_owned()]));
        }
        tree.back();
        (reviewer.training(Color::White), tree.position().clone())
    }

    #[test]
    fn every_phase_of_a_question_has_its_sentence() {
        let (mut training, position) = question();
        let words = Words::new(Language::English);
        let read = |text: &str| position.read_move(text).unwrap();
        let mut steps = Vec::new();
        steps.push(said(&words, &training, &position));
        assert!(training.answer(read("wG1 -wS1")));
        steps.push(said(&words, &training, &position));
        training.judge(Evaluation::Centipawns(-300));
        steps.push(said(&words, &training, &position));
        assert!(training.answer(read("wG1 -wS1")));
        training.judge(Evaluation::Centipawns(0));
        steps.push(said(&words, &training, &position));
        training.advance();
        steps.push(said(&words, &training, &position));
        assert_eq!(
            steps,
            [
                "Blunder: White places the Queen Bee to the left of white Spider 1. Find a better move for White.",
                "The engine checks your move …",
                "Not good enough: your move loses 43 points of win chance. Try another one.",
                "Right: your move is as good as the best.",
                "You found 1 of 1, 0 of them at the first try.",
            ]
        );
    }

    #[test]
    fn the_best_answer_and_the_solution_are_named() {
        let (training, position) = question();
        let words = Words::new(Language::English);
        let mut best = training.clone();
        assert!(!best.answer(position.read_move("wA1 -wS1").unwrap()));
        assert_eq!(said(&words, &best, &position), "Right: that is the best move!");
        let mut shown = training;
        shown.show();
        assert_eq!(
            said(&words, &shown, &position),
            "The solution: White places Ant 1 to the left of white Spider 1."
        );
    }
}
