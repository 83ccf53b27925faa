//! Display options of the board.

use skep_rules::{Action, Position};

/// Display options of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardOptions {
    /// Whether cells show their axial coordinates.
    pub coordinates: bool,
    /// Whether tiles move with an animation. Never if the system asks for reduced motion.
    pub motion: bool,
    /// Whether two-faced tiles show their other face in a corner.
    pub backs: bool,
}

impl Default for BoardOptions {
    fn default() -> BoardOptions {
        BoardOptions { coordinates: false, motion: true, backs: false }
    }
}

/// The last action, with the position before it.
#[derive(Clone, Debug)]
pub struct LastAction {
    /// The position before it.
    pub before: Position,
    /// The action.
    pub action: Action,
}
