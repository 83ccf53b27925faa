//! Lines of play as people and machines read them.

use skep_rules::{Action, Position};

/// The moves of a line, as far as they are certain: what the bag will yield is not.
pub(crate) fn moves(position: &Position, actions: &[Action]) -> Vec<String> {
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

/// A count of positions in a few characters: `950`, `12k`, `3.4M`.
pub(crate) fn short(count: u64) -> String {
    match count {
        0..10_000 => count.to_string(),
        10_000..1_000_000 => format!("{}k", count / 1000),
        1_000_000..1_000_000_000 => format!("{:.1}M", count as f64 / 1e6),
        _ => format!("{:.1}G", count as f64 / 1e9),
    }
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
        assert_eq!(moves(game.position(), &[first, first]).len(), 1);
    }

    #[test]
    fn counts_are_short() {
        let counts = [0, 9_999, 12_345, 3_400_000, 5_000_000_000].map(short);
        assert_eq!(counts.join(" "), "0 9999 12k 3.4M 5.0G");
    }
}
