//! `skep moves`: the legal actions, for people and for machines.

use std::io::Write;
use std::process::ExitCode;

use serde::Serialize;
use skep_rules::{Action, Cell, Game, Tile};

use crate::args::MovesArgs;
use crate::error::Error;
use crate::input;

/// A legal action as it is listed. The fields are in the order in which they are printed.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Listed {
    /// The action as moves are written.
    #[serde(rename = "move")]
    pub(crate) text: String,
    /// What kind of action it is.
    pub(crate) kind: &'static str,
    /// The tile placed or displaced.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) tile: Option<String>,
    /// Where the tile comes to lie, in axial coordinates.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) to: Option<[i32; 2]>,
}

/// A line that cannot be answered.
#[derive(Debug, Serialize)]
pub(crate) struct Refusal {
    error: String,
}

impl Refusal {
    /// The refusal as JSON.
    pub(crate) fn json(error: &Error) -> String {
        json(&Refusal { error: error.to_string() })
    }
}

/// Anything of ours as JSON, in one line.
pub(crate) fn json(value: &impl Serialize) -> String {
    // Strings, numbers and lists of them can always be written.
    serde_json::to_string(value).expect("text and numbers are JSON")
}

/// The legal actions, sorted by their text; none if the game is over.
pub(crate) fn list(game: &Game) -> Vec<Listed> {
    if game.ending().is_some() {
        return Vec::new();
    }
    let position = game.position();
    let layout = position.layout();
    let to = |cell: Cell| layout.place(cell).map(|place| [place.q, place.r]);
    let about = |action: Action| -> (&'static str, Option<Tile>, Option<[i32; 2]>) {
        match action {
            Action::Place { tile, to: cell } => ("place", Some(tile), to(cell)),
            Action::Move { tile, to: cell } => ("move", Some(tile), to(cell)),
            Action::Pass => ("pass", None, None),
        }
    };
    let mut list: Vec<Listed> = position
        .actions()
        .into_iter()
        .map(|action| {
            let (kind, tile, to) = about(action);
            let tile = tile.map(|tile| tile.to_string());
            Listed { text: position.write_move(action), kind, tile, to }
        })
        .collect();
    list.sort_unstable_by(|one, other| one.text.cmp(&other.text));
    list
}

/// Lists the legal moves of a game, or of every game on the standard input.
pub(crate) fn run(args: &MovesArgs, out: &mut dyn Write) -> Result<ExitCode, Error> {
    if args.game == "-" {
        input::answer_lines(out, |line| {
            let list = line.map_err(Error::from).and_then(input::read_game).map(|game| list(&game));
            match (list, args.json) {
                (Ok(list), true) => json(&list),
                (Ok(list), false) => in_one_line(&list),
                (Err(error), true) => Refusal::json(&error),
                (Err(error), false) => format!("error: {error}"),
            }
        })?;
        return Ok(ExitCode::SUCCESS);
    }
    match input::read_game(&args.game) {
        Ok(game) => {
            for listed in list(&game) {
                if args.json {
                    writeln!(out, "{}", json(&listed))?;
                } else {
                    writeln!(out, "{}", listed.text)?;
                }
            }
            Ok(ExitCode::SUCCESS)
        }
        Err(error) if args.json => {
            writeln!(out, "{}", Refusal::json(&error))?;
            Ok(ExitCode::FAILURE)
        }
        Err(error) => Err(error),
    }
}

/// The moves with `;` between them, as in a game string.
fn in_one_line(list: &[Listed]) -> String {
    list.iter().map(|listed| &*listed.text).collect::<Vec<_>>().join(";")
}
