//! All legal actions in games beyond the standard ones: Venom, the packs, and everything together.
//!
//! A [`turn`] knows who acts. [`moving`] lists where each tile can be displaced to by any of them; the creatures' files
//! list what their powers do; and then there are [`placing`], flips, draws. Every action is listed once, whichever bugs
//! can bring it about. Beside each list is a test for one action of its kind, which [`listed_form`] asks.

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
pub(crate) fn generate_any(position: &Position, actions: &mut ActionList) {
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
    }
    honeycombo::keep_free(position, actions);
}

/// The listed action that has the same effect as this one, if it is legal: the same sting by another bug, the same swap
/// or removal seen from the other side, or the action itself. The game must not be over. Lists no other actions, but
/// for [`Action::Pass`] and a compulsory second action, which depend on all others.
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

/// Of what one tile does with another and the other way round, what is listed.
fn listed_pair(
    turn: &Turn<'_>,
    (tile, other): (Tile, Tile),
    can: fn(&Turn<'_>, Tile, Tile) -> bool,
) -> Option<(Tile, Tile)> {
    let turned = || named_before(turn, other, tile) && can(turn, other, tile);
    can(turn, tile, other).then(|| if turned() { (other, tile) } else { (tile, other) })
}

/// Whether the tile can be turned over by its owner: not if it has just been moved, is stung or touches an enemy Scorpion.
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
        && position.beyond.stage == Stage::Single
        && !position.beyond.locked
}

/// Whether a tile can be drawn from the bag.
fn can_draw(position: &Position) -> bool {
    position.game_type.has_pack(Pack::Swarm) && !position.beyond.bag.is_empty()
}

/// The own tiles that can be taken out of the opponent's hand.
fn stealable(position: &Position) -> TileSet {
    if !position.game_type.has_pack(Pack::Swarm) {
        return TileSet::EMPTY;
    }
    let player = position.to_move();
    position.lowest_waiting(position.reserve(!player).and(TileSet::of(player)))
}

/// Whether the second action of a double turn can be given up. If it is compulsory, nothing else must be possible.
fn can_end(position: &Position, is_last_resort: impl FnOnce() -> bool) -> bool {
    let is_free = |cell| position.board.at(cell).height() == 1;
    let compulsory = position.game_type.options.combo_second == ComboSecond::Compulsory;
    position.beyond.stage == Stage::Second
        && position.board.honeycombo().is_some_and(is_free)
        && (!compulsory || is_last_resort())
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
