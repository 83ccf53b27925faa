//! One online game: events, the state that they make, and the decision which events a command causes.

mod act;
pub(crate) mod clock;
pub(crate) mod command;
pub(crate) mod corrupt;
pub(crate) mod decide;
pub(crate) mod event;
mod fair;
mod fold;
mod offers;
mod record;
pub(crate) mod refusal;
mod rematch;
pub(crate) mod seen;
pub(crate) mod state;
#[cfg(test)]
mod testing;
mod tick;
pub(crate) mod verify;
