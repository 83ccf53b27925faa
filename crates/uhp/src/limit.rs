//! The limit of a search, as the protocol writes it.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use thiserror::Error;

/// What ends a search.
///
/// ```
/// use skep_uhp::Limit;
///
/// let limit: Limit = "time=1.5s".parse()?;
/// assert_eq!(limit.to_string(), "1.5 s");
/// assert_eq!(limit.words(), "time 00:00:01.500");
/// # Ok::<(), skep_uhp::LimitError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// The time of the search.
    Time(Duration),
    /// The depth of the search.
    Depth(u32),
    /// The number of nodes, an extension of the protocol.
    Nodes(u64),
}

/// Why something is not a limit or a time.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LimitError {
    /// It is not a time.
    #[error("a time is a number and a unit, as in 1s, 500ms or 1.5m")]
    Time,
    /// It is not a number.
    #[error("it is not a whole number from 1 on")]
    Number,
    /// It is none of the three kinds of limits.
    #[error("a limit is time=1s, depth=5 or nodes=10000")]
    Limit,
}

impl Limit {
    /// The limit as the words after `bestmove`.
    pub fn words(self) -> String {
        match self {
            Limit::Time(time) => format!("time {}", clock(time)),
            Limit::Depth(depth) => format!("depth {depth}"),
            Limit::Nodes(nodes) => format!("nodes {nodes}"),
        }
    }

    /// The time, if this is a time limit.
    pub fn time(self) -> Option<Duration> {
        match self {
            Limit::Time(time) => Some(time),
            Limit::Depth(_) | Limit::Nodes(_) => None,
        }
    }
}

/// `hh:mm:ss`, with milliseconds only if there are any: many engines do not accept them.
fn clock(time: Duration) -> String {
    let seconds = time.as_secs();
    let clock = format!("{:02}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
    match time.subsec_millis() {
        0 => clock,
        fraction => format!("{clock}.{fraction:03}"),
    }
}

/// Reads a time: `1s`, `500ms`, `1.5m`, `2h`.
pub fn read_time(text: &str) -> Result<Duration, LimitError> {
    let unit = text.find(|sign: char| sign.is_ascii_alphabetic()).ok_or(LimitError::Time)?;
    let (number, unit) = text.split_at(unit);
    let milliseconds = match unit {
        "ms" => 1.0,
        "s" => 1e3,
        "m" | "min" => 6e4,
        "h" => 3.6e6,
        _ => return Err(LimitError::Time),
    };
    let number: f64 = number.trim_end().parse().map_err(|_| LimitError::Time)?;
    let time = (number * milliseconds).round();
    // A day is long enough, and sums of such times cannot overflow.
    let possible = (1.0..=8.64e7).contains(&time);
    possible.then(|| Duration::from_millis(time as u64)).ok_or(LimitError::Time)
}

impl FromStr for Limit {
    type Err = LimitError;

    fn from_str(text: &str) -> Result<Limit, LimitError> {
        match text.split_once('=').ok_or(LimitError::Limit)? {
            ("time", time) => read_time(time).map(Limit::Time),
            ("depth", depth) => read_number(depth).map(Limit::Depth),
            ("nodes", nodes) => read_number(nodes).map(Limit::Nodes),
            _ => Err(LimitError::Limit),
        }
    }
}

fn read_number<N: FromStr + PartialOrd + From<u8>>(text: &str) -> Result<N, LimitError> {
    let number: Option<N> = text.parse().ok();
    number.filter(|number| *number >= N::from(1)).ok_or(LimitError::Number)
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Limit::Time(time) => write!(f, "{} s", time.as_secs_f64()),
            Limit::Depth(depth) => write!(f, "depth {depth}"),
            Limit::Nodes(nodes) => write!(f, "{nodes} nodes"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fraction_of_a_second_is_written_only_where_there_is_one() {
        let words = |text: &str| text.parse::<Limit>().unwrap().words();
        assert_eq!(words("time=1s"), "time 00:00:01");
        assert_eq!(words("time=100ms"), "time 00:00:00.100");
        assert_eq!(words("time=61.5m"), "time 01:01:30");
        assert_eq!(words("nodes=500"), "nodes 500");
        assert_eq!(words("depth=5"), "depth 5");
    }

    #[test]
    fn nonsense_is_no_limit() {
        for text in ["", "time", "time=", "time=1", "time=-1s", "time=0s", "time=nans", "time=1e9h"]
        {
            assert!(text.parse::<Limit>().is_err(), "{text}");
        }
        for text in ["nodes=0", "nodes=-1", "depth=x", "1s", "moves=5", "depth=99999999999"] {
            assert!(text.parse::<Limit>().is_err(), "{text}");
        }
    }
}
