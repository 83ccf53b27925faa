//! What the solver has proved and refuted.

/// What is known of a question: whether a side can force a win in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Known {
    key: u64,
    /// The action that decided, see [`Action::bits`](skep_rules::Action::bits); 0: none known.
    pub(crate) action: u32,
    /// It can, within so many actions; the highest number: not known.
    pub(crate) won_within: u8,
    /// It cannot, within so many; 0: not known.
    pub(crate) not_within: u8,
}

impl Known {
    const NOTHING: Known = Known { key: 0, action: 0, won_within: u8::MAX, not_within: 0 };

    /// How far it was looked ahead.
    fn depth(self) -> u8 {
        match self.won_within {
            u8::MAX => self.not_within,
            won => won.max(self.not_within),
        }
    }
}

/// A table in which everything has two places: one for what took long to find out, one for what is new.
pub(crate) struct Proofs {
    pairs: Vec<[Known; 2]>,
}

impl Proofs {
    pub(crate) fn new(megabytes: usize) -> Proofs {
        let count = (megabytes.max(1) << 20) / size_of::<[Known; 2]>();
        let count = if count.is_power_of_two() { count } else { count.next_power_of_two() / 2 };
        Proofs { pairs: vec![[Known::NOTHING; 2]; count] }
    }

    fn index(&self, key: u64) -> usize {
        key as usize & (self.pairs.len() - 1)
    }

    /// What is known of the question with this key.
    pub(crate) fn get(&self, key: u64) -> Known {
        let pair = self.pairs[self.index(key)];
        pair.into_iter().find(|known| known.key == key).unwrap_or(Known { key, ..Known::NOTHING })
    }

    /// Remembers an answer.
    pub(crate) fn put(&mut self, key: u64, depth: u8, won: bool, action: u32) {
        let mut known = self.get(key);
        known.action = action;
        if won {
            known.won_within = known.won_within.min(depth);
        } else {
            known.not_within = known.not_within.max(depth);
        }
        let index = self.index(key);
        let pair = &mut self.pairs[index];
        if pair[0].key == key || known.depth() >= pair[0].depth() {
            if pair[0].key != key {
                pair[1] = pair[0];
            }
            pair[0] = known;
        } else {
            pair[1] = known;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_add_up() {
        let mut proofs = Proofs::new(1);
        assert_eq!((proofs.get(7).won_within, proofs.get(7).not_within), (u8::MAX, 0));
        proofs.put(7, 3, false, 1);
        proofs.put(7, 5, true, 2);
        proofs.put(7, 4, false, 3);
        let known = proofs.get(7);
        assert_eq!((known.won_within, known.not_within, known.action), (5, 4, 3));
        // Another question in the same place, at first with less weight.
        let other = 7 + (1 << 40);
        proofs.put(other, 1, false, 4);
        assert_eq!((proofs.get(7).won_within, proofs.get(other).not_within), (5, 1));
        proofs.put(other, 9, false, 4);
        assert_eq!((proofs.get(7).won_within, proofs.get(other).not_within), (5, 9));
    }
}
