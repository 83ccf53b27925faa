//! Compares an error with its translations.

use std::fmt::Display;

use skep_words::{Language, Words};

/// The text of an error as people read it: ‘quotation’ instead of backticks, and an apostrophe that is one.
pub(crate) fn typographic(text: &str) -> String {
    let mut opens = false;
    let set = |letter| match letter {
        '`' => {
            opens = !opens;
            if opens { '‘' } else { '’' }
        }
        '\'' => '’',
        _ => letter,
    };
    text.chars().map(set).collect()
}

/// Checks that the English text is the error's `Display` text, and that the other languages differ from it.
pub(crate) fn agree(error: &dyn Display, translate: impl Fn(&Words) -> String) {
    let [english, french, italian] = Language::ALL.map(|language| translate(&Words::new(language)));
    assert_eq!(english, typographic(&error.to_string()));
    assert!(french != english && italian != english && french != italian, "{french} {italian}");
    for text in [english, french, italian] {
        assert!(!text.contains('`'), "{text}");
    }
}
