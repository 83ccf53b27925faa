//! The Honeycombo is no insect: a neutral tile that never moves and on which nothing may end a turn. Turned over, it
//! gives its player two actions in the next turn.

use crate::grid::hex::Cell;
use crate::model::action::{Action, ActionList};
use crate::position::{Position, Stage};

/// Whether the Honeycombo permits an action that is otherwise legal. Nothing may end a turn on it. The first action of
/// a double turn may, if some second action can uncover it again; then only such actions are legal.
pub(crate) fn permits(position: &Position, action: Action) -> bool {
    let Some(cell) = position.board.honeycombo() else { return true };
    if position.board.at(cell).height() > 1 {
        return uncovers(position, action, cell);
    }
    match position.variant.stage {
        _ if !covers(action, cell) => true,
        Stage::First => can_be_uncovered(position, action, cell),
        Stage::Single | Stage::Second => false,
    }
}

/// Removes the actions that the Honeycombo does not permit from all actions, of which the first `placings` are placings.
pub(crate) fn keep_free(position: &Position, placings: usize, actions: &mut ActionList) {
    let Some(cell) = position.board.honeycombo() else { return };
    // Nearly always it lies free and nothing covers it.
    let covered = position.board.at(cell).height() > 1;
    if covered || actions[placings..].iter().any(|&action| covers(action, cell)) {
        actions.retain(|&action| permits(position, action));
    }
}

/// Whether an action moves a tile onto the Honeycombo.
fn covers(action: Action, honeycombo: Cell) -> bool {
    matches!(action, Action::Move { to, .. } if to == honeycombo)
}

/// Whether an action takes what lies on the Honeycombo away: the tile leaves, or a predator removes it.
fn uncovers(position: &Position, action: Action, honeycombo: Cell) -> bool {
    let lies_on_it = |tile| position.board.cell_of(tile) == honeycombo;
    match action {
        Action::Move { tile, to } => lies_on_it(tile) && to != honeycombo,
        Action::Remove { tile, victim } => lies_on_it(tile) || lies_on_it(victim),
        // Neither tile of a swap stands on another.
        Action::Swap { .. }
        | Action::Place { .. }
        | Action::Flip { .. }
        | Action::Sting { .. }
        | Action::Combo
        | Action::Draw { .. }
        | Action::Steal { .. }
        | Action::End
        | Action::Pass => false,
    }
}

/// Whether, after this first action, a second one can uncover the Honeycombo.
fn can_be_uncovered(position: &Position, action: Action, honeycombo: Cell) -> bool {
    let mut position = position.clone();
    position.play_listed(action);
    if position.outcome().is_some() {
        // There is no second action: the game is over with the Honeycombo covered.
        return false;
    }
    position.actions().iter().any(|&action| uncovers(&position, action, honeycombo))
}
