//! Words for people, games and refusals.

use skep_club::{EndCause, Offer, OutcomeName, Pace, Refusal, SeenGame, Status, Terms};
use skep_rules::{Color, Outcome};
use skep_wire::{AccountError, Person, PersonKind, RequestError};
use skep_words::Words;

use crate::online::{RequestFailure, http::ApiFailure};
use crate::pages::games::game_name;

/// A person's name. Guests have none.
pub(super) fn person_name(words: &Words, person: &Person) -> String {
    match (&person.name, person.kind) {
        (_, PersonKind::Computer { level }) => {
            words.with("online-computer", &[("level", i64::from(level).into())])
        }
        (Some(name), _) => name.clone(),
        (None, _) => words.text("online-guest"),
    }
}

/// The time of a game: "5 min + 3 s a turn".
pub(super) fn pace_text(words: &Words, pace: Pace) -> String {
    match pace {
        Pace::RealTime { time, increment } => {
            let time = match time % 60 {
                0 => words.with("online-minutes", &[("minutes", i64::from(time / 60).into())]),
                _ => words.with("online-seconds", &[("seconds", i64::from(time).into())]),
            };
            match increment {
                0 => time,
                seconds => words.with(
                    "online-pace",
                    &[("time", time.into()), ("seconds", i64::from(seconds).into())],
                ),
            }
        }
        Pace::Correspondence { days } => {
            words.with("online-pace-days", &[("days", i64::from(days).into())])
        }
        Pace::Unlimited => words.text("online-pace-none"),
    }
}

/// The game and the time: "Venom, 5 min + 3 s a turn, rated".
pub(super) fn terms_text(words: &Words, terms: &Terms) -> String {
    let game = game_name(words, terms.game_type);
    let pace = pace_text(words, terms.pace);
    let key = if terms.rated { "online-terms-rated" } else { "online-terms" };
    words.with(key, &[("game", game.into()), ("pace", pace.into())])
}

/// A duration in words: "3 days", "5 hours", "12 minutes".
pub(super) fn duration(words: &Words, milliseconds: u64) -> String {
    const MINUTE: u64 = 60_000;
    let (key, number) = match milliseconds / MINUTE {
        minutes @ 0..60 => ("online-for-minutes", minutes.max(1)),
        minutes @ 60..2880 => ("online-for-hours", minutes / 60),
        minutes => ("online-for-days", minutes / 1440),
    };
    words.with(key, &[("number", number.into())])
}

/// How a game stands that is over or has not begun, if the table does not say it.
pub(super) fn status_text(words: &Words, game: &SeenGame) -> Option<String> {
    let Status::Ended { outcome, cause, by } = game.status() else { return None };
    let player = |color: Color| words.color(color).into();
    let won = |outcome: Option<OutcomeName>| match outcome.map(Outcome::from) {
        Some(Outcome::Win(color)) => Some(color),
        _ => None,
    };
    Some(match (cause, by, won(outcome)) {
        (EndCause::Aborted, ..) => words.text("online-end-aborted"),
        (EndCause::Length, ..) => words.text("online-end-length"),
        (EndCause::Absence, Some(absent), Some(winner)) => words
            .with("online-end-absence", &[("absent", player(absent)), ("winner", player(winner))]),
        (EndCause::Absence, ..) => words.text("online-end-absence-draw"),
        (EndCause::Time, _, Some(winner)) => words.win_on_time(winner),
        // The table says it.
        _ => return None,
    })
}

/// The word of an offer in keys.
pub(super) fn offer_word(offer: Offer) -> &'static str {
    match offer {
        Offer::Draw => "draw",
        Offer::TakeBack => "takeback",
        Offer::Rematch => "rematch",
    }
}

/// Why a request was not carried out.
pub(super) fn failure_text(words: &Words, failure: &RequestFailure) -> String {
    match failure {
        RequestFailure::Lost => words.text("online-error-lost"),
        RequestFailure::Refused(error) => request_error(words, error),
    }
}

fn request_error(words: &Words, error: &RequestError) -> String {
    let key = match error {
        RequestError::Refused(refusal) => return refusal_text(words, refusal),
        RequestError::NoSuchGame => "online-error-no-game",
        RequestError::BadTerms { .. } => "online-error-terms",
        RequestError::TooFast { seconds } => {
            return words.with("online-error-fast", &[("seconds", i64::from(*seconds).into())]);
        }
        RequestError::TooMany { limit } => {
            return words.with("online-error-many", &[("limit", i64::from(*limit).into())]);
        }
        RequestError::BadText => "online-error-text",
        RequestError::MayNotSpeak => "online-error-speak",
        RequestError::NotStored => "online-error-stored",
        RequestError::Unreadable { .. } | RequestError::Version { .. } => "online-error-other",
    };
    words.text(key)
}

fn refusal_text(words: &Words, refusal: &Refusal) -> String {
    let key = match refusal {
        Refusal::HasBegun => "online-refused-begun",
        Refusal::Withdrawn => "online-refused-withdrawn",
        Refusal::HasEnded => "online-refused-ended",
        Refusal::OwnGame => "online-refused-own",
        Refusal::NotInvited => "online-refused-invited",
        Refusal::NeedsAccount => "online-refused-account",
        Refusal::NotYourTurn | Refusal::Outdated { .. } => "online-refused-turn",
        Refusal::AlreadyOffered | Refusal::OfferedTooOften => "online-refused-offered",
        Refusal::NoSuchOffer => "online-refused-offer",
        Refusal::NothingToTakeBack => "online-refused-nothing",
        Refusal::CannotTakeBack => "online-refused-swarm",
        Refusal::TooLateToAbort => "online-refused-late",
        Refusal::TooEarlyToClaim | Refusal::OpponentPresent => "online-refused-present",
        Refusal::OutOfTime => "online-refused-time",
        Refusal::BadTerms { .. } => "online-error-terms",
        Refusal::NotAPlayer
        | Refusal::NotBegun
        | Refusal::NotEnded
        | Refusal::NotYoursToWithdraw
        | Refusal::ChooseFirst
        | Refusal::NothingToChoose
        | Refusal::Illegal { .. }
        | Refusal::TooLong { .. }
        | Refusal::ServerDraws
        | Refusal::DrawFirst
        | Refusal::PlaceDrawn
        | Refusal::NothingToDraw => "online-error-other",
    };
    words.text(key)
}

/// Why a request about people or games has failed.
pub(super) fn api_failure(words: &Words, failure: &ApiFailure) -> String {
    match failure {
        ApiFailure::Refused(AccountError::NotFound) => words.text("online-error-no-game"),
        ApiFailure::Refused(AccountError::TooManyAttempts { seconds }) => {
            words.with("online-error-fast", &[("seconds", i64::from(*seconds).into())])
        }
        _ => words.text("online-error-stored"),
    }
}
