//! The time control form.

use std::ops::RangeInclusive;

use leptos::ev;
use leptos::prelude::*;
use skep_record::TimeControl;
use web_sys::HtmlInputElement;

use crate::components::Switch;
use crate::i18n::I18n;
use crate::new_game::NewGame;

const MINUTE: u64 = 60_000;
const SECOND: u64 = 1_000;
/// The default time control: ten minutes plus five seconds per turn.
const USUAL: TimeControl = TimeControl::Increment { time: 10 * MINUTE, increment: 5 * SECOND };

/// The allowed minutes per player.
const MINUTES: RangeInclusive<u64> = 1..=180;
/// The allowed seconds added per turn.
const SECONDS: RangeInclusive<u64> = 0..=60;

/// The time control with this many minutes, and seconds added for every turn.
fn control(minutes: u64, seconds: u64) -> TimeControl {
    let time = minutes * MINUTE;
    match seconds {
        0 => TimeControl::SuddenDeath { time },
        seconds => TimeControl::Increment { time, increment: seconds * SECOND },
    }
}

/// The time control form.
#[component]
pub(super) fn TimeControlForm(new_game: RwSignal<NewGame>) -> impl IntoView {
    let i18n = I18n::from_context();
    let now = move || new_game.read().control;
    let set = move |control| new_game.update(|new_game| new_game.control = control);
    let minutes = move || now().time().unwrap_or_default() / MINUTE;
    let seconds = move || now().increment() / SECOND;
    view! {
        <Switch
            label=Signal::derive(i18n.live_text("setup-clock"))
            about=Signal::derive(i18n.live_text("setup-clock-about"))
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

/// A number field that corrects invalid input and clamps to a range.
#[component]
fn NumberField(
    /// The message key of the label.
    key: &'static str,
    /// The test id.
    testid: &'static str,
    /// The allowed range.
    range: RangeInclusive<u64>,
    /// The current number.
    number: Signal<u64>,
    /// Called with the new number.
    #[prop(into)]
    set: Callback<u64>,
) -> impl IntoView {
    let i18n = I18n::from_context();
    let (least, greatest) = (*range.start(), *range.end());
    let change = move |event: ev::Targeted<ev::Event, HtmlInputElement>| {
        let field = event.target();
        if let Ok(written) = field.value().parse::<u64>() {
            set.run(written.clamp(least, greatest));
        }
        // If the number did not change, the signal does not update the field's text.
        field.set_value(&number.get_untracked().to_string());
    };
    view! {
        <label>
            <span>{i18n.live_text(key)}</span>
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
    fn zero_increment_means_sudden_death() {
        assert_eq!(control(1, 0), TimeControl::SuddenDeath { time: MINUTE });
        let increment = TimeControl::Increment { time: 180 * MINUTE, increment: 60 * SECOND };
        assert_eq!(control(180, 60), increment);
    }
}
