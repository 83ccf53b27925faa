//! `skep types`: every game that can be played, and how its name is written.

use std::io::Write;
use std::process::ExitCode;

use anstyle::Style;
use skep_rules::{Color, GameType, Pack, RuleOption};

use crate::error::Error;

/// Lists sets, parts and options.
pub(crate) fn run(out: &mut dyn Write) -> Result<ExitCode, Error> {
    let bold = Style::new().bold();
    writeln!(out, "A game type is a set, parts with + before each, and options in parentheses:")?;
    writeln!(out, "  Base   Base+MLP   Venom+MLP+Swarm   Base+M+Fl3(queen_first=allow)\n")?;

    writeln!(out, "{bold}Sets{bold:#}")?;
    let tiles = |game_type: GameType| game_type.tiles(Color::White).len();
    for (game_type, about) in [
        (GameType::BASE, "the first edition"),
        (GameType::VENOM, "the same tiles with Venom bugs on their backs"),
    ] {
        entry(out, &game_type.to_string(), &format!("{} tiles each: {about}", tiles(game_type)))?;
    }
    entry(out, "Carbon", "short for Base+ML")?;
    let everything = "short for Venom+MLP+Predators+Guardians+Honeycombo+Swarm";
    entry(out, "Ultimate", everything)?;

    writeln!(out, "\n{bold}Parts of any game{bold:#}")?;
    for bug in GameType::EXPANSIONS {
        entry(out, bug.code(), bug.name())?;
    }
    for pack in Pack::ALL {
        entry(out, pack.name(), about_pack(pack))?;
    }

    writeln!(out, "\n{bold}Venom bugs that can be added to Base{bold:#}")?;
    for bug in GameType::EXTRAS {
        let counts =
            (2..=GameType::BASE.most_extras(bug)).map(|count| format!(" {}{count}", bug.code()));
        entry(out, &format!("{}{}", bug.code(), counts.collect::<String>()), bug.name())?;
    }

    writeln!(out, "\n{bold}Options{bold:#}, the default first")?;
    for option in RuleOption::ALL {
        writeln!(out, "  {}={}", option.name(), option.values().join("|"))?;
        writeln!(out, "      {}", about_option(option))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn entry(out: &mut dyn Write, name: &str, about: &str) -> Result<(), Error> {
    Ok(writeln!(out, "  {name:<12} {about}")?)
}

const fn about_pack(pack: Pack) -> &'static str {
    match pack {
        Pack::Predators => "Mantis and Assassin bug: remove a tile, and themselves",
        Pack::Guardians => "Butterfly and Moth: lie on top; only a covered royal can be lost",
        Pack::Honeycombo => "a neutral tile: who flips it has two actions next turn",
        Pack::Swarm => "hands of four, everything else in a bag from which you draw",
    }
}

const fn about_option(option: RuleOption) -> &'static str {
    match option {
        RuleOption::AssassinSparesJustMoved => {
            "does the Assassin bug spare what was just moved or flipped?"
        }
        RuleOption::ComboSecond => "must the second action of a double turn be played?",
        RuleOption::DragonflyGates => "do gates stop the Dragonfly?",
        RuleOption::Faces => {
            "faces in Venom: flipped in play, fixed at set-up, or chosen on placing"
        }
        RuleOption::FlipRests => "does a tile rest after its owner has flipped it?",
        RuleOption::GuardianFlips => {
            "can the Guardian tile be flipped in games with flips only, or in any game?"
        }
        RuleOption::NoflipSting => "what a sting does to a tile that cannot be turned over",
        RuleOption::PackTiles => {
            "is a pack of Predators or Guardians one two-faced tile a player, or two?"
        }
        RuleOption::QueenFirst => "may a player begin with the Queen?",
        RuleOption::Repetition => "is the game drawn when a position occurs for the third time?",
        RuleOption::StinkbugOwnSide => {
            "can friends that touch the Stink bug throw it or swap with it?"
        }
        RuleOption::StinkbugPredatorScope => {
            "does a Stink bug save all it touches from removal, or what it shields?"
        }
        RuleOption::StinkbugShield => {
            "does a Stink bug shield the friends it touches, or only itself?"
        }
        RuleOption::SwapConnectivity => {
            "must the hive hold without both tiles of a swap, or without the Centipede?"
        }
        RuleOption::SwarmPlace => "placing from the hand and refilling, or placing what is drawn",
        RuleOption::TickChain => "may a Tick that is forced force another bug?",
        RuleOption::TickSide => "whose enemies does a forced bug sting, remove or control?",
        RuleOption::WaspStingRange => "how far a Wasp can sting",
    }
}
