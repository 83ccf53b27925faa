//! How much time the players have.

use std::ops::RangeInclusive;

use leptos::ev;
use leptos::prelude::*;
use skep_record::TimeControl;
use web_sys::HtmlInputElement;

use crate::parts::Switch;
use crate::proposal::Proposal;
use crate::voice::Voice;

const MINUTE: u64 = 60_000;
const SECOND: u64 = 1_000;
/// What a clock shows when it is taken out: ten minutes and five seconds a turn.
const USUAL: TimeControl = TimeControl::Increment { time: 10 * MINUTE, increment: 5 * SECOND };

/// How many minutes a player can have.
const MINUTES: RangeInclusive<u64> = 1..=180;
/// How many seconds can be added for every turn.
const SECONDS: RangeInclusive<u64> = 0..=60;

/// The time control with this many minutes, and seconds added for every turn.
fn control(minutes: u64, seconds: u64) -> TimeControl {
    let time = minutes * MINUTE;
    match seconds {
        0 => TimeControl::SuddenDeath { time },
        seconds => TimeControl::Increment { time, increment: seconds * SECOND },
    }
}

/// How much time the players have, if there is a clock.
#[component]
pub(super) fn Time(proposal: RwSignal<Proposal>) -> impl IntoView {
    let voice = Voice::here();
    let now = move || proposal.read().control;
    let set = move |control| proposal.update(|proposal| proposal.control = control);
    let minutes = move || now().time().unwrap_or_default() / MINUTE;
    let seconds = move || now().increment() / SECOND;
    view! {
        <Switch
            label=Signal::derive(voice.says("setup-clock"))
            about=Signal::derive(voice.says("setup-clock-about"))
            testid="clock"
            on=Signal::derive(move || now().time().is_some())
            turn=move |on| set(if on { USUAL } else { TimeControl::Unlimited })
        />
        <Show when=move || now().time().is_some()>
            <div class="times">
                <NumberField
                    key="setup-minutes"
                    testid="minutes"
                    range=MINUTES
                    number=Signal::derive(minutes)
                    set=move |minutes| set(control(minutes, seconds()))
                />
                <NumberField
                    key="setup-increment"
                    testid="increment"
                    range=SECONDS
                    number=Signal::derive(seconds)
                    set=move |seconds| set(control(minutes(), seconds))
                />
            </div>
        </Show>
    }
}

/// A number that a person writes. What is out of range, or no number, is set right.
#[component]
fn NumberField(
    /// The key of what it is called.
    key: &'static str,
    /// How tests find it.
    testid: &'static str,
    /// The least and the greatest.
    range: RangeInclusive<u64>,
    /// The number now.
    number: Signal<u64>,
    /// Called with what a person has written.
    #[prop(into)]
    set: Callback<u64>,
) -> impl IntoView {
    let voice = Voice::here();
    let (least, greatest) = (*range.start(), *range.end());
    let change = move |event: ev::Targeted<ev::Event, HtmlInputElement>| {
        let field = event.target();
        if let Ok(written) = field.value().parse::<u64>() {
            set.run(written.clamp(least, greatest));
        }
        // The number may be the one that it was, though something else is written there.
        field.set_value(&number.get_untracked().to_string());
    };
    view! {
        <label>
            <span>{voice.says(key)}</span>
            <input
                type="number"
                min=least
                max=greatest
                data-testid=testid
                prop:value=move || number.get().to_string()
                on:change:target=change
            />
        </label>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_seconds_for_every_turn_the_time_is_all_there_is() {
        assert_eq!(control(1, 0), TimeControl::SuddenDeath { time: MINUTE });
        let increment = TimeControl::Increment { time: 180 * MINUTE, increment: 60 * SECOND };
        assert_eq!(control(180, 60), increment);
    }
}
