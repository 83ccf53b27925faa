//! What can be set.

use std::ops::RangeInclusive;
use std::str::FromStr;

use skep_engine::{Level, MAX_THREADS, Player};

/// How an engine begins, before anybody has said a word to it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Setup {
    /// Who plays.
    pub player: Player,
    /// Chance is the same for the same seed.
    pub seed: Option<u64>,
    /// The option `DrawByRepeatedStacks`.
    pub repeated_stacks: bool,
}

/// The engine's settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Options {
    /// The size of the transposition table.
    pub(crate) megabytes: usize,
    /// On how many threads it searches.
    pub(crate) threads: usize,
    /// Who plays.
    pub(crate) player: Player,
    /// Whether the best moves of a search under way are told.
    pub(crate) interim: bool,
    /// Whether the third occurrence of the same stacks is a draw, whatever was placed or moved last.
    pub(crate) repeated_stacks: bool,
}

const MEGABYTES: &str = "TableMegabytes";
const THREADS: &str = "Threads";
const LEVEL: &str = "Level";
/// Mzinga's name for it, so that what knows Mzinga knows us.
const INTERIM: &str = "ReportIntermediateBestMoves";
const STACKS: &str = "DrawByRepeatedStacks";
const NAMES: [&str; 5] = [MEGABYTES, THREADS, LEVEL, INTERIM, STACKS];

const MEGABYTES_RANGE: RangeInclusive<usize> = 1..=4096;
const THREADS_RANGE: RangeInclusive<usize> = 1..=MAX_THREADS;

impl Default for Options {
    fn default() -> Options {
        Options {
            megabytes: 64,
            threads: 1,
            player: Player::default(),
            interim: false,
            repeated_stacks: false,
        }
    }
}

impl Options {
    /// All options, a line each.
    pub(crate) fn list(self) -> String {
        NAMES.map(|name| self.line(name)).join("\n")
    }

    /// One option.
    pub(crate) fn get(self, name: &str) -> Result<String, String> {
        known(name).map(|name| self.line(name))
    }

    /// Sets one option.
    pub(crate) fn set(&mut self, name: &str, value: &str) -> Result<String, String> {
        let name = known(name)?;
        match name {
            MEGABYTES => self.megabytes = read_number(name, value, MEGABYTES_RANGE)?,
            THREADS => self.threads = read_number(name, value, THREADS_RANGE)?,
            LEVEL => {
                self.player = value
                    .parse()
                    .map_err(|_| format!("{name} is a number from 1 to 10, random or greedy"))?;
            }
            STACKS => self.repeated_stacks = read_bool(name, value)?,
            _ => self.interim = read_bool(name, value)?,
        }
        Ok(self.line(name))
    }

    /// `Name;type;value;default`, and what else it could be.
    fn line(self, name: &str) -> String {
        let default = Options::default();
        match name {
            MEGABYTES => number(name, self.megabytes, default.megabytes, MEGABYTES_RANGE),
            THREADS => number(name, self.threads, default.threads, THREADS_RANGE),
            LEVEL => {
                let players = Level::ALL.map(Player::Level).into_iter();
                let players = players.chain([Player::Random, Player::Greedy]);
                let values: Vec<String> = players.map(|player| player.to_string()).collect();
                format!("{name};enum;{};{};{}", self.player, default.player, values.join(";"))
            }
            STACKS => boolean(name, self.repeated_stacks, default.repeated_stacks),
            _ => boolean(name, self.interim, default.interim),
        }
    }
}

fn known(name: &str) -> Result<&'static str, String> {
    let found = NAMES.into_iter().find(|known| *known == name);
    found.ok_or_else(|| format!("there is no such option; there are {}", NAMES.join(", ")))
}

fn read_number(name: &str, value: &str, range: RangeInclusive<usize>) -> Result<usize, String> {
    let number = value.parse().ok().filter(|number| range.contains(number));
    let (low, high) = (range.start(), range.end());
    number.ok_or_else(|| format!("{name} is a number from {low} to {high}"))
}

fn number(name: &str, value: usize, default: usize, range: RangeInclusive<usize>) -> String {
    format!("{name};int;{value};{default};{};{}", range.start(), range.end())
}

fn read_bool(name: &str, value: &str) -> Result<bool, String> {
    bool::from_str(&value.to_ascii_lowercase()).map_err(|_| format!("{name} is True or False"))
}

fn boolean(name: &str, value: bool, default: bool) -> String {
    let word = |value| if value { "True" } else { "False" };
    format!("{name};bool;{};{}", word(value), word(default))
}
