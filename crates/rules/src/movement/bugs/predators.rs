//! The Assassin bug crawls one cell, or steps onto an adjacent enemy that lies alone: both leave the
//! game. The Mantis does not move; it flies onto an enemy that was placed in the turn before, and both
//! leave the game.

use crate::grid::hex::Directions;
use crate::legal::any::add_pair;
use crate::legal::any::turn::Turn;
use crate::model::action::{Action, ActionList};
use crate::model::bug::Bug;
use crate::model::options::{AssassinSparesJustMoved, StinkbugPredatorScope};
use crate::model::tile::{Tile, TileSet};
use crate::movement::steps::ways;

/// Removals by Assassin bugs and Mantises.
pub(crate) fn removals(turn: &Turn<'_>, actions: &mut ActionList) {
    let begin = actions.len();
    let protected = turn.shielded.or(protected_from_predators(turn));
    let statuses = &turn.position.statuses;
    for tile in turn.acting_as(Bug::AssassinBug).filter(|&tile| turn.may_leave(tile)) {
        let cell = turn.board.cell_of(tile);
        let mut victims = turn.enemies_of(tile).without(protected);
        if turn.options().assassin_spares_just_moved == AssassinSparesJustMoved::Yes {
            let moved = statuses.moved.or(statuses.flipped).or(statuses.resting);
            victims = victims.without(moved);
        }
        for side in Directions(ways(turn.board, cell, 0, cell, true).onto) {
            let ground = turn.board.at(cell.neighbor(side));
            match ground.top() {
                Some(victim) if ground.height() == 1 && victims.contains(victim) => {
                    remove(turn, tile, victim, begin, actions);
                }
                _ => {}
            }
        }
    }
    for tile in turn.acting_as(Bug::Mantis).filter(|&tile| turn.may_leave(tile)) {
        let victims = turn.enemies_of(tile).and(statuses.placed).and(turn.board.tops());
        for victim in victims.without(protected) {
            if victim != tile {
                remove(turn, tile, victim, begin, actions);
            }
        }
    }
}

/// What no predator can remove, whatever its colour: with `stinkbug_predator_scope=all` each working Stink bug and what
/// it touches.
pub(crate) fn protected_from_predators(turn: &Turn<'_>) -> TileSet {
    let mut protected = TileSet::EMPTY;
    if turn.options().stinkbug_predator_scope == StinkbugPredatorScope::All {
        let stung = turn.position.statuses.stung.and(turn.own);
        for tile in turn.board.tops().without(stung) {
            if turn.board.face(tile) == Bug::StinkBug {
                protected.insert(tile);
                let neighbors = turn.board.neighbors(turn.board.cell_of(tile));
                protected = protected.or(neighbors.collect());
            }
        }
    }
    protected
}

/// Adds a removal, if the hive holds.
fn remove(turn: &Turn<'_>, tile: Tile, victim: Tile, begin: usize, actions: &mut ActionList) {
    let cells = [turn.board.cell_of(tile), turn.board.cell_of(victim)];
    if !turn.is_alone(victim) || turn.board.is_connected_without(&cells) {
        add_pair(turn, begin, actions, (tile, victim), |tile, victim| Action::Remove {
            tile,
            victim,
        });
    }
}
