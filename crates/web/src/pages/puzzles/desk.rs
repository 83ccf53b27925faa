//! Which puzzle is on the board, and what is kept of the solver.

use std::sync::Arc;

use leptos::prelude::*;
use skep_learn::puzzle::{
    OpenPuzzle, Puzzle, PuzzleId, PuzzleRecord, PuzzleResult, RatingChange, daily, next_puzzle,
    run_target,
};
use skep_rules::Family;

use super::address::{Filter, Place, USUAL};
use super::shelf::{PackState, Shelf};
use crate::puzzle_record;
use crate::{random, time};

/// A puzzle that can be solved.
#[derive(Clone, Debug)]
pub(super) struct Posed {
    pub(super) family: Family,
    pub(super) puzzle: Puzzle,
    pub(super) open: OpenPuzzle,
    /// Where it was asked for.
    pub(super) place: Place,
    /// The day on which it was posed, counted from 1970.
    pub(super) day: u64,
}

impl Posed {
    /// The address of this puzzle.
    pub(super) fn path(&self) -> String {
        Place::One(self.family, self.puzzle.id).path()
    }
}

/// What is on the board.
#[derive(Clone, Debug)]
pub(super) enum OnDesk {
    /// The pack is not there yet.
    Waiting,
    /// A puzzle.
    Puzzle(Arc<Posed>),
    /// No puzzle is of this kind.
    None,
    /// There is no puzzle with this name.
    Unknown(PuzzleId),
}

/// What the page knows, for all of its views. Cheap to copy.
#[derive(Clone, Copy)]
pub(super) struct Desk {
    pub(super) place: Memo<Place>,
    pub(super) filter: Memo<Filter>,
    pub(super) shelf: Shelf,
    pub(super) record: RwSignal<PuzzleRecord>,
    pub(super) on_desk: RwSignal<OnDesk>,
}

impl Desk {
    pub(super) fn from_context() -> Desk {
        expect_context()
    }

    /// The family whose pack is needed.
    pub(super) fn family(self) -> Family {
        match self.place.get() {
            Place::Next | Place::Streak => self.filter.get().family,
            Place::Daily => USUAL,
            Place::One(family, _) => family,
        }
    }

    /// Loads the pack that is needed, and puts a puzzle on the board when it is there.
    pub(super) fn follow(self) {
        Effect::new(move |_| self.shelf.ask_for(self.family()));
        Effect::new(move |_| {
            let (place, filter) = (self.place.get(), self.filter.get());
            let wanted = self.family();
            let state = self.shelf.state().get();
            untrack(|| match state {
                PackState::Ready(family, pack) if family == wanted => {
                    self.pose(place, filter, family, &pack.puzzles);
                }
                _ => self.on_desk.set(OnDesk::Waiting),
            });
        });
    }

    /// Puts the next puzzle on the board.
    pub(super) fn next(self) {
        let (place, filter) = (self.place.get_untracked(), self.filter.get_untracked());
        if let PackState::Ready(family, pack) = self.shelf.state().get_untracked() {
            self.pose(place, filter, family, &pack.puzzles);
        }
    }

    fn pose(self, place: Place, filter: Filter, family: Family, puzzles: &[Puzzle]) {
        let day = time::today();
        let mut left_out = Vec::new();
        loop {
            let usable = puzzles.iter().filter(|puzzle| !left_out.contains(&puzzle.id));
            let chosen = match place {
                Place::One(_, id) => usable.into_iter().find(|puzzle| puzzle.id == id),
                Place::Daily => daily(usable, day),
                Place::Next | Place::Streak => self.choose(place, filter, day, usable),
            };
            let Some(puzzle) = chosen else {
                self.shelf.report(left_out.len());
                return self.on_desk.set(match place {
                    Place::One(_, id) => OnDesk::Unknown(id),
                    _ => OnDesk::None,
                });
            };
            match puzzle.open() {
                Ok(open) => {
                    self.shelf.report(left_out.len());
                    let posed = Posed { family, puzzle: puzzle.clone(), open, place, day };
                    return self.on_desk.set(OnDesk::Puzzle(Arc::new(posed)));
                }
                // Another one is taken instead.
                Err(_) => left_out.push(puzzle.id),
            }
        }
    }

    fn choose<'a>(
        self,
        place: Place,
        filter: Filter,
        day: u64,
        puzzles: impl Iterator<Item = &'a Puzzle>,
    ) -> Option<&'a Puzzle> {
        let has_theme =
            |puzzle: &&Puzzle| filter.theme.is_none_or(|theme| puzzle.themes.contains(&theme));
        let current = self.current().map(|posed| posed.puzzle.id);
        let seed = (random::unit() * u64::MAX as f64) as u64;
        self.record.with_untracked(|record| {
            let target = match place {
                Place::Streak => run_target(record.run().now()),
                _ => record.rating(day).rounded(),
            };
            next_puzzle(puzzles.filter(has_theme), record, target, current, seed)
        })
    }

    /// The puzzle on the board.
    pub(super) fn current(self) -> Option<Arc<Posed>> {
        match self.on_desk.get_untracked() {
            OnDesk::Puzzle(posed) => Some(posed),
            _ => None,
        }
    }

    /// Notes the result of a try, and keeps it. Returns how it changes the rating, if it does.
    pub(super) fn note(self, posed: &Posed, result: PuzzleResult) -> Option<RatingChange> {
        let is_run = posed.place == Place::Streak;
        let noted = self.record.try_update(|record| {
            if is_run {
                record.note_run(result == PuzzleResult::Solved);
            }
            record.note(&posed.puzzle, result, posed.day, !is_run)
        });
        self.keep();
        noted.flatten()
    }

    /// Notes that the solver has found the solution of the puzzle of a day.
    pub(super) fn note_daily(self, day: u64) {
        self.record.update(|record| record.note_daily(day));
        self.keep();
    }

    fn keep(self) {
        // Without storage, the record lasts as long as the page.
        let _ = puzzle_record::save(&self.record.read_untracked());
    }
}
