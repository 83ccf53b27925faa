//! Counting the move tree.

use crate::state::State;

/// The number of sequences of `depth` actions. A pass is one action, a finished game has none,
/// equal tiles in reserve are one placing. Repetition does not end a game. An action that draws a
/// tile draws the first of [`State::draws`].
pub fn perft(state: &State, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let actions = state.actions();
    if depth == 1 {
        return actions.len() as u64;
    }
    let next = |action| {
        let drawn = state.draws(action).into_iter().next();
        state.play(action, drawn.as_deref()).expect("a legal action can be played")
    };
    actions.iter().map(|action| perft(&next(action), depth - 1)).sum()
}
