//! Where tiles can be displaced to: by themselves, thrown, or forced.

use super::turn::Turn;
use crate::grid::array_vec::ArrayVec;
use crate::grid::cell_set::CellSet;
use crate::grid::hex::Cell;
use crate::hive::slides::EdgeWalk;
use crate::model::action::{Action, ActionList};
use crate::model::bug::Bug;
use crate::model::options::{DragonflyGates, StinkbugOwnSide};
use crate::model::tile::{Tile, TileSet};
use crate::movement::bugs::pillbug::Throws;
use crate::movement::bugs::{ant, dragonfly, fly, grasshopper};
use crate::movement::{Destinations, Power};

/// Lists every displacement once.
pub(crate) fn moves(turn: &Turn<'_>, actions: &mut ActionList) {
    let throws = all_throws(turn);
    let thrown = throws.iter().fold(TileSet::EMPTY, |all, throws| all.or(throws.tiles));
    let mut listed = CellSet::EMPTY;
    let mut main_walk = None;
    for tile in turn.actors.or(thrown) {
        let first = actions.len();
        let mut add = |to| {
            if listed.insert(to) {
                actions.push(Action::Move { tile, to });
            }
        };
        if turn.actors.contains(tile) && turn.may_leave(tile) {
            for_each_own_move(turn, tile, &mut main_walk, &mut add);
        }
        for throws in throws.iter() {
            for_each_landing(turn, throws, tile, &mut add);
        }
        for action in &actions[first..] {
            if let Action::Move { to, .. } = *action {
                listed.remove(to);
            }
        }
    }
}

/// Whether [`moves`] lists this displacement.
pub(crate) fn can_move(turn: &Turn<'_>, tile: Tile, to: Cell) -> bool {
    let mut found = false;
    let mut visit = |cell| found |= cell == to;
    if turn.actors.contains(tile) && turn.may_leave(tile) {
        for_each_own_move(turn, tile, &mut None, &mut visit);
    }
    for throws in all_throws(turn).iter() {
        for_each_landing(turn, throws, tile, &mut visit);
    }
    found
}

/// Whether the tile can be displaced anywhere.
pub(crate) fn can_go(turn: &Turn<'_>, tile: Tile) -> bool {
    let mut found = false;
    if turn.actors.contains(tile) && turn.may_leave(tile) {
        for_each_own_move(turn, tile, &mut None, &mut |_| found = true);
    }
    found || can_be_thrown(turn, tile)
}

/// Whether any bug that acts in this turn can throw the tile.
pub(crate) fn can_be_thrown(turn: &Turn<'_>, tile: Tile) -> bool {
    all_throws(turn).iter().any(|throws| throws.tiles.contains(tile) && throws.to != 0)
}

/// Everything that can be thrown, by own bugs or forced ones. There are at most four Pillbugs and Mosquitoes.
fn all_throws(turn: &Turn<'_>) -> ArrayVec<Throws, 8> {
    let mut all = ArrayVec::new(Throws::NONE);
    for thrower in turn.acting_with(Power::Throw) {
        let mut barred = turn.fixed.or(turn.shielded);
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

/// Visits the cells to which the tile can be thrown by one thrower.
fn for_each_landing(turn: &Turn<'_>, throws: &Throws, tile: Tile, visit: &mut impl FnMut(Cell)) {
    if throws.tiles.contains(tile) {
        let cell = turn.board.cell_of(tile);
        throws.landing(cell).for_each(|place| visit(place.cell(cell)));
    }
}

/// Visits the cells to which the bug can go by itself, as any of the creatures it can act as. A cell may be visited
/// more than once. The main walk along the hive, once followed, is kept for the next bug.
fn for_each_own_move(
    turn: &Turn<'_>,
    tile: Tile,
    main_walk: &mut Option<EdgeWalk>,
    visit: &mut impl FnMut(Cell),
) {
    let (board, cell) = (turn.board, turn.board.cell_of(tile));
    // All fields are named, so that a new one that is not used here does not compile.
    let Destinations { near, crawls_far, jumps, lands, glides } =
        Destinations::of(turn.abilities(tile), board, cell);
    near.for_each(|place| visit(place.cell(cell)));
    if crawls_far {
        ant::reach(board, cell).for_each(board, main_walk, &mut *visit);
    }
    if jumps {
        grasshopper::jumps(board, cell).for_each(&mut *visit);
    }
    if lands {
        let statuses = &turn.position.statuses;
        let played = statuses.placed.or(statuses.moved).or(statuses.flipped);
        fly::for_each_move(board, cell, played, &mut *visit);
    }
    if glides {
        let gates = turn.options().dragonfly_gates == DragonflyGates::Apply;
        dragonfly::for_each_move(board, cell, gates, &mut *visit);
    }
}
