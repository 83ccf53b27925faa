//! What has happened in random games.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Mutex;

use skep_rules::{Action, Bug, Position, Tile};

/// How often each kind of event has happened, so that random games can go on until they have seen everything.
#[derive(Debug, Default)]
pub(crate) struct Met(Mutex<BTreeMap<String, u64>>);

impl Met {
    /// Counts an event.
    pub(crate) fn count(&self, what: &str) {
        *self.0.lock().unwrap().entry(what.to_owned()).or_default() += 1;
    }

    /// Counts an action about to be played, and the creature that acts.
    pub(crate) fn note(&self, position: &Position, action: Action) {
        let is_own = |tile: Tile| tile.color() == Some(position.to_move());
        let acts = |tile: Tile| self.count(&act_of(position.face(tile)));
        self.count(match action {
            Action::Place { .. } => "place",
            Action::Move { tile, .. } if !is_own(tile) => "throw",
            Action::Move { tile, to } => {
                acts(tile);
                if position.top(to).is_some() { "climb" } else { "move" }
            }
            Action::Flip { .. } => "flip",
            Action::Sting { .. } => "sting",
            Action::Remove { tile, .. } => {
                acts(tile);
                "remove"
            }
            Action::Swap { tile, .. } => {
                acts(tile);
                "swap"
            }
            Action::Combo => "combo",
            Action::Draw { .. } => "draw",
            Action::Steal { .. } => "steal",
            Action::End => "end",
            Action::Pass => "pass",
        });
    }

    /// The wanted events that have not happened often enough yet.
    pub(crate) fn missing(&self, wanted: &[(String, u64)]) -> Vec<String> {
        let met = self.0.lock().unwrap();
        let count = |what: &str| met.get(what).copied().unwrap_or_default();
        let rare = wanted.iter().filter(|(what, least)| count(what) < *least);
        rare.map(|(what, least)| format!("{what}: {} of {least}", count(what))).collect()
    }
}

impl fmt::Display for Met {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let met = self.0.lock().unwrap();
        let counts: Vec<String> = met.iter().map(|(what, n)| format!("{what} {n}")).collect();
        f.write_str(&counts.join(", "))
    }
}

/// Events and how often each must happen.
pub(crate) fn wanted(events: &[(&str, u64)]) -> Vec<(String, u64)> {
    events.iter().map(|&(what, least)| (what.to_owned(), least)).collect()
}

/// The event that a creature moves, swaps or removes.
pub(crate) fn act_of(bug: Bug) -> String {
    format!("{bug:?} acts")
}
