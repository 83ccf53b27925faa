//! Steps, with the moving bug lifted (A1).

use std::collections::BTreeSet;

use crate::cell::{Cell, DIRECTIONS};
use crate::state::State;

/// A kind of step: whether the step from one cell to an adjacent one is legal and of that kind.
pub(crate) type StepKind<'a> = fn(Lifted<'a>, Cell, Cell) -> bool;

/// The table while the top of one cell is lifted.
#[derive(Clone, Copy)]
pub(crate) struct Lifted<'a> {
    state: &'a State,
    start: Cell,
    /// E14: the mover is a Dragonfly to which no gate applies.
    ignores_gates: bool,
}

impl<'a> Lifted<'a> {
    /// Lifts the top of the cell `start`.
    pub(crate) fn new(state: &'a State, start: Cell) -> Lifted<'a> {
        Lifted { state, start, ignores_gates: false }
    }

    pub(crate) fn ignoring_gates(self) -> Lifted<'a> {
        Lifted { ignores_gates: true, ..self }
    }

    /// The height of a cell without the lifted bug: the level the bug has, or would have, there.
    pub(crate) fn height(self, cell: Cell) -> usize {
        self.state.height(cell) - usize::from(cell == self.start)
    }

    pub(crate) fn is_empty(self, cell: Cell) -> bool {
        self.height(cell) == 0
    }

    pub(crate) fn is_occupied(self, cell: Cell) -> bool {
        self.height(cell) > 0
    }

    /// A1: whether the step from one cell to an adjacent one is legal.
    pub(crate) fn step(self, from: Cell, to: Cell) -> bool {
        let [left, right] = from.between(to).map(|cell| self.height(cell));
        let (a, d) = (self.height(from), self.height(to));
        let gate = left.min(right) <= a.max(d) || self.ignores_gates;
        let contact = a.max(d).max(left).max(right) >= 1;
        gate && contact
    }

    /// A step that stays at its level.
    pub(crate) fn crawl(self, from: Cell, to: Cell) -> bool {
        self.height(to) == self.height(from) && self.step(from, to)
    }

    /// A step upwards.
    pub(crate) fn climb(self, from: Cell, to: Cell) -> bool {
        self.height(to) > self.height(from) && self.step(from, to)
    }

    /// A step downwards, to an empty cell.
    pub(crate) fn fall_to_ground(self, from: Cell, to: Cell) -> bool {
        self.is_empty(to) && self.is_occupied(from) && self.step(from, to)
    }

    /// A step of any kind onto an occupied cell.
    pub(crate) fn step_onto_hive(self, from: Cell, to: Cell) -> bool {
        self.is_occupied(to) && self.step(from, to)
    }

    /// Where a walk of the given kinds of step ends. No cell is entered twice, nor the start cell
    /// entered again (A1, no backtracking).
    pub(crate) fn walk(self, kinds: &[StepKind<'a>]) -> BTreeSet<Cell> {
        let mut ends = BTreeSet::new();
        for path in self.paths(kinds) {
            ends.extend(path.last());
        }
        ends
    }

    /// The paths of a walk, without the start cell.
    fn paths(self, kinds: &[StepKind<'a>]) -> Vec<Vec<Cell>> {
        let Some((last, before)) = kinds.split_last() else {
            return vec![Vec::new()];
        };
        let mut paths = Vec::new();
        for path in self.paths(before) {
            let from = path.last().copied().unwrap_or(self.start);
            for to in from.neighbours() {
                if to != self.start && !path.contains(&to) && last(self, from, to) {
                    let mut longer = path.clone();
                    longer.push(to);
                    paths.push(longer);
                }
            }
        }
        paths
    }

    /// Where any number of crawls leads.
    pub(crate) fn crawl_anywhere(self) -> BTreeSet<Cell> {
        let mut reached = BTreeSet::from([self.start]);
        let mut next = vec![self.start];
        while let Some(from) = next.pop() {
            for to in from.neighbours() {
                if !reached.contains(&to) && self.crawl(from, to) {
                    reached.insert(to);
                    next.push(to);
                }
            }
        }
        reached.remove(&self.start);
        reached
    }

    /// A1, jump: straight over at least one occupied cell to the first empty one.
    pub(crate) fn jump(self) -> BTreeSet<Cell> {
        let mut ends = BTreeSet::new();
        for direction in DIRECTIONS {
            let mut cell = self.start.towards(direction);
            if self.is_empty(cell) {
                continue;
            }
            while self.is_occupied(cell) {
                cell = cell.towards(direction);
            }
            ends.insert(cell);
        }
        ends
    }

    /// A7, Dragonfly: from the first cell it climbed onto straight on over at least one more
    /// occupied cell, then a fall into the first empty cell; steps all.
    pub(crate) fn glide(self) -> BTreeSet<Cell> {
        let mut ends = BTreeSet::new();
        for first in self.start.neighbours().filter(|&first| self.climb(self.start, first)) {
            for direction in DIRECTIONS {
                if self.is_empty(first.towards(direction)) {
                    continue;
                }
                let (mut from, mut to) = (first, first.towards(direction));
                while self.step_onto_hive(from, to) {
                    (from, to) = (to, to.towards(direction));
                }
                if self.fall_to_ground(from, to) {
                    ends.insert(to);
                }
            }
        }
        ends.remove(&self.start);
        ends
    }

    /// A7, Fly: from on top of a cell one fall to an adjacent empty cell.
    pub(crate) fn fall_from(self, onto: Cell) -> BTreeSet<Cell> {
        let mut ends: BTreeSet<Cell> =
            onto.neighbours().filter(|&to| self.fall_to_ground(onto, to)).collect();
        ends.remove(&self.start);
        ends
    }
}
