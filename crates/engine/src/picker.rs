//! Which action of a position to try next. Most lists would never be finished: they are not even made before what is
//! likely to be good has been tried, and never sorted.

use skep_rules::{Action, ActionList};

use crate::order::{Memory, Own, Surroundings};

/// The actions of one position, one after the other. Its room is used again.
#[derive(Default)]
pub(crate) struct Picker {
    /// Those that were picked, in this order; then the others, once they are listed.
    actions: ActionList,
    /// How many favorites have been asked for.
    asked: usize,
    /// How many of them there were.
    favorites: usize,
    is_listed: bool,
    /// How promising the actions look that are no favorites, once all favorites have been tried.
    ratings: Vec<i32>,
    /// Which of those is next.
    next: usize,
}

/// An action to try.
#[derive(Clone, Copy)]
pub(crate) struct Pick {
    pub(crate) action: Action,
    /// How many have been picked before it.
    pub(crate) index: usize,
    /// How promising it looks.
    pub(crate) rating: i32,
}

impl Picker {
    /// Begins with another position.
    #[inline]
    pub(crate) fn restart(&mut self) {
        self.actions.clear();
        self.ratings.clear();
        (self.asked, self.favorites, self.next, self.is_listed) = (0, 0, 0, false);
    }

    /// The next action: first what is known of the position, then what was good in others like it, then the most
    /// promising of the rest.
    #[inline]
    pub(crate) fn pick(
        &mut self,
        around: &Surroundings<'_>,
        memory: &Memory,
        own: &mut Own,
    ) -> Option<Pick> {
        while self.asked < Memory::FAVORITES {
            let bits = memory.favorite(self.asked, around, own);
            self.asked += 1;
            if bits != 0
                && let Some(pick) = self.pick_favorite(bits, around)
            {
                return Some(pick);
            }
        }
        if self.ratings.is_empty() {
            self.list(around);
            memory.rate(around, own, &self.actions[self.favorites..], &mut self.ratings);
        }
        let index = self.favorites + self.next;
        let (best, rating) = most_promising(self.ratings.get(self.next..)?)?;
        self.actions.swap(index, index + best);
        self.ratings.swap(self.next, self.next + best);
        self.next += 1;
        Some(Pick { action: self.actions[index], index, rating })
    }

    /// The actions that were picked up to this one.
    #[inline]
    pub(crate) fn up_to(&self, pick: Pick) -> &[Action] {
        &self.actions[..=pick.index]
    }

    /// The action with these bits, if it is legal and has not been picked yet.
    fn pick_favorite(&mut self, bits: u32, around: &Surroundings<'_>) -> Option<Pick> {
        let is_it = |action: &Action| action.bits() == bits;
        if self.actions[..self.favorites].iter().any(is_it) {
            return None;
        }
        // Beyond the standard games nothing is faster than to list all.
        if !around.position.game_type().is_standard() {
            self.list(around);
        }
        let index = self.favorites;
        if self.is_listed {
            let found = self.actions[index..].iter().position(is_it)?;
            self.actions.swap(index, index + found);
        } else {
            self.actions.push(around.position.action_with(bits)?);
        }
        self.favorites += 1;
        Some(Pick { action: self.actions[index], index, rating: i32::MAX })
    }

    /// Lists the actions behind the favorites, if that has not been done.
    fn list(&mut self, around: &Surroundings<'_>) {
        if self.is_listed {
            return;
        }
        self.is_listed = true;
        let mut favorites = [Action::Pass; Memory::FAVORITES];
        favorites[..self.favorites].copy_from_slice(&self.actions);
        around.position.actions_into(&mut self.actions);
        for (index, favorite) in favorites.iter().enumerate().take(self.favorites) {
            let found = self.actions[index..].iter().position(|action| action == favorite);
            self.actions.swap(index, index + found.unwrap_or(0));
        }
    }
}

/// Where the highest rating is, and what it is.
#[inline]
fn most_promising(ratings: &[i32]) -> Option<(usize, i32)> {
    // The largest first, so that the loop is one that compilers know how to make fast.
    let best = ratings.iter().fold(i32::MIN, |best, &rating| best.max(rating));
    Some((find(ratings, best)?, best))
}

/// Where this is first in the list.
#[inline]
fn find<T: Copy + PartialEq>(list: &[T], wanted: T) -> Option<usize> {
    // Whole chunks without a way out are what compilers know how to make fast.
    const CHUNK: usize = 16;
    let is_in = |chunk: &[T]| chunk.iter().fold(false, |is_in, &item| is_in | (item == wanted));
    let chunks = list.chunks_exact(CHUNK);
    let whole = chunks.len();
    let before = chunks.take_while(|chunk| !is_in(chunk)).count();
    let begin = CHUNK * before.min(whole);
    let found = list[begin..].iter().position(|&item| item == wanted)?;
    Some(begin + found)
}
