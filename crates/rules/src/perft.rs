//! Counting the leaves of the tree of legal actions.

use crate::model::action::{Action, ActionList};
use crate::position::Position;

/// How many sequences of that many actions there are. A pass is an action; a finished game has none.
///
/// ```
/// use skep_rules::{GameType, Position, perft};
///
/// assert_eq!(perft(&Position::new(GameType::BASE), 4), 21_600);
/// ```
pub fn perft(position: &Position, depth: u32) -> u64 {
    let mut lists = vec![ActionList::new(); depth as usize];
    count(&mut position.clone(), &mut lists)
}

fn count(position: &mut Position, lists: &mut [ActionList]) -> u64 {
    match lists {
        [] => 1,
        [_] if position.game_type().is_standard() => position.count_actions() as u64,
        [list] => {
            position.actions_into(list);
            list.len() as u64
        }
        [list, rest @ ..] => {
            position.actions_into(list);
            let mut leaves = 0;
            for &action in list.iter() {
                let undo = position.play_listed(action);
                leaves += count(position, rest);
                position.undo(undo);
            }
            leaves
        }
    }
}

/// [`perft`] for each first action.
pub fn divide(position: &Position, depth: u32) -> Vec<(Action, u64)> {
    let mut position = position.clone();
    let mut lists = vec![ActionList::new(); depth.saturating_sub(1) as usize];
    let mut split = Vec::new();
    for action in position.actions() {
        let undo = position.play_listed(action);
        split.push((action, count(&mut position, &mut lists)));
        position.undo(undo);
    }
    split
}
