//! The moves of a position, with those that a symmetry makes equal taken together.

use std::collections::HashMap;

use skep_rules::{Action, Position};

use crate::key::{MoveKey, after_without_draw, hash_of_type};

/// Moves that lead to the same position up to symmetry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DistinctMove {
    /// The key that they share.
    pub key: MoveKey,
    /// The actions, at least one. What they draw is left open.
    pub actions: Vec<Action>,
}

/// All moves of a position, in the order of [`Position::actions`]. Empty if the game is over.
pub fn distinct_moves(position: &Position) -> Vec<DistinctMove> {
    let mut after = position.clone();
    let game = hash_of_type(position.game_type());
    let before = position.symmetric_hash();
    let mut moves: Vec<DistinctMove> = Vec::new();
    let mut places: HashMap<MoveKey, usize> = HashMap::new();
    for action in position.actions() {
        let key = MoveKey::between(game, before, after_without_draw(&mut after, action));
        let place = *places.entry(key).or_insert(moves.len());
        match moves.get_mut(place) {
            Some(known) => known.actions.push(action),
            None => moves.push(DistinctMove { key, actions: vec![action] }),
        }
    }
    moves
}

#[cfg(test)]
mod tests {
    use skep_rules::GameType;

    use super::*;

    #[test]
    fn the_second_tile_can_be_placed_in_one_way() {
        let mut position = Position::new(GameType::BASE);
        assert_eq!(distinct_moves(&position).len(), 4);
        position.play_listed(position.actions()[0]);
        let moves = distinct_moves(&position);
        assert_eq!(moves.len(), 4);
        assert!(moves.iter().all(|one| one.actions.len() == 6));
    }

    #[test]
    fn in_a_line_both_sides_are_equal() {
        let position: Position = "Base;White[2];0,0:wS1 1,0:bS1".parse().unwrap();
        // Five tiles, each behind wS1 or at one of two sides; wS1 has three free cells without bS1 beside them.
        assert_eq!(position.actions().len(), 15);
        assert_eq!(distinct_moves(&position).len(), 10);
    }
}
