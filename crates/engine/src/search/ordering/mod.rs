//! Move ordering: the better the first action, the fewer others must be searched.

pub(crate) mod history;
pub(crate) mod picker;

use skep_rules::Position;

/// The node whose actions are ordered.
pub(crate) struct OrderingContext<'a> {
    pub(crate) position: &'a Position,
    /// Distance from the root, in plies.
    pub(crate) ply: usize,
    /// The action before the node, as [`Action::bits`](skep_rules::Action::bits).
    pub(crate) previous: u32,
    /// The hash move, as bits; 0 if there is none.
    pub(crate) hash_move: u32,
}
