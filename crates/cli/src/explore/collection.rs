//! The games of files and folders.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use indicatif::{ProgressBar, ProgressStyle};
use skep_explorer::{GameIndex, GameInfo, MAX_GAMES, move_keys};
use skep_record::{import, split_pgn};

use crate::convert::files_in;
use crate::error::Error;

/// The index of all games in these files and folders. Files that cannot be read are named on the standard error.
pub(super) fn read(paths: &[PathBuf]) -> Result<GameIndex<u32>, Error> {
    let mut files = Vec::new();
    for path in paths {
        match path.is_dir() {
            true => files.extend(files_in(path)?),
            false => files.push(path.clone()),
        }
    }
    let bar = ProgressBar::new(files.len() as u64);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} files") {
        bar.set_style(style);
    }
    let mut index = GameIndex::default();
    let mut failures = Vec::new();
    for file in &files {
        if let Err(failure) = add_file(&mut index, file)? {
            failures.push(format!("{}: {failure}", file.display()));
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    for failure in &failures {
        // If the warning cannot be written, the command still succeeds.
        let _ = writeln!(io::stderr(), "warning: {failure}");
    }
    Ok(index)
}

/// Adds the main lines of a file's games. The command does not fail because of a file without a game.
fn add_file(index: &mut GameIndex<u32>, path: &Path) -> Result<Result<(), String>, Error> {
    let text = match fs::read(path) {
        Ok(bytes) => String::from_utf8_lossy(&bytes).into_owned(),
        Err(error) => return Err(Error::Path { path: path.to_owned(), error }),
    };
    let games = match text.trim_start().starts_with('[') {
        true => split_pgn(&text),
        false => vec![&*text],
    };
    for game in games {
        let mut tree = match import(game) {
            Ok(imported) => imported.tree,
            Err(error) => return Ok(Err(error.to_string())),
        };
        tree.go_to(tree.main_end());
        let info = GameInfo { outcome: tree.ending().map(|end| end.outcome), date: 0 };
        let keys = move_keys(tree.game().start(), tree.game().history());
        if !index.insert(index.len() as u32, info, &keys) {
            return Err(Error::TooManyGames(MAX_GAMES));
        }
    }
    Ok(Ok(()))
}
