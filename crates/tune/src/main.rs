//! Trains the weights of the evaluation: `play` generates training positions by self-play, `fit` fits the weights to
//! them, `curve` fits the win chances of reviews, `book` makes opening books, `mine` finds puzzles and `pack` packs them.

mod book;
mod curve;
mod dataset;
mod error;
mod fit;
mod hyperparameters;
mod mine;
mod model;
mod quantized;
mod sample;
mod self_play;
mod source;
mod train;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use self::book::BookSettings;
use self::fit::FitSettings;
use self::mine::{MineSettings, PackSettings};
use self::self_play::SelfPlaySettings;

/// The command line.
#[derive(Debug, Parser)]
#[command(about = "Trains the weights of skep's evaluation on games of self-play")]
struct Args {
    #[command(subcommand)]
    command: TuneCommand,
}

/// The commands.
#[derive(Debug, Subcommand)]
enum TuneCommand {
    /// Generate training positions by self-play
    Play {
        /// The file to append the training positions to
        file: PathBuf,
        /// The number of games
        #[arg(long, default_value_t = 1000)]
        games: u64,
        /// The number of nodes to search for each action
        #[arg(long, default_value_t = 2500)]
        nodes: u64,
        /// The number of threads; each plays its own games
        #[arg(long, default_value_t = 2)]
        threads: u64,
        /// The seed of the random numbers; the same seed gives the same games
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// The game types to play in turn
        #[arg(long = "type", value_name = "TYPE", default_values_t = self_play::GAME_TYPES.map(str::to_owned))]
        types: Vec<String>,
    },
    /// Fit the weights to training positions, and write them as source files
    Fit {
        /// Files with training positions, written by `play`
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// The directory to write the weights to
        #[arg(long, default_value = "crates/engine/src/eval/weights")]
        output: PathBuf,
        /// The number of epochs that train only the linear weights
        #[arg(long, default_value_t = 3)]
        linear_epochs: usize,
        /// The number of epochs that train all weights
        #[arg(long, default_value_t = 15)]
        epochs: usize,
        /// The share of the search score in the training target, from 0 to 1; the rest is the result of the game
        #[arg(long, default_value_t = 0.7)]
        score_share: f32,
        /// The seed of the random numbers
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Print the linear weight of every feature
        #[arg(long)]
        verbose: bool,
    },
    /// Fit the curves from evaluations to win chances, and write the counts that they are fitted to
    Curve {
        /// Files with positions, written by `play`
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// The file to write the counts to
        #[arg(long, default_value = "data/win_chance.tsv")]
        output: PathBuf,
    },
    /// Play games with varied openings, and make an opening book of them; goes on where it was interrupted
    Book {
        /// The file with the games, to which those that are missing are appended
        file: PathBuf,
        /// The game type
        #[arg(long = "type", value_name = "TYPE", default_value = "Base+MLP")]
        game_type: String,
        /// The number of games
        #[arg(long, default_value_t = 1000)]
        games: u32,
        /// The number of nodes to search for each action
        #[arg(long, default_value_t = 1500)]
        nodes: u64,
        /// The number of threads; the book does not depend on it
        #[arg(long, default_value_t = 2)]
        threads: usize,
        /// The seed of the random numbers; the same seed gives the same book
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// The number of actions of each game that are counted
        #[arg(long, default_value_t = 14)]
        plies: u32,
        /// The least number of games of a move that the book contains
        #[arg(long, default_value_t = 1)]
        least: u32,
        /// The file of the book
        #[arg(long)]
        output: PathBuf,
    },
    /// Find puzzles in games with mistakes, and prove them; goes on where it was interrupted
    Mine {
        /// The game type
        #[arg(long = "type", value_name = "TYPE", default_value = "Base+MLP")]
        game_type: String,
        /// The number of games
        #[arg(long, default_value_t = 1000)]
        games: u64,
        /// Stop after this many different puzzles
        #[arg(long)]
        count: Option<usize>,
        /// The number of nodes to search for each action
        #[arg(long, default_value_t = 1000)]
        nodes: u64,
        /// The number of threads; a game does not depend on it
        #[arg(long, default_value_t = 2)]
        threads: usize,
        /// The seed of the random numbers; the same seed gives the same games
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// The file to append to
        #[arg(long)]
        output: PathBuf,
    },
    /// Make a pack of the puzzles that were found
    Pack {
        /// Files written by `mine`
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// The most puzzles
        #[arg(long, default_value_t = 1500)]
        count: usize,
        /// The largest share of wins in one, and of saves, in percent each
        #[arg(long, default_value_t = 15)]
        share: usize,
        /// The file of the pack
        #[arg(long)]
        output: PathBuf,
    },
}

/// Prints the report of a command.
fn print(report: String) {
    let _ = std::io::Write::write_all(&mut std::io::stdout(), format!("{report}\n").as_bytes());
}

fn main() -> ExitCode {
    let done = match Args::parse().command {
        TuneCommand::Play { file, games, nodes, threads, seed, types } => {
            let threads = threads.max(1);
            self_play::play(&file, &SelfPlaySettings { games, nodes, threads, seed, types })
        }
        TuneCommand::Fit { files, output, linear_epochs, epochs, score_share, seed, verbose } => {
            let settings = FitSettings { linear_epochs, epochs, score_share, seed, verbose };
            fit::fit(&files, &output, &settings)
        }
        TuneCommand::Curve { files, output } => curve::fit(&files, &output).map(|table| {
            let _ = std::io::Write::write_all(&mut std::io::stdout(), table.as_bytes());
        }),
        TuneCommand::Book {
            file,
            game_type,
            games,
            nodes,
            threads,
            seed,
            plies,
            least,
            output,
        } => {
            let settings =
                BookSettings { game_type, games, nodes, seed, threads, plies, least, output };
            book::make(&file, &settings).map(print)
        }
        TuneCommand::Mine { game_type, games, count, nodes, threads, seed, output } => {
            let settings = MineSettings { game_type, games, count, nodes, seed, threads, output };
            mine::mine(&settings).map(print)
        }
        TuneCommand::Pack { files, count, share, output } => {
            mine::pack(&PackSettings { files, count, share, output }).map(print)
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
