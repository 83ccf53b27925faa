//! What can be set.

/// The engine's settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Options {
    /// The size of the transposition table.
    pub(crate) megabytes: usize,
}

const NAME: &str = "TableMegabytes";
const DEFAULT: usize = 64;
const RANGE: std::ops::RangeInclusive<usize> = 1..=4096;

impl Default for Options {
    fn default() -> Options {
        Options { megabytes: DEFAULT }
    }
}

impl Options {
    /// All options, a line each.
    pub(crate) fn list(self) -> String {
        let (low, high) = (RANGE.start(), RANGE.end());
        format!("{NAME};int;{};{DEFAULT};{low};{high}", self.megabytes)
    }

    /// One option.
    pub(crate) fn get(self, name: &str) -> Result<String, String> {
        if name == NAME { Ok(self.list()) } else { Err(unknown()) }
    }

    /// Sets one option.
    pub(crate) fn set(&mut self, name: &str, value: &str) -> Result<String, String> {
        if name != NAME {
            return Err(unknown());
        }
        match value.parse() {
            Ok(megabytes) if RANGE.contains(&megabytes) => {
                self.megabytes = megabytes;
                Ok(self.list())
            }
            _ => Err(format!("{NAME} is a number from {} to {}", RANGE.start(), RANGE.end())),
        }
    }
}

fn unknown() -> String {
    format!("there is no such option; there is {NAME}")
}
