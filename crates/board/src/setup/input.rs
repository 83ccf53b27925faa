//! What a person does on the board and with the palette, shared by both.

use leptos::prelude::*;
use skep_rules::{Axial, Bug, Setup, Tile};

use crate::geometry::Point;

/// What is dragged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Carried {
    /// What lies at a place of the board.
    Place(Axial),
    /// A tile that is not on the board.
    Tile {
        /// The tile.
        tile: Tile,
        /// The face that is up.
        bug: Bug,
    },
}

/// Where something was dropped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DropTarget {
    /// A place of the board.
    Place(Axial),
    /// An element beside the board, by the value of its attribute `data-away`.
    Away(String),
    /// Elsewhere.
    Nowhere,
}

/// A gesture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupGesture {
    /// A place was tapped, or pressed by a key.
    Tap(Axial),
    /// A right click, a long press, or the key that deletes.
    Remove(Axial),
    /// Something was dragged and dropped.
    Drop {
        /// What was dragged.
        carried: Carried,
        /// Where it was dropped.
        target: DropTarget,
        /// Whether the shift key was pressed.
        shift: bool,
    },
    /// A key that means nothing to the board was pressed while a place had the focus.
    Key {
        /// The place.
        place: Axial,
        /// The key, as `KeyboardEvent.key` names it.
        key: String,
    },
}

/// A drag in progress, in pixels of the window.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct SetupDrag {
    pub(crate) carried: Carried,
    pub(crate) pointer: i32,
    pub(crate) from: Point,
    pub(crate) at: Point,
    /// Whether the pointer has moved.
    pub(crate) moves: bool,
}

/// The set-up and what is done with it. Cheap to copy: the board and the palette share it.
#[derive(Clone, Copy, Debug)]
pub struct SetupInput {
    setup: Signal<Setup>,
    drag: RwSignal<Option<SetupDrag>>,
    on_gesture: Callback<SetupGesture, bool>,
}

impl SetupInput {
    /// `on_gesture` is called with every gesture and returns whether it had an effect.
    pub fn new(setup: Signal<Setup>, on_gesture: Callback<SetupGesture, bool>) -> SetupInput {
        SetupInput { setup, drag: RwSignal::new(None), on_gesture }
    }

    /// The set-up that is shown.
    pub fn setup(self) -> Signal<Setup> {
        self.setup
    }

    /// What follows a pointer.
    pub fn carried(self) -> Option<Carried> {
        self.drag.get().filter(|drag| drag.moves).map(|drag| drag.carried)
    }

    pub(crate) fn drag(self) -> RwSignal<Option<SetupDrag>> {
        self.drag
    }

    pub(crate) fn report(self, gesture: SetupGesture) -> bool {
        self.on_gesture.run(gesture)
    }

    /// Prepares a drag: a pointer went down.
    pub(crate) fn press(self, carried: Carried, pointer: i32, from: Point) {
        self.drag.set(Some(SetupDrag { carried, pointer, from, at: from, moves: false }));
    }
}
