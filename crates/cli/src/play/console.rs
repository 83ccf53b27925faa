//! Where the players' lines come from: a terminal with line editing, or a pipe.

use std::io::{self, IsTerminal, StdinLock, Write};

use rustyline::DefaultEditor;
use rustyline::error::ReadlineError;

use crate::error::Error;
use crate::input::{LineError, Lines};

/// A source of lines that can be asked.
pub(crate) enum Console {
    /// Somebody sits there.
    Terminal(Box<DefaultEditor>),
    /// A file or another program.
    Pipe(Lines<StdinLock<'static>>),
}

/// What was entered.
#[derive(Debug)]
pub(crate) enum Entered {
    /// A line.
    Line(String),
    /// Something that is no line.
    Unreadable(LineError),
    /// Ctrl-C.
    Interrupted,
    /// Ctrl-D, or the end of the file.
    End,
}

impl Console {
    /// The standard input, with line editing if a person can see the prompt.
    pub(crate) fn open() -> Result<Console, Error> {
        if io::stdin().is_terminal() && io::stdout().is_terminal() {
            return Ok(Console::Terminal(Box::new(DefaultEditor::new()?)));
        }
        Ok(Console::Pipe(Lines::new(io::stdin().lock())))
    }

    /// Asks for a line. In a pipe there is nobody to read the prompt, and it is left out.
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

    /// Makes what was typed so far unseen, on a terminal: another player comes to it.
    pub(crate) fn hide(&mut self, out: &mut dyn Write) -> Result<(), Error> {
        out.flush()?;
        if let Console::Terminal(editor) = self {
            editor.clear_history()?;
            editor.clear_screen()?;
        }
        Ok(())
    }

    /// Asks a question that is answered by yes or no. Whatever does not begin with `y` is no.
    pub(crate) fn confirm(&mut self, question: &str, out: &mut dyn Write) -> Result<bool, Error> {
        if let Console::Pipe(_) = self {
            writeln!(out, "{question}")?;
        }
        let answer = self.ask(&format!("{question} [y/N] "), out)?;
        Ok(matches!(answer, Entered::Line(line) if line.trim_start().starts_with(['y', 'Y'])))
    }
}
