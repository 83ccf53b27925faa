//! Every text of the application, in English, French and Italian.

mod actions;
mod creatures;
mod language;
mod reasons;
mod words;

pub use creatures::key;
pub use language::Language;
pub use words::{Value, Words};
