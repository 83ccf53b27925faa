//! Signs behind moves, such as `??`, that another part of the page provides.

use std::collections::HashMap;

use leptos::prelude::*;
use skep_record::NodeId;

/// A sign behind a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct MoveMark {
    /// The sign: `?!`, `?`, `??` or another short text.
    pub(crate) sign: &'static str,
    /// A CSS class for its colour.
    pub(crate) class: &'static str,
    /// The sign in words, as a sentence.
    pub(crate) label: String,
}

/// The sign behind one move, as a signal of its own: a review that finds something out changes few of them.
type Sign = ArcRwSignal<Option<MoveMark>>;

/// The signs of the list, by node: a context that a page may provide. Cheap to copy.
#[derive(Clone, Copy)]
pub(crate) struct MoveMarks(StoredValue<HashMap<NodeId, Sign>>);

impl MoveMarks {
    /// Creates the signs, none yet, and provides them to the views below.
    pub(crate) fn provide() -> MoveMarks {
        let marks = MoveMarks(StoredValue::default());
        provide_context(marks);
        marks
    }

    /// Replaces all signs.
    pub(crate) fn set(self, mut marks: HashMap<NodeId, MoveMark>) {
        let changed = self.0.try_update_value(|known| {
            for &node in marks.keys() {
                known.entry(node).or_default();
            }
            let new = known.iter().map(|(node, sign)| (sign.clone(), marks.remove(node)));
            new.filter(|(sign, new)| *sign.read_untracked() != *new).collect::<Vec<_>>()
        });
        for (sign, new) in changed.unwrap_or_default() {
            sign.set(new);
        }
    }

    /// The sign behind a move.
    pub(super) fn of(self, node: NodeId) -> Option<MoveMark> {
        let sign = self.0.try_update_value(|known| known.entry(node).or_default().clone());
        sign.and_then(|sign| sign.get())
    }
}

#[cfg(test)]
mod tests {
    use leptos::reactive::owner::Owner;
    use skep_record::GameTree;
    use skep_rules::GameType;

    use super::*;

    #[test]
    fn only_signs_that_differ_change() {
        let owner = Owner::new();
        owner.set();
        let mut tree = GameTree::new(GameType::BASE);
        let nodes = ["wS1", "bS1 wS1-", "wQ -wS1"].map(|text| tree.play_text(text).unwrap());
        let mark = |sign| MoveMark { sign, class: "mistake", label: String::new() };
        let marks = MoveMarks::provide();
        let seen = nodes.map(|node| {
            Memo::new(move |count: Option<&(u32, _)>| {
                (count.map_or(0, |count| count.0 + 1), marks.of(node).map(|mark| mark.sign))
            })
        });
        let seen = || seen.map(|it| it.get_untracked());
        assert_eq!(seen(), [(0, None); 3]);
        marks.set([(nodes[0], mark("?")), (nodes[1], mark("??"))].into());
        assert_eq!(seen(), [(1, Some("?")), (1, Some("??")), (0, None)]);
        marks.set([(nodes[0], mark("?")), (nodes[2], mark("?!"))].into());
        assert_eq!(seen(), [(1, Some("?")), (2, None), (1, Some("?!"))]);
        marks.set(HashMap::new());
        assert_eq!(seen(), [(2, None), (2, None), (2, None)]);
    }
}
