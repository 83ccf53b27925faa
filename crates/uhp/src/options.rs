//! What can be set.

use skep_engine::{Level, Player};

/// The engine's settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Options {
    /// The size of the transposition table.
    pub(crate) megabytes: usize,
    /// Who plays.
    pub(crate) player: Player,
}

const MEGABYTES: &str = "TableMegabytes";
const LEVEL: &str = "Level";
const DEFAULT: usize = 64;
const RANGE: std::ops::RangeInclusive<usize> = 1..=4096;

impl Default for Options {
    fn default() -> Options {
        Options { megabytes: DEFAULT, player: Player::default() }
    }
}

impl Options {
    /// All options, a line each.
    pub(crate) fn list(self) -> String {
        format!("{}\n{}", self.table_size(), self.level())
    }

    fn table_size(self) -> String {
        let (low, high) = (RANGE.start(), RANGE.end());
        format!("{MEGABYTES};int;{};{DEFAULT};{low};{high}", self.megabytes)
    }

    fn level(self) -> String {
        let players =
            Level::ALL.map(Player::Level).into_iter().chain([Player::Random, Player::Greedy]);
        let values: Vec<String> = players.map(|player| player.to_string()).collect();
        format!("{LEVEL};enum;{};{};{}", self.player, Player::default(), values.join(";"))
    }

    /// One option.
    pub(crate) fn get(self, name: &str) -> Result<String, String> {
        match name {
            MEGABYTES => Ok(self.table_size()),
            LEVEL => Ok(self.level()),
            _ => Err(format!("there is no such option; there are {MEGABYTES} and {LEVEL}")),
        }
    }

    /// Sets one option.
    pub(crate) fn set(&mut self, name: &str, value: &str) -> Result<String, String> {
        match name {
            MEGABYTES => match value.parse() {
                Ok(megabytes) if RANGE.contains(&megabytes) => self.megabytes = megabytes,
                _ => {
                    let (low, high) = (RANGE.start(), RANGE.end());
                    return Err(format!("{MEGABYTES} is a number from {low} to {high}"));
                }
            },
            LEVEL => match value.parse() {
                Ok(player) => self.player = player,
                Err(_) => {
                    return Err(format!("{LEVEL} is a number from 1 to 10, random or greedy"));
                }
            },
            _ => {}
        }
        self.get(name)
    }
}
