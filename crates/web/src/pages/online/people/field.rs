//! A labelled field of a form, with a hint and what is wrong with it.

use leptos::html;
use leptos::prelude::*;

use crate::i18n::I18n;

/// What a field is for, which decides how browsers and password managers help.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FieldKind {
    Name,
    /// The password of an account.
    Password,
    /// A password that is chosen now.
    NewPassword,
    Code,
}

impl FieldKind {
    const fn input_type(self) -> &'static str {
        match self {
            FieldKind::Name | FieldKind::Code => "text",
            FieldKind::Password | FieldKind::NewPassword => "password",
        }
    }

    const fn autocomplete(self) -> &'static str {
        match self {
            FieldKind::Name => "username",
            FieldKind::Password => "current-password",
            FieldKind::NewPassword => "new-password",
            FieldKind::Code => "off",
        }
    }

    const fn label(self) -> &'static str {
        match self {
            FieldKind::Name => "account-name",
            FieldKind::Password | FieldKind::NewPassword => "account-password",
            FieldKind::Code => "account-code",
        }
    }
}

/// A labelled field of a form.
#[component]
pub(super) fn Field(
    /// What it is for.
    kind: FieldKind,
    /// The test id, which is also the element's id.
    id: &'static str,
    /// The text in it.
    value: RwSignal<String>,
    /// The message key of what is wrong with it.
    #[prop(into)]
    wrong: Signal<Option<&'static str>>,
    /// The message key of the label, if it is not the usual one.
    #[prop(optional)]
    label: Option<&'static str>,
    /// The message key of the hint.
    #[prop(default = None)]
    hint: Option<&'static str>,
) -> impl IntoView {
    let i18n = I18n::from_context();
    let node = NodeRef::<html::Input>::new();
    let about = format!("{id}-about");
    let described = about.clone();
    view! {
        <label class="field">
            <span>{i18n.live_text(label.unwrap_or(kind.label()))}</span>
            <input
                node_ref=node
                id=id
                data-testid=id
                type=kind.input_type()
                autocomplete=kind.autocomplete()
                autocapitalize="none"
                spellcheck="false"
                aria-describedby=about
                aria-invalid=move || wrong.get().is_some().to_string()
                prop:value=move || value.get()
                on:input=move |event| value.set(event_target_value(&event))
            />
        </label>
        <p class="field-about" id=described class:wrong=move || wrong.get().is_some()>
            {move || wrong.get().or(hint).map(|key| i18n.text(key))}
        </p>
    }
}
