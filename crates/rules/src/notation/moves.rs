//! Moves: `wS1`, `bG1 -wS1`, `wB1 bQ`, `pass`.

use thiserror::Error;

use super::Quoted;
use super::tile::{TileName, TileNameError};
use crate::grid::hex::{Cell, Direction};
use crate::legal::illegal::Illegal;
use crate::model::action::Action;
use crate::model::tile::Tile;
use crate::position::Position;

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
    /// The tile that the place refers to is not on the table.
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
        Ok(self.as_listed(action)?)
    }

    /// Reads a move, legal or not, for callers that check it when they [play](Position::play) it.
    pub fn read_move_unchecked(&self, text: &str) -> Result<Action, MoveError> {
        let syntax = || MoveError::Syntax(Quoted::new(text));
        if let Some(flipped) = text.strip_prefix('~') {
            return Ok(match self.read_tile(flipped)? {
                (Tile::HONEYCOMBO, _) => Action::Combo,
                (tile, _) => Action::Flip { tile },
            });
        }
        let mut words: Vec<&str> = text.split(' ').collect();
        let drawn = match words.last().and_then(|word| word.strip_prefix('+')) {
            None => None,
            Some(name) => {
                words.pop();
                Some(self.read_tile(name)?.0)
            }
        };
        let action = match words[..] {
            ["pass"] => Action::Pass,
            ["end"] => Action::End,
            ["draw"] => Action::Draw { drawn: None },
            ["steal", tile] => Action::Steal { tile: self.read_tile(tile)?.0 },
            [tile] => self.read_placing(tile, None)?,
            [tile, place] => match place.split_at_checked(1) {
                Some(("!", victim)) => Action::Sting {
                    tile: self.read_tile(tile)?.0,
                    victim: self.read_tile(victim)?.0,
                },
                Some(("x", victim)) => Action::Remove {
                    tile: self.read_tile(tile)?.0,
                    victim: self.read_tile(victim)?.0,
                },
                Some(("=", with)) => {
                    Action::Swap { tile: self.read_tile(tile)?.0, with: self.read_tile(with)?.0 }
                }
                _ => self.read_placing(tile, Some(place))?,
            },
            _ => return Err(syntax()),
        };
        let takes_drawn = matches!(action, Action::Place { .. } | Action::Draw { .. });
        if drawn.is_some() && !takes_drawn {
            return Err(syntax());
        }
        Ok(action.drawing(drawn))
    }

    /// Reads a tile and where it goes.
    fn read_placing(&self, name: &str, place: Option<&str>) -> Result<Action, MoveError> {
        let (tile, back) = self.read_tile(name)?;
        let to = match place {
            Some(place) => self.read_cell(tile, place)?,
            None if self.cell(Tile::HONEYCOMBO).is_some() => return Err(MoveError::NoPlace(tile)),
            None if self.tiles_in_play().is_empty() => Cell::ORIGIN,
            None => return Err(MoveError::NoPlace(tile)),
        };
        if self.cell(tile).is_some() {
            return Ok(Action::Move { tile, to });
        }
        let bug = if back { tile.back() } else { None }.unwrap_or(tile.front());
        Ok(Action::Place { tile, bug, to, drawn: None })
    }

    /// Reads the name of a tile of the game, and whether it is the name of its back.
    pub(crate) fn read_tile(&self, text: &str) -> Result<(Tile, bool), MoveError> {
        let name: TileName = text.parse()?;
        name.tile(self.game_type()).ok_or(MoveError::NotInGame(name))
    }

    fn read_cell(&self, tile: Tile, text: &str) -> Result<Cell, MoveError> {
        let place = read_place(text)?;
        let name = place.reference;
        let (reference, _) = name.tile(self.game_type()).ok_or(MoveError::NotInGame(name))?;
        let cell = self.cell(reference).ok_or(MoveError::ReferenceNotInPlay(reference, tile))?;
        Ok(match place.side {
            Some(side) => cell.neighbor(side),
            None => cell,
        })
    }

    /// Writes a legal action. The same one is always written in the same way.
    pub fn write_move(&self, action: Action) -> String {
        let name = |tile| self.name(tile);
        let mut text = match action {
            Action::Pass => "pass".to_owned(),
            Action::End => "end".to_owned(),
            Action::Combo => "~H".to_owned(),
            Action::Draw { .. } => "draw".to_owned(),
            Action::Steal { tile } => format!("steal {tile}"),
            Action::Flip { tile } => format!("~{}", name(tile)),
            Action::Sting { tile, victim } => format!("{} !{}", name(tile), name(victim)),
            Action::Remove { tile, victim } => format!("{} x{}", name(tile), name(victim)),
            Action::Swap { tile, with } => format!("{} ={}", name(tile), name(with)),
            Action::Place { tile, bug, to, .. } => {
                self.write_displacement(TileName::of(tile, bug), tile, to)
            }
            Action::Move { tile, to } => self.write_displacement(name(tile), tile, to),
        };
        if let Some(drawn) = action.drawn() {
            text.push_str(&format!(" +{drawn}"));
        }
        text
    }

    fn write_displacement(&self, name: TileName, tile: Tile, to: Cell) -> String {
        match self.write_cell(tile, to) {
            Some(place) => format!("{name} {place}"),
            None => name.to_string(),
        }
    }

    /// The cell as seen from a neighbour, or the tile that is climbed. Nothing on an empty table.
    fn write_cell(&self, tile: Tile, to: Cell) -> Option<String> {
        if let Some(under) = self.top_without(tile, to) {
            return Some(self.name(under).to_string());
        }
        let seen_from = |wanted: fn(Tile) -> bool| {
            SIGNS.into_iter().find_map(|(side, sign, before)| {
                let neighbor = to.neighbor(side.opposite());
                let reference = self.top_without(tile, neighbor).filter(|&tile| wanted(tile))?;
                let name = self.name(reference);
                Some(if before { format!("{sign}{name}") } else { format!("{name}{sign}") })
            })
        };
        seen_from(|tile| tile != Tile::HONEYCOMBO).or_else(|| seen_from(|_| true))
    }

    /// The top of a cell once that tile has been lifted.
    fn top_without(&self, lifted: Tile, cell: Cell) -> Option<Tile> {
        self.board().stack(cell).find(|&tile| tile != lifted)
    }
}
