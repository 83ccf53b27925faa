//! The held tile, and the destinations for it.

use skep_rules::{Action, Axial, Bug, Cell, Color, Position, Tile};

/// A tile that the person has picked up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Held {
    /// A tile of a reserve, with the face that will be up.
    Reserve {
        /// The tile.
        tile: Tile,
        /// The face chosen.
        bug: Bug,
    },
    /// A tile on the hive.
    InPlay(Tile),
}

impl Held {
    /// The held tile.
    pub const fn tile(self) -> Tile {
        match self {
            Held::Reserve { tile, .. } | Held::InPlay(tile) => tile,
        }
    }

    /// The face that is up.
    pub fn bug(self, position: &Position) -> Bug {
        match self {
            Held::Reserve { bug, .. } => bug,
            Held::InPlay(tile) => position.face(tile),
        }
    }
}

/// Where the person can put the held tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Destination {
    /// A cell of the board.
    Cell(Cell),
    /// A player's tray.
    Tray(Color),
}

/// An illegal attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refused {
    /// The tile concerned.
    pub held: Held,
    /// Where it was to be put; `None` if it could not be picked up.
    pub to: Option<Destination>,
}

impl Refused {
    /// An action that represents the attempt, so that [`Position::check`] explains why it is illegal.
    pub fn action(self, position: &Position) -> Action {
        let player = position.to_move();
        match self.held {
            Held::Reserve { tile, .. }
                if tile.color() == Some(player) && position.reserve(!player).contains(tile) =>
            {
                Action::Steal { tile }
            }
            Held::Reserve { tile, bug } => {
                let to = self.cell().unwrap_or(Cell::at(Axial::default()));
                Action::Place { tile, bug, to, drawn: None }
            }
            Held::InPlay(tile) => {
                // A move to the tile's own cell represents the attempt to pick it up.
                let here = position.cell(tile).unwrap_or(Cell::at(Axial::default()));
                let meant = |to| position.meant_action(tile, to);
                self.cell().map_or(Action::Move { tile, to: here }, meant)
            }
        }
    }

    fn cell(self) -> Option<Cell> {
        match self.to {
            Some(Destination::Cell(cell)) => Some(cell),
            Some(Destination::Tray(_)) | None => None,
        }
    }
}
