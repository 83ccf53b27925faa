//! The messages of one language, and how one is asked for.

use std::fmt;
use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::Pattern;
use unic_langid::LanguageIdentifier;

use crate::language::Language;

/// What a message has to be told: a text or a number.
pub type Value<'a> = FluentValue<'a>;

/// Everything the application says, in one language. Cheap to clone.
#[derive(Clone)]
pub struct Words {
    language: Language,
    bundle: Arc<FluentBundle<FluentResource>>,
}

/// The message files of a language.
macro_rules! messages {
    ($tag:literal) => {
        [
            include_str!(concat!("../messages/", $tag, "/app.ftl")),
            include_str!(concat!("../messages/", $tag, "/creatures.ftl")),
            include_str!(concat!("../messages/", $tag, "/actions.ftl")),
            include_str!(concat!("../messages/", $tag, "/reasons.ftl")),
            include_str!(concat!("../messages/", $tag, "/records.ftl")),
            include_str!(concat!("../messages/", $tag, "/games.ftl")),
            include_str!(concat!("../messages/", $tag, "/rules.ftl")),
        ]
    };
}

/// The text of the language's message files.
const fn sources(language: Language) -> [&'static str; 7] {
    match language {
        Language::English => messages!("en"),
        Language::French => messages!("fr"),
        Language::Italian => messages!("it"),
    }
}

/// French sets a space before some marks, at which a line must not break.
fn typeset(language: Language, source: &str) -> String {
    const NO_BREAK: &str = "\u{a0}";
    match language {
        Language::French => ["« ", " »", " :", " ;", " ?", " !"]
            .iter()
            .fold(source.to_owned(), |text, mark| text.replace(mark, &mark.replace(' ', NO_BREAK))),
        Language::English | Language::Italian => source.to_owned(),
    }
}

impl Words {
    /// The words of a language.
    pub fn new(language: Language) -> Words {
        Words::with_messages(language, None)
    }

    /// The words of a language, with one more message file.
    pub(crate) fn with_messages(language: Language, more: Option<&'static str>) -> Words {
        // Our tags are tags; the plural rules of an unknown language would be those of none.
        let tag = language.tag().parse::<LanguageIdentifier>().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // The marks around variables are for texts that run in both directions, and ours do not.
        bundle.set_use_isolating(false);
        for source in sources(language).into_iter().chain(more) {
            // A test reads every file: what is wrong in one is found before anybody sees it.
            let resource = match FluentResource::try_new(typeset(language, source)) {
                Ok(resource) | Err((resource, _)) => resource,
            };
            bundle.add_resource_overriding(resource);
        }
        Words { language, bundle: Arc::new(bundle) }
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Whether there is a message with this key.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// The message with this key. What has no message is the key itself, so that it is seen and not missed.
    pub fn text(&self, key: &str) -> String {
        self.with(key, &[])
    }

    /// The message with this key, with its variables. In a debug build it panics if one is missing.
    ///
    /// ```
    /// use skep_words::{Language, Words};
    ///
    /// let words = Words::new(Language::French);
    /// assert_eq!(words.with("level", &[("number", 3.into())]), "Niveau 3");
    /// ```
    pub fn with(&self, key: &str, variables: &[(&str, Value)]) -> String {
        let args = variables.iter().map(|(name, value)| (*name, value.clone())).collect();
        self.format(key, &args)
    }

    pub(crate) fn format(&self, key: &str, args: &FluentArgs) -> String {
        let message = self.bundle.get_message(key);
        match message.and_then(|message| message.value()) {
            Some(pattern) => self.write(key, pattern, args),
            None => key.to_owned(),
        }
    }

    /// What a message says beside its text: `gender` of `bug-ant`. Nothing if it says nothing of the kind.
    pub(crate) fn attribute(&self, key: &str, name: &str) -> Option<String> {
        let pattern = self.bundle.get_message(key)?.get_attribute(name)?.value();
        Some(self.write(key, pattern, &FluentArgs::new()))
    }

    fn write(&self, key: &str, pattern: &Pattern<&str>, args: &FluentArgs) -> String {
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(args), &mut errors);
        debug_assert!(errors.is_empty(), "{key}: {errors:?}");
        text.into_owned()
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Words").field(&self.language).finish()
    }
}

/// Words are equal if they are of one language.
impl PartialEq for Words {
    fn eq(&self, other: &Words) -> bool {
        self.language == other.language
    }
}

impl Eq for Words {}
