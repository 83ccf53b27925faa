//! An on/off switch.

use leptos::prelude::*;

/// An on/off switch: a checkbox drawn as a switch.
#[component]
pub(crate) fn Switch(
    /// The label.
    #[prop(into)]
    label: Signal<String>,
    /// A one-line description.
    #[prop(into, optional)]
    about: Option<Signal<String>>,
    /// The test id.
    #[prop(into)]
    testid: String,
    /// Whether it is on.
    #[prop(into)]
    on: Signal<bool>,
    /// Called when a person turns it on or off.
    #[prop(into)]
    turn: Callback<bool>,
) -> impl IntoView {
    view! {
        <label class="switch">
            <input
                type="checkbox"
                role="switch"
                data-testid=testid
                prop:checked=move || on.get()
                on:change=move |event| turn.run(event_target_checked(&event))
            />
            <span class="track" aria-hidden="true"></span>
            <span class="what">
                <span>{move || label.get()}</span>
                {about.map(|about| view! { <small>{move || about.get()}</small> })}
            </span>
        </label>
    }
}
