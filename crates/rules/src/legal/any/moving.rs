//! Where tiles can be displaced to: by themselves, thrown, or forced.

use super::turn::Turn;
use crate::grid::cell_set::CellSet;
use crate::grid::few::Few;
use crate::grid::hex::Cell;
use crate::grid::patch::Patch;
use crate::hive::board::Board;
use crate::hive::slides::{Reach, Walk};
use crate::model::action::{Action, ActionList};
use crate::model::bug::Bug;
use crate::model::options::{DragonflyGates, StinkbugOwnSide};
use crate::model::tile::{Tile, TileSet};
use crate::movement::bugs::pillbug::Throws;
use crate::movement::bugs::{
    beetle, dragonfly, firefly, fly, grasshopper, guardians, ladybug, queen, scorpion, spider,
    stink_bug, tick,
};

/// Lists every displacement once.
pub(crate) fn moves(turn: &Turn<'_>, actions: &mut ActionList) {
    let throws = all_throws(turn);
    let thrown = throws.iter().fold(TileSet::EMPTY, |all, throws| all.or(throws.tiles));
    let mut targets = Targets { seen: CellSet::EMPTY, first: 0, main_walk: None };
    for tile in turn.actors.or(thrown) {
        targets.first = actions.len();
        let cell = turn.board.cell_of(tile);
        if turn.actors.contains(tile) && turn.may_leave(tile) {
            walk(turn, tile, cell, &mut targets, actions);
        }
        for throws in throws.iter().filter(|throws| throws.tiles.contains(tile)) {
            targets.add_patch(tile, cell, throws.landing(cell), actions);
        }
        targets.forget(actions);
    }
}

/// The places found for one tile.
struct Targets {
    seen: CellSet,
    /// Where in the list the tile's actions begin.
    first: usize,
    main_walk: Option<Walk>,
}

impl Targets {
    fn add(&mut self, tile: Tile, to: Cell, actions: &mut ActionList) {
        if self.seen.insert(to) {
            actions.push(Action::Move { tile, to });
        }
    }

    fn add_patch(&mut self, tile: Tile, from: Cell, patch: Patch, actions: &mut ActionList) {
        for place in patch {
            self.add(tile, place.cell(from), actions);
        }
    }

    /// Makes room for the next tile.
    fn forget(&mut self, actions: &ActionList) {
        for action in &actions[self.first..] {
            if let Action::Move { to, .. } = *action {
                self.seen.remove(to);
            }
        }
    }
}

/// Everything that can be thrown, by own bugs or forced ones. There are at most four Pillbugs and Mosquitoes.
fn all_throws(turn: &Turn<'_>) -> Few<Throws, 8> {
    let barred = turn.fixed.or(turn.shielded);
    let throwers = turn.actors.into_iter();
    let mut throwers = throwers.filter(|&tile| turn.abilities(tile).contain(Bug::Pillbug));
    let mut all = Few::new(Throws::NONE);
    for thrower in &mut throwers {
        let mut barred = barred;
        if turn.options().stinkbug_own_side == StinkbugOwnSide::Bound {
            // Friends may not displace the Stink bug either.
            let neighbors = turn.board.neighbors(turn.board.cell_of(thrower));
            let bound = |tile: &Tile| {
                turn.board.face(*tile) == Bug::StinkBug && tile.color() == thrower.color()
            };
            barred = barred.or(neighbors.filter(bound).collect());
        }
        all.push(Throws::over(turn.board, barred, turn.board.cell_of(thrower)));
    }
    all
}

/// The bug's own movement, as any of the creatures it can act as.
fn walk(turn: &Turn<'_>, tile: Tile, cell: Cell, targets: &mut Targets, actions: &mut ActionList) {
    let board = turn.board;
    let abilities = turn.abilities(tile);
    let mut near = Patch::default();
    for (bug, moves) in NEAR {
        if abilities.contain(bug) {
            near = near.or(moves(board, cell));
        }
    }
    targets.add_patch(tile, cell, near, actions);
    if abilities.contain(Bug::Ant) {
        let mut main_walk = targets.main_walk.take();
        let reach = Reach::of(board, cell);
        reach.for_each(board, &mut main_walk, |to| targets.add(tile, to, actions));
        targets.main_walk = main_walk;
    }
    if abilities.contain(Bug::Grasshopper) {
        for to in grasshopper::jumps(board, cell) {
            targets.add(tile, to, actions);
        }
    }
    if abilities.contain(Bug::Fly) {
        let statuses = &turn.position.statuses;
        let landings = statuses.placed.or(statuses.moved).or(statuses.flipped);
        fly::for_each_move(board, cell, landings, |to| targets.add(tile, to, actions));
    }
    if abilities.contain(Bug::Dragonfly) {
        let gates = turn.options().dragonfly_gates == DragonflyGates::Apply;
        dragonfly::for_each_move(board, cell, gates, |to| targets.add(tile, to, actions));
    }
}

type Moves = fn(&Board, Cell) -> Patch;

/// The creatures that stay within three steps.
const NEAR: [(Bug, Moves); 13] = [
    (Bug::Queen, queen::moves),
    (Bug::Pillbug, queen::moves),
    (Bug::Wasp, queen::moves),
    (Bug::AssassinBug, queen::moves),
    (Bug::Beetle, beetle::moves),
    (Bug::Spider, spider::moves),
    (Bug::Ladybug, ladybug::moves),
    (Bug::Scorpion, scorpion::moves),
    (Bug::Firefly, firefly::moves),
    (Bug::StinkBug, stink_bug::moves),
    (Bug::Tick, tick::moves),
    (Bug::Butterfly, guardians::butterfly_moves),
    (Bug::Moth, guardians::moth_moves),
];
