//! What the legal actions offer to a person: which tiles can be taken up, and where each can be put.
//!
//! This module knows no rules. What a bug lets others do, as a Pillbug that throws, it finds out by asking the rules
//! what is still legal while that bug rests.

use std::collections::{BTreeMap, BTreeSet};

use skep_rules::{Action, Position, Tile, TileSet};

use crate::held::{Held, Spot};

/// The legal actions of a position, seen by the hand that carries them out.
#[derive(Clone, Copy, Debug)]
pub struct Offers<'a> {
    position: &'a Position,
    actions: &'a [Action],
}

impl<'a> Offers<'a> {
    /// What these actions of the position offer. They may be fewer than all legal ones; none at all means that
    /// the person only looks.
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

    /// Whether there is nothing to do but look.
    pub fn is_empty(&self) -> bool {
        self.actions.is_empty()
    }

    /// The actions that belong to no tile: they need a button of their own. Turning the Honeycombo over is
    /// offered on the tile as well.
    pub fn buttons(&self) -> Vec<Action> {
        let is_button = |action: &Action| {
            matches!(action, Action::Combo | Action::Draw { .. } | Action::End | Action::Pass)
        };
        self.actions.iter().copied().filter(is_button).collect()
    }

    /// The tiles that the actions name, to be shown as such at once. Others may do the same, see
    /// [`Offers::can_take`].
    pub fn takeable(&self) -> BTreeSet<Held> {
        let held = |action: &Action| match *action {
            Action::Place { tile, bug, .. } => Some(Held::Waiting { tile, bug }),
            Action::Steal { tile } => Some(Held::Waiting { tile, bug: tile.front() }),
            Action::Move { tile, .. }
            | Action::Flip { tile }
            | Action::Sting { tile, .. }
            | Action::Remove { tile, .. }
            | Action::Swap { tile, .. } => Some(Held::Lying(tile)),
            Action::Combo => Some(Held::Lying(Tile::HONEYCOMBO)),
            Action::Draw { .. } | Action::End | Action::Pass => None,
        };
        self.actions.iter().filter_map(held).collect()
    }

    /// Whether something can be done with the tile, be it only that it moves others.
    pub fn can_take(&self, held: Held) -> bool {
        self.actions.iter().any(|&action| self.spot(held, action).is_some())
            || !self.in_place(held).is_empty()
            || !self.lent(held).is_empty()
    }

    /// Where the held tile can be put, with the actions that do so: several if there is a choice.
    pub fn targets(&self, held: Held) -> BTreeMap<Spot, Vec<Action>> {
        let mut targets: BTreeMap<Spot, Vec<Action>> = BTreeMap::new();
        for &action in self.actions {
            if let Some(spot) = self.spot(held, action) {
                targets.entry(spot).or_default().push(action);
            }
        }
        targets
    }

    /// The actions that put the held tile there.
    pub fn ways(&self, held: Held, spot: Spot) -> Vec<Action> {
        // The cheap question first: asking who else can do something takes the rules some time.
        let lies_there = |tile| self.position.cell(tile).map(Spot::Cell) == Some(spot);
        let concerns = |action: &Action| match *action {
            Action::Sting { victim, .. } => lies_there(victim),
            Action::Remove { tile, victim } => lies_there(tile) || lies_there(victim),
            Action::Swap { tile, with } => lies_there(tile) || lies_there(with),
            _ => true,
        };
        let leads_there = |action: &Action| self.spot(held, *action) == Some(spot);
        self.actions.iter().copied().filter(concerns).filter(leads_there).collect()
    }

    /// What can be done with the held tile where it is: turn it over, steal it.
    pub fn in_place(&self, held: Held) -> Vec<Action> {
        let is_here = |action: &Action| match (*action, held) {
            (Action::Flip { tile }, Held::Lying(flipped)) => tile == flipped,
            (Action::Combo, Held::Lying(tile)) => tile == Tile::HONEYCOMBO,
            (Action::Steal { tile }, Held::Waiting { tile: stolen, .. }) => tile == stolen,
            _ => false,
        };
        self.actions.iter().copied().filter(is_here).collect()
    }

    /// The other tiles that can be moved only with the help of the one held, as by a throw.
    pub fn lent(&self, held: Held) -> TileSet {
        let Held::Lying(helper) = held else { return TileSet::EMPTY };
        let without_help = self.position.with_resting(TileSet::from(helper)).actions();
        let left: BTreeSet<Action> = without_help.into_iter().collect();
        let moved = |action: &Action| match *action {
            Action::Move { tile, .. } if tile != helper && !left.contains(action) => Some(tile),
            _ => None,
        };
        self.actions.iter().filter_map(moved).collect()
    }

    /// Where the held tile comes only if another bug throws it there.
    pub fn thrown(&self, held: Held) -> BTreeSet<Spot> {
        let Held::Lying(tile) = held else { return BTreeSet::new() };
        // The rules need some time to find out who helps in each action: ask only if somebody could.
        let cell = self.position.cell(tile);
        if cell.is_none_or(|cell| self.position.throwers_beside(cell).is_empty()) {
            return BTreeSet::new();
        }
        let throw = |&action: &Action| match action {
            Action::Move { tile: thrown, to } if thrown == tile => {
                self.position.helpers(action).thrower.map(|_| Spot::Cell(to))
            }
            _ => None,
        };
        self.actions.iter().filter_map(throw).collect()
    }

    /// Where this action puts what is held.
    fn spot(&self, held: Held, action: Action) -> Option<Spot> {
        let cell_of = |tile| self.position.cell(tile).map(Spot::Cell);
        match (action, held) {
            (Action::Place { tile, bug, to, .. }, Held::Waiting { tile: t, bug: b }) => {
                ((tile, bug) == (t, b)).then_some(Spot::Cell(to))
            }
            (Action::Steal { tile }, Held::Waiting { tile: stolen, .. }) => {
                (tile == stolen).then_some(Spot::Tray(self.position.to_move()))
            }
            (Action::Move { tile, to }, Held::Lying(moved)) => {
                (tile == moved).then_some(Spot::Cell(to))
            }
            (Action::Sting { tile, victim }, Held::Lying(by)) => {
                let named = Action::Sting { tile: by, victim };
                self.does(tile == by, by, named).then(|| cell_of(victim)).flatten()
            }
            (Action::Remove { tile, victim }, Held::Lying(by)) => {
                let other = other_of(by, tile, victim)?;
                let named = Action::Remove { tile: by, victim: other };
                self.does(tile == by, by, named).then(|| cell_of(other)).flatten()
            }
            (Action::Swap { tile, with }, Held::Lying(by)) => {
                let other = other_of(by, tile, with)?;
                let named = Action::Swap { tile: by, with: other };
                self.does(tile == by, by, named).then(|| cell_of(other)).flatten()
            }
            _ => None,
        }
    }

    /// Whether a bug does something itself. Of actions with the same effect only one is listed, perhaps for
    /// another bug.
    fn does(&self, listed: bool, by: Tile, named: Action) -> bool {
        listed || self.position.cell(by).is_some() && self.position.check(named).is_ok()
    }
}

/// The other one of two, if this is one of them.
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

    /// The places to which a tile goes by itself, and those to which it is thrown.
    fn reach(position: &str, tile: &str) -> [Vec<Axial>; 2] {
        let position: Position = position.parse().unwrap();
        let actions = position.actions();
        let offers = Offers::new(&position, &actions);
        let held = position.tiles_in_play().into_iter().find(|it| it.to_string() == tile).unwrap();
        let thrown = offers.thrown(Held::Lying(held));
        let mut reach = [Vec::new(), Vec::new()];
        for spot in offers.targets(Held::Lying(held)).into_keys() {
            let Spot::Cell(cell) = spot else { continue };
            reach[usize::from(thrown.contains(&spot))].push(position.place(cell).unwrap());
        }
        reach.each_mut().into_iter().for_each(|places| places.sort_unstable());
        reach
    }

    const PILLBUG: &str = "Base+MLP;White[6];0,0:wP 1,0:bQ -1,0:wQ 2,0:bA1 -1,1:wA1";

    fn places(places: &[(i32, i32)]) -> Vec<Axial> {
        places.iter().map(|&(q, r)| Axial::new(q, r)).collect()
    }

    #[test]
    fn what_cannot_go_by_itself_is_thrown() {
        // The Queen crawls to the two cells beside her; the other free sides of the Pillbug are out of her reach.
        let [goes, thrown] = reach(PILLBUG, "wQ");
        assert_eq!(goes, places(&[(-2, 1), (0, -1)]));
        assert_eq!(thrown, places(&[(0, 1), (1, -1)]));
        let [goes, thrown] = reach(PILLBUG, "bQ");
        assert!(goes.is_empty() && thrown.is_empty(), "it holds the hive together");
    }

    #[test]
    fn what_goes_there_by_itself_is_not_thrown() {
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
