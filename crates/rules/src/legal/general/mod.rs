//! All legal actions in every game that is not a standard one: Venom, the packs, and their combinations.
//!
//! A [`turn`] knows which bugs act. [`moving`] lists the cells to which they can move or throw each tile, [`placing`] the
//! placings, the creatures' files the uses of their powers, and this file flips, draws and the rest. Every action is
//! listed once, even if several bugs can perform it. For each kind of action there is also a test for a single action,
//! which [`listed_form`] uses.

pub(crate) mod moving;
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
pub(crate) fn generate_general(position: &Position, actions: &mut ActionList) {
    list_actions(position, actions);
    if can_end(position, || actions.is_empty()) {
        actions.push(Action::End);
    }
    if actions.is_empty() {
        actions.push(Action::Pass);
    }
}

/// Lists all legal actions but [`Action::End`] and [`Action::Pass`], which depend on whether there are others.
fn list_actions(position: &Position, actions: &mut ActionList) {
    placing::placements(position, actions);
    let placings = actions.len();
    if position.has_queen_in_play(position.to_move()) {
        let turn = Turn::new(position);
        moving::moves(&turn, actions);
        wasp::stings(&turn, actions);
        predators::removals(&turn, actions);
        centipede::swaps(&turn, actions);
        let flips = turn.board.tops().into_iter().filter(|&tile| can_flip(&turn, tile));
        actions.extend(flips.map(|tile| Action::Flip { tile }));
        if can_combo(position) {
            actions.push(Action::Combo);
        }
        if can_draw(position) {
            actions.push(Action::Draw { drawn: None });
        }
        actions.extend(stealable(position).into_iter().map(|tile| Action::Steal { tile }));
        honeycombo::keep_free(position, placings, actions);
    }
}

/// The listed action that has the same effect as this one, if it is legal: the same sting by another bug, the same swap
/// or removal by the other of the two tiles, or the action itself. The game must not be over. Other actions are listed
/// only for [`Action::Pass`] and for giving up a compulsory second action, which depend on them.
pub(crate) fn listed_form(position: &Position, action: Action) -> Option<Action> {
    let has_others = || {
        let mut others = ActionList::new();
        list_actions(position, &mut others);
        !others.is_empty()
    };
    let legal = match action {
        Action::End => return can_end(position, || !has_others()).then_some(action),
        Action::Pass => {
            let can_end = can_end(position, || true);
            return (!can_end && !has_others()).then_some(action);
        }
        Action::Place { tile, bug, to, drawn } => {
            drawn.is_none() && placing::can_place(position, tile, bug, to)
        }
        _ if !position.has_queen_in_play(position.to_move()) => false,
        Action::Combo => can_combo(position),
        Action::Draw { drawn } => drawn.is_none() && can_draw(position),
        Action::Steal { tile } => stealable(position).contains(tile),
        Action::Move { .. }
        | Action::Flip { .. }
        | Action::Sting { .. }
        | Action::Remove { .. }
        | Action::Swap { .. } => return listed_form_of_bugs(&Turn::new(position), action),
    };
    (legal && honeycombo::permits(position, action)).then_some(action)
}

/// The listed form of an action by bugs on the table.
fn listed_form_of_bugs(turn: &Turn<'_>, action: Action) -> Option<Action> {
    let listed = match action {
        Action::Move { tile, to } => moving::can_move(turn, tile, to).then_some(action),
        Action::Flip { tile } => can_flip(turn, tile).then_some(action),
        Action::Sting { tile, victim } => wasp::can_sting(turn, tile, victim)
            .then(|| wasp::named_stinger(turn, victim).unwrap_or(tile))
            .map(|tile| Action::Sting { tile, victim }),
        Action::Remove { tile, victim } => {
            let pair = listed_pair(turn, (tile, victim), predators::can_remove);
            pair.map(|(tile, victim)| Action::Remove { tile, victim })
        }
        Action::Swap { tile, with } => {
            let pair = listed_pair(turn, (tile, with), centipede::can_swap);
            pair.map(|(tile, with)| Action::Swap { tile, with })
        }
        Action::Place { .. }
        | Action::Combo
        | Action::Draw { .. }
        | Action::Steal { .. }
        | Action::End
        | Action::Pass => None,
    };
    listed.filter(|&listed| honeycombo::permits(turn.position, listed))
}

/// The form in which an action between two tiles is listed, if it is legal. If either tile can perform it, the list names
/// one of the two.
fn listed_pair(
    turn: &Turn<'_>,
    (tile, other): (Tile, Tile),
    can: fn(&Turn<'_>, Tile, Tile) -> bool,
) -> Option<(Tile, Tile)> {
    let turned = || named_before(turn, other, tile) && can(turn, other, tile);
    can(turn, tile, other).then(|| if turned() { (other, tile) } else { (tile, other) })
}

/// Whether the side to move can flip the tile. It cannot flip a tile that has just been moved, is stung, or touches an
/// enemy Scorpion.
fn can_flip(turn: &Turn<'_>, tile: Tile) -> bool {
    let position = turn.position;
    let barred = turn.fixed.or(position.statuses.moved);
    position.game_type.is_flippable(tile)
        && turn.board.tops().and(turn.own).without(barred).contains(tile)
        && (turn.board.face(tile) == Bug::StinkBug || !scorpion::suppresses(turn.board, tile))
}

/// Whether the Honeycombo can be turned over: it shows the player's colour, the opponent has not just turned it over,
/// and the turn has one action.
fn can_combo(position: &Position) -> bool {
    position.combo() == Some(position.to_move())
        && position.variant.stage == Stage::Single
        && !position.variant.locked
}

/// Whether a tile can be drawn from the bag.
fn can_draw(position: &Position) -> bool {
    position.game_type.has_pack(Pack::Swarm) && !position.variant.bag.is_empty()
}

/// The own tiles that can be taken out of the opponent's hand.
fn stealable(position: &Position) -> TileSet {
    if !position.game_type.has_pack(Pack::Swarm) {
        return TileSet::EMPTY;
    }
    let player = position.to_move();
    position.lowest_waiting(position.reserve(!player).and(TileSet::of(player)))
}

/// Whether the second action of a double turn can be given up. If it is compulsory, it can only be given up as the last
/// resort.
fn can_end(position: &Position, is_last_resort: impl FnOnce() -> bool) -> bool {
    let is_free = |cell| position.board.at(cell).height() == 1;
    let compulsory = position.game_type.options.combo_second == ComboSecond::Compulsory;
    position.variant.stage == Stage::Second
        && position.board.honeycombo().is_some_and(is_free)
        && (!compulsory || is_last_resort())
}

/// Whether the list names the first of two bugs that can perform the same action: own bugs come first, then the order of
/// names decides.
pub(crate) fn named_before(turn: &Turn<'_>, one: Tile, other: Tile) -> bool {
    // The parts of a name in the byte order of the whole: digits come before letters.
    let key = |tile: Tile| {
        let TileName { color, bug, number } = turn.position.name(tile);
        (color != Some(turn.player), color.map(Color::letter), bug.code(), number)
    };
    key(one) < key(other)
}

/// Adds an action between two tiles, unless the list already has it by the other tile and names that one first.
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
