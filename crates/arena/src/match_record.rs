//! The record of a match as JSON Lines: one line about the match, then one for each game.

use std::collections::HashSet;
use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::engine_id::ByEngine;
use crate::played_game::PlayedGame;
use crate::settings::MatchSettings;

/// The version of the format. In version 1, games and openings were numbered from 0.
const VERSION: u32 = 2;

/// The settings that all games of one match share.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Header {
    /// The version of the format.
    skep_match: u32,
    #[serde(rename = "type")]
    game_type: String,
    engines: ByEngine<EngineHeader>,
    openings: String,
    digest: String,
    seed: u64,
    tolerance_ms: u128,
    max_plies: usize,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct EngineHeader {
    command: String,
    name: String,
    limit: String,
    options: Vec<(String, String)>,
}

impl Header {
    fn new(settings: &MatchSettings, names: &ByEngine<String>) -> Header {
        Header {
            skep_match: VERSION,
            game_type: settings.game_type.to_string(),
            engines: ByEngine::make(|side| {
                let engine = &settings.engines[side];
                EngineHeader {
                    command: engine.label.clone(),
                    name: names[side].clone(),
                    limit: engine.limit.to_string(),
                    options: engine.options.clone(),
                }
            }),
            openings: settings.openings.name().to_owned(),
            digest: settings.openings.digest(),
            seed: settings.seed,
            tolerance_ms: settings.tolerance.as_millis(),
            max_plies: settings.max_plies,
        }
    }

    /// The first setting in which another match differs.
    fn difference(&self, other: &Header) -> Option<&'static str> {
        let differences = [
            (self.skep_match != other.skep_match, "another version"),
            (self.game_type != other.game_type, "another game type"),
            (self.engines != other.engines, "other engines, limits or options"),
            (self.digest != other.digest, "other openings"),
            (self.seed != other.seed, "another seed"),
            (self.tolerance_ms != other.tolerance_ms, "another tolerance"),
            (self.max_plies != other.max_plies, "another length of the longest game"),
        ];
        differences.into_iter().find_map(|(differs, what)| differs.then_some(what))
    }
}

/// An error in reading or writing a record.
#[derive(Debug, Error)]
pub enum MatchRecordError {
    /// The file cannot be read or written.
    #[error("the record {} cannot be used: {error}", path.display())]
    File {
        /// Which file.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// The file exists, and the match is not to be resumed.
    #[error("the record {} exists; --resume continues it", .0.display())]
    Exists(PathBuf),
    /// A line is not a game, or the first line does not describe a match.
    #[error("line {line} of the record {} cannot be read: {error}", path.display())]
    Line {
        /// Which file.
        path: PathBuf,
        /// Which line.
        line: usize,
        /// Why.
        error: serde_json::Error,
    },
    /// The record belongs to another match.
    #[error("the record {} belongs to another match: it has {what}", path.display())]
    OtherMatch {
        /// Which file.
        path: PathBuf,
        /// What differs.
        what: &'static str,
    },
}

/// A record that is open for adding games.
#[derive(Debug)]
pub struct MatchRecord {
    path: PathBuf,
    file: File,
}

impl MatchRecord {
    /// Creates a record. The file must not exist.
    pub fn create(
        path: &Path,
        settings: &MatchSettings,
        names: &ByEngine<String>,
    ) -> Result<MatchRecord, MatchRecordError> {
        let file = OpenOptions::new().write(true).create_new(true).open(path);
        let file = file.map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => MatchRecordError::Exists(path.to_owned()),
            _ => MatchRecordError::File { path: path.to_owned(), error },
        })?;
        let mut record = MatchRecord { path: path.to_owned(), file };
        record.write(&Header::new(settings, names))?;
        Ok(record)
    }

    /// Opens the record of the same match and returns the games in it. Creates the file if there is none.
    pub fn resume(
        path: &Path,
        settings: &MatchSettings,
        names: &ByEngine<String>,
    ) -> Result<(MatchRecord, Vec<PlayedGame>), MatchRecordError> {
        let failed = |error| MatchRecordError::File { path: path.to_owned(), error };
        let mut file = match OpenOptions::new().read(true).write(true).open(path) {
            Ok(file) => file,
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                return MatchRecord::create(path, settings, names)
                    .map(|record| (record, Vec::new()));
            }
            Err(error) => return Err(failed(error)),
        };
        let mut text = String::new();
        file.read_to_string(&mut text).map_err(failed)?;
        // A last line without a line break was cut off when the program stopped.
        text.truncate(text.rfind('\n').map_or(0, |end| end + 1));
        file.set_len(text.len() as u64).map_err(failed)?;
        file.seek(SeekFrom::End(0)).map_err(failed)?;
        let mut record = MatchRecord { path: path.to_owned(), file };
        let header = Header::new(settings, names);
        let mut lines = text.lines();
        match lines.next() {
            None => record.write(&header)?,
            Some(line) => {
                let found: Header = record.parse(0, line)?;
                if let Some(what) = found.difference(&header) {
                    return Err(MatchRecordError::OtherMatch { path: path.to_owned(), what });
                }
            }
        }
        let mut games = Vec::new();
        let mut numbers = HashSet::new();
        for (index, line) in lines.enumerate() {
            let played: PlayedGame = record.parse(index + 1, line)?;
            if numbers.insert(played.game) {
                games.push(played);
            }
        }
        Ok((record, games))
    }

    /// Appends a finished game and flushes the file.
    pub fn add(&mut self, played: &PlayedGame) -> Result<(), MatchRecordError> {
        self.write(played)
    }

    fn write(&mut self, value: &impl Serialize) -> Result<(), MatchRecordError> {
        let failed = |error| MatchRecordError::File { path: self.path.clone(), error };
        let line = serde_json::to_string(value).map_err(|error| failed(error.into()))?;
        self.file.write_all(format!("{line}\n").as_bytes()).map_err(failed)?;
        self.file.flush().map_err(failed)
    }

    fn parse<'a, T: Deserialize<'a>>(
        &self,
        index: usize,
        line: &'a str,
    ) -> Result<T, MatchRecordError> {
        serde_json::from_str(line).map_err(|error| MatchRecordError::Line {
            path: self.path.clone(),
            line: index + 1,
            error,
        })
    }
}
