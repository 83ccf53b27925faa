//! The engine beside the board.
//!
//! | file | what it is |
//! |---|---|
//! | `settings` | on or off, number of lines, threats |
//! | `state` | what is searched and found, as signals |
//! | `kept` | what was found for each position |
//! | `analysis` | what was found, in words |
//! | `walk` | a walk through a line |
//! | `lines`, `bar` | the lines, and the bar beside the board |

mod analysis;
mod bar;
mod lines;
mod result_cache;
mod settings;
mod state;
mod walk;

use leptos::prelude::*;
use skep_worker::MAX_ANALYSED_LINES;

pub(super) use self::bar::EvaluationBar;
use self::lines::{Lines, WalkBar};
use self::state::EngineState;
use crate::components::{IconButton, icon};
use crate::i18n::I18n;
use crate::shortcuts::{Shortcut, listen_to_shortcuts};

/// Creates the engine's state for the views of the analysis page, and listens to its keys.
pub(super) fn provide_engine() {
    let state = EngineState::provide();
    listen_to_shortcuts(move |shortcut| {
        match shortcut {
            Shortcut::Engine => state.set(|it| it.on = !it.on),
            Shortcut::Threat => state.set(|it| {
                it.threat = !it.threat;
                it.on = true;
            }),
            _ => return false,
        }
        true
    });
}

/// The engine beside the board: its switch and settings, and what it has found.
#[component]
pub(super) fn EnginePanel() -> impl IntoView {
    let state: EngineState = expect_context();
    let i18n = I18n::from_context();
    let is_on = Memo::new(move |_| state.settings.read().on);
    view! {
        <section class="engine" class:on=move || is_on.get() aria-label=i18n.live_text("engine-title") data-testid="engine">
            <div class="engine-head">
                <label class="switch" title=i18n.live_text("engine-switch")>
                    <input
                        type="checkbox"
                        role="switch"
                        data-testid="engine-switch"
                        prop:checked=move || is_on.get()
                        on:change=move |event| {
                            let on = event_target_checked(&event);
                            state.set(|it| it.on = on);
                        }
                    />
                    <span class="track" aria-hidden="true"></span>
                    <span>{i18n.live_text("engine-title")}</span>
                </label>
                <Show when=move || is_on.get()>
                    <Effort />
                    <Choices />
                </Show>
            </div>
            <Show when=move || is_on.get()>
                <Found />
            </Show>
        </section>
    }
}

/// Depth and speed.
#[component]
fn Effort() -> impl IntoView {
    let state: EngineState = expect_context();
    let i18n = I18n::from_context();
    let depth = Memo::new(move |_| state.analysis.read().as_ref().map(|found| found.update.depth));
    let text =
        move || depth.get().map(|depth| i18n.with("engine-depth", &[("depth", depth.into())]));
    // Two digits are enough, and do not flicker.
    let speed = Memo::new(move |_| state.analysis.read().as_ref().map(|it| short(it.speed())));
    let speed =
        move || speed.get().map(|speed| i18n.with("engine-speed", &[("speed", speed.into())]));
    view! {
        <span class="effort" title=speed>
            <span data-testid="engine-depth">{text}</span>
            <span class="speed" data-testid="engine-speed">{speed}</span>
        </span>
    }
}

/// A number with two digits and `k` or `M`.
fn short(number: u64) -> String {
    match number {
        1_000_000.. => format!("{} M", number / 1_000_000),
        100_000.. => format!("{} k", number / 10_000 * 10),
        1_000.. => format!("{} k", number / 1_000),
        _ => number.to_string(),
    }
}

/// The number of lines and the switch for threats.
#[component]
fn Choices() -> impl IntoView {
    let state: EngineState = expect_context();
    let i18n = I18n::from_context();
    let options = (1..=MAX_ANALYSED_LINES).map(|count| {
        let selected = move || state.settings.read().lines == count;
        view! { <option value=count.to_string() selected=selected>{count}</option> }
    });
    let threat = Signal::derive(move || state.settings.read().threat);
    let label = Signal::derive(i18n.live_text("engine-threat-about"));
    view! {
        <label class="line-count">
            <span>{i18n.live_text("engine-lines")}</span>
            <select
                data-testid="engine-lines"
                on:change=move |event| {
                    if let Ok(lines) = event_target_value(&event).parse() {
                        state.set(|it| it.lines = lines);
                    }
                }
            >
                {options.collect_view()}
            </select>
        </label>
        <IconButton
            label
            testid="engine-threat"
            class="threat"
            pressed=threat
            press=move |()| state.set(|it| it.threat = !it.threat)
        >
            {icon::target()}
        </IconButton>
    }
}

/// What was found, or why there is nothing.
#[component]
fn Found() -> impl IntoView {
    let state: EngineState = expect_context();
    let i18n = I18n::from_context();
    let problem = move || {
        let reason = state.problem.get()?;
        Some(i18n.with("engine-problem", &[("reason", reason.into())]))
    };
    // From position to position, the score comes too soon for this to be read.
    let waits = move || {
        let has_found = state.analysis.read().is_some() || state.chance.read().is_some();
        !has_found && state.problem.read().is_none()
    };
    let draws = Memo::new(move |_| state.analysis.read().as_ref().and_then(|it| it.draws()));
    let average = move || Some(i18n.with("engine-average", &[("draws", draws.get()?.into())]));
    let threats = Memo::new(move |_| state.threatening());
    let threats = move || {
        let player = i18n.words().color(threats.get()?);
        Some(i18n.with("engine-threat-of", &[("player", player.into())]))
    };
    view! {
        {move || problem().map(|text| view! { <p class="note" data-testid="engine-problem">{text}</p> })}
        <Show when=waits>
            <p class="note">{i18n.live_text("engine-waits")}</p>
        </Show>
        {move || threats().map(|text| view! { <p class="note" data-testid="engine-threats">{text}</p> })}
        <Lines />
        {move || average().map(|text| view! { <p class="note" data-testid="engine-average">{text}</p> })}
        <WalkBar />
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn speeds_are_short() {
        let texts = [950, 12_345, 187_654, 3_400_000].map(short);
        assert_eq!(texts, ["950", "12 k", "180 k", "3 M"]);
    }
}
