//! The Honeycombo is no insect: a neutral tile that never moves and on which nothing may end a turn. Turned over, it
//! gives its player two actions in the next turn.

use crate::grid::hex::Cell;
use crate::model::action::{Action, ActionList};
use crate::position::{Position, Stage};

/// Whether the Honeycombo permits an action that is otherwise legal. Nothing may end a turn on it. The first action of
/// a double turn may, if the second can leave it again; then nothing else is legal.
pub(crate) fn permits(position: &Position, action: Action) -> bool {
    let Some(cell) = position.board.honeycombo() else { return true };
    let destination = match action {
        Action::Move { tile, to } => Some((position.board.cell_of(tile), to)),
        _ => None,
    };
    if position.board.at(cell).height() > 1 {
        return destination.is_some_and(|(from, to)| from == cell && to != cell);
    }
    match position.beyond.stage {
        _ if destination.is_none_or(|(_, to)| to != cell) => true,
        Stage::First => can_leave(position, action, cell),
        Stage::Single | Stage::Second => false,
    }
}

/// Takes out what the Honeycombo does not permit.
pub(crate) fn keep_free(position: &Position, actions: &mut ActionList) {
    if position.board.honeycombo().is_some() {
        actions.retain(|&action| permits(position, action));
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
