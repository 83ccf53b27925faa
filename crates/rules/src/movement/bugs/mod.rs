//! The creatures' movements and powers, a file each or for a close family. An Ant's way is in [`slides`](crate::hive::slides).
//!
//! Everywhere, `cell` is where the bug lies: uncovered, neither resting nor pinned. What comes out is
//! where it may go by itself; the same cell never comes twice.

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
