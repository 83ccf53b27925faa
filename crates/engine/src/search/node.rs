//! A position whose actions are tried, and how much of a look each of them is worth.

use crate::search::ordering::history::SPECIAL;
use crate::search::ordering::picker::Pick;

/// A position whose actions are to be tried.
pub(super) struct Node {
    /// So deep.
    pub(super) depth: i32,
    /// To find out how good it is, if that lies between these.
    pub(super) alpha: i32,
    pub(super) beta: i32,
    /// So many plies from the root.
    pub(super) ply: usize,
    /// The action that is known to be good, as [`Action::bits`](skep_rules::Action::bits); 0 if there is none.
    pub(super) known: u32,
    /// How good it looks.
    pub(super) standing: i32,
    /// A Queen is about to fall.
    pub(super) tense: bool,
    /// It lies beyond the horizon, and only answers to a threat are wanted.
    pub(super) beyond: bool,
    /// It looks better than two plies before.
    pub(super) improving: bool,
}

impl Node {
    /// Whether more is wanted than to know on which side of a score it is.
    #[inline]
    fn is_wide(&self) -> bool {
        self.beta - self.alpha > 1
    }

    /// Whether the action, and with it all that come after, need no look, once there is one that does not lose.
    #[inline]
    pub(super) fn leaves_out(&self, pick: Pick, alpha: i32) -> bool {
        let Pick { index, rating, .. } = pick;
        if self.is_wide() || self.ply == 0 || self.tense || self.depth > 5 || rating >= SPECIAL {
            return false;
        }
        let most = (12 + 2 * self.depth * self.depth) / if self.improving { 1 } else { 2 };
        let hopeless = self.standing + 100 + 90 * self.depth <= alpha && index > 1;
        index as i32 > most || hopeless
    }

    /// By how much less deep an action is looked at that comes late in the list.
    #[inline]
    pub(super) fn reduction(&self, pick: Pick) -> i32 {
        let Pick { index, rating, .. } = pick;
        if self.depth < 2 || index < 2 || rating >= SPECIAL {
            return 0;
        }
        let by = REDUCTION[self.depth.min(31) as usize][index.min(127)];
        let by = by - i32::from(self.is_wide()) - rating / 5_000 + i32::from(!self.improving);
        by.clamp(0, self.depth - 1) / if self.tense { 2 } else { 1 }
    }
}

/// By how much late actions are reduced, by depth and place in the list.
static REDUCTION: [[i32; 128]; 32] = {
    let mut table = [[0; 128]; 32];
    let mut depth = 2;
    while depth < 32 {
        let mut index = 2;
        while index < 128 {
            let (deep, late) = (log2_16(depth as u32), log2_16(index as u32));
            table[depth][index] = ((deep * late / 16 + 10) / 40) as i32;
            index += 1;
        }
        depth += 1;
    }
    table
};

/// Sixteen times the binary logarithm, with straight lines between powers of two.
const fn log2_16(number: u32) -> u32 {
    let log = number.ilog2();
    16 * log + (((number - (1 << log)) * 16) >> log)
}
