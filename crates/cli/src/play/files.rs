//! Games in files.

use std::fs::{self, File};
use std::io::{self, BufReader, Write};
use std::path::Path;

use skep_rules::{Game, GameError, RelaxedRule};
use skep_words::Words;

use crate::error::Error;
use crate::input::{LineError, LineReader};
use crate::play::console::{Console, write_error};
use crate::play::messages;

/// Why no game can be read from a file.
#[derive(Debug)]
pub(crate) enum LoadError {
    /// The file cannot be read.
    Io(io::Error),
    /// Its first line cannot be used.
    Line(LineError),
    /// Its first line is not a game.
    Game(GameError),
}

/// Writes the game to a file. If the file exists, asks first.
pub(crate) fn save(
    game: &Game,
    path: &Path,
    console: &mut Console,
    words: &Words,
    out: &mut dyn Write,
) -> Result<(), Error> {
    let about = || words.in_notation().set("path", path.display().to_string());
    if path.exists() && !console.confirm(&about().format("terminal-overwrite"), words, out)? {
        writeln!(out, "{}", words.text("terminal-not-saved"))?;
        return Ok(());
    }
    if let Err(error) = fs::write(path, format!("{game}\n")) {
        let error = about().set("error", error.to_string()).format("terminal-cannot-write");
        return Ok(write_error(&error, out)?);
    }
    writeln!(out, "{}", about().format("terminal-saved"))?;
    if !game.has_whole_history() {
        writeln!(out, "{}", words.text("terminal-saved-position"))?;
    }
    Ok(())
}

/// Reads the game in the first line of a file, and the rules that had to be relaxed for it.
pub(crate) fn load(path: &Path) -> Result<(Game, &'static [RelaxedRule]), LoadError> {
    let file = File::open(path).map_err(LoadError::Io)?;
    let mut lines = LineReader::new(BufReader::new(file));
    let line = lines.read().map_err(LoadError::Io)?.unwrap_or(Ok(""));
    match line.map_err(LoadError::Line)? {
        "" => Err(LoadError::Line(LineError::Empty)),
        text => Game::read_relaxed(text).map_err(LoadError::Game),
    }
}

impl LoadError {
    /// The error as a sentence about the file.
    pub(crate) fn message(&self, path: &str, words: &Words) -> String {
        let about = words.in_notation().set("path", path.to_owned());
        match self {
            LoadError::Io(error) => {
                about.set("error", error.to_string()).format("terminal-cannot-read")
            }
            LoadError::Line(error) => {
                let error = messages::line_error(words, *error);
                about.set("error", error).format("terminal-cannot-load")
            }
            LoadError::Game(error) => {
                about.set("error", words.game_error(error)).format("terminal-cannot-load")
            }
        }
    }
}
