//! The command line of `skep match`.

use std::num::NonZeroU32;
use std::path::PathBuf;
use std::time::Duration;

use skep_arena::Sprt;
use skep_rules::GameType;
use skep_uhp::{CommandLine, Limit, read_time};

/// `skep match`
#[derive(Debug, clap::Args)]
#[command(
    after_help = r#"An engine is the command of a program that speaks the Universal Hive Protocol,
in quotes if it has arguments. `skep` alone means this program. Each opening is
played twice, with the colours swapped. Results are those of A. An engine that
crashes, hangs, answers late or plays an illegal move forfeits the game.
Control-C ends the match and prints the report so far.

Examples:
  skep match skep 'other-engine --uhp' --games 200 --time 1s
  skep match ./new ./old --nodes 20000 --sprt 0,10 --games 20000
  skep match skep skep --time 1s --limit-b time=100ms
  skep match skep skep --type Venom+MLP --depth 3 --record match.jsonl
  skep match skep skep --type Venom+MLP --depth 3 --record match.jsonl --resume
  skep match skep other --option-a TableMegabytes=256 --pgn games.pgn"#
)]
pub(crate) struct MatchArgs {
    /// The first engine's command
    #[arg(value_name = "ENGINE_A")]
    pub(super) a: CommandLine,

    /// The second engine's command
    #[arg(value_name = "ENGINE_B")]
    pub(super) b: CommandLine,

    /// The game type
    #[arg(long = "type", value_name = "TYPE", default_value = "Base+MLP")]
    pub(super) game_type: GameType,

    /// The number of games, which must be even
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = read_games)]
    pub(super) games: u32,

    /// The time for a move: 1s, 500ms … [default: 1s]
    #[arg(long, value_name = "TIME", value_parser = read_time, group = "limit")]
    time: Option<Duration>,

    /// The number of positions to search for a move, for engines that know `bestmove nodes N`
    #[arg(long, value_name = "N", group = "limit")]
    nodes: Option<NonZeroU32>,

    /// The depth to search for a move
    #[arg(long, value_name = "N", group = "limit")]
    depth: Option<NonZeroU32>,

    /// Another limit for A: time=1s, depth=5 or nodes=10000
    #[arg(long, value_name = "LIMIT")]
    limit_a: Option<Limit>,

    /// Another limit for B
    #[arg(long, value_name = "LIMIT")]
    limit_b: Option<Limit>,

    /// Set an option of A; can be repeated
    #[arg(long, value_name = "NAME=VALUE", value_parser = read_option)]
    pub(super) option_a: Vec<(String, String)>,

    /// Set an option of B; can be repeated
    #[arg(long, value_name = "NAME=VALUE", value_parser = read_option)]
    pub(super) option_b: Vec<(String, String)>,

    /// The number of games to play at the same time
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(super) concurrency: u16,

    /// A file of openings, one game string per line
    #[arg(long, value_name = "FILE")]
    pub(super) openings: Option<PathBuf>,

    /// The seed of the order of the openings, of random openings, and of draws from the bag
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(super) seed: u64,

    /// End as soon as a sequential test (SPRT) accepts one of two differences in Elo
    #[arg(long, value_name = "ELO0,ELO1", value_parser = read_sprt, allow_hyphen_values = true)]
    pub(super) sprt: Option<Sprt>,

    /// The time by which an engine may exceed its limit
    #[arg(long, value_name = "TIME", default_value = "200ms", value_parser = read_time)]
    pub(super) tolerance: Duration,

    /// The time to wait for an engine beyond its limit
    #[arg(long, value_name = "TIME", default_value = "30s", value_parser = read_time)]
    pub(super) patience: Duration,

    /// The number of moves of both players after which a game is a draw
    #[arg(long, value_name = "N", default_value_t = 300)]
    pub(super) max_plies: u32,

    /// Write each finished game to this file, as JSON Lines
    #[arg(long, value_name = "FILE")]
    pub(super) record: Option<PathBuf>,

    /// Continue the match of the record
    #[arg(long, requires = "record")]
    pub(super) resume: bool,

    /// Append each finished game to this file, as PGN
    #[arg(long, value_name = "FILE")]
    pub(super) pgn: Option<PathBuf>,
}

impl MatchArgs {
    /// A's limit.
    pub(super) fn limit_a(&self) -> Limit {
        self.limit_a.unwrap_or_else(|| self.limit())
    }

    /// B's limit.
    pub(super) fn limit_b(&self) -> Limit {
        self.limit_b.unwrap_or_else(|| self.limit())
    }

    fn limit(&self) -> Limit {
        match (self.nodes, self.depth) {
            (Some(nodes), _) => Limit::Nodes(u64::from(nodes.get())),
            (_, Some(depth)) => Limit::Depth(depth.get()),
            _ => Limit::Time(self.time.unwrap_or(Duration::from_secs(1))),
        }
    }
}

fn read_games(text: &str) -> Result<u32, String> {
    let games = text.parse().ok().filter(|games: &u32| *games > 0 && games.is_multiple_of(2));
    games.ok_or_else(|| "each opening is played twice, so the number is even".to_owned())
}

fn read_option(text: &str) -> Result<(String, String), String> {
    let sentence = || "an option is a name and a value with = between them".to_owned();
    let (name, value) = text.split_once('=').ok_or_else(sentence)?;
    let (name, value) = (name.trim(), value.trim());
    let possible = !name.is_empty() && !value.is_empty();
    possible.then(|| (name.to_owned(), value.to_owned())).ok_or_else(sentence)
}

fn read_sprt(text: &str) -> Result<Sprt, String> {
    let number = |text: &str| text.trim().parse().ok().filter(|elo: &f64| elo.abs() <= 1000.0);
    let bounds = text.split_once(',').and_then(|(low, high)| Some((number(low)?, number(high)?)));
    match bounds {
        Some((low, high)) if low < high => Ok(Sprt { low, high }),
        _ => Err("a test has two differences in Elo, the smaller one first, as in 0,10".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_test_has_two_different_hypotheses() {
        assert_eq!(read_sprt("-5,0"), Ok(Sprt { low: -5.0, high: 0.0 }));
        for text in ["", "0", "5,0", "0,0", "a,b", "0,nan", "0,inf", "0,5,10"] {
            assert!(read_sprt(text).is_err(), "{text}");
        }
    }

    #[test]
    fn games_come_in_pairs() {
        assert_eq!(read_games("100"), Ok(100));
        for text in ["0", "7", "-2", "x", ""] {
            assert!(read_games(text).is_err(), "{text}");
        }
    }
}
