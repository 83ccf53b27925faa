//! Game strings as seen by the player on turn, without the opponent's secret pick.

use skep_engine::choose;
use skep_rules::{Choice, Game, GameError};

/// The placeholder for an unknown pick.
const SECRET: &str = "pick ?";

/// The game string for the player on turn: `pick ?` replaces the opponent's secret pick.
pub(crate) fn write(game: &Game) -> String {
    let Some((_, player)) = game.open_choice() else { return game.to_string() };
    let moves: String = game.moves_seen_by(player).iter().map(|text| format!(";{text}")).collect();
    format!("{};NotStarted;White[1]{moves}", game.position().game_type())
}

/// Reads such a string, and replaces an unknown pick by a plausible one.
pub(crate) fn read(text: &str) -> Result<Game, GameError> {
    let Some((before, after)) = text.split_once(SECRET) else { return text.parse() };
    let mut game: Game = before.trim_end_matches(';').parse()?;
    // Faces are chosen before tiles are picked; only the pick is needed here.
    while let Some((choice, _)) = game.open_choice() {
        let Some(chosen) = choose(&game) else { break };
        if choice == Choice::Pick {
            return format!("{before}{chosen}{after}").parse();
        }
        if game.choose(chosen).is_err() {
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
            game.choose(choose(&read).unwrap()).unwrap();
        }
        assert_eq!(read(&write(&game)).unwrap().to_string(), game.to_string());
    }

    #[test]
    fn invalid_strings_are_refused() {
        for text in ["pick ?", "Base;NotStarted;White[1];pick ?", "Base+Swarm;pick ?;pick ?"] {
            assert!(read(text).is_err(), "{text}");
        }
    }
}
