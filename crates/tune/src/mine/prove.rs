//! From a candidate to a puzzle: the proof that at every move of the learner exactly one action is right.

use skep_engine::{Prover, evaluate};
use skep_learn::puzzle::{
    Effort, MAX_LINE, MAX_MOVES, Puzzle, PuzzleId, SAVE_LOSS, SAVE_SAFE, Task,
};
use skep_rules::{Action, Color, Outcome, Position};

use super::fall::Fall;

/// The most nodes of one question to the solver.
const QUESTION_NODES: u64 = 500_000;
/// The most nodes of all questions about a candidate.
const CANDIDATE_NODES: u64 = 2_000_000;
/// The most of the longest defences that are tried, until one leaves a single solution.
const DEFENCES: usize = 20;
/// A win in one and a save need so many tempting wrong actions.
const LEAST_TEMPTING: u32 = 3;
/// A wrong action is tempting if it improves the static evaluation by this many centipawns, where the right one wins at
/// once and has no evaluation to compare with.
const TEMPTING_GAIN: i32 = 60;

/// Proves candidates.
pub(crate) struct Examiner {
    prover: Prover,
    /// The prover's nodes when the present candidate began.
    begun: u64,
}

impl Examiner {
    pub(crate) fn new(prover: Prover) -> Examiner {
        Examiner { prover, begun: 0 }
    }

    /// Begins with a candidate: nothing of the one before is left.
    fn begin(&mut self) {
        self.prover.clear();
        self.begun = self.prover.nodes();
    }

    /// The nodes that the next question may take.
    fn nodes(&self) -> u64 {
        CANDIDATE_NODES.saturating_sub(self.searched()).min(QUESTION_NODES)
    }

    /// The nodes that the present candidate has taken.
    fn searched(&self) -> u64 {
        self.prover.nodes() - self.begun
    }

    /// A puzzle from a position in which the side to move seems to win within that many actions, after the opponent's mistake
    /// in the position before.
    pub(crate) fn win(
        &mut self,
        before: &Position,
        start: &Position,
        plies: u32,
    ) -> Result<Puzzle, Fall> {
        self.begin();
        let learner = start.to_move();
        let plies = plies.min(MAX_LINE as u32);
        let nodes = self.nodes();
        let found = self.prover.distance(start, learner, plies, nodes).flatten();
        let plies = found.ok_or(Fall::NotProved)?;
        let searched = self.searched();
        let nodes = self.nodes();
        match self.prover.wins_within(before, learner, plies + 1, nodes) {
            Some(false) => {}
            Some(true) => return Err(Fall::NoMistake),
            None => return Err(Fall::Limit),
        }
        let line = self.line(start, learner, plies)?;
        let own = own_actions(start, &line);
        if own > MAX_MOVES {
            return Err(Fall::NotProved);
        }
        let effort = effort(start, line[0], searched);
        if plies == 1 && effort.tempting < LEAST_TEMPTING {
            return Err(Fall::Trivial);
        }
        puzzle(Task::Win, start, &line, effort)
    }

    /// The one line that wins, against the longest defence.
    fn line(
        &mut self,
        position: &Position,
        learner: Color,
        plies: u32,
    ) -> Result<Vec<Action>, Fall> {
        match position.outcome() {
            Some(Outcome::Win(winner)) if winner == learner => return Ok(Vec::new()),
            Some(_) => return Err(Fall::NotProved),
            None if plies == 0 => return Err(Fall::NotProved),
            None => {}
        }
        if position.to_move() != learner {
            return self.defence(position, learner, plies);
        }
        let action = self.only_win(position, learner, plies)?;
        let mut after = position.clone();
        after.play_listed(action);
        let rest = self.line(&after, learner, plies - 1)?;
        Ok([action].into_iter().chain(rest).collect())
    }

    /// The only action that wins within that many actions.
    fn only_win(
        &mut self,
        position: &Position,
        learner: Color,
        plies: u32,
    ) -> Result<Action, Fall> {
        let actions = position.actions();
        if actions.len() == 1 {
            return Err(Fall::OneAction);
        }
        let mut only = None;
        for action in actions {
            let nodes = self.nodes();
            match self.prover.wins_after(position, action, learner, plies - 1, nodes) {
                None => return Err(Fall::Limit),
                Some(false) => {}
                Some(true) if only.is_some() => return Err(Fall::TwoSolutions),
                Some(true) => only = Some(action),
            }
        }
        let only = only.ok_or(Fall::NotProved)?;
        if position.draws(only).is_empty() { Ok(only) } else { Err(Fall::Chance) }
    }

    /// A longest defence after which the rest of the solution is the only one.
    fn defence(
        &mut self,
        position: &Position,
        learner: Color,
        plies: u32,
    ) -> Result<Vec<Action>, Fall> {
        let mut fallen = Fall::Chance;
        let mut tried = 0;
        for action in position.actions() {
            if !position.draws(action).is_empty() {
                continue;
            }
            let mut after = position.clone();
            after.play_listed(action);
            if let Some(outcome) = after.outcome() {
                debug_assert_eq!(outcome, Outcome::Win(learner));
                fallen = Fall::EndsOtherwise;
                continue;
            }
            if plies >= 2 {
                let nodes = self.nodes();
                match self.prover.wins_within(&after, learner, plies - 2, nodes) {
                    None => return Err(Fall::Limit),
                    Some(true) => continue,
                    Some(false) => {}
                }
            }
            match self.line(&after, learner, plies - 1) {
                Ok(rest) => return Ok([action].into_iter().chain(rest).collect()),
                Err(fall) => fallen = fall,
            }
            tried += 1;
            if tried == DEFENCES || fallen == Fall::Limit {
                break;
            }
        }
        Err(fallen)
    }

    /// A puzzle from a position in which the opponent threatens to win, and one action alone prevents it.
    pub(crate) fn save(&mut self, start: &Position) -> Result<Puzzle, Fall> {
        self.begin();
        let opponent = !start.to_move();
        let actions = start.actions();
        if actions.len() == 1 {
            return Err(Fall::OneAction);
        }
        let mut only = None;
        for action in actions {
            let nodes = self.nodes();
            match self.prover.wins_after(start, action, opponent, SAVE_LOSS, nodes) {
                None => return Err(Fall::Limit),
                Some(true) => {}
                Some(false) if only.is_some() => return Err(Fall::TwoSolutions),
                Some(false) => only = Some(action),
            }
        }
        let only = only.ok_or(Fall::NotSaved)?;
        if !start.draws(only).is_empty() {
            return Err(Fall::Chance);
        }
        let nodes = self.nodes();
        match self.prover.wins_after(start, only, opponent, SAVE_SAFE, nodes) {
            None => return Err(Fall::Limit),
            Some(true) => return Err(Fall::NotSaved),
            Some(false) => {}
        }
        let searched = self.searched();
        let effort = effort(start, only, searched);
        if effort.tempting < LEAST_TEMPTING {
            return Err(Fall::Trivial);
        }
        puzzle(Task::Save, start, &[only], effort)
    }

    /// Whether the opponent of the side to move threatens to win within the number of actions that saves are about.
    pub(crate) fn is_threatened(&mut self, position: &Position) -> bool {
        self.begin();
        let mut passed = position.clone();
        passed.play_null_move();
        let (opponent, nodes) = (passed.to_move(), self.nodes());
        self.prover.wins_within(&passed, opponent, SAVE_LOSS, nodes) == Some(true)
    }
}

/// The number of the learner's actions in a line.
fn own_actions(start: &Position, line: &[Action]) -> usize {
    let learner = start.to_move();
    let mut position = start.clone();
    let is_own = |&action: &Action| {
        let is_own = position.to_move() == learner;
        position.play_listed(action);
        is_own
    };
    line.iter().copied().filter(is_own).count()
}

/// How hard it is to find the action.
fn effort(start: &Position, right: Action, nodes: u64) -> Effort {
    let learner = start.to_move();
    let value = |action| {
        let mut after = start.clone();
        after.play_listed(start.with_draw(action, |bag| bag.into_iter().next()));
        match after.outcome() {
            Some(outcome) => (outcome == Outcome::Win(learner)).then_some(i32::MAX),
            None if after.to_move() == learner => Some(evaluate(&after)),
            None => Some(-evaluate(&after)),
        }
    };
    let tempts_from = match value(right) {
        None | Some(i32::MAX) => evaluate(start) + TEMPTING_GAIN,
        Some(value) => value,
    };
    let actions = start.actions();
    let is_tempting =
        |&&action: &&Action| action != right && value(action).is_some_and(|it| it >= tempts_from);
    let tempting = actions.iter().filter(is_tempting).count() as u32;
    Effort { nodes, actions: actions.len() as u32, tempting }
}

/// The puzzle as packs have it.
fn puzzle(task: Task, start: &Position, line: &[Action], effort: Effort) -> Result<Puzzle, Fall> {
    let mut position = start.clone();
    let moves = line.iter().map(|&action| {
        let text = position.write_move(action);
        position.play_listed(action);
        text
    });
    let puzzle = Puzzle {
        id: PuzzleId::of(start),
        task,
        moves: moves.collect(),
        position: start.to_string(),
        effort,
        themes: Vec::new(),
    };
    let themes = puzzle.open().map_err(|_| Fall::NotProved)?.themes();
    Ok(Puzzle { themes, ..puzzle })
}
