//! Makes opening books from games of the engine against itself.
//!
//! A game depends only on the settings, the seed and its number, so the book is the same on any number of threads, and a
//! run that was interrupted goes on where it was.

mod game;
mod games_file;
mod opening;

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use indicatif::{ProgressBar, ProgressStyle};
use skep_explorer::{Book, BookInfo, MoveKey, Results, move_keys};
use skep_rules::GameType;

use self::game::BookPlayer;
use self::games_file::GamesFile;
use crate::error::Error;

/// How the games of a book are played, and which of their moves it contains.
pub(crate) struct BookSettings {
    pub(crate) game_type: String,
    pub(crate) games: u32,
    /// The number of nodes to search for each action.
    pub(crate) nodes: u64,
    pub(crate) seed: u64,
    pub(crate) threads: usize,
    /// The number of actions of each game that are counted.
    pub(crate) plies: u32,
    /// The least number of games of a move that the book contains.
    pub(crate) least: u32,
    /// The file of the book.
    pub(crate) output: PathBuf,
}

/// Plays the games that the file does not have yet, and writes the book of all of them. Returns a sentence about it.
pub(crate) fn make(path: &Path, settings: &BookSettings) -> Result<String, Error> {
    let text = &settings.game_type;
    let game_type: GameType = text.parse().map_err(|error| Error::Type(text.clone(), error))?;
    let mut file = GamesFile::open(path, game_type, settings)?;
    let missing = file.missing(settings.games);
    play(&mut file, &missing, game_type, settings)?;
    let info = BookInfo {
        game_type,
        games: settings.games,
        nodes: settings.nodes,
        seed: settings.seed,
        plies: settings.plies,
    };
    let (book, undecided) = count(&file, info, settings.least);
    let bytes = book.to_bytes();
    let written = fs::write(&settings.output, &bytes);
    written.map_err(|error| Error::File(settings.output.clone(), error))?;
    Ok(format!(
        "{}: {} games of {game_type}, {undecided} of them without a result; {} moves, {} bytes",
        settings.output.display(),
        settings.games,
        book.len(),
        bytes.len()
    ))
}

/// Plays the games with these numbers.
fn play(
    file: &mut GamesFile,
    numbers: &[u32],
    game_type: GameType,
    settings: &BookSettings,
) -> Result<(), Error> {
    let bar = ProgressBar::new(numbers.len() as u64);
    if let Ok(style) = ProgressStyle::with_template("{pos}/{len} games, {per_sec}, {eta} left") {
        bar.set_style(style);
    }
    let next = AtomicUsize::new(0);
    let output = Mutex::new((file, Ok(())));
    thread::scope(|scope| {
        for _ in 0..settings.threads.max(1) {
            scope.spawn(|| {
                let mut player = BookPlayer::new(game_type, settings.nodes, settings.seed);
                while let Some(&number) = numbers.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let game = player.play(number);
                    let Ok(mut output) = output.lock() else { break };
                    let (file, result) = &mut *output;
                    if result.is_ok() {
                        *result = file.push(game);
                    }
                    if result.is_err() {
                        break;
                    }
                    bar.inc(1);
                }
            });
        }
    });
    bar.finish();
    output.into_inner().map_or(Ok(()), |(_, result)| result)
}

/// The book of the games, and the number of games without a result, which it leaves out.
fn count(file: &GamesFile, info: BookInfo, least: u32) -> (Book, u32) {
    let mut counts: HashMap<MoveKey, Results> = HashMap::new();
    let mut undecided = 0;
    for played in file.games().filter(|played| played.number < info.games) {
        if played.outcome.is_none() {
            undecided += 1;
            continue;
        }
        let actions = played.game.history().take(info.plies as usize);
        for key in move_keys(played.game.start(), actions) {
            counts.entry(key).or_default().add(played.outcome);
        }
    }
    counts.retain(|_, results| results.decided() >= least);
    (Book::new(info, counts), undecided)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A book of few short searches, made in a folder of its own.
    fn make_in(folder: &Path, games: u32, threads: usize) -> Vec<u8> {
        fs::create_dir_all(folder).unwrap();
        let output = folder.join("test.book");
        let settings = BookSettings {
            game_type: "Base".to_owned(),
            games,
            nodes: 40,
            seed: 5,
            threads,
            plies: 6,
            least: 1,
            output: output.clone(),
        };
        make(&folder.join("games.tsv"), &settings).unwrap();
        fs::read(output).unwrap()
    }

    #[test]
    fn a_book_does_not_depend_on_threads_or_interruptions() {
        let folder = std::env::temp_dir().join(format!("skep-book-{}", std::process::id()));
        let whole = make_in(&folder.join("whole"), 6, 2);
        let first = make_in(&folder.join("parts"), 3, 1);
        assert_ne!(first, whole);
        // The end of a line that was being written.
        let games = folder.join("parts/games.tsv");
        let text = fs::read_to_string(&games).unwrap();
        fs::write(&games, &text[..text.len() - 20]).unwrap();
        assert_eq!(make_in(&folder.join("parts"), 6, 1), whole);
        let book = Book::from_bytes(&whole).unwrap();
        assert!(book.len() > 6 && book.info().games == 6);
        fs::remove_dir_all(folder).unwrap();
    }
}
