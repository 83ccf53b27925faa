//! Game types: `Base+MLP(queen_first=allow)`.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::Quoted;
use crate::bug::Bug;
use crate::game_type::GameType;
use crate::options::RuleOption;

/// Why a text is not the type of a game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TypeError {
    /// It does not begin with a set.
    #[error("{0} is not a game: a game type begins with Base, as in Base+MLP")]
    UnknownSet(Quoted),
    /// A part that means nothing.
    #[error("{0} cannot be added to a game: after + come the letters M, L, P in this order")]
    UnknownPart(Quoted),
    /// A part that is there already.
    #[error("{0} is in the game type twice")]
    Twice(&'static str),
    /// A set or pack that is not implemented.
    #[error("{0} cannot be played yet")]
    NotYet(&'static str),
    /// The parenthesis of the options is not closed, or something follows it.
    #[error("the options do not end with ) at the end of {0}")]
    Unclosed(Quoted),
    /// An option that is not of the form name=value.
    #[error("{0} is not an option: options are written name=value")]
    NotAnOption(Quoted),
    /// An option nobody knows.
    #[error("there is no option {0}")]
    UnknownOption(Quoted),
    /// A value that the option does not have.
    #[error("the option {option} cannot be {value}, only {}", values.join(" or "))]
    UnknownValue {
        /// The option's name.
        option: &'static str,
        /// What was written.
        value: Quoted,
        /// What can be written.
        values: &'static [&'static str],
    },
}

/// Words that belong to games still to come.
const NOT_YET: [&str; 14] = [
    "Venom",
    "Ultimate",
    "Predators",
    "Guardians",
    "Honeycombo",
    "Swarm",
    "Ws",
    "Sc",
    "Ff",
    "Fl",
    "Df",
    "Ce",
    "Sb",
    "Tk",
];

fn not_yet(text: &str) -> Option<TypeError> {
    let word = text.trim_end_matches(|c: char| c.is_ascii_digit());
    NOT_YET.into_iter().find(|&known| known == word).map(TypeError::NotYet)
}

impl FromStr for GameType {
    type Err = TypeError;

    fn from_str(text: &str) -> Result<GameType, TypeError> {
        let (parts, options) = match text.split_once('(') {
            None => (text, None),
            Some((parts, rest)) => match rest.strip_suffix(')') {
                Some(options) => (parts, Some(options)),
                None => return Err(TypeError::Unclosed(Quoted::new(text))),
            },
        };
        let mut parts = parts.split('+');
        let set = parts.next().unwrap_or_default();
        let mut game = match set {
            "Base" => GameType::BASE,
            "Carbon" => GameType::BASE.with(Bug::Mosquito).with(Bug::Ladybug),
            _ => {
                return Err(not_yet(set).unwrap_or_else(|| TypeError::UnknownSet(Quoted::new(set))));
            }
        };
        for part in parts {
            game = add(game, part)?;
        }
        match options {
            None => Ok(game),
            Some(options) => {
                options.split(',').try_fold((game, 0), set_option).map(|(game, _)| game)
            }
        }
    }
}

/// Adds the letters of a part.
fn add(mut game: GameType, part: &str) -> Result<GameType, TypeError> {
    if let Some(error) = not_yet(part) {
        return Err(error);
    }
    let mut rest = part;
    for bug in GameType::EXPANSIONS {
        let Some(after) = rest.strip_prefix(bug.code()) else {
            continue;
        };
        if game.has(bug) {
            return Err(TypeError::Twice(bug.name()));
        }
        game = game.with(bug);
        rest = after;
    }
    if part.is_empty() || !rest.is_empty() {
        return Err(TypeError::UnknownPart(Quoted::new(part)));
    }
    Ok(game)
}

/// Sets one `name=value`; `seen` has a bit for every option that was set before.
fn set_option((mut game, seen): (GameType, u32), text: &str) -> Result<(GameType, u32), TypeError> {
    let Some((name, value)) = text.split_once('=') else {
        return Err(TypeError::NotAnOption(Quoted::new(text)));
    };
    let option = RuleOption::ALL
        .into_iter()
        .find(|option| option.name() == name)
        .ok_or_else(|| TypeError::UnknownOption(Quoted::new(name)))?;
    if seen >> option as u32 & 1 != 0 {
        return Err(TypeError::Twice(option.name()));
    }
    game.options = game.options.with(option, value).ok_or_else(|| TypeError::UnknownValue {
        option: option.name(),
        value: Quoted::new(value),
        values: option.values(),
    })?;
    Ok((game, seen | 1 << option as u32))
}

impl fmt::Display for GameType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Base")?;
        let mut before = "+";
        for bug in GameType::EXPANSIONS.into_iter().filter(|&bug| self.has(bug)) {
            write!(f, "{before}{}", bug.code())?;
            before = "";
        }
        let mut before = '(';
        for (option, value) in self.options.changed() {
            write!(f, "{before}{}={value}", option.name())?;
            before = ',';
        }
        if before == ',' {
            f.write_str(")")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_are_printed_in_one_way() {
        for (read, printed) in [
            ("Base", "Base"),
            ("Base+MLP", "Base+MLP"),
            ("Base+P+M", "Base+MP"),
            ("Carbon", "Base+ML"),
            ("Carbon+P", "Base+MLP"),
            ("Base+L(repetition=auto)", "Base+L"),
            ("Base(repetition=off,queen_first=allow)", "Base(queen_first=allow,repetition=off)"),
            ("Base(faces=chosen)", "Base(faces=chosen)"),
        ] {
            let game: GameType = read.parse().unwrap();
            assert_eq!(game.to_string(), printed);
            assert_eq!(printed.parse(), Ok(game));
        }
        let standard: Vec<_> = GameType::standard().map(|game| game.to_string()).collect();
        assert_eq!(
            standard.join(" "),
            "Base Base+M Base+L Base+ML Base+P Base+MP Base+LP Base+MLP"
        );
    }

    #[test]
    fn what_is_wrong_is_said() {
        for (text, error) in [
            ("", "`` is not a game: a game type begins with Base, as in Base+MLP"),
            ("base", "`base` is not a game: a game type begins with Base, as in Base+MLP"),
            (
                "Base+",
                "`` cannot be added to a game: after + come the letters M, L, P in this order",
            ),
            (
                "Base+PM",
                "`PM` cannot be added to a game: after + come the letters M, L, P in this order",
            ),
            ("Base+M+M", "Mosquito is in the game type twice"),
            ("Base(", "the options do not end with ) at the end of `Base(`"),
            ("Base()", "`` is not an option: options are written name=value"),
            ("Base(speed=high)", "there is no option `speed`"),
            ("Base(repetition=off,repetition=off)", "repetition is in the game type twice"),
            (
                "Base(queen_first=maybe)",
                "the option queen_first cannot be `maybe`, only forbid or allow",
            ),
            ("Venom", "Venom cannot be played yet"),
            ("Base+Fl2", "Fl cannot be played yet"),
        ] {
            let found = text.parse::<GameType>().unwrap_err();
            assert_eq!(found.to_string(), error);
        }
    }
}
