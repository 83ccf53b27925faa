//! Every text of the application, in English, French and Italian.

mod actions;
mod agent;
mod creatures;
mod errors;
mod hive;
mod illegal;
mod language;
mod sentence;
mod words;

pub use creatures::key;
pub use language::Language;
pub use words::{Value, Words};
