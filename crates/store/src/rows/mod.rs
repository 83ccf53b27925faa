//! What is stored, as rows.

pub(crate) mod chat;
pub(crate) mod game;
pub(crate) mod person;
pub(crate) mod rating;
pub(crate) mod session;
