//! All legal actions in games beyond the standard ones: Venom, the packs, and everything together.
//!
//! First it is found out [who acts](turn) and as [what](abilities), then for every tile where it can be
//! [displaced](moving) to by any of them, then the [powers](powers) that do something else, and what
//! there is besides bugs: [placing](placing), flips, draws. Every action comes once, whichever bugs can
//! bring it about.

mod abilities;
mod check;
mod moving;
mod placing;
mod powers;
mod turn;

use crate::action::{Action, ActionList};
use crate::bug::Bug;
use crate::game_type::{Faces, Pack};
use crate::hex::Cell;
use crate::options::RuleOption;
use crate::position::{Position, Stage};
use crate::tile::{Tile, TileSet};
use turn::Turn;

/// Lists all legal actions. The game must not be over.
pub(crate) fn generate_any(position: &Position, actions: &mut ActionList) {
    placing::placements(position, actions);
    if position.has_queen_in_play(position.to_move()) {
        let turn = Turn::new(position);
        moving::moves(&turn, actions);
        powers::stings(&turn, actions);
        powers::removals(&turn, actions);
        powers::swaps(&turn, actions);
        flips(&turn, actions);
        without_bugs(position, actions);
    }
    keep_honeycombo_free(position, actions);
    end_or_pass(position, actions);
}

/// An own tile may be turned over, unless it has just been moved, is stung or touches an enemy
/// Scorpion.
fn flips(turn: &Turn<'_>, actions: &mut ActionList) {
    let position = turn.position;
    if position.game_type.faces() != Faces::Flip {
        return;
    }
    let statuses = &position.statuses;
    let barred = turn.fixed.or(statuses.moved);
    for tile in turn.board.tops().and(turn.own).without(barred) {
        let suppressed = turn.board.face(tile) != Bug::StinkBug && is_suppressed(turn, tile);
        if position.game_type.is_two_faced(tile) && !suppressed {
            actions.push(Action::Flip { tile });
        }
    }
}

fn is_suppressed(turn: &Turn<'_>, tile: Tile) -> bool {
    let enemy = TileSet::of(!turn.player);
    let is_scorpion =
        |other: Tile| enemy.contains(other) && turn.board.face(other) == Bug::Scorpion;
    turn.board.neighbors(turn.board.cell_of(tile)).any(is_scorpion)
}

/// Combo-flip, drawing and stealing.
fn without_bugs(position: &Position, actions: &mut ActionList) {
    let player = position.to_move();
    let beyond = &position.beyond;
    let combo = position.combo() == Some(player) && beyond.stage == Stage::Single;
    if combo && !beyond.locked {
        actions.push(Action::Combo);
    }
    if position.game_type.has_pack(Pack::Swarm) {
        if !beyond.bag.is_empty() {
            actions.push(Action::Draw { drawn: None });
        }
        let stolen = position.reserve(!player).and(TileSet::of(player));
        for tile in position.lowest_waiting(stolen) {
            actions.push(Action::Steal { tile });
        }
    }
}

/// Nothing may end a turn on the Honeycombo. The first action of a double turn may, if the second
/// can leave it again.
fn keep_honeycombo_free(position: &Position, actions: &mut ActionList) {
    let Some(cell) = position.board.honeycombo() else { return };
    if position.board.at(cell).height() > 1 {
        let uncovers = |action: &Action| match *action {
            Action::Move { tile, to } => position.board.cell_of(tile) == cell && to != cell,
            _ => false,
        };
        actions.retain(uncovers);
        return;
    }
    let covers = |action: &Action| matches!(*action, Action::Move { to, .. } if to == cell);
    match position.beyond.stage {
        Stage::First => {
            actions.retain(|action| !covers(action) || can_leave(position, *action, cell))
        }
        _ => actions.retain(|action| !covers(action)),
    }
}

fn can_leave(position: &Position, action: Action, honeycombo: Cell) -> bool {
    let mut position = position.clone();
    position.play_listed(action);
    if position.outcome().is_some() {
        // Nobody leaves any more: the game is over with the Honeycombo covered.
        return false;
    }
    let leaves = |action: &Action| matches!(*action, Action::Move { to, .. } if to != honeycombo);
    position.actions().iter().any(leaves)
}

fn end_or_pass(position: &Position, actions: &mut ActionList) {
    let is_free = |cell| position.board.at(cell).height() == 1;
    if position.beyond.stage == Stage::Second && position.board.honeycombo().is_some_and(is_free) {
        let compulsory = position.game_type.options.get(RuleOption::ComboSecond) == 1;
        if !compulsory || actions.is_empty() {
            actions.push(Action::End);
        }
    }
    if actions.is_empty() {
        actions.push(Action::Pass);
    }
}

/// Whether of two bugs that can do the same the first is named: own ones before others, then by name.
fn named_before(turn: &Turn<'_>, one: Tile, other: Tile) -> bool {
    let key =
        |tile: Tile| (tile.color() != Some(turn.player), turn.position.name(tile).to_string());
    key(one) < key(other)
}
