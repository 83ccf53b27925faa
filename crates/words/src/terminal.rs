//! The messages of the terminal: those of the application, and the output of `skep play` and `skep show`.

use crate::language::Language;
use crate::words::Words;

/// The text of the language's `terminal.ftl`.
const fn source(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("../messages/en/terminal.ftl"),
        Language::French => include_str!("../messages/fr/terminal.ftl"),
        Language::Italian => include_str!("../messages/it/terminal.ftl"),
    }
}

impl Words {
    /// The messages of a language with those of the terminal, which [`Words::new`] leaves out to keep the page small.
    pub fn for_terminal(language: Language) -> Words {
        Words::with_messages(language, Some(source(language)))
    }
}
