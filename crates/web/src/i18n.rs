//! The messages of the chosen language, as a context for all views.

use leptos::prelude::*;
use skep_board::Rotation;
use skep_words::{MessageFile, Value, Words};

use crate::settings::Settings;

/// Messages in the language of the settings, with directions as they are seen on the board of the game. Views that use them
/// follow a change of either.
#[derive(Clone, Copy)]
pub(crate) struct I18n {
    words: Memo<Words>,
    /// The files of messages that were loaded with pages, apart from those that are always there.
    files: RwSignal<Vec<MessageFile>>,
}

impl I18n {
    /// Creates the messages and provides them as a context.
    pub(crate) fn provide(settings: RwSignal<Settings>, rotation: RwSignal<Rotation>) -> I18n {
        let language = Memo::new(move |_| settings.read().language().tag());
        let words = Memo::new(move |_| {
            language.get();
            Words::new(settings.read_untracked().language())
        });
        let files = RwSignal::new(Vec::<MessageFile>::new());
        let words = Memo::new(move |_| match &**files.read() {
            [] => words.get(),
            files => words.read().with_files(files.iter().copied()),
        });
        let words = Memo::new(move |_| words.read().turned(rotation.get().steps()));
        let i18n = I18n { words, files };
        provide_context(i18n);
        i18n
    }

    /// Adds messages that were loaded with a page. They stay.
    pub(crate) fn add(self, file: MessageFile) {
        if !self.files.read_untracked().contains(&file) {
            self.files.update(|files| files.push(file));
        }
    }

    /// The messages from the context.
    pub(crate) fn from_context() -> I18n {
        expect_context()
    }

    /// The current messages; tracks the language.
    pub(crate) fn words(self) -> Words {
        self.words.get()
    }

    /// The current messages, without tracking the language.
    pub(crate) fn words_untracked(self) -> Words {
        self.words.get_untracked()
    }

    /// A message; tracks the language.
    pub(crate) fn text(self, key: &str) -> String {
        self.words.read().text(key)
    }

    /// A message with variables; tracks the language.
    pub(crate) fn with(self, key: &str, variables: &[(&str, Value)]) -> String {
        self.words.read().with(key, variables)
    }

    /// A function that returns a message, for views: its text follows the language.
    pub(crate) fn live_text(self, key: &'static str) -> impl Fn() -> String + Copy + Send + Sync {
        move || self.text(key)
    }
}
