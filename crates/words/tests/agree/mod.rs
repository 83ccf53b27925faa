//! Compares an error with its translations.

use std::fmt::Display;

use skep_words::{Language, Words};

/// Checks that the English text is the error's `Display` text, and that the other languages differ from it.
pub(crate) fn agree(error: &dyn Display, translate: impl Fn(&Words) -> String) {
    let [english, french, italian] = Language::ALL.map(|language| translate(&Words::new(language)));
    assert_eq!(english, error.to_string());
    assert!(french != english && italian != english && french != italian, "{french} {italian}");
}
