//! Writing SGF.

use std::fmt::Write;

use skep_rules::{Action, Axial, Bug, Color, Game, GameType, Outcome, Position};
use thiserror::Error;

use super::properties::{escaped, escaped_lines};
use super::tiles::{Square, written};
use super::{glyphs, result};
use crate::commands;
use crate::details::Details;
use crate::note::Note;
use crate::step::{Cause, End};
use crate::tree::{GameTree, NodeId};

/// Why a game cannot be written as SGF.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NoSgf {
    /// The format has only the standard games.
    #[error("only standard games, from Base to Base+MLP, can be written as SGF")]
    NotStandard,
    /// The game does not begin at the start.
    #[error("a game that goes on from a position cannot be written as SGF")]
    FromPosition,
    /// The hive reaches beyond 26 columns or rows.
    #[error("the hive does not fit on the 26 columns and rows that SGF has")]
    TooWide,
}

/// The main line of a tree as SGF, with its notes. The format has no rule options.
pub fn write_sgf(tree: &GameTree, details: &Details) -> Result<String, NoSgf> {
    if !tree.game_type().is_standard() {
        return Err(NoSgf::NotStandard);
    }
    if !tree.start().has_whole_history() {
        return Err(NoSgf::FromPosition);
    }
    let mut tree = tree.clone();
    tree.go_to(tree.main_end());
    let (game, ending) = (tree.game(), tree.ending());
    let shift = shift(game)?;
    let names = result::names(details);
    let mut text = "(;\nGM[27]VV[1]\n".to_owned();
    let mut property = |name: &str, value: &str| {
        if !value.is_empty() {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{name}[{}]", escaped(value));
        }
    };
    property("SU", &set_up(tree.game_type()));
    property("EV", details.event.trim());
    property("PC", details.site.trim());
    property("RO", details.round.trim());
    property("DT", details.date.trim());
    property("RE", &ending.map_or_else(String::new, |end| result::write(end, &names)));
    property("P0", &format!("id \"{}\"", names.white));
    property("P1", &format!("id \"{}\"", names.black));
    let mut nodes = Nodes { text, number: 0 };
    nodes.write(Color::White, "Start P0");
    nodes.write_note(tree.note(NodeId::ROOT));
    let mut position = game.start();
    // In standard games the steps of a line are its actions, and perhaps a declared ending.
    let mut line = tree.main_line().into_iter();
    for action in game.history() {
        let player = position.to_move();
        nodes.write(player, &command(&position, action, shift).ok_or(NoSgf::TooWide)?);
        nodes.write(player, "done");
        line.next().into_iter().for_each(|node| nodes.write_note(tree.note(node)));
        position.play_listed(action);
    }
    if let Some(end) = ending {
        nodes.write_ending(position.to_move(), end);
    }
    line.for_each(|node| nodes.write_note(tree.note(node)));
    Ok(nodes.text + ")\n")
}

/// The nodes of the file, each numbered.
struct Nodes {
    text: String,
    number: u32,
}

impl Nodes {
    fn write(&mut self, player: Color, command: &str) {
        let command = escaped(command);
        let _ = writeln!(self.text, "; P{}[{} {command}]", player as u8, self.number);
        self.number += 1;
    }

    /// Writes the properties of a note on the last node.
    fn write_note(&mut self, note: &Note) {
        if let Some(glyph) = note.glyph {
            let (name, value) = glyphs::property(glyph);
            let _ = writeln!(self.text, "{name}[{value}]");
        }
        let comment = commands::write(note);
        if !comment.is_empty() {
            let _ = writeln!(self.text, "C[{}]", escaped_lines(&comment));
        }
    }

    fn write_ending(&mut self, to_move: Color, end: End) {
        match (end.cause, end.outcome) {
            (Cause::Resignation, Outcome::Win(winner)) => {
                self.write(!winner, "resign");
                self.write(!winner, "done");
            }
            (Cause::Agreement, _) => {
                for (player, command) in [(to_move, "offerdraw"), (!to_move, "acceptdraw")] {
                    self.write(player, command);
                    self.write(player, "done");
                }
            }
            _ => {}
        }
    }
}

/// `hive-plm`.
fn set_up(game_type: GameType) -> String {
    let expansions = GameType::EXPANSIONS.into_iter().rev().filter(|&bug| game_type.has(bug));
    let codes: String = expansions.map(Bug::code).collect();
    if codes.is_empty() { "hive".to_owned() } else { format!("hive-{}", codes.to_lowercase()) }
}

/// By how much the whole game must be shifted from the usual start to fit on the board.
fn shift(game: &Game) -> Result<Axial, NoSgf> {
    let mut position = game.start();
    let (mut low, mut high) = (Axial::default(), Axial::default());
    for action in game.history() {
        position.play_listed(action);
        for (Axial { q, r }, _) in &position.setup().stacks {
            low = Axial::new(low.q.min(*q), low.r.min(*r));
            high = Axial::new(high.q.max(*q), high.r.max(*r));
        }
    }
    // The smallest shift after which all coordinates are in -13..=12, the range of columns and of rows.
    let fit = |low: i32, high: i32| match (-13 - low, 12 - high) {
        (least, most) if least > most => Err(NoSgf::TooWide),
        (least, most) => Ok(0.clamp(least, most)),
    };
    Ok(Axial::new(fit(low.q, high.q)?, fit(low.r, high.r)?))
}

/// The command for an action: `move W wS1 N 13 .`. `None` if its square is not on the board.
fn command(position: &Position, action: Action, shift: Axial) -> Option<String> {
    let (tile, to) = match action {
        Action::Place { tile, to, .. } | Action::Move { tile, to } => (tile, to),
        // A pass; no other action is in a standard game.
        Action::Flip { .. }
        | Action::Sting { .. }
        | Action::Remove { .. }
        | Action::Swap { .. }
        | Action::Combo
        | Action::Draw { .. }
        | Action::Steal { .. }
        | Action::End
        | Action::Pass => return Some("pass".to_owned()),
    };
    let place = position.place(to).unwrap_or_default();
    let square = Square::of(place, shift)?;
    let text = position.write_move(action);
    let seen_from = text.split(' ').nth(1).filter(|text| text.contains(['-', '/', '\\']));
    let letter = tile.color()?.letter().to_ascii_uppercase();
    let is_thrown = position.helpers(action).thrower.is_some();
    let verb = if is_thrown { "pmove" } else { "move" };
    Some(format!("{verb} {letter} {} {square} {}", written(tile), seen_from.unwrap_or(".")))
}
