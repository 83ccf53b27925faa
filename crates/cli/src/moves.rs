//! `skep moves`: the legal actions, for people and for machines.

use std::io::Write;
use std::process::ExitCode;

use serde::Serialize;
use skep_rules::{Action, Cell, Game, Position, Tile, TileName};

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
    /// The tile that is placed, displaced, flipped or stolen, or that acts, by the face it shows or will show.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) tile: Option<String>,
    /// Where the tile comes to lie, in axial coordinates.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) to: Option<[i32; 2]>,
    /// The tile that is stung, removed or changed places with.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) target: Option<String>,
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

/// The word for the kind of an action.
const fn kind(action: Action) -> &'static str {
    match action {
        Action::Place { .. } => "place",
        Action::Move { .. } => "move",
        Action::Flip { .. } => "flip",
        Action::Sting { .. } => "sting",
        Action::Remove { .. } => "remove",
        Action::Swap { .. } => "swap",
        Action::Combo => "combo",
        Action::Draw { .. } => "draw",
        Action::Steal { .. } => "steal",
        Action::End => "end",
        Action::Pass => "pass",
    }
}

/// The tile that an action is about, if it is about one.
pub(crate) const fn subject(action: Action) -> Option<Tile> {
    match action {
        Action::Place { tile, .. }
        | Action::Move { tile, .. }
        | Action::Flip { tile }
        | Action::Sting { tile, .. }
        | Action::Remove { tile, .. }
        | Action::Swap { tile, .. }
        | Action::Steal { tile } => Some(tile),
        Action::Combo | Action::Draw { .. } | Action::End | Action::Pass => None,
    }
}

/// The cell to which an action brings a tile.
pub(crate) const fn destination(action: Action) -> Option<Cell> {
    match action {
        Action::Place { to, .. } | Action::Move { to, .. } => Some(to),
        _ => None,
    }
}

/// The tile to which an action does something.
const fn target(action: Action) -> Option<Tile> {
    match action {
        Action::Sting { victim, .. } | Action::Remove { victim, .. } => Some(victim),
        Action::Swap { with, .. } => Some(with),
        _ => None,
    }
}

/// The name of the tile that an action is about.
fn subject_name(position: &Position, action: Action) -> Option<TileName> {
    match action {
        Action::Place { tile, bug, .. } => Some(TileName::of(tile, bug)),
        _ => subject(action).map(|tile| position.name(tile)),
    }
}

/// The legal actions, sorted by their text; none if the game is over.
pub(crate) fn list(game: &Game) -> Vec<Listed> {
    list_where(game, |_| true)
}

/// Those of the legal actions that are wanted, sorted by their text.
pub(crate) fn list_where(game: &Game, wanted: impl Fn(Action) -> bool) -> Vec<Listed> {
    if game.ending().is_some() || game.open_choice().is_some() {
        return Vec::new();
    }
    let position = game.position();
    let layout = position.layout();
    let place = |cell: Cell| layout.place(cell).map(|place| [place.q, place.r]);
    let listed = |action: Action| Listed {
        text: position.write_move(action),
        kind: kind(action),
        tile: subject_name(position, action).map(|name| name.to_string()),
        to: destination(action).and_then(place),
        target: target(action).map(|tile| position.name(tile).to_string()),
    };
    let actions = position.actions().into_iter();
    let mut list: Vec<Listed> = actions.filter(|&action| wanted(action)).map(listed).collect();
    list.sort_unstable_by(|one, other| one.text.cmp(&other.text));
    list
}

/// Lists the legal moves of a game, or of every game on the standard input.
pub(crate) fn run(args: &MovesArgs, out: &mut dyn Write) -> Result<ExitCode, Error> {
    if args.game == "-" {
        input::answer_lines(out, |line| {
            let list =
                line.map_err(Error::from).and_then(input::read_started).map(|game| list(&game));
            match (list, args.json) {
                (Ok(list), true) => json(&list),
                (Ok(list), false) => in_one_line(&list),
                (Err(error), true) => Refusal::json(&error),
                (Err(error), false) => format!("error: {error}"),
            }
        })?;
        return Ok(ExitCode::SUCCESS);
    }
    match input::read_started(&args.game) {
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
