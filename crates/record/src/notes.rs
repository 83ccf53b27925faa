//! The notes of a tree.

use crate::note::{Note, NoteError};
use crate::tree::{GameTree, NodeId};

impl GameTree {
    /// The note on a node. It is empty if there is none.
    ///
    /// ```
    /// use skep_record::{GameTree, Glyph};
    ///
    /// let mut tree = GameTree::default();
    /// let node = tree.play_text("wS1")?;
    /// let mut note = tree.note(node).clone();
    /// note.glyph = Some(Glyph::Good);
    /// tree.set_note(node, note)?;
    /// assert_eq!(tree.note(node).glyph, Some(Glyph::Good));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn note(&self, node: NodeId) -> &Note {
        const EMPTY: &Note = &Note::EMPTY;
        self.entry(node).and_then(|entry| entry.note.as_deref()).unwrap_or(EMPTY)
    }

    /// Replaces the note on a node. Fails if the tree does not have the node, or if all notes together would be larger
    /// than [`Note::MAX_TOTAL`]. A glyph judges a move, so the start gets none.
    pub fn set_note(&mut self, node: NodeId, mut note: Note) -> Result<(), NoteError> {
        note.glyph = note.glyph.filter(|_| node != NodeId::ROOT);
        let rest = self.notes_size - self.note(node).size();
        let size = rest + note.size();
        // A note may always become shorter.
        if size > Note::MAX_TOTAL && size > self.notes_size {
            return Err(NoteError::Total);
        }
        let entry = self.entry_mut(node).ok_or(NoteError::NoSuchStep)?;
        entry.note = (!note.is_empty()).then(|| Box::new(note));
        self.notes_size = size;
        Ok(())
    }

    /// Whether there is any note.
    pub fn has_notes(&self) -> bool {
        self.notes_size > 0
    }

    /// All notes that are not empty, in the order in which their nodes were added.
    pub fn notes(&self) -> impl Iterator<Item = (NodeId, &Note)> {
        self.nodes().filter_map(|(node, entry)| Some((node, entry.note.as_deref()?)))
    }

    /// Removes all notes.
    pub fn clear_notes(&mut self) {
        let nodes: Vec<NodeId> = self.rows().map(|row| row.node).collect();
        for node in nodes.into_iter().chain([NodeId::ROOT]) {
            if let Some(entry) = self.entry_mut(node) {
                entry.note = None;
            }
        }
        self.notes_size = 0;
    }

    /// All notes that are not empty, each with the number of its step in the order of [`GameTree::rows`]; 0 is the
    /// start.
    pub(crate) fn numbered_notes(&self) -> Vec<(usize, &Note)> {
        if !self.has_notes() {
            return Vec::new();
        }
        let nodes = [NodeId::ROOT].into_iter().chain(self.rows().map(|row| row.node));
        let notes = nodes.enumerate().map(|(number, node)| (number, self.note(node)));
        notes.filter(|(_, note)| !note.is_empty()).collect()
    }

    /// Sets the note on the step with this number: 0 is the start, 1 the first of `nodes`.
    pub(crate) fn read_note(
        &mut self,
        nodes: &[NodeId],
        number: usize,
        note: Note,
    ) -> Result<(), NoteError> {
        let node = match number {
            0 => NodeId::ROOT,
            number => *nodes.get(number - 1).ok_or(NoteError::NoSuchStep)?,
        };
        if !self.note(node).is_empty() {
            return Err(NoteError::Twice);
        }
        self.set_note(node, note)
    }
}
