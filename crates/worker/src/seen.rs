//! Games as the player sees them whose turn it is.

use skep_engine::choose;
use skep_rules::{Choice, Game, GameError};

/// A pick that is not known.
const SECRET: &str = "pick ?";

/// The game string for the player whose turn it is: `pick ?` stands for what the other one has picked in secret.
pub(crate) fn write(game: &Game) -> String {
    let Some((_, player)) = game.open_choice() else { return game.to_string() };
    let moves: String = game.moves_seen_by(player).iter().map(|text| format!(";{text}")).collect();
    format!("{};NotStarted;White[1]{moves}", game.position().game_type())
}

/// Reads such a string. For what is not known, something stands in the game that the other one might have picked.
pub(crate) fn read(text: &str) -> Result<Game, GameError> {
    let Some((before, after)) = text.split_once(SECRET) else { return text.parse() };
    let mut game: Game = before.trim_end_matches(';').parse()?;
    // Faces are chosen before hands are picked; here only the pick is wanted.
    while let Some((choice, _)) = game.open_choice() {
        let Some(chosen) = choose(&game) else { break };
        if choice == Choice::Pick {
            return format!("{before}{chosen}{after}").parse();
        }
        if game.play_text(&chosen).is_err() {
            break;
        }
    }
    text.parse()
}

#[cfg(test)]
mod tests {
    use skep_rules::Color;

    use super::*;

    #[test]
    fn a_secret_pick_does_not_leave_the_page() {
        let picked = |hand: &str| -> Game {
            format!("Base+Swarm;NotStarted;White[1];pick {hand}").parse().unwrap()
        };
        let text = write(&picked("wA1 wB1 wG1"));
        assert_eq!(text, "Base+Swarm;NotStarted;White[1];pick ?");
        assert_eq!(text, write(&picked("wS1 wS2 wG3")));
        assert_eq!(read(&text).unwrap().open_choice(), Some((Choice::Pick, Color::Black)));
    }

    #[test]
    fn faces_are_known_though_picks_are_not() {
        let start = "Venom+MLP+Swarm(faces=fixed)";
        let mut game: Game = start.parse().unwrap();
        while let Some((_, player)) = game.open_choice() {
            let read = read(&write(&game)).unwrap();
            assert_eq!(read.open_choice(), game.open_choice());
            assert_eq!(read.moves_seen_by(player), game.moves_seen_by(player));
            game.play_text(&choose(&read).unwrap()).unwrap();
        }
        assert_eq!(read(&write(&game)).unwrap().to_string(), game.to_string());
    }

    #[test]
    fn nonsense_is_refused() {
        for text in ["pick ?", "Base;NotStarted;White[1];pick ?", "Base+Swarm;pick ?;pick ?"] {
            assert!(read(text).is_err(), "{text}");
        }
    }
}
