//! Arrows and marked cells that a person draws on the board.
//!
//! All formats write a drawing in the same way: a letter for the pen, then one place, or the two ends of an arrow.
//!
//! ```text
//! G0,0        a green mark on the cell 0,0
//! R0,0/1,-2   a red arrow from 0,0 to 1,-2
//! ```
//!
//! Places are the axial coordinates of position strings. They count from the first tile of the game, or are those of the
//! position in which it began, so they mean the same cell wherever the game is replayed.

use std::fmt;
use std::str::FromStr;

use skep_rules::{Axial, Quoted};

use crate::note::NoteError;

/// The pen of a drawing. Views draw each in a colour and a shape of its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Pen {
    /// The usual one.
    #[default]
    Green,
    /// Often used for a danger.
    Red,
    /// Often used for an idea.
    Blue,
    /// Often used for something to keep in mind.
    Yellow,
}

impl Pen {
    /// All four.
    pub const ALL: [Pen; 4] = [Pen::Green, Pen::Red, Pen::Blue, Pen::Yellow];

    /// The letter that chess programs write.
    pub const fn letter(self) -> char {
        match self {
            Pen::Green => 'G',
            Pen::Red => 'R',
            Pen::Blue => 'B',
            Pen::Yellow => 'Y',
        }
    }

    /// The name, for keys and classes.
    pub const fn word(self) -> &'static str {
        match self {
            Pen::Green => "green",
            Pen::Red => "red",
            Pen::Blue => "blue",
            Pen::Yellow => "yellow",
        }
    }
}

/// Where something is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Shape {
    /// A mark on a cell.
    Cell(Axial),
    /// An arrow from the first cell to the second.
    Arrow(Axial, Axial),
}

/// A marked cell or an arrow.
///
/// ```
/// use skep_record::{Drawing, Pen, Shape};
/// use skep_rules::Axial;
///
/// let arrow = Drawing { shape: Shape::Arrow(Axial::new(0, 0), Axial::new(1, -2)), pen: Pen::Red };
/// assert_eq!(arrow.to_string(), "R0,0/1,-2");
/// assert_eq!("R0,0/1,-2".parse(), Ok(arrow));
/// assert!("R0,0/0,0".parse::<Drawing>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Drawing {
    /// What is drawn and where.
    pub shape: Shape,
    /// The pen.
    pub pen: Pen,
}

impl Drawing {
    /// The farthest place that is read, in either coordinate: no game of the most steps gets there.
    pub const FARTHEST: i32 = 99_999;

    /// Whether an arrow has two ends, and all places are near enough.
    pub(crate) fn is_sensible(self) -> bool {
        let near = |place: Axial| {
            [place.q, place.r].iter().all(|part| part.unsigned_abs() <= Drawing::FARTHEST as u32)
        };
        match self.shape {
            Shape::Cell(place) => near(place),
            Shape::Arrow(from, to) => from != to && near(from) && near(to),
        }
    }
}

impl fmt::Display for Drawing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = self.pen.letter();
        match self.shape {
            Shape::Cell(place) => write!(f, "{letter}{place}"),
            Shape::Arrow(from, to) => write!(f, "{letter}{from}/{to}"),
        }
    }
}

impl FromStr for Drawing {
    type Err = NoteError;

    fn from_str(text: &str) -> Result<Drawing, NoteError> {
        read(text).ok_or_else(|| NoteError::Drawing(Quoted::new(text)))
    }
}

fn read(text: &str) -> Option<Drawing> {
    let letter = text.chars().next()?;
    let pen = Pen::ALL.into_iter().find(|pen| pen.letter() == letter)?;
    let places = &text[letter.len_utf8()..];
    let shape = match places.split_once('/') {
        Some((from, to)) => Shape::Arrow(place(from)?, place(to)?),
        None => Shape::Cell(place(places)?),
    };
    Some(Drawing { shape, pen }).filter(|drawing| drawing.is_sensible())
}

fn place(text: &str) -> Option<Axial> {
    let (q, r) = text.split_once(',')?;
    let number = |text: &str| {
        let digits = text.strip_prefix('-').unwrap_or(text);
        let plain = digits.bytes().all(|byte| byte.is_ascii_digit());
        text.parse().ok().filter(|_| plain)
    };
    Some(Axial::new(number(q)?, number(r)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_drawing_is_refused() {
        for text in
            ["", "G", "G0", "0,0", "X0,0", "G+1,0", "G0,0/", "G1,1/1,1", "G100000,0", "é0,0"]
        {
            assert_eq!(text.parse::<Drawing>(), Err(NoteError::Drawing(Quoted::new(text))));
        }
    }
}
