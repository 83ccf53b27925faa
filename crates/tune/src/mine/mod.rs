//! Finds puzzles in games of the engine against itself.
//!
//! A game depends only on the settings, the seed and its number, so a run that was interrupted goes on where it was, and the
//! number of threads does not matter for what a game yields.

mod fall;
mod file;
mod game;
mod pack;
mod prove;

use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

use indicatif::{ProgressBar, ProgressStyle};
use skep_rules::GameType;

use self::file::MineFile;
use self::game::Miner;
pub(crate) use self::pack::{PackSettings, pack};
use crate::error::Error;

/// How puzzles are looked for.
pub(crate) struct MineSettings {
    pub(crate) game_type: String,
    /// The number of games; those that the file has already count.
    pub(crate) games: u64,
    /// The number of different puzzles after which no more games are begun.
    pub(crate) count: Option<usize>,
    /// The number of nodes to search for each action.
    pub(crate) nodes: u64,
    pub(crate) seed: u64,
    pub(crate) threads: usize,
    pub(crate) output: PathBuf,
}

/// Plays the games that the file does not have yet, and appends what they yield. Returns a sentence about all of them.
pub(crate) fn mine(settings: &MineSettings) -> Result<String, Error> {
    let text = &settings.game_type;
    let game_type: GameType = text.parse().map_err(|error| Error::Type(text.clone(), error))?;
    let header = format!("# {game_type} nodes={} seed={}", settings.nodes, settings.seed);
    let (file, known) = MineFile::open(&settings.output, &header)?;
    let bar = ProgressBar::new(settings.games).with_position(known.len() as u64);
    if let Ok(style) =
        ProgressStyle::with_template("{pos}/{len} games, {per_sec}, {eta} left; {msg}")
    {
        bar.set_style(style);
    }
    let next = AtomicU64::new(0);
    let is_enough = AtomicBool::new(false);
    let output = Mutex::new((file, Ok(())));
    let work = || {
        let mut miner = Miner::new(game_type, settings.nodes, settings.seed);
        while !is_enough.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= settings.games {
                break;
            }
            if known.contains(&number) {
                continue;
            }
            let mined = miner.play(number);
            let Ok(mut output) = output.lock() else { break };
            let (file, result) = &mut *output;
            if result.is_ok() {
                *result = file.push(&mined);
            }
            let enough = settings.count.is_some_and(|count| file.ids.len() >= count);
            if result.is_err() || enough {
                is_enough.store(true, Ordering::Relaxed);
            }
            bar.set_message(format!("{} puzzles", file.ids.len()));
            bar.inc(1);
        }
    };
    thread::scope(|scope| {
        for _ in 0..settings.threads.max(1) {
            scope.spawn(work);
        }
    });
    bar.finish();
    let (file, result) = output.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    result?;
    Ok(format!(
        "{}: {} different puzzles of {game_type}\n{}",
        settings.output.display(),
        file.ids.len(),
        file.counts
    ))
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::file::MinedGames;
    use super::*;

    /// Looks for puzzles in a few games.
    fn mine_in(output: &Path, games: u64, threads: usize) -> MinedGames {
        let settings = MineSettings {
            game_type: "Base".to_owned(),
            games,
            count: None,
            nodes: 1000,
            seed: 24,
            threads,
            output: output.to_owned(),
        };
        mine(&settings).unwrap();
        MinedGames::read(output).unwrap()
    }

    #[test]
    fn what_is_found_does_not_depend_on_threads_or_interruptions() {
        let folder = std::env::temp_dir().join(format!("skep-mine-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let whole = mine_in(&folder.join("whole.tsv"), 12, 2);
        assert!(whole.puzzles().count() > 0);
        let parts = folder.join("parts.tsv");
        mine_in(&parts, 7, 1);
        // A game that was being written.
        let text = fs::read_to_string(&parts).unwrap();
        fs::write(&parts, &text[..text.len() - 9]).unwrap();
        let parts = mine_in(&parts, 12, 1);
        assert_eq!(parts.games, whole.games);
        assert_eq!(parts.counts(), whole.counts());
        for puzzle in whole.puzzles() {
            assert!(puzzle.open().is_ok_and(|open| open.themes() == puzzle.themes), "{puzzle:?}");
        }
        fs::remove_dir_all(folder).unwrap();
    }
}
