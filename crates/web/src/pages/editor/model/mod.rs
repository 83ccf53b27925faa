//! The state of the position editor: a set-up that may be impossible, the text that is being typed, and what can be
//! undone. It is independent of the browser.

mod change_game;
mod edit;
mod palette;
mod read;
#[cfg(test)]
mod tests;

use skep_rules::{GameType, Position, Setup, SetupError, SetupPart};

pub(crate) use self::edit::{Away, Edit, EditError, Report, Which};
pub(crate) use self::palette::{Kind, away, kinds, left, next_tile};
pub(crate) use self::read::ReadError;
use self::read::read;

/// How many edits can be undone.
const MAX_UNDO: usize = 1000;

/// A position that is being edited.
#[derive(Clone, Debug)]
pub(crate) struct Editor {
    now: State,
    past: Vec<State>,
    future: Vec<State>,
}

#[derive(Clone, Debug, PartialEq)]
struct State {
    setup: Setup,
    /// The text in the field of the position, if it is not the one that is printed.
    typed: Option<Typed>,
}

/// A text that was typed in, and why it is not a position.
#[derive(Clone, Debug, PartialEq)]
struct Typed {
    text: String,
    error: Option<ReadError>,
}

/// Something that is wrong with the position, and the parts it is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Problem {
    pub(crate) error: SetupError,
    pub(crate) parts: Vec<SetupPart>,
}

impl Editor {
    /// An editor with the start of a game.
    pub(crate) fn new(game_type: GameType) -> Editor {
        Editor::from(Setup::start(game_type))
    }

    /// The position, possible or not.
    pub(crate) fn setup(&self) -> &Setup {
        &self.now.setup
    }

    /// The position, if it is possible.
    pub(crate) fn position(&self) -> Option<Position> {
        self.setup().position().ok()
    }

    /// Everything that is wrong with the position.
    pub(crate) fn problems(&self) -> Vec<Problem> {
        let setup = self.setup();
        let problem = |error| Problem { parts: setup.concerned(&error), error };
        setup.problems().into_iter().map(problem).collect()
    }

    /// Makes a change. An impossible position is not an error; what cannot be done at all is.
    pub(crate) fn apply(&mut self, change: Edit) -> Result<Report, EditError> {
        let mut setup = self.now.setup.clone();
        let report = edit::apply(&mut setup, change)?;
        let next = State { setup, typed: None };
        if next.setup != self.now.setup {
            self.push(next);
        } else {
            self.now = next;
        }
        Ok(report)
    }

    /// The text of the position: the one that is being typed, or else the printed one.
    pub(crate) fn text(&self) -> String {
        match &self.now.typed {
            Some(typed) => typed.text.clone(),
            None => self.setup().to_string(),
        }
    }

    /// Why the text that was typed is not a position.
    pub(crate) fn text_error(&self) -> Option<&ReadError> {
        self.now.typed.as_ref()?.error.as_ref()
    }

    /// Takes a text that is being typed. If it is a position or a game, it is shown; otherwise the position stays as it
    /// was. All that is typed without another change in between is undone at once.
    pub(crate) fn type_text(&mut self, text: &str) {
        let (setup, error) = match read(text) {
            Ok(mut setup) => {
                setup.stacks.sort_unstable();
                (setup, None)
            }
            Err(error) => (self.setup().clone(), Some(error)),
        };
        let next = State { setup, typed: Some(Typed { text: text.to_owned(), error }) };
        if self.now.typed.is_some() {
            self.future.clear();
            self.now = next;
        } else {
            self.push(next);
        }
    }

    /// Prints the position anew after it was typed. A text that is not a position stays.
    pub(crate) fn end_typing(&mut self) {
        if self.text_error().is_none() {
            self.now.typed = None;
        }
    }

    /// Whether there is something to undo.
    pub(crate) fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Whether there is something to redo.
    pub(crate) fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// Takes back the last change.
    pub(crate) fn undo(&mut self) {
        if let Some(before) = self.past.pop() {
            self.future.push(std::mem::replace(&mut self.now, before));
        }
    }

    /// Makes the change that was undone last.
    pub(crate) fn redo(&mut self) {
        if let Some(after) = self.future.pop() {
            self.past.push(std::mem::replace(&mut self.now, after));
        }
    }

    fn push(&mut self, next: State) {
        self.future.clear();
        self.past.push(std::mem::replace(&mut self.now, next));
        if self.past.len() > MAX_UNDO {
            self.past.remove(0);
        }
    }
}

impl From<Setup> for Editor {
    fn from(mut setup: Setup) -> Editor {
        setup.stacks.sort_unstable();
        let now = State { setup, typed: None };
        Editor { now, past: Vec::new(), future: Vec::new() }
    }
}
