//! The page of a lesson: the task, the board, what is said, and the way on.

use leptos::html;
use leptos::prelude::*;
use leptos_router::components::A;
use skep_learn::{Lesson, keys};

use super::board::LessonBoard;
use super::remarks::said_text;
use super::state::{LessonState, Said};
use super::{Learning, lesson_path, title};
use crate::after_frame::after_frame;
use crate::components::{TextButton, focus_first, icon};
use crate::i18n::I18n;
use crate::shortcuts::{Shortcut, listen_to_shortcuts};

/// The page of a lesson.
#[component]
pub(super) fn LessonPage(lesson: Lesson) -> impl IntoView {
    let i18n = I18n::from_context();
    let rules = lesson.rules.clone();
    let name = lesson.name.clone();
    let state = LessonState::new(lesson.clone());
    let heading = move || title(&i18n.words(), &lesson);
    listen_to_shortcuts(move |shortcut| {
        match shortcut {
            Shortcut::Hint => state.show_hint(),
            Shortcut::Undo => state.undo(),
            _ => return false,
        }
        true
    });
    let rules_link = rules.map(|section| {
        view! {
            <A href=format!("/rules#{section}") attr:data-testid="lesson-rules">
                {i18n.live_text("learn-rules")}
            </A>
        }
    });
    view! {
        <div class="lesson" data-testid="lesson" data-lesson=name>
            <header class="lesson-head">
                <A href="/learn" attr:class="button quiet" attr:data-testid="lesson-map">
                    {icon::back()}
                    {i18n.live_text("learn-all")}
                </A>
                <h1>{heading}</h1>
                <Steps state />
            </header>
            <div class="lesson-text">
                <Task state />
                <Remark state />
            </div>
            <LessonBoard state />
            <div class="lesson-foot">
                <Buttons state />
                <p class="lesson-links">{rules_link}</p>
            </div>
        </div>
    }
}

/// The steps of the lesson, to see where one is and to go to any of them.
#[component]
fn Steps(state: LessonState) -> impl IntoView {
    let i18n = I18n::from_context();
    let learning = Learning::from_context();
    let run = state.run;
    let (name, count) =
        run.with_untracked(|run| (run.lesson().name.clone(), run.lesson().steps.len()));
    let button = move |index: usize| {
        let name = name.clone();
        let done = Memo::new(move |_| learning.progress.read().has(&name, index));
        let here = Memo::new(move |_| run.read().index() == index);
        let label = move || {
            let key = if done.get() { "learn-step-done" } else { "learn-step" };
            i18n.with(key, &[("number", (index + 1).into()), ("total", count.into())])
        };
        view! {
            <li>
                <button
                    type="button"
                    class="lesson-step"
                    class:done=move || done.get()
                    aria-label=label
                    title=label
                    aria-current=move || here.get().then_some("step")
                    data-testid=format!("lesson-step-{}", index + 1)
                    on:click=move |_| state.go_to(index)
                >
                    {index + 1}
                </button>
            </li>
        }
    };
    view! {
        <ol class="lesson-steps" aria-label=i18n.live_text("learn-steps")>
            {(0..count).map(button).collect_view()}
        </ol>
    }
}

/// The task of the step. It gets the focus when the step changes, so that it is read.
#[component]
fn Task(state: LessonState) -> impl IntoView {
    let i18n = I18n::from_context();
    let run = state.run;
    let node = NodeRef::<html::P>::new();
    let index = Memo::new(move |_| run.read().index());
    Effect::new(move |before: Option<usize>| {
        let index = index.get();
        if before.is_some_and(|before| before != index) {
            after_frame(|| focus_first(".lesson-task"));
        }
        index
    });
    let text = move || {
        let run = run.read();
        i18n.text(&keys::text(&run.lesson().name, run.index()))
    };
    view! {
        <p class="lesson-task" tabindex="-1" node_ref=node data-testid="lesson-task">{text}</p>
    }
}

/// What is said about what the learner does.
#[component]
fn Remark(state: LessonState) -> impl IntoView {
    let i18n = I18n::from_context();
    let LessonState { run, said, .. } = state;
    let text = move || said.read().as_ref().map(|said| said_text(&i18n.words(), &run.read(), said));
    let is_done = Memo::new(move |_| run.read().is_done());
    let is_wrong = Memo::new(move |_| {
        let refused = matches!(&*said.read(), Some(Said::Refused(_) | Said::Wrong(_)));
        refused && !is_done.get()
    });
    view! {
        <p
            class="lesson-said"
            class:refused=move || is_wrong.get()
            class:done=move || is_done.get()
            role="status"
            data-testid="lesson-said"
        >
            {text}
        </p>
    }
}

/// The buttons: hint, solution, the coach, and the way on.
#[component]
fn Buttons(state: LessonState) -> impl IntoView {
    let run = state.run;
    let is_done = Memo::new(move |_| run.read().is_done());
    let coached =
        Memo::new(move |_| run.read().step().opponent.is_some_and(|opponent| opponent.coach));
    let fresh = Signal::derive(move || run.read().is_fresh());
    view! {
        <div class="lesson-buttons">
            <Show when=move || state.doubted.read().is_some()>
                <TextButton
                    key="coach-reconsider"
                    testid="coach-reconsider"
                    class="main"
                    press=move |()| state.reconsider()
                />
                <TextButton key="coach-insist" testid="coach-insist" press=move |()| state.insist() />
            </Show>
            <Show when=move || is_done.get() fallback=move || view! { <Help state coached fresh /> }>
                <Onward state />
            </Show>
        </div>
    }
}

/// The buttons while the step is not done.
#[component]
fn Help(state: LessonState, coached: Memo<bool>, fresh: Signal<bool>) -> impl IntoView {
    let asking = state.asking;
    let learners = Signal::derive(move || asking.get() || state.run.read().actions().is_empty());
    let of_a_step = move || {
        view! {
            <TextButton key="learn-hint" testid="lesson-hint" press=move |()| state.show_hint()>
                {icon::bulb()}
            </TextButton>
            <TextButton
                key="lesson-show"
                testid="lesson-show"
                press=move |()| state.show_solution()
            >
                {icon::play()}
            </TextButton>
        }
    };
    let of_a_coach = move || {
        view! {
            <TextButton
                key="coach-ask"
                testid="coach-ask"
                class="main"
                disabled=learners
                press=move |()| state.ask_coach()
            >
                {icon::bulb()}
            </TextButton>
            <TextButton
                key="play-undo"
                testid="lesson-undo"
                disabled=fresh
                press=move |()| state.undo()
            >
                {icon::undo()}
            </TextButton>
        }
    };
    view! {
        <Show when=move || coached.get() fallback=of_a_step>{of_a_coach()}</Show>
        <TextButton
            key="learn-restart"
            testid="lesson-restart"
            disabled=fresh
            press=move |()| state.restart()
        >
            {icon::again()}
        </TextButton>
    }
}

/// The way on: to the next step, or to the next lesson.
#[component]
fn Onward(state: LessonState) -> impl IntoView {
    let i18n = I18n::from_context();
    let learning = Learning::from_context();
    let run = state.run;
    // The button appears under the finger that has just played: it takes the focus, but only from what has vanished.
    after_frame(|| {
        let lost = document().active_element().is_none_or(|it| it.tag_name() == "BODY");
        if lost {
            focus_first(".lesson-onward");
        }
    });
    move || {
        let current = run.read();
        let index = current.index();
        if index + 1 < current.lesson().steps.len() {
            return view! {
                <button
                    type="button"
                    class="main lesson-onward"
                    data-testid="lesson-next"
                    on:click=move |_| state.go_to(index + 1)
                >
                    {i18n.live_text("learn-next-step")}
                    {icon::forward()}
                </button>
            }
            .into_any();
        }
        let next = learning.course().after(&current.lesson().name).cloned();
        let Some(next) = next else {
            return view! {
                <A href="/" attr:class="button main lesson-onward" attr:data-testid="lesson-play">
                    {i18n.live_text("learn-play")}
                </A>
            }
            .into_any();
        };
        let path = lesson_path(&next.name);
        let text = move || {
            let words = i18n.words();
            words.with("learn-next-lesson", &[("lesson", title(&words, &next).into())])
        };
        view! {
            <A href=path attr:class="button main lesson-onward" attr:data-testid="lesson-next">
                {text}
                {icon::forward()}
            </A>
        }
        .into_any()
    }
}
