//! Signs behind moves, such as `??`, that another part of the page provides.

use std::collections::HashMap;

use leptos::prelude::*;
use skep_record::NodeId;

/// A sign behind a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct MoveMark {
    /// The sign: `?!`, `?`, `??` or another short text.
    pub(crate) sign: &'static str,
    /// A CSS class for its colour.
    pub(crate) class: &'static str,
    /// The sign in words, as a sentence.
    pub(crate) label: String,
}

/// The signs of the list, by node: a context that a page may provide. Cheap to copy.
#[derive(Clone, Copy)]
pub(crate) struct MoveMarks(RwSignal<HashMap<NodeId, MoveMark>>);

impl MoveMarks {
    /// Creates the signs, none yet, and provides them to the views below.
    pub(crate) fn provide() -> MoveMarks {
        let marks = MoveMarks(RwSignal::default());
        provide_context(marks);
        marks
    }

    /// Replaces all signs.
    pub(crate) fn set(self, marks: HashMap<NodeId, MoveMark>) {
        self.0.set(marks);
    }

    /// The sign behind a move.
    pub(super) fn of(self, node: NodeId) -> Option<MoveMark> {
        self.0.read().get(&node).cloned()
    }
}
