//! `skep explore`: what was played in a position, in the book of its game or in a collection of games.

mod books;
mod collection;
mod table;

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use serde::Serialize;
use skep_explorer::{Book, BookInfo, Explored, Results};
use skep_rules::Game;

use crate::error::Error;
use crate::input;
use crate::language::LanguageArgs;
use crate::moves::{ErrorJson, json};

/// `skep explore`
#[derive(Debug, clap::Args)]
#[command(
    after_help = r#"Without --games, the moves are those of the book of the game: games of the
engine against itself, for the game types that have a book. Rotated and
mirrored positions are one position.

Examples:
  skep explore Base+MLP
  skep explore 'Base;InProgress;White[2];wS1;bS1 wS1-'
  skep explore game.pgn --games my-games
  skep explore Base --json

With --json each move is an object:
  {"move":"wQ -wS1","games":9,"white":5,"draws":1,"black":3,"open":0}
where `open` is the number of games without a result."#
)]
pub(crate) struct ExploreArgs {
    /// A game, a position or a game type, or a file
    game: String,

    /// Count the games of this file or folder instead of those of the book; can be given several times
    #[arg(long, value_name = "PATH", conflicts_with = "book")]
    games: Vec<PathBuf>,

    /// Read the book from this file
    #[arg(long, value_name = "FILE")]
    book: Option<PathBuf>,

    /// Print JSON
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    language: LanguageArgs,
}

/// What was found about a position.
struct Findings {
    /// How the book was made, if it was a book.
    book: Option<BookInfo>,
    moves: Vec<Explored<Results>>,
}

/// A move for programs.
#[derive(Debug, Serialize)]
struct MoveJson {
    #[serde(rename = "move")]
    text: String,
    games: u32,
    white: u32,
    draws: u32,
    black: u32,
    open: u32,
}

/// Prints what was played in a position.
pub(crate) fn run(args: &ExploreArgs, out: &mut dyn Write) -> Result<ExitCode, Error> {
    let found = input::read_started_argument(&args.game)
        .and_then(|game| find(args, &game).map(|found| (game, found)));
    match found {
        Ok((game, found)) if args.json => {
            for explored in &found.moves {
                writeln!(out, "{}", json(&move_json(&game, explored)))?;
            }
        }
        Ok((game, found)) => table::write(&game, &found, &args.language.words(), out)?,
        Err(error) if args.json => {
            writeln!(out, "{}", ErrorJson::line(&error))?;
            return Ok(ExitCode::FAILURE);
        }
        Err(error) => return Err(error),
    }
    Ok(ExitCode::SUCCESS)
}

/// Looks the position up.
fn find(args: &ExploreArgs, game: &Game) -> Result<Findings, Error> {
    let position = game.position();
    if !args.games.is_empty() {
        let index = collection::read(&args.games)?;
        let moves = match game.ending() {
            Some(_) => Vec::new(),
            None => skep_explorer::explore(position, |key| Some(index.played(key)?.results)),
        };
        return Ok(Findings { book: None, moves });
    }
    let book = match &args.book {
        Some(path) => {
            let bytes =
                fs::read(path).map_err(|error| Error::Path { path: path.clone(), error })?;
            Book::from_bytes(&bytes).map_err(|error| Error::Book { path: path.clone(), error })?
        }
        None => books::book_of(position.game_type())?,
    };
    if book.info().game_type != position.game_type() {
        return Err(Error::OtherBook(book.info().game_type, position.game_type()));
    }
    let moves = if game.ending().is_some() { Vec::new() } else { book.moves(position) };
    Ok(Findings { book: Some(*book.info()), moves })
}

fn move_json(game: &Game, explored: &Explored<Results>) -> MoveJson {
    let Results { white, draws, black, open } = explored.found;
    MoveJson {
        text: game.position().write_move(explored.action()),
        games: explored.found.games(),
        white,
        draws,
        black,
        open,
    }
}
