//! The lessons: a map of all of them, and a page for each. They are one chunk, and one route: its path decides which is shown.

mod board;
mod coach;
mod lesson;
mod map;
mod remarks;
mod state;

use std::sync::Arc;

use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::hooks::{use_location, use_navigate, use_query_map};
use skep_learn::{Course, Lesson, LessonError, Progress, ProgressDamage, keys};
use skep_words::{MessageFile, Words};

use self::lesson::LessonPage;
use self::map::Map;
use crate::game_context::GameContext;
use crate::i18n::I18n;
use crate::lesson_progress;
use crate::pages::NotFound;

/// The files of messages that the lessons need.
const MESSAGES: [MessageFile; 5] = [
    MessageFile::LEARN,
    MessageFile::LESSONS_BASICS,
    MessageFile::LESSONS_TACTICS,
    MessageFile::LESSONS_VENOM,
    MessageFile::LESSONS_PACKS,
];

/// The course and what is done of it, for all views of the page.
#[derive(Clone, Copy)]
struct Learning {
    course: StoredValue<Arc<Course>>,
    progress: RwSignal<Progress>,
}

impl Learning {
    fn from_context() -> Learning {
        expect_context()
    }

    fn course(self) -> Arc<Course> {
        self.course.get_value()
    }

    /// Notes that a step is done, and keeps it.
    fn note(self, lesson: &str, step: usize) {
        self.progress.update(|progress| progress.add(lesson, step));
        // Without storage, the progress lasts as long as the page.
        let _ = lesson_progress::save(&self.progress.read_untracked());
    }
}

/// All pages of the lessons.
#[component]
pub(crate) fn Learn() -> impl IntoView {
    let i18n = I18n::from_context();
    MESSAGES.into_iter().for_each(|file| i18n.add(file));
    let course = match Course::load() {
        Ok(course) => Arc::new(course),
        // A test reads all lessons, so nobody should see this.
        Err(error) => return view! { <Unreadable error /> }.into_any(),
    };
    let (progress, damage) = lesson_progress::load();
    report(i18n, &damage);
    let learning = Learning { course: StoredValue::new(course), progress: RwSignal::new(progress) };
    provide_context(learning);
    follow_sections(learning);
    let path = use_location().pathname;
    let name = Memo::new(move |_| lesson_name(&path.read()));
    show_title(learning, name);
    let page = move || match name.get() {
        None => view! { <Map /> }.into_any(),
        Some(name) => match learning.course().lesson(&name) {
            Some(lesson) => view! { <LessonPage lesson=lesson.clone() /> }.into_any(),
            None => view! { <NotFound /> }.into_any(),
        },
    };
    page.into_any()
}

/// The name of the lesson in a path; none for the map.
fn lesson_name(path: &str) -> Option<String> {
    let name = path.strip_prefix("/learn").unwrap_or_default().trim_matches('/');
    (!name.is_empty()).then(|| name.to_owned())
}

/// Says what of the progress could not be read. The rest is there.
fn report(i18n: I18n, damage: &[ProgressDamage]) {
    if damage.is_empty() {
        return;
    }
    let words = i18n.words_untracked();
    let said: Vec<String> = damage.iter().map(|it| damage_text(&words, it)).collect();
    GameContext::from_context().notices().error(said.join(" "));
}

fn damage_text(words: &Words, damage: &ProgressDamage) -> String {
    match damage {
        ProgressDamage::All => words.text("learn-damaged-all"),
        ProgressDamage::Version(version) => {
            words.with("learn-damaged-version", &[("version", (*version).into())])
        }
        ProgressDamage::Lesson(name) => {
            let key = keys::title(name);
            let title = if words.has(&key) { words.text(&key) } else { name.clone() };
            words.with("learn-damaged-lesson", &[("lesson", title.into())])
        }
    }
}

/// An address such as `/learn?about=ant` leads to the lesson about that section of the rules.
fn follow_sections(learning: Learning) {
    let query = use_query_map();
    let navigate = use_navigate();
    Effect::new(move |_| {
        let Some(section) = query.read().get("about") else { return };
        let course = learning.course();
        let lesson = course.about(&section).map(|lesson| lesson_path(&lesson.name));
        let options = NavigateOptions { replace: true, ..NavigateOptions::default() };
        navigate(&lesson.unwrap_or_else(|| "/learn".to_owned()), options);
    });
}

/// The path of a lesson.
fn lesson_path(name: &str) -> String {
    format!("/learn/{name}")
}

/// Keeps the title of the window that of the page.
fn show_title(learning: Learning, name: Memo<Option<String>>) {
    let i18n = I18n::from_context();
    Effect::new(move |_| {
        let words = i18n.words();
        let lesson = name.get().filter(|name| learning.course().lesson(name).is_some());
        let page = match lesson {
            Some(name) => words.text(&keys::title(&name)),
            None => words.text("lessons-title"),
        };
        document().set_title(&format!("{page} – {}", words.text("app-name")));
    });
}

/// What is shown if the lessons cannot be read.
#[component]
fn Unreadable(error: LessonError) -> impl IntoView {
    let i18n = I18n::from_context();
    view! {
        <div class="page">
            <h1>{i18n.live_text("lessons-title")}</h1>
            <p class="wrong" role="alert">{error.to_string()}</p>
        </div>
    }
}

/// The title of a lesson.
fn title(words: &Words, lesson: &Lesson) -> String {
    words.text(&keys::title(&lesson.name))
}

#[cfg(test)]
mod tests {
    use super::lesson_name;

    #[test]
    fn the_path_names_the_lesson() {
        assert_eq!(lesson_name("/learn"), None);
        assert_eq!(lesson_name("/learn/"), None);
        assert_eq!(lesson_name("/learn/one-hive").as_deref(), Some("one-hive"));
        assert_eq!(lesson_name("/learn/one-hive/").as_deref(), Some("one-hive"));
    }
}
