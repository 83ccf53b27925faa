//! The creatures' movements and powers, one file for each creature or for a close family.
//!
//! Everywhere, `cell` is where the bug lies: uncovered, neither resting nor pinned. The functions return where it may
//! go by itself.

pub(crate) mod ant;
pub(crate) mod beetle;
pub(crate) mod centipede;
pub(crate) mod dragonfly;
pub(crate) mod firefly;
pub(crate) mod fly;
pub(crate) mod grasshopper;
pub(crate) mod guardians;
pub(crate) mod honeycombo;
pub(crate) mod ladybug;
pub(crate) mod mosquito;
pub(crate) mod pillbug;
pub(crate) mod predators;
pub(crate) mod queen;
pub(crate) mod scorpion;
pub(crate) mod spider;
pub(crate) mod stink_bug;
pub(crate) mod tick;
pub(crate) mod wasp;
