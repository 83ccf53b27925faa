//! The move list in blocks. The browser lays out and paints only those in sight, and a large change reaches the page block by
//! block, with frames in between.

use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use leptos::prelude::*;
use skep_record::NodeId;
use skep_rules::Color;

use super::entries::{MoveListEntry, Part};

/// A block with at least this many entries may end.
const LEAST: usize = 16;
/// A block with at least this many entries ends as soon as it can.
const MOST: usize = 48;
/// How many entries may appear and disappear at once: together they take a fraction of a frame.
const AT_ONCE: usize = 100;

/// Divides the parts into blocks. Each begins where a row of the list does.
///
/// Where a block ends depends on what follows, not only on how much came before: a move more at the beginning of a long list
/// changes a few blocks, not all that follow.
fn divided(parts: &[Part]) -> Vec<&[Part]> {
    let mut blocks = Vec::new();
    let (mut start, mut entries) = (0, 0);
    for (index, part) in parts.iter().enumerate() {
        let can_begin = begins_row(part) && (entries >= MOST || entries >= LEAST && is_mark(part));
        if can_begin {
            blocks.push(&parts[start..index]);
            (start, entries) = (index, 0);
        }
        entries += part.entries().len();
    }
    blocks.push(&parts[start..]);
    blocks.retain(|block| !block.is_empty());
    blocks
}

/// Whether the part is the first in its row: Black's move stands beside White's.
fn begins_row(part: &Part) -> bool {
    match part {
        Part::Move(entry) => entry.player == Some(Color::White) && entry.number.is_some(),
        Part::Line(..) => true,
    }
}

/// Whether a block may begin with this part: one in four, by a multiplicative hash of its first node.
fn is_mark(part: &Part) -> bool {
    let node = first_of(part).map_or(0, |entry| entry.node.index()) as u32;
    node.wrapping_mul(0x9E37_79B9) >> 30 == 0
}

fn first_of(part: &Part) -> Option<&MoveListEntry> {
    part.entries().first()
}

fn count(parts: &[Part]) -> usize {
    parts.iter().map(|part| part.entries().len()).sum()
}

/// A block of the list on the page.
#[derive(Clone)]
pub(super) struct Block {
    /// What tells it from all other blocks: after a change, another one may begin with the same entry.
    pub(super) number: u32,
    /// The node of its first entry, by which it is found again.
    first: NodeId,
    /// What it shows now.
    pub(super) parts: ArcRwSignal<Vec<Part>>,
    /// Whether it does not belong to the list any more, and waits to be removed.
    pub(super) is_leaving: ArcRwSignal<bool>,
}

impl PartialEq for Block {
    fn eq(&self, other: &Block) -> bool {
        self.number == other.number
    }
}

impl Block {
    fn new(first: NodeId) -> Block {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        Block { number, first, parts: ArcRwSignal::default(), is_leaving: ArcRwSignal::default() }
    }
}

/// What a block is going to show.
struct Change {
    block: Block,
    parts: Vec<Part>,
}

impl Change {
    /// How many entries appear and disappear.
    fn size(&self) -> usize {
        count(&self.block.parts.read_untracked()) + count(&self.parts)
    }

    fn has(&self, node: NodeId) -> bool {
        self.parts.iter().flat_map(Part::entries).any(|entry| entry.node == node)
    }
}

/// The blocks that show these parts, among those that leave, and what changes in them. Blocks that were there before stay,
/// unless they would have to change places: moving many entries takes as long as a frame.
fn planned(before: &[Block], parts: &[Part]) -> (Vec<Block>, Vec<Change>) {
    let (mut blocks, mut changes) = (Vec::new(), Vec::new());
    let mut free = 0;
    for parts in divided(parts) {
        let Some(first) = parts.first().and_then(first_of) else { continue };
        let known = before[free..].iter().position(|block| block.first == first.node);
        let block = match known {
            Some(index) => {
                free += index + 1;
                before[free - 1].clone()
            }
            None => Block::new(first.node),
        };
        if block.is_leaving.get_untracked() {
            block.is_leaving.set(false);
        }
        if *block.parts.read_untracked() != parts {
            changes.push(Change { block: block.clone(), parts: parts.to_vec() });
        }
        blocks.push(block);
    }
    for (index, block) in before.iter().enumerate() {
        if !blocks.contains(block) {
            if !block.is_leaving.get_untracked() {
                block.is_leaving.set(true);
            }
            // It keeps its place too.
            let place = |left: &Block| blocks.iter().position(|block| block == left);
            let left = index.checked_sub(1).and_then(|left| place(&before[left]));
            blocks.insert(left.map_or(0, |left| left + 1), block.clone());
            changes.push(Change { block: block.clone(), parts: Vec::new() });
        }
    }
    (blocks, changes)
}

/// The blocks of the list on the page. Cheap to copy.
#[derive(Clone, Copy)]
pub(super) struct Blocks {
    shown: RwSignal<Vec<Block>>,
    /// What has not reached the page yet, the next change last.
    waiting: StoredValue<Vec<Change>>,
    is_scheduled: StoredValue<bool>,
    is_complete: RwSignal<bool>,
}

impl Default for Blocks {
    fn default() -> Blocks {
        Blocks {
            shown: RwSignal::default(),
            waiting: StoredValue::default(),
            is_scheduled: StoredValue::default(),
            is_complete: RwSignal::new(true),
        }
    }
}

impl Blocks {
    /// The blocks on the page.
    pub(super) fn get(self) -> Vec<Block> {
        self.shown.get()
    }

    /// Notifies the caller when a large change begins, and when all of it has reached the page.
    pub(super) fn track_complete(self) {
        self.is_complete.track();
    }

    /// Shows these parts instead of those shown before: a small change at once, a large one little by little, beginning with
    /// the block of the current node.
    pub(super) fn show(self, parts: &[Part], current: NodeId) {
        let (blocks, mut changes) = planned(&self.shown.read_untracked(), parts);
        if let Some(here) = changes.iter().position(|change| change.has(current)) {
            changes.rotate_left(here);
        }
        changes.reverse();
        let size = changes.iter().map(Change::size).sum::<usize>();
        self.waiting.set_value(changes);
        self.shown.set(blocks);
        // Timers of a page that is not seen come seldom.
        let at_once = if document().hidden() { size } else { AT_ONCE };
        if size > at_once && self.is_complete.get_untracked() {
            self.is_complete.set(false);
        }
        self.go_on(at_once);
    }

    /// Shows waiting changes of about as many entries, and the others a little later.
    fn go_on(self, entries: usize) {
        let mut done = 0;
        while let Some(change) = self.waiting.try_update_value(Vec::pop).flatten() {
            done += change.size();
            change.block.parts.set(change.parts);
            if done >= entries && self.waiting.with_value(|waiting| !waiting.is_empty()) {
                return self.schedule();
            }
        }
        if self.shown.read_untracked().iter().any(|block| block.is_leaving.get_untracked()) {
            self.shown.update(|shown| shown.retain(|block| !block.is_leaving.get_untracked()));
        }
        if !self.is_complete.get_untracked() {
            self.is_complete.set(true);
        }
    }

    fn schedule(self) {
        if self.is_scheduled.get_value() {
            return;
        }
        self.is_scheduled.set_value(true);
        let run = move || {
            // The list may have been left.
            if self.is_scheduled.try_get_value().is_some() {
                self.is_scheduled.set_value(false);
                self.go_on(AT_ONCE);
            }
        };
        set_timeout(run, Duration::ZERO);
    }
}

#[cfg(test)]
mod tests {
    use skep_record::GameTree;
    use skep_rules::GameType;

    use super::super::entries::{entries, parts};
    use super::*;

    /// A game of 120 random actions with a variation of three actions in place of every third one.
    fn tree() -> GameTree {
        let mut tree = GameTree::new(GameType::BASE);
        let play = |tree: &mut GameTree, number: usize| {
            let actions = tree.position().actions();
            tree.play(actions[number * 7 % actions.len()]).unwrap()
        };
        for number in 0..120 {
            let before = tree.current();
            let node = play(&mut tree, number);
            if number % 3 == 1 {
                tree.go_to(before);
                for other in 1..4 {
                    play(&mut tree, number + other);
                }
                tree.go_to(node);
            }
        }
        tree
    }

    fn shown(blocks: &[Block]) -> Vec<Part> {
        let staying = blocks.iter().filter(|block| !block.is_leaving.get_untracked());
        staying.flat_map(|block| block.parts.get_untracked()).collect()
    }

    /// The blocks that show a tree after others.
    fn follow(before: &[Block], tree: &GameTree) -> (Vec<Block>, Vec<Change>) {
        planned(before, &parts(entries(tree)))
    }

    fn make(changes: Vec<Change>) {
        changes.into_iter().for_each(|change| change.block.parts.set(change.parts));
    }

    #[test]
    fn blocks_begin_with_a_row_and_have_all_parts() {
        let parts = parts(entries(&tree()));
        let blocks = divided(&parts);
        assert!(blocks.len() > 3, "{}", blocks.len());
        assert_eq!(blocks.concat(), parts);
        assert!(blocks.iter().all(|block| begins_row(&block[0])));
        assert!(blocks.iter().all(|block| count(block) <= MOST + 4));
        assert!(divided(&[]).is_empty());
    }

    #[test]
    fn a_move_more_changes_few_blocks() {
        let mut tree = tree();
        let (blocks, changes) = follow(&[], &tree);
        assert_eq!(changes.len(), blocks.len());
        make(changes);
        assert!(follow(&blocks, &tree).1.is_empty());
        let nodes = tree.len();
        tree.to_start();
        let actions = tree.position().actions();
        let is_new = actions.into_iter().any(|action| {
            tree.to_start();
            tree.play(action).is_ok() && tree.len() > nodes
        });
        assert!(is_new);
        let (after, changes) = follow(&blocks, &tree);
        assert!(changes.len() <= 3, "{} of {}", changes.len(), after.len());
        make(changes);
        assert_eq!(shown(&after), parts(entries(&tree)));
    }

    #[test]
    fn blocks_that_stay_keep_their_order() {
        let mut tree = tree();
        let (blocks, changes) = follow(&[], &tree);
        make(changes);
        let rows: Vec<NodeId> = tree.rows().map(|row| row.node).collect();
        for node in rows.into_iter().step_by(40) {
            tree.promote(node);
            let (after, _) = follow(&blocks, &tree);
            let kept: Vec<&Block> = after.iter().filter(|block| blocks.contains(block)).collect();
            // All are still there, in the order in which they were.
            assert!(kept.into_iter().eq(&blocks));
            // What follows begins with these blocks again.
            blocks.iter().for_each(|block| block.is_leaving.set(false));
        }
    }

    #[test]
    fn a_promoted_variation_is_shown_whatever_was_shown_before() {
        let mut tree = tree();
        let (blocks, changes) = follow(&[], &tree);
        make(changes);
        let rows: Vec<NodeId> = tree.rows().map(|row| row.node).collect();
        let in_variation = rows.into_iter().find(|&node| !tree.is_main(node)).unwrap();
        tree.promote(in_variation);
        let (between, mut changes) = follow(&blocks, &tree);
        // Another change comes before all of the first is on the page.
        changes.truncate(2);
        make(changes);
        tree.delete(in_variation);
        let (after, changes) = follow(&between, &tree);
        make(changes);
        assert_eq!(shown(&after), parts(entries(&tree)));
        let leaving = after.iter().filter(|block| block.is_leaving.get_untracked());
        assert!(leaving.clone().count() > 0);
        assert!(leaving.clone().all(|block| block.parts.read_untracked().is_empty()));
    }
}
