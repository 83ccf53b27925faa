//! Lines of play that come as text.

use skep_rules::{Action, Position};

/// Reads the moves of a line that begins in a position: as far as they can be read and played, and not beyond a tile that
/// is drawn from the bag.
pub fn read_line(position: &Position, moves: &[String]) -> Vec<Action> {
    let mut position = position.clone();
    let mut line = Vec::new();
    for text in moves {
        let Ok(action) = position.read_move(text) else { break };
        line.push(action);
        if position.awaits_draw(action) || position.play(action).is_err() {
            break;
        }
    }
    line
}

#[cfg(test)]
mod tests {
    use skep_rules::Game;

    use super::*;

    fn read(game: &str, moves: &[&str]) -> usize {
        let game: Game = game.parse().unwrap();
        let moves: Vec<String> = moves.iter().map(|&text| text.to_owned()).collect();
        read_line(game.position(), &moves).len()
    }

    #[test]
    fn a_line_is_read_as_far_as_it_can_be_played() {
        assert_eq!(read("Base", &["wS1", "bS1 wS1-", "wQ -wS1"]), 3);
        assert_eq!(read("Base", &["wS1", "wQ wS1-", "bS1 wS1-"]), 1);
        assert_eq!(read("Base", &["nonsense"]), 0);
    }

    #[test]
    fn a_line_ends_with_an_unknown_draw() {
        let start = "Base+Swarm;NotStarted;White[1];pick wA1 wB1 wG1;pick bA1 bB1 bG1";
        assert_eq!(read(start, &["wA1", "bA1 wA1-"]), 1);
    }
}
