//! Fits the weights of the evaluation: `play` makes games and writes down positions with what became of them,
//! `fit` finds the weights that foretell this best.

mod error;
mod fit;
mod net;
mod play;
mod rows;
mod sample;
mod source;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// The command line.
#[derive(Debug, Parser)]
#[command(about = "Fits the weights of skep's evaluation to games it plays against itself")]
struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Play games and write down their positions
    Play {
        /// Where to write; what is there already stays
        file: PathBuf,
        /// How many games
        #[arg(long, default_value_t = 1000)]
        games: u64,
        /// How many positions to visit for each action
        #[arg(long, default_value_t = 2500)]
        nodes: u64,
        /// On how many threads
        #[arg(long, default_value_t = 2)]
        threads: u64,
        /// Where chance begins: the same number, the same games
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// The game types, in turn
        #[arg(long = "type", value_name = "TYPE", default_values_t = play::TYPES.map(str::to_owned))]
        types: Vec<String>,
    },
    /// Find the weights that foretell best what became of the positions
    Fit {
        /// What `play` has written
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// The folder to write the weights to
        #[arg(long, default_value = "crates/engine/src/eval/weights")]
        output: PathBuf,
        /// How many times the linear weights alone see all positions
        #[arg(long, default_value_t = 3)]
        linear_rounds: usize,
        /// How many times the network sees all positions
        #[arg(long, default_value_t = 15)]
        rounds: usize,
        /// How much the search's score counts against the result of the game
        #[arg(long, default_value_t = 0.7)]
        trust: f32,
        /// Where chance begins
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Print every weight with its name
        #[arg(long)]
        verbose: bool,
    },
}

fn main() -> ExitCode {
    let done = match Args::parse().command {
        Command::Play { file, games, nodes, threads, seed, types } => {
            let plan = play::Plan { games, nodes, threads: threads.max(1), seed, types };
            play::play(&file, &plan)
        }
        Command::Fit { files, output, linear_rounds, rounds, trust, seed, verbose } => {
            let plan = fit::Plan { linear_rounds, rounds, trust, seed, verbose };
            fit::fit(&files, &output, &plan)
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            let mut stderr = std::io::stderr();
            let _ = std::io::Write::write_fmt(&mut stderr, format_args!("error: {error}\n"));
            ExitCode::FAILURE
        }
    }
}
