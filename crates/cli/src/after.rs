//! `skep after`: the position to which moves lead.

use std::io::Write;
use std::process::ExitCode;

use serde::{Deserialize, Serialize};
use skep_rules::{Game, GameError, Quoted};

use crate::args::AfterArgs;
use crate::error::Error;
use crate::input::{self, LineError};
use crate::moves::{Refusal, json};
use crate::verdict;

/// A line of `after --json -`.
#[derive(Debug, Deserialize)]
struct Request {
    /// A game, a position or a game type.
    position: String,
    /// The moves to play.
    #[serde(default)]
    play: Vec<String>,
}

/// What the moves lead to. The fields are in the order in which they are printed.
#[derive(Debug, Serialize)]
struct Answer {
    position: String,
    over: Option<&'static str>,
    reason: Option<&'static str>,
}

impl Answer {
    fn about(game: &Game) -> Answer {
        let ending = game.ending();
        Answer {
            position: game.position().to_string(),
            over: ending.map(|ending| verdict::word(ending.outcome)),
            reason: ending.map(|ending| ending.reason.word()),
        }
    }
}

/// The game after the moves.
fn play<T: AsRef<str>>(start: &str, moves: &[T]) -> Result<Game, Error> {
    let mut game = input::read_game(start)?;
    for (index, text) in moves.iter().map(AsRef::as_ref).enumerate() {
        game.play_text(text).map_err(|error| GameError::Move {
            number: index + 1,
            text: Quoted::new(text),
            error,
        })?;
    }
    Ok(game)
}

fn answer_line(line: Result<&str, LineError>) -> Result<Game, Error> {
    let line = line?;
    if line.is_empty() {
        return Err(LineError::Empty.into());
    }
    let request: Request = serde_json::from_str(line)?;
    play(&request.position, &request.play)
}

fn answer_json(game: Result<Game, Error>) -> String {
    match game {
        Ok(game) => json(&Answer::about(&game)),
        Err(error) => Refusal::json(&error),
    }
}

/// Plays the moves and prints the position, or does so for every line of the standard input.
pub(crate) fn run(args: &AfterArgs, out: &mut dyn Write) -> Result<ExitCode, Error> {
    if args.game == "-" {
        if !args.json() {
            return Err(Error::NeedsJson);
        }
        if !args.moves().is_empty() {
            return Err(Error::MovesTwice);
        }
        input::answer_lines(out, |line| answer_json(answer_line(line)))?;
        return Ok(ExitCode::SUCCESS);
    }
    let game = play(&args.game, &args.moves());
    if args.json() {
        let code = if game.is_ok() { ExitCode::SUCCESS } else { ExitCode::FAILURE };
        writeln!(out, "{}", answer_json(game))?;
        return Ok(code);
    }
    writeln!(out, "{}", game?.position())?;
    Ok(ExitCode::SUCCESS)
}
