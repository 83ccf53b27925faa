//! Options as the protocol lists, reads and sets them.

use std::ops::RangeInclusive;
use std::str::FromStr;

/// An option that can be set while a bot is served.
///
/// ```
/// use skep_uhp::BotOption;
///
/// let threads = BotOption::int("Threads", 2, 1, 1..=64);
/// assert_eq!(threads.to_string(), "Threads;int;2;1;1;64");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BotOption {
    name: String,
    kind: OptionKind,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum OptionKind {
    Bool { value: bool, default: bool },
    Int { value: usize, default: usize, range: RangeInclusive<usize> },
    Enum { value: String, default: String, values: Vec<String> },
}

/// A new value of an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionValue<'a> {
    /// For an option that is on or off.
    Bool(bool),
    /// For a number; it is in the option's range.
    Int(usize),
    /// For an enumeration: the word as it was written, which may be none of the values.
    Enum(&'a str),
}

impl BotOption {
    /// An option that is on or off.
    pub fn bool(name: &str, value: bool, default: bool) -> BotOption {
        BotOption { name: name.to_owned(), kind: OptionKind::Bool { value, default } }
    }

    /// An option that is a whole number in a range.
    pub fn int(
        name: &str,
        value: usize,
        default: usize,
        range: RangeInclusive<usize>,
    ) -> BotOption {
        BotOption { name: name.to_owned(), kind: OptionKind::Int { value, default, range } }
    }

    /// An option that is one of several words.
    pub fn enumeration(
        name: &str,
        value: impl ToString,
        default: impl ToString,
        values: impl IntoIterator<Item: ToString>,
    ) -> BotOption {
        let values = values.into_iter().map(|value| value.to_string()).collect();
        let (value, default) = (value.to_string(), default.to_string());
        BotOption { name: name.to_owned(), kind: OptionKind::Enum { value, default, values } }
    }

    /// The name of the option.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Reads a value for this option. The error is a sentence.
    pub(crate) fn read<'a>(&self, value: &'a str) -> Result<OptionValue<'a>, String> {
        let name = &self.name;
        match &self.kind {
            OptionKind::Bool { .. } => bool::from_str(&value.to_ascii_lowercase())
                .map(OptionValue::Bool)
                .map_err(|_| format!("{name} is True or False")),
            OptionKind::Int { range, .. } => {
                let number = value.parse().ok().filter(|number| range.contains(number));
                let (low, high) = (range.start(), range.end());
                let number = number.map(OptionValue::Int);
                number.ok_or_else(|| format!("{name} is a number from {low} to {high}"))
            }
            OptionKind::Enum { .. } => Ok(OptionValue::Enum(value)),
        }
    }
}

/// `Name;type;value;default`, then the range or the possible values.
impl std::fmt::Display for BotOption {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let name = &self.name;
        match &self.kind {
            OptionKind::Bool { value, default } => {
                let word = |value| if value { "True" } else { "False" };
                write!(f, "{name};bool;{};{}", word(*value), word(*default))
            }
            OptionKind::Int { value, default, range } => {
                write!(f, "{name};int;{value};{default};{};{}", range.start(), range.end())
            }
            OptionKind::Enum { value, default, values } => {
                write!(f, "{name};enum;{value};{default};{}", values.join(";"))
            }
        }
    }
}
