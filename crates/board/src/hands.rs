//! The hands of the person in front of one board, shared by the hive, the trays and the buttons.

use leptos::prelude::*;
use skep_rules::{Action, Position, Tile};

use crate::drag::{Drag, DragState};
use crate::geometry::Point;
use crate::hand::{Ambiguity, Hand, Response};
use crate::held::{Held, Refused, Spot};
use crate::offers::Offers;

/// What the person in front of a board sees, may do and holds. Cheap to copy: the hive, the trays and the buttons of
/// one board share it.
#[derive(Clone, Copy, Debug)]
pub struct Hands {
    position: Signal<Position>,
    actions: Signal<Vec<Action>>,
    hand: RwSignal<Hand>,
    drag: RwSignal<Option<Drag>>,
    /// The tile that was dropped last, and where in the drawing.
    dropped: StoredValue<Option<(Tile, Point)>>,
    /// Whether the person is at the keyboard.
    by_key: StoredValue<bool>,
    on_action: Callback<Action>,
    on_refused: Callback<Refused>,
}

impl Hands {
    /// Empty hands in front of a position. `actions` are the legal ones that the person may choose from, none if
    /// there is only something to look at. `on_action` hears what the person has chosen, `on_refused` what
    /// was tried and is not legal.
    pub fn new(
        position: Signal<Position>,
        actions: Signal<Vec<Action>>,
        on_action: Callback<Action>,
        on_refused: Callback<Refused>,
    ) -> Hands {
        let hand = RwSignal::new(Hand::default());
        let drag = RwSignal::new(None);
        let dropped = StoredValue::new(None);
        let by_key = StoredValue::new(false);
        let hands = Hands { position, actions, hand, drag, dropped, by_key, on_action, on_refused };
        Effect::new(move |_| {
            position.track();
            actions.track();
            let mut kept = hand.get_untracked();
            untrack(|| hands.with_offers(|offers| kept.keep_possible(offers)));
            hands.set(kept);
        });
        hands
    }

    /// The position in front of the person.
    pub fn position(self) -> Signal<Position> {
        self.position
    }

    /// The actions that the person may choose from.
    pub fn actions(self) -> Signal<Vec<Action>> {
        self.actions
    }

    /// The tile held.
    pub fn held(self) -> Option<Held> {
        self.hand.with(|hand| hand.held)
    }

    /// The actions between which the person has to decide now.
    pub fn ambiguity(self) -> Option<Ambiguity> {
        self.hand.with(|hand| hand.ambiguity.clone())
    }

    /// Asks the offers of the position.
    pub fn with_offers<T>(self, ask: impl FnOnce(Offers<'_>) -> T) -> T {
        self.position
            .with(|position| self.actions.with(|actions| ask(Offers::new(position, actions))))
    }

    /// Takes up a tile, or lays it back if it is held already.
    pub fn take(self, held: Held) {
        self.gesture(|hand, offers| hand.take(offers, held));
    }

    /// Points at a cell or a tray: takes up what lies there, or puts down there what is held.
    pub fn point(self, spot: Spot) {
        self.gesture(|hand, offers| hand.point(offers, spot));
    }

    /// Puts what is held down there.
    pub fn put(self, spot: Spot) {
        self.gesture(|hand, offers| hand.put(offers, spot));
    }

    /// Decides for an action.
    pub fn choose(self, action: Action) {
        self.gesture(|hand, _| hand.choose(action));
    }

    /// Lets go of everything.
    pub fn let_go(self) {
        self.set(Hand::default());
    }

    /// Whether the person is at the keyboard.
    pub(crate) fn by_key(self) -> StoredValue<bool> {
        self.by_key
    }

    /// What is under a pointer.
    pub(crate) fn drag(self) -> RwSignal<Option<Drag>> {
        self.drag
    }

    /// The tile that follows a pointer.
    pub(crate) fn dragged(self) -> Option<Held> {
        self.drag.get().filter(|drag| drag.state == DragState::Moving).map(|drag| drag.held)
    }

    /// A pointer goes down on a tile: it will be dragged as soon as the pointer moves.
    pub(crate) fn press(self, held: Held, pointer: i32, at: Point) {
        self.drag.set(Some(Drag { held, pointer, from: at, at, state: DragState::Pressed }));
    }

    /// Takes up a tile to drag it; says whether that is possible.
    pub(crate) fn take_to_drag(self, held: Held) -> bool {
        if self.hand.with_untracked(|hand| hand.held != Some(held)) {
            self.take(held);
        }
        self.hand.with_untracked(|hand| hand.held == Some(held))
    }

    /// Puts what is dragged down there, at a point of the drawing; says whether it stays there.
    pub(crate) fn drop_at(self, spot: Spot, point: Point) -> bool {
        let held = self.hand.with_untracked(|hand| hand.held);
        self.dropped.set_value(held.map(|held| (held.tile(), point)));
        self.put(spot);
        let stays =
            self.hand.with_untracked(|hand| hand.held.is_none() || hand.ambiguity.is_some());
        if !stays {
            self.dropped.set_value(None);
        }
        stays
    }

    /// The tile that was dropped last, once.
    pub(crate) fn take_dropped(self) -> Option<(Tile, Point)> {
        self.dropped.try_update_value(Option::take).flatten()
    }

    fn gesture(self, gesture: impl FnOnce(&mut Hand, Offers<'_>) -> Response) {
        let mut hand = self.hand.get_untracked();
        let answer = untrack(|| self.with_offers(|offers| gesture(&mut hand, offers)));
        self.set(hand);
        match answer {
            Response::Nothing => {}
            Response::Act(action) => self.on_action.run(action),
            Response::Refuse(refused) => self.on_refused.run(refused),
        }
    }

    fn set(self, hand: Hand) {
        if self.hand.with_untracked(|old| *old != hand) {
            self.hand.set(hand);
        }
    }
}
