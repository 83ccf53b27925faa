//! What the other player threatens: the game as if the turn were passed.

use serde::{Deserialize, Serialize};
use skep_rules::{Color, Game, Stage};
use thiserror::Error;

/// Why it cannot be asked what the other player threatens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NoThreat {
    /// The game is over.
    #[error("the game is over, so nothing threatens")]
    Over,
    /// A choice before the first turn has to be made first.
    #[error("the players have to choose their tiles first")]
    ChooseFirst,
    /// A double turn is half played.
    #[error("threats are shown before a double turn and after it, not in its middle")]
    DoubleTurn,
    /// A Queen is not on the table, so the position after a pass might be one that no game can reach.
    #[error("threats are shown once both Queens are on the table")]
    NoQueen,
    /// The game would be over after a pass.
    #[error("nothing can be threatened here")]
    Nothing,
}

/// The game as if the player to move did nothing: the best lines of the other player there are the threats. Its history
/// begins here.
///
/// ```
/// use skep_rules::{Color, Game};
/// use skep_worker::{NoThreat, threat_game};
///
/// let game: Game = "Base;White[3];0,0:wS1 1,0:bS1 -1,0:wQ 2,0:bQ".parse()?;
/// assert_eq!(threat_game(&game).unwrap().position().to_move(), Color::Black);
/// let start: Game = "Base".parse()?;
/// assert_eq!(threat_game(&start).unwrap_err(), NoThreat::NoQueen);
/// # Ok::<(), skep_rules::GameError>(())
/// ```
pub fn threat_game(game: &Game) -> Result<Game, NoThreat> {
    if game.open_choice().is_some() {
        return Err(NoThreat::ChooseFirst);
    }
    if game.ending().is_some() {
        return Err(NoThreat::Over);
    }
    let mut position = game.position().clone();
    if position.stage() == Stage::Second {
        return Err(NoThreat::DoubleTurn);
    }
    if !Color::ALL.into_iter().all(|color| position.has_queen_in_play(color)) {
        return Err(NoThreat::NoQueen);
    }
    position.play_null_move();
    let game = Game::from_position(position);
    if game.ending().is_some() { Err(NoThreat::Nothing) } else { Ok(game) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refusal(game: &str) -> NoThreat {
        threat_game(&game.parse().unwrap()).unwrap_err()
    }

    #[test]
    fn there_are_no_threats_where_no_turn_can_be_passed() {
        assert_eq!(refusal("Base;InProgress;White[2];wS1;bS1 wS1-"), NoThreat::NoQueen);
        assert_eq!(refusal("Base+Swarm"), NoThreat::ChooseFirst);
        assert_eq!(refusal("Base;WhiteWins;White[1]"), NoThreat::Over);
        let mut double: Game =
            "Base+Honeycombo;Black[5];-2,0:wQ -1,0:wA1 0,0:H 1,0:bA1 2,0:bQ".parse().unwrap();
        for text in ["~H", "wA2 -wQ", "bA2 bQ-"] {
            assert!(threat_game(&double).is_ok());
            double.play_text(text).unwrap();
        }
        assert_eq!(threat_game(&double).unwrap_err(), NoThreat::DoubleTurn);
    }

    #[test]
    fn a_resting_tile_of_the_passing_side_does_not_hinder_the_other() {
        let game: Game = "Base;InProgress;White[4];wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wA1 -wQ;bA1 bQ-"
            .parse()
            .unwrap();
        let threats = threat_game(&game).unwrap();
        assert_eq!(threats.position().to_move(), Color::Black);
        assert!(threats.is_empty() && !threats.position().actions().is_empty());
    }
}
