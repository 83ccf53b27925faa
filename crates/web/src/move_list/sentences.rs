//! The moves of the list as sentences, for screen readers and tooltips. Composing the sentences of a long game takes
//! longer than a frame, so they are composed in small batches while nothing else happens.

use std::collections::HashMap;
use std::time::Duration;

use leptos::prelude::*;
use skep_record::{Declared, GameTree, NodeId, TreeStep};
use skep_rules::{Ending, Reason};
use skep_words::Words;

use crate::game_context::GameContext;
use crate::i18n::I18n;
use crate::time;

/// How long a batch may take, in milliseconds. A sentence takes a fraction of that.
const BATCH_TIME: u64 = 4;
/// The pause between two batches, in which frames are painted.
const PAUSE: Duration = Duration::from_millis(40);
/// How long nobody must have stepped through the game before a batch begins, in milliseconds.
const QUIET: u64 = 150;

/// Walks through a copy of a game tree and describes its steps.
#[derive(Clone, Debug)]
struct Narrator {
    tree: GameTree,
    /// Whether choices are still secret.
    secret: bool,
    /// The nodes whose steps are still to be described, the next one last.
    waiting: Vec<NodeId>,
}

impl Narrator {
    /// Describes the steps that lead to these nodes, in this order.
    fn new(tree: &GameTree, mut nodes: Vec<NodeId>) -> Narrator {
        nodes.reverse();
        let secret = tree.game().open_choice().is_some();
        Narrator { tree: tree.clone(), secret, waiting: nodes }
    }

    /// Whether exactly these nodes are still to be described, with the same secrets.
    fn describes(&self, tree: &GameTree, nodes: &[NodeId]) -> bool {
        self.secret == tree.game().open_choice().is_some() && self.waiting.iter().rev().eq(nodes)
    }

    /// The next node and the sentence about the step that leads to it.
    fn next(&mut self, words: &Words) -> Option<(NodeId, String)> {
        let node = self.waiting.pop()?;
        Some((node, self.describe(node, words).unwrap_or_default()))
    }

    fn describe(&mut self, node: NodeId, words: &Words) -> Option<String> {
        let step = self.tree.step(node)?.clone();
        let before = self.tree.parent(node)?;
        self.tree.go_to(before);
        let position = self.tree.position();
        Some(match step {
            TreeStep::Action(action) => words.action(position, action),
            TreeStep::Choice(chosen) => {
                let (choice, player) = self.tree.game().open_choice()?;
                if self.secret {
                    words.choice(choice, player)
                } else {
                    words.chosen(chosen, player)
                }
            }
            TreeStep::Declared(Declared::Time(loser)) => words.win_on_time(!loser),
            TreeStep::Declared(declared) => {
                let reason = match declared {
                    Declared::Agreement => Reason::Agreement,
                    Declared::Resignation(_) | Declared::Time(_) => Reason::Resignation,
                };
                words.ending(position, Ending { outcome: declared.outcome(), reason })
            }
        })
    }
}

/// The sentence about one entry of the list.
#[derive(Clone, Debug)]
struct Known {
    /// The entry's notation when the sentence was asked for: a secret choice is written in another way later.
    text: String,
    sentence: ArcRwSignal<Option<String>>,
}

/// The sentences about the entries of the move list. Cheap to copy.
#[derive(Clone, Copy)]
pub(super) struct MoveSentences {
    context: GameContext,
    i18n: I18n,
    known: StoredValue<HashMap<NodeId, Known>>,
    narrator: StoredValue<Option<Narrator>>,
    /// Whether a batch is due.
    scheduled: StoredValue<bool>,
    /// The time before which no batch begins, so that stepping with a held key stays smooth.
    not_before: StoredValue<u64>,
}

impl MoveSentences {
    /// No sentences yet. They are forgotten when another game is shown or the language changes.
    pub(super) fn new(context: GameContext, i18n: I18n) -> MoveSentences {
        let sentences = MoveSentences {
            context,
            i18n,
            known: StoredValue::default(),
            narrator: StoredValue::new(None),
            scheduled: StoredValue::new(false),
            not_before: StoredValue::new(0),
        };
        Effect::new(move |shown: Option<()>| {
            context.id();
            i18n.words();
            if shown.is_some() {
                sentences.forget();
            }
        });
        sentences
    }

    /// The sentence about an entry; `None` until it has been composed.
    pub(super) fn of(self, node: NodeId, text: &str) -> ArcRwSignal<Option<String>> {
        let known = self.known.try_update_value(|known| {
            let new = || Known { text: text.to_owned(), sentence: ArcRwSignal::new(None) };
            known.entry(node).or_insert_with(new).sentence.clone()
        });
        known.unwrap_or_else(|| ArcRwSignal::new(None))
    }

    /// Composes what is missing of these entries, a little later. It is called after every step.
    pub(super) fn compose<'a>(self, entries: impl Iterator<Item = (NodeId, &'a str)>) {
        self.not_before.set_value(time::now() + QUIET);
        let missing = self.known.try_update_value(|known| {
            let is_missing = |&(node, text): &(NodeId, &str)| match known.get_mut(&node) {
                Some(it) if it.text == text => it.sentence.read_untracked().is_none(),
                Some(it) => {
                    text.clone_into(&mut it.text);
                    it.sentence.set(None);
                    true
                }
                None => {
                    let sentence = ArcRwSignal::new(None);
                    known.insert(node, Known { text: text.to_owned(), sentence });
                    true
                }
            };
            entries.filter(is_missing).map(|(node, _)| node).collect::<Vec<NodeId>>()
        });
        let Some(missing) = missing.filter(|missing| !missing.is_empty()) else { return };
        let session = self.context.session();
        let session = session.read_untracked();
        // A step through the game changes nothing: copying the tree anew would take time.
        let goes_on = self.narrator.with_value(|narrator| {
            narrator.as_ref().is_some_and(|it| it.describes(session.tree(), &missing))
        });
        if !goes_on {
            self.narrator.set_value(Some(Narrator::new(session.tree(), missing)));
        }
        self.schedule();
    }

    fn forget(self) {
        let nodes = self.known.with_value(|known| {
            known.values().for_each(|it| it.sentence.set(None));
            known.keys().copied().collect::<Vec<NodeId>>()
        });
        let session = self.context.session();
        let session = session.read_untracked();
        let listed = session.tree().rows().map(|row| row.node).filter(|node| nodes.contains(node));
        let narrator = Narrator::new(session.tree(), listed.collect());
        self.narrator.set_value(Some(narrator));
        self.schedule();
    }

    fn schedule(self) {
        if !self.scheduled.get_value() {
            self.scheduled.set_value(true);
            set_timeout(move || self.run_batch(), PAUSE);
        }
    }

    /// Composes sentences for a few milliseconds. The list may have been left meanwhile.
    fn run_batch(self) {
        if self.scheduled.try_get_value().is_none() {
            return;
        }
        self.scheduled.set_value(false);
        let begin = time::now();
        if begin < self.not_before.get_value() {
            return self.schedule();
        }
        let words = self.i18n.words_untracked();
        loop {
            let next = self
                .narrator
                .try_update_value(|narrator| narrator.as_mut()?.next(&words))
                .flatten();
            let Some((node, sentence)) = next else {
                return self.narrator.set_value(None);
            };
            let signal =
                self.known.with_value(|known| known.get(&node).map(|it| it.sentence.clone()));
            if let Some(signal) = signal {
                signal.set(Some(sentence));
            }
            if time::now().saturating_sub(begin) >= BATCH_TIME {
                return self.schedule();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use skep_rules::{Color, GameType};
    use skep_words::Language;

    use super::*;

    /// All sentences of a tree, in the order of the list.
    fn sentences(tree: &GameTree) -> Vec<String> {
        let words = Words::new(Language::English);
        let mut narrator = Narrator::new(tree, tree.rows().map(|row| row.node).collect());
        std::iter::from_fn(|| narrator.next(&words)).map(|(_, sentence)| sentence).collect()
    }

    #[test]
    fn every_move_is_described_in_the_position_before_it() {
        let mut tree = GameTree::new(GameType::BASE);
        for text in ["wS1", "bS1 wS1-", "wQ -wS1"] {
            tree.play_text(text).unwrap();
        }
        tree.back();
        tree.back();
        tree.play_text("bA1 wS1-").unwrap();
        tree.declare(Declared::Resignation(Color::White)).unwrap();
        let expected = [
            "White places Spider 1 as the first tile.",
            "Black places Spider 1 to the right of white Spider 1.",
            "Black places Ant 1 to the right of white Spider 1.",
            "Black wins: the opponent has resigned.",
            "White places the Queen Bee to the left of white Spider 1.",
        ];
        assert_eq!(sentences(&tree), expected);
    }

    #[test]
    fn the_narrator_goes_on_unless_something_new_was_played() {
        let mut tree = GameTree::new(GameType::BASE);
        let first = tree.play_text("wS1").unwrap();
        let second = tree.play_text("bS1 wS1-").unwrap();
        let mut narrator = Narrator::new(&tree, vec![first, second]);
        narrator.next(&Words::new(Language::English)).unwrap();
        tree.back();
        assert!(narrator.describes(&tree, &[second]));
        let third = tree.play_text("bA1 wS1-").unwrap();
        assert!(!narrator.describes(&tree, &[second, third]));
    }

    #[test]
    fn the_narrator_leaves_the_cursor_of_the_game_alone() {
        let mut tree = GameTree::new(GameType::BASE);
        tree.play_text("wS1").unwrap();
        let end = tree.play_text("bS1 wS1-").unwrap();
        sentences(&tree);
        assert_eq!(tree.current(), end);
    }

    #[test]
    fn a_secret_choice_is_described_without_its_tiles() {
        let mut tree = GameTree::new("Base+Swarm".parse().unwrap());
        tree.play_text("pick wA1 wA2 wA3").unwrap();
        assert_eq!(
            sentences(&tree),
            ["White picks three tiles, which go with the Queen Bee as the first hand."]
        );
        tree.play_text("pick bA1 bB1 bS1").unwrap();
        assert_eq!(
            sentences(&tree),
            ["White picks Ant 1, Ant 2, Ant 3.", "Black picks Spider 1, Beetle 1, Ant 1."]
        );
    }
}
