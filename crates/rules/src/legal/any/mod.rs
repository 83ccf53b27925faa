//! All legal actions in games beyond the standard ones: Venom, the packs, and everything together.
//!
//! First it is found out who acts in the [`turn`], then for every tile where it can be displaced to by any of
//! them ([`moving`]), then what other powers do, and what there is besides bugs: [`placing`], flips, draws.
//! Every action comes once, whichever bugs can bring it about.

mod check;
mod moving;
pub(crate) mod placing;
pub(crate) mod turn;

use crate::model::action::{Action, ActionList};
use crate::model::bug::Bug;
use crate::model::color::Color;
use crate::model::game_type::Pack;
use crate::model::options::ComboSecond;
use crate::model::tile::{Tile, TileSet};
use crate::movement::bugs::{centipede, honeycombo, predators, scorpion, wasp};
use crate::notation::tile::TileName;
use crate::position::{Position, Stage};
use turn::Turn;

/// Lists all legal actions. The game must not be over.
pub(crate) fn generate_any(position: &Position, actions: &mut ActionList) {
    placing::placements(position, actions);
    if position.has_queen_in_play(position.to_move()) {
        let turn = Turn::new(position);
        moving::moves(&turn, actions);
        wasp::stings(&turn, actions);
        predators::removals(&turn, actions);
        centipede::swaps(&turn, actions);
        flips(&turn, actions);
        without_bugs(position, actions);
    }
    honeycombo::keep_free(position, actions);
    end_or_pass(position, actions);
}

/// An own tile may be turned over, unless it has just been moved, is stung or touches an enemy
/// Scorpion.
fn flips(turn: &Turn<'_>, actions: &mut ActionList) {
    let position = turn.position;
    if !position.game_type.has_flips() {
        return;
    }
    let statuses = &position.statuses;
    let barred = turn.fixed.or(statuses.moved);
    for tile in turn.board.tops().and(turn.own).without(barred) {
        let suppressed =
            turn.board.face(tile) != Bug::StinkBug && scorpion::suppresses(turn.board, tile);
        if position.game_type.is_flippable(tile) && !suppressed {
            actions.push(Action::Flip { tile });
        }
    }
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

fn end_or_pass(position: &Position, actions: &mut ActionList) {
    let is_free = |cell| position.board.at(cell).height() == 1;
    if position.beyond.stage == Stage::Second && position.board.honeycombo().is_some_and(is_free) {
        let compulsory = position.game_type.options.combo_second == ComboSecond::Compulsory;
        if !compulsory || actions.is_empty() {
            actions.push(Action::End);
        }
    }
    if actions.is_empty() {
        actions.push(Action::Pass);
    }
}

/// Whether of two bugs that can do the same the first is named: own ones before others, then by name.
pub(crate) fn named_before(turn: &Turn<'_>, one: Tile, other: Tile) -> bool {
    // The parts of a name in the byte order of the whole: digits come before letters.
    let key = |tile: Tile| {
        let TileName { color, bug, number } = turn.position.name(tile);
        (color != Some(turn.player), color.map(Color::letter), bug.code(), number)
    };
    key(one) < key(other)
}

/// Adds what one tile does with another, unless the other way round does the same and is named first.
pub(crate) fn add_pair(
    turn: &Turn<'_>,
    begin: usize,
    actions: &mut ActionList,
    (tile, other): (Tile, Tile),
    action: fn(Tile, Tile) -> Action,
) {
    let [new, reversed] = [action(tile, other), action(other, tile)];
    let known = actions[begin..].iter_mut().find(|known| **known == new || **known == reversed);
    match known {
        None => actions.push(new),
        Some(known) if *known == reversed && named_before(turn, tile, other) => *known = new,
        Some(_) => {}
    }
}
