//! Keyboard handling of the board.

use std::collections::BTreeSet;

use leptos::ev;
use leptos::prelude::*;
use skep_rules::Axial;

use crate::board_view::BoardView;
use crate::cells::focus_on;
use crate::held::{Destination, Held};
use crate::keys::{KeyCommand, key_command};
use crate::navigation::{nearest_place, next_place};

impl BoardView {
    /// Runs the command of a key that is pressed on the board, if it has one.
    pub(crate) fn press_key(self, event: &ev::KeyboardEvent, places: Memo<BTreeSet<Axial>>) {
        let is_shortcut = event.ctrl_key() || event.alt_key() || event.meta_key();
        // After a click, the arrow keys step through the game, as they do elsewhere on the page.
        let is_step = matches!(&*event.code(), "ArrowLeft" | "ArrowRight");
        let is_for_page = is_shortcut || is_step && self.clicked.get_value();
        let command = key_command(&event.code(), &event.key()).filter(|_| !is_for_page);
        if command.is_some_and(|it| self.run_key_command(it, event.shift_key(), places)) {
            self.interaction.by_key().set_value(true);
            event.prevent_default();
            event.stop_propagation();
        }
    }

    /// Runs a key command; returns whether it had an effect.
    fn run_key_command(self, key: KeyCommand, shift: bool, places: Memo<BTreeSet<Axial>>) -> bool {
        let focus = self.focus.get_untracked();
        match key {
            KeyCommand::Go(way) => {
                let to = self.scene.with_untracked(|scene| {
                    places.with_untracked(|places| next_place(scene, focus, way, places))
                });
                if let Some(to) = to {
                    self.focus.set(to);
                    self.focus_here();
                }
            }
            KeyCommand::Point => self.tap(focus),
            KeyCommand::LetGo if self.cancel_sketch() => self.keep_focus_in_place(),
            KeyCommand::LetGo if self.interaction.close_card() => {}
            KeyCommand::LetGo => {
                let holding = untrack(|| self.interaction.held().is_some());
                self.interaction.let_go();
                return holding;
            }
            KeyCommand::Flip => {
                let held = untrack(|| self.interaction.held());
                let ways = held.map(|held| {
                    untrack(|| self.interaction.with_offers(|offers| offers.in_place(held)))
                });
                match ways.unwrap_or_default().first() {
                    Some(&action) => self.interaction.choose(action),
                    None => return false,
                }
            }
            KeyCommand::Inspect => self.toggle_card(focus),
            KeyCommand::Turn { clockwise } => self.turn(clockwise),
            KeyCommand::Zoom(factor) => self.viewport.zoom(factor, None),
            KeyCommand::Fit => self.fit(),
            KeyCommand::Mark => return self.mark_by_key(shift),
            KeyCommand::Arrow => return self.arrow_by_key(shift),
            KeyCommand::Choose(pen) => match self.pencil {
                Some(pencil) => pencil.pen.set(pen),
                None => return false,
            },
        }
        true
    }

    /// Moves the page's focus to the board's focused cell.
    pub(crate) fn focus_here(self) {
        if let Some(board) = self.element() {
            // Requested in an earlier frame: the board may have been disposed.
            if let Some(place) = self.focus.try_get_untracked() {
                focus_on(&board, place);
            }
        }
    }

    /// Keeps the focus on an existing place. When a tile is picked up from a tray by keyboard, the focus moves to its
    /// nearest target.
    pub(crate) fn keep_focus(self, places: Memo<BTreeSet<Axial>>) {
        Effect::new(move |_| {
            let focus = self.focus.get_untracked();
            let to = places.with(|places| nearest_place(focus, places.iter().copied()));
            let had_it = self.element().is_some_and(|board| {
                let active = document().active_element();
                active.is_none_or(|it| board.contains(Some(&it)) || it.tag_name() == "BODY")
            });
            if let Some(to) = to.filter(|&to| to != focus) {
                self.focus.set(to);
                if had_it && self.interaction.by_key().get_value() {
                    request_animation_frame(move || self.focus_here());
                }
            }
        });
        Effect::new(move |_| {
            let waiting = matches!(self.interaction.held(), Some(Held::Reserve { .. }));
            if waiting && self.interaction.by_key().get_value() {
                let held = untrack(|| self.interaction.held());
                let target = held.and_then(|held| {
                    let targets =
                        untrack(|| self.interaction.with_offers(|offers| offers.targets(held)));
                    let is_target = |cell| targets.contains_key(&Destination::Cell(cell));
                    self.scene.with_untracked(|scene| {
                        let places = scene.places.iter().filter(|&(_, &cell)| is_target(cell));
                        nearest_place(self.focus.get_untracked(), places.map(|(&place, _)| place))
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
