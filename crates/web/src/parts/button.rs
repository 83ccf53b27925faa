//! Buttons with a sign, with words or with both.

use leptos::prelude::*;

use crate::voice::Voice;

/// A button with nothing but a sign on it. What it does is told to those who point at it or do not see it.
#[component]
pub(crate) fn IconButton(
    /// What it does.
    #[prop(into)]
    label: Signal<String>,
    /// How tests find it.
    #[prop(optional, into)]
    testid: Option<&'static str>,
    /// Its classes beside those that all of these buttons have.
    #[prop(optional)]
    class: &'static str,
    /// Whether it can be pressed.
    #[prop(optional, into)]
    disabled: Signal<bool>,
    /// What happens when it is pressed.
    #[prop(into)]
    press: Callback<()>,
    /// Its sign.
    children: Children,
) -> impl IntoView {
    view! {
        <button
            class=format!("quiet icon-only {class}")
            data-testid=testid
            title=move || label.get()
            aria-label=move || label.get()
            prop:disabled=move || disabled.get()
            on:click=move |_| press.run(())
        >
            {children()}
        </button>
    }
}

/// A button with words on it, and perhaps a sign before them.
#[component]
pub(crate) fn WordButton(
    /// The key of its words.
    key: &'static str,
    /// How tests find it.
    #[prop(into)]
    testid: String,
    /// `main` for what is likely to be pressed, `quiet` for what is not.
    #[prop(optional)]
    class: &'static str,
    /// Whether it can be pressed.
    #[prop(optional, into)]
    disabled: Signal<bool>,
    /// What happens when it is pressed.
    #[prop(into)]
    press: Callback<()>,
    /// Its sign.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let voice = Voice::here();
    view! {
        <button
            class=class
            data-testid=testid
            prop:disabled=move || disabled.get()
            on:click=move |_| press.run(())
        >
            {children.map(|sign| sign())}
            {voice.says(key)}
        </button>
    }
}
