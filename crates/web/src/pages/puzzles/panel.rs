//! The puzzle on the board: the task, what is said, and the buttons.

use std::sync::Arc;

use leptos::prelude::*;
use leptos_router::hooks::use_navigate;
use skep_record::GameTree;

use super::address::Place;
use super::board::PuzzleBoard;
use super::desk::{OnDesk, Posed};
use super::remarks::{before_text, said_text, task_text};
use super::score::{About, Score};
use super::state::{Phase, PuzzleState, Said};
use crate::after_frame::after_frame;
use crate::browser::copy;
use crate::components::{TextButton, focus_first, icon};
use crate::game_context::GameContext;
use crate::i18n::I18n;
use crate::notices::Notices;
use crate::pages::games::game_name;
use crate::shortcuts::{Shortcut, listen_to_shortcuts};
use crate::table::{copied, origin};

/// The puzzle on the board. It stays when another puzzle comes.
#[component]
pub(super) fn PuzzleView(posed: Arc<Posed>) -> impl IntoView {
    let state = PuzzleState::new(posed);
    follow_desk(state);
    let next = next(state);
    let on_key = next.clone();
    listen_to_shortcuts(move |shortcut| {
        match shortcut {
            Shortcut::Hint => state.show_hint(),
            Shortcut::Next => on_key(),
            Shortcut::Undo => state.try_again(),
            _ => return false,
        }
        true
    });
    let name = move || state.posed.read().puzzle.id.to_string();
    view! {
        <div class="puzzle-text" data-testid="puzzle" data-puzzle=name>
            <Asked state />
            <Remark state />
        </div>
        <PuzzleBoard state />
        <div class="puzzle-foot">
            <Buttons state next />
            <About state />
            <Score state />
            <Links state />
        </div>
    }
}

/// Puts another puzzle on the board when it is posed, and leads to its task, so that it is read.
fn follow_desk(state: PuzzleState) {
    let desk = state.desk;
    Effect::new(move |before: Option<()>| {
        let on_desk = desk.on_desk.get();
        let OnDesk::Puzzle(posed) = on_desk else { return };
        if before.is_some() {
            state.begin(posed);
            after_frame(|| {
                let chooses =
                    document().active_element().is_some_and(|it| it.tag_name() == "SELECT");
                if !chooses {
                    focus_first(".puzzle-task");
                }
            });
        }
    });
}

/// What leads to the next puzzle.
fn next(state: PuzzleState) -> impl Fn() + Clone + Send + Sync + 'static {
    let navigate = use_navigate();
    move || match state.desk.place.get_untracked() {
        Place::Next | Place::Streak => state.desk.next(),
        Place::Daily | Place::One(..) => {
            let family = state.posed.with_untracked(|posed| posed.family);
            let filter = state.desk.filter.get_untracked();
            let filter = super::address::Filter { family, ..filter };
            navigate(&filter.address(Place::Next), Default::default());
        }
    }
}

/// The task, and what the opponent has just done.
#[component]
fn Asked(state: PuzzleState) -> impl IntoView {
    let i18n = I18n::from_context();
    let posed = state.posed;
    let task = move || task_text(&i18n.words(), &posed.read().open);
    let before = move || before_text(&i18n.words(), posed.read().open.start.position());
    let game = move || {
        let posed = posed.read();
        let position = posed.open.start.position();
        game_name(&i18n.words(), position.game_type())
    };
    view! {
        <div class="puzzle-task" tabindex="-1">
            <p class="puzzle-asked" data-testid="puzzle-task">{task}</p>
            <p class="muted">{game}" · "{before}</p>
        </div>
    }
}

/// What is said about what the solver does.
#[component]
fn Remark(state: PuzzleState) -> impl IntoView {
    let i18n = I18n::from_context();
    let PuzzleState { run, said, phase, .. } = state;
    let text = move || said.read().as_ref().map(|said| said_text(&i18n.words(), &run.read(), said));
    let is_wrong = Memo::new(move |_| {
        matches!(&*said.read(), Some(Said::Refused(_) | Said::Wrong(..) | Said::Checking))
    });
    let is_done = Memo::new(move |_| {
        phase.get() == Phase::Over && matches!(&*said.read(), Some(Said::Solved(..)))
    });
    view! {
        <p
            class="puzzle-said"
            class:refused=move || is_wrong.get()
            class:done=move || is_done.get()
            role="status"
            data-testid="puzzle-said"
        >
            {text}
        </p>
    }
}

/// The buttons: what helps, and what comes then.
#[component]
fn Buttons(state: PuzzleState, next: impl Fn() + Clone + Send + Sync + 'static) -> impl IntoView {
    let phase = state.phase;
    let over = Memo::new(move |_| phase.get() == Phase::Over);
    let first = next.clone();
    view! {
        <div class="puzzle-buttons">
            {move || match over.get() {
                true => {
                    let next = first.clone();
                    view! { <Onward state next /> }.into_any()
                }
                false => view! { <Help state /> }.into_any(),
            }}
        </div>
    }
}

/// The buttons while the puzzle is open.
#[component]
fn Help(state: PuzzleState) -> impl IntoView {
    let PuzzleState { phase, posed, attempt, .. } = state;
    let no_hint = Signal::derive(move || {
        let in_run = posed.read().place == Place::Streak && !attempt.read().noted;
        phase.get() != Phase::Asking || in_run
    });
    let showing = Signal::derive(move || phase.get() == Phase::Showing);
    let wrong = Memo::new(move |_| phase.get() == Phase::Wrong);
    view! {
        <TextButton
            key="puzzle-hint"
            testid="puzzle-hint"
            disabled=no_hint
            press=move |()| state.show_hint()
        >
            {icon::bulb()}
        </TextButton>
        <TextButton
            key="puzzle-solution"
            testid="puzzle-solution"
            disabled=showing
            press=move |()| state.show_solution()
        >
            {icon::play()}
        </TextButton>
        <Show when=move || wrong.get()>
            <TextButton key="puzzle-again" testid="puzzle-again" press=move |()| state.try_again()>
                {icon::undo()}
            </TextButton>
        </Show>
    }
}

/// The buttons after the end.
#[component]
fn Onward(state: PuzzleState, next: impl Fn() + Clone + Send + Sync + 'static) -> impl IntoView {
    let i18n = I18n::from_context();
    // The button appears under the finger that has just played: it takes the focus, but only from what has vanished.
    after_frame(|| {
        let lost = document().active_element().is_none_or(|it| it.tag_name() == "BODY");
        if lost {
            focus_first(".puzzle-next");
        }
    });
    view! {
        <button
            type="button"
            class="main puzzle-next"
            data-testid="puzzle-next"
            on:click=move |_| next()
        >
            {i18n.live_text("puzzle-next")}
            {icon::forward()}
        </button>
        <TextButton key="puzzle-again" testid="puzzle-again" press=move |()| state.try_again()>
            {icon::again()}
        </TextButton>
    }
}

/// The link to the puzzle, and its position in the analysis.
#[component]
fn Links(state: PuzzleState) -> impl IntoView {
    let i18n = I18n::from_context();
    let notices = Notices::from_context();
    let context = GameContext::from_context();
    let navigate = use_navigate();
    let copy_link = move |()| {
        let path = state.posed.with_untracked(|posed| posed.path());
        copy(format!("{}{path}", origin()), copied(notices, i18n));
    };
    let analyse = move |()| {
        let position = state.posed.with_untracked(|posed| posed.open.start.position().clone());
        context.open(GameTree::from(position));
        navigate("/analyse", Default::default());
    };
    // Before the first answer, it would give the solution away.
    let open =
        Signal::derive(move || state.phase.get() != Phase::Over && !state.attempt.read().noted);
    view! {
        <div class="puzzle-links">
        <TextButton key="puzzle-link" testid="puzzle-link" class="quiet" press=copy_link>
            {icon::link()}
        </TextButton>
        <TextButton
            key="puzzle-analyse"
            testid="puzzle-analyse"
            class="quiet"
            disabled=open
            press=analyse
        >
            {icon::lens()}
        </TextButton>
        </div>
    }
}
