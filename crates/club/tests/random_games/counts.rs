//! What has happened in the random games: a test that reaches only half of the rules proves half.

use std::collections::BTreeMap;

use skep_club::{GameEvent, Refusal};

#[derive(Debug, Default)]
pub(crate) struct Counts {
    events: BTreeMap<String, u32>,
    causes: BTreeMap<String, u32>,
    refusals: BTreeMap<String, u32>,
    pub(crate) already_done: u32,
    pub(crate) written_differently: u32,
}

impl Counts {
    pub(crate) fn event(&mut self, event: &GameEvent) {
        *self.events.entry(kind(event)).or_default() += 1;
        if let GameEvent::Ended { cause, .. } = event {
            *self.causes.entry(format!("{cause:?}")).or_default() += 1;
        }
    }

    pub(crate) fn refusal(&mut self, refusal: &Refusal) {
        *self.refusals.entry(kind(refusal)).or_default() += 1;
    }

    pub(crate) fn assert_everything_has_happened(&self) {
        // All variants of `GameEvent` but `Created`, of `EndCause`, and of `Refusal` but `BadTerms`, which only creating meets.
        let events = "acted chose declined drew ended interrupted joined offered picked rematched \
                      revealed took-back withdrawn";
        assert_eq!(names(&self.events), events, "{self:#?}");
        let causes = "Aborted Absence Agreement Removed Repetition Resignation Surrounded Time";
        assert_eq!(names(&self.causes), causes, "{self:#?}");
        let refusals = "already-offered cannot-take-back choose-first draw-first has-begun \
                        has-ended illegal needs-account no-such-offer not-a-player not-begun \
                        not-ended not-invited not-your-turn not-yours-to-withdraw \
                        nothing-to-choose nothing-to-draw nothing-to-take-back \
                        offered-too-often opponent-present out-of-time outdated own-game \
                        place-drawn server-draws too-early-to-claim too-late-to-abort too-long \
                        withdrawn";
        assert_eq!(names(&self.refusals), refusals, "{self:#?}");
        assert!(self.already_done > 1_000 && self.written_differently > 100, "{self:#?}");
    }
}

fn names(counts: &BTreeMap<String, u32>) -> String {
    counts.keys().map(String::as_str).collect::<Vec<_>>().join(" ")
}

/// The name of a variant, as it is in JSON.
fn kind(value: &impl serde::Serialize) -> String {
    let json = serde_json::to_value(value).unwrap();
    let tag = ["event", "refusal"].into_iter().find_map(|tag| json.get(tag)?.as_str());
    tag.unwrap_or_default().to_owned()
}
