//! Moves: `wS1`, `bG1 -wS1`, `wB1 bQ`, `pass`.

use thiserror::Error;

use super::Quoted;
use super::tile::{TileName, TileNameError};
use crate::action::Action;
use crate::hex::{Cell, Direction};
use crate::illegal::Illegal;
use crate::position::Position;
use crate::tile::Tile;

/// Why a text is not a legal move.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum MoveError {
    /// A tile's name is wrong.
    #[error(transparent)]
    Tile(#[from] TileNameError),
    /// It is no move at all.
    #[error(
        "{0} is not a move: a move is a tile and a place beside another, as in `wA1 -bQ`, or a tile to climb, as in `wB1 bQ`"
    )]
    Syntax(Quoted),
    /// A tile that the game does not have.
    #[error("{0} is not in this game")]
    NotInGame(TileName),
    /// Only the very first tile is placed without a reference.
    #[error(
        "the move does not say where {0} goes: add a tile beside the place, as in `-bQ` or `bQ/`"
    )]
    NoPlace(Tile),
    /// The tile that should tell the place is not on the table.
    #[error("{0} is not on the table and cannot tell where {1} goes")]
    ReferenceNotInPlay(Tile, Tile),
    /// A rule forbids it.
    #[error(transparent)]
    Illegal(#[from] Illegal),
}

/// The signs of the six sides: before the reference's name or after it.
const SIGNS: [(Direction, char, bool); 6] = [
    (Direction::East, '-', false),
    (Direction::NorthEast, '/', false),
    (Direction::SouthEast, '\\', false),
    (Direction::West, '-', true),
    (Direction::SouthWest, '/', true),
    (Direction::NorthWest, '\\', true),
];

/// Where a tile lies: on a side of a reference, or on top of it.
struct Place {
    side: Option<Direction>,
    reference: TileName,
}

fn read_place(text: &str) -> Result<Place, TileNameError> {
    for (side, sign, before) in SIGNS {
        let rest = if before { text.strip_prefix(sign) } else { text.strip_suffix(sign) };
        if let Some(rest) = rest {
            return Ok(Place { side: Some(side), reference: rest.parse()? });
        }
    }
    Ok(Place { side: None, reference: text.parse()? })
}

impl Position {
    /// Reads a move and checks that it is legal.
    ///
    /// Any neighbour of the new place is taken as reference, in a stack any of its tiles.
    pub fn read_move(&self, text: &str) -> Result<Action, MoveError> {
        let action = self.read_move_unchecked(text)?;
        self.check(action)?;
        Ok(action)
    }

    /// Reads a move, legal or not.
    fn read_move_unchecked(&self, text: &str) -> Result<Action, MoveError> {
        if text == "pass" {
            return Ok(Action::Pass);
        }
        let mut words = text.split(' ');
        let tile = self.read_tile(words.next().unwrap_or_default())?;
        let to = match (words.next(), words.next()) {
            (None, _) if self.tiles_in_play().is_empty() => Cell::ORIGIN,
            (None, _) => return Err(MoveError::NoPlace(tile)),
            (Some(place), None) => self.read_cell(tile, place)?,
            (Some(_), Some(_)) => return Err(MoveError::Syntax(Quoted::new(text))),
        };
        Ok(match self.cell(tile) {
            None => Action::Place { tile, to },
            Some(_) => Action::Move { tile, to },
        })
    }

    fn read_tile(&self, text: &str) -> Result<Tile, MoveError> {
        self.named(text.parse()?)
    }

    fn named(&self, name: TileName) -> Result<Tile, MoveError> {
        let in_game = |tile: &Tile| self.game_type().contains(*tile);
        name.tile().filter(in_game).ok_or(MoveError::NotInGame(name))
    }

    fn read_cell(&self, tile: Tile, text: &str) -> Result<Cell, MoveError> {
        let place = read_place(text)?;
        let reference = self.named(place.reference)?;
        let cell = self.cell(reference).ok_or(MoveError::ReferenceNotInPlay(reference, tile))?;
        Ok(match place.side {
            Some(side) => cell.neighbor(side),
            None => cell,
        })
    }

    /// Writes a legal action. The same one is always written in the same way.
    pub fn write_move(&self, action: Action) -> String {
        match action {
            Action::Pass => "pass".to_owned(),
            Action::Place { tile, to } | Action::Move { tile, to } => {
                match self.write_cell(tile, to) {
                    Some(place) => format!("{tile} {place}"),
                    None => tile.to_string(),
                }
            }
        }
    }

    /// The cell as seen from a neighbour, or the tile that is climbed. Nothing on an empty table.
    fn write_cell(&self, tile: Tile, to: Cell) -> Option<String> {
        if let Some(under) = self.top_without(tile, to) {
            return Some(under.to_string());
        }
        SIGNS.into_iter().find_map(|(side, sign, before)| {
            let reference = self.top_without(tile, to.neighbor(side.opposite()))?;
            Some(if before { format!("{sign}{reference}") } else { format!("{reference}{sign}") })
        })
    }

    /// The top of a cell once that tile has been lifted.
    fn top_without(&self, lifted: Tile, cell: Cell) -> Option<Tile> {
        self.board().stack(cell).find(|&tile| tile != lifted)
    }
}
