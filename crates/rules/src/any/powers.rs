//! Powers that do not displace a single tile: stings, removals, swaps.

use super::named_before;
use super::turn::Turn;
use crate::action::{Action, ActionList};
use crate::bug::Bug;
use crate::bugs::centipede;
use crate::few::Few;
use crate::game_type::Faces;
use crate::hex::Directions;
use crate::options::RuleOption;
use crate::steps::ways;
use crate::tile::{Tile, TileSet};

/// The actors that can act as this creature.
fn acting_as<'a>(turn: &'a Turn<'_>, bug: Bug) -> impl Iterator<Item = Tile> + 'a {
    turn.actors.into_iter().filter(move |&tile| turn.abilities(tile).contain(bug))
}

/// Whether stings have any effect.
fn has_stings(turn: &Turn<'_>) -> bool {
    turn.position.game_type.faces() == Faces::Flip || !turn.option(RuleOption::NoflipSting)
}

/// The tiles that nobody can sting.
fn spared(turn: &Turn<'_>) -> TileSet {
    let statuses = &turn.position.statuses;
    let spared = statuses.moved.or(statuses.flipped).or(statuses.resting).or(statuses.stung);
    spared.or(turn.shielded)
}

/// Whether this bug can sting that tile.
pub(crate) fn can_sting(turn: &Turn<'_>, stinger: Tile, victim: Tile) -> bool {
    let adjacent = turn.option(RuleOption::WaspStingRange);
    has_stings(turn)
        && stinger != victim
        && turn.actors.contains(stinger)
        && turn.abilities(stinger).contain(Bug::Wasp)
        && turn.board.tops().without(spared(turn)).contains(victim)
        && turn.is_alone(victim)
        && turn.enemies_of(stinger).contains(victim)
        && (!adjacent || turn.touch(stinger, victim))
}

/// Stings: each victim once, whoever stings.
pub(crate) fn stings(turn: &Turn<'_>, actions: &mut ActionList) {
    // At most four Wasps and two Mosquitoes.
    let mut stingers = Few::<Tile, 8>::new(Tile::HONEYCOMBO);
    acting_as(turn, Bug::Wasp).for_each(|tile| stingers.push(tile));
    if stingers.is_empty() || !has_stings(turn) {
        return;
    }
    let adjacent = turn.option(RuleOption::WaspStingRange);
    let first = |one: Tile, other: Tile| if named_before(turn, other, one) { other } else { one };
    for victim in turn.board.tops().without(spared(turn)) {
        if !turn.is_alone(victim) {
            continue;
        }
        let can = |&stinger: &Tile| {
            stinger != victim
                && turn.enemies_of(stinger).contains(victim)
                && (!adjacent || turn.touch(stinger, victim))
        };
        if let Some(tile) = stingers.iter().copied().filter(can).reduce(first) {
            actions.push(Action::Sting { tile, victim });
        }
    }
}

/// Removals by Assassin bugs and Mantises.
pub(crate) fn removals(turn: &Turn<'_>, actions: &mut ActionList) {
    let begin = actions.len();
    let protected = turn.shielded.or(protected_from_predators(turn));
    let statuses = &turn.position.statuses;
    for tile in acting_as(turn, Bug::AssassinBug).filter(|&tile| turn.may_leave(tile)) {
        let cell = turn.board.cell_of(tile);
        let mut victims = turn.enemies_of(tile).without(protected);
        if turn.option(RuleOption::AssassinSparesJustMoved) {
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
    for tile in acting_as(turn, Bug::Mantis).filter(|&tile| turn.may_leave(tile)) {
        let victims = turn.enemies_of(tile).and(statuses.placed).and(turn.board.tops());
        for victim in victims.without(protected) {
            if victim != tile {
                remove(turn, tile, victim, begin, actions);
            }
        }
    }
}

/// `stinkbug_predator_scope=all`: what any Stink bug touches cannot be removed.
fn protected_from_predators(turn: &Turn<'_>) -> TileSet {
    let mut protected = TileSet::EMPTY;
    if turn.option(RuleOption::StinkbugPredatorScope) {
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

/// Adds what one tile does with another, unless the other way round does the same and is named first.
fn add_pair(
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

/// Swaps by Centipedes.
pub(crate) fn swaps(turn: &Turn<'_>, actions: &mut ActionList) {
    let begin = actions.len();
    let barred = turn.fixed.or(turn.shielded);
    for tile in acting_as(turn, Bug::Centipede).filter(|&tile| turn.may_leave(tile)) {
        let cell = turn.board.cell_of(tile);
        for place in centipede::walks(turn.board, cell) {
            let to = place.cell(cell);
            let ground = turn.board.at(to);
            let Some(with) = ground.top() else { continue };
            let possible = ground.height() == 1 && with.color().is_some() && !barred.contains(with);
            if !possible || is_bound(turn, tile, with) {
                continue;
            }
            let lenient = turn.option(RuleOption::SwapConnectivity);
            if lenient || turn.board.is_connected_without(&[cell, to]) {
                let swap = |tile, with| Action::Swap { tile, with };
                add_pair(turn, begin, actions, (tile, with), swap);
            }
        }
    }
}

/// `stinkbug_own_side=bound`: a friend that touches the Stink bug cannot displace it.
fn is_bound(turn: &Turn<'_>, tile: Tile, with: Tile) -> bool {
    turn.option(RuleOption::StinkbugOwnSide)
        && turn.board.face(with) == Bug::StinkBug
        && with.color() == tile.color()
        && turn.touch(tile, with)
}
