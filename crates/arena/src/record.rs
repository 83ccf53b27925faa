//! The record of a match: a line about the match, then a line for each game, all JSON.

use std::collections::HashSet;
use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::played::Played;
use crate::setup::Setup;
use crate::side::Both;

/// The version of the format. In the first one numbers began with 0.
const VERSION: u32 = 2;

/// What games must have in common to belong to one match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Header {
    /// The version of the format.
    skep_match: u32,
    #[serde(rename = "type")]
    game_type: String,
    engines: Both<Engine>,
    openings: String,
    digest: String,
    seed: u64,
    tolerance_ms: u128,
    max_plies: usize,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Engine {
    command: String,
    name: String,
    limit: String,
    options: Vec<(String, String)>,
}

impl Header {
    fn new(setup: &Setup, names: &Both<String>) -> Header {
        Header {
            skep_match: VERSION,
            game_type: setup.game_type.to_string(),
            engines: Both::make(|side| {
                let engine = &setup.engines[side];
                Engine {
                    command: engine.label.clone(),
                    name: names[side].clone(),
                    limit: engine.limit.to_string(),
                    options: engine.options.clone(),
                }
            }),
            openings: setup.openings.name().to_owned(),
            digest: setup.openings.digest(),
            seed: setup.seed,
            tolerance_ms: setup.tolerance.as_millis(),
            max_plies: setup.max_plies,
        }
    }

    /// The first thing in which another match differs.
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

/// Why a record cannot be used.
#[derive(Debug, Error)]
pub enum RecordError {
    /// The file cannot be read or written.
    #[error("the record {} cannot be used: {error}", path.display())]
    File {
        /// Which file.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// There is one already.
    #[error("the record {} exists; --resume goes on with it", .0.display())]
    Exists(PathBuf),
    /// A line is no game, or the first one no match.
    #[error("line {line} of the record {} cannot be read: {error}", path.display())]
    Line {
        /// Which file.
        path: PathBuf,
        /// Which line.
        line: usize,
        /// Why.
        error: serde_json::Error,
    },
    /// It is the record of another match.
    #[error("the record {} belongs to another match: it has {what}", path.display())]
    OtherMatch {
        /// Which file.
        path: PathBuf,
        /// What differs.
        what: &'static str,
    },
}

/// A record to which games are added.
#[derive(Debug)]
pub struct Record {
    path: PathBuf,
    file: File,
}

impl Record {
    /// Begins a record. There must not be one.
    pub fn create(path: &Path, setup: &Setup, names: &Both<String>) -> Result<Record, RecordError> {
        let file = OpenOptions::new().write(true).create_new(true).open(path);
        let file = file.map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => RecordError::Exists(path.to_owned()),
            _ => RecordError::File { path: path.to_owned(), error },
        })?;
        let mut record = Record { path: path.to_owned(), file };
        record.write(&Header::new(setup, names))?;
        Ok(record)
    }

    /// Goes on with the record of the same match, and returns the games in it. Without a record, begins one.
    pub fn resume(
        path: &Path,
        setup: &Setup,
        names: &Both<String>,
    ) -> Result<(Record, Vec<Played>), RecordError> {
        let failed = |error| RecordError::File { path: path.to_owned(), error };
        let mut file = match OpenOptions::new().read(true).write(true).open(path) {
            Ok(file) => file,
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                return Record::create(path, setup, names).map(|record| (record, Vec::new()));
            }
            Err(error) => return Err(failed(error)),
        };
        let mut text = String::new();
        file.read_to_string(&mut text).map_err(failed)?;
        // A last line without its end was being written when everything stopped.
        text.truncate(text.rfind('\n').map_or(0, |end| end + 1));
        file.set_len(text.len() as u64).map_err(failed)?;
        file.seek(SeekFrom::End(0)).map_err(failed)?;
        let mut record = Record { path: path.to_owned(), file };
        let header = Header::new(setup, names);
        let mut lines = text.lines();
        match lines.next() {
            None => record.write(&header)?,
            Some(line) => {
                let found: Header = record.parse(0, line)?;
                if let Some(what) = found.difference(&header) {
                    return Err(RecordError::OtherMatch { path: path.to_owned(), what });
                }
            }
        }
        let mut games = Vec::new();
        let mut numbers = HashSet::new();
        for (index, line) in lines.enumerate() {
            let played: Played = record.parse(index + 1, line)?;
            if numbers.insert(played.game) {
                games.push(played);
            }
        }
        Ok((record, games))
    }

    /// Writes a finished game, so that it will be there whatever comes next.
    pub fn add(&mut self, played: &Played) -> Result<(), RecordError> {
        self.write(played)
    }

    fn write(&mut self, value: &impl Serialize) -> Result<(), RecordError> {
        let failed = |error| RecordError::File { path: self.path.clone(), error };
        let line = serde_json::to_string(value).map_err(|error| failed(error.into()))?;
        self.file.write_all(format!("{line}\n").as_bytes()).map_err(failed)?;
        self.file.flush().map_err(failed)
    }

    fn parse<'a, T: Deserialize<'a>>(&self, index: usize, line: &'a str) -> Result<T, RecordError> {
        serde_json::from_str(line).map_err(|error| RecordError::Line {
            path: self.path.clone(),
            line: index + 1,
            error,
        })
    }
}
