//! How much time the players have.

use leptos::prelude::*;
use skep_record::TimeControl;

use crate::parts::Switch;
use crate::proposal::Proposal;
use crate::voice::Voice;

const MINUTE: u64 = 60_000;
const SECOND: u64 = 1_000;
/// What a clock shows when it is taken out: ten minutes and five seconds a turn.
const USUAL: TimeControl = TimeControl::Increment { time: 10 * MINUTE, increment: 5 * SECOND };

/// The control with so many minutes, and seconds for every turn.
fn control(minutes: u64, seconds: u64) -> TimeControl {
    let time = minutes.clamp(1, 180) * MINUTE;
    match seconds.min(60) {
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
                <label>
                    <span>{voice.says("setup-minutes")}</span>
                    <input
                        type="number"
                        min="1"
                        max="180"
                        data-testid="minutes"
                        prop:value=move || minutes().to_string()
                        on:change=move |event| {
                            let given = event_target_value(&event).parse().unwrap_or(minutes());
                            set(control(given, seconds()));
                        }
                    />
                </label>
                <label>
                    <span>{voice.says("setup-increment")}</span>
                    <input
                        type="number"
                        min="0"
                        max="60"
                        data-testid="increment"
                        prop:value=move || seconds().to_string()
                        on:change=move |event| {
                            let given = event_target_value(&event).parse().unwrap_or(seconds());
                            set(control(minutes(), given));
                        }
                    />
                </label>
            </div>
        </Show>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_stay_within_reason() {
        assert_eq!(control(0, 0), TimeControl::SuddenDeath { time: MINUTE });
        assert_eq!(
            control(9_999, 9_999),
            TimeControl::Increment { time: 180 * MINUTE, increment: 60 * SECOND }
        );
    }
}
