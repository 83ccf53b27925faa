//! Why the browser or the computer could not do something, in words. In English it is the error's own text.

use skep_words::Words;
use skep_worker::Trouble;
use skep_worker::client::{Complaint, Failure};

use crate::kept::KeepError;
use crate::storage::StorageError;

/// Why a game could not be kept.
pub(crate) fn keep_error(words: &Words, error: &KeepError) -> String {
    match error {
        KeepError::Storage(error) => storage_error(words, *error),
        KeepError::Saved(error) => words.saved_error(error),
    }
}

/// Why something could not be kept.
pub(crate) fn storage_error(words: &Words, error: StorageError) -> String {
    words.text(match error {
        StorageError::Forbidden => "storage-error-forbidden",
        StorageError::Full => "storage-error-full",
    })
}

/// Why the computer does not answer.
pub(crate) fn failure(words: &Words, failure: &Failure) -> String {
    let why = |key, it| words.with(key, &[("why", complaint(words, it).into())]);
    match failure {
        Failure::Trouble(it) => trouble(words, it),
        Failure::NotLoaded(it) => why("engine-not-loaded", it),
        Failure::NotStarted(it) => why("engine-not-started", it),
        Failure::Stopped(it) => why("engine-stopped", it),
        Failure::Unintelligible => words.text("engine-unintelligible"),
    }
}

fn complaint(words: &Words, complaint: &Complaint) -> String {
    match complaint {
        Complaint::Browser(text) => words.with("complaint-browser", &[("text", text.into())]),
        Complaint::Silent => words.text("complaint-silent"),
        Complaint::NoAddress(name) => {
            words.with("complaint-no-address", &[("name", (*name).into())])
        }
    }
}

fn trouble(words: &Words, trouble: &Trouble) -> String {
    let about = |key, text: &str| words.with(key, &[("text", text.into())]);
    match trouble {
        Trouble::Question => words.text("trouble-question"),
        Trouble::Game(text) => about("trouble-game", text),
        Trouble::Over => words.text("illegal-game-over"),
        Trouble::ChooseFirst => words.text("trouble-choose-first"),
        Trouble::Level(level) => words.with("no-level", &[("level", (*level).into())]),
        Trouble::Seconds(seconds) => about("trouble-seconds", &seconds.to_string()),
        Trouble::NoPlace(text) => about("trouble-no-place", text),
    }
}

#[cfg(test)]
mod tests {
    use std::error::Error;

    use skep_record::SavedError;
    use skep_words::Language;

    use super::*;

    /// The English sentence is the error's, and the others are their own.
    fn agree(error: &dyn Error, say: impl Fn(&Words) -> String) {
        let [english, french, italian] = Language::ALL.map(|language| say(&Words::new(language)));
        assert_eq!(english, error.to_string());
        assert!(french != english && italian != english && french != italian, "{french} {italian}");
    }

    #[test]
    fn what_the_browser_cannot_keep_is_said_in_every_language() {
        for error in [
            KeepError::Storage(StorageError::Forbidden),
            KeepError::Storage(StorageError::Full),
            KeepError::Saved(SavedError::TooManySteps(10_001)),
        ] {
            agree(&error, |words| keep_error(words, &error));
        }
    }

    #[test]
    fn why_the_computer_fails_is_said_in_every_language() {
        let quoted = "`wX`".to_owned();
        let troubles = [
            Trouble::Question,
            Trouble::Game(quoted.clone()),
            Trouble::Over,
            Trouble::ChooseFirst,
            Trouble::Level(11),
            Trouble::Seconds(-0.5),
            Trouble::NoPlace(quoted),
        ];
        let complaint = Complaint::Browser("CompileError".to_owned());
        let failures = [
            Failure::NotLoaded(complaint),
            Failure::NotStarted(Complaint::NoAddress("skep-worker")),
            Failure::Stopped(Complaint::Silent),
            Failure::Unintelligible,
        ];
        for error in troubles.map(Failure::Trouble).into_iter().chain(failures) {
            agree(&error, |words| failure(words, &error));
        }
    }
}
