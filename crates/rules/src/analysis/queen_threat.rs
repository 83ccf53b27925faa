//! The threat to surround a Queen that has one free side left, and which actions do not parry it.
//!
//! Most actions of a player whose Queen is threatened change nothing about the threat. They need not be played to see
//! that: an attack still works if nothing changes where it comes from, on its way, and in what it leaves behind. Where
//! that is not obvious, the answer is that the action may parry.

use crate::grid::array_vec::ArrayVec;
use crate::grid::hex::{Cell, Directions};
use crate::grid::patch::Patch;
use crate::grid::sides::{self, WIDE};
use crate::hive::board::Board;
use crate::hive::edge::Ring;
use crate::hive::one_hive::pins;
use crate::model::action::Action;
use crate::model::bug::Bug;
use crate::model::tile::{Tile, TileSet};
use crate::movement::bugs::pillbug::Throws;
use crate::movement::bugs::{ant, grasshopper};
use crate::movement::{Abilities, Motion, Power};
use crate::position::Position;

/// The last free side of the Queen of the side to move, and ways in which the other player could take it.
#[derive(Clone, Copy)]
pub struct QueenThreat {
    /// Where the Queen lies.
    cell: Cell,
    /// Her last free side.
    last: Cell,
    /// The number of tiles around the other Queen from which on an attack does not win, because she is surrounded too.
    too_many: u32,
    attacks: ArrayVec<Attack, MOST>,
}

/// The number of attacks that are looked for: one that still works is enough.
const MOST: usize = 4;

/// A way to take the last free side.
#[derive(Clone, Copy)]
struct Attack {
    /// The tile that would lie there.
    tile: Tile,
    /// Where it comes from.
    from: Cell,
    /// How it gets there.
    way: Way,
    /// Whether it lies on the ground, so that the hive must hold without it.
    is_grounded: bool,
    /// The bug that acts: the tile itself, or the one that throws it.
    actor: Tile,
    /// Where the actor lies.
    at: Cell,
    /// Whether it matters what lies beside the actor: it copies others, or throws them.
    needs_others: bool,
}

/// How a tile gets to the last free side.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    /// All cells that matter have distances to both ends that are together at most this.
    Short(u8),
    /// Along a walk, see [`edge`](crate::hive::edge).
    Walk,
}

/// What an action changes on the table.
struct Displacement {
    tile: Tile,
    /// Where the tile comes from, if it is on the table.
    from: Option<Cell>,
    /// The cell it comes from, if nothing else lies there.
    vacated: Option<Cell>,
    /// Where the tile goes.
    to: Cell,
    /// The cell it goes to, if nothing lies there yet.
    filled: Option<Cell>,
}

impl Position {
    /// The number of occupied cells around the tile after a listed action, which is not played for it. Exact in standard
    /// games; in others only placing and moving are considered.
    #[inline]
    pub fn occupied_sides_after(&self, tile: Tile, action: Action) -> Option<u32> {
        let (moved, from, to) = match action {
            Action::Move { tile, to } => (tile, self.board.cell(tile), to),
            Action::Place { tile, to, .. } => (tile, None, to),
            Action::Flip { .. }
            | Action::Sting { .. }
            | Action::Remove { .. }
            | Action::Swap { .. }
            | Action::Combo
            | Action::Draw { .. }
            | Action::Steal { .. }
            | Action::End
            | Action::Pass => return self.occupied_sides(tile),
        };
        let cell = if moved == tile { to } else { self.board.cell(tile)? };
        let beside = |other: Cell| cell.distance_to(other) == 1;
        let leaves = |from: Cell| beside(from) && self.board.at(from).height() == 1;
        let emptied = from.is_some_and(leaves);
        let filled = beside(to) && self.board.at(to).is_empty();
        let occupied = self.board.at(cell).occupied().count_ones();
        Some(occupied + u32::from(filled) - u32::from(emptied))
    }

    /// Whether the side to move wins by taking the last free side of the other Queen: its own Queen is in play, and does
    /// not lack the same side. A player who surrounds both Queens has not won.
    #[inline]
    pub fn wins_by_last_side(&self) -> bool {
        let [own, other] = [self.to_move, !self.to_move].map(Tile::queen);
        self.has_queen_in_play(self.to_move)
            && self.last_free_side(own) != self.last_free_side(other)
    }

    /// Looks for attacks on the Queen of the side to move if it were the other player's turn; there may be none that it
    /// finds. `None` if she has more than one free side, if a Queen is not in play, or if the game is not a standard one.
    pub fn queen_threat(&self) -> Option<QueenThreat> {
        if !self.standard {
            return None;
        }
        let player = self.to_move;
        let [own, other] = [player, !player].map(Tile::queen);
        let (cell, last) = (self.board.cell(own)?, self.last_free_side(own)?);
        let shares = self.board.cell(other)?.distance_to(last) == 1;
        let too_many = if shares { 5 } else { 6 };
        let filler = Attack::of(own, cell, true);
        let mut threat = QueenThreat { cell, last, too_many, attacks: ArrayVec::new(filler) };
        for tile in self.board.tops().and(TileSet::of(!player)) {
            if threat.attacks.len() < MOST {
                threat.find_attack(&self.board, tile);
            }
        }
        Some(threat)
    }

    /// Whether a listed action surely fails to parry the threat: after it, the other player can win by surrounding the
    /// Queen. If the answer is no, the action may parry or not.
    pub fn fails_to_parry(&self, threat: &QueenThreat, action: Action) -> bool {
        let Some(change) = Displacement::of(action, &self.board) else { return false };
        let frees = change.vacated.is_some_and(|from| threat.cell.distance_to(from) == 1);
        if frees || change.to == threat.last || change.tile.is_queen() {
            return false;
        }
        let around = || self.occupied_sides_after(Tile::queen(!self.to_move), action);
        threat.attacks.iter().any(|attack| attack.stands(&self.board, threat.last, &change))
            && around().is_some_and(|around| around < threat.too_many)
    }
}

impl Displacement {
    #[inline]
    fn of(action: Action, board: &Board) -> Option<Displacement> {
        let (tile, from, to) = match action {
            Action::Place { tile, to, .. } => (tile, None, to),
            Action::Move { tile, to } => (tile, Some(board.cell_of(tile)), to),
            Action::Flip { .. }
            | Action::Sting { .. }
            | Action::Remove { .. }
            | Action::Swap { .. }
            | Action::Combo
            | Action::Draw { .. }
            | Action::Steal { .. }
            | Action::End
            | Action::Pass => return None,
        };
        let vacated = from.filter(|&from| board.at(from).height() == 1);
        let filled = board.at(to).is_empty().then_some(to);
        Some(Displacement { tile, from, vacated, to, filled })
    }
}

impl QueenThreat {
    /// Looks for a way in which the tile can take the last free side, or throw another there.
    fn find_attack(&mut self, board: &Board, tile: Tile) {
        let at = board.cell_of(tile);
        let state = board.at(at);
        let is_grounded = state.height() == 1;
        let copies = board.face(tile) == Bug::Mosquito && is_grounded;
        let abilities = Abilities::of(board, tile);
        let attack = Attack { needs_others: copies, ..Attack::of(tile, at, is_grounded) };
        // A tile beside the Queen on the ground leaves a free side when it goes.
        let is_free =
            !is_grounded || self.cell.distance_to(at) > 1 && !pins(board, at, state.occupied());
        let mut ways = abilities.iter().filter_map(|bug| self.way(bug, board, at));
        if is_free && let Some(way) = ways.next() {
            self.attacks.push(Attack { way, ..attack });
        } else if is_grounded && abilities.can(Power::Throw) && self.last.distance_to(at) == 1 {
            self.find_throw(board, attack);
        }
    }

    /// How a bug that acts as this creature gets from there to the last side.
    fn way(&self, bug: Bug, board: &Board, from: Cell) -> Option<Way> {
        let steps = self.last.distance_to(from);
        // Of a bug farther away than it can go the motion is not worked out.
        if steps > 3 && !matches!(bug, Bug::Grasshopper | Bug::Ant) {
            return None;
        }
        match Motion::of(bug, board, from) {
            // As many steps, and what lies beside them.
            Motion::Step(near) => near.contains_cell(self.last, from).then_some(Way::Short(2)),
            Motion::Crawl(near) | Motion::Over(near) => {
                near.contains_cell(self.last, from).then_some(Way::Short(4))
            }
            Motion::Jump => {
                let jumps = grasshopper::jumps(board, from).any(|to| to == self.last);
                jumps.then_some(Way::Short(steps))
            }
            Motion::CrawlFar => {
                let is_walkable = sides::is_walkable(board.at(self.last).occupied());
                let walks = is_walkable && ant::reach(board, from).contains(board, self.last);
                walks.then_some(Way::Walk)
            }
            Motion::Land | Motion::Glide | Motion::Copy | Motion::Stay => None,
        }
    }

    /// Looks for a tile that the actor can throw to the last side.
    fn find_throw(&mut self, board: &Board, attack: Attack) {
        let throws = Throws::over(board, TileSet::EMPTY, attack.at);
        if !Patch::around(throws.to).contains_cell(self.last, attack.at) {
            return;
        }
        for from in Directions(throws.from).map(|side| attack.at.neighbor(side)) {
            let tile = board.at(from).top();
            // Whose Queen is thrown may be surrounded too.
            let tile = tile.filter(|tile| !tile.is_queen());
            if let Some(tile) = tile
                && self.cell.distance_to(from) > 1
            {
                self.attacks.push(Attack { tile, from, needs_others: true, ..attack });
                return;
            }
        }
    }
}

impl Attack {
    /// An attack by the tile itself that depends only on the cells beside it.
    fn of(tile: Tile, from: Cell, is_grounded: bool) -> Attack {
        let way = Way::Short(0);
        Attack { tile, from, way, is_grounded, actor: tile, at: from, needs_others: false }
    }

    /// Whether the attack is certainly possible after the change.
    fn stands(&self, board: &Board, last: Cell, change: &Displacement) -> bool {
        let matters = |cell: Cell| {
            let distances = self.from.distance_to(cell) + last.distance_to(cell);
            cell == self.from
                || matches!(self.way, Way::Short(most) if distances <= most)
                || self.needs_others && self.at.distance_to(cell) <= 1
        };
        let is_touched = [self.tile, self.actor].contains(&change.tile)
            || matters(change.to)
            || change.from.is_some_and(matters);
        let is_barred = is_touched
            || self.is_grounded && self.may_be_pinned(board, change)
            || self.way == Way::Walk && self.may_be_shut_off(board, last, change);
        !is_barred
    }

    /// Whether the attacker, which is not pinned now, may be pinned after the change.
    fn may_be_pinned(&self, board: &Board, change: &Displacement) -> bool {
        let without = |cell: Cell, others: [Option<Cell>; 2]| {
            Directions(board.at(cell).occupied())
                .filter(|&side| !others.contains(&Some(cell.neighbor(side))))
                .fold(0, |sides, side| sides | 1 << side as u8)
        };
        // What is left behind must hang together without the attacker,
        let parts = change.vacated.is_some_and(|from| {
            let others = without(from, [Some(self.from), None]);
            others == 0 || sides::has_several_runs(others)
        });
        // and what is new must not hang on the attacker alone.
        let hangs =
            change.filled.is_some_and(|to| without(to, [Some(self.from), change.vacated]) == 0);
        parts || hangs
    }

    /// Whether the attacker may not get along its walk any more after the change. A tile that leaves only joins walks.
    fn may_be_shut_off(&self, board: &Board, last: Cell, change: &Displacement) -> bool {
        let Some(to) = change.filled else { return false };
        let is_near = self.from.distance_to(to) <= 2
            || last.distance_to(to) <= 1
            || change.vacated.is_some_and(|from| from.distance_to(to) <= 1);
        // A tile parts a walk only where there are several arcs beside it.
        let is_narrow = WIDE[board.at(to).occupied() as usize] == 0;
        is_near || !is_narrow && !Ring::around(board, to).is_one_arc()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::outcome::Outcome;

    /// An attack that is found to stand can be carried out after the action, and most attacks that can are found.
    #[test]
    fn an_attack_that_stands_can_be_carried_out() {
        let mut seed = 11u64;
        let (mut lost, mut found) = (0, 0);
        let wins = |position: &mut Position, action| {
            let player = position.to_move();
            let undo = position.play_listed(action);
            let won = position.outcome() == Some(Outcome::Win(player));
            position.undo(undo);
            won
        };
        // Until enough actions have left a Queen to be surrounded.
        for game in 0.. {
            if lost >= 10_000 {
                break;
            }
            assert!(game < 20_000, "only {lost} actions did not parry");
            let text = ["Base", "Base+MLP", "Base+M", "Base+P", "Base+LP"][game % 5];
            let mut position = Position::new(text.parse().unwrap());
            for _ in 0..120 {
                if position.outcome().is_some() {
                    break;
                }
                let actions = position.actions();
                let player = position.to_move();
                if position.is_queen_threatened(player) {
                    let threat = position.queen_threat().unwrap();
                    for &action in &actions {
                        let is_proven = position.fails_to_parry(&threat, action);
                        let undo = position.play_listed(action);
                        let answers = position.actions();
                        let stands = position.outcome().is_none()
                            && answers.iter().any(|&answer| wins(&mut position, answer));
                        assert!(stands || !is_proven, "after {action:?}: {position}");
                        position.undo(undo);
                        lost += usize::from(stands);
                        found += usize::from(is_proven);
                    }
                }
                seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
                position.play_listed(actions[(seed >> 33) as usize % actions.len()]);
            }
        }
        assert!(found * 2 > lost, "{found} of {lost}");
    }
}
