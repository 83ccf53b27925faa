//! Late actions of a node: late-move pruning, futility pruning and late-move reductions.

use crate::search::node::Node;
use crate::search::ordering::picker::Pick;
use crate::search::params::{
    FUTILITY_BASE, FUTILITY_MARGIN, FUTILITY_MIN_INDEX, LMP_BASE, LMP_MAX_DEPTH,
    LMP_NOT_IMPROVING_DIVISOR, LMP_PER_DEPTH_SQUARED, LMR_CRITICAL_DIVISOR, LMR_DEPTHS,
    LMR_DIVISOR, LMR_INDICES, LMR_MIN_DEPTH, LMR_MIN_INDEX, LMR_OFFSET, LMR_ORDERING_DIVISOR,
    NEVER_REDUCED,
};

impl Node {
    /// Whether late actions of this node may be skipped, from this one on.
    #[inline]
    pub(super) fn may_skip(&self, pick: Pick) -> bool {
        !self.is_pv()
            && !self.is_root()
            && !self.is_critical
            && self.depth <= LMP_MAX_DEPTH
            && pick.score < NEVER_REDUCED
    }

    /// Late-move pruning: an action late in the order is hardly ever the best.
    #[inline]
    pub(super) fn late_move_pruning(&self, pick: Pick) -> bool {
        let most = LMP_BASE + LMP_PER_DEPTH_SQUARED * self.depth * self.depth;
        let divisor = if self.is_improving { 1 } else { LMP_NOT_IMPROVING_DIVISOR };
        pick.index as i32 > most / divisor
    }

    /// Futility pruning: the static evaluation is so far below alpha that a quiet action will not raise it.
    #[inline]
    pub(super) fn futility_pruning(&self, pick: Pick, alpha: i32) -> bool {
        let margin = FUTILITY_BASE + FUTILITY_MARGIN * self.depth;
        self.static_eval + margin <= alpha && pick.index >= FUTILITY_MIN_INDEX
    }

    /// Late-move reduction: the number of plies by which the first search of an action is reduced.
    #[inline]
    pub(super) fn late_move_reduction(&self, pick: Pick) -> i32 {
        let Pick { index, score, .. } = pick;
        if self.depth < LMR_MIN_DEPTH || index < LMR_MIN_INDEX || score >= NEVER_REDUCED {
            return 0;
        }
        let depth = (self.depth as usize).min(LMR_DEPTHS - 1);
        let base = REDUCTIONS[depth][index.min(LMR_INDICES - 1)];
        let reduction = base - i32::from(self.is_pv()) - score / LMR_ORDERING_DIVISOR
            + i32::from(!self.is_improving);
        let divisor = if self.is_critical { LMR_CRITICAL_DIVISOR } else { 1 };
        reduction.clamp(0, self.depth - 1) / divisor
    }
}

/// Late-move reductions by depth and index, in plies: proportional to both logarithms.
static REDUCTIONS: [[i32; LMR_INDICES]; LMR_DEPTHS] = {
    let mut table = [[0; LMR_INDICES]; LMR_DEPTHS];
    let mut depth = LMR_MIN_DEPTH as usize;
    while depth < LMR_DEPTHS {
        let mut index = LMR_MIN_INDEX;
        while index < LMR_INDICES {
            let product = log2_16(depth as u32) * log2_16(index as u32) / 16;
            table[depth][index] = ((product + LMR_OFFSET) / LMR_DIVISOR) as i32;
            index += 1;
        }
        depth += 1;
    }
    table
};

/// Sixteen times the binary logarithm, linear between powers of two.
const fn log2_16(number: u32) -> u32 {
    let log = number.ilog2();
    16 * log + (((number - (1 << log)) * 16) >> log)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reductions_grow_with_depth_and_index() {
        for depth in 3..LMR_DEPTHS {
            for index in 3..LMR_INDICES {
                assert!(REDUCTIONS[depth][index] >= REDUCTIONS[depth - 1][index]);
                assert!(REDUCTIONS[depth][index] >= REDUCTIONS[depth][index - 1]);
            }
        }
        assert_eq!(REDUCTIONS[2][2], 0);
        assert!(REDUCTIONS[LMR_DEPTHS - 1][LMR_INDICES - 1] > REDUCTIONS[8][16]);
        assert_eq!((log2_16(1), log2_16(8), log2_16(12)), (0, 48, 56));
    }
}
