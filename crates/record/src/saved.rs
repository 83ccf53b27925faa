//! Saved games: everything about a game, finished or not, as JSON.
//!
//! Version 2 of the format has notes, and the occasion of games from other programs. A game without them is written as
//! version 1, byte for byte as before, so that older programs can read it; they refuse a game with them, because its
//! version is newer.

use serde::{Deserialize, Serialize};
use serde_json::error::Category;
use skep_rules::{ByColor, GameError, Quoted};
use thiserror::Error;

use crate::clock::Clock;
use crate::colors;
use crate::details::{Details, Occasion};
use crate::link::{node_at, place};
use crate::note::{Note, NoteError};
use crate::steps::{self, MAX_STEPS, StepsError};
use crate::tree::GameTree;

/// A saved game.
///
/// ```
/// use skep_record::{Saved, Seat, GameTree};
/// use skep_rules::Color;
///
/// let mut saved = Saved::new(GameTree::default(), 1_700_000_000_000);
/// saved.seats[Color::Black] = Seat::Level(4);
/// saved.tree.play_text("wS1")?;
/// let again = Saved::read(&saved.write()?)?;
/// assert_eq!(again.seats, saved.seats);
/// assert_eq!(again.tree.game().to_string(), "Base+MLP;InProgress;Black[1];wS1");
///
/// let error = Saved::read("{}").unwrap_err();
/// assert_eq!(error.to_string(), "this is not a saved game of skep");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Saved {
    /// The title of the game. An empty title counts as none.
    pub title: String,
    /// The game with its variations.
    pub tree: GameTree,
    /// The players: persons, or the computer at a level.
    pub seats: ByColor<Seat>,
    /// The players' names. An empty name counts as none.
    pub names: ByColor<String>,
    /// When and where the game was played, if it comes from the record of another program.
    pub occasion: Occasion,
    /// The clock, if there is one.
    pub clock: Option<Clock>,
    /// When the game began, in milliseconds since 1970.
    pub created: u64,
    /// When it was changed last.
    pub changed: u64,
}

/// Who plays a colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Seat {
    /// A person at this machine.
    #[default]
    Person,
    /// The computer, as an opponent of this level.
    Level(u8),
}

impl Seat {
    /// The valid levels.
    pub const LEVELS: std::ops::RangeInclusive<u8> = 1..=10;
}

const VERSION: u64 = 2;
/// The version of games without notes and without an occasion.
const FIRST_VERSION: u64 = 1;
const MAX_BYTES: usize = 1 << 20;
const MAX_NAME: usize = 100;

/// Why a text is not a saved game, or a game cannot be saved.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SavedError {
    /// The text is too long.
    #[error("the saved game is longer than {MAX_BYTES} bytes")]
    TooLong,
    /// The text is not JSON, or a field is invalid.
    #[error("the saved game is damaged in line {line}, column {column}: {problem}")]
    Json {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
        /// The error at that place.
        problem: JsonProblem,
    },
    /// The text is JSON, but not a saved game.
    #[error("this is not a saved game of skep")]
    Foreign,
    /// The game was saved by a later version.
    #[error("the saved game has format {0}, and this program knows no later one than {VERSION}")]
    Version(u64),
    /// The start is neither a game type nor a position.
    #[error("the start of the saved game: {0}")]
    Start(GameError),
    /// The start contains moves.
    #[error("the start of the saved game, {0}, is neither a game type nor a position")]
    Started(Quoted),
    /// A step is invalid.
    #[error(transparent)]
    Steps(#[from] StepsError),
    /// There are more steps than are read.
    #[error(
        "the game has {0} steps with all its variations; no more than {MAX_STEPS} can be saved"
    )]
    TooManySteps(usize),
    /// The cursor is at a step that does not exist.
    #[error("the saved game says it is at step {at}, and has {steps} of them")]
    At {
        /// The number of the step where the cursor should be.
        at: usize,
        /// The number of steps.
        steps: usize,
    },
    /// A note is invalid.
    #[error("the note on step {number}: {error}")]
    Note {
        /// The number of the step; 0 is the start.
        number: usize,
        /// The error.
        error: NoteError,
    },
    /// A name, the title or a part of the occasion is too long.
    #[error("the name {0} is longer than {MAX_NAME} characters")]
    Name(Quoted),
    /// There is no such level.
    #[error("there is no level {0}: the levels are 1 to 10")]
    Level(u8),
    /// A clock shows more than [`TimeControl::MAX_TIME`](crate::TimeControl::MAX_TIME).
    #[error("the clock shows more than a hundred days")]
    Clock,
}

/// The errors in JSON with certain fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum JsonProblem {
    /// The text is not JSON.
    #[error("what stands there is not JSON")]
    Syntax,
    /// The JSON is cut off.
    #[error("the text ends too early")]
    End,
    /// A field is missing, unknown or has an invalid value.
    #[error("a field is missing, is not known or has a wrong value")]
    Field,
}

/// The fields that are read first, to recognize the format and its version.
#[derive(Deserialize)]
struct Head {
    format: String,
    version: u64,
}

/// The fields of the file.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    format: String,
    version: u64,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    title: String,
    start: String,
    steps: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    notes: Vec<NoteEntry>,
    at: usize,
    #[serde(with = "colors::both")]
    seats: ByColor<Seat>,
    #[serde(with = "colors::both")]
    names: ByColor<String>,
    #[serde(default, skip_serializing_if = "Occasion::is_empty")]
    occasion: Occasion,
    clock: Option<Clock>,
    created: u64,
    changed: u64,
}

/// A note in the file.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct NoteEntry {
    /// The number of the step; 0 is the start.
    step: usize,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    glyph: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    drawings: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    comment: String,
}

impl NoteEntry {
    fn new((step, note): (usize, &Note)) -> NoteEntry {
        NoteEntry {
            step,
            glyph: note.glyph.map_or_else(String::new, |glyph| glyph.to_string()),
            drawings: note.drawings_text(),
            comment: note.comment().to_owned(),
        }
    }

    fn note(&self) -> Result<Note, NoteError> {
        let mut note = Note::default();
        if !self.glyph.is_empty() {
            note.glyph = Some(self.glyph.parse()?);
        }
        note.read_drawings(&self.drawings)?;
        note.set_comment(&self.comment)?;
        Ok(note)
    }
}

impl Saved {
    /// The latest version of the format.
    pub const VERSION: u64 = VERSION;
    /// The longest text that is read, in bytes.
    pub const MAX_BYTES: usize = MAX_BYTES;
    /// The longest name or title, in characters.
    pub const MAX_NAME: usize = MAX_NAME;

    const FORMAT: &str = "skep game";

    /// A game between two persons without names and without a clock.
    pub fn new(tree: GameTree, now: u64) -> Saved {
        Saved {
            title: String::new(),
            tree,
            seats: ByColor::default(),
            names: ByColor::default(),
            occasion: Occasion::default(),
            clock: None,
            created: now,
            changed: now,
        }
    }

    /// A game between two persons from the record of another program. The event becomes the title. Texts that are too
    /// long for a saved game are shortened.
    pub fn from_record(tree: GameTree, details: &Details, now: u64) -> Saved {
        let short = |text: &str| text.chars().take(Saved::MAX_NAME).collect();
        let Details { event, site, date, round, white, black } = details;
        Saved {
            title: short(event),
            names: ByColor { white: short(white), black: short(black) },
            occasion: Occasion { site: short(site), date: short(date), round: short(round) },
            ..Saved::new(tree, now)
        }
    }

    /// Who played, when and where, for the record of another program.
    pub fn details(&self) -> Details {
        let Occasion { site, date, round } = self.occasion.clone();
        let ByColor { white, black } = self.names.clone();
        Details { event: self.title.clone(), site, date, round, white, black }
    }

    /// The game as JSON in one line. Fails if [`Saved::read`] would refuse it.
    pub fn write(&self) -> Result<String, SavedError> {
        if self.tree.len() > MAX_STEPS {
            return Err(SavedError::TooManySteps(self.tree.len()));
        }
        let file = File {
            format: Saved::FORMAT.to_owned(),
            version: self.version(),
            title: self.title.clone(),
            start: start_text(&self.tree),
            steps: steps::write(&self.tree),
            notes: self.tree.numbered_notes().into_iter().map(NoteEntry::new).collect(),
            at: place(&self.tree),
            seats: self.seats,
            names: self.names.clone(),
            occasion: self.occasion.clone(),
            clock: self.clock.clone(),
            created: self.created,
            changed: self.changed,
        };
        file.check()?;
        let text = serde_json::to_string(&file).map_err(json)?;
        if text.len() > Saved::MAX_BYTES { Err(SavedError::TooLong) } else { Ok(text) }
    }

    /// The earliest version of the format that has all of this.
    fn version(&self) -> u64 {
        let first = !self.tree.has_notes() && self.occasion.is_empty();
        if first { FIRST_VERSION } else { VERSION }
    }

    /// Reads a saved game. Everything in it is checked.
    pub fn read(text: &str) -> Result<Saved, SavedError> {
        if text.len() > Saved::MAX_BYTES {
            return Err(SavedError::TooLong);
        }
        let head = serde_json::from_str::<Head>(text);
        let head =
            head.map_err(|error| if error.is_data() { SavedError::Foreign } else { json(error) })?;
        if head.format != Saved::FORMAT {
            return Err(SavedError::Foreign);
        }
        if !(FIRST_VERSION..=VERSION).contains(&head.version) {
            return Err(SavedError::Version(head.version));
        }
        let file: File = serde_json::from_str(text).map_err(json)?;
        file.check()?;
        let mut tree = read_start(&file.start)?;
        let nodes = steps::read(&mut tree, &file.steps)?;
        for entry in &file.notes {
            let read = entry.note().and_then(|note| tree.read_note(&nodes, entry.step, note));
            read.map_err(|error| SavedError::Note { number: entry.step, error })?;
        }
        let node = node_at(&nodes, Some(file.at));
        let node = node.ok_or(SavedError::At { at: file.at, steps: nodes.len() })?;
        tree.go_to(node);
        let File { title, seats, names, occasion, clock, created, changed, .. } = file;
        Ok(Saved { title, tree, seats, names, occasion, clock, created, changed })
    }
}

impl File {
    /// Checks the lengths of names, the level and the clock.
    fn check(&self) -> Result<(), SavedError> {
        let Occasion { site, date, round } = &self.occasion;
        for name in [&self.title, &self.names.white, &self.names.black, site, date, round] {
            if name.chars().count() > Saved::MAX_NAME {
                return Err(SavedError::Name(Quoted::new(name)));
            }
        }
        for seat in [self.seats.white, self.seats.black] {
            if let Seat::Level(level) = seat
                && !Seat::LEVELS.contains(&level)
            {
                return Err(SavedError::Level(level));
            }
        }
        match &self.clock {
            Some(clock) if !clock.is_sensible() => Err(SavedError::Clock),
            _ => Ok(()),
        }
    }
}

/// The start of a tree: a game type or a position.
pub(crate) fn start_text(tree: &GameTree) -> String {
    let start = tree.start();
    match start.has_whole_history() {
        true => tree.game_type().to_string(),
        false => start.position().to_string(),
    }
}

fn read_start(text: &str) -> Result<GameTree, SavedError> {
    let game: skep_rules::Game = text.parse().map_err(SavedError::Start)?;
    let tree = GameTree::from(&game);
    if tree.is_empty() { Ok(tree) } else { Err(SavedError::Started(Quoted::new(text))) }
}

pub(crate) fn json(error: serde_json::Error) -> SavedError {
    let problem = match error.classify() {
        Category::Io | Category::Syntax => JsonProblem::Syntax,
        Category::Eof => JsonProblem::End,
        Category::Data => JsonProblem::Field,
    };
    SavedError::Json { line: error.line(), column: error.column(), problem }
}
