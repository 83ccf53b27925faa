//! A choice among several values.

use leptos::prelude::*;

use crate::i18n::I18n;

/// A labelled choice among several values, which are given with their names.
#[component]
pub(super) fn Select<F>(
    /// The test id.
    id: &'static str,
    /// The message key of the label.
    label: &'static str,
    /// The values with their names.
    options: F,
    /// The value that is chosen.
    #[prop(into)]
    chosen: Signal<&'static str>,
    /// Called when another one is chosen.
    #[prop(into)]
    choose: Callback<String>,
) -> impl IntoView
where
    F: Fn() -> Vec<(&'static str, String)> + Send + Sync + 'static,
{
    let i18n = I18n::from_context();
    let options = move || {
        let option = |(value, name): (&'static str, String)| {
            let is_chosen = chosen.get() == value;
            view! { <option value=value selected=is_chosen>{name}</option> }
        };
        options().into_iter().map(option).collect_view()
    };
    view! {
        <label class="field">
            <span>{i18n.live_text(label)}</span>
            <select
                data-testid=id
                prop:value=move || chosen.get()
                on:change=move |event| choose.run(event_target_value(&event))
            >
                {options}
            </select>
        </label>
    }
}
