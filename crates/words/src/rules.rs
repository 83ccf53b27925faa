//! The texts of the page of rules.

use skep_rules::{Bug, Pack};

use crate::creatures::key;
use crate::words::Words;

/// What everybody needs to know, in the order in which it is told. The texts have the keys `rules-topic-goal` and
/// `rules-topic-goal-title`.
pub const TOPICS: [&str; 9] =
    ["goal", "turn", "placing", "queen", "one-hive", "freedom", "stacks", "resting", "draws"];

impl Words {
    /// What a creature can do, in a paragraph.
    pub fn bug_rules(&self, bug: Bug) -> String {
        self.text(&format!("rules-{}", key(bug)))
    }

    /// What there is to see and to try in an example of the rules.
    pub fn example(&self, name: &str) -> String {
        self.text(&format!("example-{name}"))
    }

    /// What a pack changes, in a paragraph.
    pub fn pack_rules(&self, pack: Pack) -> String {
        self.text(&format!("rules-pack-{}", pack.name().to_lowercase()))
    }
}
