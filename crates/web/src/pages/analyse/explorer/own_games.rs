//! The index of the person's saved games, made in small parts while the page is idle.

use std::cell::RefCell;
use std::collections::{HashMap, HashSet};
use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use skep_explorer::{Explored, GameIndex, GameInfo, Results, explore, move_keys};
use skep_record::Saved;
use skep_rules::Position;

use crate::after_frame::next_task;
use crate::saved_games::{GameId, Library, StoredGame};
use crate::time;

/// The time in which games are read before the page may do something else, in milliseconds. A frame takes 16.
const SLICE: u64 = 6;
/// The time between a change of a game and its reading: while somebody plays, games change with every move.
const DELAY: Duration = Duration::from_millis(300);

thread_local! {
    /// The index. It outlives the panel, so that a game is read once.
    static INDEX: RefCell<OwnIndex> = RefCell::default();
}

/// The games that were read, each in one of its revisions.
#[derive(Default)]
struct OwnIndex {
    games: GameIndex<GameId>,
    revisions: HashMap<GameId, u64>,
}

impl OwnIndex {
    /// Forgets games that are not among these.
    fn keep_only(&mut self, there: &HashSet<&GameId>) {
        let OwnIndex { games, revisions } = self;
        revisions.retain(|id, _| {
            let stays = there.contains(id);
            if !stays {
                games.remove(id);
            }
            stays
        });
    }

    /// Whether a game was read in this revision.
    fn has_read(&self, id: &GameId, revision: u64) -> bool {
        self.revisions.get(id) == Some(&revision)
    }

    /// Replaces what is known about a game. One that is damaged is not counted.
    fn put(&mut self, id: GameId, revision: u64, saved: Option<Saved>) {
        self.revisions.insert(id.clone(), revision);
        self.games.remove(&id);
        if let Some(saved) = saved {
            self.insert(id, saved);
        }
    }

    /// Counts the main line of a game, unless nothing was played.
    fn insert(&mut self, id: GameId, saved: Saved) {
        let mut tree = saved.tree;
        tree.go_to(tree.main_end());
        let keys = move_keys(tree.game().start(), tree.game().history());
        if keys.is_empty() {
            return;
        }
        let outcome = tree.ending().map(|end| end.outcome);
        let date = i64::try_from(saved.changed).unwrap_or(i64::MAX);
        self.games.insert(id, GameInfo { outcome, date }, &keys);
    }

    /// The moves that were played in a position, without those of the open game.
    fn moves(&self, position: &Position, open: Option<&GameId>) -> Vec<Explored<Results>> {
        explore(position, |key| {
            let played = self.games.played_without(key, open)?;
            Some(played.results)
        })
    }
}

/// The saved games as a source. Cheap to copy.
#[derive(Clone, Copy)]
pub(super) struct OwnGames {
    library: Library,
    /// Counts the changes of the index.
    version: RwSignal<u32>,
    /// How many games were read, and how many there are to read.
    progress: RwSignal<Option<(usize, usize)>>,
    /// Whether the browser does not give the games.
    forbidden: RwSignal<bool>,
    timer: StoredValue<Option<TimeoutHandle>>,
    /// The number of the last reading; an earlier one ends.
    reading: StoredValue<u32>,
}

impl OwnGames {
    pub(super) fn new(library: Library) -> OwnGames {
        OwnGames {
            library,
            version: RwSignal::new(0),
            progress: RwSignal::new(None),
            forbidden: RwSignal::new(false),
            timer: StoredValue::new(None),
            reading: StoredValue::new(0),
        }
    }

    /// How many games were read, and how many there are to read; `None` if all are read.
    pub(super) fn progress(self) -> Option<(usize, usize)> {
        self.progress.get()
    }

    /// Whether the browser does not give the games.
    pub(super) fn is_forbidden(self) -> bool {
        self.forbidden.get()
    }

    /// The moves that were played in a position, without those of the open game.
    pub(super) fn moves(
        self,
        position: &Position,
        open: Option<&GameId>,
    ) -> Vec<Explored<Results>> {
        self.version.track();
        INDEX.with_borrow(|index| index.moves(position, open))
    }

    /// Reads what has changed, now and, where this is called in an effect, whenever a game is stored.
    pub(super) fn follow(self) {
        self.library.track();
        let is_first = self.reading.get_value() == 0;
        if is_first {
            self.progress.set(Some((0, 0)));
        }
        let delay = if is_first { Duration::ZERO } else { DELAY };
        if let Some(timer) = self.timer.get_value() {
            timer.clear();
        }
        let start = move || {
            if self.reading.is_disposed() {
                return;
            }
            self.reading.update_value(|number| *number += 1);
            let number = self.reading.get_value();
            spawn_local(async move { self.read_all(number).await });
        };
        self.timer.set_value(set_timeout_with_handle(start, delay).ok());
    }

    /// Reads the games that are new or have changed.
    async fn read_all(self, number: u32) {
        let all = self.library.all().await;
        let is_current = || self.reading.try_get_value() == Some(number);
        if !is_current() {
            return;
        }
        self.forbidden.set(all.is_err());
        let stale = stale_games(all.unwrap_or_default());
        let mut since = time::now();
        for (done, game) in stale.iter().enumerate() {
            let saved = game.saved().ok();
            INDEX.with_borrow_mut(|index| index.put(game.id.clone(), game.revision, saved));
            if time::now() - since < SLICE {
                continue;
            }
            self.progress.set(Some((done + 1, stale.len())));
            next_task().await;
            if !is_current() {
                return;
            }
            since = time::now();
        }
        self.progress.set(None);
        self.version.update(|version| *version = version.wrapping_add(1));
    }
}

/// Forgets games that are no longer there, and returns those that are new or have changed.
fn stale_games(all: Vec<StoredGame>) -> Vec<StoredGame> {
    INDEX.with_borrow_mut(|index| {
        index.keep_only(&all.iter().map(|game| &game.id).collect());
        all.into_iter().filter(|game| !index.has_read(&game.id, game.revision)).collect()
    })
}

#[cfg(test)]
mod tests {
    use skep_record::{Declared, GameTree};
    use skep_rules::{Color, GameType};

    use super::*;

    fn id(number: u64) -> GameId {
        GameId::new(number, 0.0)
    }

    fn saved(moves: &[&str]) -> Option<Saved> {
        let mut tree = GameTree::new(GameType::BASE);
        for text in moves {
            tree.play_text(text).unwrap();
        }
        tree.declare(Declared::Resignation(Color::Black)).unwrap();
        // A variation does not count, and the cursor may be anywhere.
        tree.to_start();
        tree.play_text("wG1").unwrap();
        Some(Saved::new(tree, 7))
    }

    fn games(index: &OwnIndex, open: Option<&GameId>) -> Vec<(String, u32)> {
        let start = Position::new(GameType::BASE);
        let moves = index.moves(&start, open).into_iter();
        moves.map(|it| (start.write_move(it.action()), it.found.white)).collect()
    }

    #[test]
    fn main_lines_are_counted_without_the_open_game() {
        let mut index = OwnIndex::default();
        index.put(id(1), 1, saved(&["wS1", "bS1 wS1-"]));
        index.put(id(2), 1, saved(&["wS1"]));
        index.put(id(3), 1, saved(&["wA1"]));
        assert_eq!(games(&index, None), [("wS1".to_owned(), 2), ("wA1".to_owned(), 1)]);
        assert_eq!(games(&index, Some(&id(3))), [("wS1".to_owned(), 2)]);
    }

    #[test]
    fn changed_and_deleted_games_are_replaced_and_forgotten() {
        let mut index = OwnIndex::default();
        index.put(id(1), 1, saved(&["wS1"]));
        index.put(id(2), 1, saved(&["wS1"]));
        assert!(index.has_read(&id(1), 1) && !index.has_read(&id(1), 2));
        index.put(id(1), 2, None);
        assert!(index.has_read(&id(1), 2));
        assert_eq!(games(&index, None), [("wS1".to_owned(), 1)]);
        index.keep_only(&HashSet::from([&id(1)]));
        assert_eq!(games(&index, None), []);
    }
}
