//! The Wasp crawls one cell like the Queen. Or it stings: an enemy tile that lies alone is turned over and can
//! do nothing in its owner's next turn.

use crate::grid::array_vec::ArrayVec;
use crate::legal::general::named_before;
use crate::legal::general::turn::Turn;
use crate::model::action::{Action, ActionList};
use crate::model::options::{Faces, NoflipSting, WaspStingRange};
use crate::model::tile::Tile;
use crate::movement::Power;

/// At most four Wasps and two Mosquitoes.
type Stingers = ArrayVec<Tile, 8>;

/// The bugs that can sting in this turn.
fn stingers(turn: &Turn<'_>) -> Stingers {
    let mut stingers = Stingers::new(Tile::HONEYCOMBO);
    // With `noflip_sting=none` there are stings only where they turn tiles over.
    if turn.position.game_type.faces() == Faces::Flip
        || turn.options().noflip_sting == NoflipSting::Stun
    {
        turn.acting_with(Power::Sting).for_each(|tile| stingers.push(tile));
    }
    stingers
}

/// Whether the tile can be stung by anybody: it lies alone, is not shielded, and was neither moved nor flipped nor
/// stung in the turn before.
fn can_be_stung(turn: &Turn<'_>, victim: Tile) -> bool {
    let statuses = &turn.position.statuses;
    let spared = statuses.moved.or(statuses.flipped).or(statuses.resting).or(statuses.stung);
    turn.board.tops().without(spared.or(turn.shielded)).contains(victim) && turn.is_alone(victim)
}

/// Whether the victim is an enemy of the stinger and near enough.
fn can_reach(turn: &Turn<'_>, stinger: Tile, victim: Tile) -> bool {
    stinger != victim
        && turn.enemies_of(stinger).contains(victim)
        && (turn.options().wasp_sting_range == WaspStingRange::Any || turn.touch(stinger, victim))
}

/// Whether this bug can sting that tile.
pub(crate) fn can_sting(turn: &Turn<'_>, stinger: Tile, victim: Tile) -> bool {
    stingers(turn).contains(&stinger)
        && can_be_stung(turn, victim)
        && can_reach(turn, stinger, victim)
}

/// Of the bugs that can sting this tile, the one that the list names.
pub(crate) fn named_stinger(turn: &Turn<'_>, victim: Tile) -> Option<Tile> {
    first_stinger(turn, &stingers(turn), victim)
}

fn first_stinger(turn: &Turn<'_>, stingers: &[Tile], victim: Tile) -> Option<Tile> {
    if !can_be_stung(turn, victim) {
        return None;
    }
    let first = |one: Tile, other: Tile| if named_before(turn, other, one) { other } else { one };
    stingers.iter().copied().filter(|&stinger| can_reach(turn, stinger, victim)).reduce(first)
}

/// Lists stings: each victim once, whichever bugs can sting it.
pub(crate) fn stings(turn: &Turn<'_>, actions: &mut ActionList) {
    let stingers = stingers(turn);
    if stingers.is_empty() {
        return;
    }
    for victim in turn.board.tops() {
        if let Some(tile) = first_stinger(turn, &stingers, victim) {
            actions.push(Action::Sting { tile, victim });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::movement::rulebook::{assert_moves, drawn};

    #[test]
    fn the_wasp_crawls_one_cell() {
        let drawing = "
            *   bQ  bA1
              wWs wQ
                *
        ";
        assert_moves("Base+Ws;White[9]", "wWs", drawing, "", &[]);
    }

    #[test]
    fn the_wasp_stings_an_enemy_that_lies_alone() {
        let drawing = "
            bA1 bQ  bB1
              wWs wQ
        ";
        let hive = drawn("Base+Ws;White[9]", drawing, "bB1<bB2;moved=bQ");
        let stung = |action| match action {
            Action::Sting { victim, .. } => Some(victim.to_string()),
            _ => None,
        };
        let victims: Vec<String> = hive.actions().into_iter().filter_map(stung).collect();
        assert_eq!(victims, ["bA1"]);
    }
}
