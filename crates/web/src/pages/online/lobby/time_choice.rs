//! The choice of a time.

use leptos::prelude::*;
use skep_club::Pace;

use super::proposal::{PACES, Proposal};
use crate::components::SegmentedControl;
use crate::i18n::I18n;
use crate::pages::online::texts::pace_text;

/// The choice of a time: the usual ones, and another from an earlier visit.
#[component]
pub(super) fn TimeChoice(proposal: RwSignal<Proposal>) -> impl IntoView {
    let i18n = I18n::from_context();
    let stored = proposal.read_untracked().pace;
    let mut paces = PACES.to_vec();
    if !paces.contains(&stored) {
        paces.push(stored);
    }
    let choice = |pace| {
        let text = Signal::derive(move || pace_text(&i18n.words(), pace));
        (pace, word(pace), text)
    };
    let choices: Vec<_> = paces.into_iter().map(choice).collect();
    view! {
        <SegmentedControl
            label=Signal::derive(i18n.live_text("online-time"))
            name="pace"
            choices
            chosen=Signal::derive(move || proposal.read().pace)
            choose=move |pace| proposal.update(|proposal| proposal.pace = pace)
        />
    }
}

/// The time in test ids: `300-3`, `3d`, `none`.
fn word(pace: Pace) -> String {
    match pace {
        Pace::Unlimited => "none".to_owned(),
        pace => pace.to_string().replace('+', "-"),
    }
}
