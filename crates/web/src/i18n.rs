//! The messages of the chosen language, as a context for all views.

use leptos::prelude::*;
use skep_board::Rotation;
use skep_words::{Value, Words};

use crate::settings::Settings;

/// Messages in the language of the settings, with directions as they are seen on the board of the game. Views that use them
/// follow a change of either.
#[derive(Clone, Copy)]
pub(crate) struct I18n(Memo<Words>);

impl I18n {
    /// Creates the messages and provides them as a context.
    pub(crate) fn provide(settings: RwSignal<Settings>, rotation: RwSignal<Rotation>) -> I18n {
        let language = Memo::new(move |_| settings.read().language().tag());
        let words = Memo::new(move |_| {
            language.get();
            Words::new(settings.read_untracked().language())
        });
        let i18n = I18n(Memo::new(move |_| words.read().turned(rotation.get().steps())));
        provide_context(i18n);
        i18n
    }

    /// The messages from the context.
    pub(crate) fn from_context() -> I18n {
        expect_context()
    }

    /// The current messages; tracks the language.
    pub(crate) fn words(self) -> Words {
        self.0.get()
    }

    /// The current messages, without tracking the language.
    pub(crate) fn words_untracked(self) -> Words {
        self.0.get_untracked()
    }

    /// A message; tracks the language.
    pub(crate) fn text(self, key: &str) -> String {
        self.0.read().text(key)
    }

    /// A message with variables; tracks the language.
    pub(crate) fn with(self, key: &str, variables: &[(&str, Value)]) -> String {
        self.0.read().with(key, variables)
    }

    /// A function that returns a message, for views: its text follows the language.
    pub(crate) fn live_text(self, key: &'static str) -> impl Fn() -> String + Copy + Send + Sync {
        move || self.text(key)
    }
}
