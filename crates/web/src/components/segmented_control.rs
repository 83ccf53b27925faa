//! A segmented control.

use leptos::prelude::*;

/// A segmented control: radio buttons drawn as one strip.
#[component]
pub(crate) fn SegmentedControl<T: Copy + PartialEq + Send + Sync + 'static>(
    /// The label of the group.
    #[prop(into)]
    label: Signal<String>,
    /// The name of the group, unique on the page, and the prefix of the segments' test ids.
    name: &'static str,
    /// The segments: value, test id suffix, and text.
    choices: Vec<(T, String, Signal<String>)>,
    /// The chosen value.
    #[prop(into)]
    chosen: Signal<T>,
    /// Called when the person chooses a value.
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
                <span data-text=move || text.get()>{move || text.get()}</span>
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
