//! The errors of the commands, each in one sentence.

use std::io;
use std::path::PathBuf;

use skep_arena::{MatchError, MatchRecordError, OpeningsError};
use skep_club::VerifyError;
use skep_engine::Unsolvable;
use skep_explorer::BookError;
use skep_record::ImportError;
use skep_rules::{Color, GameError, GameType, Illegal, Quoted};
use skep_server::{CopyError, ServeError};
use skep_uhp::ClientError;
use thiserror::Error;

use crate::convert::ConvertError;
use crate::input::LineError;

/// Why a command failed.
#[derive(Debug, Error)]
pub(crate) enum Error {
    /// The text is not a game, or one of its moves is illegal.
    #[error(transparent)]
    Game(#[from] GameError),
    /// The players have not made the choices before the first turn.
    #[error(transparent)]
    NotChosen(#[from] Illegal),
    /// The game cannot be solved.
    #[error(transparent)]
    Unsolvable(#[from] Unsolvable),
    /// The moves of a game with tiles in its bag cannot be counted.
    #[error("the moves cannot be counted while there are tiles in the bag: draws are random")]
    BagNotEmpty,
    /// What follows `--seed` is not a number.
    #[error("{0} is not a seed: a seed is a whole number from 0 to {max}", max = u64::MAX)]
    Seed(Quoted),
    /// A line of the standard input cannot be used.
    #[error(transparent)]
    Line(#[from] LineError),
    /// A line is not a request in JSON.
    #[error("the line is not an object like {{\"position\":\"Base\",\"play\":[\"wS1\"]}}: {0}")]
    Request(#[from] serde_json::Error),
    /// `after -` without `--json`.
    #[error("reading from the standard input needs --json")]
    NeedsJson,
    /// `after --json -` with moves.
    #[error("with - the moves come from the standard input, not from the command line")]
    MovesTwice,
    /// The standard input cannot be read.
    #[error("the standard input cannot be read: {0}")]
    Input(io::Error),
    /// A file cannot be read or written.
    #[error("{} cannot be used: {error}", path.display())]
    Path {
        /// Which file.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// A text is not a game in any known format.
    #[error(transparent)]
    Import(ImportError),
    /// A file is not a game in any known format.
    #[error("{}: {error}", path.display())]
    File {
        /// Which file.
        path: PathBuf,
        /// What is wrong with it.
        error: ImportError,
    },
    /// A game cannot be converted.
    #[error(transparent)]
    ConvertText(ConvertError),
    /// A file cannot be converted.
    #[error("{}: {error}", path.display())]
    Convert {
        /// Which file.
        path: PathBuf,
        /// Why.
        error: ConvertError,
    },
    /// A folder is to be converted without a place for the result.
    #[error("a folder is converted into another one: name it with --output")]
    NoOutputFolder,
    /// A file is not an opening book.
    #[error("{}: {error}", path.display())]
    Book {
        /// Which file.
        path: PathBuf,
        /// What is wrong with it.
        error: BookError,
    },
    /// There is no book of the game.
    #[error("there is no book of {0}, only of {1}; --games counts your own")]
    NoBook(GameType, String),
    /// The book is of another game.
    #[error("the book is of {0}, the position of {1}")]
    OtherBook(GameType, GameType),
    /// More games than can be counted.
    #[error("more than {0} games cannot be counted")]
    TooManyGames(usize),
    /// No puzzle is as it was asked for.
    #[error("there is no such puzzle")]
    NoPuzzle,
    /// Nothing has been played in the game.
    #[error("nothing has been played in this game, so there is nothing to review")]
    NothingToReview,
    /// The match cannot be played.
    #[error(transparent)]
    Match(#[from] MatchError),
    /// The openings of a match cannot be used.
    #[error(transparent)]
    Openings(#[from] OpeningsError),
    /// The record of a match cannot be used.
    #[error(transparent)]
    MatchRecord(#[from] MatchRecordError),
    /// `match --pgn` with a game that PGN does not know.
    #[error("there is no PGN for {0}, only for Base with or without M, L, P")]
    NoPgn(GameType),
    /// Control-C cannot be handled.
    #[error("Control-C cannot be handled: {0}")]
    Interrupt(#[from] ctrlc::Error),
    /// A program that should play a side cannot be started.
    #[error(
        "nobody plays {color}: {error}; a player is person, a level from 1 to 10, random, greedy or an engine's command"
    )]
    NoPlayer {
        /// The side without a player.
        color: Color,
        /// Why.
        error: ClientError,
    },
    /// The application cannot be served.
    #[error(transparent)]
    Serve(#[from] ServeError),
    /// There is no folder for data.
    #[error("there is no home folder in which data could be kept; name a folder with --data")]
    NoDataFolder,
    /// A backup cannot be made or restored.
    #[error(transparent)]
    Copy(#[from] CopyError),
    /// A file does not have the events of an online game.
    #[error(
        "{name} has no events of an online game, as /api/games/NAME of a server has them: {error}"
    )]
    Events {
        /// The name of the file.
        name: String,
        /// What is wrong with it.
        error: serde_json::Error,
    },
    /// An online game is not proven to be fair.
    #[error("this game is not proven to be fair: {0}")]
    Verify(#[from] VerifyError),
    /// The path of this program is unknown or not UTF-8.
    #[error("skep cannot start itself, because its own path is unknown")]
    OwnPath,
    /// The output cannot be written.
    #[error("the output cannot be written: {0}")]
    Output(#[from] io::Error),
    /// The terminal does not work.
    #[error("the terminal does not work: {0}")]
    Terminal(#[from] rustyline::error::ReadlineError),
}

impl Error {
    /// Whether the error is that the reader of the output has closed the pipe.
    pub(crate) fn is_closed_pipe(&self) -> bool {
        matches!(self, Error::Output(error) if error.kind() == io::ErrorKind::BrokenPipe)
    }
}
