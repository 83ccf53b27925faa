//! The proof search: an AND/OR search with iterative deepening.

use std::cmp::Reverse;
use std::collections::HashSet;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use skep_rules::{Action, Cell, Color, Game, Outcome, Position, Stage, Tile};

use crate::search::limits::Limits;
use crate::search::params::BESIEGED_SIDES;
use crate::search::time_source::TimeSource;
use crate::solver::proof_table::{ProofEntry, ProofTable};
use crate::solver::{Solution, Verdict};

/// Entries of the history table. A power of two.
const HISTORY_SIZE: usize = 1 << 19;
/// Nodes between two checks of the clock and the stop flag; a power of two.
const NODES_PER_POLL: u64 = 1024;

/// A proof search of one position.
pub(super) struct Solver<'a> {
    position: Position,
    /// The positions that would end the game if they occurred once more.
    occurred_twice: HashSet<u64>,
    proofs: ProofTable,
    /// How often an action has decided a node, by its tile and destination: those are tried first.
    history: Vec<u32>,
    limits: Limits,
    stop: &'a AtomicBool,
    time_source: TimeSource,
    start: Duration,
    nodes: u64,
    is_stopped: bool,
    /// Memory of action lists that is used again.
    lists: Vec<Vec<Action>>,
}

impl<'a> Solver<'a> {
    pub(super) fn new(
        game: &Game,
        limits: Limits,
        megabytes: usize,
        stop: &'a AtomicBool,
    ) -> Solver<'a> {
        let time_source = TimeSource::default();
        Solver {
            position: game.position().clone(),
            occurred_twice: occurred_twice(game),
            proofs: ProofTable::new(megabytes),
            history: vec![0; HISTORY_SIZE],
            limits,
            stop,
            time_source,
            start: time_source.now(),
            nodes: 0,
            is_stopped: false,
            lists: Vec::new(),
        }
    }

    /// Begins a question about another position of the same game, without history, that may take this many nodes.
    pub(super) fn ask(&mut self, position: &Position, nodes: u64) {
        self.position.clone_from(position);
        self.limits.nodes = Some(self.nodes + nodes);
        self.is_stopped = false;
    }

    /// Forgets all proofs, and what has been learned about the order of actions.
    pub(super) fn clear(&mut self) {
        self.proofs.clear();
        self.history.fill(0);
    }

    /// Whether a limit has been reached.
    pub(super) fn is_stopped(&self) -> bool {
        self.is_stopped
    }

    /// The number of nodes that were visited.
    pub(super) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Searches for a win of either side within 1, 2, … actions.
    pub(super) fn iterate(&mut self, plies: u32, on_update: &mut dyn FnMut(&Solution)) -> Solution {
        let player = self.position.to_move();
        let mut decided = 0;
        for depth in 1..=plies {
            for winner in [player, !player] {
                if !self.can_force_win(winner, depth) {
                    continue;
                }
                // A proof that was complete before a limit was reached is a proof.
                let verdict =
                    if winner == player { Verdict::Win(depth) } else { Verdict::Loss(depth) };
                let line = self.line(winner, depth);
                return Solution { line, ..self.solution(verdict, depth) };
            }
            if self.is_stopped {
                return self.solution(Verdict::Unknown, decided);
            }
            decided = depth;
            on_update(&self.solution(Verdict::Neither, decided));
        }
        self.solution(Verdict::Neither, decided)
    }

    fn solution(&self, verdict: Verdict, plies: u32) -> Solution {
        let (nodes, time) = (self.nodes, self.elapsed());
        Solution { verdict, line: Vec::new(), plies, nodes, time }
    }

    fn elapsed(&self) -> Duration {
        self.time_source.now().saturating_sub(self.start)
    }

    fn must_stop(&mut self) -> bool {
        if !self.is_stopped {
            self.is_stopped = self.limits.nodes.is_some_and(|most| self.nodes >= most)
                || self.nodes.is_multiple_of(NODES_PER_POLL)
                    && (self.stop.load(Ordering::Relaxed)
                        || self.limits.time.is_some_and(|most| self.elapsed() >= most));
        }
        self.is_stopped
    }

    /// Whether the winner can force a win within this many actions. Once the solver has been stopped, false means
    /// nothing.
    pub(super) fn can_force_win(&mut self, winner: Color, depth: u32) -> bool {
        match self.position.outcome() {
            Some(outcome) => return outcome == Outcome::Win(winner),
            None if depth == 0 => return false,
            None => {}
        }
        if self.must_stop() {
            return false;
        }
        self.nodes += 1;
        if depth == 1 && self.position.to_move() == winner && !self.may_win_at_once(winner) {
            return false;
        }
        let hash = self.position.zobrist_hash();
        if self.position.stage() != Stage::Second && self.occurred_twice.contains(&hash) {
            return false;
        }
        let key = self.key(hash, winner);
        let entry = self.proofs.probe(key);
        match entry {
            ProofEntry { won_within, .. } if u32::from(won_within) <= depth => true,
            ProofEntry { not_within, .. } if u32::from(not_within) >= depth => false,
            _ => self.try_actions(winner, depth, key, entry.action),
        }
    }

    /// Tries the actions of a position: one that wins is enough for the winner, one that does not for the other side.
    fn try_actions(&mut self, winner: Color, depth: u32, key: u64, best: u32) -> bool {
        let attacks = self.position.to_move() == winner;
        let mut actions = self.lists.pop().unwrap_or_default();
        self.position.actions_into(&mut actions);
        self.sort(&mut actions, winner, best);
        let deciding = actions.iter().copied().find(|&action| {
            let wins = |solver: &mut Self| solver.can_force_win(winner, depth - 1);
            self.holds_for_all_draws(action, wins) == attacks
        });
        self.lists.push(actions);
        let is_won = deciding.is_some() == attacks;
        if self.is_stopped {
            // A win that was found does not depend on what was left out.
            return is_won && attacks;
        }
        if let Some(action) = deciding {
            self.history[history_slot(action)] += depth * depth;
        }
        let action = deciding.map_or(0, |action| action.bits());
        self.proofs.store(key, depth as u8, is_won, action);
        is_won
    }

    /// Whether something holds after the action, whatever tile it draws.
    fn holds_for_all_draws(
        &mut self,
        action: Action,
        mut holds: impl FnMut(&mut Self) -> bool,
    ) -> bool {
        let draws = self.position.draws(action);
        let mut holds_after = |solver: &mut Self, action| {
            let undo = solver.position.play_listed(action);
            let answer = holds(solver);
            solver.position.undo(undo);
            answer
        };
        if draws.is_empty() {
            return holds_after(self, action);
        }
        draws.into_iter().all(|tile| holds_after(self, action.drawing(Some(tile))))
    }

    /// Whether an action may win at once: false only if none does.
    fn may_win_at_once(&self, winner: Color) -> bool {
        let position = &self.position;
        if !position.game_type().is_standard() {
            return true;
        }
        // An action fills one cell; unless the Queen is thrown somewhere else, she must lack only that one.
        let queen = Tile::queen(!winner);
        let Some(cell) = position.cell(queen) else { return false };
        let mut throwers = position.throwers_beside(cell).into_iter();
        position.occupied_sides(queen) == Some(BESIEGED_SIDES)
            || throwers.any(|tile| tile.color() == Some(winner))
    }

    /// The key of a position and the side that is to win.
    fn key(&self, hash: u64, winner: Color) -> u64 {
        // Until the Queens are in play, what is legal depends on the number of the turn, which the hash leaves out.
        let is_early = Color::ALL.into_iter().any(|color| !self.position.has_queen_in_play(color));
        let turn = if is_early { u64::from(self.position.turn()) } else { 0 };
        hash ^ (turn << 1 | winner as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }

    /// Sorts the actions: first the one from the table, then those that occupy a cell beside the Queen who is to be
    /// surrounded, or leave one if it is her side's turn, then by history.
    fn sort(&self, actions: &mut [Action], winner: Color, best: u32) {
        let queen = self.position.cell(Tile::queen(!winner));
        let is_beside = |cell: Option<Cell>| match (cell, queen) {
            (Some(cell), Some(queen)) => cell.distance_to(queen) <= 1,
            _ => false,
        };
        actions.sort_by_cached_key(|&action| {
            let (from, to) = match action {
                Action::Move { tile, to } => (self.position.cell(tile), Some(to)),
                Action::Place { to, .. } => (None, Some(to)),
                Action::Flip { .. }
                | Action::Sting { .. }
                | Action::Remove { .. }
                | Action::Swap { .. }
                | Action::Combo
                | Action::Draw { .. }
                | Action::Steal { .. }
                | Action::End
                | Action::Pass => (None, None),
            };
            let gain = i32::from(is_beside(to)) - i32::from(is_beside(from));
            let gain = if self.position.to_move() == winner { gain } else { -gain };
            let history = self.history[history_slot(action)];
            (action.bits() != best, -gain, Reverse(history))
        });
    }

    /// The winner's actions and the longest resistance. Shorter if a limit is reached.
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

    /// The next action of a line that wins within this many actions, and the number that remain after it.
    fn next_of_line(&mut self, winner: Color, depth: u32) -> Option<(Action, u32)> {
        let attacks = self.position.to_move() == winner;
        let mut longest: Option<(Action, u32)> = None;
        for action in self.position.actions() {
            let wins = |solver: &mut Self| solver.can_force_win(winner, depth - 1);
            if attacks && !self.holds_for_all_draws(action, wins) {
                continue;
            }
            for action in self.with_every_draw(action) {
                let undo = self.position.play_listed(action);
                let needed = (0..depth).find(|&needed| self.can_force_win(winner, needed));
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

    /// The action once for each tile that it may draw, or as it is if it draws none.
    fn with_every_draw(&self, action: Action) -> Vec<Action> {
        let draws = self.position.draws(action);
        match draws.is_empty() {
            true => vec![action],
            false => draws.into_iter().map(|tile| action.drawing(Some(tile))).collect(),
        }
    }
}

fn history_slot(action: Action) -> usize {
    action.bits() as usize & (HISTORY_SIZE - 1)
}

/// The positions that would end the game if they occurred once more.
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
    // The present position has not ended the game, and a shortest win does not come back to it.
    twice.remove(&position.zobrist_hash());
    twice
}
