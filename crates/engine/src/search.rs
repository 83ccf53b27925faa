//! The search: iterative deepening, principal variation search, with a transposition table.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use skep_rules::{Action, ActionList, Color, Game, Outcome, Position, Tile};

use crate::evaluate::evaluate;
use crate::limits::{Deadline, Limits};
use crate::order::Memory;
use crate::score::{FORCED, Score, WIN};
use crate::table::{Bound, Entry, Table};

/// What a search has found.
#[derive(Clone, Debug)]
pub struct Report {
    /// How many actions it has looked ahead.
    pub depth: u32,
    /// How many positions it has visited.
    pub nodes: u64,
    /// How long it took.
    pub time: Duration,
    /// The best lines, each with another first action, the best first. There is at least one.
    pub lines: Vec<Line>,
}

/// A line of play.
#[derive(Clone, Debug)]
pub struct Line {
    /// Its score for the side to move.
    pub score: Score,
    /// The best actions for both sides, at least one.
    pub actions: Vec<Action>,
}

impl Report {
    /// The best action.
    pub fn best(&self) -> Action {
        self.lines[0].actions[0]
    }

    /// The score for the side to move.
    pub fn score(&self) -> Score {
        self.lines[0].score
    }
}

/// A player.
pub struct Engine {
    table: Table,
    memory: Memory,
}

impl Engine {
    /// A player with a memory of so many megabytes.
    pub fn new(megabytes: usize) -> Engine {
        Engine { table: Table::new(megabytes), memory: Memory::new() }
    }

    /// Forgets everything, as before a new game.
    pub fn clear(&mut self) {
        self.table.clear();
        self.memory = Memory::new();
    }

    /// Looks for the best action. Nothing, if the game is over. Tells what it has found after every round; ends at
    /// its limits or when it is told to stop, and then has at least looked at every action once.
    pub fn search(
        &mut self,
        game: &Game,
        limits: Limits,
        stop: &AtomicBool,
        tell: &mut dyn FnMut(&Report),
    ) -> Option<Report> {
        self.search_lines(game, limits, 1, stop, tell)
    }

    /// The same, with so many lines in every report, or as many as there are actions.
    pub fn search_lines(
        &mut self,
        game: &Game,
        limits: Limits,
        lines: usize,
        stop: &AtomicBool,
        tell: &mut dyn FnMut(&Report),
    ) -> Option<Report> {
        if game.ending().is_some() || game.open_choice().is_some() {
            return None;
        }
        self.memory.forget();
        let mut search = Search {
            table: &self.table,
            memory: &mut self.memory,
            position: game.position().clone(),
            path: past(game),
            deadline: Deadline::new(limits),
            stop,
            nodes: 0,
            stopped: false,
            first_round: true,
            round_depth: 0,
            lists: Vec::new(),
            best: None,
            excluded: Vec::new(),
        };
        search.deepen(lines.max(1), tell)
    }
}

/// The hashes of the positions of the game so far.
fn past(game: &Game) -> Vec<u64> {
    let mut position = game.start();
    let mut hashes = vec![position.hash()];
    for action in game.actions() {
        position.play_listed(action);
        hashes.push(position.hash());
    }
    hashes.pop();
    hashes
}

/// The room for the actions of one position.
#[derive(Default)]
struct Lists {
    actions: ActionList,
    ratings: Vec<i32>,
}

struct Search<'a> {
    table: &'a Table,
    memory: &'a mut Memory,
    position: Position,
    /// The hashes of all positions before this one.
    path: Vec<u64>,
    deadline: Deadline,
    stop: &'a AtomicBool,
    nodes: u64,
    stopped: bool,
    /// In the first round there is nothing to fall back on, so it is not stopped.
    first_round: bool,
    /// How deep the round under way goes.
    round_depth: usize,
    lists: Vec<Lists>,
    /// The best first action of the round under way.
    best: Option<Action>,
    /// First actions that have their line already.
    excluded: Vec<Action>,
}

const INFINITE: i32 = WIN + 1;

impl Search<'_> {
    fn deepen(&mut self, count: usize, tell: &mut dyn FnMut(&Report)) -> Option<Report> {
        let mut found: Option<Report> = None;
        let count = count.min(self.position.actions().len());
        for depth in 1..=MAX_DEPTH {
            self.round_depth = depth as usize;
            let mut lines: Vec<Line> = Vec::with_capacity(count);
            self.excluded.clear();
            while lines.len() < count {
                self.best = None;
                let last = found.as_ref().and_then(|report| report.lines.get(lines.len()));
                let score = self.round(depth, last.map_or(0, |line| line.score.0));
                if self.stopped {
                    break;
                }
                let Some(best) = self.best else { break };
                lines.push(Line { score: Score(score), actions: self.line(depth as usize) });
                self.excluded.push(best);
            }
            if self.stopped {
                // What the unfinished round holds for best has been compared with the best of the last one.
                if let (Some(report), Some(best), true) = (&mut found, self.best, lines.is_empty())
                    && report.best() != best
                {
                    let score = report.score();
                    report.lines.retain(|line| line.actions[0] != best);
                    report.lines.insert(0, Line { score, actions: vec![best] });
                    report.lines.truncate(count);
                }
                break;
            }
            lines.sort_by_key(|line| std::cmp::Reverse(line.score));
            let best_score = lines.first()?.score.0;
            let (nodes, time) = (self.nodes, self.deadline.start.elapsed());
            let report = Report { depth: depth as u32, nodes, time, lines };
            tell(&report);
            found = Some(report);
            self.first_round = false;
            let decided = best_score.abs() >= FORCED && WIN - best_score.abs() <= depth;
            if decided && count == 1 || !self.deadline.allows_deeper(depth as u32) {
                break;
            }
        }
        found.map(|report| Report {
            nodes: self.nodes,
            time: self.deadline.start.elapsed(),
            ..report
        })
    }

    /// One round, with a narrow window around the last score first.
    fn round(&mut self, depth: i32, last: i32) -> i32 {
        let mut width = 30;
        let (mut alpha, mut beta) = match depth {
            ..4 => (-INFINITE, INFINITE),
            _ => ((last - width).max(-INFINITE), (last + width).min(INFINITE)),
        };
        loop {
            let score = self.search(depth, alpha, beta, 0, false);
            if self.stopped || score > alpha && score < beta {
                return score;
            }
            width *= 4;
            if score <= alpha {
                alpha = (alpha - width).max(-INFINITE);
            } else {
                beta = (beta + width).min(INFINITE);
            }
        }
    }

    /// The best line, as the table remembers it.
    fn line(&self, length: usize) -> Vec<Action> {
        let mut position = self.position.clone();
        let mut line = Vec::new();
        let mut next = self.best;
        while let Some(action) = next {
            line.push(action);
            let draws = position.draws(action);
            position.play_listed(action.drawing(draws.into_iter().next()));
            if line.len() >= length || position.outcome().is_some() {
                break;
            }
            let best = self.table.get(position.hash(), 0).map_or(0, |entry| entry.action);
            next = position.actions().into_iter().find(|action| action.bits() == best);
        }
        line
    }

    fn must_stop(&mut self) -> bool {
        if !self.first_round && !self.stopped {
            let look = self.nodes & 1023 == 0 || self.deadline.counts_nodes();
            self.stopped =
                look && (self.stop.load(Ordering::Relaxed) || self.deadline.is_over(self.nodes));
        }
        self.stopped
    }

    /// The score of the position for the side to move, if it lies between alpha and beta; otherwise a bound.
    fn search(&mut self, depth: i32, mut alpha: i32, beta: i32, ply: usize, null: bool) -> i32 {
        if self.must_stop() {
            return 0;
        }
        self.nodes += 1;
        let player = self.position.to_move();
        if let Some(outcome) = self.position.outcome() {
            return match outcome {
                Outcome::Draw => 0,
                Outcome::Win(color) if color == player => WIN - ply as i32,
                Outcome::Win(_) => ply as i32 - WIN,
            };
        }
        let key = self.position.hash();
        if ply > 0 && self.path.iter().rev().skip(1).step_by(2).take(40).any(|&past| past == key) {
            return 0;
        }
        let danger = self.danger(player);
        // Where a Queen is about to fall, a few more plies.
        let tense = danger >= 5 && ply < self.round_depth + 3;
        let depth = if depth <= 0 && tense { 1 } else { depth };
        if depth <= 0 || ply >= MAX_PLY {
            return evaluate(&self.position);
        }
        let known = self.table.get(key, ply as i32);
        let wide = beta - alpha > 1;
        if let Some(entry) = known
            && ply > 0
            && !wide
            && i32::from(entry.depth) >= depth
        {
            let enough = match entry.bound {
                Bound::Exact => true,
                Bound::Lower => entry.score >= beta,
                Bound::Upper => entry.score <= alpha,
            };
            if enough {
                return entry.score;
            }
        }
        let standing = evaluate(&self.position);
        if !wide && ply > 0 && danger < 4 && beta.abs() < FORCED {
            // So good that a small margin will hold.
            if depth <= 4 && standing - 110 * depth >= beta {
                return standing;
            }
            // So good that even doing nothing would hold.
            if !null && depth >= 3 && standing >= beta && self.position.game_type().is_standard() {
                let score = self.after(Action::Pass, |search, _| {
                    -search.search(depth - 3 - depth / 4, -beta, 1 - beta, ply + 1, true)
                });
                if self.stopped {
                    return 0;
                }
                if score >= beta && score < FORCED {
                    return score;
                }
            }
        }
        // Without an idea where to begin, less depth.
        let depth = if known.is_none() && depth >= 5 { depth - 1 } else { depth };

        let mut lists = self.lists.pop().unwrap_or_default();
        self.position.actions_into(&mut lists.actions);
        let best_known = known.map_or(0, |entry| entry.action);
        let Lists { actions, ratings } = &mut lists;
        self.memory.rate(&self.position, ply, best_known, actions, ratings);
        let first_alpha = alpha;
        let (mut best, mut best_score) = (None, -INFINITE);
        for index in 0..actions.len() {
            // The next best is picked when it is needed: most lists are never finished.
            if let Some(next) = (index..actions.len()).max_by_key(|&other| ratings[other]) {
                actions.swap(index, next);
                ratings.swap(index, next);
            }
            let action = actions[index];
            if ply == 0 && self.excluded.contains(&action) {
                continue;
            }
            let quiet = ratings[index] < 2_000;
            if !wide && ply > 0 && depth <= 4 && quiet && best_score > -FORCED && danger < 5 {
                let late = index as i32 > 6 + 5 * depth * depth;
                let hopeless = index > 0 && standing + 120 + 120 * depth <= alpha;
                if late || hopeless && index > 3 {
                    continue;
                }
            }
            let reduced = if depth >= 3 && index >= 3 && quiet && danger < 5 {
                let by = REDUCTION[depth.min(31) as usize][index.min(63)] - i32::from(wide);
                by.clamp(0, depth - 2)
            } else {
                0
            };
            let score = self.after(action, |search, again| {
                // In a double turn the same side is to move, and its score is its own.
                let mut look = |depth: i32, alpha: i32, beta: i32| {
                    if again {
                        search.search(depth, alpha, beta, ply + 1, false)
                    } else {
                        -search.search(depth, -beta, -alpha, ply + 1, false)
                    }
                };
                if index == 0 {
                    return look(depth - 1, alpha, beta);
                }
                let mut score = look(depth - 1 - reduced, alpha, alpha + 1);
                if score > alpha && reduced > 0 {
                    score = look(depth - 1, alpha, alpha + 1);
                }
                if score > alpha && score < beta {
                    score = look(depth - 1, alpha, beta);
                }
                score
            });
            if self.stopped {
                break;
            }
            if score > best_score {
                best_score = score;
                best = Some(action);
                if ply == 0 && (score > alpha || self.best.is_none()) {
                    self.best = Some(action);
                }
            }
            if score > alpha {
                alpha = score;
            }
            if alpha >= beta {
                self.memory.reward(ply, action, &actions[..index], depth);
                break;
            }
        }
        self.lists.push(lists);
        if self.stopped {
            return 0;
        }
        let bound = match best_score {
            score if score >= beta => Bound::Lower,
            score if score > first_alpha => Bound::Exact,
            _ => Bound::Upper,
        };
        let action = match bound {
            Bound::Upper => best_known,
            _ => best.map_or(0, Action::bits),
        };
        let entry = Entry { action, score: best_score, depth: depth.clamp(0, 255) as u8, bound };
        if ply > 0 || self.excluded.is_empty() {
            self.table.put(key, ply as i32, entry);
        }
        best_score
    }

    /// Plays an action, looks, and takes it back. Whoever looks is told whether the same side is to move again.
    fn after(&mut self, action: Action, look: impl FnOnce(&mut Self, bool) -> i32) -> i32 {
        let player = self.position.to_move();
        let draws = self.position.draws(action);
        self.path.push(self.position.hash());
        let undo = self.position.play_listed(action.drawing(draws.into_iter().next()));
        let score = look(self, self.position.to_move() == player);
        self.position.undo(undo);
        self.path.pop();
        score
    }

    /// How many neighbours the Queen has that has more.
    fn danger(&self, player: Color) -> u32 {
        let around = |color| self.position.occupied_sides(Tile::queen(color)).unwrap_or(0);
        around(player).max(around(!player))
    }
}

const MAX_DEPTH: i32 = 64;
const MAX_PLY: usize = 120;

/// By how much late actions are reduced, by depth and place in the list.
static REDUCTION: [[i32; 64]; 32] = {
    let mut table = [[0; 64]; 32];
    let mut depth = 3;
    while depth < 32 {
        let mut index = 3;
        while index < 64 {
            // About ln(depth) * ln(index) / 1.7, in whole numbers.
            let logs = (depth as u32).ilog2() * (index as u32).ilog2();
            table[depth][index] = 1 + (logs * 2 / 7) as i32;
            index += 1;
        }
        depth += 1;
    }
    table
};
