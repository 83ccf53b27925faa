//! The packs in the program, and which of their puzzles are asked for.

use skep_learn::puzzle::{Pack, Puzzle, PuzzleId, Theme, daily};
use skep_rules::GameType;

use crate::error::Error;

/// The files of `data/puzzles`.
const PACKS: [&str; 8] = [
    include_str!("../../../../data/puzzles/tournament.puzzles"),
    include_str!("../../../../data/puzzles/base.puzzles"),
    include_str!("../../../../data/puzzles/venom.puzzles"),
    include_str!("../../../../data/puzzles/swarm.puzzles"),
    include_str!("../../../../data/puzzles/predators.puzzles"),
    include_str!("../../../../data/puzzles/guardians.puzzles"),
    include_str!("../../../../data/puzzles/honeycombo.puzzles"),
    include_str!("../../../../data/puzzles/ultimate.puzzles"),
];

/// The pack from which the puzzle of the day comes: the tournament game.
const DAILY: &str = PACKS[0];

/// Which puzzles are asked for.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Wanted {
    pub(super) game_type: Option<GameType>,
    pub(super) theme: Option<Theme>,
}

/// All puzzles that are asked for.
pub(super) fn wanted(wanted: Wanted) -> Result<Vec<Puzzle>, Error> {
    let name = wanted.game_type.map(|game_type| game_type.to_string());
    let fits = |puzzle: &Puzzle| {
        name.as_ref().is_none_or(|name| puzzle.game_type() == name)
            && wanted.theme.is_none_or(|theme| puzzle.themes.contains(&theme))
    };
    let found: Vec<Puzzle> = all().filter(fits).collect();
    if found.is_empty() { Err(Error::NoPuzzle) } else { Ok(found) }
}

/// The puzzle of that name.
pub(super) fn by_id(id: PuzzleId) -> Result<Puzzle, Error> {
    all().find(|puzzle| puzzle.id == id).ok_or(Error::NoPuzzle)
}

/// The puzzle of a day, counted from 1970.
pub(super) fn of_day(day: u64) -> Result<Puzzle, Error> {
    daily(&read(DAILY), day).cloned().ok_or(Error::NoPuzzle)
}

fn all() -> impl Iterator<Item = Puzzle> {
    PACKS.into_iter().flat_map(read)
}

/// The puzzles of a pack. A test reads all packs, so nothing is damaged.
fn read(text: &str) -> Vec<Puzzle> {
    Pack::read(text).map(|pack| pack.puzzles).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn every_pack_of_the_data_is_in_the_program() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/puzzles");
        let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        let packs: Vec<_> =
            files.filter(|path| path.extension().is_some_and(|it| it == "puzzles")).collect();
        assert_eq!(packs.len(), PACKS.len());
        for path in packs {
            let text = fs::read_to_string(&path).unwrap();
            assert!(PACKS.contains(&text.as_str()), "{}", path.display());
            assert!(Pack::read(&text).unwrap().damaged.is_empty(), "{}", path.display());
        }
    }

    #[test]
    fn a_day_has_its_puzzle() {
        let ids: Vec<PuzzleId> = (20_000..20_100).map(|day| of_day(day).unwrap().id).collect();
        assert_eq!(ids[0], of_day(20_000).unwrap().id);
        let different: std::collections::HashSet<_> = ids.iter().collect();
        assert!(different.len() > 40, "{}", different.len());
    }
}
