//! The engine in a Web Worker, and the client for the page.
//!
//! A page sends a [`Question`] and receives [`Message`]s, both as JSON. In the worker, which is this package's binary
//! and a separate WebAssembly module, a [`QuestionHandler`] answers. In the page, [`client::EngineClient`] starts the
//! worker, sends questions, and stops them. A search in WebAssembly cannot receive messages, but it can look at memory that
//! it shares with the page. A browser allows that only on pages that are isolated from other origins, as skep's server
//! makes them; elsewhere, stopping means to terminate the worker and start another one.
//!
//! ```
//! use skep_rules::Game;
//! use skep_worker::{Reply, Question, Task, QuestionHandler};
//!
//! let game: Game = "Base;InProgress;Black[1];wS1".parse()?;
//! let question = Question::new(&game, Task::Play { level: 3, seconds: 1.0 });
//! let answer = QuestionHandler::default().answer(&question, &|| false, &mut |_| {})?;
//! assert!(matches!(answer, Reply::Move { text, .. } if text.starts_with('b')));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod client;
mod handler;
mod message;
mod player_view;
mod question_error;
mod refute;
mod threat;
mod throttle;

pub use handler::QuestionHandler;
pub use message::{
    LineUpdate, MAX_ANALYSED_LINES, Message, Numbered, Question, Reply, SearchUpdate, Task,
};
pub use question_error::QuestionError;
pub use threat::{NoThreat, threat_game};
