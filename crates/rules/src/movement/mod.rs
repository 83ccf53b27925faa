//! How the creatures move, and what else they can do.
//!
//! [`Motion::of`] is the one place that says which creature moves how, [`Power::of`] the one that says which creature
//! has which power, and [`Abilities::of`] the one that says as which creatures a bug can act. Listing actions, checking
//! one, explaining why one is illegal and evaluating a position all ask these three.

mod abilities;
pub(crate) mod bugs;
mod motion;
mod power;
pub(crate) mod steps;

pub(crate) use abilities::Abilities;
pub(crate) use motion::{Destinations, Motion};
pub use power::Power;

#[cfg(test)]
pub(crate) mod rulebook;
