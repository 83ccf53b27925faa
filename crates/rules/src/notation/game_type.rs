//! Game types: `Base+MLP(queen_first=allow)`.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::Quoted;
use crate::model::bug::Bug;
use crate::model::game_type::{GameType, Pack};
use crate::model::options::RuleOption;

/// Why a text is not the type of a game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TypeError {
    /// It does not begin with a set.
    #[error("{0} is not a game: a game type begins with Base or Venom, as in Base+MLP")]
    UnknownSet(Quoted),
    /// A part that means nothing.
    #[error(
        "{0} cannot be added to a game: after + come the letters M, L, P in this order, \
         Predators, Guardians, Honeycombo, Swarm, or for Base a Venom bug such as Fl2"
    )]
    UnknownPart(Quoted),
    /// A one-faced tile with a creature that is on the back of a tile in Venom.
    #[error("{0} cannot be added to Venom, where it is on the back of a tile")]
    ExtraInVenom(&'static str),
    /// A number of one-faced tiles that there are not.
    #[error("{0} cannot be added to a game: a player has at most {1} of them")]
    ExtraCount(Quoted, usize),
    /// A part that is there already.
    #[error("{0} is in the game type twice")]
    Twice(&'static str),
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
            "Venom" => GameType::VENOM,
            "Carbon" => GameType::BASE.with(Bug::Mosquito).with(Bug::Ladybug),
            "Ultimate" => ultimate(),
            _ => return Err(TypeError::UnknownSet(Quoted::new(set))),
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

fn ultimate() -> GameType {
    let with_bugs = GameType::EXPANSIONS.into_iter().fold(GameType::VENOM, GameType::with);
    Pack::ALL.into_iter().fold(with_bugs, GameType::with_pack)
}

/// Adds a part: a pack, one-faced tiles, or letters.
fn add(game: GameType, part: &str) -> Result<GameType, TypeError> {
    if let Some(pack) = Pack::ALL.into_iter().find(|pack| pack.name() == part) {
        if game.has_pack(pack) {
            return Err(TypeError::Twice(pack.name()));
        }
        return Ok(game.with_pack(pack));
    }
    let code = part.trim_end_matches(|c: char| c.is_ascii_digit());
    if let Some(extra) = GameType::EXTRAS.into_iter().find(|bug| bug.code() == code) {
        return add_extra(game, extra, part);
    }
    add_letters(game, part)
}

fn add_extra(game: GameType, extra: Bug, part: &str) -> Result<GameType, TypeError> {
    let most = game.most_extras(extra);
    if most == 0 {
        return Err(TypeError::ExtraInVenom(extra.name()));
    }
    if game.extra(extra) > 0 {
        return Err(TypeError::Twice(extra.name()));
    }
    let count = match &part[extra.code().len()..] {
        "" => Some(1),
        digits => digits.parse().ok().filter(|_| !digits.starts_with('0')),
    };
    let error = || TypeError::ExtraCount(Quoted::new(part), most);
    count.and_then(|count| game.with_extra(extra, count)).ok_or_else(error)
}

fn add_letters(mut game: GameType, part: &str) -> Result<GameType, TypeError> {
    let mut rest = part;
    for bug in GameType::EXPANSIONS {
        let Some(after) = rest.strip_prefix(bug.code()) else { continue };
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
    let option =
        RuleOption::from_name(name).ok_or_else(|| TypeError::UnknownOption(Quoted::new(name)))?;
    if seen >> option as u32 & 1 != 0 {
        return Err(TypeError::Twice(option.name()));
    }
    game.options.set(option, value).ok_or_else(|| TypeError::UnknownValue {
        option: option.name(),
        value: Quoted::new(value),
        values: option.values(),
    })?;
    Ok((game, seen | 1 << option as u32))
}

impl fmt::Display for GameType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.is_venom() { "Venom" } else { "Base" })?;
        let mut before = "+";
        for bug in GameType::EXPANSIONS.into_iter().filter(|&bug| self.has(bug)) {
            write!(f, "{before}{}", bug.code())?;
            before = "";
        }
        for bug in GameType::EXTRAS {
            match self.extra(bug) {
                0 => {}
                1 => write!(f, "+{}", bug.code())?,
                count => write!(f, "+{}{count}", bug.code())?,
            }
        }
        for pack in Pack::ALL.into_iter().filter(|&pack| self.has_pack(pack)) {
            write!(f, "+{}", pack.name())?;
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
            ("", "`` is not a game: a game type begins with Base or Venom, as in Base+MLP"),
            ("base", "`base` is not a game: a game type begins with Base or Venom, as in Base+MLP"),
            (
                "Base+",
                "`` cannot be added to a game: after + come the letters M, L, P in this order, \
                 Predators, Guardians, Honeycombo, Swarm, or for Base a Venom bug such as Fl2",
            ),
            (
                "Base+PM",
                "`PM` cannot be added to a game: after + come the letters M, L, P in this order, \
                 Predators, Guardians, Honeycombo, Swarm, or for Base a Venom bug such as Fl2",
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
            ("Venom+Fl", "Fly cannot be added to Venom, where it is on the back of a tile"),
            ("Base+Fl4", "`Fl4` cannot be added to a game: a player has at most 3 of them"),
        ] {
            let found = text.parse::<GameType>().unwrap_err();
            assert_eq!(found.to_string(), error);
        }
    }
}
