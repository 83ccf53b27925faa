//! The end of an account.

use leptos::prelude::*;
use leptos::task::spawn_local;
use skep_wire::Credentials;

use super::super::field::{Field, FieldKind};
use super::super::fields::{Secret, failure_text, read_password};
use crate::components::{Dialog, TextButton};
use crate::i18n::I18n;
use crate::notices::Notices;
use crate::online::Online;
use crate::online::http::{self, ApiFailure};

/// The way to the dialog in which the account is deleted.
#[component]
pub(super) fn DeleteAccount() -> impl IntoView {
    let i18n = I18n::from_context();
    let open = RwSignal::new(false);
    view! {
        <section class="card" aria-labelledby="delete-title">
            <h2 id="delete-title">{i18n.live_text("account-delete")}</h2>
            <p class="lead">{i18n.live_text("account-delete-about")}</p>
            <TextButton
                key="account-delete-open"
                testid="delete-open"
                class="danger"
                press=move |()| open.set(true)
            />
        </section>
        <Dialog open title="account-delete" testid="delete-dialog">
            <Form open />
        </Dialog>
    }
}

/// What is deleted and what stays, and the password as confirmation.
#[component]
fn Form(open: RwSignal<bool>) -> impl IntoView {
    let i18n = I18n::from_context();
    let (online, notices) = (Online::from_context(), Notices::from_context());
    let password = RwSignal::new(String::new());
    let wrong = RwSignal::new(None);
    let refusal = RwSignal::new(None::<ApiFailure>);
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        refusal.set(None);
        let read = read_password(&password.read_untracked());
        wrong.set(read.as_ref().err().map(|error| error.key()));
        let Ok(password) = read else { return };
        let Some(name) = untrack(|| online.me()).and_then(|me| me.name) else { return };
        let form = Credentials { name, password };
        spawn_local(async move {
            match http::delete("/api/account", Some(&form)).await {
                Ok(()) => {
                    let _ = open.try_set(false);
                    notices.success(i18n.words_untracked().text("account-deleted"));
                    online.identity_changed();
                }
                Err(failure) => drop(refusal.try_set(Some(failure))),
            }
        });
    };
    view! {
        <form class="form" novalidate on:submit=submit>
            <p>{i18n.live_text("account-delete-gone")}</p>
            <p>{i18n.live_text("account-delete-stays")}</p>
            <Field
                kind=FieldKind::Password
                id="delete-password"
                value=password
                wrong
                label="account-delete-confirm"
            />
            <p class="wrong" role="alert" data-testid="delete-refused">
                {move || refusal.get().map(|it| failure_text(&i18n.words(), &it, Secret::Password))}
            </p>
            <div class="buttons">
                <button type="button" data-testid="delete-no" on:click=move |_| open.set(false)>
                    {i18n.live_text("button-cancel")}
                </button>
                <button type="submit" class="danger" data-testid="delete-yes">
                    {i18n.live_text("account-delete-do")}
                </button>
            </div>
        </form>
    }
}
