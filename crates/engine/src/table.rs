//! The transposition table: what is known of positions that were met before.

use std::sync::atomic::{AtomicU64, Ordering};

use crate::score::FORCED;

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

/// A slot: the key mixed with the data, so that halves of two entries are never taken for one.
#[derive(Default)]
struct Slot {
    check: AtomicU64,
    data: AtomicU64,
}

pub(crate) struct Table {
    slots: Vec<Slot>,
}

impl Table {
    pub(crate) fn new(megabytes: usize) -> Table {
        let count = (megabytes.max(1) << 20) / size_of::<Slot>();
        let count = if count.is_power_of_two() { count } else { count.next_power_of_two() / 2 };
        let mut slots = Vec::new();
        slots.resize_with(count, Slot::default);
        Table { slots }
    }

    pub(crate) fn clear(&mut self) {
        for slot in &mut self.slots {
            *slot = Slot::default();
        }
    }

    fn slot(&self, key: u64) -> &Slot {
        &self.slots[key as usize & (self.slots.len() - 1)]
    }

    /// What is known of the position; scores of forced ends count from here.
    pub(crate) fn get(&self, key: u64, ply: i32) -> Option<Entry> {
        let slot = self.slot(key);
        let data = slot.data.load(Ordering::Relaxed);
        if slot.check.load(Ordering::Relaxed) ^ data != key {
            return None;
        }
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

    /// Remembers. A deeper entry of another position gives way too: the newest matters most.
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
            | bound << 56;
        let slot = self.slot(key);
        slot.data.store(data, Ordering::Relaxed);
        slot.check.store(key ^ data, Ordering::Relaxed);
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
    fn forced_wins_count_from_where_they_are_met() {
        let table = Table::new(1);
        let entry = Entry { action: 0, score: 29_990, depth: 1, bound: Bound::Exact };
        table.put(5, 4, entry);
        assert_eq!(table.get(5, 6).map(|entry| entry.score), Some(29_988));
    }
}
