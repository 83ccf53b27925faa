//! Proofs: whether the side to move can force a win, or is forced to lose, within some actions.
//!
//! Nothing is guessed here. For each number of actions, from one up, two questions are asked: can the side to move force
//! a win within so many, and can the opponent? Whoever is to win has to find one action; against all
//! actions of the other side it has to hold. What the bag yields is chosen by whoever does not claim the win.
//!
//! A shortest forced win never meets a position twice: every action brings it nearer. So the only
//! repetition that can spoil it is the third occurrence of a position that has occurred twice in the game before, and such
//! positions count as no win. Nothing else depends on the way, and the table can be trusted.

mod proof_table;

use std::collections::HashSet;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use skep_rules::{Action, Bug, Cell, Color, Direction, Game, Outcome, Position, Stage, Tile};
use thiserror::Error;

use self::proof_table::{Known, Proofs};
use crate::search::clock::Clock;
use crate::search::limits::Limits;

/// What is known about the end of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The side to move wins in so many actions, whatever the other side does. No win is shorter.
    Win(u32),
    /// The side to move loses in so many actions, whatever it does. It cannot last longer.
    Loss(u32),
    /// Neither side can force a win within the number of actions that was asked for.
    Neither,
    /// A limit was reached first.
    Unknown,
}

/// What the solver has found.
#[derive(Clone, Debug)]
pub struct Solution {
    /// Who wins.
    pub verdict: Verdict,
    /// The winner's actions and the longest resistance, if somebody wins. Each names the tile it draws.
    pub line: Vec<Action>,
    /// Within how many actions everything is decided.
    pub plies: u32,
    /// How many positions were visited.
    pub nodes: u64,
    /// How long it took.
    pub time: Duration,
}

/// Why there is nothing to solve.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Unsolvable {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// Something is to be chosen before the first turn.
    #[error("what is chosen before the first turn is not chosen yet")]
    NotChosen,
    /// The bag decides what is placed.
    #[error("with swarm_place=drawn nothing can be proved while there are tiles in the bag")]
    DrawnToPlace,
}

/// The most actions that can be looked ahead.
pub const MOST_PLIES: u32 = 99;

/// Looks for a forced end within so many actions, at most [`MOST_PLIES`]. Tells what is decided after every round.
/// The depth of the limits does not count here.
pub fn solve(
    game: &Game,
    plies: u32,
    limits: Limits,
    megabytes: usize,
    stop: &AtomicBool,
    tell: &mut dyn FnMut(&Solution),
) -> Result<Solution, Unsolvable> {
    if game.ending().is_some() {
        return Err(Unsolvable::Over);
    }
    if game.open_choice().is_some() {
        return Err(Unsolvable::NotChosen);
    }
    let position = game.position();
    if position.game_type().places_drawn() && !position.bag().is_empty() {
        return Err(Unsolvable::DrawnToPlace);
    }
    let clock = Clock::default();
    let mut solver = Solver {
        position: position.clone(),
        twice: occurred_twice(game),
        proofs: Proofs::new(megabytes),
        history: vec![0; HISTORY],
        limits,
        stop,
        clock,
        start: clock.now(),
        nodes: 0,
        stopped: false,
        lists: Vec::new(),
    };
    Ok(solver.deepen(plies.min(MOST_PLIES), tell))
}

/// The positions that the game would end with if they occurred once more.
fn occurred_twice(game: &Game) -> HashSet<u64> {
    let mut position = game.start();
    if !position.game_type().draws_by_repetition() {
        return HashSet::new();
    }
    let (mut once, mut twice) = (HashSet::from([position.zobrist_hash()]), HashSet::new());
    for action in game.history() {
        position.play_listed(action);
        if position.stage() != Stage::Second && !once.insert(position.zobrist_hash()) {
            twice.insert(position.zobrist_hash());
        }
    }
    // The position now is not the end; and a shortest win does not come back to it.
    twice.remove(&position.zobrist_hash());
    twice
}

const HISTORY: usize = 1 << 19;

struct Solver<'a> {
    position: Position,
    twice: HashSet<u64>,
    proofs: Proofs,
    /// How often an action has decided something, by tile and cell: those are tried first.
    history: Vec<u32>,
    limits: Limits,
    stop: &'a AtomicBool,
    clock: Clock,
    start: Duration,
    nodes: u64,
    stopped: bool,
    lists: Vec<Vec<Action>>,
}

impl Solver<'_> {
    fn deepen(&mut self, plies: u32, tell: &mut dyn FnMut(&Solution)) -> Solution {
        let player = self.position.to_move();
        let mut decided = 0;
        for depth in 1..=plies {
            for winner in [player, !player] {
                if !self.wins(winner, depth) {
                    continue;
                }
                // What was proved before a limit was reached is proved.
                let verdict =
                    if winner == player { Verdict::Win(depth) } else { Verdict::Loss(depth) };
                let line = self.line(winner, depth);
                return Solution { line, ..self.solution(verdict, depth) };
            }
            if self.stopped {
                return self.solution(Verdict::Unknown, decided);
            }
            decided = depth;
            tell(&self.solution(Verdict::Neither, decided));
        }
        self.solution(Verdict::Neither, decided)
    }

    fn solution(&self, verdict: Verdict, plies: u32) -> Solution {
        let (nodes, time) = (self.nodes, self.elapsed());
        Solution { verdict, line: Vec::new(), plies, nodes, time }
    }

    fn elapsed(&self) -> Duration {
        self.clock.now().saturating_sub(self.start)
    }

    fn must_stop(&mut self) -> bool {
        if !self.stopped {
            self.stopped = self.limits.nodes.is_some_and(|most| self.nodes >= most)
                || self.nodes & 1023 == 0
                    && (self.stop.load(Ordering::Relaxed)
                        || self.limits.time.is_some_and(|most| self.elapsed() >= most));
        }
        self.stopped
    }

    /// Whether the winner can force a win within so many actions. Once the solver has been stopped, false says
    /// nothing.
    fn wins(&mut self, winner: Color, depth: u32) -> bool {
        match self.position.outcome() {
            Some(outcome) => return outcome == Outcome::Win(winner),
            None if depth == 0 => return false,
            None => {}
        }
        if self.must_stop() {
            return false;
        }
        self.nodes += 1;
        let attacks = self.position.to_move() == winner;
        if attacks && depth == 1 && !self.may_win_at_once(winner) {
            return false;
        }
        let hash = self.position.zobrist_hash();
        if self.position.stage() != Stage::Second && self.twice.contains(&hash) {
            return false;
        }
        let key = self.key(hash, winner);
        let known = self.proofs.get(key);
        match known {
            Known { won_within, .. } if u32::from(won_within) <= depth => return true,
            Known { not_within, .. } if u32::from(not_within) >= depth => return false,
            _ => {}
        }
        let mut actions = self.lists.pop().unwrap_or_default();
        self.position.actions_into(&mut actions);
        self.sort(&mut actions, winner, known.action);
        // One that wins is enough for the winner, one that does not for the other side.
        let deciding = actions.iter().copied().find(|&action| {
            self.after_any_draw(action, |solver| solver.wins(winner, depth - 1)) == attacks
        });
        self.lists.push(actions);
        let won = deciding.is_some() == attacks;
        if self.stopped {
            // What has been found without the part that is missing still holds.
            return won && attacks;
        }
        if let Some(action) = deciding {
            let slot = action.bits() as usize & (HISTORY - 1);
            self.history[slot] += depth * depth;
        }
        self.proofs.put(key, depth as u8, won, deciding.map_or(0, |action: Action| action.bits()));
        won
    }

    /// Whether something holds after the action, whatever the bag yields.
    fn after_any_draw(&mut self, action: Action, mut holds: impl FnMut(&mut Self) -> bool) -> bool {
        let draws = self.position.draws(action);
        let mut after = |solver: &mut Self, action| {
            let undo = solver.position.play_listed(action);
            let answer = holds(solver);
            solver.position.undo(undo);
            answer
        };
        if draws.is_empty() {
            return after(self, action);
        }
        draws.into_iter().all(|tile| after(self, action.drawing(Some(tile))))
    }

    /// Whether it makes sense to look for an action that wins at once: false only if there is none.
    fn may_win_at_once(&self, winner: Color) -> bool {
        let position = &self.position;
        if !position.game_type().is_standard() {
            return true;
        }
        // An action fills one cell; unless she is thrown somewhere else, the Queen must lack only that one.
        let queen = Tile::queen(!winner);
        let Some(cell) = position.cell(queen) else { return false };
        let throws = |side: Direction| {
            position.top(cell.neighbor(side)).is_some_and(|tile| {
                tile.color() == Some(winner)
                    && matches!(position.face(tile), Bug::Pillbug | Bug::Mosquito)
            })
        };
        position.occupied_sides(queen) == Some(5) || Direction::ALL.into_iter().any(throws)
    }

    /// The key of a question: a position and who is to win.
    fn key(&self, hash: u64, winner: Color) -> u64 {
        // Until the Queens are in play, what is legal depends on the number of the turn, which the hash leaves out.
        let early = Color::ALL.into_iter().any(|color| !self.position.has_queen_in_play(color));
        let turn = if early { u64::from(self.position.turn()) } else { 0 };
        hash ^ (turn << 1 | winner as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }

    /// Puts first what was good before, and what happens beside the Queen who is to be surrounded.
    fn sort(&self, actions: &mut [Action], winner: Color, known: u32) {
        let queen = self.position.cell(Tile::queen(!winner));
        let beside = |cell: Option<Cell>| match (cell, queen) {
            (Some(cell), Some(queen)) => cell.distance_to(queen) <= 1,
            _ => false,
        };
        actions.sort_by_cached_key(|&action| {
            let (from, to) = match action {
                Action::Move { tile, to } => (self.position.cell(tile), Some(to)),
                Action::Place { to, .. } => (None, Some(to)),
                _ => (None, None),
            };
            let gain = i32::from(beside(to)) - i32::from(beside(from));
            let gain = if self.position.to_move() == winner { gain } else { -gain };
            let tried = self.history[action.bits() as usize & (HISTORY - 1)];
            (action.bits() != known, -gain, std::cmp::Reverse(tried))
        });
    }

    /// The winner's actions, and those with which the other side lasts longest. Shorter if a limit is reached.
    fn line(&mut self, winner: Color, depth: u32) -> Vec<Action> {
        let mut undos = Vec::new();
        let mut rest = depth;
        while rest > 0 && self.position.outcome().is_none() {
            let Some((action, after)) = self.next_of_line(winner, rest) else { break };
            undos.push(self.position.play_listed(action));
            rest = after;
        }
        let line = undos.iter().map(|undo| undo.action()).collect();
        for undo in undos.into_iter().rev() {
            self.position.undo(undo);
        }
        line
    }

    /// The next action of a line that wins within so many, and how many remain after it.
    fn next_of_line(&mut self, winner: Color, depth: u32) -> Option<(Action, u32)> {
        let attacks = self.position.to_move() == winner;
        let mut longest: Option<(Action, u32)> = None;
        for action in self.position.actions() {
            if attacks && !self.after_any_draw(action, |solver| solver.wins(winner, depth - 1)) {
                continue;
            }
            // How long it lasts after this action, with the draw that makes it last longest.
            let draws = self.position.draws(action);
            let drawn = match draws.is_empty() {
                true => vec![action],
                false => draws.into_iter().map(|tile| action.drawing(Some(tile))).collect(),
            };
            for action in drawn {
                let undo = self.position.play_listed(action);
                let needed = (0..depth).find(|&needed| self.wins(winner, needed));
                self.position.undo(undo);
                if let Some(needed) = needed
                    && longest.is_none_or(|(_, most)| needed > most)
                {
                    longest = Some((action, needed));
                }
            }
            if attacks && longest.is_some() {
                break;
            }
        }
        longest
    }
}
