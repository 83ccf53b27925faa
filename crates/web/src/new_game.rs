//! The choices of the home page: game type, players and time control.

use serde::{Deserialize, Serialize};
use skep_record::{Seat, TimeControl};
use skep_rules::{ByColor, Color, GameType};

use crate::storage;

/// Who plays against whom.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum GameMode {
    /// A person against the computer.
    #[default]
    Computer,
    /// Two people at one screen.
    HotSeat,
    /// The computer against itself.
    Demo,
}

/// The colour a person chooses against the computer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum ColorChoice {
    #[default]
    White,
    Black,
    Random,
}

/// The choices of the home page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct NewGame {
    #[serde(with = "game_type")]
    pub(crate) game_type: GameType,
    #[serde(rename = "who")]
    pub(crate) mode: GameMode,
    pub(crate) side: ColorChoice,
    /// The computer's level against a person.
    pub(crate) level: u8,
    /// The computer's levels against itself.
    pub(crate) white_level: u8,
    pub(crate) black_level: u8,
    pub(crate) control: TimeControl,
}

impl Default for NewGame {
    fn default() -> NewGame {
        NewGame {
            game_type: GameType::BASE,
            mode: GameMode::Computer,
            side: ColorChoice::White,
            level: 3,
            white_level: 6,
            black_level: 6,
            control: TimeControl::Unlimited,
        }
    }
}

const KEY: &str = "skep.proposal";

impl NewGame {
    /// Loads the choices of the last visit, or the defaults.
    pub(crate) fn load() -> NewGame {
        let kept = storage::read(KEY).and_then(|text| serde_json::from_str(&text).ok());
        kept.map_or_else(NewGame::default, NewGame::with_valid_levels)
    }

    /// Saves the choices for the next visit.
    pub(crate) fn save(&self) {
        // Without storage, the next visit starts with the defaults.
        let _ = storage::write(KEY, &serde_json::to_string(self).unwrap_or_default());
    }

    /// Clamps all levels to the valid range.
    fn with_valid_levels(mut self) -> NewGame {
        for level in [&mut self.level, &mut self.white_level, &mut self.black_level] {
            *level = (*level).clamp(*Seat::LEVELS.start(), *Seat::LEVELS.end());
        }
        self
    }

    /// The player of each colour. `coin` decides if the person chose a random colour.
    pub(crate) fn seats(&self, coin: bool) -> ByColor<Seat> {
        match self.mode {
            GameMode::HotSeat => ByColor { white: Seat::Person, black: Seat::Person },
            GameMode::Demo => ByColor {
                white: Seat::Level(self.white_level),
                black: Seat::Level(self.black_level),
            },
            GameMode::Computer => {
                let computer = Seat::Level(self.level);
                let mut seats = ByColor { white: computer, black: computer };
                let color = match (self.side, coin) {
                    (ColorChoice::White, _) | (ColorChoice::Random, true) => Color::White,
                    (ColorChoice::Black, _) | (ColorChoice::Random, false) => Color::Black,
                };
                seats[color] = Seat::Person;
                seats
            }
        }
    }
}

mod game_type {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};
    use skep_rules::GameType;

    pub(super) fn serialize<S: Serializer>(game: &GameType, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(game)
    }

    pub(super) fn deserialize<'a, D: Deserializer<'a>>(from: D) -> Result<GameType, D::Error> {
        String::deserialize(from)?.parse().map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_survive_the_round_trip() {
        let game_type = "Venom+MLP+Swarm(faces=fixed)".parse().unwrap();
        let control = TimeControl::Increment { time: 300_000, increment: 5_000 };
        let new_game = NewGame { game_type, control, mode: GameMode::Demo, ..NewGame::default() };
        let text = serde_json::to_string(&new_game).unwrap();
        assert_eq!(serde_json::from_str::<NewGame>(&text).unwrap(), new_game);
    }

    #[test]
    fn levels_are_clamped_to_the_valid_range() {
        let new_game: NewGame = serde_json::from_str(r#"{"level":200,"white_level":0}"#).unwrap();
        let new_game = new_game.with_valid_levels();
        assert_eq!((new_game.level, new_game.white_level), (10, 1));
    }

    #[test]
    fn a_person_gets_the_chosen_colour() {
        let against = |side, coin| {
            let new_game = NewGame { side, ..NewGame::default() };
            let seats = new_game.seats(coin);
            assert_ne!(seats.white, seats.black);
            seats.white == Seat::Person
        };
        assert!(against(ColorChoice::White, false));
        assert!(!against(ColorChoice::Black, true));
        assert!(against(ColorChoice::Random, true) && !against(ColorChoice::Random, false));
    }
}
