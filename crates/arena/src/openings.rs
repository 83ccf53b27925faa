//! The openings of a match.

use std::path::PathBuf;

use fastrand::Rng;
use skep_rules::{Game, GameError, GameType};
use thiserror::Error;

use crate::pair_rng::PairRng;

/// The openings of a match, one for each pair of games.
#[derive(Clone, Debug)]
pub struct Openings {
    name: String,
    list: Vec<Game>,
    /// The number of random actions at the start of a game, if there is no list.
    random: usize,
}

/// An error in a file of openings.
#[derive(Debug, Error)]
pub enum OpeningsError {
    /// A line is not a game.
    #[error("line {line} of the openings is not a game: {error}")]
    Game {
        /// Which line.
        line: usize,
        /// Why.
        error: GameError,
    },
    /// A line is a game of another type.
    #[error("line {line} of the openings is a game of {found}, not of {wanted}")]
    Type {
        /// Which line.
        line: usize,
        /// The type of the game there.
        found: GameType,
        /// The type of the match.
        wanted: GameType,
    },
    /// A line is a game that starts from a position, or one that is over.
    #[error("line {0} of the openings must be an unfinished game from its first turn on")]
    NotPlayable(usize),
    /// The file has no openings.
    #[error("there are no openings in {}", .0.display())]
    Empty(PathBuf),
}

/// The openings that come with the crate, made by `examples/openings.rs`.
const OWN: &str = include_str!("../../../data/openings_match.tsv");

/// The number of random actions at the start of a game of a type without openings.
const RANDOM_ACTIONS: usize = 4;

impl Openings {
    /// The built-in openings of a game type, shuffled by the seed. A type without openings gets random ones.
    pub fn for_type(game_type: GameType, seed: u64) -> Openings {
        let mut list: Vec<Game> =
            own().filter(|game| game.position().game_type() == game_type).collect();
        if list.is_empty() {
            let name = format!("{RANDOM_ACTIONS} random actions, seed {seed}");
            return Openings { name, list, random: RANDOM_ACTIONS };
        }
        Rng::with_seed(seed).shuffle(&mut list);
        Openings { name: format!("{} of skep's, seed {seed}", list.len()), list, random: 0 }
    }

    /// Reads openings: one game string per line, up to the first tab. Empty lines and lines that begin with `#` are
    /// skipped.
    pub fn read(text: &str, game_type: GameType, path: PathBuf) -> Result<Openings, OpeningsError> {
        let mut list = Vec::new();
        for (index, text) in text.lines().enumerate() {
            let line = index + 1;
            let text = text.split('\t').next().unwrap_or_default().trim();
            if text.is_empty() || text.starts_with('#') {
                continue;
            }
            let game: Game = text.parse().map_err(|error| OpeningsError::Game { line, error })?;
            let found = game.position().game_type();
            if found != game_type {
                return Err(OpeningsError::Type { line, found, wanted: game_type });
            }
            if game.ending().is_some() || !game.has_whole_history() {
                return Err(OpeningsError::NotPlayable(line));
            }
            list.push(game);
        }
        if list.is_empty() {
            return Err(OpeningsError::Empty(path));
        }
        Ok(Openings { name: format!("{} from {}", list.len(), path.display()), list, random: 0 })
    }

    /// A short description of where the openings come from.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The number of openings; `None` if each pair gets a random one.
    pub fn count(&self) -> Option<usize> {
        (!self.list.is_empty()).then_some(self.list.len())
    }

    /// A hash of the openings and their order.
    pub(crate) fn digest(&self) -> String {
        let texts: String = self.list.iter().map(|game| format!("{game}\n")).collect();
        // FNV-1a, because it gives the same value on every machine and in every version.
        let digest = texts.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |digest, byte| {
            (digest ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        format!("{digest:016x}")
    }

    /// The number of the opening of a pair, and the opening itself unless it is random.
    pub(crate) fn of_pair(&self, pair: usize) -> (usize, Option<&Game>) {
        match self.list.len() {
            0 => (pair, None),
            count => (pair % count, self.list.get(pair % count)),
        }
    }

    /// The number of random actions that follow the choices before the first turn.
    pub(crate) fn random_actions(&self) -> usize {
        self.random
    }
}

/// The built-in openings of all game types.
fn own() -> impl Iterator<Item = Game> {
    let lines = OWN.lines().filter(|line| !line.starts_with('#'));
    lines.filter_map(|line| line.split('\t').next()?.parse().ok())
}

/// A random opening. A game in which the players choose something first is returned unplayed.
pub(crate) fn random_start(game_type: GameType, actions: usize, rng: &mut PairRng) -> Game {
    let mut game = Game::new(game_type);
    if game.open_choice().is_some() {
        return game;
    }
    for _ in 0..actions {
        let action = rng.action(&game);
        if action.is_none_or(|action| game.play(action).is_err()) {
            break;
        }
    }
    game
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use crate::shape::HiveShape;

    use super::*;

    #[test]
    fn own_openings_are_legal_distinct_and_short() {
        let lines = OWN.lines().filter(|line| !line.starts_with('#')).count();
        assert_eq!(own().count(), lines);
        for game_type in [GameType::BASE, GameType::BASE_MLP] {
            let games: Vec<Game> =
                own().filter(|game| game.position().game_type() == game_type).collect();
            assert!(games.len() >= 250, "{}", games.len());
            assert!(games.iter().all(|game| (4..=6).contains(&game.len())));
            assert!(games.iter().all(|game| game.ending().is_none()));
            let shapes: HashSet<HiveShape> =
                games.iter().map(|game| HiveShape::of(game.position())).collect();
            assert_eq!(shapes.len(), games.len());
        }
    }

    #[test]
    fn a_seed_decides_the_order() {
        let digest = |seed| Openings::for_type(GameType::BASE, seed).digest();
        assert_eq!(digest(1), digest(1));
        assert_ne!(digest(1), digest(2));
    }

    #[test]
    fn own_files_are_checked() {
        let read = |text| Openings::read(text, GameType::BASE, "file".into());
        let text = "# mine\n\nBase;InProgress;Black[1];wS1\tgood\nBase\n";
        assert_eq!(read(text).unwrap().count(), Some(2));
        assert!(matches!(read("# none"), Err(OpeningsError::Empty(_))));
        assert!(matches!(read("Base\nBase+M"), Err(OpeningsError::Type { line: 2, .. })));
        assert!(matches!(read("Bees"), Err(OpeningsError::Game { line: 1, .. })));
        let position = "Base;White[2];0,0:wS1 1,0:bS1";
        assert!(matches!(read(position), Err(OpeningsError::NotPlayable(1))));
    }

    #[test]
    fn random_openings_are_the_same_in_both_games_of_a_pair() {
        let start = |game_type: &str, pair| {
            let game_type = game_type.parse().unwrap();
            let mut rng = PairRng::new(game_type, 7, pair);
            random_start(game_type, 4, &mut rng)
        };
        for game_type in ["Base+M", "Venom+MLP", "Base+Honeycombo"] {
            assert_eq!(start(game_type, 3).len(), 4, "{game_type}");
            assert_eq!(start(game_type, 3).to_string(), start(game_type, 3).to_string());
            assert_ne!(start(game_type, 3).to_string(), start(game_type, 4).to_string());
        }
        assert!(start("Base+Swarm", 0).open_choice().is_some());
    }
}
