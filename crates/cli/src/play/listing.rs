//! What has been played and what can be played, as lists.

use std::io::{self, Write};

use skep_rules::{Color, Game, Quoted};

use crate::moves::{self, Listed};
use crate::play::forgive;
use crate::play::lot::Lot;
use crate::play::table::complain;

/// The kinds of actions in the order in which they are listed.
const KINDS: [&str; 11] =
    ["place", "move", "flip", "sting", "remove", "swap", "combo", "draw", "steal", "end", "pass"];

/// How wide a column of moves is at least.
const COLUMN: usize = 10;

/// Two turns a line, as in books.
pub(crate) fn write_history(game: &Game, out: &mut dyn Write) -> io::Result<()> {
    if game.moves().is_empty() {
        return writeln!(out, "Nothing has been played yet.");
    }
    let lines = lines_of_history(game);
    let width = lines.iter().map(|(_, [white, _])| white.chars().count()).fold(COLUMN, usize::max);
    for (number, [white, black]) in &lines {
        let number = number.map_or(String::new(), |number| format!("{number}."));
        let line = format!("{number:>4} {white:<width$} {black}");
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}

/// What White and Black did, with the number of the turn; without one, before the first.
fn lines_of_history(game: &Game) -> Vec<(Option<u32>, [String; 2])> {
    let mut position = game.start();
    let moves = game.moves();
    let (choices, moves) = moves.split_at(moves.len() - game.len());
    let mut lines: Vec<_> = choices
        .chunks(2)
        .map(|pair| (None, [0, 1].map(|index| pair.get(index).cloned().unwrap_or_default())))
        .collect();
    for (text, action) in moves.iter().zip(game.history()) {
        let (player, turn) = (position.to_move(), Some(position.turn()));
        if lines.last().is_none_or(|&(last, _)| last != turn) {
            let white = if player == Color::Black { "..." } else { "" };
            lines.push((turn, [white.to_owned(), String::new()]));
        }
        if let Some((_, texts)) = lines.last_mut() {
            let own = &mut texts[player as usize];
            // The second action of a double turn.
            if !own.is_empty() {
                own.push_str(", ");
            }
            own.push_str(text);
        }
        position.play_listed(action);
    }
    lines
}

/// What can be played, perhaps with one tile only, kind by kind and tile by tile.
pub(crate) fn write_moves(
    game: &Game,
    lot: Lot,
    tile: Option<&str>,
    out: &mut dyn Write,
) -> io::Result<()> {
    let tile = match tile.map(|name| (name, forgive::tile(game.position(), name))) {
        None => None,
        Some((_, Some(tile))) => Some(tile),
        Some((name, None)) => {
            return complain(&format!("{} is not a tile of this game", Quoted::new(name)), out);
        }
    };
    let wanted = |action| {
        let of_tile = tile.is_none() || moves::subject(action) == tile;
        of_tile && lot.check(game.position(), action).is_ok()
    };
    let list = moves::list_where(game, wanted);
    if list.is_empty() {
        return match (game.ending(), tile) {
            (None, Some(tile)) => {
                writeln!(out, "{} cannot do anything now.", game.position().name(tile))
            }
            _ => writeln!(out, "The game is over."),
        };
    }
    for kind in KINDS {
        let of_kind: Vec<&Listed> = list.iter().filter(|listed| listed.kind == kind).collect();
        for group in of_kind.chunk_by(|one, other| one.shares_line_with(other)) {
            write_group(kind, group, out)?;
        }
    }
    Ok(())
}

impl Listed {
    /// Whether the tile is written once, and then where it goes or what it does.
    fn begins_with_tile(&self) -> bool {
        self.to.is_some() || self.target.is_some()
    }

    fn shares_line_with(&self, other: &Listed) -> bool {
        !self.begins_with_tile() || self.tile == other.tile
    }
}

/// `move  wA1  -bQ bQ/` or `flip  ~wA1 ~wB1`.
fn write_group(kind: &str, group: &[&Listed], out: &mut dyn Write) -> io::Result<()> {
    write!(out, "{kind:<7}")?;
    match group {
        [first, ..] if first.begins_with_tile() => {
            let tile = first.tile.as_deref().unwrap_or_default();
            write!(out, "{tile:<5}")?;
            let rest = group.iter().filter_map(|listed| listed.text.split_once(' '));
            let rest: Vec<&str> = rest.map(|(_, rest)| rest).collect();
            writeln!(out, "{}", rest.join(" "))
        }
        _ => {
            let texts: Vec<&str> = group.iter().map(|listed| &*listed.text).collect();
            writeln!(out, "{}", texts.join("  "))
        }
    }
}
