//! The words of the language that was chosen, for every view.

use leptos::prelude::*;
use skep_words::{Value, Words};

use crate::settings::Settings;

/// Says things in the language of the settings. What is said in a view changes with them.
#[derive(Clone, Copy)]
pub(crate) struct Voice(Memo<Words>);

impl Voice {
    /// Makes the voice of this page.
    pub(crate) fn provide(settings: RwSignal<Settings>) -> Voice {
        let language = Memo::new(move |_| settings.read().language().tag());
        let words = Memo::new(move |_| {
            language.get();
            Words::new(settings.read_untracked().language())
        });
        let voice = Voice(words);
        provide_context(voice);
        voice
    }

    /// The voice of this page.
    pub(crate) fn here() -> Voice {
        expect_context()
    }

    /// The words now.
    pub(crate) fn words(self) -> Words {
        self.0.get()
    }

    /// The words now, where nothing is to follow their change.
    pub(crate) fn words_untracked(self) -> Words {
        self.0.get_untracked()
    }

    /// A message now.
    pub(crate) fn text(self, key: &str) -> String {
        self.0.read().text(key)
    }

    /// A message now, with its variables.
    pub(crate) fn with(self, key: &str, variables: &[(&str, Value)]) -> String {
        self.0.read().with(key, variables)
    }

    /// A message for a view.
    pub(crate) fn says(self, key: &'static str) -> impl Fn() -> String + Copy + Send + Sync {
        move || self.text(key)
    }
}
