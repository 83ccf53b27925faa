//! What can be seen without searching: an action that wins now, an action after which the opponent wins, and which one
//! looks best.

use std::cmp::Ordering;

use fastrand::Rng;
use skep_rules::{Action, Outcome, Position};

use crate::evaluate;
use crate::score::WIN;

/// What the next action decides.
pub(crate) struct AtOnce {
    /// The actions that win.
    pub(crate) wins: Vec<Action>,
    /// The actions that neither lose nor let the opponent's next one win.
    pub(crate) safe: Vec<Action>,
}

impl AtOnce {
    pub(crate) fn look(position: &Position) -> AtOnce {
        let player = position.to_move();
        let mut position = position.clone();
        let (mut wins, mut safe) = (Vec::new(), Vec::new());
        for action in position.actions() {
            let undo = position.play_listed(drawing(&position, action));
            match position.outcome() {
                Some(Outcome::Win(winner)) if winner == player => wins.push(action),
                Some(Outcome::Win(_)) => {}
                Some(Outcome::Draw) => safe.push(action),
                None if position.to_move() == player || !can_win_now(&mut position) => {
                    safe.push(action);
                }
                None => {}
            }
            position.undo(undo);
        }
        AtOnce { wins, safe }
    }

    pub(crate) fn is_safe(&self, action: Action) -> bool {
        self.safe.contains(&action)
    }
}

/// The action with some tile that the bag may yield, if it draws one.
pub(crate) fn drawing(position: &Position, action: Action) -> Action {
    match action.drawn() {
        Some(_) => action,
        None => action.drawing(position.draws(action).into_iter().next()),
    }
}

fn can_win_now(position: &mut Position) -> bool {
    let player = position.to_move();
    position.actions().into_iter().any(|action| {
        let undo = position.play_listed(drawing(position, action));
        let won = position.outcome() == Some(Outcome::Win(player));
        position.undo(undo);
        won
    })
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
