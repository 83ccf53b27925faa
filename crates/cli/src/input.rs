//! Input from outside: lines of any length and content, and games.

use std::fs;
use std::io::{self, BufRead, Read, Write};
use std::path::Path;

use skep_record::{ImportWarning, Imported, import};
use skep_rules::{Game, Illegal};
use thiserror::Error;

use crate::error::Error;

/// The maximum length of a line, in bytes. A game of a million moves is shorter.
pub(crate) const MAX_LINE: usize = 1 << 24;

/// Why a line cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub(crate) enum LineError {
    /// It is empty.
    #[error("the line is empty")]
    Empty,
    /// It is not UTF-8.
    #[error("the line is not UTF-8")]
    NotText,
    /// It is longer than [`MAX_LINE`].
    #[error("the line is longer than {MAX_LINE} bytes")]
    TooLong,
}

/// A reader of lines that reuses one buffer.
pub(crate) struct LineReader<R> {
    source: R,
    buffer: Vec<u8>,
}

impl<R: BufRead> LineReader<R> {
    /// A reader of the lines of a source.
    pub(crate) fn new(source: R) -> LineReader<R> {
        LineReader { source, buffer: Vec::new() }
    }

    /// The next line without its line break; `None` at the end of the source.
    pub(crate) fn read(&mut self) -> io::Result<Option<Result<&str, LineError>>> {
        self.buffer.clear();
        let mut limited = (&mut self.source).take(MAX_LINE as u64 + 1);
        if limited.read_until(b'\n', &mut self.buffer)? == 0 {
            return Ok(None);
        }
        let line = match self.buffer.strip_suffix(b"\n") {
            Some(line) => line.strip_suffix(b"\r").unwrap_or(line),
            None if self.buffer.len() > MAX_LINE => {
                self.source.skip_until(b'\n')?;
                return Ok(Some(Err(LineError::TooLong)));
            }
            None => &self.buffer,
        };
        Ok(Some(std::str::from_utf8(line).map_err(|_| LineError::NotText)))
    }
}

/// Reads a line of the standard input: a game string, a position string or a game type. All rules hold, because the
/// programs that send lines read no warnings.
pub(crate) fn read_game_line(text: &str) -> Result<Game, Error> {
    if text.is_empty() {
        return Err(LineError::Empty.into());
    }
    Ok(text.parse()?)
}

/// Reads the GAME of a command line: a file, a game string, a position string or a game type. A game that was played elsewhere
/// and breaks a rule that is an option here is read with that option, and a warning on the standard error says so.
pub(crate) fn read_game_argument(text: &str) -> Result<Game, Error> {
    if text.is_empty() {
        return Err(LineError::Empty.into());
    }
    if Path::new(text).is_file() {
        let mut tree = read_tree_argument(text)?.tree;
        tree.go_to(tree.main_end());
        return Ok(tree.game().clone());
    }
    let (game, relaxed) = Game::read_relaxed(text)?;
    for &rule in relaxed {
        // If the warning cannot be written, the command still succeeds.
        let _ = writeln!(io::stderr(), "warning: {}", ImportWarning::Relaxed(rule));
    }
    Ok(game)
}

/// Reads a FILE or GAME of a command line with all its variations: a file in any format that can be imported, or a text in
/// one of these formats. Warnings go to the standard error.
pub(crate) fn read_tree_argument(text: &str) -> Result<Imported, Error> {
    let path = Path::new(text);
    let content = if path.is_file() {
        let content = fs::read_to_string(path);
        content.map_err(|error| Error::Path { path: path.to_owned(), error })?
    } else {
        text.to_owned()
    };
    let imported = import(&content).map_err(|error| match path.is_file() {
        true => Error::File { path: path.to_owned(), error },
        false => Error::Import(error),
    })?;
    for warning in &imported.warnings {
        // If the warning cannot be written, the command still succeeds.
        let _ = writeln!(io::stderr(), "warning: {warning}");
    }
    Ok(imported)
}

/// Reads the GAME of a command line, in which the choices before the first turn have been made.
pub(crate) fn read_started_argument(text: &str) -> Result<Game, Error> {
    started(read_game_argument(text)?)
}

/// The game, if the choices before the first turn have been made: only then it has a position.
pub(crate) fn started(game: Game) -> Result<Game, Error> {
    match game.open_choice() {
        Some((choice, player)) => Err(Illegal::ChooseFirst(player, choice).into()),
        None => Ok(game),
    }
}

/// Answers each line of the standard input with one line, which is flushed at once.
pub(crate) fn answer_lines(
    out: &mut dyn Write,
    mut answer: impl FnMut(Result<&str, LineError>) -> String,
) -> Result<(), Error> {
    let mut lines = LineReader::new(io::stdin().lock());
    while let Some(line) = lines.read().map_err(Error::Input)? {
        writeln!(out, "{}", answer(line))?;
        out.flush()?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read_all(source: &[u8]) -> Vec<Result<String, LineError>> {
        let mut lines = LineReader::new(source);
        let mut all = Vec::new();
        while let Some(line) = lines.read().unwrap() {
            all.push(line.map(str::to_owned));
        }
        all
    }

    #[test]
    fn lines_end_as_on_any_system_or_not_at_all() {
        let lines = read_all(b"one\r\n\ntwo\nthree");
        assert_eq!(lines, ["one", "", "two", "three"].map(|line| Ok(line.to_owned())));
        assert!(read_all(b"").is_empty());
    }

    #[test]
    fn a_bad_line_does_not_hide_the_next() {
        let mut source = vec![b'x'; MAX_LINE + 10];
        source.extend(b"\n\xff\xfe\nBase\n");
        let lines = read_all(&source);
        assert_eq!(
            lines,
            [Err(LineError::TooLong), Err(LineError::NotText), Ok("Base".to_owned())]
        );
        // The longest line that is read.
        let mut source = vec![b'x'; MAX_LINE];
        source.push(b'\n');
        assert_eq!(read_all(&source)[0].as_ref().map(String::len), Ok(MAX_LINE));
    }
}
