//! The engine in a Web Worker, and the page's way to it.
//!
//! A page asks with a [`Question`] and hears [`Message`]s, both as JSON. In the worker, which is the program of this
//! package and a WebAssembly module of its own, a [`Thinker`] answers. In the page, [`client::Engine`] starts the worker,
//! asks, and stops it: a search in WebAssembly hears nothing, so the worker is ended and another one started.
//!
//! ```
//! use skep_rules::Game;
//! use skep_worker::{Reply, Question, Task, Thinker};
//!
//! let game: Game = "Base;InProgress;Black[1];wS1".parse()?;
//! let question = Question::new(&game, Task::Play { level: 3, seconds: 1.0 });
//! let answer = Thinker::default().answer(&question, &mut |_| {})?;
//! assert!(matches!(answer, Reply::Move { text, .. } if text.starts_with('b')));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod client;
mod message;
mod seen;
mod thinker;
mod trouble;

pub use message::{LineUpdate, Message, Question, Reply, SearchUpdate, Task};
pub use thinker::Thinker;
pub use trouble::Trouble;
