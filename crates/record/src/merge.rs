//! Merging two states of one game, so that nothing that was played in either is lost.

use crate::note::Note;
use crate::saved::{Saved, SavedError, start_text};
use crate::tree::{GameTree, NodeId};

impl GameTree {
    /// Adds all steps and [notes](Note::merge) of another tree of the same game. The cursor stays, and so do the
    /// identifiers of nodes. Where the trees disagree, the main line is the other's. Returns whether the trees begin at the same start; if not, nothing
    /// changes.
    ///
    /// ```
    /// use skep_record::GameTree;
    /// use skep_rules::GameType;
    ///
    /// let mut mine = GameTree::new(GameType::BASE);
    /// mine.play_text("wS1")?;
    /// let mut theirs = mine.clone();
    /// mine.play_text("bA1 wS1-")?;
    /// theirs.play_text("bG1 wS1-")?;
    /// assert!(mine.merge(&theirs));
    /// assert_eq!(mine.len(), 3);
    /// assert_eq!(mine.game().to_string(), "Base;InProgress;White[2];wS1;bA1 wS1-");
    /// assert!(!mine.is_main(mine.current()));
    /// # Ok::<(), skep_rules::MoveError>(())
    /// ```
    pub fn merge(&mut self, other: &GameTree) -> bool {
        self.graft(other, false)
    }

    /// Makes this tree the same as another tree of the same game: adds its steps and notes, and deletes all others. The
    /// cursor stays, or moves to the last step before it that is left, and nodes that are in both keep their identifiers.
    /// Returns whether the trees begin at the same start; if not, nothing changes.
    pub fn follow(&mut self, other: &GameTree) -> bool {
        self.graft(other, true)
    }

    fn graft(&mut self, other: &GameTree, exact: bool) -> bool {
        if start_text(self) != start_text(other) {
            return false;
        }
        if exact {
            self.clear_notes();
        }
        // Nodes of this tree, each with the node of the other tree that is the same.
        let mut pairs = vec![(NodeId::ROOT, NodeId::ROOT)];
        while let Some((mine, theirs)) = pairs.pop() {
            self.graft_note(mine, other.note(theirs));
            let mut order = Vec::new();
            for &child in other.children_of(theirs) {
                if let Some(same) = self.same_child(mine, other, child) {
                    order.push(same);
                    pairs.push((same, child));
                }
            }
            if exact {
                let gone = |child: &NodeId| !order.contains(child);
                let gone: Vec<NodeId> =
                    self.children_of(mine).iter().copied().filter(gone).collect();
                for child in gone {
                    self.delete(child);
                }
            }
            self.put_first(mine, &order);
        }
        true
    }

    /// Adds a note to that of a node. If there is no room for it, it is left out.
    fn graft_note(&mut self, node: NodeId, theirs: &Note) {
        if !theirs.is_empty() {
            let mut note = self.note(node).clone();
            note.merge(theirs);
            let _ = self.set_note(node, note);
        }
    }

    /// The child of a node that has the step of a node of another tree; it is added if there is none.
    fn same_child(&mut self, parent: NodeId, other: &GameTree, node: NodeId) -> Option<NodeId> {
        let step = other.step(node)?;
        let known = self.children_of(parent).iter().find(|&&child| self.step(child) == Some(step));
        known.copied().or_else(|| self.add_copy(parent, other.entry(node)?))
    }

    /// A tree with only the line to the cursor, which stays.
    pub fn line_only(&self) -> GameTree {
        let mut only = self.clone();
        let line = self.line();
        for node in self.rows().map(|row| row.node) {
            if !line.contains(&node) {
                only.delete(node);
            }
        }
        only
    }
}

/// What to do with a game that is to be stored, given what is stored already.
#[derive(Clone, Debug)]
pub enum Write {
    /// Nobody else has changed it: it is stored under this revision.
    Store {
        /// The new revision.
        revision: u64,
    },
    /// Somebody else has changed it: what comes of both is stored under this revision.
    Merge {
        /// The new revision.
        revision: u64,
        /// Both, with the cursor of the game that is to be stored.
        merged: Box<Saved>,
    },
    /// Somebody else has deleted it, and it stays deleted.
    Deleted,
    /// What is stored is damaged or another game. It stays as it is; the game needs another place.
    Apart,
}

impl Saved {
    /// Decides how to store this game, last seen by its writer as revision `seen` (0 if it was never stored), where
    /// `stored` is what is there now: a revision and a text. Only a state that its writer has seen is replaced; everything
    /// else is merged. To be called within the transaction that stores the game.
    ///
    /// ```
    /// use skep_record::{GameTree, Saved, Write};
    ///
    /// let mut game = Saved::new(GameTree::default(), 0);
    /// assert!(matches!(game.to_write(None, 0), Write::Store { revision: 1 }));
    /// let text = game.write()?;
    /// game.tree.play_text("wS1")?;
    /// assert!(matches!(game.to_write(Some((1, &text)), 1), Write::Store { revision: 2 }));
    /// assert!(matches!(game.to_write(Some((7, &text)), 1), Write::Merge { revision: 8, .. }));
    /// assert!(matches!(game.to_write(None, 1), Write::Deleted));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn to_write(&self, stored: Option<(u64, &str)>, seen: u64) -> Write {
        let Some((revision, text)) = stored else {
            return if seen == 0 { Write::Store { revision: 1 } } else { Write::Deleted };
        };
        let next = revision.max(seen).saturating_add(1);
        if revision == seen {
            return Write::Store { revision: next };
        }
        let mut merged = self.clone();
        match Saved::read(text) {
            Ok(stored) if merged.merge(&stored) => {
                Write::Merge { revision: next, merged: Box::new(merged) }
            }
            _ => Write::Apart,
        }
    }

    /// Adds everything that was played in another state of the same game, as [`GameTree::merge`] does. What else
    /// differs is taken from the state that was changed later; a title is kept whichever has one. Returns whether the
    /// games begin at the same start; if not, nothing changes.
    pub fn merge(&mut self, other: &Saved) -> bool {
        if !self.tree.merge(&other.tree) {
            return false;
        }
        let later = other.changed > self.changed;
        if (later || self.title.is_empty()) && !other.title.is_empty() {
            self.title.clone_from(&other.title);
        }
        if later {
            self.seats = other.seats;
            self.names.clone_from(&other.names);
            self.occasion.clone_from(&other.occasion);
            self.clock.clone_from(&other.clock);
        }
        self.created = self.created.min(other.created);
        self.changed = self.changed.max(other.changed);
        true
    }

    /// Merges two texts of saved games. A text that cannot be read loses to one that can.
    pub fn merge_texts(stored: &str, other: &str) -> Result<Saved, SavedError> {
        match (Saved::read(stored), Saved::read(other)) {
            (Ok(mut stored), Ok(other)) => {
                stored.merge(&other);
                Ok(stored)
            }
            (Ok(saved), Err(_)) | (Err(_), Ok(saved)) => Ok(saved),
            (Err(error), Err(_)) => Err(error),
        }
    }
}
