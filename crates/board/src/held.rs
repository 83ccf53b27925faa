//! What a person can hold, and where it can be put.

use skep_rules::{Action, Axial, Bug, Cell, Color, Position, Tile};

/// A tile that a person has taken up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Held {
    /// A tile that waits beside the table, with the face that will be up.
    Waiting {
        /// The tile.
        tile: Tile,
        /// The face chosen.
        bug: Bug,
    },
    /// A tile on the hive.
    Lying(Tile),
}

impl Held {
    /// The tile held.
    pub const fn tile(self) -> Tile {
        match self {
            Held::Waiting { tile, .. } | Held::Lying(tile) => tile,
        }
    }

    /// The face that is up.
    pub fn bug(self, position: &Position) -> Bug {
        match self {
            Held::Waiting { bug, .. } => bug,
            Held::Lying(tile) => position.face(tile),
        }
    }
}

/// Where a person can point, and put down what is held.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Spot {
    /// A cell of the table, with all that lies in it.
    Cell(Cell),
    /// A player's tray.
    Tray(Color),
}

/// Something that a person tried and that is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refused {
    /// The tile that was to be taken up, or was held.
    pub held: Held,
    /// Where it was to be put; nowhere if it could not even be taken up.
    pub to: Option<Spot>,
}

impl Refused {
    /// An action that stands for the attempt: [`Position::check`] says why it is not legal.
    pub fn action(self, position: &Position) -> Action {
        let player = position.to_move();
        match self.held {
            Held::Waiting { tile, .. }
                if tile.color() == Some(player) && position.reserve(!player).contains(tile) =>
            {
                Action::Steal { tile }
            }
            Held::Waiting { tile, bug } => {
                let to = self.cell().unwrap_or(Cell::at(Axial::default()));
                Action::Place { tile, bug, to, drawn: None }
            }
            Held::Lying(tile) => {
                // A move to where the tile lies stands for the attempt to take it up.
                let here = position.cell(tile).unwrap_or(Cell::at(Axial::default()));
                let meant = |to| position.meant_action(tile, to);
                self.cell().map_or(Action::Move { tile, to: here }, meant)
            }
        }
    }

    fn cell(self) -> Option<Cell> {
        match self.to {
            Some(Spot::Cell(cell)) => Some(cell),
            Some(Spot::Tray(_)) | None => None,
        }
    }
}
