//! A new password, and a new recovery code, for somebody who is logged in.

use leptos::prelude::*;
use leptos::task::spawn_local;
use skep_wire::{NewCode, NewPassword, PasswordCheck};

use super::super::field::{Field, FieldKind};
use super::super::fields::{Secret, failure_text, read_password};
use super::code::NewRecoveryCode;
use crate::i18n::I18n;
use crate::notices::Notices;
use crate::online::Online;
use crate::online::http::{self, ApiFailure};

/// The form for a new password.
#[component]
pub(super) fn ChangePassword() -> impl IntoView {
    let i18n = I18n::from_context();
    let notices = Notices::from_context();
    let online = Online::from_context();
    let (old, new) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let wrong_old = RwSignal::new(None);
    let wrong_new = RwSignal::new(None);
    let refusal = RwSignal::new(None::<ApiFailure>);
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        refusal.set(None);
        let read = |text: RwSignal<String>, wrong: RwSignal<Option<&'static str>>| {
            let read = read_password(&text.read_untracked());
            wrong.set(read.as_ref().err().map(|error| error.key()));
            read.ok()
        };
        let (Some(from), Some(to)) = (read(old, wrong_old), read(new, wrong_new)) else { return };
        let form = NewPassword { old: from, new: to };
        spawn_local(async move {
            match http::post("/api/password", &form).await {
                Ok(()) => {
                    let _ = (old.try_set(String::new()), new.try_set(String::new()));
                    notices.success(i18n.words_untracked().text("account-password-changed"));
                }
                Err(failure) => drop(refusal.try_set(Some(failure))),
            }
        });
    };
    let name = move || online.me().and_then(|me| me.name).unwrap_or_default();
    view! {
        <details class="card account-fold">
            <summary data-testid="password-open">
                <h2>{i18n.live_text("account-change-password")}</h2>
            </summary>
            <form class="form" novalidate on:submit=submit>
                <p>{i18n.live_text("account-change-password-about")}</p>
                // Password managers look for the name to which a password belongs.
                <input type="text" hidden autocomplete="username" prop:value=name />
                <Field
                    kind=FieldKind::Password
                    id="password-old"
                    value=old
                    wrong=wrong_old
                    label="account-password-old"
                />
                <Field
                    kind=FieldKind::NewPassword
                    id="password-new"
                    value=new
                    wrong=wrong_new
                    label="account-password-new"
                    hint=Some("account-password-hint")
                />
                <p class="wrong" role="alert" data-testid="password-refused">
                    {move || refusal.get().map(|it| failure_text(&i18n.words(), &it, Secret::Password))}
                </p>
                <div class="buttons">
                    <button type="submit" data-testid="password-submit">
                        {i18n.live_text("account-change-password")}
                    </button>
                </div>
            </form>
        </details>
    }
}

/// The form for a new recovery code.
#[component]
pub(super) fn ChangeCode() -> impl IntoView {
    let i18n = I18n::from_context();
    let shown = NewRecoveryCode::from_context();
    let password = RwSignal::new(String::new());
    let wrong = RwSignal::new(None);
    let refusal = RwSignal::new(None::<ApiFailure>);
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        refusal.set(None);
        let read = read_password(&password.read_untracked());
        wrong.set(read.as_ref().err().map(|error| error.key()));
        let Ok(password) = read else { return };
        spawn_local(async move {
            match http::post("/api/recovery-code", &PasswordCheck { password }).await {
                Ok(NewCode { recovery_code }) => shown.show(recovery_code),
                Err(failure) => drop(refusal.try_set(Some(failure))),
            }
        });
    };
    view! {
        <details class="card account-fold">
            <summary data-testid="new-code-open">
                <h2>{i18n.live_text("account-new-code")}</h2>
            </summary>
            <form class="form" novalidate on:submit=submit>
                <p>{i18n.live_text("account-new-code-about")}</p>
                <Field
                    kind=FieldKind::Password
                    id="new-code-password"
                    value=password
                    wrong
                    label="account-password-old"
                />
                <p class="wrong" role="alert" data-testid="new-code-refused">
                    {move || refusal.get().map(|it| failure_text(&i18n.words(), &it, Secret::Password))}
                </p>
                <div class="buttons">
                    <button type="submit" data-testid="new-code-submit">
                        {i18n.live_text("account-new-code-do")}
                    </button>
                </div>
            </form>
        </details>
    }
}
