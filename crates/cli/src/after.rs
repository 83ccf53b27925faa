//! `skep after`: the position after some moves.

use std::io::Write;
use std::process::ExitCode;

use serde::{Deserialize, Serialize};
use skep_rules::{Color, Game, GameError, Outcome, Quoted};

use crate::args::{AfterArgs, AfterOptions};
use crate::error::Error;
use crate::input::{self, LineError};
use crate::moves::{ErrorJson, json};
use crate::random_draws::RandomDraws;

/// A line of `after --json -`.
#[derive(Debug, Deserialize)]
struct Request {
    /// A game, a position or a game type.
    position: String,
    /// The moves to play.
    #[serde(default)]
    play: Vec<String>,
}

/// The position after the moves, as JSON. The fields are in the order in which they are printed.
#[derive(Debug, Serialize)]
struct AfterJson {
    position: String,
    over: Option<&'static str>,
    reason: Option<&'static str>,
}

impl AfterJson {
    fn of(game: &Game) -> AfterJson {
        let ending = game.ending();
        AfterJson {
            position: game.position().to_string(),
            over: ending.map(|ending| outcome_word(ending.outcome)),
            reason: ending.map(|ending| ending.reason.word()),
        }
    }
}

/// The outcome in a word: `white`, `black` or `draw`.
const fn outcome_word(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Win(Color::White) => "white",
        Outcome::Win(Color::Black) => "black",
        Outcome::Draw => "draw",
    }
}

/// The game after the moves. If a move does not name the tile that it draws, one is drawn at random.
fn play<T: AsRef<str>>(
    mut game: Game,
    moves: &[T],
    draws: &mut RandomDraws,
) -> Result<Game, Error> {
    for (index, text) in moves.iter().map(AsRef::as_ref).enumerate() {
        let played = game.play_text_drawing(text, |bag| draws.draw(bag));
        played.map_err(|error| GameError::Move {
            number: index + 1,
            text: Quoted::new(text),
            error,
        })?;
    }
    input::started(game)
}

fn answer_line(line: Result<&str, LineError>, draws: &mut RandomDraws) -> Result<Game, Error> {
    let line = line?;
    if line.is_empty() {
        return Err(LineError::Empty.into());
    }
    let request: Request = serde_json::from_str(line)?;
    play(input::read_game_line(&request.position)?, &request.play, draws)
}

fn answer_json(game: Result<Game, Error>) -> String {
    match game {
        Ok(game) => json(&AfterJson::of(&game)),
        Err(error) => ErrorJson::line(&error),
    }
}

/// Plays the moves and prints the position, or does so for every line of the standard input.
pub(crate) fn run(args: &AfterArgs, out: &mut dyn Write) -> Result<ExitCode, Error> {
    let AfterOptions { moves, json, seed } = args.options()?;
    let mut draws = RandomDraws::new(seed);
    if args.game == "-" {
        if !json {
            return Err(Error::NeedsJson);
        }
        if !moves.is_empty() {
            return Err(Error::MovesTwice);
        }
        input::answer_lines(out, |line| answer_json(answer_line(line, &mut draws)))?;
        return Ok(ExitCode::SUCCESS);
    }
    let game =
        input::read_game_argument(&args.game).and_then(|game| play(game, &moves, &mut draws));
    if json {
        let code = if game.is_ok() { ExitCode::SUCCESS } else { ExitCode::FAILURE };
        writeln!(out, "{}", answer_json(game))?;
        return Ok(code);
    }
    writeln!(out, "{}", game?.position())?;
    Ok(ExitCode::SUCCESS)
}
