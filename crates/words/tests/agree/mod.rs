//! What an error or a warning says of itself, and what the languages make of it.

use std::fmt::Display;

use skep_words::{Language, Words};

/// The English sentence is that of the error, and the others are their own.
pub(crate) fn agree(error: &dyn Display, say: impl Fn(&Words) -> String) {
    let [english, french, italian] = Language::ALL.map(|language| say(&Words::new(language)));
    assert_eq!(english, error.to_string());
    assert!(french != english && italian != english && french != italian, "{french} {italian}");
}
