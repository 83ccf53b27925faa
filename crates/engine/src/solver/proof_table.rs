//! The proof table: which wins the solver has proved and disproved.

/// What is known of a position and the side that is to win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ProofEntry {
    key: u64,
    /// The action that decided, as [`Action::bits`](skep_rules::Action::bits); 0 if none is known.
    pub(super) action: u32,
    /// The side can force a win within this many actions; the largest number if no win is known.
    pub(super) won_within: u8,
    /// The side cannot force a win within this many actions; 0 if that is unknown.
    pub(super) not_within: u8,
}

// A pair must fit into half a cache line of 64 bytes.
const _: () = assert!(size_of::<[ProofEntry; 2]>() == 32);

impl ProofEntry {
    const UNKNOWN: ProofEntry =
        ProofEntry { key: 0, action: 0, won_within: u8::MAX, not_within: 0 };

    /// The depth of the deepest search that the entry comes from.
    fn depth(self) -> u8 {
        match self.won_within {
            u8::MAX => self.not_within,
            won => won.max(self.not_within),
        }
    }
}

/// A hash table of proofs with two slots for each key: the first prefers depth, the second is always replaced.
pub(super) struct ProofTable {
    pairs: Vec<[ProofEntry; 2]>,
}

impl ProofTable {
    /// An empty table of at most this many megabytes.
    pub(super) fn new(megabytes: usize) -> ProofTable {
        let count = (megabytes.max(1) << 20) / size_of::<[ProofEntry; 2]>();
        let count = if count.is_power_of_two() { count } else { count.next_power_of_two() / 2 };
        ProofTable { pairs: vec![[ProofEntry::UNKNOWN; 2]; count] }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.pairs.fill([ProofEntry::UNKNOWN; 2]);
    }

    fn index(&self, key: u64) -> usize {
        key as usize & (self.pairs.len() - 1)
    }

    /// What is known of this key.
    pub(super) fn probe(&self, key: u64) -> ProofEntry {
        let pair = self.pairs[self.index(key)];
        let found = pair.into_iter().find(|entry| entry.key == key);
        found.unwrap_or(ProofEntry { key, ..ProofEntry::UNKNOWN })
    }

    /// Adds a result to what is known of this key.
    pub(super) fn store(&mut self, key: u64, depth: u8, is_won: bool, action: u32) {
        let mut entry = self.probe(key);
        entry.action = action;
        if is_won {
            entry.won_within = entry.won_within.min(depth);
        } else {
            entry.not_within = entry.not_within.max(depth);
        }
        let index = self.index(key);
        let [deep, recent] = &mut self.pairs[index];
        if deep.key == key || entry.depth() >= deep.depth() {
            if deep.key != key {
                *recent = *deep;
            }
            *deep = entry;
        } else {
            *recent = entry;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_of_one_key_add_up() {
        let mut table = ProofTable::new(1);
        assert_eq!((table.probe(7).won_within, table.probe(7).not_within), (u8::MAX, 0));
        table.store(7, 3, false, 1);
        table.store(7, 5, true, 2);
        table.store(7, 4, false, 3);
        let entry = table.probe(7);
        assert_eq!((entry.won_within, entry.not_within, entry.action), (5, 4, 3));
        // Another key with the same index, at first with less depth.
        let other = 7 + (1 << 40);
        table.store(other, 1, false, 4);
        assert_eq!((table.probe(7).won_within, table.probe(other).not_within), (5, 1));
        table.store(other, 9, false, 4);
        assert_eq!((table.probe(7).won_within, table.probe(other).not_within), (5, 9));
    }
}
