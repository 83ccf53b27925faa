//! The legal actions as interactions: which tiles can be picked up, and where each can be put.
//!
//! This module knows no rules. To find out what a bug lets others do, such as a Pillbug that throws, it asks the rules
//! what is still legal while that bug rests.

use std::collections::{BTreeMap, BTreeSet};

use skep_rules::{Action, Position, Tile, TileSet};

use crate::held::{Destination, Held};

/// The legal actions of a position, grouped by tile and destination.
#[derive(Clone, Copy, Debug)]
pub struct Offers<'a> {
    position: &'a Position,
    actions: &'a [Action],
}

impl<'a> Offers<'a> {
    /// The offers of these actions. They may be a subset of the legal ones; with none, the board is read-only.
    pub fn new(position: &'a Position, actions: &'a [Action]) -> Offers<'a> {
        Offers { position, actions }
    }

    /// The position.
    pub fn position(&self) -> &'a Position {
        self.position
    }

    /// The actions.
    pub fn actions(&self) -> &'a [Action] {
        self.actions
    }

    /// Whether there are no actions.
    pub fn is_empty(&self) -> bool {
        self.actions.is_empty()
    }

    /// The actions that belong to no tile and need a button. Turning the Honeycombo over is offered on the tile as well.
    pub fn buttons(&self) -> Vec<Action> {
        let is_button = |action: &Action| {
            matches!(action, Action::Combo | Action::Draw { .. } | Action::End | Action::Pass)
        };
        self.actions.iter().copied().filter(is_button).collect()
    }

    /// The tiles named by the actions, which is cheap to compute. Further tiles may be usable, see [`Offers::can_take`].
    pub fn takeable(&self) -> BTreeSet<Held> {
        let held = |action: &Action| match *action {
            Action::Place { tile, bug, .. } => Some(Held::Reserve { tile, bug }),
            Action::Steal { tile } => Some(Held::Reserve { tile, bug: tile.front() }),
            Action::Move { tile, .. }
            | Action::Flip { tile }
            | Action::Sting { tile, .. }
            | Action::Remove { tile, .. }
            | Action::Swap { tile, .. } => Some(Held::InPlay(tile)),
            Action::Combo => Some(Held::InPlay(Tile::HONEYCOMBO)),
            Action::Draw { .. } | Action::End | Action::Pass => None,
        };
        self.actions.iter().filter_map(held).collect()
    }

    /// Whether the tile can be picked up: it can act, or it can move others.
    pub fn can_take(&self, held: Held) -> bool {
        self.actions.iter().any(|&action| self.destination(held, action).is_some())
            || !self.in_place(held).is_empty()
            || !self.helped_by(held).is_empty()
    }

    /// The destinations of the held tile, each with its actions; several actions mean an ambiguity.
    pub fn targets(&self, held: Held) -> BTreeMap<Destination, Vec<Action>> {
        let mut targets: BTreeMap<Destination, Vec<Action>> = BTreeMap::new();
        for &action in self.actions {
            if let Some(destination) = self.destination(held, action) {
                targets.entry(destination).or_default().push(action);
            }
        }
        targets
    }

    /// The actions that put the held tile at a destination.
    pub fn ways(&self, held: Held, destination: Destination) -> Vec<Action> {
        // The cheap test first: checking which other bug can act is slow.
        let lies_there =
            |tile| self.position.cell(tile).map(Destination::Cell) == Some(destination);
        let concerns = |action: &Action| match *action {
            Action::Sting { victim, .. } => lies_there(victim),
            Action::Remove { tile, victim } => lies_there(tile) || lies_there(victim),
            Action::Swap { tile, with } => lies_there(tile) || lies_there(with),
            _ => true,
        };
        let leads_there = |action: &Action| self.destination(held, *action) == Some(destination);
        self.actions.iter().copied().filter(concerns).filter(leads_there).collect()
    }

    /// The actions of the held tile without a destination: flipping or stealing it.
    pub fn in_place(&self, held: Held) -> Vec<Action> {
        let is_here = |action: &Action| match (*action, held) {
            (Action::Flip { tile }, Held::InPlay(flipped)) => tile == flipped,
            (Action::Combo, Held::InPlay(tile)) => tile == Tile::HONEYCOMBO,
            (Action::Steal { tile }, Held::Reserve { tile: stolen, .. }) => tile == stolen,
            _ => false,
        };
        self.actions.iter().copied().filter(is_here).collect()
    }

    /// The other tiles that can move only with the help of the held one, for example by a throw.
    pub fn helped_by(&self, held: Held) -> TileSet {
        let Held::InPlay(helper) = held else { return TileSet::EMPTY };
        let without_help = self.position.with_resting(TileSet::from(helper)).actions();
        let left: BTreeSet<Action> = without_help.into_iter().collect();
        let moved = |action: &Action| match *action {
            Action::Move { tile, .. } if tile != helper && !left.contains(action) => Some(tile),
            _ => None,
        };
        self.actions.iter().filter_map(moved).collect()
    }

    /// The destinations that the held tile reaches only if another bug throws it.
    pub fn thrown(&self, held: Held) -> BTreeSet<Destination> {
        let Held::InPlay(tile) = held else { return BTreeSet::new() };
        // Finding the helpers of an action is slow: do it only if there is a thrower next to the tile.
        let cell = self.position.cell(tile);
        if cell.is_none_or(|cell| self.position.throwers_beside(cell).is_empty()) {
            return BTreeSet::new();
        }
        let throw = |&action: &Action| match action {
            Action::Move { tile: thrown, to } if thrown == tile => {
                self.position.helpers(action).thrower.map(|_| Destination::Cell(to))
            }
            _ => None,
        };
        self.actions.iter().filter_map(throw).collect()
    }

    /// The destination to which an action takes the held tile.
    fn destination(&self, held: Held, action: Action) -> Option<Destination> {
        let cell_of = |tile| self.position.cell(tile).map(Destination::Cell);
        match (action, held) {
            (Action::Place { tile, bug, to, .. }, Held::Reserve { tile: t, bug: b }) => {
                ((tile, bug) == (t, b)).then_some(Destination::Cell(to))
            }
            (Action::Steal { tile }, Held::Reserve { tile: stolen, .. }) => {
                (tile == stolen).then_some(Destination::Tray(self.position.to_move()))
            }
            (Action::Move { tile, to }, Held::InPlay(moved)) => {
                (tile == moved).then_some(Destination::Cell(to))
            }
            (Action::Sting { tile, victim }, Held::InPlay(by)) => {
                let named = Action::Sting { tile: by, victim };
                self.does(tile == by, by, named).then(|| cell_of(victim)).flatten()
            }
            (Action::Remove { tile, victim }, Held::InPlay(by)) => {
                let other = other_of(by, tile, victim)?;
                let named = Action::Remove { tile: by, victim: other };
                self.does(tile == by, by, named).then(|| cell_of(other)).flatten()
            }
            (Action::Swap { tile, with }, Held::InPlay(by)) => {
                let other = other_of(by, tile, with)?;
                let named = Action::Swap { tile: by, with: other };
                self.does(tile == by, by, named).then(|| cell_of(other)).flatten()
            }
            _ => None,
        }
    }

    /// Whether a bug can do the action itself. Of actions with the same effect only one is listed, possibly for another
    /// bug.
    fn does(&self, listed: bool, by: Tile, named: Action) -> bool {
        listed || self.position.cell(by).is_some() && self.position.check(named).is_ok()
    }
}

/// The other tile of a pair, if `this` is one of them.
fn other_of(this: Tile, one: Tile, two: Tile) -> Option<Tile> {
    match this {
        _ if this == one => Some(two),
        _ if this == two => Some(one),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use skep_rules::Axial;

    use super::*;

    /// The places a tile reaches by itself, and those it is thrown to.
    fn reach(position: &str, tile: &str) -> [Vec<Axial>; 2] {
        let position: Position = position.parse().unwrap();
        let actions = position.actions();
        let offers = Offers::new(&position, &actions);
        let held = position.tiles_in_play().into_iter().find(|it| it.to_string() == tile).unwrap();
        let thrown = offers.thrown(Held::InPlay(held));
        let mut reach = [Vec::new(), Vec::new()];
        for destination in offers.targets(Held::InPlay(held)).into_keys() {
            let Destination::Cell(cell) = destination else { continue };
            reach[usize::from(thrown.contains(&destination))].push(position.place(cell).unwrap());
        }
        reach.each_mut().into_iter().for_each(|places| places.sort_unstable());
        reach
    }

    const PILLBUG: &str = "Base+MLP;White[6];0,0:wP 1,0:bQ -1,0:wQ 2,0:bA1 -1,1:wA1";

    fn places(places: &[(i32, i32)]) -> Vec<Axial> {
        places.iter().map(|&(q, r)| Axial::new(q, r)).collect()
    }

    #[test]
    fn places_out_of_reach_need_a_throw() {
        // The Queen crawls to the two cells beside her; the other free sides of the Pillbug are out of her reach.
        let [goes, thrown] = reach(PILLBUG, "wQ");
        assert_eq!(goes, places(&[(-2, 1), (0, -1)]));
        assert_eq!(thrown, places(&[(0, 1), (1, -1)]));
        let [goes, thrown] = reach(PILLBUG, "bQ");
        assert!(goes.is_empty() && thrown.is_empty(), "it holds the hive together");
    }

    #[test]
    fn places_within_reach_need_no_throw() {
        let [goes, thrown] = reach(PILLBUG, "wA1");
        assert!(!goes.is_empty() && thrown.is_empty());
    }

    #[test]
    fn an_opponent_s_tile_is_only_thrown() {
        let beside = "Base+MLP;White[6];0,0:wP -1,0:wQ 1,0:bA1 0,1:bQ";
        let [goes, thrown] = reach(beside, "bA1");
        assert!(goes.is_empty() && !thrown.is_empty());
    }

    #[test]
    fn a_mosquito_beside_a_pillbug_throws_as_well() {
        let mosquito = "Base+MLP;White[6];0,0:wM -1,0:bP 1,0:bA1 0,1:bQ 0,-1:wQ -2,0:wA1";
        let [goes, thrown] = reach(mosquito, "bA1");
        assert!(goes.is_empty() && !thrown.is_empty());
    }
}
