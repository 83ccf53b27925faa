//! Errors in saved, linked and imported games as sentences. The English sentence is the error's `Display` text, with
//! typographic quotation marks and apostrophes.

use skep_record::{
    ImportError, ImportWarning, JsonProblem, LinkError, MAX_IMPORT, MAX_LINK, MAX_STEPS, NoSgf,
    Note, NoteError, PgnError, PgnProblem, Saved, SavedError, SgfError, SgfProblem, StepProblem,
    StepsError,
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
    ///     "letto come stringa di partita: mossa 2, «bS1 wS2-»: wS2 non è sul tavoliere e non può dire dove va bS1"
    /// );
    /// ```
    pub fn import_error(&self, error: &ImportError) -> String {
        let it = self.in_notation();
        match error {
            ImportError::Empty => it.format("import-error-empty"),
            ImportError::TooLong => it.set("max", MAX_IMPORT).format("import-error-too-long"),
            ImportError::Unknown(text) => it.text(text).format("import-error-unknown"),
            ImportError::GameString(error) => {
                it.set("error", self.game_error(error)).format("import-error-game-string")
            }
            ImportError::PositionString(error) => {
                it.set("error", self.game_error(error)).format("import-error-position-string")
            }
            ImportError::Pgn(error) => {
                it.set("error", self.pgn_error(error)).format("import-error-pgn")
            }
            ImportError::Sgf(error) => {
                it.set("error", self.sgf_error(error)).format("import-error-sgf")
            }
            ImportError::Link(error) => {
                it.set("error", self.link_error(error)).format("import-error-link")
            }
            ImportError::Saved(error) => {
                it.set("error", self.saved_error(error)).format("import-error-saved")
            }
        }
    }

    /// How an imported game differs from its text.
    pub fn import_warning(&self, warning: &ImportWarning) -> String {
        match warning {
            ImportWarning::Relaxed(RelaxedRule::QueenFirst) => {
                self.text("import-warning-queen-first")
            }
            ImportWarning::Relaxed(RelaxedRule::Repetition) => {
                self.text("import-warning-repetition")
            }
            ImportWarning::UnknownResult { line, text } => {
                let problem = self.in_notation().text(text).format("import-warning-unknown-result");
                self.in_line(*line, problem)
            }
            ImportWarning::UnknownGlyph { line, text } => {
                let problem = self.in_notation().text(text).format("import-warning-unknown-glyph");
                self.in_line(*line, problem)
            }
            ImportWarning::Note { line, error } => {
                let it = self.in_notation().set("error", self.note_error(error));
                self.in_line(*line, it.format("import-warning-note"))
            }
        }
    }

    /// Why a note is not kept, or cannot be read.
    pub fn note_error(&self, error: &NoteError) -> String {
        let it = self.in_notation();
        match error {
            NoteError::Comment => it.set("max", Note::MAX_COMMENT).format("note-error-comment"),
            NoteError::Drawings => it.set("max", Note::MAX_DRAWINGS).format("note-error-drawings"),
            NoteError::Total => it.set("max", Note::MAX_TOTAL).format("note-error-total"),
            NoteError::NoSuchStep => it.format("note-error-no-such-step"),
            NoteError::Twice => it.format("note-error-twice"),
            NoteError::Drawing(text) => it.text(text).format("note-error-drawing"),
            NoteError::Glyph(text) => it.text(text).format("note-error-glyph"),
            NoteError::Syntax(text) => it.text(text).format("note-error-syntax"),
        }
    }

    fn noted_step_error(&self, number: usize, error: &NoteError) -> String {
        let it = self.in_notation().set("number", number).set("error", self.note_error(error));
        it.format("noted-step-error")
    }

    /// Why a text is not a link to a game.
    pub fn link_error(&self, error: &LinkError) -> String {
        let it = self.in_notation();
        match error {
            LinkError::TooLong => it.set("max", MAX_LINK).format("link-error-too-long"),
            LinkError::UnknownPart(text) => it.text(text).format("link-error-unknown-part"),
            LinkError::Twice(part) => it.set("part", *part).format("link-error-twice"),
            LinkError::Missing(part) => it.set("part", *part).format("link-error-missing"),
            LinkError::Percent(number) => it.set("number", *number).format("link-error-percent"),
            LinkError::Type(error) => self.type_error(error),
            LinkError::Position(error) => self.position_error(error),
            LinkError::Steps(error) => self.steps_error(error),
            LinkError::Note { number, error } => self.noted_step_error(*number, error),
            LinkError::At { at, steps } => it.text(at).set("steps", *steps).format("link-error-at"),
        }
    }

    /// Why a text is not a saved game, or a game cannot be saved.
    pub fn saved_error(&self, error: &SavedError) -> String {
        let it = self.in_notation();
        match error {
            SavedError::TooLong => it.set("max", Saved::MAX_BYTES).format("saved-error-too-long"),
            SavedError::Json { line, column, problem } => it
                .set("line", *line)
                .set("column", *column)
                .set("problem", self.json_problem(*problem))
                .format("saved-error-json"),
            SavedError::Foreign => it.format("saved-error-foreign"),
            SavedError::Version(version) => {
                it.set("version", *version).set("max", Saved::VERSION).format("saved-error-version")
            }
            SavedError::Start(error) => {
                it.set("error", self.game_error(error)).format("saved-error-start")
            }
            SavedError::Started(text) => it.text(text).format("saved-error-started"),
            SavedError::Steps(error) => self.steps_error(error),
            SavedError::TooManySteps(steps) => {
                it.set("steps", *steps).set("max", MAX_STEPS).format("saved-error-too-many-steps")
            }
            SavedError::At { at, steps } => {
                it.set("at", *at).set("steps", *steps).format("saved-error-at")
            }
            SavedError::Note { number, error } => self.noted_step_error(*number, error),
            SavedError::Name(text) => {
                it.text(text).set("max", Saved::MAX_NAME).format("saved-error-name")
            }
            SavedError::Level(level) => it.set("level", *level).format("no-level"),
            SavedError::Clock => it.format("saved-error-clock"),
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
            StepProblem::NothingToVary => it.format("step-error-nothing-to-vary"),
            StepProblem::Unopened => it.format("step-error-unopened"),
            StepProblem::Unclosed => it.format("step-error-unclosed"),
            StepProblem::TooMany => it.set("max", MAX_STEPS).format("step-error-too-many"),
        };
        let it = self.in_notation().set("number", error.number).text(&error.text);
        it.set("problem", problem).format("step-error")
    }

    /// Why a text is not a PGN.
    pub fn pgn_error(&self, error: &PgnError) -> String {
        let it = self.in_notation();
        let problem = match &error.problem {
            PgnProblem::Tag(text) => it.text(text).format("pgn-error-tag"),
            PgnProblem::NoType => it.format("pgn-error-no-type"),
            PgnProblem::Type(error) => self.type_error(error),
            PgnProblem::Position(error) => self.position_error(error),
            PgnProblem::Contradiction { said, found } => {
                it.set("said", *said).set("found", *found).format("pgn-error-contradiction")
            }
            PgnProblem::Comment => it.format("pgn-error-comment"),
            PgnProblem::NothingToVary => it.format("pgn-error-nothing-to-vary"),
            PgnProblem::Unopened => it.format("step-error-unopened"),
            PgnProblem::Unclosed => it.format("pgn-error-unclosed"),
            PgnProblem::TooManySteps => it.set("max", MAX_STEPS).format("pgn-error-too-many-steps"),
            PgnProblem::Several => it.format("pgn-error-several"),
            PgnProblem::Move { number, text, error } => {
                self.numbered_move_error(*number, self.quote(text.as_str()), error)
            }
        };
        self.in_line(error.line, problem)
    }

    /// Why a text is not an SGF.
    pub fn sgf_error(&self, error: &SgfError) -> String {
        let it = self.in_notation();
        let problem = match &error.problem {
            SgfProblem::Unclosed => it.format("sgf-error-unclosed"),
            SgfProblem::AnotherGame(text) => it.text(text).format("sgf-error-another-game"),
            SgfProblem::NoSet => it.format("sgf-error-no-set"),
            SgfProblem::Set(text) => it.text(text).format("sgf-error-set"),
            SgfProblem::Syntax(text) => it.text(text).format("sgf-error-syntax"),
            SgfProblem::Tile(tile) => it.set("tile", tile.clone()).format("sgf-error-tile"),
            SgfProblem::Nowhere(place) => {
                it.set("place", place.clone()).format("sgf-error-nowhere")
            }
            SgfProblem::Move { number, text, error } => {
                self.numbered_move_error(*number, self.quote(text), error)
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
        it.set("error", self.move_error(error)).format("game-error-move")
    }

    fn in_line(&self, line: usize, problem: String) -> String {
        self.in_notation().set("line", line).set("problem", problem).format("in-line")
    }
}
