//! Keys of moves.

use skep_rules::{Action, GameType, Position, mix};

/// The number of actions of a game that are counted. Later ones are left out.
pub const MAX_ACTIONS: usize = 1_000;

/// A move in a position, up to symmetry. Keys stay the same from version to version.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MoveKey(u64);

impl MoveKey {
    /// The number of bits of a key that books store.
    pub(crate) const STORED_BITS: u32 = 40;

    /// The key of the move between two positions, given their hashes.
    pub(crate) fn between(game: u64, before: u64, after: u64) -> MoveKey {
        MoveKey(mix(mix(game.wrapping_add(before)).wrapping_add(after)))
    }

    /// The part of the key that books store.
    pub(crate) fn stored(self) -> u64 {
        self.0 >> (64 - MoveKey::STORED_BITS)
    }
}

/// The hash of a game type with its options.
pub(crate) fn hash_of_type(game_type: GameType) -> u64 {
    let text = game_type.to_string();
    text.bytes().fold(0, |hash, byte| mix(hash ^ u64::from(byte)))
}

/// The keys of the actions of a game, each once, in the order in which they were first played. At most
/// [`MAX_ACTIONS`] actions are counted.
///
/// The actions must be legal, one after the other: those of a [`Game`](skep_rules::Game) are. They end where one is not.
pub fn move_keys(start: Position, actions: impl IntoIterator<Item = Action>) -> Vec<MoveKey> {
    let mut position = start;
    let game = hash_of_type(position.game_type());
    let mut before = position.symmetric_hash();
    let mut keys = Vec::new();
    for action in actions.into_iter().take(MAX_ACTIONS) {
        let known = action.drawn();
        let Ok(undo) = position.play(action) else { break };
        let mut after = position.symmetric_hash();
        let next = after;
        if known.is_some() {
            position.undo(undo);
            after = after_without_draw(&mut position, action);
            position.play_listed(action);
        }
        keys.push(MoveKey::between(game, before, after));
        before = next;
    }
    let mut seen = std::collections::HashSet::new();
    keys.retain(|&key| seen.insert(key));
    keys
}

/// The hash of the position after an action, before anything is drawn.
pub(crate) fn after_without_draw(position: &mut Position, action: Action) -> u64 {
    let undo = position.play_listed(action.drawing(None));
    let after = position.symmetric_hash();
    position.undo(undo);
    after
}

#[cfg(test)]
mod tests {
    use super::*;

    fn keys(game: &str) -> Vec<MoveKey> {
        let game: skep_rules::Game = game.parse().unwrap();
        move_keys(game.start(), game.history())
    }

    #[test]
    fn books_keep_their_meaning() {
        // A change of this number makes all books useless.
        assert_eq!(keys("Base+MLP;InProgress;Black[1];wL")[0].stored(), 892_646_878_644);
    }

    #[test]
    fn rotated_and_reflected_games_have_the_same_keys() {
        let game = keys("Base;InProgress;White[3];wS1;bS1 wS1-;wQ /wS1;bQ bS1/");
        assert_eq!(game.len(), 4);
        assert_eq!(game, keys("Base;InProgress;White[3];wS1;bS1 -wS1;wQ wS1/;bQ /bS1"));
        assert_ne!(game, keys("Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1/"));
    }

    #[test]
    fn another_type_is_another_game() {
        assert_ne!(keys("Base;InProgress;Black[1];wS1"), keys("Base+MLP;InProgress;Black[1];wS1"));
    }

    #[test]
    fn a_move_that_is_repeated_counts_once() {
        let game = "Base;InProgress;White[7];wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wQ /wS1;bQ bS1\\;wQ -wS1;bQ bS1-;wQ /wS1;bQ bS1\\;wQ -wS1;bQ bS1-";
        let game: skep_rules::Game = game.parse().unwrap();
        assert_eq!(game.history().len(), 12);
        assert_eq!(move_keys(game.start(), game.history()).len(), 8);
    }
}
