//! The messages of one language, looked up by key.

use std::fmt;
use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::Pattern;
use skep_rules::Direction;
use unic_langid::LanguageIdentifier;

use crate::language::Language;
use crate::message_file::MessageFile;

/// The value of a message's variable: a text or a number.
pub type Value<'a> = FluentValue<'a>;

/// All messages of the application in one language. Cheap to clone.
#[derive(Clone)]
pub struct Words {
    language: Language,
    bundle: Arc<FluentBundle<Arc<FluentResource>>>,
    /// What the bundle was made of.
    resources: Arc<[Arc<FluentResource>]>,
    /// By how many steps of 60 degrees the board is turned clockwise.
    turned: u8,
}

/// The message files of a language.
macro_rules! messages {
    ($tag:literal) => {
        &[
            include_str!(concat!("../messages/", $tag, "/app.ftl")),
            include_str!(concat!("../messages/", $tag, "/board.ftl")),
            include_str!(concat!("../messages/", $tag, "/creatures.ftl")),
            include_str!(concat!("../messages/", $tag, "/actions.ftl")),
            include_str!(concat!("../messages/", $tag, "/reasons.ftl")),
            include_str!(concat!("../messages/", $tag, "/records.ftl")),
            include_str!(concat!("../messages/", $tag, "/games.ftl")),
            include_str!(concat!("../messages/", $tag, "/rules.ftl")),
            include_str!(concat!("../messages/", $tag, "/review.ftl")),
            include_str!(concat!("../messages/", $tag, "/notes.ftl")),
            include_str!(concat!("../messages/", $tag, "/analysis.ftl")),
            include_str!(concat!("../messages/", $tag, "/engine.ftl")),
            include_str!(concat!("../messages/", $tag, "/explorer.ftl")),
            include_str!(concat!("../messages/", $tag, "/table.ftl")),
            include_str!(concat!("../messages/", $tag, "/home.ftl")),
            include_str!(concat!("../messages/", $tag, "/help.ftl")),
            include_str!(concat!("../messages/", $tag, "/library.ftl")),
            include_str!(concat!("../messages/", $tag, "/editor.ftl")),
            include_str!(concat!("../messages/", $tag, "/loading.ftl")),
        ]
    };
}

/// The text of the language's message files.
const fn sources(language: Language) -> &'static [&'static str] {
    match language {
        Language::English => messages!("en"),
        Language::French => messages!("fr"),
        Language::Italian => messages!("it"),
    }
}

/// Makes the spaces before and after French punctuation non-breaking.
fn typeset(language: Language, source: &str) -> String {
    const NO_BREAK: &str = "\u{a0}";
    match language {
        Language::French => ["« ", " »", " :", " ;", " ?", " !", " %"]
            .iter()
            .fold(source.to_owned(), |text, mark| text.replace(mark, &mark.replace(' ', NO_BREAK))),
        Language::English | Language::Italian => source.to_owned(),
    }
}

/// Reads the messages of a file.
fn read(language: Language, source: &str) -> Arc<FluentResource> {
    // The test `complete` fails on a file with syntax errors.
    match FluentResource::try_new(typeset(language, source)) {
        Ok(resource) | Err((resource, _)) => Arc::new(resource),
    }
}

impl Words {
    /// The messages of a language.
    pub fn new(language: Language) -> Words {
        Words::of_resources(
            language,
            sources(language).iter().map(|source| read(language, source)).collect(),
        )
    }

    /// These messages and those of more files, which [`Words::new`] leaves out so that a page does not load what it does not
    /// show.
    ///
    /// ```
    /// use skep_words::{Language, MessageFile, Words};
    ///
    /// let words = Words::new(Language::English);
    /// assert!(!words.has("online-title"));
    /// assert!(words.with_files([MessageFile::ONLINE]).has("online-title"));
    /// ```
    #[must_use]
    pub fn with_files(&self, files: impl IntoIterator<Item = MessageFile>) -> Words {
        let more = files.into_iter().map(|file| read(self.language, file.source(self.language)));
        let resources = self.resources.iter().cloned().chain(more).collect();
        Words { turned: self.turned, ..Words::of_resources(self.language, resources) }
    }

    fn of_resources(language: Language, resources: Arc<[Arc<FluentResource>]>) -> Words {
        // `Language::tag` is always valid; the default tag would only lose the plural rules.
        let tag = language.tag().parse::<LanguageIdentifier>().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // Isolation marks around variables are needed only for right-to-left text.
        bundle.set_use_isolating(false);
        for resource in resources.iter() {
            bundle.add_resource_overriding(Arc::clone(resource));
        }
        Words { language, bundle: Arc::new(bundle), resources, turned: 0 }
    }

    /// The same messages for a board that is turned clockwise by this many steps of 60 degrees: directions are those that
    /// are seen.
    ///
    /// ```
    /// use skep_rules::Game;
    /// use skep_words::{Language, Words};
    ///
    /// let game: Game = "Base;InProgress;White[2];wS1;bS1 wS1-".parse()?;
    /// let action = game.position().read_move("wQ -wS1").unwrap();
    /// let words = Words::new(Language::English).turned(3);
    /// let text = words.action(game.position(), action);
    /// assert_eq!(text, "White places the Queen Bee to the right of white Spider 1.");
    /// # Ok::<(), skep_rules::GameError>(())
    /// ```
    #[must_use]
    pub fn turned(&self, steps: u8) -> Words {
        Words { turned: steps % 6, ..self.clone() }
    }

    /// The direction in which a side is seen.
    pub(crate) fn seen(&self, side: Direction) -> Direction {
        (0..self.turned).fold(side, |side, _| side.right())
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Whether there is a message with this key.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// The message with this key, or the key itself if there is no such message.
    pub fn text(&self, key: &str) -> String {
        self.with(key, &[])
    }

    /// The message with this key, formatted with variables. A debug build panics if a variable is missing.
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

    /// A piece of somebody's input within the quotation marks of the language.
    ///
    /// ```
    /// use skep_words::{Language, Words};
    ///
    /// assert_eq!(Words::new(Language::English).quote("wX"), "‘wX’");
    /// assert_eq!(Words::new(Language::Italian).quote("wX"), "«wX»");
    /// ```
    pub fn quote(&self, text: &str) -> String {
        self.with("quoted", &[("text", text.into())])
    }

    pub(crate) fn format(&self, key: &str, args: &FluentArgs) -> String {
        let message = self.bundle.get_message(key);
        match message.and_then(|message| message.value()) {
            Some(pattern) => self.format_pattern(key, pattern, args),
            None => key.to_owned(),
        }
    }

    /// An attribute of a message, such as `gender` of `bug-ant`.
    pub(crate) fn attribute(&self, key: &str, name: &str) -> Option<String> {
        let pattern = self.bundle.get_message(key)?.get_attribute(name)?.value();
        Some(self.format_pattern(key, pattern, &FluentArgs::new()))
    }

    fn format_pattern(&self, key: &str, pattern: &Pattern<&str>, args: &FluentArgs) -> String {
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

/// Two `Words` are equal if their languages are, they have as many files, and the boards that they are for are turned alike.
impl PartialEq for Words {
    fn eq(&self, other: &Words) -> bool {
        let key = |words: &Words| (words.language, words.resources.len(), words.turned);
        key(self) == key(other)
    }
}

impl Eq for Words {}
