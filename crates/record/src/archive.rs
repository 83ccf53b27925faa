//! Many saved games in one file.
//!
//! ```text
//! {"format":"skep games","version":1,"games":[
//! {"id":"19a2","revision":4,"game":{"format":"skep game",…}},
//! {"id":"19a3","revision":1,"text":"what is not a saved game, as it was found"}
//! ],
//! "lessons":{"format":"skep lessons",…},
//! "puzzles":{"format":"skep puzzles",…}
//! }
//! ```
//!
//! What is kept of lessons and puzzles is optional, and not read here.
//! The file is JSON with one game a line. If it is not JSON any more, because it was cut off or a line was damaged, the
//! lines that can be read are.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use thiserror::Error;

use crate::saved::{Saved, SavedError, json};

/// A saved game, or what is left of one, as a store of games has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameEntry {
    /// The identifier.
    pub id: String,
    /// How often the game has been stored.
    pub revision: u64,
    /// The text of the game: what [`Saved::write`] gives, or something damaged.
    pub text: String,
}

impl GameEntry {
    /// Reads the game. Everything in it is checked.
    pub fn saved(&self) -> Result<Saved, SavedError> {
        Saved::read(&self.text)
    }
}

/// An entry of an archive that cannot be read at all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DamagedEntry {
    /// Which entry of the file, from 1.
    pub number: usize,
    /// What is wrong with it.
    pub error: SavedError,
}

/// All games of a store.
///
/// ```
/// use skep_record::{Archive, GameEntry, GameTree, Saved};
///
/// let text = Saved::new(GameTree::default(), 0).write()?;
/// let entry = |id: &str, text: &str| GameEntry { id: id.to_owned(), revision: 1, text: text.to_owned() };
/// let file = Archive::write(&[entry("a", &text), entry("b", "half a ga")]);
/// assert!(Archive::recognises(&file));
///
/// let archive = Archive::read(&file)?;
/// assert_eq!(archive.games, [entry("a", &text), entry("b", "half a ga")]);
/// assert!(archive.games[0].saved().is_ok() && archive.games[1].saved().is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Archive {
    /// The games as they were written. They are not checked yet, because that takes time: see [`GameEntry::saved`].
    pub games: Vec<GameEntry>,
    /// The entries that cannot be told apart.
    pub damaged: Vec<DamagedEntry>,
    /// What is kept beside the games.
    pub beside: Beside,
}

/// What is kept beside the games, as it was written: JSON in one line each.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Beside {
    /// The progress in the lessons.
    pub lessons: Option<String>,
    /// The record of the puzzles.
    pub puzzles: Option<String>,
}

impl Beside {
    /// The parts by their names in the file.
    fn parts(&mut self) -> [(&'static str, &mut Option<String>); 2] {
        [("lessons", &mut self.lessons), ("puzzles", &mut self.puzzles)]
    }
}

const VERSION: u64 = 1;
const MAX_BYTES: usize = 64 << 20;

/// Why a text is not an archive of games.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ArchiveError {
    /// It is too long.
    #[error("a file with games may have no more than {MAX_BYTES} bytes")]
    TooLong,
    /// It was written by a later version.
    #[error(
        "the file with games has format {0}, and this program knows no later one than {VERSION}"
    )]
    Version(u64),
    /// There is no game in it that could be read, nor anything that may have been one.
    #[error("there are no games in this file")]
    NoGames,
}

/// The file. Its entries are read one by one, so that a damaged one does not harm the others.
#[derive(Serialize, Deserialize)]
struct File {
    format: String,
    version: u64,
    games: Vec<Box<RawValue>>,
    #[serde(default)]
    lessons: Option<Box<RawValue>>,
    #[serde(default)]
    puzzles: Option<Box<RawValue>>,
}

/// An entry of the file.
#[derive(Serialize, Deserialize)]
struct Entry {
    id: String,
    #[serde(default)]
    revision: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    game: Option<Box<RawValue>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    text: Option<String>,
}

impl Archive {
    /// The longest text that is read, in bytes.
    pub const MAX_BYTES: usize = MAX_BYTES;
    /// The version of the format.
    pub const VERSION: u64 = VERSION;
    /// The longest identifier that is read, in bytes.
    pub const MAX_ID: usize = 100;

    const FORMAT: &str = "skep games";

    /// Whether a text begins like an archive.
    pub fn recognises(text: &str) -> bool {
        let text = text.trim_start_matches('\u{feff}').trim_start();
        let start: String =
            text.chars().take(100).filter(|letter| !letter.is_whitespace()).collect();
        start.starts_with("{\"format\":\"skepgames\"")
    }

    /// The file with these games, damaged ones too.
    pub fn write(games: &[GameEntry]) -> String {
        Archive::write_with(games, Beside::default())
    }

    /// The file with these games, and what is kept beside them. What is not JSON in one line is left out.
    pub fn write_with(games: &[GameEntry], mut beside: Beside) -> String {
        let mut text =
            format!("{{\"format\":\"{}\",\"version\":{VERSION},\"games\":[", Archive::FORMAT);
        for (index, GameEntry { id, revision, text: game }) in games.iter().enumerate() {
            let raw = Some(game).filter(|game| !game.contains(['\n', '\r']));
            let raw = raw.and_then(|game| RawValue::from_string(game.clone()).ok());
            // White space around it would be lost.
            let raw = raw.filter(|raw| raw.get() == game);
            let other = raw.is_none().then(|| game.clone());
            let entry = Entry { id: id.clone(), revision: *revision, game: raw, text: other };
            text.push_str(if index == 0 { "\n" } else { ",\n" });
            // It has nothing in it that JSON cannot express.
            text.push_str(&serde_json::to_string(&entry).unwrap_or_default());
        }
        text.push_str("\n]");
        let mut is_alone = true;
        for (name, part) in beside.parts() {
            let part = part.take().filter(|part| !part.contains(['\n', '\r']));
            if let Some(raw) = part.and_then(|text| RawValue::from_string(text).ok()) {
                text.push_str(&format!(",\n\"{name}\":{}", raw.get()));
                is_alone = false;
            }
        }
        if !is_alone {
            text.push('\n');
        }
        text.push_str("}\n");
        text
    }

    /// Reads a file.
    pub fn read(text: &str) -> Result<Archive, ArchiveError> {
        if text.len() > Archive::MAX_BYTES {
            return Err(ArchiveError::TooLong);
        }
        let text = text.trim_start_matches('\u{feff}');
        let mut archive = Archive::default();
        match serde_json::from_str::<File>(text) {
            Ok(file) if file.version != VERSION => return Err(ArchiveError::Version(file.version)),
            Ok(file) => {
                for (index, entry) in file.games.iter().enumerate() {
                    archive.add(index + 1, entry.get());
                }
                let text = |raw: Option<Box<RawValue>>| raw.map(|raw| raw.get().to_owned());
                archive.beside =
                    Beside { lessons: text(file.lessons), puzzles: text(file.puzzles) };
                // A file without games is one of somebody who has none.
                return Ok(archive);
            }
            Err(_) => archive.add_lines(text),
        }
        let empty = archive.games.is_empty() && archive.damaged.is_empty();
        if empty { Err(ArchiveError::NoGames) } else { Ok(archive) }
    }

    /// Reads what can be read of a file that is not JSON any more. The first line is the head, and the last may be `]}`.
    fn add_lines(&mut self, text: &str) {
        let lines = text.lines().map(str::trim).skip(1);
        let is_frame = |line: &&str| matches!(*line, "" | "]}" | "]," | "]" | "}");
        let mut entries: Vec<&str> = lines.filter(|line| !is_frame(line)).collect();
        for (name, part) in self.beside.parts() {
            let start = format!("\"{name}\":");
            let line = entries.iter().position(|line| line.starts_with(&start));
            *part = line.map(|line| {
                let text = &entries.remove(line)[start.len()..];
                text.strip_suffix(',').unwrap_or(text).to_owned()
            });
        }
        for (index, line) in entries.into_iter().enumerate() {
            self.add(index + 1, line.strip_suffix(',').unwrap_or(line));
        }
    }

    fn add(&mut self, number: usize, entry: &str) {
        let read = serde_json::from_str::<Entry>(entry);
        let sensible = read.map_err(json).and_then(|entry| {
            let is_id = !entry.id.is_empty() && entry.id.len() <= Archive::MAX_ID;
            if is_id { Ok(entry) } else { Err(SavedError::Foreign) }
        });
        match sensible {
            Ok(Entry { id, revision, game, text }) => {
                let text = game.map(|game| game.get().to_owned()).or(text).unwrap_or_default();
                self.games.push(GameEntry { id, revision, text });
            }
            Err(error) => self.damaged.push(DamagedEntry { number, error }),
        }
    }
}
