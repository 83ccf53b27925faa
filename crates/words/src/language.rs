//! The languages, and how one is chosen from language tags.

use std::fmt;

/// A language of the application.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English, the default.
    #[default]
    English,
    /// French.
    French,
    /// Italian.
    Italian,
}

impl Language {
    /// All languages, in the order in which they are offered.
    pub const ALL: [Language; 3] = [Language::English, Language::French, Language::Italian];

    /// The language's tag: `en`.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::French => "fr",
            Language::Italian => "it",
        }
    }

    /// The language's name in itself: `Français`.
    pub const fn name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::French => "Français",
            Language::Italian => "Italiano",
        }
    }

    /// The language of a tag, of which only the first part counts: `fr` and `fr-CA` are French.
    pub fn from_tag(tag: &str) -> Option<Language> {
        let primary = tag.split(['-', '_']).next().unwrap_or_default();
        Language::ALL.into_iter().find(|language| language.tag().eq_ignore_ascii_case(primary))
    }

    /// The first supported language of a list in order of preference; English if none is supported.
    ///
    /// ```
    /// use skep_words::Language;
    ///
    /// assert_eq!(Language::from_tags(["rm", "it-CH", "en"]), Language::Italian);
    /// assert_eq!(Language::from_tags(["rm"]), Language::English);
    /// ```
    pub fn from_tags<'a>(tags: impl IntoIterator<Item = &'a str>) -> Language {
        tags.into_iter().find_map(Language::from_tag).unwrap_or_default()
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
