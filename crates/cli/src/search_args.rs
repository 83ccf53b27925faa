//! The options of the commands that search: analyse, solve and uhp.

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
    after_help = r#"Scores are for the side to move; +1.00 is about the worth of a tile that can
move. `win in 3` counts the actions of both sides. The default limit is five
seconds. Every depth prints a line as it is done. Control-C ends the search and
prints what it has found. In Swarm, scores are averages over the tiles that may
be drawn, and a line ends where one is drawn.

Examples:
  skep analyse Base+MLP
  skep analyse 'Base;InProgress;White[2];wS1;bS1 wS1-' --lines 5 --time 10
  skep analyse 'Base;White[3];0,0:wS1 1,0:bS1 -1,0:wQ 2,0:bQ' --depth 6
  skep analyse Venom+MLP --nodes 1000000 --json
  skep analyse Base+MLP --time 60 --threads 4 --memory 1024

With --json the result is an object; with --all there is one per line for every
depth, or with several threads for most depths. `score` is in hundredths;
`forced` is null or the number of actions to a forced win, below zero to a
forced loss; `draws` is the number of different draws that a score averages, 1
without chance; `foreseen` counts the positions that prediction pruning skipped:
  {"to_move":"white","depth":6,"nodes":52144,"foreseen":24100,"seconds":0.031,
   "lines":[{"score":35,"forced":null,"moves":["wA1 -wQ","bQ bA1\\"],
             "draws":1}]}"#
)]
pub(crate) struct AnalyseArgs {
    /// The game: a game, a position or a game type
    pub(crate) game: String,

    /// The number of lines to print, the best first
    #[arg(long, short, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u16).range(1..=500))]
    pub(crate) lines: u16,

    /// The maximum time, in seconds
    #[arg(long, short, value_name = "SECONDS", value_parser = seconds)]
    time: Option<Duration>,

    /// The maximum depth, in actions
    #[arg(long, short, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=64))]
    depth: Option<u32>,

    /// The number of positions to search, which gives the same result on every machine
    #[arg(long, short, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,

    /// The number of threads; with --nodes it is always one, so that results are repeatable
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=MAX_THREADS as i64))]
    pub(crate) threads: u16,

    /// The size of the transposition table
    #[arg(long, value_name = "MEGABYTES", default_value_t = 64, value_parser = clap::value_parser!(u16).range(1..=32768))]
    pub(crate) memory: u16,

    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,

    /// With --json, print the result of every depth
    #[arg(long, requires = "json")]
    pub(crate) all: bool,
}

impl AnalyseArgs {
    /// The limits of the search.
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
    after_help = r#"A win is proved only if it holds against every reply, and in Swarm for every
tile that may be drawn. A third occurrence of a position is not a win. If a
limit ends the search first, the exit code is 1. Control-C ends the search and
prints what has been proved so far.

Examples:
  skep solve 'Base;White[9];0,0:bQ 1,0:wA1 1,-1:wB1 0,-1:wS1 2,0:wQ' --plies 5
  skep solve "$GAME" --plies 9 --time 60
  skep solve "$GAME" --plies 7 --json

With --json the result is an object; `verdict` is win, loss, neither or unknown,
for the side to move, `plies` the number of actions searched or to the end:
  {"to_move":"white","verdict":"win","plies":3,"moves":["…"],
   "nodes":52144,"seconds":0.031}"#
)]
pub(crate) struct SolveArgs {
    /// The game: a game, a position or a game type
    pub(crate) game: String,

    /// The maximum length of a win, in actions of both sides
    #[arg(long, short, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=i64::from(MAX_PLIES)))]
    pub(crate) plies: u32,

    /// The maximum time, in seconds
    #[arg(long, short, value_name = "SECONDS", value_parser = seconds)]
    time: Option<Duration>,

    /// The maximum number of positions to search
    #[arg(long, short, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,

    /// The size of the table of proofs
    #[arg(long, value_name = "MEGABYTES", default_value_t = 128, value_parser = clap::value_parser!(u16).range(1..=32768))]
    pub(crate) memory: u16,

    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

impl SolveArgs {
    /// The limits of the search.
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
    /// The player: a level from 1 to 10, random or greedy
    #[arg(long, value_name = "PLAYER", default_value_t)]
    pub(crate) player: Player,

    /// The seed of random decisions, to make them repeatable
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<u64>,

    /// End the game as a draw when the same stacks occur for the third time, whatever was placed or moved
    /// last, as some other programs do
    #[arg(long)]
    pub(crate) repeated_stacks: bool,
}
