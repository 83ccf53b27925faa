//! The results of a review, kept in the browser: a reload or another visit does not lose them.

use serde::{Deserialize, Serialize};
use skep_review::{Reviewer, SearchId};
use skep_worker::LineUpdate;

use super::run::value_of;
use super::state::EFFORT;
use crate::storage;
use crate::time;

const PREFIX: &str = "skep.review.";
/// At most this many reviews are kept; those that were stored first go.
const MAX_KEPT: usize = 20;
/// At most this many moves of a line are kept.
const MAX_LINE: usize = 12;

/// How reviews are searched. Results of another method cannot be compared: method 0 took one draw from the bag for all.
const METHOD: u32 = 1;

/// The results of the searches for one line of a game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(super) struct KeptReview {
    /// Identifies the line.
    line: u64,
    /// The effort: results of another one cannot be compared.
    nodes: u64,
    /// How it was searched; see [`METHOD`].
    #[serde(default)]
    method: u32,
    results: Vec<KeptResult>,
    /// When it was stored last, in milliseconds since 1970.
    stored: u64,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct KeptResult {
    search: u32,
    line: LineUpdate,
}

impl KeptReview {
    /// A line without results.
    pub(super) fn new(line: u64) -> KeptReview {
        KeptReview { line, nodes: EFFORT.nodes, method: METHOD, ..KeptReview::default() }
    }

    /// Adds a result, and returns how many there are.
    pub(super) fn push(&mut self, id: SearchId, line: &LineUpdate) -> usize {
        let mut line = line.clone();
        line.moves.truncate(MAX_LINE);
        self.results.push(KeptResult { search: id.number(), line });
        self.results.len()
    }

    /// Gives the results to a review of the line.
    pub(super) fn fill(&self, reviewer: &mut Reviewer) {
        for KeptResult { search, line } in &self.results {
            let id = SearchId::from_number(*search);
            // What cannot be read is searched again.
            reviewer.record_text(id, value_of(line), &line.moves);
        }
    }

    fn read(text: &str, line: u64) -> Option<KeptReview> {
        let kept: KeptReview = serde_json::from_str(text).ok()?;
        let is_same = kept.line == line && kept.nodes == EFFORT.nodes && kept.method == METHOD;
        (is_same && !kept.results.is_empty()).then_some(kept)
    }

    /// The results for a line, if they are kept.
    pub(super) fn load(line: u64) -> Option<KeptReview> {
        KeptReview::read(&storage::read(&key(line))?, line)
    }

    /// Stores the results. Without room for them, a reload loses them.
    pub(super) fn save(&self) {
        if self.results.is_empty() {
            return;
        }
        let stored = KeptReview { stored: time::now(), ..self.clone() };
        let text = serde_json::to_string(&stored).unwrap_or_default();
        let _ = storage::write(&key(self.line), &text);
        remove_oldest();
    }
}

fn key(line: u64) -> String {
    format!("{PREFIX}{line:016x}")
}

/// Removes the reviews that were stored first, if there are too many.
fn remove_oldest() {
    let keys = storage::keys(PREFIX);
    let Some(excess) = keys.len().checked_sub(MAX_KEPT).filter(|&excess| excess > 0) else {
        return;
    };
    let age = |key: &String| {
        let text = storage::read(key).unwrap_or_default();
        serde_json::from_str::<KeptReview>(&text).map_or(0, |kept| kept.stored)
    };
    let mut by_age: Vec<(u64, String)> = keys.into_iter().map(|key| (age(&key), key)).collect();
    by_age.sort();
    by_age.iter().take(excess).for_each(|(_, key)| storage::remove(key));
}

#[cfg(test)]
mod tests {
    use skep_record::GameTree;
    use skep_review::Share;
    use skep_rules::GameType;

    use super::*;

    #[test]
    fn a_review_goes_on_with_what_was_kept() {
        let mut tree = GameTree::new(GameType::BASE);
        tree.play_text("wS1").unwrap();
        tree.play_text("bS1 wS1-").unwrap();
        let reviewer = || Reviewer::new(&tree, tree.main_end(), EFFORT);
        let id = reviewer().next_search(Share::WHOLE).unwrap().id;
        let moves = vec!["bS1 wS1-".to_owned()];
        let mut kept = KeptReview::new(7);
        kept.push(id, &LineUpdate { score: -20, forced: None, draws: 1, moves });
        let text = serde_json::to_string(&kept).unwrap();
        let read = KeptReview::read(&text, 7).unwrap();
        assert_eq!(read, kept);
        let mut resumed = reviewer();
        read.fill(&mut resumed);
        assert_eq!(resumed.review().moves.len(), 1);
        assert_ne!(resumed.next_search(Share::WHOLE).map(|next| next.id), Some(id));
        assert_eq!(KeptReview::read(&text, 8), None, "another line");
        assert_eq!(KeptReview::read("{", 7), None);
        let older = text.replace("\"method\":1,", "");
        assert_ne!(older, text);
        assert_eq!(KeptReview::read(&older, 7), None, "searched in another way");
    }

    #[test]
    fn nonsense_among_the_results_is_searched_again() {
        let mut tree = GameTree::new(GameType::BASE);
        tree.play_text("wS1").unwrap();
        let mut kept = KeptReview::new(7);
        for number in [1, 3, 4_000_000_000] {
            let moves = vec!["bX9 !".to_owned()];
            kept.push(
                SearchId::from_number(number),
                &LineUpdate { score: 0, forced: None, draws: 1, moves },
            );
        }
        let mut reviewer = Reviewer::new(&tree, tree.main_end(), EFFORT);
        kept.fill(&mut reviewer);
        assert!(reviewer.review().moves.is_empty());
    }
}
