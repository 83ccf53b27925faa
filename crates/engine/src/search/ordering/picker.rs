//! Which action of a position to try next. Most lists would never be finished: they are not even made before what is
//! likely to be good has been tried, and never sorted.

use skep_rules::{Action, ActionList};

use crate::search::ordering::history::{Order, Surroundings};

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
    ratings: Vec<Rated>,
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

/// How promising an action looks, and its place in the list. Both are in one number, so that to find the most promising
/// one is a loop that compilers know how to make fast. No list has 2^14 actions, and ratings stay far below 2^17.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Rated(i32);

impl Rated {
    const PLACE: u32 = 14;
    const LAST: i32 = (1 << Rated::PLACE) - 1;

    /// Of equally promising ones the first is greater.
    #[inline]
    pub(crate) fn new(rating: i32, place: usize) -> Rated {
        Rated(rating << Rated::PLACE | (Rated::LAST - place as i32))
    }

    #[inline]
    fn rating(self) -> i32 {
        self.0 >> Rated::PLACE
    }

    #[inline]
    fn place(self) -> usize {
        (Rated::LAST - (self.0 & Rated::LAST)) as usize
    }

    #[inline]
    fn moved_to(self, place: usize) -> Rated {
        Rated::new(self.rating(), place)
    }
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
    pub(crate) fn pick(&mut self, around: &Surroundings<'_>, order: &mut Order) -> Option<Pick> {
        while self.asked < Order::FAVORITES {
            let bits = order.favorite(self.asked, around);
            self.asked += 1;
            if bits != 0
                && let Some(pick) = self.pick_favorite(bits, around)
            {
                return Some(pick);
            }
        }
        if self.ratings.is_empty() {
            self.list(around);
            order.rate(around, &self.actions[self.favorites..], &mut self.ratings);
        }
        let rest = self.ratings.get(self.next..).filter(|rest| !rest.is_empty())?;
        let best = rest.iter().fold(Rated(i32::MIN), |best, rated| Rated(best.0.max(rated.0)));
        self.ratings[best.place()] = self.ratings[self.next].moved_to(best.place());
        let index = self.favorites + self.next;
        self.actions.swap(index, self.favorites + best.place());
        self.next += 1;
        Some(Pick { action: self.actions[index], index, rating: best.rating() })
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
        let mut favorites = [Action::Pass; Order::FAVORITES];
        favorites[..self.favorites].copy_from_slice(&self.actions);
        around.position.actions_into(&mut self.actions);
        for (index, favorite) in favorites.iter().enumerate().take(self.favorites) {
            let found = self.actions[index..].iter().position(|action| action == favorite);
            self.actions.swap(index, index + found.unwrap_or(0));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_rated_keeps_its_rating_and_place() {
        for rating in [-60_000, -1, 0, 1, 12_345, 60_000] {
            for place in [0, 1, 77, 9_999] {
                let rated = Rated::new(rating, place);
                assert_eq!((rated.rating(), rated.place()), (rating, place));
                assert_eq!(rated.moved_to(5), Rated::new(rating, 5));
                // Better first, and of equal ones the first.
                assert!(rated.0 > Rated::new(rating - 1, 0).0);
                assert!(rated.0 > Rated::new(rating, place + 1).0);
            }
        }
    }
}
