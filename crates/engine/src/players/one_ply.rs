//! What can be seen without searching: an action that wins now, an action after which the opponent wins, and which one
//! looks best.

use fastrand::Rng;
use skep_rules::{Action, Outcome, Position};

use crate::evaluate;
use crate::search::score::WIN;

/// An action that wins, if there is one.
pub(crate) fn win_at_once(position: &Position) -> Option<Action> {
    let player = position.to_move();
    let mut after = position.clone();
    position.actions().into_iter().find(|&action| {
        let undo = after.play_listed(drawing(&after, action));
        let won = after.outcome() == Some(Outcome::Win(player));
        after.undo(undo);
        won
    })
}

/// Whether the action neither loses nor lets the opponent's next one win.
pub(crate) fn is_safe(position: &Position, action: Action) -> bool {
    let player = position.to_move();
    let mut after = position.clone();
    after.play_listed(drawing(&after, action));
    match after.outcome() {
        Some(outcome) => outcome != Outcome::Win(!player),
        None => after.to_move() == player || win_at_once(&after).is_none(),
    }
}

/// The action with some tile that the bag may yield, if it draws one.
pub(crate) fn drawing(position: &Position, action: Action) -> Action {
    match action.drawn() {
        Some(_) => action,
        None => action.drawing(position.draws(action).into_iter().next()),
    }
}

/// Of these actions the one after which the position looks best, without looking further; of equal ones any.
pub fn best_at_sight(position: &Position, actions: &[Action], rng: &mut Rng) -> Option<Action> {
    let scored = at_sight(position, actions);
    let best = scored.first()?.score;
    let equal = scored.iter().take_while(|candidate| candidate.score == best).count();
    Some(scored[rng.usize(..equal)].action)
}

/// An action and how good it seems for the side to move.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Candidate {
    pub(crate) action: Action,
    pub(crate) score: i32,
}

/// The actions with how the position looks after them, the best first.
pub(crate) fn at_sight(position: &Position, actions: &[Action]) -> Vec<Candidate> {
    let player = position.to_move();
    let mut after = position.clone();
    let mut look = |&action: &Action| {
        let undo = after.play_listed(drawing(&after, action));
        let score = match after.outcome() {
            Some(Outcome::Win(winner)) if winner == player => WIN,
            Some(Outcome::Win(_)) => -WIN,
            Some(Outcome::Draw) => 0,
            None if after.to_move() == player => evaluate(&after),
            None => -evaluate(&after),
        };
        after.undo(undo);
        Candidate { action, score }
    };
    let mut scored: Vec<Candidate> = actions.iter().map(&mut look).collect();
    scored.sort_by_key(|candidate| std::cmp::Reverse(candidate.score));
    scored
}
