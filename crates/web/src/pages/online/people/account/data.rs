//! What the server stores about the person, whom the person blocks, and the way out.

use leptos::prelude::*;
use leptos::task::spawn_local;
use skep_wire::Person;

use super::super::fields::{Secret, failure_text};
use super::super::loaded::{Loaded, Loader, ShowLoaded};
use crate::components::{TextButton, focus_heading, icon};
use crate::i18n::I18n;
use crate::notices::Notices;
use crate::online::Online;
use crate::online::http;
use crate::pages::online::texts::person_name;

/// Everything that is stored, as a file.
#[component]
pub(super) fn Export() -> impl IntoView {
    let i18n = I18n::from_context();
    view! {
        <section class="card" aria-labelledby="data-title">
            <h2 id="data-title">{i18n.live_text("account-data")}</h2>
            <p class="lead">{i18n.live_text("account-data-about")}</p>
            <a class="button" href="/api/export" download="skep-export.json" rel="external" data-testid="export">
                {icon::file()}
                {i18n.live_text("account-download")}
            </a>
        </section>
    }
}

/// Whom the person blocks.
#[component]
pub(super) fn Blocked(
    /// Whether nothing is shown if that is nobody.
    #[prop(optional)]
    hides_nobody: bool,
) -> impl IntoView {
    let i18n = I18n::from_context();
    let notices = Notices::from_context();
    let blocked = Loader::<Vec<Person>>::new(|| Some("/api/blocked".to_owned()));
    let unblock = move |person: &Person| {
        let path = format!("/api/blocked/{}", person.id);
        spawn_local(async move {
            if let Err(failure) = http::delete(&path, None::<&()>).await {
                notices.error(failure_text(&i18n.words_untracked(), &failure, Secret::None));
            }
            focus_heading();
            blocked.load();
        });
    };
    let list = move |found: Vec<Person>| {
        if found.is_empty() {
            return view! { <p>{i18n.live_text("account-blocked-none")}</p> }.into_any();
        }
        let row = move |person: Person| {
            let person = StoredValue::new(person);
            let name = move || person.with_value(|person| person_name(&i18n.words(), person));
            let label = move || {
                let button = i18n.text("account-unblock");
                i18n.with("button-about", &[("button", button.into()), ("subject", name().into())])
            };
            view! {
                <li>
                    <span class="what"><strong>{name}</strong></span>
                    <button
                        aria-label=label
                        data-testid="unblock"
                        on:click=move |_| person.with_value(unblock)
                    >
                        {i18n.live_text("account-unblock")}
                    </button>
                </li>
            }
        };
        view! {
            <ul class="rows" data-testid="blocked">
                {found.into_iter().map(row).collect_view()}
            </ul>
        }
        .into_any()
    };
    let is_somebody =
        move || matches!(&*blocked.get().read(), Loaded::Found(people) if !people.is_empty());
    view! {
        <Show when=move || !hides_nobody || is_somebody()>
            <section class="card" aria-labelledby="blocked-title">
                <h2 id="blocked-title">{i18n.live_text("account-blocked")}</h2>
                <p class="lead">{i18n.live_text("account-blocked-about")}</p>
                <ShowLoaded loaded=blocked.get() show=list />
            </section>
        </Show>
    }
}

/// The way out on this device.
#[component]
pub(super) fn LogOut() -> impl IntoView {
    let i18n = I18n::from_context();
    let (online, notices) = (Online::from_context(), Notices::from_context());
    let leave = move |()| {
        spawn_local(async move {
            match http::post("/api/logout", &()).await {
                Ok(()) => {
                    notices.success(i18n.words_untracked().text("account-logged-out"));
                    online.identity_changed();
                }
                Err(failure) => {
                    let words = i18n.words_untracked();
                    notices.error(failure_text(&words, &failure, Secret::None));
                }
            }
        });
    };
    view! {
        <section class="card" aria-labelledby="log-out-title">
            <h2 id="log-out-title">{i18n.live_text("account-log-out")}</h2>
            <p class="lead">{i18n.live_text("account-log-out-about")}</p>
            <TextButton key="account-log-out" testid="log-out" press=leave />
        </section>
    }
}
