//! What keys do in the graph of win chances.

/// The values of the graph among which keys move.
#[derive(Clone, Copy, Debug)]
pub(super) struct GraphRange<'a> {
    /// The first and the last known value.
    pub(super) first: usize,
    pub(super) last: usize,
    /// The values after moves that were judged, in ascending order.
    pub(super) judged: &'a [usize],
}

impl GraphRange<'_> {
    /// The value to which a key leads from another one: to the next or the one before, to the ends, or with Page Up and
    /// Page Down to the next move that was judged.
    pub(super) fn at_key(self, key: &str, from: usize) -> Option<usize> {
        let to = match key {
            "ArrowLeft" | "ArrowDown" => from.saturating_sub(1),
            "ArrowRight" | "ArrowUp" => from + 1,
            "Home" => self.first,
            "End" => self.last,
            "PageUp" => *self.judged.iter().find(|&&judged| judged > from)?,
            "PageDown" => *self.judged.iter().rfind(|&&judged| judged < from)?,
            _ => return None,
        };
        Some(to.clamp(self.first, self.last))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_move_within_the_known_values() {
        let range = GraphRange { first: 2, last: 9, judged: &[4, 7] };
        let at = |key, from| range.at_key(key, from);
        assert_eq!((at("ArrowRight", 3), at("ArrowLeft", 3)), (Some(4), Some(2)));
        assert_eq!((at("ArrowRight", 9), at("ArrowLeft", 2)), (Some(9), Some(2)));
        assert_eq!((at("Home", 5), at("End", 5)), (Some(2), Some(9)));
        assert_eq!((at("PageUp", 4), at("PageUp", 7)), (Some(7), None));
        assert_eq!((at("PageDown", 7), at("PageDown", 4)), (Some(4), None));
        assert_eq!(at("Enter", 5), None);
    }
}
