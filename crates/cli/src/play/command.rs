//! What players can type besides moves.

use skep_rules::Quoted;
use thiserror::Error;

/// A command with its arguments.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Command<'a> {
    /// List the commands.
    Help,
    /// Take back so many moves.
    Undo(usize),
    /// Play again so many moves that were taken back.
    Redo(usize),
    /// List what has been played.
    History,
    /// List what can be played, perhaps with one tile only.
    Moves(Option<&'a str>),
    /// Draw the hive.
    Show,
    /// Ask the engine.
    Hint,
    /// Print the game string.
    Game,
    /// Print the position string.
    Position,
    /// Give up.
    Resign,
    /// Offer a draw.
    Offer,
    /// Draw a tile to place it at once.
    Place,
    /// Begin again, perhaps another game.
    New(Option<&'a str>),
    /// Write the game into a file.
    Save(&'a str),
    /// Read a game from a file.
    Load(&'a str),
    /// Leave.
    Quit,
}

/// Why a line is no command.
#[derive(Debug, PartialEq, Eq, Error)]
pub(crate) enum CommandError {
    /// No command has this name.
    #[error("{0} is neither a move nor a command; `help` lists the commands")]
    Unknown(Quoted),
    /// No command has this name, but one has nearly.
    #[error("{0} is neither a move nor a command; did you mean `{1}`?")]
    Mistyped(Quoted, &'static str),
    /// The argument is not a number.
    #[error("{0} is not a number of moves")]
    NotACount(Quoted),
    /// The argument is missing.
    #[error("`{0}` needs the name of a file")]
    NeedsFile(&'static str),
    /// The command stands alone.
    #[error("`{0}` stands alone, but {1} follows it")]
    StandsAlone(&'static str, Quoted),
}

/// The commands: name, argument, what it does.
const COMMANDS: [(&str, &str, &str); 17] = [
    ("help", "", "list the commands"),
    ("undo", "[N]", "take back the last move or N; with it what the engine answered"),
    ("redo", "[N]", "play again what was taken back"),
    ("history", "", "list the moves played so far"),
    ("moves", "[TILE]", "list the legal moves, or those of one tile"),
    ("show", "", "draw the hive"),
    ("hint", "", "ask the engine what to play"),
    ("game", "", "print the game as a string"),
    ("position", "", "print the position as a string"),
    ("resign", "", "give up"),
    ("offer", "", "offer a draw"),
    ("draw", "", "the same, but in Swarm a move: draw from the bag"),
    ("place", "", "with swarm_place=drawn: draw a tile and place it at once"),
    ("new", "[TYPE]", "begin again, or another game: `new Venom+M`"),
    ("save", "FILE", "write the game into a file"),
    ("load", "FILE", "read a game from a file"),
    ("quit", "", "leave; Ctrl-D does it too"),
];

/// What `help` prints.
pub(crate) fn help() -> String {
    let mut text = String::from(
        r"A move is a tile and where it goes:
  wS1        the first tile of the game
  wA1 -bQ    to the left of bQ       wA1 bQ-    to its right
  wA1 \bQ    to its upper left       wA1 bQ/    to its upper right
  wA1 /bQ    to its lower left       wA1 bQ\    to its lower right
  wB1 bQ     on top of bQ
  pass       where nothing else is possible

Other games have other moves too:
  ~wA1       flip wA1                ~H         flip the Honeycombo
  wWs !bA1   sting bA1               wAs xbA1   remove bA1
  wCe =bQ    change places with bQ   end        leave out the second action
  draw       draw from the bag       steal wA1  from the other hand

Commands:
",
    );
    for (name, argument, about) in COMMANDS {
        let usage = format!("{name} {argument}");
        text.push_str(&format!("  {usage:<13}{about}\n"));
    }
    text
}

impl<'a> Command<'a> {
    /// Reads a line. Commands may be written in capitals.
    pub(crate) fn read(line: &'a str) -> Result<Command<'a>, CommandError> {
        let line = line.trim();
        let (word, argument) = match line.split_once(char::is_whitespace) {
            Some((word, argument)) => (word, argument.trim_start()),
            None => (line, ""),
        };
        let lower = word.to_ascii_lowercase();
        let known = match &*lower {
            "exit" | "q" => Some("quit"),
            "?" => Some("help"),
            _ => COMMANDS.iter().map(|&(name, ..)| name).find(|&name| name == lower),
        };
        let Some(name) = known else {
            let word = Quoted::new(word);
            return Err(match nearest(&lower) {
                Some(name) => CommandError::Mistyped(word, name),
                None => CommandError::Unknown(word),
            });
        };
        let given = (!argument.is_empty()).then_some(argument);
        Ok(match name {
            "undo" => Command::Undo(count(given)?),
            "redo" => Command::Redo(count(given)?),
            "moves" => Command::Moves(given),
            "new" => Command::New(given),
            "save" => Command::Save(given.ok_or(CommandError::NeedsFile(name))?),
            "load" => Command::Load(given.ok_or(CommandError::NeedsFile(name))?),
            _ if given.is_some() => {
                return Err(CommandError::StandsAlone(name, Quoted::new(argument)));
            }
            "history" => Command::History,
            "show" => Command::Show,
            "hint" => Command::Hint,
            "game" => Command::Game,
            "position" => Command::Position,
            "resign" => Command::Resign,
            "offer" | "draw" => Command::Offer,
            "place" => Command::Place,
            "quit" => Command::Quit,
            _ => Command::Help,
        })
    }
}

fn count(argument: Option<&str>) -> Result<usize, CommandError> {
    let Some(argument) = argument else {
        return Ok(1);
    };
    argument.parse().map_err(|_| CommandError::NotACount(Quoted::new(argument)))
}

/// The command that was probably meant.
fn nearest(word: &str) -> Option<&'static str> {
    // A word of some other length is not a slip, and a long one would take its time.
    if word.len() > 12 {
        return None;
    }
    let slips = |name: &str| strsim::damerau_levenshtein(word, name);
    let (name, slips) =
        COMMANDS.iter().map(|&(name, ..)| (name, slips(name))).min_by_key(|&(_, slips)| slips)?;
    (slips <= if word.len() < 5 { 1 } else { 2 }).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_read_with_their_arguments() {
        for (line, command) in [
            ("help", Command::Help),
            (" UNDO  3 ", Command::Undo(3)),
            ("undo", Command::Undo(1)),
            ("moves wA1", Command::Moves(Some("wA1"))),
            ("save my games/one", Command::Save("my games/one")),
            ("new", Command::New(None)),
            ("exit", Command::Quit),
        ] {
            assert_eq!(Command::read(line), Ok(command));
        }
        for (name, ..) in COMMANDS {
            assert!(!matches!(Command::read(name), Err(CommandError::Unknown(_))), "{name}");
            assert_eq!(nearest(name), Some(name));
        }
    }

    #[test]
    fn a_slip_is_recognised() {
        for (slip, meant) in
            [("hlep", "help"), ("sho", "show"), ("positon", "position"), ("quti", "quit")]
        {
            assert_eq!(nearest(slip), Some(meant));
        }
        for word in ["wA1", "wQ", "bA4", "castle", "é"] {
            assert_eq!(nearest(word), None, "{word}");
        }
    }

    #[test]
    fn a_wrong_argument_is_said() {
        for (line, error) in [
            ("undo two", "`two` is not a number of moves"),
            ("undo -1", "`-1` is not a number of moves"),
            ("load", "`load` needs the name of a file"),
            ("resign now", "`resign` stands alone, but `now` follows it"),
            ("hstory", "`hstory` is neither a move nor a command; did you mean `history`?"),
            ("xyzzy", "`xyzzy` is neither a move nor a command; `help` lists the commands"),
        ] {
            assert_eq!(Command::read(line).unwrap_err().to_string(), error);
        }
    }
}
