//! How the board follows the keyboard.

use std::collections::BTreeSet;

use leptos::prelude::*;
use skep_rules::Axial;

use crate::board_view::BoardView;
use crate::cells::focus_on;
use crate::held::{Held, Spot};
use crate::keys::Key;
use crate::walk::{nearest, next};

impl BoardView {
    /// Does what a key says; whether it means anything now.
    pub(crate) fn obey(self, key: Key, places: Memo<BTreeSet<Axial>>) -> bool {
        let focus = self.focus.get_untracked();
        match key {
            Key::Go(way) => {
                let to = places.with_untracked(|places| next(focus, way, places.iter().copied()));
                if let Some(to) = to {
                    self.focus.set(to);
                    self.focus_here();
                }
            }
            Key::Point => self.tap(focus),
            Key::LetGo if self.opened.get_untracked().is_some() => self.opened.set(None),
            Key::LetGo => {
                let holding = untrack(|| self.hands.held().is_some());
                self.hands.let_go();
                return holding;
            }
            Key::Flip => {
                let held = untrack(|| self.hands.held());
                let ways = held
                    .map(|held| untrack(|| self.hands.with_offers(|offers| offers.in_place(held))));
                match ways.unwrap_or_default().first() {
                    Some(&action) => self.hands.choose(action),
                    None => return false,
                }
            }
            Key::Peek => self.opened.update(|opened| {
                *opened = if *opened == Some(focus) { None } else { Some(focus) };
            }),
            Key::Zoom(factor) => self.viewport.zoom(factor, None),
            Key::Fit => self.fit(),
        }
        true
    }

    /// Moves the focus of the page to where the keyboard is.
    pub(crate) fn focus_here(self) {
        if let Some(board) = self.element() {
            // Asked for in an earlier frame: the board may be gone.
            if let Some(place) = self.focus.try_get_untracked() {
                focus_on(&board, place);
            }
        }
    }

    /// The keyboard is always at a place that there is. A tile that was taken up from a tray by keyboard is
    /// carried on to where it can be put.
    pub(crate) fn keep_focus(self, places: Memo<BTreeSet<Axial>>) {
        Effect::new(move |_| {
            let focus = self.focus.get_untracked();
            let to = places.with(|places| nearest(focus, places.iter().copied()));
            let had_it = self.element().is_some_and(|board| {
                let active = document().active_element();
                active.is_none_or(|it| board.contains(Some(&it)) || it.tag_name() == "BODY")
            });
            if let Some(to) = to.filter(|&to| to != focus) {
                self.focus.set(to);
                if had_it && self.hands.by_key().get_value() {
                    request_animation_frame(move || self.focus_here());
                }
            }
        });
        Effect::new(move |_| {
            let waiting = matches!(self.hands.held(), Some(Held::Waiting { .. }));
            if waiting && self.hands.by_key().get_value() {
                let held = untrack(|| self.hands.held());
                let target = held.and_then(|held| {
                    let targets = untrack(|| self.hands.with_offers(|offers| offers.targets(held)));
                    let is_target = |cell| targets.contains_key(&Spot::Cell(cell));
                    self.scene.with_untracked(|scene| {
                        let places = scene.places.iter().filter(|&(_, &cell)| is_target(cell));
                        nearest(self.focus.get_untracked(), places.map(|(&place, _)| place))
                    })
                });
                if let Some(target) = target {
                    self.focus.set(target);
                    request_animation_frame(move || self.focus_here());
                }
            }
        });
    }
}
