//! How BoardSpace names tiles and places.

use skep_rules::{Axial, Bug, Color, Direction, Tile};

/// A tile as it is written: old files leave out the colour, and letters may be lower-case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct WrittenTile {
    pub(super) color: Option<Color>,
    pub(super) bug: Bug,
    pub(super) number: Option<u8>,
}

/// A tile as the file numbers it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct SgfTile {
    pub(super) color: Color,
    pub(super) bug: Bug,
    pub(super) number: Option<u8>,
}

impl std::fmt::Display for SgfTile {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{}", self.color.letter(), self.bug.code())?;
        self.number.map_or(Ok(()), |number| write!(f, "{number}"))
    }
}

impl WrittenTile {
    /// The tile. It has this colour if none is written.
    pub(super) fn piece(self, color: Color) -> SgfTile {
        let WrittenTile { color: written, bug, number } = self;
        SgfTile { color: written.unwrap_or(color), bug, number }
    }

    /// Reads `wA1`, `bq`, `G2`, `wL1`. `b1` is a Beetle, not a black tile.
    pub(super) fn read(text: &str) -> Option<WrittenTile> {
        let mut letters = text.chars();
        let first = letters.next()?;
        match WrittenTile::read_bug(letters.as_str()) {
            Some((bug, number)) => Some(WrittenTile { color: Some(color(first)?), bug, number }),
            None => {
                let (bug, number) = WrittenTile::read_bug(text)?;
                Some(WrittenTile { color: None, bug, number })
            }
        }
    }

    fn read_bug(text: &str) -> Option<(Bug, Option<u8>)> {
        let code = text.get(..1)?.to_ascii_uppercase();
        let bug = Bug::from_code(&code)?;
        let number = match &text[1..] {
            "" => None,
            digit => Some(digit.parse().ok().filter(|number| (1..=3).contains(number))?),
        };
        // The single tile of a creature is written as `wL` or `wL1`.
        Some((bug, number.filter(|_| bug.numbered())))
    }
}

/// Reads `W`, `b`.
pub(super) fn read_color(text: &str) -> Option<Color> {
    text.chars().next().and_then(color)
}

fn color(letter: char) -> Option<Color> {
    match letter.to_ascii_lowercase() {
        'w' => Some(Color::White),
        'b' => Some(Color::Black),
        _ => None,
    }
}

/// A tile as BoardSpace writes it: all but the Queen have a number.
pub(super) fn written(tile: Tile) -> String {
    let one = tile.number().is_none() && tile.front() != Bug::Queen;
    format!("{tile}{}", if one { "1" } else { "" })
}

/// A column and a row: `N 13`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Square {
    column: u8,
    row: u8,
}

impl Square {
    /// Where games usually begin.
    const START: Square = Square { column: b'N', row: 13 };
    const ROWS: i32 = 26;

    pub(super) fn read(column: &str, row: &str) -> Option<Square> {
        let &[column] = column.as_bytes() else { return None };
        let row = row.parse().ok()?;
        column.is_ascii_alphabetic().then_some(Square { column: column.to_ascii_uppercase(), row })
    }

    /// The square of a place after this shift, if it is on the board.
    pub(super) fn of(place: Axial, shift: Axial) -> Option<Square> {
        let Axial { q, r } = place + shift;
        let column = i32::from(Square::START.column).checked_add(q)?;
        let row = i32::from(Square::START.row).checked_sub(r)?;
        let on_board = (65..=90).contains(&column) && (1..=Square::ROWS).contains(&row);
        on_board.then_some(Square { column: column as u8, row: row as u8 })
    }

    /// The square on that side.
    pub(super) fn neighbor(self, side: Direction) -> Square {
        let Axial { q, r } = side.step();
        Square {
            column: self.column.saturating_add_signed(q as i8),
            row: self.row.saturating_add_signed(-r as i8),
        }
    }
}

impl std::fmt::Display for Square {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {}", char::from(self.column), self.row)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn old_names_are_understood() {
        let read =
            |text| WrittenTile::read(text).map(|tile| (tile.color, tile.bug.code(), tile.number));
        let (white, black) = (Some(Color::White), Some(Color::Black));
        assert_eq!(read("wA1"), Some((white, "A", Some(1))));
        assert_eq!(read("bq"), Some((black, "Q", None)));
        assert_eq!(read("b1"), Some((None, "B", Some(1))));
        assert_eq!(read("bB2"), Some((black, "B", Some(2))));
        assert_eq!(read("g3"), Some((None, "G", Some(3))));
        assert_eq!(read("wL1"), Some((white, "L", None)));
        assert_eq!(read("P"), Some((None, "P", None)));
        for nonsense in ["", "w", "wX1", "xA1", "wA9", "é", "bé", "wA11"] {
            assert_eq!(read(nonsense), None, "{nonsense}");
        }
    }

    #[test]
    fn squares_lie_as_boardspace_has_them() {
        let start = Square::read("N", "13").unwrap();
        let sides = [
            (Direction::East, "O 13"),
            (Direction::NorthEast, "O 14"),
            (Direction::NorthWest, "N 14"),
            (Direction::West, "M 13"),
            (Direction::SouthWest, "M 12"),
            (Direction::SouthEast, "N 12"),
        ];
        for (side, square) in sides {
            assert_eq!(start.neighbor(side).to_string(), square);
            assert_eq!(Square::of(side.step(), Axial::default()), Some(start.neighbor(side)));
        }
        assert_eq!(Square::of(Axial::new(13, 0), Axial::default()), None);
    }
}
