//! The complete list of legal actions (A3), each position reached once.

use std::collections::{BTreeMap, BTreeSet};

use crate::action::Action;
use crate::cell::Cell;
use crate::state::{Double, State};
use crate::tile::Colour;

impl State {
    /// Every legal action of the side to move, sorted by kind, then tile, then target or cell.
    ///
    /// Of actions that lead to the same position one is listed: the one whose tile has the acting
    /// player's colour, and among those the first in byte order. A finished game has none (E36).
    pub fn actions(&self) -> Vec<Action> {
        if self.over().is_some() {
            return Vec::new();
        }
        let lawful =
            self.candidates().into_iter().filter(|action| self.respects_honeycombo(action));
        let mut actions = self.merge(lawful);
        // E23
        if self.double == Double::Second
            && !self.honeycombo_is_covered()
            && (actions.is_empty() || !self.game.options.combo_second_compulsory)
        {
            actions.push(Action::End);
        }
        // A3
        if actions.is_empty() {
            actions.push(Action::Pass);
        }
        actions.sort();
        actions
    }

    /// Every action but `end` and `pass`, including those that would end on the Honeycombo.
    fn candidates(&self) -> BTreeSet<Action> {
        let mut found = self.placings();
        // A3: everything except placing needs the acting player's Queen in play.
        if !self.queen_is_in_play(self.side) {
            return found;
        }
        found.extend(self.bug_actions());
        for (cell, bug) in self.tops() {
            if self.may_be_flipped(cell) {
                found.insert(Action::Flip { tile: bug.name() });
            }
        }
        if self.may_combo_flip() {
            found.insert(Action::Combo);
        }
        // A9
        if !self.bag_tiles().is_empty() {
            found.insert(Action::Draw);
        }
        for tile in self.one_of_each_kind(self.hand(self.side.other())) {
            if tile.colour == self.side {
                found.insert(Action::Steal { tile: tile.front_name() });
            }
        }
        found
    }

    /// A12: only by the player whose colour shows, not right after the opponent's combo-flip, not
    /// in a double turn.
    fn may_combo_flip(&self) -> bool {
        self.game.honeycombo && self.combo == self.side && !self.locked && self.double == Double::No
    }

    /// A7 note (f), E24: nothing may finish a turn on the Honeycombo.
    fn respects_honeycombo(&self, action: &Action) -> bool {
        let Some(honeycombo) = self.honeycombo() else {
            return true;
        };
        let is_covering = match *action {
            Action::Move { q, r, .. } => Cell::new(q, r) == honeycombo,
            _ => false,
        };
        match self.double {
            Double::First if is_covering => {
                let next = self.play(action, None).expect("a move can be played");
                next.candidates().iter().any(|second| next.uncovers_honeycombo(second))
            }
            Double::Second if self.honeycombo_is_covered() => self.uncovers_honeycombo(action),
            _ => !is_covering,
        }
    }

    /// Whether nothing lies on the Honeycombo after an action.
    fn uncovers_honeycombo(&self, action: &Action) -> bool {
        match action {
            Action::Move { .. } | Action::Remove { .. } => {
                let next = self.play(action, None).expect("the action can be played");
                !next.honeycombo_is_covered()
            }
            _ => false,
        }
    }

    /// Keeps one of all actions that lead to the same position.
    fn merge(&self, actions: impl Iterator<Item = Action>) -> Vec<Action> {
        let mut merged: BTreeMap<(&str, BTreeSet<String>), Action> = BTreeMap::new();
        let mut alone = Vec::new();
        let is_listed_before = |a: &Action, b: &Action| {
            let own = if self.side == Colour::White { 'w' } else { 'b' };
            let key = |action: &Action| {
                let tile = action.tile().unwrap_or_default().to_owned();
                (!tile.starts_with(own), tile)
            };
            key(a) < key(b)
        };
        for action in actions {
            let result = match &action {
                // The position does not show which bug stung.
                Action::Sting { target, .. } => BTreeSet::from([target.clone()]),
                // Either of the two may be the one that acts.
                Action::Swap { tile, target } | Action::Remove { tile, target } => {
                    BTreeSet::from([tile.clone(), target.clone()])
                }
                _ => {
                    alone.push(action);
                    continue;
                }
            };
            let key = (action.kind(), result);
            match merged.get(&key) {
                Some(listed) if is_listed_before(listed, &action) => {}
                _ => {
                    merged.insert(key, action);
                }
            }
        }
        alone.extend(merged.into_values());
        alone
    }
}
