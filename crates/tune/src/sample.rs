//! A training position as text: one line of a file with training positions.

use std::fmt;
use std::str::FromStr;

/// A position of a game, with the search's score and the result of the game.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Sample {
    /// The identifier of the game. All positions of a game have the same.
    pub(crate) game: u64,
    /// The search's score for the side to move, in centipawns.
    pub(crate) score: i32,
    /// The result of the game for the side to move: 1, 0.5 or 0; `None` if the game was broken off.
    pub(crate) result: Option<f32>,
    /// The position as text.
    pub(crate) position: String,
}

impl fmt::Display for Sample {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let result = self.result.map_or("-".to_owned(), |result| result.to_string());
        write!(f, "{:x}\t{}\t{result}\t{}", self.game, self.score, self.position)
    }
}

impl FromStr for Sample {
    type Err = String;

    fn from_str(line: &str) -> Result<Sample, String> {
        let mut parts = line.splitn(4, '\t');
        let mut next = |what| parts.next().ok_or_else(|| format!("the {what} is missing"));
        let game = next("game")?;
        let game = u64::from_str_radix(game, 16).map_err(|_| "the game is not a number")?;
        let score = next("score")?.parse().map_err(|_| "the score is not a number")?;
        let result = match next("result")? {
            "-" => None,
            text => Some(text.parse().map_err(|_| "the result is not a number")?),
        };
        Ok(Sample { game, score, result, position: next("position")?.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_written_sample_reads_back_as_itself() {
        for result in [None, Some(0.5), Some(1.0)] {
            let sample =
                Sample { game: 77, score: -5, result, position: "Base;White[1];".to_owned() };
            assert_eq!(sample.to_string().parse(), Ok(sample));
        }
        assert!("1\t2\t3".parse::<Sample>().is_err());
    }
}
