//! The editor with its signals.

use std::collections::BTreeSet;

use leptos::prelude::*;
use skep_board::{SetupGesture, SetupInput};
use skep_rules::{Axial, Setup, SetupPart, Tile};

use super::model::{Edit, Editor, Kind, Problem, next_tile};
use super::texts;
use super::tool::{Response, Situation, Tool};
use crate::i18n::I18n;
use crate::notices::Notices;

/// The state of the page. Cheap to copy.
#[derive(Clone, Copy)]
pub(super) struct EditorContext {
    pub(super) editor: RwSignal<Editor>,
    pub(super) setup: Memo<Setup>,
    pub(super) problems: Memo<Vec<Problem>>,
    pub(super) tool: RwSignal<Tool>,
    /// The place whose stack is shown in the panel.
    pub(super) chosen: RwSignal<Option<Axial>>,
    /// Whether whole stacks are moved.
    pub(super) whole: RwSignal<bool>,
    /// The number of positions that were loaded: each is fitted into view.
    pub(super) loads: RwSignal<u32>,
    i18n: I18n,
    notices: Notices,
}

impl EditorContext {
    /// Creates the state around an editor and provides it to the views of the page.
    pub(super) fn provide(editor: Editor) -> EditorContext {
        let editor = RwSignal::new(editor);
        let setup = Memo::new(move |_| editor.read().setup().clone());
        let problems = Memo::new(move |_| {
            setup.track();
            editor.read_untracked().problems()
        });
        let context = EditorContext {
            editor,
            setup,
            problems,
            tool: RwSignal::default(),
            chosen: RwSignal::new(None),
            whole: RwSignal::new(false),
            loads: RwSignal::new(0),
            i18n: I18n::from_context(),
            notices: Notices::from_context(),
        };
        // The chosen stack may go, by whatever change.
        Effect::new(move |_| {
            let setup = setup.read();
            let there = |place| setup.stacks.iter().any(|&(other, _)| other == place);
            if context.chosen.get_untracked().is_some_and(|chosen| !there(chosen)) {
                context.chosen.set(None);
            }
        });
        provide_context(context);
        context
    }

    /// The state from the context.
    pub(super) fn from_context() -> EditorContext {
        expect_context()
    }

    /// What the board and the palette share.
    pub(super) fn input(self) -> SetupInput {
        let on_gesture = Callback::new(move |gesture: SetupGesture| self.gesture(&gesture));
        SetupInput::new(self.setup.into(), on_gesture)
    }

    /// Makes a change, and says what it did or why it cannot be made.
    pub(super) fn apply(self, edit: Edit) -> bool {
        self.notices.clear_error();
        let before = self.setup.get_untracked();
        let done = self.editor.try_update(|editor| editor.apply(edit));
        let words = self.i18n.words_untracked();
        match done {
            Some(Ok(report)) => {
                let after = self.setup.get_untracked();
                if let Some(text) = texts::done(&words, edit, &before, &after) {
                    self.notices.announce(text);
                }
                if let Some(text) = texts::report(&words, &report) {
                    self.notices.success(text);
                }
                true
            }
            Some(Err(error)) => {
                self.notices.error(texts::edit_error(&words, &error));
                false
            }
            None => false,
        }
    }

    /// Picks a tool, or puts it away if it is picked already.
    pub(super) fn pick(self, tool: Tool) {
        let again = self.tool.get_untracked() == tool;
        let tool = if again { Tool::Move } else { tool };
        self.tool.set(tool);
        self.chosen.set(None);
        if let Tool::Put(kind) = tool {
            let words = self.i18n.words_untracked();
            let tile = words.name(texts::kind_name(kind));
            self.notices.announce(words.with("editor-picked", &[("tile", tile.into())]));
        }
    }

    /// The tile that the picked kind would put.
    pub(super) fn picked_tile(self) -> Option<Tile> {
        match self.tool.get_untracked() {
            Tool::Put(kind) => next_tile(&self.setup.read_untracked(), kind),
            Tool::Move | Tool::Erase => None,
        }
    }

    fn gesture(self, gesture: &SetupGesture) -> bool {
        let response = Situation {
            setup: &self.setup.read_untracked(),
            tool: self.tool.get_untracked(),
            chosen: self.chosen.get_untracked(),
            whole: self.whole.get_untracked(),
        }
        .respond(gesture);
        match response {
            Response::Edit(edit, choose) => {
                if self.apply(edit) {
                    self.chosen.set(choose);
                    self.put_away_when_empty();
                }
            }
            Response::Choose(place) => self.choose(place),
            Response::Pick(tool) => self.pick(tool),
            Response::NoneLeft(kind) => self.say_none_left(kind),
            Response::Nothing => return false,
        }
        true
    }

    fn choose(self, place: Option<Axial>) {
        self.chosen.set(place);
        if let Some(place) = place {
            let words = self.i18n.words_untracked();
            self.notices.announce(words.setup_place(&self.setup.read_untracked(), place));
        }
    }

    /// Puts a kind away of which no tile is left.
    fn put_away_when_empty(self) {
        if let Tool::Put(kind) = self.tool.get_untracked()
            && next_tile(&self.setup.read_untracked(), kind).is_none()
        {
            self.tool.set(Tool::Move);
        }
    }

    fn say_none_left(self, kind: Kind) {
        let words = self.i18n.words_untracked();
        let tile = words.name(texts::kind_name(kind));
        self.notices.error(words.with("editor-none-left", &[("tile", tile.into())]));
    }

    /// Whether the position is possible.
    pub(super) fn is_possible(self) -> bool {
        self.problems.read().is_empty()
    }

    /// The places with which something is wrong.
    pub(super) fn wrong_places(self) -> BTreeSet<Axial> {
        let problems = self.problems.read();
        let parts = problems.iter().flat_map(|problem| &problem.parts);
        parts
            .filter_map(|part| match part {
                SetupPart::Place(place) => Some(*place),
                SetupPart::Turn | SetupPart::Pending | SetupPart::Tile(_) => None,
            })
            .collect()
    }

    /// Whether something is wrong with this part.
    pub(super) fn is_wrong(self, part: SetupPart) -> bool {
        self.problems.read().iter().any(|problem| problem.parts.contains(&part))
    }

    /// Takes a change back.
    pub(super) fn undo(self) {
        self.editor.update(Editor::undo);
    }

    /// Makes the change again that was taken back.
    pub(super) fn redo(self) {
        self.editor.update(Editor::redo);
    }
}
