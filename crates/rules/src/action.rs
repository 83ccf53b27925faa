//! What a player can do in a turn.

use crate::hex::Cell;
use crate::tile::Tile;

/// One action of the side to move. Throws are moves of the tile that is thrown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Bring a tile into play.
    Place {
        /// The tile, of equal ones the lowest number.
        tile: Tile,
        /// An empty cell.
        to: Cell,
    },
    /// Displace a tile, by its own movement or by a throw.
    Move {
        /// The tile displaced.
        tile: Tile,
        /// Where it comes to lie.
        to: Cell,
    },
    /// Nothing, where nothing else is legal.
    Pass,
}

/// A list of actions whose room is used again and again.
///
/// ```
/// use skep_rules::{ActionList, Position};
///
/// let position = Position::default();
/// let mut actions = ActionList::new();
/// position.actions_into(&mut actions);
/// assert_eq!(actions.len(), 7);
/// ```
pub type ActionList = Vec<Action>;
