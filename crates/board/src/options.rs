//! How a person wants the board to look.

use skep_rules::{Action, Position};

/// How a person wants the board to look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardOptions {
    /// Whether cells show their axial coordinates.
    pub coordinates: bool,
    /// Whether tiles glide to where they go. Never if the system asks for reduced motion.
    pub motion: bool,
    /// Whether two-faced tiles show in a corner what is on their other face.
    pub backs: bool,
    /// Whether tiles that hold the hive together are marked.
    pub pins: bool,
}

impl Default for BoardOptions {
    fn default() -> BoardOptions {
        BoardOptions { coordinates: false, motion: true, backs: false, pins: false }
    }
}

/// What was played last, and where.
#[derive(Clone, Debug)]
pub struct Last {
    /// The position before it.
    pub before: Position,
    /// What was played.
    pub action: Action,
}
