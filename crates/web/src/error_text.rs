//! Errors of the browser and of the engine, in the chosen language. The English text equals the error's `Display`,
//! with typographic quotation marks and apostrophes.

use skep_words::Words;
use skep_worker::client::{BrowserError, EngineFailure};
use skep_worker::{NoThreat, QuestionError};

use crate::saved_games::SaveGameError;
use crate::storage::StorageError;

/// Why a game could not be saved.
pub(crate) fn save_game_error(words: &Words, error: &SaveGameError) -> String {
    match error {
        SaveGameError::Storage(error) => storage_error(words, *error),
        SaveGameError::Saved(error) => words.saved_error(error),
    }
}

/// Why something could not be stored.
pub(crate) fn storage_error(words: &Words, error: StorageError) -> String {
    words.text(match error {
        StorageError::Forbidden => "storage-error-forbidden",
        StorageError::Full => "storage-error-full",
    })
}

/// Why the engine did not answer.
pub(crate) fn failure(words: &Words, failure: &EngineFailure) -> String {
    let why = |key, it| words.with(key, &[("why", browser_error(words, it).into())]);
    match failure {
        EngineFailure::Question(it) => question_error(words, it),
        EngineFailure::NotLoaded(it) => why("engine-not-loaded", it),
        EngineFailure::NotStarted(it) => why("engine-not-started", it),
        EngineFailure::Stopped(it) => why("engine-stopped", it),
        EngineFailure::Unintelligible => words.text("engine-unintelligible"),
    }
}

fn browser_error(words: &Words, error: &BrowserError) -> String {
    match error {
        BrowserError::Browser(text) => words.with("complaint-browser", &[("text", text.into())]),
        BrowserError::Silent => words.text("complaint-silent"),
        BrowserError::NoAddress(name) => {
            words.with("complaint-no-address", &[("name", (*name).into())])
        }
    }
}

fn question_error(words: &Words, error: &QuestionError) -> String {
    let about = |key, text: &str| words.with(key, &[("text", text.into())]);
    // The worker has quoted what it was asked.
    let quoted = |text: &str| words.quote(text.trim_matches('`'));
    match error {
        QuestionError::Question => words.text("trouble-question"),
        QuestionError::Game(text) => about("trouble-game", &quoted(text)),
        QuestionError::Over => words.text("illegal-game-over"),
        QuestionError::ChooseFirst => words.text("trouble-choose-first"),
        QuestionError::Level(level) => words.with("no-level", &[("level", (*level).into())]),
        QuestionError::Seconds(seconds) => about("trouble-seconds", &seconds.to_string()),
        QuestionError::NoPlace(text) => about("trouble-no-place", &quoted(text)),
        QuestionError::Move(text) => about("trouble-move", &quoted(text)),
        QuestionError::Puzzle => words.text("trouble-puzzle"),
        QuestionError::NoThreat(why) => no_threat(words, *why),
    }
}

/// Why it cannot be asked what the other player threatens.
pub(crate) fn no_threat(words: &Words, why: NoThreat) -> String {
    words.text(match why {
        NoThreat::Over => "threat-over",
        NoThreat::ChooseFirst => "trouble-choose-first",
        NoThreat::DoubleTurn => "threat-double-turn",
        NoThreat::NoQueen => "threat-no-queen",
        NoThreat::Nothing => "threat-nothing",
    })
}

#[cfg(test)]
mod tests {
    use std::error::Error;

    use skep_record::SavedError;
    use skep_words::Language;

    use super::*;

    /// Asserts that the English text equals the error's, and that the other languages differ.
    fn agree(error: &dyn Error, say: impl Fn(&Words) -> String) {
        let [english, french, italian] = Language::ALL.map(|language| say(&Words::new(language)));
        assert_eq!(english, error.to_string().replace("`wX`", "‘wX’").replace('\'', "’"));
        assert!(french != english && italian != english && french != italian, "{french} {italian}");
    }

    #[test]
    fn save_errors_are_translated() {
        for error in [
            SaveGameError::Storage(StorageError::Forbidden),
            SaveGameError::Storage(StorageError::Full),
            SaveGameError::Saved(SavedError::TooManySteps(10_001)),
        ] {
            agree(&error, |words| save_game_error(words, &error));
        }
    }

    #[test]
    fn engine_failures_are_translated() {
        let quoted = "`wX`".to_owned();
        let troubles = [
            QuestionError::Question,
            QuestionError::Game(quoted.clone()),
            QuestionError::Over,
            QuestionError::ChooseFirst,
            QuestionError::Level(11),
            QuestionError::Seconds(-0.5),
            QuestionError::NoPlace(quoted.clone()),
            QuestionError::Move(quoted),
            QuestionError::Puzzle,
            QuestionError::NoThreat(NoThreat::Over),
            QuestionError::NoThreat(NoThreat::ChooseFirst),
            QuestionError::NoThreat(NoThreat::DoubleTurn),
            QuestionError::NoThreat(NoThreat::NoQueen),
            QuestionError::NoThreat(NoThreat::Nothing),
        ];
        let error = BrowserError::Browser("CompileError".to_owned());
        let failures = [
            EngineFailure::NotLoaded(error),
            EngineFailure::NotStarted(BrowserError::NoAddress("skep-worker")),
            EngineFailure::Stopped(BrowserError::Silent),
            EngineFailure::Unintelligible,
        ];
        for error in troubles.map(EngineFailure::Question).into_iter().chain(failures) {
            agree(&error, |words| failure(words, &error));
        }
    }
}
