//! The review of the game: every move judged, a graph of the win chances, better lines, and the mistakes as questions.

mod graph;
mod graph_keys;
mod kept;
mod learn;
mod panel;
mod run;
mod state;
mod texts;
mod train;
mod variations;

pub(super) use self::learn::LearnBar;
pub(super) use self::panel::ReviewPanel;
pub(super) use self::state::ReviewState;
