//! The warning that a player has little time left.

use skep_rules::Color;

use crate::saved_games::GameId;

/// The remaining time at which a player is warned, in milliseconds.
const LOW: u64 = 20_000;

/// Who has been warned. An increment may lift a player above the limit again and again, but one warning a game is enough.
#[derive(Clone, Debug, Default)]
pub(crate) struct LowTimeWarning {
    warned: Vec<(GameId, Color)>,
}

impl LowTimeWarning {
    /// Whether the player has to be warned now.
    pub(crate) fn is_due(&mut self, game: &GameId, player: Color, left: u64) -> bool {
        let due = (1..LOW).contains(&left)
            && !self.warned.iter().any(|(warned, color)| warned == game && *color == player);
        if due {
            self.warned.push((game.clone(), player));
        }
        due
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_is_warned_once_a_game() {
        let (one, other) = (GameId::new(1, 0.0), GameId::new(2, 0.0));
        let mut warning = LowTimeWarning::default();
        assert!(!warning.is_due(&one, Color::White, 20_000));
        assert!(warning.is_due(&one, Color::White, 19_900));
        assert!(!warning.is_due(&one, Color::White, 19_800));
        assert!(warning.is_due(&one, Color::Black, 15_000));
        assert!(warning.is_due(&other, Color::White, 15_000));
        assert!(!warning.is_due(&GameId::new(3, 0.0), Color::White, 0), "it is over");
    }
}
