//! The moves of a PGN: one per line, with glyphs, comments and variations.

use std::fmt::{Display, Write};

use crate::commands;
use crate::note::Note;
use crate::rows::Row;
use crate::step::TreeStep;
use crate::steps;
use crate::tree::{GameTree, NodeId};

/// The moves of a game as they are printed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Movetext {
    /// Everything before the result.
    pub(super) text: String,
    /// Whether there are moves, and not only a comment.
    pub(super) has_moves: bool,
    /// The note on the ending, which comes after the result.
    pub(super) closing: String,
}

impl Movetext {
    /// A line of moves without variations.
    pub fn of_moves(moves: impl IntoIterator<Item = impl Display>) -> Movetext {
        let mut movetext = Movetext::default();
        for (index, text) in moves.into_iter().enumerate() {
            movetext.write_move(index + 1, &text, &Note::EMPTY);
        }
        movetext
    }

    /// All moves of a tree with their notes.
    pub fn of_tree(tree: &GameTree) -> Movetext {
        let mut movetext = Movetext::default();
        write_comment(&mut movetext.text, tree.note(NodeId::ROOT));
        let mut open = 0;
        for row in tree.rows() {
            let closed = if row.begins { row.depth - 1 } else { row.depth };
            movetext.text.push_str(&")\n".repeat(open - closed));
            open = closed;
            if row.begins {
                movetext.text.push_str("(\n");
                open += 1;
            }
            movetext.write_row(tree, &row);
        }
        movetext.text.push_str(&")\n".repeat(open));
        movetext
    }

    fn write_row(&mut self, tree: &GameTree, row: &Row<'_>) {
        let note = tree.note(row.node);
        let alone = tree.parent(row.node).is_some_and(|node| tree.children_of(node).len() == 1);
        match row.step {
            // The result after the moves says it.
            TreeStep::Declared(_) if row.depth == 0 && alone => {
                if let Some(glyph) = note.glyph {
                    let _ = writeln!(self.closing, "${}", glyph.number());
                }
                write_comment(&mut self.closing, note);
            }
            TreeStep::Declared(declared) => {
                self.write_move(tree.depth(row.node), &steps::word(*declared), note);
            }
            TreeStep::Choice(_) | TreeStep::Action(_) => {
                self.write_move(tree.depth(row.node), &row.text, note);
            }
        }
    }

    fn write_move(&mut self, number: usize, text: &dyn Display, note: &Note) {
        self.has_moves = true;
        // Writing to a string cannot fail.
        let _ = write!(self.text, "{number}. {text}");
        if let Some(glyph) = note.glyph {
            let _ = write!(self.text, " ${}", glyph.number());
        }
        self.text.push('\n');
        write_comment(&mut self.text, note);
    }
}

/// Writes the comment on lines of its own, where Mzinga finds it.
fn write_comment(text: &mut String, note: &Note) {
    let comment = commands::write(note);
    if !comment.is_empty() {
        let _ = writeln!(text, "{{{comment}}}");
    }
}
