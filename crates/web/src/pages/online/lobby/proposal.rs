//! What a person proposes to play online.

use serde::{Deserialize, Serialize};
use skep_club::{ColorWish, Pace, Terms};
use skep_record::Seat;
use skep_rules::GameType;

use crate::storage;

/// Against whom.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Opponent {
    /// Somebody who wants the same.
    #[default]
    Anybody,
    /// A friend, who gets the link.
    Friend,
    /// A level of the computer.
    Computer,
}

/// What a person proposes to play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Proposal {
    pub(super) game_type: GameType,
    pub(super) pace: Pace,
    pub(super) opponent: Opponent,
    pub(super) color: ColorWish,
    pub(super) rated: bool,
    pub(super) level: u8,
}

impl Default for Proposal {
    fn default() -> Proposal {
        Proposal {
            game_type: GameType::BASE,
            pace: PACES[2],
            opponent: Opponent::Anybody,
            color: ColorWish::Either,
            rated: false,
            level: 3,
        }
    }
}

const fn real_time(minutes: u32, increment: u32) -> Pace {
    Pace::RealTime { time: minutes * 60, increment }
}

/// The times that are offered.
pub(super) const PACES: [Pace; 8] = [
    real_time(3, 2),
    real_time(5, 5),
    real_time(10, 5),
    real_time(30, 20),
    Pace::Correspondence { days: 1 },
    Pace::Correspondence { days: 3 },
    Pace::Correspondence { days: 7 },
    Pace::Unlimited,
];

const KEY: &str = "skep.online";

impl Proposal {
    /// Loads what was proposed last.
    pub(super) fn load() -> Proposal {
        let kept = storage::read(KEY);
        let kept: Option<Proposal> = kept.and_then(|text| serde_json::from_str(&text).ok());
        kept.unwrap_or_default().checked()
    }

    /// Saves it for the next visit.
    pub(super) fn save(&self) {
        // Without storage, the next visit starts with the defaults.
        let _ = storage::write(KEY, &serde_json::to_string(self).unwrap_or_default());
    }

    /// Makes of what was stored something that the server accepts.
    fn checked(mut self) -> Proposal {
        self.level = self.level.clamp(*Seat::LEVELS.start(), *Seat::LEVELS.end());
        if self.pace.check().is_err() {
            self.pace = Proposal::default().pace;
        }
        self
    }

    /// Whether its result can change ratings: between people with accounts.
    pub(super) fn can_be_rated(&self, has_account: bool) -> bool {
        has_account && self.opponent != Opponent::Computer
    }

    /// The terms for the server.
    pub(super) fn terms(&self, has_account: bool) -> Terms {
        let creator_plays = match self.opponent {
            // Whoever is paired gets a colour by chance.
            Opponent::Anybody => ColorWish::Either,
            Opponent::Friend | Opponent::Computer => self.color,
        };
        Terms {
            game_type: self.game_type,
            pace: self.pace,
            rated: self.rated && self.can_be_rated(has_account),
            creator_plays,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_time_that_is_offered_is_accepted() {
        assert!(PACES.iter().all(|pace| pace.check().is_ok()));
        assert!(PACES.contains(&Proposal::default().pace));
    }

    #[test]
    fn guests_and_computers_are_not_rated() {
        let mut proposal = Proposal { rated: true, ..Proposal::default() };
        assert!(proposal.terms(true).rated);
        assert!(!proposal.terms(false).rated);
        proposal.opponent = Opponent::Computer;
        assert!(!proposal.terms(true).rated);
    }

    #[test]
    fn colours_are_chosen_only_against_somebody_known() {
        let color = ColorWish::Black;
        let wish = |opponent| {
            Proposal { opponent, color, ..Proposal::default() }.terms(false).creator_plays
        };
        assert_eq!(wish(Opponent::Anybody), ColorWish::Either);
        assert_eq!(wish(Opponent::Friend), ColorWish::Black);
        assert_eq!(wish(Opponent::Computer), ColorWish::Black);
    }

    #[test]
    fn what_was_stored_is_read_back_and_corrected() {
        let proposal = Proposal { level: 7, pace: PACES[5], ..Proposal::default() };
        let text = serde_json::to_string(&proposal).unwrap();
        assert_eq!(serde_json::from_str::<Proposal>(&text).unwrap().checked(), proposal);
        let odd = Proposal {
            level: 99,
            pace: Pace::RealTime { time: 1, increment: 0 },
            ..Proposal::default()
        };
        let corrected = odd.checked();
        assert_eq!((corrected.level, corrected.pace), (10, Proposal::default().pace));
    }
}
