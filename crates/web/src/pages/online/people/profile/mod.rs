//! The page about somebody: ratings, results, games.

mod games;
mod graph;
mod ratings;

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::components::A;
use skep_wire::{AccountError, Person, check_name};

use self::games::Games;
use self::ratings::Ratings;
use super::fields::{Secret, failure_text};
use super::loaded::{Loaded, Loader, ShowLoaded};
use super::nav::OnlineNav;
use super::texts;
use crate::components::focus_main;
use crate::i18n::I18n;
use crate::notices::Notices;
use crate::online::Online;
use crate::online::http::{self, ApiFailure};
use crate::time;

/// The page about the owner of an account.
#[component]
pub(crate) fn Profile(
    /// The name.
    name: String,
) -> impl IntoView {
    view! {
        <div class="page people profile" data-testid="profile">
            <OnlineNav />
            {match check_name(&name) {
                Ok(()) => view! { <Named name /> }.into_any(),
                // Nobody can have such a name.
                Err(_) => view! { <Gone name /> }.into_any(),
            }}
        </div>
    }
}

#[component]
fn Named(name: String) -> impl IntoView {
    let path = format!("/api/people/{name}");
    let found = Loader::<skep_wire::Profile>::new(move || Some(path.clone()));
    let nobody = Loaded::Failed(ApiFailure::Refused(AccountError::NotFound));
    let gone = move || *found.get().read() == nobody;
    view! {
        <Show
            when=gone
            fallback=move || view! { <ShowLoaded loaded=found.get() show=|it| view! { <About profile=it /> }.into_any() /> }
        >
            <Gone name=name.clone() />
        </Show>
    }
}

/// There is nobody with that name.
#[component]
fn Gone(name: String) -> impl IntoView {
    let i18n = I18n::from_context();
    let title =
        move || i18n.with("person-gone-title", &[("name", i18n.words().quote(&name).into())]);
    view! {
        <h1 data-testid="nobody">{title}</h1>
        <p>{i18n.live_text("person-gone")}</p>
    }
}

/// What everybody may know about somebody, and the results against the person who asks.
#[component]
fn About(profile: skep_wire::Profile) -> impl IntoView {
    let i18n = I18n::from_context();
    let name = profile.person.name.clone().unwrap_or_default();
    let skep_wire::Profile { person, since, ratings, results, results_against_me } = profile;
    let [won, lost, drawn] = results_against_me;
    let since = move || {
        let words = i18n.words();
        let when = time::when(&words, since.0, time::now());
        words.with("person-since", &[("when", when.into())])
    };
    let all = move || {
        let words = i18n.words();
        words.with("person-results", &[("results", texts::results(&words, results).into())])
    };
    let has_met = won + lost + drawn > 0;
    let other = name.clone();
    // What the one has won the other has lost.
    let against = move || {
        let words = i18n.words();
        let results = texts::results(&words, [lost, won, drawn]);
        words.with("person-against", &[("name", other.clone().into()), ("results", results.into())])
    };
    view! {
        <header class="profile-head">
            <h1 data-testid="profile-name">{name.clone()}</h1>
            <p class="lead">{since}</p>
            <p data-testid="results">{all}</p>
            {has_met.then(|| view! { <p data-testid="results-against-me">{against}</p> })}
            <Relation person=person.clone() />
        </header>
        <Ratings ratings />
        <Games person />
    }
}

/// What the person who looks has to do with somebody: it is the same person, or somebody who can be blocked.
#[component]
fn Relation(person: Person) -> impl IntoView {
    let i18n = I18n::from_context();
    let (online, notices) = (Online::from_context(), Notices::from_context());
    let id = person.id;
    let is_me = Memo::new(move |_| online.me().map(|me| me.id == id));
    // Somebody who is not known yet blocks nobody.
    let known = move || (is_me.get() == Some(false)).then(|| "/api/blocked".to_owned());
    let blocked = Loader::<Vec<Person>>::new(known);
    let blocks = Memo::new(move |_| match &*blocked.get().read() {
        Loaded::Found(people) => Some(people.iter().any(|person| person.id == id)),
        Loaded::Waiting | Loaded::Failed(_) => None,
    });
    let name = StoredValue::new(person.name.unwrap_or_default());
    let turn = move |block: bool| {
        let path = format!("/api/blocked/{id}");
        spawn_local(async move {
            let done = if block {
                http::post(&path, &()).await
            } else {
                http::delete(&path, None::<&()>).await
            };
            if let Err(failure) = done {
                notices.error(failure_text(&i18n.words_untracked(), &failure, Secret::None));
            }
            // The button is drawn anew.
            focus_main();
            blocked.load();
        });
    };
    move || match (is_me.get(), blocks.get()) {
        (Some(true), _) => view! {
            <p>
                {i18n.live_text("person-you")} " "
                <A href="/online/account">{i18n.live_text("person-to-account")}</A>
            </p>
        }
        .into_any(),
        (Some(false), Some(blocks)) => {
            let said = move || i18n.with("person-blocked", &[("name", name.get_value().into())]);
            let key = if blocks { "person-unblock" } else { "person-block" };
            view! {
                {blocks.then(|| view! { <p data-testid="blocks">{said}</p> })}
                <p>
                    <button data-testid="block" on:click=move |_| turn(!blocks)>
                        {i18n.live_text(key)}
                    </button>
                </p>
            }
            .into_any()
        }
        _ => ().into_any(),
    }
}
