//! Where the players' lines come from: a terminal with line editing, or a pipe.

use std::io::{self, IsTerminal, StdinLock, Write};

use anstyle::{AnsiColor, Style};
use rustyline::DefaultEditor;
use rustyline::error::ReadlineError;
use skep_words::Words;

use crate::error::Error;
use crate::input::{LineError, LineReader};

/// A source of lines.
pub(crate) enum Console {
    /// A person at a terminal.
    Terminal(Box<DefaultEditor>),
    /// A file or another program.
    Pipe(LineReader<StdinLock<'static>>),
}

/// What was entered.
#[derive(Debug)]
pub(crate) enum Entered {
    /// A line.
    Line(String),
    /// A line that cannot be used.
    Unreadable(LineError),
    /// Ctrl-C.
    Interrupted,
    /// Ctrl-D, or the end of the file.
    End,
}

impl Console {
    /// Opens the standard input, with line editing if a person can see the prompt.
    pub(crate) fn open() -> Result<Console, Error> {
        if io::stdin().is_terminal() && io::stdout().is_terminal() {
            return Ok(Console::Terminal(Box::new(DefaultEditor::new()?)));
        }
        Ok(Console::Pipe(LineReader::new(io::stdin().lock())))
    }

    /// Reads a line. The prompt is shown on a terminal only.
    pub(crate) fn ask(&mut self, prompt: &str, out: &mut dyn Write) -> Result<Entered, Error> {
        out.flush()?;
        match self {
            Console::Terminal(editor) => match editor.readline(prompt) {
                Ok(line) => {
                    editor.add_history_entry(&line)?;
                    Ok(Entered::Line(line))
                }
                Err(ReadlineError::Interrupted) => Ok(Entered::Interrupted),
                Err(ReadlineError::Eof) => Ok(Entered::End),
                Err(error) => Err(error.into()),
            },
            Console::Pipe(lines) => Ok(match lines.read().map_err(Error::Input)? {
                Some(Ok(line)) => Entered::Line(line.to_owned()),
                Some(Err(error)) => Entered::Unreadable(error),
                None => Entered::End,
            }),
        }
    }

    /// Clears a terminal and its history of lines, so that the other player does not see what was typed.
    pub(crate) fn hide(&mut self, out: &mut dyn Write) -> Result<(), Error> {
        out.flush()?;
        if let Console::Terminal(editor) = self {
            editor.clear_history()?;
            editor.clear_screen()?;
        }
        Ok(())
    }

    /// Asks a question. An answer is a yes if it begins with the first letter of the language's yes, or with `y`.
    pub(crate) fn confirm(
        &mut self,
        question: &str,
        words: &Words,
        out: &mut dyn Write,
    ) -> Result<bool, Error> {
        if let Console::Pipe(_) = self {
            writeln!(out, "{question}")?;
        }
        let prompt = words.with("terminal-yes-or-no", &[("question", question.into())]);
        let Entered::Line(line) = self.ask(&format!("{prompt} "), out)? else {
            return Ok(false);
        };
        let answer = line.trim_start().to_lowercase();
        Ok(answer.starts_with(&words.text("terminal-yes")) || answer.starts_with('y'))
    }
}

/// Prints an error in red.
pub(crate) fn write_error(error: &str, out: &mut dyn Write) -> io::Result<()> {
    let style = Style::new().fg_color(Some(AnsiColor::Red.into()));
    writeln!(out, "{style}{error}{style:#}")
}
