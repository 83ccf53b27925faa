//! The transposition table: results of earlier searches by the hash of the position.

use std::sync::atomic::{AtomicU64, Ordering};

use crate::memory::huge_pages;
use crate::memory::prefetch::prefetch;
use crate::search::score::FORCED;

/// How a stored score relates to the true score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    /// It is the true score.
    Exact,
    /// The true score is at least this: the node failed high.
    Lower,
    /// The true score is at most this: the node failed low.
    Upper,
}

/// The result of an earlier search of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    /// The best action, as [`Action::bits`](skep_rules::Action::bits); 0 if none is known.
    pub(crate) action: u32,
    pub(crate) score: i32,
    pub(crate) depth: u8,
    pub(crate) bound: Bound,
}

impl Entry {
    /// Whether the entry answers a search to this depth with this window: it is deep enough, and its score is exact
    /// or outside the window.
    #[inline]
    pub(crate) fn is_cutoff(self, depth: i32, alpha: i32, beta: i32) -> bool {
        let outside = match self.bound {
            Bound::Exact => true,
            Bound::Lower => self.score >= beta,
            Bound::Upper => self.score <= alpha,
        };
        i32::from(self.depth) >= depth && outside
    }
}

/// One entry as it is stored: its data, and the key combined with the data by exclusive or. When two threads write to
/// a slot at once, halves of two entries do not match and are not taken for one (Hyatt's lockless hashing).
#[derive(Default)]
struct Slot {
    check: AtomicU64,
    data: AtomicU64,
}

/// Slots that may hold a position: the first prefers depth, the second is always replaced.
const BUCKET: usize = 2;

/// Generations are counted in six bits, from 1 to this; 0 is a table that nothing was stored in.
const MAX_GENERATION: u64 = 63;

// A bucket must not straddle two cache lines of 64 bytes.
const _: () = assert!(size_of::<Slot>() == 16 && 64 % (BUCKET * size_of::<Slot>()) == 0);

/// A table of search results, shared by all threads without locks.
pub(crate) struct TranspositionTable {
    slots: Vec<Slot>,
    /// The number of the search under way. Entries of earlier searches are replaced first.
    generation: u64,
    /// Combined with every key, so that searches with different draws from the bag do not see each other's entries.
    salt: u64,
}

impl TranspositionTable {
    /// An empty table of at most this many megabytes; the number of slots is a power of two.
    pub(crate) fn new(megabytes: usize) -> TranspositionTable {
        let count = (megabytes.max(1) << 20) / size_of::<Slot>();
        let count = if count.is_power_of_two() { count } else { count.next_power_of_two() / 2 };
        TranspositionTable { slots: huge_pages::table(count), generation: 0, salt: 0 }
    }

    /// Empties the table.
    pub(crate) fn clear(&mut self) {
        // Touching all pages of a large table takes long, and a new one is empty already.
        if self.generation == 0 {
            return;
        }
        self.slots.fill_with(Slot::default);
        self.generation = 0;
    }

    /// Begins a new search: entries of earlier generations may be replaced whatever their depth.
    pub(crate) fn new_generation(&mut self) {
        self.generation = self.generation % MAX_GENERATION + 1;
    }

    /// Sets what is combined with every key.
    pub(crate) fn set_salt(&mut self, salt: u64) {
        self.salt = salt;
    }

    /// What is combined with every key.
    pub(crate) fn salt(&self) -> u64 {
        self.salt
    }

    /// The bucket of a salted key.
    fn bucket(&self, key: u64) -> &[Slot] {
        let first = key as usize & (self.slots.len() - 1) & !(BUCKET - 1);
        &self.slots[first..first + BUCKET]
    }

    /// Loads the bucket of a position into the cache.
    #[inline]
    pub(crate) fn prefetch(&self, key: u64) {
        prefetch(&self.bucket(key ^ self.salt)[0]);
    }

    /// The entry of a position. Forced wins are stored relative to their node and returned relative to the root,
    /// which is `ply` actions before this node.
    pub(crate) fn probe(&self, key: u64, ply: usize) -> Option<Entry> {
        let key = key ^ self.salt;
        let data = self.bucket(key).iter().find_map(|slot| slot.data_of(key))?;
        unpack(data, ply as i32)
    }

    /// Stores the entry of a position. Its score is relative to the root, which is `ply` actions before this node.
    pub(crate) fn store(&self, key: u64, ply: usize, entry: Entry) {
        let key = key ^ self.salt;
        let data = pack(entry, ply as i32, self.generation);
        let [deep, recent] = self.bucket(key) else { return };
        let old = deep.data.load(Ordering::Relaxed);
        let same_position = deep.data_of(key).is_some();
        let replaceable = depth_of(old) <= entry.depth || generation_of(old) != self.generation;
        if same_position || replaceable {
            if !same_position {
                // The displaced entry is deeper than the one in the other slot, which it replaces.
                let check = deep.check.load(Ordering::Relaxed);
                recent.data.store(old, Ordering::Relaxed);
                recent.check.store(check, Ordering::Relaxed);
            }
            deep.store(key, data);
        } else {
            recent.store(key, data);
        }
    }
}

/// An entry in 64 bits: action (32), score (16), depth (8), bound (2), generation (6).
#[inline]
fn pack(entry: Entry, ply: i32, generation: u64) -> u64 {
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
    u64::from(entry.action)
        | u64::from(score as i16 as u16) << 32
        | u64::from(entry.depth) << 48
        | bound << 56
        | generation << 58
}

/// The entry in these bits; none in an empty slot.
#[inline]
fn unpack(data: u64, ply: i32) -> Option<Entry> {
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
    Some(Entry { action: data as u32, score, depth: depth_of(data), bound })
}

#[inline]
fn depth_of(data: u64) -> u8 {
    (data >> 48) as u8
}

#[inline]
fn generation_of(data: u64) -> u64 {
    data >> 58
}

impl Slot {
    /// The data, if they belong to this key.
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
    fn a_stored_entry_is_found_by_its_own_key_only() {
        let table = TranspositionTable::new(1);
        let entry = Entry { action: 77, score: -123, depth: 9, bound: Bound::Lower };
        table.store(12345, 3, entry);
        assert_eq!(table.probe(12345, 3), Some(entry));
        assert_eq!(table.probe(12345 + (1 << 40), 3), None);
    }

    #[test]
    fn a_deep_entry_stays_until_the_next_generation() {
        let mut table = TranspositionTable::new(1);
        table.new_generation();
        let entry = |depth| Entry { action: 1, score: 2, depth, bound: Bound::Exact };
        // Keys of one bucket.
        let [deep, second, third] = [5, 5 + (1 << 40), 5 + (2 << 40)];
        table.store(deep, 0, entry(9));
        table.store(second, 0, entry(3));
        table.store(third, 0, entry(3));
        assert_eq!(table.probe(deep, 0), Some(entry(9)));
        assert_eq!(table.probe(second, 0), None);
        assert_eq!(table.probe(third, 0), Some(entry(3)));
        table.new_generation();
        table.store(second, 0, entry(1));
        table.store(third, 0, entry(1));
        assert_eq!(table.probe(deep, 0), None);
    }

    #[test]
    fn entries_of_another_salt_are_not_found() {
        let mut table = TranspositionTable::new(1);
        let entry = Entry { action: 1, score: 2, depth: 3, bound: Bound::Exact };
        table.store(5, 0, entry);
        table.set_salt(1 << 40);
        assert_eq!(table.probe(5, 0), None);
        table.set_salt(0);
        assert_eq!(table.probe(5, 0), Some(entry));
    }

    #[test]
    fn a_cleared_table_is_empty() {
        let mut table = TranspositionTable::new(1);
        // More searches than there are generations.
        for _ in 0..=MAX_GENERATION {
            table.new_generation();
        }
        let entry = Entry { action: 1, score: 2, depth: 3, bound: Bound::Exact };
        table.store(5, 0, entry);
        table.clear();
        assert_eq!(table.probe(5, 0), None);
    }

    #[test]
    fn forced_wins_are_relative_to_the_node_that_probes() {
        let table = TranspositionTable::new(1);
        let entry = Entry { action: 0, score: 29_990, depth: 1, bound: Bound::Exact };
        table.store(5, 4, entry);
        assert_eq!(table.probe(5, 6).map(|entry| entry.score), Some(29_988));
    }
}
