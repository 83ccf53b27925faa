//! Lines of play as they are written.

use skep_rules::{Action, Position};

/// The moves of a line of play, as far as they are certain: what the bag will yield is not.
pub fn write_line(position: &Position, actions: &[Action]) -> Vec<String> {
    let mut position = position.clone();
    let mut moves = Vec::new();
    for &action in actions {
        if position.check(action).is_err() {
            break;
        }
        moves.push(position.write_move(action));
        if action.drawn().is_none() && !position.draws(action).is_empty() {
            break;
        }
        position.play_listed(action);
    }
    moves
}

#[cfg(test)]
mod tests {
    use skep_rules::Game;

    use super::*;

    #[test]
    fn a_line_ends_where_the_bag_decides() {
        let game: Game =
            "Base+Swarm;NotStarted;White[1];pick wA1 wB1 wG1;pick bA1 bB1 bG1".parse().unwrap();
        let first = game.position().actions()[0];
        assert_eq!(write_line(game.position(), &[first, first]).len(), 1);
    }
}
