//! The command line that starts an engine.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// A program and its arguments.
///
/// ```
/// use skep_uhp::CommandLine;
///
/// let command: CommandLine = "'my engine' --threads 1".parse()?;
/// assert_eq!(command.program(), "my engine");
/// assert_eq!(command.arguments(), ["--threads", "1"]);
/// # Ok::<(), skep_uhp::CommandLineError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommandLine {
    program: String,
    arguments: Vec<String>,
}

/// Why a text is not a command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum CommandLineError {
    /// The command line is empty.
    #[error("the engine's command is empty")]
    Empty,
    /// A quote is opened and not closed.
    #[error("a quote in the engine's command is not closed")]
    Quote,
}

impl CommandLine {
    /// A program and its arguments.
    pub fn new(program: impl Into<String>, arguments: Vec<String>) -> CommandLine {
        CommandLine { program: program.into(), arguments }
    }

    /// The program: a path, or a name to look up in `PATH`.
    pub fn program(&self) -> &str {
        &self.program
    }

    /// The arguments of the program.
    pub fn arguments(&self) -> &[String] {
        &self.arguments
    }
}

/// Reads words separated by spaces, with the quotes of a shell.
impl FromStr for CommandLine {
    type Err = CommandLineError;

    fn from_str(text: &str) -> Result<CommandLine, CommandLineError> {
        let mut words = shlex::split(text).ok_or(CommandLineError::Quote)?.into_iter();
        let program = words.next().filter(|program| !program.is_empty());
        let program = program.ok_or(CommandLineError::Empty)?;
        Ok(CommandLine { program, arguments: words.collect() })
    }
}

impl fmt::Display for CommandLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = std::iter::once(&self.program).chain(&self.arguments);
        for (index, word) in words.enumerate() {
            let space = if index == 0 { "" } else { " " };
            match shlex::try_quote(word) {
                Ok(quoted) if !is_plain(word) => write!(f, "{space}{quoted}")?,
                _ => write!(f, "{space}{word}")?,
            }
        }
        Ok(())
    }
}

/// Whether a shell would take the word as it is.
fn is_plain(word: &str) -> bool {
    let plain = |sign: char| sign.is_ascii_alphanumeric() || "-_=+,./:@%".contains(sign);
    !word.is_empty() && word.chars().all(plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again() {
        for text in ["skep", "skep uhp", r#"sh -c 'echo "ok"; cat'"#, r"'it'\''s' ''"] {
            let command: CommandLine = text.parse().unwrap();
            assert_eq!(command.to_string().parse(), Ok(command), "{text}");
        }
        let plain = "engine --threads=1 ./book.txt";
        assert_eq!(plain.parse::<CommandLine>().unwrap().to_string(), plain);
        assert_eq!("".parse::<CommandLine>(), Err(CommandLineError::Empty));
        assert_eq!("'' x".parse::<CommandLine>(), Err(CommandLineError::Empty));
        assert_eq!("'open".parse::<CommandLine>(), Err(CommandLineError::Quote));
    }
}
