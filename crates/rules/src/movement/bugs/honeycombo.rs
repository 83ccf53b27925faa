//! The Honeycombo is no insect: a neutral tile that never moves and on which nothing may end a turn. Turned over, it
//! gives its player two actions in the next turn.

use crate::grid::hex::Cell;
use crate::model::action::{Action, ActionList};
use crate::position::{Position, Stage};

/// Nothing may end a turn on the Honeycombo. The first action of a double turn may, if the second
/// can leave it again.
pub(crate) fn keep_free(position: &Position, actions: &mut ActionList) {
    let Some(cell) = position.board.honeycombo() else { return };
    if position.board.at(cell).height() > 1 {
        let uncovers = |action: &Action| match *action {
            Action::Move { tile, to } => position.board.cell_of(tile) == cell && to != cell,
            _ => false,
        };
        actions.retain(uncovers);
        return;
    }
    let covers = |action: &Action| matches!(*action, Action::Move { to, .. } if to == cell);
    match position.beyond.stage {
        Stage::First => {
            actions.retain(|action| !covers(action) || can_leave(position, *action, cell))
        }
        _ => actions.retain(|action| !covers(action)),
    }
}

fn can_leave(position: &Position, action: Action, honeycombo: Cell) -> bool {
    let mut position = position.clone();
    position.play_listed(action);
    if position.outcome().is_some() {
        // Nobody leaves any more: the game is over with the Honeycombo covered.
        return false;
    }
    let leaves = |action: &Action| matches!(*action, Action::Move { to, .. } if to != honeycombo);
    position.actions().iter().any(leaves)
}
