//! What a person can hold, and where it can be put.

use skep_rules::{Action, Axial, Bug, Cell, Color, Direction, Position, Tile};

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
                let to = self.cell().unwrap_or_else(|| beside(position, tile));
                position.meant_action(tile, to)
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

/// A cell beside a tile to which it might want to go, an empty one if there is one.
fn beside(position: &Position, tile: Tile) -> Cell {
    let here = position.cell(tile).unwrap_or(Cell::at(Axial::default()));
    let sides = Direction::ALL.map(|side| here.neighbor(side));
    let empty = sides.into_iter().find(|&cell| position.top(cell).is_none());
    empty.unwrap_or(sides[0])
}
