//! The file with the games of a book: a line about the settings, then one for every game.

use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

use skep_rules::{Color, Game, GameType, Outcome};

use super::BookSettings;
use crate::error::Error;

/// A game that was played.
pub(crate) struct BookGame {
    pub(crate) number: u32,
    /// `None` if the game was broken off.
    pub(crate) outcome: Option<Outcome>,
    pub(crate) game: Game,
}

/// The games so far, in memory and in the file.
pub(crate) struct GamesFile {
    path: PathBuf,
    file: File,
    games: BTreeMap<u32, BookGame>,
}

impl GamesFile {
    /// Opens or begins a file. A last line that was not finished is removed.
    pub(crate) fn open(
        path: &Path,
        game_type: GameType,
        settings: &BookSettings,
    ) -> Result<GamesFile, Error> {
        let header = format!("# {game_type} nodes={} seed={}\n", settings.nodes, settings.seed);
        let failed = |error| Error::File(path.to_owned(), error);
        let mut text = match fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => String::new(),
            Err(error) => return Err(failed(error)),
        };
        text.truncate(text.rfind('\n').map_or(0, |end| end + 1));
        if text.is_empty() {
            text.push_str(&header);
        }
        let Some(lines) = text.strip_prefix(&header) else {
            return Err(Error::OtherGames(path.to_owned()));
        };
        let mut games = BTreeMap::new();
        for (index, line) in lines.lines().enumerate() {
            let bad = || Error::Line(path.to_owned(), index + 2, "no game of a book".to_owned());
            let game = BookGame::read(line).ok_or_else(bad)?;
            games.insert(game.number, game);
        }
        fs::write(path, &text).map_err(failed)?;
        let file = OpenOptions::new().append(true).open(path).map_err(failed)?;
        Ok(GamesFile { path: path.to_owned(), file, games })
    }

    /// The numbers of games below this one that the file does not have.
    pub(crate) fn missing(&self, games: u32) -> Vec<u32> {
        (0..games).filter(|number| !self.games.contains_key(number)).collect()
    }

    /// Adds a game.
    pub(crate) fn push(&mut self, game: BookGame) -> Result<(), Error> {
        let written = self.file.write_all(game.line().as_bytes());
        written.map_err(|error| Error::File(self.path.clone(), error))?;
        self.games.insert(game.number, game);
        Ok(())
    }

    /// The games in the order of their numbers.
    pub(crate) fn games(&self) -> impl Iterator<Item = &BookGame> {
        self.games.values()
    }
}

impl BookGame {
    /// The game's line: number, result, game string.
    fn line(&self) -> String {
        let result = match self.outcome {
            Some(Outcome::Win(Color::White)) => "white",
            Some(Outcome::Win(Color::Black)) => "black",
            Some(Outcome::Draw) => "draw",
            None => "-",
        };
        format!("{}\t{result}\t{}\n", self.number, self.game)
    }

    fn read(line: &str) -> Option<BookGame> {
        let mut columns = line.split('\t');
        let number = columns.next()?.parse().ok()?;
        let outcome = match columns.next()? {
            "white" => Some(Outcome::Win(Color::White)),
            "black" => Some(Outcome::Win(Color::Black)),
            "draw" => Some(Outcome::Draw),
            "-" => None,
            _ => return None,
        };
        let game = columns.next()?.parse().ok()?;
        Some(BookGame { number, outcome, game })
    }
}
