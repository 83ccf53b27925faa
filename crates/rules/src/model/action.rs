//! What a player can do in a turn.

use crate::grid::hex::Cell;
use crate::model::bug::Bug;
use crate::model::tile::Tile;

/// One action of the side to move. Throws and the moves that a Tick forces are moves of the tile that is
/// displaced.
// The kind is a byte of its own and the whole fits a register: lists of actions are read in tight loops.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Action {
    /// Bring a tile into play.
    Place {
        /// The tile, of equal ones the lowest number.
        tile: Tile,
        /// The creature that is up.
        bug: Bug,
        /// An empty cell, or for a Guardian one with an own top.
        to: Cell,
        /// The tile drawn from the bag afterwards, once it is known.
        drawn: Option<Tile>,
    },
    /// Displace a tile, by its own movement, by a throw or by mind control.
    Move {
        /// The tile displaced.
        tile: Tile,
        /// Where it comes to lie.
        to: Cell,
    },
    /// Turn an own tile over.
    Flip {
        /// The tile.
        tile: Tile,
    },
    /// Sting an enemy tile.
    Sting {
        /// The bug that stings.
        tile: Tile,
        /// The tile that is stung.
        victim: Tile,
    },
    /// Remove an enemy tile, and the predator with it.
    Remove {
        /// The predator.
        tile: Tile,
        /// The tile that is removed with it.
        victim: Tile,
    },
    /// Change places with another tile.
    Swap {
        /// The bug that acts as a Centipede.
        tile: Tile,
        /// The other tile.
        with: Tile,
    },
    /// Turn the Honeycombo over.
    Combo,
    /// Draw a tile from the bag.
    Draw {
        /// The tile drawn, once it is known.
        drawn: Option<Tile>,
    },
    /// Take an own tile out of the opponent's hand.
    Steal {
        /// The tile.
        tile: Tile,
    },
    /// Give up the second action of a double turn.
    End,
    /// Nothing, where nothing else is legal.
    Pass,
}

impl Action {
    /// Placing a tile with its front up.
    pub const fn place(tile: Tile, to: Cell) -> Action {
        Action::Place { tile, bug: tile.front(), to, drawn: None }
    }

    /// This action with a tile drawn from the bag, if it is one that can draw.
    pub const fn drawing(self, tile: Option<Tile>) -> Action {
        match self {
            Action::Place { tile: placed, bug, to, .. } => {
                Action::Place { tile: placed, bug, to, drawn: tile }
            }
            Action::Draw { .. } => Action::Draw { drawn: tile },
            other => other,
        }
    }

    /// A number for tables: different for different actions of a position, and never 0. What is drawn does not
    /// count.
    #[inline]
    pub const fn bits(&self) -> u32 {
        match *self {
            Action::Move { tile, to } => pack(3, tile.index(), to.index()),
            Action::Place { tile, bug, to, .. } => {
                let back = (bug as u32 != tile.front() as u32) as u32;
                pack(1 + back, tile.index(), to.index())
            }
            Action::Flip { .. }
            | Action::Sting { .. }
            | Action::Remove { .. }
            | Action::Swap { .. }
            | Action::Combo
            | Action::Draw { .. }
            | Action::Steal { .. }
            | Action::End
            | Action::Pass => self.rare_bits(),
        }
    }

    /// [`Action::bits`] of actions that are neither placings nor moves.
    const fn rare_bits(&self) -> u32 {
        let (kind, tile, other) = match *self {
            Action::Place { .. } | Action::Move { .. } => (0, 0, 0),
            Action::Flip { tile } => (4, tile.index(), 0),
            Action::Sting { tile, victim } => (5, tile.index(), victim.index()),
            Action::Remove { tile, victim } => (6, tile.index(), victim.index()),
            Action::Swap { tile, with } => (7, tile.index(), with.index()),
            Action::Combo => (8, 0, 0),
            Action::Draw { .. } => (9, 0, 0),
            Action::Steal { tile } => (10, tile.index(), 0),
            Action::End => (11, 0, 0),
            Action::Pass => (12, 0, 0),
        };
        pack(kind, tile, other)
    }

    /// The action with these [`bits`](Action::bits), if there is one. It need not be legal in any position.
    #[inline]
    pub(crate) fn from_bits(bits: u32) -> Option<Action> {
        let tile_at = |index: usize| (index < Tile::COUNT).then(|| Tile::from_index(index as u8));
        let (tile, other) = (tile_at((bits >> 12 & 255) as usize)?, bits as usize & 4095);
        match bits >> 20 {
            1 => Some(Action::place(tile, Cell::from_index(other))),
            3 => Some(Action::Move { tile, to: Cell::from_index(other) }),
            kind => Action::from_rare_bits(kind, tile, other, tile_at(other))
                .filter(|action| action.bits() == bits),
        }
    }

    fn from_rare_bits(kind: u32, tile: Tile, to: usize, other: Option<Tile>) -> Option<Action> {
        Some(match kind {
            2 => Action::Place { tile, bug: tile.back()?, to: Cell::from_index(to), drawn: None },
            4 => Action::Flip { tile },
            5 => Action::Sting { tile, victim: other? },
            6 => Action::Remove { tile, victim: other? },
            7 => Action::Swap { tile, with: other? },
            8 => Action::Combo,
            9 => Action::Draw { drawn: None },
            10 => Action::Steal { tile },
            11 => Action::End,
            12 => Action::Pass,
            _ => return None,
        })
    }

    /// The tile drawn from the bag, once it is known.
    pub const fn drawn(self) -> Option<Tile> {
        match self {
            Action::Place { drawn, .. } | Action::Draw { drawn } => drawn,
            Action::Move { .. }
            | Action::Flip { .. }
            | Action::Sting { .. }
            | Action::Remove { .. }
            | Action::Swap { .. }
            | Action::Combo
            | Action::Steal { .. }
            | Action::End
            | Action::Pass => None,
        }
    }
}

const fn pack(kind: u32, tile: usize, other: usize) -> u32 {
    kind << 20 | (tile as u32) << 12 | other as u32
}

// The fields do not overlap.
const _: () = assert!(Tile::COUNT <= 1 << 8 && Cell::COUNT <= 1 << 12);

/// A list of actions; its memory can be used again for the next position.
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
