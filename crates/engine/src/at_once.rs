//! What can be seen without searching: an action that wins now, an action after which the opponent wins, and which one
//! looks best.

use std::cmp::Ordering;

use fastrand::Rng;
use skep_rules::{Action, Outcome, Position};

use crate::evaluate;
use crate::score::WIN;

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
    let player = position.to_move();
    let mut after = position.clone();
    let mut best: Option<(i32, Action)> = None;
    let mut equal = 0;
    for &action in actions {
        let undo = after.play_listed(drawing(&after, action));
        let score = match after.outcome() {
            Some(Outcome::Win(winner)) if winner == player => WIN,
            Some(Outcome::Win(_)) => -WIN,
            Some(Outcome::Draw) => 0,
            None if after.to_move() == player => evaluate(&after),
            None => -evaluate(&after),
        };
        after.undo(undo);
        let order = best.map_or(Ordering::Greater, |(most, _)| score.cmp(&most));
        equal = if order == Ordering::Greater { 1 } else { equal + u32::from(order.is_eq()) };
        if order.is_gt() || order.is_eq() && rng.u32(..equal) == 0 {
            best = Some((score, action));
        }
    }
    best.map(|(_, action)| action)
}
