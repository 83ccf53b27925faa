//! The options of the commands that think: analyse, solve, uhp.

use std::time::Duration;

use skep_engine::{Limits, MAX_PLIES, MAX_THREADS, Player};

/// Reads seconds, as in `2` or `0.5`.
pub(crate) fn seconds(text: &str) -> Result<Duration, String> {
    let most = 24.0 * 3600.0;
    match text.parse::<f64>() {
        Ok(seconds) if seconds > 0.0 && seconds <= most => Ok(Duration::from_secs_f64(seconds)),
        _ => Err("a time is a number of seconds up to a day, as in 2 or 0.5".to_owned()),
    }
}

/// `skep analyse`
#[derive(Debug, clap::Args)]
#[command(
    after_help = r#"Scores are for the side to move, in units of about a tile's freedom; `win in 3`
counts the actions of both sides. Without a limit it thinks for five seconds.
Control-C ends it with what it has found. In Swarm a line ends where the bag
decides.

Examples:
  skep analyse Base+MLP
  skep analyse 'Base;InProgress;White[2];wS1;bS1 wS1-' --lines 5 --time 10
  skep analyse 'Base;White[3];0,0:wS1 1,0:bS1 -1,0:wQ 2,0:bQ' --depth 6
  skep analyse Venom+MLP --nodes 1000000 --json
  skep analyse Base+MLP --time 60 --threads 4 --memory 1024

With --json the result is an object; with --all too there is one a line for
every depth, or with several threads for most. `score` is in hundredths, `forced` the number of actions to a win
(below zero: to a loss) or null; `foreseen` tells of how many positions it knew
enough without playing the action that leads there:
  {"to_move":"white","depth":6,"nodes":52144,"foreseen":24100,"seconds":0.031,
   "lines":[{"score":35,"forced":null,"moves":["wA1 -wQ","bQ bA1\\"]}]}"#
)]
pub(crate) struct AnalyseArgs {
    /// What to look at: a game, a position or a game type
    pub(crate) game: String,

    /// How many lines to tell, the best first
    #[arg(long, short, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u16).range(1..=500))]
    pub(crate) lines: u16,

    /// Think at most so many seconds
    #[arg(long, short, value_name = "SECONDS", value_parser = seconds)]
    time: Option<Duration>,

    /// Look ahead at most so many actions
    #[arg(long, short, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=64))]
    depth: Option<u32>,

    /// Look at so many positions, on every machine the same
    #[arg(long, short, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,

    /// How many threads think; with one, and with --nodes, the same search finds the same
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=MAX_THREADS as i64))]
    pub(crate) threads: u16,

    /// How much memory the table of positions takes
    #[arg(long, value_name = "MEGABYTES", default_value_t = 64, value_parser = clap::value_parser!(u16).range(1..=32768))]
    pub(crate) memory: u16,

    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,

    /// With --json, print every depth
    #[arg(long, requires = "json")]
    pub(crate) all: bool,
}

impl AnalyseArgs {
    /// When to end.
    pub(crate) fn limits(&self) -> Limits {
        let limits = Limits { time: self.time, depth: self.depth, nodes: self.nodes };
        if limits == Limits::default() {
            return Limits { time: Some(Duration::from_secs(5)), ..limits };
        }
        limits
    }
}

/// `skep solve`
#[derive(Debug, clap::Args)]
#[command(
    after_help = r#"A win is proved only if it holds against everything the other side can do, and
in Swarm against everything the bag can yield. A third occurrence of a position
is no win. If a limit ends the search first, the exit code is 1. Control-C ends
it with what has been proved so far.

Examples:
  skep solve 'Base;White[9];0,0:bQ 1,0:wA1 1,-1:wB1 0,-1:wS1 2,0:wQ' --plies 5
  skep solve "$GAME" --plies 9 --time 60
  skep solve "$GAME" --plies 7 --json

With --json the result is an object; `verdict` is win, loss, neither or unknown,
for the side to move, `plies` how many actions that takes or were looked at:
  {"to_move":"white","verdict":"win","plies":3,"moves":["…"],
   "nodes":52144,"seconds":0.031}"#
)]
pub(crate) struct SolveArgs {
    /// What to look at: a game, a position or a game type
    pub(crate) game: String,

    /// Within how many actions of both sides
    #[arg(long, short, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=i64::from(MAX_PLIES)))]
    pub(crate) plies: u32,

    /// Think at most so many seconds
    #[arg(long, short, value_name = "SECONDS", value_parser = seconds)]
    time: Option<Duration>,

    /// Look at most at so many positions
    #[arg(long, short, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,

    /// How much memory the table of proofs takes
    #[arg(long, value_name = "MEGABYTES", default_value_t = 128, value_parser = clap::value_parser!(u16).range(1..=32768))]
    pub(crate) memory: u16,

    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

impl SolveArgs {
    /// When to give up.
    pub(crate) fn limits(&self) -> Limits {
        Limits { time: self.time, depth: None, nodes: self.nodes }
    }
}

/// `skep uhp`
#[derive(Debug, clap::Args)]
#[command(after_help = r"Examples:
  skep uhp
  skep uhp --player 4
  skep uhp --player random --seed 7
  skep uhp --repeated-stacks")]
pub(crate) struct UhpArgs {
    /// Who plays: a level from 1 to 10, random or greedy
    #[arg(long, value_name = "PLAYER", default_value_t)]
    pub(crate) player: Player,

    /// Decide by the same chance every time
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<u64>,

    /// Call the third occurrence of the same stacks a draw, whatever was placed or moved last, as some
    /// other programs do
    #[arg(long)]
    pub(crate) repeated_stacks: bool,
}
