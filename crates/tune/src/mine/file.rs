//! The file of a run: a line about the settings, then for every game its puzzles and a line with what was counted.

use std::collections::{BTreeMap, HashSet};
use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

use skep_learn::puzzle::{Puzzle, PuzzleId};

use super::fall::Counts;
use super::game::Mined;
use crate::error::Error;

/// Begins a line with a puzzle.
const PUZZLE: &str = "puzzle";
/// Begins the last line of a game.
const GAME: &str = "game";

/// The games so far.
#[derive(Default)]
pub(crate) struct MinedGames {
    /// The settings that they were played with.
    pub(crate) header: String,
    pub(crate) games: BTreeMap<u64, (Vec<Puzzle>, Counts)>,
    /// The length of what is complete, in bytes.
    complete: usize,
}

impl MinedGames {
    /// Reads what a file has. A game that was being written at the end is left out.
    pub(crate) fn read(path: &Path) -> Result<MinedGames, Error> {
        let text = match fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
                return Ok(MinedGames::default());
            }
            Err(error) => return Err(Error::File(path.to_owned(), error)),
        };
        let bad =
            |index: usize| Error::Line(path.to_owned(), index + 1, "no mined game".to_owned());
        let mut mined = MinedGames::default();
        let (mut puzzles, mut read) = (Vec::new(), 0);
        for (index, line) in text.split_inclusive('\n').enumerate() {
            read += line.len();
            let Some(line) = line.strip_suffix('\n') else { break };
            if index == 0 {
                line.clone_into(&mut mined.header);
                mined.complete = read;
                continue;
            }
            match line.split_once('\t').ok_or_else(|| bad(index))? {
                (PUZZLE, line) => puzzles.push(Puzzle::read(line).map_err(|_| bad(index))?),
                (GAME, line) => {
                    let game = line.split_once('\t').and_then(|(number, counts)| {
                        Some((number.parse().ok()?, Counts::read(counts)?))
                    });
                    let (number, counts) = game.ok_or_else(|| bad(index))?;
                    mined.games.insert(number, (std::mem::take(&mut puzzles), counts));
                    mined.complete = read;
                }
                _ => return Err(bad(index)),
            }
        }
        Ok(mined)
    }

    /// All puzzles, in the order of their games.
    pub(crate) fn puzzles(&self) -> impl Iterator<Item = &Puzzle> {
        self.games.values().flat_map(|(puzzles, _)| puzzles)
    }

    /// What became of all candidates.
    pub(crate) fn counts(&self) -> Counts {
        let mut sum = Counts::default();
        self.games.values().for_each(|&(_, counts)| sum += counts);
        sum
    }
}

/// A file that is being written.
pub(crate) struct MineFile {
    path: PathBuf,
    file: File,
    /// The names of the puzzles in it.
    pub(crate) ids: HashSet<PuzzleId>,
    pub(crate) counts: Counts,
}

impl MineFile {
    /// Opens or begins a file, and returns the numbers of the games that it has.
    pub(crate) fn open(path: &Path, header: &str) -> Result<(MineFile, HashSet<u64>), Error> {
        let failed = |error| Error::File(path.to_owned(), error);
        let mined = MinedGames::read(path)?;
        if !mined.header.is_empty() && mined.header != header {
            return Err(Error::OtherGames(path.to_owned()));
        }
        let file = OpenOptions::new().create(true).append(true).open(path).map_err(failed)?;
        file.set_len(mined.complete as u64).map_err(failed)?;
        let mut written = MineFile {
            path: path.to_owned(),
            file,
            ids: mined.puzzles().map(|puzzle| puzzle.id).collect(),
            counts: mined.counts(),
        };
        if mined.header.is_empty() {
            written.write(&format!("{header}\n"))?;
        }
        Ok((written, mined.games.into_keys().collect()))
    }

    /// Adds a game.
    pub(crate) fn push(&mut self, mined: &Mined) -> Result<(), Error> {
        let mut text = String::new();
        for puzzle in &mined.puzzles {
            text.push_str(&format!("{PUZZLE}\t{}\n", puzzle.line()));
        }
        text.push_str(&format!("{GAME}\t{}\t{}\n", mined.number, mined.counts.line()));
        self.write(&text)?;
        self.ids.extend(mined.puzzles.iter().map(|puzzle| puzzle.id));
        self.counts += mined.counts;
        Ok(())
    }

    fn write(&mut self, text: &str) -> Result<(), Error> {
        let written = self.file.write_all(text.as_bytes());
        written.map_err(|error| Error::File(self.path.clone(), error))
    }
}
