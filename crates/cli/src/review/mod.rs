//! `skep review`: every move of a game, judged.

mod describe;
mod html;
mod json;
mod moves;
mod search;
mod table;

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use skep_engine::MAX_THREADS;
use skep_record::{Details, GameTree};
use skep_review::{Effort, Review, Reviewer};

use crate::error::Error;
use crate::input;
use crate::interrupt::Interrupt;
use crate::language::LanguageArgs;
use crate::moves::ErrorJson;

/// `skep review`
#[derive(Debug, clap::Args)]
#[command(
    after_help = r#"The engine searches every position twice, for the best move and for the move
that was played, and judges the move by the win chance it loses: from 5 points
on it is an inaccuracy (?!), from 10 a mistake (?), from 15 a blunder (??), and
so is a forced win given away. Control-C ends the review with what is known.

Examples:
  skep review game.pgn
  skep review 'Base;InProgress;White[3];wS1;bG1 -wS1;wQ wS1/;bQ -bG1'
  skep review game.sgf --html review.html
  skep review game.pgn --nodes 400000 --threads 4 --json

With --json the result is an object; win chances are points from 0 to 100:
  {"type":"Base+MLP","complete":true,"white":{"accuracy":91.2,"moves":30,…},
   "black":{…},"chances":[50.0,…],"moves":[{"number":1,"player":"white",
   "move":"wG1","best":"wG1","loss":0.0,"judgement":null,…}]}"#
)]
pub(crate) struct ReviewArgs {
    /// A file with a game (PGN, SGF, a saved game, a game string), or a game
    #[arg(value_name = "FILE|GAME")]
    game: String,

    /// The number of positions of each search; moves that seem to lose something get twelve times as many
    #[arg(long, short, value_name = "N", default_value_t = Effort::default().nodes, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,

    /// The number of threads; the result depends on it a little, and on nothing else
    #[arg(long, value_name = "N", default_value_t = default_threads(), value_parser = clap::value_parser!(u16).range(1..=MAX_THREADS as i64))]
    threads: u16,

    /// The size of each thread's transposition table
    #[arg(long, value_name = "MEGABYTES", default_value_t = 64, value_parser = clap::value_parser!(u16).range(1..=4096))]
    memory: u16,

    /// Print JSON
    #[arg(long)]
    json: bool,

    /// Write a page with graph, boards and moves to this file
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,

    #[command(flatten)]
    language: LanguageArgs,
}

/// Two threads, if the machine has as many cores.
fn default_threads() -> u16 {
    std::thread::available_parallelism().map_or(1, |cores| cores.get().min(2) as u16)
}

/// A game with its review.
struct ReviewedGame {
    tree: GameTree,
    details: Details,
    review: Review,
    /// Whether the review was not interrupted.
    is_complete: bool,
}

/// Reviews a game and prints the result.
pub(crate) fn run(args: &ReviewArgs, out: &mut dyn Write) -> Result<ExitCode, Error> {
    match review(args, out) {
        Err(error) if args.json && !error.is_closed_pipe() => {
            writeln!(out, "{}", ErrorJson::line(&error))?;
            Ok(ExitCode::FAILURE)
        }
        result => result,
    }
}

fn review(args: &ReviewArgs, out: &mut dyn Write) -> Result<ExitCode, Error> {
    let imported = input::read_tree_argument(&args.game)?;
    let tree = imported.tree;
    let effort = Effort { nodes: args.nodes, ..Effort::default() };
    let reviewer = Reviewer::new(&tree, tree.main_end(), effort);
    if reviewer.is_complete() {
        return Err(Error::NothingToReview);
    }
    let stop = Arc::default();
    let interrupt = Interrupt::raising(&stop)?;
    let reviewer =
        search::run(reviewer, usize::from(args.threads), usize::from(args.memory), &stop);
    let game = ReviewedGame {
        review: reviewer.review(),
        is_complete: reviewer.is_complete(),
        tree,
        details: imported.details,
    };
    let words = args.language.words();
    if let Some(path) = &args.html {
        let page = html::page(&game, &words);
        fs::write(path, page).map_err(|error| Error::Path { path: path.clone(), error })?;
    }
    match args.json {
        true => writeln!(out, "{}", json::write(&game))?,
        false => table::write(&game, &words, out)?,
    }
    Ok(interrupt.exit_code())
}
