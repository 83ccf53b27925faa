//! A game that is being proposed: what is played, by whom, and with how much time.

use serde::{Deserialize, Serialize};
use skep_record::{Seat, TimeControl};
use skep_rules::{ByColor, Color, GameType};

use crate::storage;

/// Who plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Who {
    /// A person against the computer.
    #[default]
    Computer,
    /// Two people at one screen.
    HotSeat,
    /// The computer against itself.
    Demo,
}

/// The colour that a person wants.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Side {
    #[default]
    White,
    Black,
    Random,
}

/// A game that is being proposed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Proposal {
    #[serde(with = "game_type")]
    pub(crate) game_type: GameType,
    pub(crate) who: Who,
    pub(crate) side: Side,
    /// The computer's level against a person.
    pub(crate) level: u8,
    /// The computer's levels against itself.
    pub(crate) white_level: u8,
    pub(crate) black_level: u8,
    pub(crate) control: TimeControl,
}

impl Default for Proposal {
    fn default() -> Proposal {
        Proposal {
            game_type: GameType::BASE_MLP,
            who: Who::Computer,
            side: Side::White,
            level: 3,
            white_level: 6,
            black_level: 6,
            control: TimeControl::Unlimited,
        }
    }
}

const KEY: &str = "skep.proposal";

impl Proposal {
    /// What was proposed last, or what suits most people.
    pub(crate) fn kept() -> Proposal {
        let kept = storage::read(KEY).and_then(|text| serde_json::from_str(&text).ok());
        kept.map_or_else(Proposal::default, Proposal::sensible)
    }

    /// Keeps it for the next visit.
    pub(crate) fn keep(&self) {
        // Where nothing can be kept, the next visit begins as the first one.
        let _ = storage::write(KEY, &serde_json::to_string(self).unwrap_or_default());
    }

    /// The proposal with every level within the range that exists.
    fn sensible(mut self) -> Proposal {
        for level in [&mut self.level, &mut self.white_level, &mut self.black_level] {
            *level = (*level).clamp(*Seat::LEVELS.start(), *Seat::LEVELS.end());
        }
        self
    }

    /// Who sits where; a coin decides if a person does not mind.
    pub(crate) fn seats(&self, coin: bool) -> ByColor<Seat> {
        match self.who {
            Who::HotSeat => ByColor { white: Seat::Person, black: Seat::Person },
            Who::Demo => ByColor {
                white: Seat::Level(self.white_level),
                black: Seat::Level(self.black_level),
            },
            Who::Computer => {
                let computer = Seat::Level(self.level);
                let mut seats = ByColor { white: computer, black: computer };
                let color = match (self.side, coin) {
                    (Side::White, _) | (Side::Random, true) => Color::White,
                    (Side::Black, _) | (Side::Random, false) => Color::Black,
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
    fn a_proposal_survives_being_kept() {
        let game_type = "Venom+MLP+Swarm(faces=fixed)".parse().unwrap();
        let control = TimeControl::Increment { time: 300_000, increment: 5_000 };
        let proposal = Proposal { game_type, control, who: Who::Demo, ..Proposal::default() };
        let text = serde_json::to_string(&proposal).unwrap();
        assert_eq!(serde_json::from_str::<Proposal>(&text).unwrap(), proposal);
    }

    #[test]
    fn levels_are_kept_within_what_there_is() {
        let proposal: Proposal = serde_json::from_str(r#"{"level":200,"white_level":0}"#).unwrap();
        let proposal = proposal.sensible();
        assert_eq!((proposal.level, proposal.white_level), (10, 1));
    }

    #[test]
    fn a_person_gets_the_colour_that_was_asked_for() {
        let against = |side, coin| {
            let proposal = Proposal { side, ..Proposal::default() };
            let seats = proposal.seats(coin);
            assert_ne!(seats.white, seats.black);
            seats.white == Seat::Person
        };
        assert!(against(Side::White, false));
        assert!(!against(Side::Black, true));
        assert!(against(Side::Random, true) && !against(Side::Random, false));
    }
}
