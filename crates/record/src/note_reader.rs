//! Notes in the formats of other programs: what exceeds the limits is left out, with a warning.

use crate::commands;
use crate::note::{Glyph, Note, NoteError};
use crate::tree::GameTree;
use crate::warning::ImportWarning;

/// Adds notes to the current node of a tree.
#[derive(Default)]
pub(crate) struct NoteReader {
    pub(crate) warnings: Vec<ImportWarning>,
}

impl NoteReader {
    /// Adds a comment, with the drawings in it.
    pub(crate) fn comment(&mut self, tree: &mut GameTree, line: usize, text: &str) {
        let (comment, drawings) = commands::read(text);
        self.change(tree, line, |note| {
            let drawn = drawings.iter().try_for_each(|&drawing| note.draw(drawing));
            note.add_comment(&comment).and(drawn)
        });
    }

    /// Sets the glyph.
    pub(crate) fn glyph(&mut self, tree: &mut GameTree, line: usize, glyph: Glyph) {
        self.change(tree, line, |note| {
            note.glyph = Some(glyph);
            Ok(())
        });
    }

    fn change(
        &mut self,
        tree: &mut GameTree,
        line: usize,
        change: impl FnOnce(&mut Note) -> Result<(), NoteError>,
    ) {
        let mut note = tree.note(tree.current()).clone();
        let changed = change(&mut note);
        let Err(error) = tree.set_note(tree.current(), note).and(changed) else { return };
        // One warning for each limit is enough.
        let known = |known: &ImportWarning| matches!(known, ImportWarning::Note { error: said, .. } if *said == error);
        if !self.warnings.iter().any(known) {
            self.warnings.push(ImportWarning::Note { line, error });
        }
    }
}
