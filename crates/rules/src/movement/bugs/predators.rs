//! The Assassin bug crawls one cell, or steps onto an adjacent enemy that lies alone: both leave the
//! game. The Mantis does not move; it flies onto an enemy that was placed in the turn before, and both
//! leave the game.

use crate::grid::hex::Directions;
use crate::legal::general::add_pair;
use crate::legal::general::turn::Turn;
use crate::model::action::{Action, ActionList};
use crate::model::bug::Bug;
use crate::model::options::{AssassinSparesJustMoved, StinkbugPredatorScope};
use crate::model::tile::{Tile, TileSet};
use crate::movement::Power;
use crate::movement::steps::ways;

/// Lists removals by Assassin bugs and Mantises.
pub(crate) fn removals(turn: &Turn<'_>, actions: &mut ActionList) {
    let begin = actions.len();
    for tile in turn.acting_with(Power::Remove).filter(|&tile| turn.may_leave(tile)) {
        for victim in victims(turn, tile).into_iter().filter(|&victim| holds(turn, tile, victim)) {
            let remove = |tile, victim| Action::Remove { tile, victim };
            add_pair(turn, begin, actions, (tile, victim), remove);
        }
    }
}

/// Whether this bug can remove that tile.
pub(crate) fn can_remove(turn: &Turn<'_>, tile: Tile, victim: Tile) -> bool {
    turn.acts_with(Power::Remove, tile)
        && turn.may_leave(tile)
        && victims(turn, tile).contains(victim)
        && holds(turn, tile, victim)
}

/// The enemies that this predator can get at.
pub(crate) fn victims(turn: &Turn<'_>, tile: Tile) -> TileSet {
    let abilities = turn.abilities(tile);
    let mut victims = TileSet::EMPTY;
    if abilities.contain(Bug::AssassinBug) {
        victims = victims.or(adjacent(turn, tile));
    }
    if abilities.contain(Bug::Mantis) {
        victims = victims.or(turn.position.statuses.placed.and(turn.board.tops()));
    }
    let protected = turn.shielded.or(protected_from_predators(turn));
    victims.and(turn.enemies_of(tile)).without(protected).without(TileSet::from(tile))
}

/// The single tiles onto which an Assassin bug can step.
fn adjacent(turn: &Turn<'_>, tile: Tile) -> TileSet {
    let cell = turn.board.cell_of(tile);
    let stacks = Directions(ways(turn.board, cell, 0, cell, true).onto)
        .map(|side| turn.board.at(cell.neighbor(side)));
    let adjacent = stacks.filter(|stack| stack.height() == 1).filter_map(|stack| stack.top());
    let adjacent: TileSet = adjacent.collect();
    if turn.options().assassin_spares_just_moved == AssassinSparesJustMoved::Yes {
        let statuses = &turn.position.statuses;
        return adjacent.without(statuses.moved.or(statuses.flipped).or(statuses.resting));
    }
    adjacent
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

/// Whether the hive is in one piece without both.
fn holds(turn: &Turn<'_>, tile: Tile, victim: Tile) -> bool {
    let cells = [turn.board.cell_of(tile), turn.board.cell_of(victim)];
    !turn.is_alone(victim) || turn.board.is_connected_without(&cells)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::movement::rulebook::{assert_moves, drawn};

    #[test]
    fn the_assassin_bug_crawls_one_cell() {
        let drawing = "
            *   bQ  bA1
              wAs wQ
                *
        ";
        assert_moves("Base+Predators(pack_tiles=two);White[9]", "wAs", drawing, "", &[]);
    }

    /// The victims of all removals.
    fn victims(game: &str, drawing: &str, rest: &str) -> Vec<String> {
        let victim = |action| match action {
            Action::Remove { victim, .. } => Some(victim.to_string()),
            _ => None,
        };
        drawn(game, drawing, rest).actions().into_iter().filter_map(victim).collect()
    }

    #[test]
    fn the_assassin_bug_removes_an_adjacent_enemy_that_lies_alone() {
        let drawing = "
            wAs bQ  bA1
              bG1 wQ
        ";
        let game = "Base+Predators(pack_tiles=two);White[9]";
        assert_eq!(victims(game, drawing, "bG1<bB1"), ["bQ"]);
        assert_eq!(victims(game, drawing, ""), ["bQ", "bG1"]);
    }

    #[test]
    fn the_mantis_removes_an_enemy_that_was_just_placed() {
        let drawing = "
            wMn wQ  bQ  bA1
        ";
        let game = "Base+Predators(pack_tiles=two);White[9]";
        assert_eq!(victims(game, drawing, "placed=bA1"), ["bA1"]);
        assert!(victims(game, drawing, "").is_empty());
    }
}
