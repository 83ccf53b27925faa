//! `skep moves`: the legal actions as text or JSON.

use std::io::Write;
use std::process::ExitCode;

use serde::Serialize;
use skep_rules::{Action, Cell, Game, Position, Tile, TileName};

use crate::args::MovesArgs;
use crate::error::Error;
use crate::input;

/// A legal action in a list. The fields are in the order in which they are printed.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Listed {
    /// The action in notation.
    #[serde(rename = "move")]
    pub(crate) text: String,
    /// The kind of the action.
    pub(crate) kind: ActionKind,
    /// The tile that is placed, moved, flipped or stolen, or that acts, by the face it shows or will show.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) tile: Option<String>,
    /// The destination, in axial coordinates.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) to: Option<[i32; 2]>,
    /// The tile that is stung, removed or changed places with.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) target: Option<String>,
}

/// The kind of an action. The kinds are in the order in which `skep play` lists them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum ActionKind {
    Place,
    Move,
    Flip,
    Sting,
    Remove,
    Swap,
    Combo,
    Draw,
    Steal,
    End,
    Pass,
}

impl ActionKind {
    const fn of(action: Action) -> ActionKind {
        match action {
            Action::Place { .. } => ActionKind::Place,
            Action::Move { .. } => ActionKind::Move,
            Action::Flip { .. } => ActionKind::Flip,
            Action::Sting { .. } => ActionKind::Sting,
            Action::Remove { .. } => ActionKind::Remove,
            Action::Swap { .. } => ActionKind::Swap,
            Action::Combo => ActionKind::Combo,
            Action::Draw { .. } => ActionKind::Draw,
            Action::Steal { .. } => ActionKind::Steal,
            Action::End => ActionKind::End,
            Action::Pass => ActionKind::Pass,
        }
    }
}

/// An error as JSON.
#[derive(Debug, Serialize)]
pub(crate) struct ErrorJson {
    error: String,
}

impl ErrorJson {
    /// The error as a line of JSON.
    pub(crate) fn line(error: &Error) -> String {
        json(&ErrorJson { error: error.to_string() })
    }
}

/// A value as JSON, in one line.
pub(crate) fn json(value: &impl Serialize) -> String {
    // Strings, numbers and lists of them can always be written.
    serde_json::to_string(value).expect("text and numbers are JSON")
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

/// The cell to which an action moves a tile.
pub(crate) const fn destination(action: Action) -> Option<Cell> {
    match action {
        Action::Place { to, .. } | Action::Move { to, .. } => Some(to),
        Action::Flip { .. }
        | Action::Sting { .. }
        | Action::Remove { .. }
        | Action::Swap { .. }
        | Action::Combo
        | Action::Draw { .. }
        | Action::Steal { .. }
        | Action::End
        | Action::Pass => None,
    }
}

/// The tile that an action stings, removes or changes places with.
const fn target(action: Action) -> Option<Tile> {
    match action {
        Action::Sting { victim, .. } | Action::Remove { victim, .. } => Some(victim),
        Action::Swap { with, .. } => Some(with),
        Action::Place { .. }
        | Action::Move { .. }
        | Action::Flip { .. }
        | Action::Combo
        | Action::Draw { .. }
        | Action::Steal { .. }
        | Action::End
        | Action::Pass => None,
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

/// The legal actions that are wanted, sorted by their text.
pub(crate) fn list_where(game: &Game, wanted: impl Fn(Action) -> bool) -> Vec<Listed> {
    if game.ending().is_some() || game.open_choice().is_some() {
        return Vec::new();
    }
    let position = game.position();
    let layout = position.layout();
    let place = |cell: Cell| layout.place(cell).map(|place| [place.q, place.r]);
    let listed = |action: Action| Listed {
        text: position.write_move(action),
        kind: ActionKind::of(action),
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
            let game = line.map_err(Error::from).and_then(input::read_game_line);
            let list = game.and_then(input::started).map(|game| list(&game));
            match (list, args.json) {
                (Ok(list), true) => json(&list),
                (Ok(list), false) => in_one_line(&list),
                (Err(error), true) => ErrorJson::line(&error),
                (Err(error), false) => format!("error: {error}"),
            }
        })?;
        return Ok(ExitCode::SUCCESS);
    }
    match input::read_started_argument(&args.game) {
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
            writeln!(out, "{}", ErrorJson::line(&error))?;
            Ok(ExitCode::FAILURE)
        }
        Err(error) => Err(error),
    }
}

/// The moves with `;` between them, as in a game string.
fn in_one_line(list: &[Listed]) -> String {
    list.iter().map(|listed| &*listed.text).collect::<Vec<_>>().join(";")
}
