//! People, games and results in words.

use skep_club::{EndCause, OutcomeName, Speed};
use skep_rules::{Color, Family, GameType};
use skep_wire::{EndView, GameSummary, RatingView};
use skep_words::{Value, Words};

use super::super::texts::{pace_text, person_name};
use crate::pages::games::game_name;

/// The name of a family of games.
pub(super) fn family_name(words: &Words, family: Family) -> String {
    words.text(&format!("preset-{}", family.name()))
}

/// The name of a speed.
pub(super) fn speed_name(words: &Words, speed: Speed) -> String {
    words.text(&format!("speed-{}", speed.name()))
}

/// A family and a speed. A family that this page does not know has only its name.
pub(super) fn category(words: &Words, family: &str, speed: Speed) -> String {
    let known = super::games_filter::family(family);
    let family = known.map_or_else(|| family.to_owned(), |family| family_name(words, family));
    let variables = [("family", family.into()), ("speed", speed_name(words, speed).into())];
    words.with("category", &variables)
}

/// Who plays whom.
pub(super) fn players(words: &Words, game: &GameSummary) -> String {
    let name = |color| Value::from(person_name(words, &game.players[color]));
    let variables = [("white", name(Color::White)), ("black", name(Color::Black))];
    words.with("game-between", &variables)
}

/// The name of a game type that is given as text.
pub(super) fn game_type_name(words: &Words, text: &str) -> String {
    let game_type = text.parse::<GameType>();
    game_type.map_or_else(|_| text.to_owned(), |game_type| game_name(words, game_type))
}

/// A rating as lists show it: with a question mark if it is provisional.
pub(super) fn rating(rating: RatingView) -> String {
    format!("{}{}", rating.rating, if rating.provisional { "?" } else { "" })
}

/// A rating as it is read aloud.
pub(super) fn rating_aloud(words: &Words, rating: RatingView) -> String {
    match rating.provisional {
        true => words.with("rating-provisional", &[("rating", i64::from(rating.rating).into())]),
        false => rating.rating.to_string(),
    }
}

/// How a game has ended: for one of the players, or for everybody.
pub(super) fn result(words: &Words, end: EndView, player: Option<Color>) -> String {
    let cause = words.text(cause_key(end.cause));
    let won = |color: Color| match player {
        None if color == Color::White => "result-white",
        None => "result-black",
        Some(player) if player == color => "result-won",
        Some(_) => "result-lost",
    };
    let result = match end.outcome {
        None => return cause,
        Some(OutcomeName::White) => won(Color::White),
        Some(OutcomeName::Black) => won(Color::Black),
        Some(OutcomeName::Draw) => "result-drawn",
    };
    format!("{}, {cause}", words.text(result))
}

const fn cause_key(cause: EndCause) -> &'static str {
    match cause {
        EndCause::Surrounded => "cause-surrounded",
        EndCause::Removed => "cause-removed",
        EndCause::Repetition => "cause-repetition",
        EndCause::Length => "cause-length",
        EndCause::Agreement => "cause-agreement",
        EndCause::Resignation => "cause-resignation",
        EndCause::Time => "cause-time",
        EndCause::Absence => "cause-absence",
        EndCause::Aborted => "cause-aborted",
    }
}

/// Games won, lost and drawn.
pub(super) fn results(words: &Words, [won, lost, drawn]: [u32; 3]) -> String {
    let number = |number: u32| Value::from(i64::from(number));
    let variables = [("won", number(won)), ("lost", number(lost)), ("drawn", number(drawn))];
    words.with("results-line", &variables)
}

/// What was played: the game, the time, and whether for ratings.
pub(super) fn terms(words: &Words, game: &GameSummary) -> String {
    let rated = words.text(if game.rated { "game-rated" } else { "game-casual" });
    let name = game_type_name(words, &game.game_type);
    format!("{name} · {} · {rated}", pace_text(words, game.pace))
}

#[cfg(test)]
mod tests {
    use skep_words::{Language, MessageFile};

    use super::*;

    fn words(language: Language) -> Words {
        Words::new(language).with_files([MessageFile::ONLINE, MessageFile::PEOPLE])
    }

    #[test]
    fn every_family_speed_and_cause_has_a_name() {
        for words in Language::ALL.map(words) {
            for family in Family::ALL {
                assert_ne!(family_name(&words, family), format!("preset-{}", family.name()));
            }
            for speed in Speed::ALL {
                assert_ne!(speed_name(&words, speed), format!("speed-{}", speed.name()));
            }
            for cause in [
                EndCause::Surrounded,
                EndCause::Removed,
                EndCause::Repetition,
                EndCause::Length,
                EndCause::Agreement,
                EndCause::Resignation,
                EndCause::Time,
                EndCause::Absence,
                EndCause::Aborted,
            ] {
                assert!(words.has(cause_key(cause)), "{cause:?}");
            }
        }
    }

    #[test]
    fn a_result_is_that_of_a_player_or_of_the_game() {
        let words = words(Language::English);
        let say = |outcome, cause, player| result(&words, EndView { outcome, cause }, player);
        let white = Some(OutcomeName::White);
        let (resigned, drawn) = (EndCause::Resignation, Some(OutcomeName::Draw));
        assert_eq!(say(white, resigned, Some(Color::White)), "Won, by resignation");
        assert_eq!(say(white, EndCause::Time, Some(Color::Black)), "Lost, on time");
        assert_eq!(say(white, resigned, None), "White won, by resignation");
        assert_eq!(say(drawn, EndCause::Agreement, None), "Draw, by agreement");
        assert_eq!(say(None, EndCause::Aborted, Some(Color::White)), "called off");
    }

    #[test]
    fn provisional_ratings_have_a_question_mark_that_is_read_as_a_word() {
        let words = words(Language::English);
        let (sure, unsure) = (
            RatingView { rating: 1612, provisional: false },
            RatingView { rating: 1612, provisional: true },
        );
        assert_eq!((rating(sure), rating(unsure)), ("1612".to_owned(), "1612?".to_owned()));
        assert_eq!(rating_aloud(&words, sure), "1612");
        assert_eq!(rating_aloud(&words, unsure), "provisional rating 1612");
        assert_eq!(category(&words, "venom", Speed::Blitz), "Venom, Blitz");
        assert_eq!(category(&words, "chess", Speed::Blitz), "chess, Blitz");
    }
}
