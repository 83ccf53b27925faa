//! `skep types`: every game that can be played, and how its name is written.
//!
//! Like the help of the commands, the list is in English. What it says about sets, packs and options is what the
//! application says about them.

use std::io::Write;
use std::process::ExitCode;

use anstyle::Style;
use skep_rules::{GameType, Pack, RuleOption};
use skep_words::{Language, Words};

use crate::error::Error;

/// The width of the list, in characters.
const WIDTH: usize = 80;

/// The width of the names, with the space after them.
const NAME: usize = 13;

/// Lists sets, parts and options.
pub(crate) fn run(out: &mut dyn Write) -> Result<ExitCode, Error> {
    let words = Words::new(Language::English);
    let bold = Style::new().bold();
    writeln!(out, "A game type is a set, parts with + before each, and options in parentheses:")?;
    writeln!(out, "  Base   Base+MLP   Venom+MLP+Swarm   Base+M+Fl3(queen_first=allow)\n")?;

    writeln!(out, "{bold}Sets{bold:#}")?;
    for (game_type, about) in
        [(GameType::BASE, "set-base-about"), (GameType::VENOM, "set-venom-about")]
    {
        entry(out, &game_type.to_string(), &words.text(about))?;
    }
    for short in ["Carbon", "Ultimate"] {
        // Both are names that the parser knows.
        if let Ok(game_type) = short.parse::<GameType>() {
            entry(out, short, &format!("short for {game_type}"))?;
        }
    }

    writeln!(out, "\n{bold}Parts of any game{bold:#}")?;
    for bug in GameType::EXPANSIONS {
        entry(out, bug.code(), bug.name())?;
    }
    for pack in Pack::ALL {
        entry(out, pack.name(), &words.about_pack(pack))?;
    }

    writeln!(out, "\n{bold}Creatures that can be added to Base{bold:#}")?;
    for bug in GameType::EXTRAS {
        let counts =
            (2..=GameType::BASE.most_extras(bug)).map(|count| format!(" {}{count}", bug.code()));
        entry(out, &format!("{}{}", bug.code(), counts.collect::<String>()), bug.name())?;
    }

    writeln!(out, "\n{bold}Options{bold:#}, the default first")?;
    for option in RuleOption::ALL {
        writeln!(out, "  {}={}", option.name(), option.values().join("|"))?;
        writeln!(out, "      {}", words.option(option))?;
        for value in option.values() {
            writeln!(out, "        {value:<NAME$}{}", words.option_value(option, value))?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Writes a name and what it stands for, in as many lines as that takes.
fn entry(out: &mut dyn Write, name: &str, about: &str) -> Result<(), Error> {
    let mut line = format!("  {name:<NAME$}");
    let indent = line.chars().count();
    for word in about.split(' ') {
        if line.chars().count() + word.chars().count() > WIDTH {
            writeln!(out, "{}", line.trim_end())?;
            line = " ".repeat(indent);
        }
        line.push_str(word);
        line.push(' ');
    }
    Ok(writeln!(out, "{}", line.trim_end())?)
}
