//! The interaction state of one board, shared by the hive, the trays and the buttons.

use leptos::prelude::*;
use skep_rules::{Action, Position, Tile};

use crate::card::Inspected;
use crate::drag::{Drag, DragState};
use crate::geometry::Point;
use crate::held::{Destination, Held, Refused};
use crate::offers::Offers;
use crate::selection::{Ambiguity, Selection, SelectionResponse};

/// The position, the available actions and the selection of one board, as signals. Cheap to copy: the hive, the trays
/// and the buttons of one board share it.
#[derive(Clone, Copy, Debug)]
pub struct Interaction {
    position: Signal<Position>,
    actions: Signal<Vec<Action>>,
    selection: RwSignal<Selection>,
    drag: RwSignal<Option<Drag>>,
    /// The tile that was dropped last, and where in the drawing.
    dropped: StoredValue<Option<(Tile, Point)>>,
    /// Whether the last input came from the keyboard.
    by_key: StoredValue<bool>,
    /// The tile whose card is shown.
    inspected: RwSignal<Option<Inspected>>,
    on_action: Callback<Action>,
    on_refused: Callback<Refused>,
}

impl Interaction {
    /// Empty interaction in front of a position. `actions` are the legal ones that the person may choose from, none if
    /// there is only something to look at. `on_action` hears what the person has chosen, `on_refused` what
    /// was tried and is not legal.
    pub fn new(
        position: Signal<Position>,
        actions: Signal<Vec<Action>>,
        on_action: Callback<Action>,
        on_refused: Callback<Refused>,
    ) -> Interaction {
        let selection = RwSignal::new(Selection::default());
        let drag = RwSignal::new(None);
        let dropped = StoredValue::new(None);
        let by_key = StoredValue::new(false);
        let inspected = RwSignal::new(None);
        let interaction = Interaction {
            position,
            actions,
            selection,
            drag,
            dropped,
            by_key,
            inspected,
            on_action,
            on_refused,
        };
        Effect::new(move |_| {
            position.track();
            actions.track();
            let mut kept = selection.get_untracked();
            untrack(|| interaction.with_offers(|offers| kept.keep_possible(offers)));
            interaction.set(kept);
        });
        interaction
    }

    /// The position.
    pub fn position(self) -> Signal<Position> {
        self.position
    }

    /// The actions that the person may choose from.
    pub fn actions(self) -> Signal<Vec<Action>> {
        self.actions
    }

    /// The held tile.
    pub fn held(self) -> Option<Held> {
        self.selection.with(|selection| selection.held)
    }

    /// The actions between which the person has to decide.
    pub fn ambiguity(self) -> Option<Ambiguity> {
        self.selection.with(|selection| selection.ambiguity.clone())
    }

    /// Calls a function with the offers of the position.
    pub fn with_offers<T>(self, ask: impl FnOnce(Offers<'_>) -> T) -> T {
        self.position
            .with(|position| self.actions.with(|actions| ask(Offers::new(position, actions))))
    }

    /// Picks up a tile, or puts it back if it is held already.
    pub fn take(self, held: Held) {
        self.gesture(|selection, offers| selection.take(offers, held));
    }

    /// Handles a tap on a cell or a tray: picks up the tile there, or puts the held tile down.
    pub fn point(self, destination: Destination) {
        self.gesture(|selection, offers| selection.point(offers, destination));
    }

    /// Puts the held tile down.
    pub fn put(self, destination: Destination) {
        self.gesture(|selection, offers| selection.put(offers, destination));
    }

    /// Chooses an action.
    pub fn choose(self, action: Action) {
        self.gesture(|selection, _| selection.choose(action));
    }

    /// Clears the selection.
    pub fn let_go(self) {
        self.set(Selection::default());
    }

    /// Whether the last input came from the keyboard.
    pub(crate) fn by_key(self) -> StoredValue<bool> {
        self.by_key
    }

    /// The tile whose card is shown.
    pub(crate) fn inspected(self) -> RwSignal<Option<Inspected>> {
        self.inspected
    }

    /// The drag in progress.
    pub(crate) fn drag(self) -> RwSignal<Option<Drag>> {
        self.drag
    }

    /// The tile that follows a pointer.
    pub(crate) fn dragged(self) -> Option<Held> {
        self.drag.get().filter(|drag| drag.state == DragState::Moving).map(|drag| drag.held)
    }

    /// Prepares a drag: a pointer went down on a tile.
    pub(crate) fn press(self, held: Held, pointer: i32, at: Point) {
        self.drag.set(Some(Drag { held, pointer, from: at, at, state: DragState::Pressed }));
    }

    /// Picks up a tile to drag it; returns whether that is possible.
    pub(crate) fn take_to_drag(self, held: Held) -> bool {
        if self.selection.with_untracked(|selection| selection.held != Some(held)) {
            self.take(held);
        }
        self.selection.with_untracked(|selection| selection.held == Some(held))
    }

    /// Drops the dragged tile at a point of the drawing; returns whether the drop was accepted.
    pub(crate) fn drop_at(self, destination: Destination, point: Point) -> bool {
        let held = self.selection.with_untracked(|selection| selection.held);
        self.dropped.set_value(held.map(|held| (held.tile(), point)));
        self.put(destination);
        let stays = self
            .selection
            .with_untracked(|selection| selection.held.is_none() || selection.ambiguity.is_some());
        if !stays {
            self.dropped.set_value(None);
        }
        stays
    }

    /// Takes the tile that was dropped last.
    pub(crate) fn take_dropped(self) -> Option<(Tile, Point)> {
        self.dropped.try_update_value(Option::take).flatten()
    }

    fn gesture(self, gesture: impl FnOnce(&mut Selection, Offers<'_>) -> SelectionResponse) {
        let mut selection = self.selection.get_untracked();
        let answer = untrack(|| self.with_offers(|offers| gesture(&mut selection, offers)));
        self.set(selection);
        match answer {
            SelectionResponse::Nothing => {}
            SelectionResponse::Act(action) => self.on_action.run(action),
            SelectionResponse::Refuse(refused) => self.on_refused.run(refused),
        }
    }

    fn set(self, selection: Selection) {
        if self.selection.with_untracked(|old| *old != selection) {
            self.selection.set(selection);
        }
    }
}
