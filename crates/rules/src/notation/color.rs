//! Colours: `White`, `Black`.

use std::str::FromStr;

use thiserror::Error;

use super::Quoted;
use crate::model::color::Color;

/// Why a text is not a colour.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0} is not a colour: the colours are White and Black")]
pub struct ColorError(Quoted);

impl ColorError {
    /// The text.
    pub fn text(&self) -> &Quoted {
        &self.0
    }
}

/// Reads a colour as it is printed.
///
/// ```
/// use skep_rules::Color;
///
/// assert_eq!("Black".parse(), Ok(Color::Black));
/// assert!("black".parse::<Color>().is_err());
/// ```
impl FromStr for Color {
    type Err = ColorError;

    fn from_str(text: &str) -> Result<Color, ColorError> {
        let named = |color: &Color| color.to_string() == text;
        Color::ALL.into_iter().find(named).ok_or_else(|| ColorError(Quoted::new(text)))
    }
}
