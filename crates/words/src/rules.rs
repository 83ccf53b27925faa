//! The texts of the rules page.

use skep_rules::{Bug, Pack};

use crate::creatures::key;
use crate::words::Words;

/// A topic of the rules that is neither a creature nor a pack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// The order in which to learn the games.
    Begin,
    /// How the game is won.
    Goal,
    /// What a player does in a turn.
    Turn,
    /// Where a new tile may go.
    Placing,
    /// When the Queen must be placed.
    Queen,
    /// The hive stays connected.
    OneHive,
    /// Sliding, and gates.
    Freedom,
    /// Tiles on top of others.
    Stacks,
    /// Tiles that have just been moved.
    Resting,
    /// How the game is drawn.
    Draws,
    /// Two-faced tiles.
    Venom,
    /// Turning tiles over.
    Flips,
    /// Venom bugs in the original game.
    Extras,
    /// What the published rules leave open.
    Interpretations,
}

impl Topic {
    /// All topics.
    pub const ALL: [Topic; 14] = [
        Topic::Begin,
        Topic::Goal,
        Topic::Turn,
        Topic::Placing,
        Topic::Queen,
        Topic::OneHive,
        Topic::Freedom,
        Topic::Stacks,
        Topic::Resting,
        Topic::Draws,
        Topic::Venom,
        Topic::Flips,
        Topic::Extras,
        Topic::Interpretations,
    ];

    /// The topics that concern every game, in reading order.
    pub const BASICS: [Topic; 10] = [
        Topic::Begin,
        Topic::Goal,
        Topic::Turn,
        Topic::Placing,
        Topic::Queen,
        Topic::OneHive,
        Topic::Freedom,
        Topic::Stacks,
        Topic::Resting,
        Topic::Draws,
    ];

    /// The topic's part of message keys and addresses: `one-hive`.
    pub const fn key(self) -> &'static str {
        match self {
            Topic::Begin => "begin",
            Topic::Goal => "goal",
            Topic::Turn => "turn",
            Topic::Placing => "placing",
            Topic::Queen => "queen",
            Topic::OneHive => "one-hive",
            Topic::Freedom => "freedom",
            Topic::Stacks => "stacks",
            Topic::Resting => "resting",
            Topic::Draws => "draws",
            Topic::Venom => "venom",
            Topic::Flips => "flips",
            Topic::Extras => "extras",
            Topic::Interpretations => "interpretations",
        }
    }
}

impl Words {
    /// The heading of a topic.
    pub fn topic(&self, topic: Topic) -> String {
        self.text(&format!("rules-topic-{}-title", topic.key()))
    }

    /// The paragraph about a topic.
    pub fn topic_rules(&self, topic: Topic) -> String {
        self.text(&format!("rules-topic-{}", topic.key()))
    }

    /// The paragraph about a creature.
    pub fn bug_rules(&self, bug: Bug) -> String {
        self.text(&format!("rules-{}", key(bug)))
    }

    /// The caption of an example.
    pub fn example(&self, name: &str) -> String {
        self.text(&format!("example-{name}"))
    }

    /// The paragraph about a pack.
    pub fn pack_rules(&self, pack: Pack) -> String {
        self.text(&format!("rules-pack-{}", pack.name().to_lowercase()))
    }
}
