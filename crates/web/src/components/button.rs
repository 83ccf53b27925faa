//! Buttons with an icon, a text or both.

use leptos::prelude::*;

use crate::i18n::I18n;

/// A button with only an icon. Its label is the tooltip and the accessible name.
#[component]
pub(crate) fn IconButton(
    /// The label.
    #[prop(into)]
    label: Signal<String>,
    /// The test id.
    #[prop(optional, into)]
    testid: Option<&'static str>,
    /// Additional classes.
    #[prop(optional)]
    class: &'static str,
    /// Whether it is disabled.
    #[prop(optional, into)]
    disabled: Signal<bool>,
    /// Whether it is pressed in, if it is a button that stays so.
    #[prop(optional, into)]
    pressed: Option<Signal<bool>>,
    /// Called when it is pressed.
    #[prop(into)]
    press: Callback<()>,
    /// The icon.
    children: Children,
) -> impl IntoView {
    view! {
        <button
            class=format!("quiet icon-only {class}")
            data-testid=testid
            title=move || label.get()
            aria-label=move || label.get()
            aria-pressed=move || pressed.map(|pressed| pressed.get().to_string())
            prop:disabled=move || disabled.get()
            on:click=move |_| press.run(())
        >
            {children()}
        </button>
    }
}

/// A button with a text and an optional icon.
#[component]
pub(crate) fn TextButton(
    /// The message key of the text.
    key: &'static str,
    /// The test id.
    #[prop(into)]
    testid: String,
    /// `main` for a primary button, `quiet` for an unobtrusive one.
    #[prop(optional)]
    class: &'static str,
    /// Whether it is disabled.
    #[prop(optional, into)]
    disabled: Signal<bool>,
    /// Called when it is pressed.
    #[prop(into)]
    press: Callback<()>,
    /// The icon.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let i18n = I18n::from_context();
    view! {
        <button
            class=class
            data-testid=testid
            prop:disabled=move || disabled.get()
            on:click=move |_| press.run(())
        >
            {children.map(|sign| sign())}
            {i18n.live_text(key)}
        </button>
    }
}
