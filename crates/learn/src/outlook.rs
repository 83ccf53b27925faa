//! What can follow from a position: wins at once, short forced wins, tiles that cannot move.
//!
//! These are exact and exhaustive, for the small positions of lessons and for themes. Proofs of long wins are the solver's
//! task, in `skep-engine`.

use skep_rules::{Action, Color, Outcome, Position, Tile};

/// The most actions that one proof plays.
const MAX_PLAYED: u32 = 300_000;

/// The position with this player to move.
fn with_to_move(position: &Position, player: Color) -> Position {
    let mut position = position.clone();
    if position.to_move() != player {
        position.play_null_move();
    }
    position
}

/// An action as it can be played: what is drawn is of no account for the next action.
fn playable(position: &Position, action: Action) -> Action {
    position.with_draw(action, |bag| bag.into_iter().next())
}

/// The actions with which the player would win at once, if it were the player's turn.
pub fn winning_actions(position: &Position, player: Color) -> Vec<Action> {
    if position.outcome().is_some() {
        return Vec::new();
    }
    let mut position = with_to_move(position, player);
    let mut wins = Vec::new();
    for action in position.actions() {
        let undo = position.play_listed(playable(&position, action));
        if position.outcome() == Some(Outcome::Win(player)) {
            wins.push(action);
        }
        position.undo(undo);
    }
    wins
}

/// Whether the player would win at once, if it were the player's turn.
pub(crate) fn wins_at_once(position: &Position, player: Color) -> bool {
    !winning_actions(position, player).is_empty()
}

/// Whether the player wins within this many own actions whatever the other does. What is drawn is taken to be the first
/// tile of the bag, so in Swarm this is no proof.
pub(crate) fn wins_within(position: &Position, player: Color, actions: u8) -> bool {
    let mut left = MAX_PLAYED;
    wins(&mut position.clone(), player, actions, &mut left)
}

fn wins(position: &mut Position, player: Color, actions: u8, left: &mut u32) -> bool {
    if let Some(outcome) = position.outcome() {
        return outcome == Outcome::Win(player);
    }
    let acts = position.to_move() == player;
    if acts && actions == 0 {
        return false;
    }
    for action in position.actions() {
        let Some(fewer) = left.checked_sub(1) else { return false };
        *left = fewer;
        let undo = position.play_listed(playable(position, action));
        let won = wins(position, player, actions - u8::from(acts), left);
        position.undo(undo);
        if won == acts {
            return acts;
        }
    }
    !acts
}

/// Whether the player could do nothing but pass.
pub(crate) fn must_pass(position: &Position, player: Color) -> bool {
    position.outcome().is_none() && with_to_move(position, player).actions() == [Action::Pass]
}

/// Whether a tile could not be displaced by itself, if it were its owner's turn.
pub(crate) fn is_shut_in(position: &Position, tile: Tile) -> bool {
    let Some(owner) = tile.color() else { return false };
    let position = with_to_move(position, owner);
    let moves = |action: &Action| match *action {
        Action::Move { tile: moved, .. } => {
            moved == tile && position.helpers(*action).tiles().is_empty()
        }
        Action::Swap { tile: moved, .. } => moved == tile,
        _ => false,
    };
    !position.actions().iter().any(moves)
}
