//! One-ply search: an action that wins at once, actions after which the opponent cannot win at once, and the action
//! with the best static evaluation.

use fastrand::Rng;
use skep_rules::{Action, Outcome, Position};

use crate::evaluate;
use crate::search::score::{DRAW, WIN};

/// The best of these actions by the static evaluation of the position after each; of equal ones a random one.
pub fn one_ply_search(position: &Position, actions: &[Action], rng: &mut Rng) -> Option<Action> {
    let scored = score_actions(position, actions);
    let best = scored.first()?.score;
    let equal = scored.iter().take_while(|candidate| candidate.score == best).count();
    Some(scored[rng.usize(..equal)].action)
}

/// An action and its score for the side to move.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Candidate {
    pub(crate) action: Action,
    /// In centipawns.
    pub(crate) score: i32,
}

/// The actions with the static evaluation of the position after each, best first.
pub(crate) fn score_actions(position: &Position, actions: &[Action]) -> Vec<Candidate> {
    let player = position.to_move();
    let mut after = position.clone();
    let score = |&action: &Action| {
        let undo = after.play_listed(with_first_draw(&after, action));
        let score = match after.outcome() {
            Some(Outcome::Win(winner)) if winner == player => WIN,
            Some(Outcome::Win(_)) => -WIN,
            Some(Outcome::Draw) => DRAW,
            None if after.to_move() == player => evaluate(&after),
            None => -evaluate(&after),
        };
        after.undo(undo);
        Candidate { action, score }
    };
    let mut scored: Vec<Candidate> = actions.iter().map(score).collect();
    scored.sort_by_key(|candidate| std::cmp::Reverse(candidate.score));
    scored
}

/// An action that wins the game at once, if there is one.
pub(crate) fn winning_action(position: &Position) -> Option<Action> {
    let player = position.to_move();
    let mut after = position.clone();
    position.actions().into_iter().find(|&action| {
        let undo = after.play_listed(with_first_draw(&after, action));
        let has_won = after.outcome() == Some(Outcome::Win(player));
        after.undo(undo);
        has_won
    })
}

/// Whether the action neither loses nor allows the opponent to win with the next one.
pub(crate) fn is_safe(position: &Position, action: Action) -> bool {
    let player = position.to_move();
    let mut after = position.clone();
    after.play_listed(with_first_draw(&after, action));
    match after.outcome() {
        Some(outcome) => outcome != Outcome::Win(!player),
        None => after.to_move() == player || winning_action(&after).is_none(),
    }
}

/// The action with the first tile in the bag, if it draws one and names none.
fn with_first_draw(position: &Position, action: Action) -> Action {
    position.with_draw(action, |bag| bag.into_iter().next())
}
