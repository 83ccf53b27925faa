//! What is wrong with a game that was kept or copied, as a sentence. In English it is the error's own text.

use skep_record::{
    ImportError, ImportWarning, JsonProblem, LinkError, MAX_IMPORT, MAX_LINK, MAX_STEPS, NoSgf,
    PgnError, PgnProblem, Saved, SavedError, SgfError, SgfProblem, StepProblem, StepsError,
};
use skep_rules::{MoveError, RelaxedRule};

use crate::words::Words;

impl Words {
    /// Why a text cannot be imported.
    ///
    /// ```
    /// use skep_record::import;
    /// use skep_words::{Language, Words};
    ///
    /// let error = import("Base;InProgress;White[2];wS1;bS1 wS2-").unwrap_err();
    /// assert_eq!(
    ///     Words::new(Language::Italian).import_error(&error),
    ///     "letto come stringa di partita: mossa 2, `bS1 wS2-`: wS2 non è sul tavolo e non può dire dove va bS1"
    /// );
    /// ```
    pub fn import_error(&self, error: &ImportError) -> String {
        let it = self.in_notation();
        match error {
            ImportError::Empty => it.say("import-error-empty"),
            ImportError::TooLong => it.set("max", MAX_IMPORT).say("import-error-too-long"),
            ImportError::Unknown(text) => it.text(text).say("import-error-unknown"),
            ImportError::GameString(error) => {
                it.set("error", self.game_error(error)).say("import-error-game-string")
            }
            ImportError::PositionString(error) => {
                it.set("error", self.game_error(error)).say("import-error-position-string")
            }
            ImportError::Pgn(error) => {
                it.set("error", self.pgn_error(error)).say("import-error-pgn")
            }
            ImportError::Sgf(error) => {
                it.set("error", self.sgf_error(error)).say("import-error-sgf")
            }
            ImportError::Link(error) => {
                it.set("error", self.link_error(error)).say("import-error-link")
            }
            ImportError::Saved(error) => {
                it.set("error", self.saved_error(error)).say("import-error-saved")
            }
        }
    }

    /// What was not read as it was written.
    pub fn import_warning(&self, warning: &ImportWarning) -> String {
        match warning {
            ImportWarning::Relaxed(RelaxedRule::QueenFirst) => {
                self.text("import-warning-queen-first")
            }
            ImportWarning::Relaxed(RelaxedRule::Repetition) => {
                self.text("import-warning-repetition")
            }
            ImportWarning::UnknownResult { line, text } => {
                let problem = self.in_notation().text(text).say("import-warning-unknown-result");
                self.in_line(*line, problem)
            }
        }
    }

    /// Why a text is not a link to a game.
    pub fn link_error(&self, error: &LinkError) -> String {
        let it = self.in_notation();
        match error {
            LinkError::TooLong => it.set("max", MAX_LINK).say("link-error-too-long"),
            LinkError::UnknownPart(text) => it.text(text).say("link-error-unknown-part"),
            LinkError::Twice(part) => it.set("part", *part).say("link-error-twice"),
            LinkError::Missing(part) => it.set("part", *part).say("link-error-missing"),
            LinkError::Percent(number) => it.set("number", *number).say("link-error-percent"),
            LinkError::Type(error) => self.type_error(error),
            LinkError::Position(error) => self.position_error(error),
            LinkError::Steps(error) => self.steps_error(error),
            LinkError::At { at, steps } => it.text(at).set("steps", *steps).say("link-error-at"),
        }
    }

    /// Why a text is not a saved game, or a game cannot be saved.
    pub fn saved_error(&self, error: &SavedError) -> String {
        let it = self.in_notation();
        match error {
            SavedError::TooLong => it.set("max", Saved::MAX_BYTES).say("saved-error-too-long"),
            SavedError::Json { line, column, problem } => it
                .set("line", *line)
                .set("column", *column)
                .set("problem", self.json_problem(*problem))
                .say("saved-error-json"),
            SavedError::Foreign => it.say("saved-error-foreign"),
            SavedError::Version(version) => {
                it.set("version", *version).set("max", Saved::VERSION).say("saved-error-version")
            }
            SavedError::Start(error) => {
                it.set("error", self.game_error(error)).say("saved-error-start")
            }
            SavedError::Started(text) => it.text(text).say("saved-error-started"),
            SavedError::Steps(error) => self.steps_error(error),
            SavedError::TooManySteps(steps) => {
                it.set("steps", *steps).set("max", MAX_STEPS).say("saved-error-too-many-steps")
            }
            SavedError::At { at, steps } => {
                it.set("at", *at).set("steps", *steps).say("saved-error-at")
            }
            SavedError::Name(text) => {
                it.text(text).set("max", Saved::MAX_NAME).say("saved-error-name")
            }
            SavedError::Level(level) => it.set("level", *level).say("no-level"),
            SavedError::Clock => it.say("saved-error-clock"),
        }
    }

    fn json_problem(&self, problem: JsonProblem) -> String {
        self.text(match problem {
            JsonProblem::Syntax => "json-syntax",
            JsonProblem::End => "json-end",
            JsonProblem::Field => "json-field",
        })
    }

    fn steps_error(&self, error: &StepsError) -> String {
        let it = self.in_notation();
        let problem = match &error.problem {
            StepProblem::Move(error) => self.move_error(error),
            StepProblem::NothingToVary => it.say("step-error-nothing-to-vary"),
            StepProblem::Unopened => it.say("step-error-unopened"),
            StepProblem::Unclosed => it.say("step-error-unclosed"),
            StepProblem::TooMany => it.set("max", MAX_STEPS).say("step-error-too-many"),
        };
        let it = self.in_notation().set("number", error.number).text(&error.text);
        it.set("problem", problem).say("step-error")
    }

    /// Why a text is not a PGN.
    pub fn pgn_error(&self, error: &PgnError) -> String {
        let it = self.in_notation();
        let problem = match &error.problem {
            PgnProblem::Tag(text) => it.text(text).say("pgn-error-tag"),
            PgnProblem::NoType => it.say("pgn-error-no-type"),
            PgnProblem::Type(error) => self.type_error(error),
            PgnProblem::Position(error) => self.position_error(error),
            PgnProblem::Contradiction { said, found } => {
                it.set("said", *said).set("found", *found).say("pgn-error-contradiction")
            }
            PgnProblem::Comment => it.say("pgn-error-comment"),
            PgnProblem::Variation => it.say("pgn-error-variation"),
            PgnProblem::Several => it.say("pgn-error-several"),
            PgnProblem::Move { number, text, error } => {
                self.numbered_move_error(*number, text.to_string(), error)
            }
        };
        self.in_line(error.line, problem)
    }

    /// Why a text is not an SGF.
    pub fn sgf_error(&self, error: &SgfError) -> String {
        let it = self.in_notation();
        let problem = match &error.problem {
            SgfProblem::Unclosed => it.say("sgf-error-unclosed"),
            SgfProblem::AnotherGame(text) => it.text(text).say("sgf-error-another-game"),
            SgfProblem::NoSet => it.say("sgf-error-no-set"),
            SgfProblem::Set(text) => it.text(text).say("sgf-error-set"),
            SgfProblem::Syntax(text) => it.text(text).say("sgf-error-syntax"),
            SgfProblem::Tile(tile) => it.set("tile", tile.clone()).say("sgf-error-tile"),
            SgfProblem::Nowhere(place) => it.set("place", place.clone()).say("sgf-error-nowhere"),
            SgfProblem::Move { number, text, error } => {
                self.numbered_move_error(*number, format!("`{text}`"), error)
            }
        };
        self.in_line(error.line, problem)
    }

    /// Why a game cannot be written as SGF.
    pub fn no_sgf(&self, error: NoSgf) -> String {
        self.text(match error {
            NoSgf::NotStandard => "no-sgf-not-standard",
            NoSgf::FromPosition => "no-sgf-from-position",
            NoSgf::TooWide => "no-sgf-too-wide",
        })
    }

    fn numbered_move_error(&self, number: usize, text: String, error: &MoveError) -> String {
        let it = self.in_notation().set("number", number).set("text", text);
        it.set("error", self.move_error(error)).say("game-error-move")
    }

    fn in_line(&self, line: usize, problem: String) -> String {
        self.in_notation().set("line", line).set("problem", problem).say("in-line")
    }
}
