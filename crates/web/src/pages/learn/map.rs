//! The map of the lessons: all of them in their groups, with what is done.

use leptos::prelude::*;
use leptos_router::components::A;
use skep_learn::{Group, Lesson, keys};

use super::{Learning, lesson_path, title};
use crate::components::icon;
use crate::i18n::I18n;

/// The map of the lessons.
#[component]
pub(super) fn Map() -> impl IntoView {
    let i18n = I18n::from_context();
    let learning = Learning::from_context();
    let course = learning.course();
    let total = course.lessons().count();
    let done = Memo::new(move |_| {
        let progress = learning.progress.read();
        learning.course().lessons().filter(|lesson| progress.is_done(lesson)).count()
    });
    let count =
        move || i18n.with("learn-count", &[("done", done.get().into()), ("total", total.into())]);
    let groups = course.groups.iter().map(|group| view! { <GroupCard group=group.clone() /> });
    view! {
        <div class="page lessons-map" data-testid="learn">
            <header class="lessons-head">
                <h1>{i18n.live_text("lessons-title")}</h1>
                <p class="lead">{i18n.live_text("learn-lead")}</p>
                <div class="lessons-progress">
                    <progress max=total.to_string() prop:value=move || done.get() as f64 aria-label=count></progress>
                    <span data-testid="learn-count">{count}</span>
                </div>
                <NextLesson />
            </header>
            {groups.collect_view()}
        </div>
    }
}

/// The button that leads to the first lesson that is not done.
#[component]
fn NextLesson() -> impl IntoView {
    let i18n = I18n::from_context();
    let learning = Learning::from_context();
    move || {
        let course = learning.course();
        let progress = learning.progress.read();
        let next = course.lessons().find(|lesson| !progress.is_done(lesson))?.clone();
        let key = if progress.is_empty() { "learn-begin" } else { "learn-go-on" };
        let text = {
            let next = next.clone();
            move || {
                let words = i18n.words();
                words.with(key, &[("lesson", title(&words, &next).into())])
            }
        };
        Some(view! {
            <p>
                <A href=lesson_path(&next.name) attr:class="button main" attr:data-testid="learn-next">
                    {icon::play()}
                    {text}
                </A>
            </p>
        })
    }
}

/// A group of lessons.
#[component]
fn GroupCard(group: Group) -> impl IntoView {
    let i18n = I18n::from_context();
    let id = format!("lessons-{}", group.name);
    let heading_id = id.clone();
    let heading = move || i18n.text(&keys::group(group.name));
    let lessons = group.lessons.into_iter().map(|lesson| view! { <LessonLink lesson /> });
    view! {
        <section class="lesson-group" aria-labelledby=id>
            <h2 id=heading_id>{heading}</h2>
            <ol>{lessons.collect_view()}</ol>
        </section>
    }
}

/// The link to a lesson, with what is done of it.
#[component]
fn LessonLink(lesson: Lesson) -> impl IntoView {
    let i18n = I18n::from_context();
    let learning = Learning::from_context();
    let path = lesson_path(&lesson.name);
    let testid = format!("lesson-{}", lesson.name);
    let steps = lesson.steps.len();
    let lesson = StoredValue::new(lesson);
    let done =
        Memo::new(move |_| lesson.with_value(|lesson| learning.progress.read().count(lesson)));
    let name = move || lesson.with_value(|lesson| title(&i18n.words(), lesson));
    let state = move || {
        let key = if done.get() == steps { "learn-lesson-done" } else { "learn-lesson-steps" };
        i18n.with(key, &[("done", done.get().into()), ("total", steps.into())])
    };
    view! {
        <li>
            <A href=path attr:class="lesson-link" attr:data-testid=testid>
                <span class="lesson-state" class:done=move || done.get() == steps aria-hidden="true">
                    {move || if done.get() == steps { "✓".to_owned() } else { format!("{}/{steps}", done.get()) }}
                </span>
                <span>{name}</span>
                <span class="unseen">" " {state}</span>
            </A>
        </li>
    }
}
