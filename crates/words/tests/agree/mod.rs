//! What an error says of itself, and what the languages make of it.

use std::error::Error;

use skep_words::{Language, Words};

/// The English sentence is the error's, and the others are their own.
pub(crate) fn agree(error: &dyn Error, say: impl Fn(&Words) -> String) {
    let [english, french, italian] = Language::ALL.map(|language| say(&Words::new(language)));
    assert_eq!(english, error.to_string());
    assert!(french != english && italian != english && french != italian, "{french} {italian}");
}
