//! A row of alternatives of which one is chosen.

use leptos::prelude::*;

/// A row of alternatives of which one is chosen: radio buttons, drawn as one strip.
#[component]
pub(crate) fn Segments<T: Copy + PartialEq + Send + Sync + 'static>(
    /// What the group is called, in words.
    #[prop(into)]
    label: Signal<String>,
    /// The name of the group, unlike any other on the page, and the beginning of its parts' test ids.
    name: &'static str,
    /// The alternatives: value, test id, and what is written.
    choices: Vec<(T, String, Signal<String>)>,
    /// What is chosen.
    #[prop(into)]
    chosen: Signal<T>,
    /// Called with what a person chooses.
    #[prop(into)]
    choose: Callback<T>,
) -> impl IntoView {
    let parts = choices.into_iter().map(|(value, word, text)| {
        view! {
            <label class="segment" data-testid=format!("{name}-{word}")>
                <input
                    type="radio"
                    name=name
                    prop:checked=move || chosen.get() == value
                    on:change=move |_| choose.run(value)
                />
                <span>{move || text.get()}</span>
            </label>
        }
    });
    view! {
        <fieldset class="segments">
            <legend>{move || label.get()}</legend>
            <div class="strip">{parts.collect_view()}</div>
        </fieldset>
    }
}
