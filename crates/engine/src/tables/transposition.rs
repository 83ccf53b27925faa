//! The transposition table: what is known of positions that were met before.

use std::sync::atomic::{AtomicU64, Ordering};

use crate::memory::huge_pages;
use crate::memory::prefetch::fetch;
use crate::search::score::FORCED;

/// What a stored score means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    /// It is the score.
    Exact,
    /// The score is at least this.
    Lower,
    /// The score is at most this.
    Upper,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    /// The best action, see [`Action::bits`](skep_rules::Action::bits); 0: none known.
    pub(crate) action: u32,
    pub(crate) score: i32,
    pub(crate) depth: u8,
    pub(crate) bound: Bound,
}

impl Entry {
    /// Whether nothing between alpha and beta is left open.
    pub(crate) fn settles(self, alpha: i32, beta: i32) -> bool {
        match self.bound {
            Bound::Exact => true,
            Bound::Lower => self.score >= beta,
            Bound::Upper => self.score <= alpha,
        }
    }
}

/// A slot: the key mixed with the data, so that halves of two entries are never taken for one.
#[derive(Default)]
struct Slot {
    check: AtomicU64,
    data: AtomicU64,
}

pub(crate) struct Table {
    slots: Vec<Slot>,
    /// Counts the searches, in six bits; 0 before the first one.
    age: u64,
}

/// Two slots side by side may hold a position: the first keeps what was costly, the second what is new.
const BUCKET: usize = 2;

impl Table {
    pub(crate) fn new(megabytes: usize) -> Table {
        let count = (megabytes.max(1) << 20) / size_of::<Slot>();
        let count = if count.is_power_of_two() { count } else { count.next_power_of_two() / 2 };
        Table { slots: huge_pages::list(count), age: 0 }
    }

    pub(crate) fn clear(&mut self) {
        // A large table that nothing was put into need not be swept.
        if self.age == 0 {
            return;
        }
        self.slots.fill_with(Slot::default);
        self.age = 0;
    }

    /// A new search begins: what the earlier ones have left may be overwritten first.
    pub(crate) fn grow_older(&mut self) {
        self.age = self.age % 63 + 1;
    }

    fn bucket(&self, key: u64) -> &[Slot] {
        let first = key as usize & (self.slots.len() - 1) & !(BUCKET - 1);
        &self.slots[first..first + BUCKET]
    }

    /// What is known of this position will be asked for soon.
    #[inline]
    pub(crate) fn fetch(&self, key: u64) {
        fetch(&self.bucket(key)[0]);
    }

    /// What is known of the position; scores of forced ends count from here.
    pub(crate) fn get(&self, key: u64, ply: i32) -> Option<Entry> {
        let data = self.bucket(key).iter().find_map(|slot| slot.data_of(key))?;
        let bound = match data >> 56 & 3 {
            1 => Bound::Exact,
            2 => Bound::Lower,
            3 => Bound::Upper,
            _ => return None,
        };
        let score = (data >> 32) as u16 as i16 as i32;
        let score = match score {
            FORCED.. => score - ply,
            _ if score <= -FORCED => score + ply,
            _ => score,
        };
        Some(Entry { action: data as u32, score, depth: (data >> 48) as u8, bound })
    }

    /// Remembers.
    pub(crate) fn put(&self, key: u64, ply: i32, entry: Entry) {
        let score = match entry.score {
            FORCED.. => entry.score + ply,
            score if score <= -FORCED => score - ply,
            score => score,
        };
        let bound = match entry.bound {
            Bound::Exact => 1,
            Bound::Lower => 2,
            Bound::Upper => 3,
        };
        let data = u64::from(entry.action)
            | u64::from(score as i16 as u16) << 32
            | u64::from(entry.depth) << 48
            | bound << 56
            | self.age << 58;
        let [costly, new] = self.bucket(key) else { return };
        let old = costly.data.load(Ordering::Relaxed);
        let known = costly.data_of(key).is_some();
        let cheaper = (old >> 48) as u8 <= entry.depth || old >> 58 != self.age;
        if known || cheaper {
            if !known {
                // What was costly is still newer than what lies in the other slot.
                let check = costly.check.load(Ordering::Relaxed);
                new.data.store(old, Ordering::Relaxed);
                new.check.store(check, Ordering::Relaxed);
            }
            costly.store(key, data);
        } else {
            new.store(key, data);
        }
    }
}

impl Slot {
    /// What is stored here of this position.
    fn data_of(&self, key: u64) -> Option<u64> {
        let data = self.data.load(Ordering::Relaxed);
        (self.check.load(Ordering::Relaxed) ^ data == key).then_some(data)
    }

    fn store(&self, key: u64, data: u64) {
        self.data.store(data, Ordering::Relaxed);
        self.check.store(key ^ data, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_put_is_got() {
        let table = Table::new(1);
        let entry = Entry { action: 77, score: -123, depth: 9, bound: Bound::Lower };
        table.put(12345, 3, entry);
        assert_eq!(table.get(12345, 3), Some(entry));
        assert_eq!(table.get(12345 + (1 << 40), 3), None);
    }

    #[test]
    fn a_table_that_was_cleared_knows_nothing() {
        let mut table = Table::new(1);
        // More searches than ages.
        for _ in 0..64 {
            table.grow_older();
        }
        let entry = Entry { action: 1, score: 2, depth: 3, bound: Bound::Exact };
        table.put(5, 0, entry);
        table.clear();
        assert_eq!(table.get(5, 0), None);
    }

    #[test]
    fn forced_wins_count_from_where_they_are_met() {
        let table = Table::new(1);
        let entry = Entry { action: 0, score: 29_990, depth: 1, bound: Bound::Exact };
        table.put(5, 4, entry);
        assert_eq!(table.get(5, 6).map(|entry| entry.score), Some(29_988));
    }
}
