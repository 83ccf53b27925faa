//! Lists of what has been played and of what can be played.

use std::io::{self, Write};

use skep_rules::{Color, DrawnTile, Game, Quoted};
use skep_words::Words;

use crate::moves::{self, ActionKind, Listed};
use crate::play::console::write_error;

use crate::play::typed_move;

/// The least width of a column of moves.
const COLUMN: usize = 10;

/// The least width of the column of kinds.
const KIND_COLUMN: usize = 6;

/// Writes what has been played, one turn of both players in a line.
pub(crate) fn write_history(game: &Game, words: &Words, out: &mut dyn Write) -> io::Result<()> {
    if game.moves().is_empty() {
        return writeln!(out, "{}", words.text("play-no-moves"));
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

/// What White and Black played in each turn. Choices before the first turn have no number.
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

/// Writes what can be played, or what one tile can do, sorted by kind and tile.
pub(crate) fn write_moves(
    game: &Game,
    drawn: DrawnTile,
    tile: Option<&str>,
    words: &Words,
    out: &mut dyn Write,
) -> io::Result<()> {
    let tile = match tile.map(|name| (name, typed_move::find_tile(game.position(), name))) {
        None => None,
        Some((_, Some(tile))) => Some(tile),
        Some((name, None)) => {
            let it = words.in_notation().text(&Quoted::new(name));
            return write_error(&it.format("terminal-not-a-tile"), out);
        }
    };
    let wanted = |action| {
        let of_tile = tile.is_none() || moves::subject(action) == tile;
        of_tile && drawn.check(game.position(), action).is_ok()
    };
    let mut list = moves::list_where(game, wanted);
    if list.is_empty() {
        let text = match (game.ending(), tile) {
            (None, Some(tile)) => {
                let it = words.in_notation().tile("tile", game.position().name(tile));
                it.format("terminal-cannot-act")
            }
            _ => words.text("terminal-over"),
        };
        return writeln!(out, "{text}");
    }
    // Within a kind they stay sorted by their text.
    list.sort_by_key(|listed| listed.kind);
    let kinds = list.iter().map(|listed| kind_label(words, listed.kind).chars().count());
    let width = kinds.fold(KIND_COLUMN, usize::max);
    for group in list.chunk_by(|one, other| one.shares_line_with(other)) {
        write_group(group, width, words, out)?;
    }
    Ok(())
}

/// What a kind of actions is called in the list.
fn kind_label(words: &Words, kind: ActionKind) -> String {
    words.text(match kind {
        ActionKind::Place => "terminal-kind-place",
        ActionKind::Move => "terminal-kind-move",
        ActionKind::Flip => "terminal-kind-flip",
        ActionKind::Sting => "terminal-kind-sting",
        ActionKind::Remove => "terminal-kind-remove",
        ActionKind::Swap => "terminal-kind-swap",
        ActionKind::Combo => "terminal-kind-combo",
        ActionKind::Draw => "terminal-kind-draw",
        ActionKind::Steal => "terminal-kind-steal",
        ActionKind::End => "terminal-kind-end",
        ActionKind::Pass => "terminal-kind-pass",
    })
}

impl Listed {
    /// Whether the tile is written once, followed by its destinations or targets.
    fn begins_with_tile(&self) -> bool {
        self.to.is_some() || self.target.is_some()
    }

    fn shares_line_with(&self, other: &Listed) -> bool {
        self.kind == other.kind && (!self.begins_with_tile() || self.tile == other.tile)
    }
}

/// Writes a line: `move   wA1  -bQ bQ/` or `flip   ~wA1  ~wB1`.
fn write_group(
    group: &[Listed],
    width: usize,
    words: &Words,
    out: &mut dyn Write,
) -> io::Result<()> {
    let Some(first) = group.first() else { return Ok(()) };
    write!(out, "{:<width$} ", kind_label(words, first.kind))?;
    if first.begins_with_tile() {
        let tile = first.tile.as_deref().unwrap_or_default();
        let rest = group.iter().filter_map(|listed| listed.text.split_once(' '));
        let rest: Vec<&str> = rest.map(|(_, rest)| rest).collect();
        return writeln!(out, "{tile:<5}{}", rest.join(" "));
    }
    let texts: Vec<&str> = group.iter().map(|listed| &*listed.text).collect();
    writeln!(out, "{}", texts.join("  "))
}
