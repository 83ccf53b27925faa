//! The commands that players can type besides moves.

use skep_rules::Quoted;

/// A command with its arguments.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum PlayCommand<'a> {
    /// List the commands.
    Help,
    /// Take back this many moves.
    Undo(usize),
    /// Play this many moves again that were taken back.
    Redo(usize),
    /// List the moves played so far.
    History,
    /// List the legal moves, or those of one tile.
    Moves(Option<&'a str>),
    /// Draw the hive.
    Show,
    /// Ask the engine for a move.
    Hint,
    /// Print the game string.
    Game,
    /// Print the position string.
    Position,
    /// Resign.
    Resign,
    /// Offer a draw.
    OfferDraw,
    /// Draw a tile and place it at once.
    Place,
    /// Start again, or start another game.
    New(Option<&'a str>),
    /// Write the game to a file.
    Save(&'a str),
    /// Read a game from a file.
    Load(&'a str),
    /// Leave.
    Quit,
}

/// A command as it is typed, without its argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CommandName {
    Help,
    Undo,
    Redo,
    History,
    Moves,
    Show,
    Hint,
    Game,
    Position,
    Resign,
    Offer,
    /// The same as `offer`, except in Swarm, where it is a move.
    Draw,
    Place,
    New,
    Save,
    Load,
    Quit,
}

/// The argument of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Argument {
    None,
    /// A number of moves; 1 if it is left out.
    Count,
    /// A tile, or nothing.
    Tile,
    /// A game type, or nothing.
    GameType,
    /// The name of a file.
    File,
}

/// Why a line is not a command.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum CommandError {
    /// No command has this name or a similar one.
    Unknown(Quoted),
    /// No command has this name, but one has a similar name.
    Mistyped(Quoted, CommandName),
    /// The argument is not a number.
    NotACount(Quoted),
    /// The name of a file is missing.
    NeedsFile(CommandName),
    /// The command takes no argument.
    StandsAlone(CommandName, Quoted),
}

impl CommandName {
    /// All commands, in the order in which `help` lists them.
    pub(crate) const ALL: [CommandName; 17] = [
        CommandName::Help,
        CommandName::Undo,
        CommandName::Redo,
        CommandName::History,
        CommandName::Moves,
        CommandName::Show,
        CommandName::Hint,
        CommandName::Game,
        CommandName::Position,
        CommandName::Resign,
        CommandName::Offer,
        CommandName::Draw,
        CommandName::Place,
        CommandName::New,
        CommandName::Save,
        CommandName::Load,
        CommandName::Quit,
    ];

    /// The word that is typed. It is the same in all languages.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            CommandName::Help => "help",
            CommandName::Undo => "undo",
            CommandName::Redo => "redo",
            CommandName::History => "history",
            CommandName::Moves => "moves",
            CommandName::Show => "show",
            CommandName::Hint => "hint",
            CommandName::Game => "game",
            CommandName::Position => "position",
            CommandName::Resign => "resign",
            CommandName::Offer => "offer",
            CommandName::Draw => "draw",
            CommandName::Place => "place",
            CommandName::New => "new",
            CommandName::Save => "save",
            CommandName::Load => "load",
            CommandName::Quit => "quit",
        }
    }

    /// The argument that may or must follow.
    pub(crate) const fn argument(self) -> Argument {
        match self {
            CommandName::Undo | CommandName::Redo => Argument::Count,
            CommandName::Moves => Argument::Tile,
            CommandName::New => Argument::GameType,
            CommandName::Save | CommandName::Load => Argument::File,
            CommandName::Help
            | CommandName::History
            | CommandName::Show
            | CommandName::Hint
            | CommandName::Game
            | CommandName::Position
            | CommandName::Resign
            | CommandName::Offer
            | CommandName::Draw
            | CommandName::Place
            | CommandName::Quit => Argument::None,
        }
    }

    /// The command with this word, in capitals or not.
    fn find(word: &str) -> Option<CommandName> {
        match word {
            "?" => Some(CommandName::Help),
            "q" | "Q" => Some(CommandName::Quit),
            _ if word.eq_ignore_ascii_case("exit") => Some(CommandName::Quit),
            _ => CommandName::ALL.into_iter().find(|name| name.word().eq_ignore_ascii_case(word)),
        }
    }

    /// The command that was probably meant by a mistyped word.
    fn nearest(word: &str) -> Option<CommandName> {
        // A word longer than all commands is not a typing error, and a very long one would take long to compare.
        if word.len() > 12 {
            return None;
        }
        let word = word.to_ascii_lowercase();
        let distances = CommandName::ALL
            .into_iter()
            .map(|name| (name, strsim::damerau_levenshtein(&word, name.word())));
        let (name, distance) = distances.min_by_key(|&(_, distance)| distance)?;
        (distance <= if word.len() < 5 { 1 } else { 2 }).then_some(name)
    }
}

impl<'a> PlayCommand<'a> {
    /// Reads a line. Commands may be written in capitals.
    pub(crate) fn read(line: &'a str) -> Result<PlayCommand<'a>, CommandError> {
        let line = line.trim();
        let (word, argument) = match line.split_once(char::is_whitespace) {
            Some((word, argument)) => (word, argument.trim_start()),
            None => (line, ""),
        };
        let Some(name) = CommandName::find(word) else {
            let text = Quoted::new(word);
            return Err(match CommandName::nearest(word) {
                Some(name) => CommandError::Mistyped(text, name),
                None => CommandError::Unknown(text),
            });
        };
        let given = (!argument.is_empty()).then_some(argument);
        if name.argument() == Argument::None && given.is_some() {
            return Err(CommandError::StandsAlone(name, Quoted::new(argument)));
        }
        let file = || given.ok_or(CommandError::NeedsFile(name));
        Ok(match name {
            CommandName::Help => PlayCommand::Help,
            CommandName::Undo => PlayCommand::Undo(count(given)?),
            CommandName::Redo => PlayCommand::Redo(count(given)?),
            CommandName::History => PlayCommand::History,
            CommandName::Moves => PlayCommand::Moves(given),
            CommandName::Show => PlayCommand::Show,
            CommandName::Hint => PlayCommand::Hint,
            CommandName::Game => PlayCommand::Game,
            CommandName::Position => PlayCommand::Position,
            CommandName::Resign => PlayCommand::Resign,
            CommandName::Offer | CommandName::Draw => PlayCommand::OfferDraw,
            CommandName::Place => PlayCommand::Place,
            CommandName::New => PlayCommand::New(given),
            CommandName::Save => PlayCommand::Save(file()?),
            CommandName::Load => PlayCommand::Load(file()?),
            CommandName::Quit => PlayCommand::Quit,
        })
    }
}

fn count(argument: Option<&str>) -> Result<usize, CommandError> {
    let Some(argument) = argument else {
        return Ok(1);
    };
    argument.parse().map_err(|_| CommandError::NotACount(Quoted::new(argument)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_read_with_their_arguments() {
        for (line, command) in [
            ("help", PlayCommand::Help),
            (" UNDO  3 ", PlayCommand::Undo(3)),
            ("undo", PlayCommand::Undo(1)),
            ("moves wA1", PlayCommand::Moves(Some("wA1"))),
            ("save my games/one", PlayCommand::Save("my games/one")),
            ("new", PlayCommand::New(None)),
            ("exit", PlayCommand::Quit),
        ] {
            assert_eq!(PlayCommand::read(line), Ok(command));
        }
        for name in CommandName::ALL {
            assert_eq!(CommandName::find(name.word()), Some(name));
            assert_eq!(CommandName::nearest(name.word()), Some(name));
        }
    }

    #[test]
    fn a_typing_error_is_recognised() {
        for (typed, meant) in [
            ("hlep", CommandName::Help),
            ("sho", CommandName::Show),
            ("positon", CommandName::Position),
            ("QUTI", CommandName::Quit),
        ] {
            assert_eq!(CommandName::nearest(typed), Some(meant));
        }
        for word in ["wA1", "wQ", "bA4", "castle", "é"] {
            assert_eq!(CommandName::nearest(word), None, "{word}");
        }
    }

    #[test]
    fn a_wrong_argument_is_refused() {
        let quoted = Quoted::new;
        for (line, error) in [
            ("undo two", CommandError::NotACount(quoted("two"))),
            ("undo -1", CommandError::NotACount(quoted("-1"))),
            ("load", CommandError::NeedsFile(CommandName::Load)),
            ("resign now", CommandError::StandsAlone(CommandName::Resign, quoted("now"))),
            ("hstory", CommandError::Mistyped(quoted("hstory"), CommandName::History)),
            ("xyzzy", CommandError::Unknown(quoted("xyzzy"))),
        ] {
            assert_eq!(PlayCommand::read(line), Err(error));
        }
    }
}
