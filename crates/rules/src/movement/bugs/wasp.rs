//! The Wasp crawls one cell like the Queen. Or it stings: an enemy tile that lies alone is turned over and can
//! do nothing in its owner's next turn.

use crate::grid::few::Few;
use crate::legal::any::named_before;
use crate::legal::any::turn::Turn;
use crate::model::action::{Action, ActionList};
use crate::model::bug::Bug;
use crate::model::options::{Faces, NoflipSting, WaspStingRange};
use crate::model::tile::{Tile, TileSet};

/// Whether stings have any effect.
fn has_stings(turn: &Turn<'_>) -> bool {
    turn.position.game_type.faces() == Faces::Flip
        || turn.options().noflip_sting == NoflipSting::Stun
}

/// The tiles that nobody can sting.
fn spared(turn: &Turn<'_>) -> TileSet {
    let statuses = &turn.position.statuses;
    let spared = statuses.moved.or(statuses.flipped).or(statuses.resting).or(statuses.stung);
    spared.or(turn.shielded)
}

/// Whether this bug can sting that tile.
pub(crate) fn can_sting(turn: &Turn<'_>, stinger: Tile, victim: Tile) -> bool {
    let adjacent = turn.options().wasp_sting_range == WaspStingRange::Adjacent;
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
    turn.acting_as(Bug::Wasp).for_each(|tile| stingers.push(tile));
    if stingers.is_empty() || !has_stings(turn) {
        return;
    }
    let adjacent = turn.options().wasp_sting_range == WaspStingRange::Adjacent;
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
