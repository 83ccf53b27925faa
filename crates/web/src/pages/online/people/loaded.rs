//! What a page has asked the server for, and shows as soon as it is there.

use leptos::prelude::*;
use leptos::task::spawn_local;
use serde::de::DeserializeOwned;

use super::fields::{Secret, failure_text};
use crate::i18n::I18n;
use crate::online::http::{self, ApiFailure};

/// What the server has answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Loaded<T> {
    /// Nothing yet.
    Waiting,
    /// It was not found, or the server was not reached.
    Failed(ApiFailure),
    /// What was asked for.
    Found(T),
}

/// Asks the server for something: now, when the path changes, and whenever it is told to. What was found before stays until
/// there is a new answer.
pub(super) struct Loader<T: Send + Sync + 'static> {
    loaded: RwSignal<Loaded<T>>,
    path: Signal<Option<String>>,
    /// The number of the last request. Answers to those before it come too late.
    last: StoredValue<u32>,
}

impl<T: Send + Sync + 'static> Clone for Loader<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T: Send + Sync + 'static> Copy for Loader<T> {}

impl<T: Clone + DeserializeOwned + Send + Sync + 'static> Loader<T> {
    /// Asks for what is at a path, if there is one.
    pub(super) fn new(path: impl Fn() -> Option<String> + Send + Sync + 'static) -> Loader<T> {
        let loader = Loader {
            loaded: RwSignal::new(Loaded::Waiting),
            path: Signal::derive(path),
            last: StoredValue::new(0),
        };
        Effect::new(move |before: Option<Option<String>>| {
            let path = loader.path.get();
            if before.as_ref() != Some(&path) {
                loader.load();
            }
            path
        });
        loader
    }

    /// What was found.
    pub(super) fn get(self) -> ReadSignal<Loaded<T>> {
        self.loaded.read_only()
    }

    /// Asks again.
    pub(super) fn load(self) {
        // The page may have been left meanwhile.
        let Some(Some(path)) = self.path.try_get_untracked() else { return };
        let number = self.last.get_value().wrapping_add(1);
        self.last.set_value(number);
        spawn_local(async move {
            let answer = http::get(&path).await;
            if self.last.try_get_value() == Some(number) {
                let loaded = answer.map_or_else(Loaded::Failed, Loaded::Found);
                let _ = self.loaded.try_set(loaded);
            }
        });
    }
}

/// Shows what was found, or says why there is nothing.
#[component]
pub(super) fn ShowLoaded<T, F>(loaded: ReadSignal<Loaded<T>>, show: F) -> impl IntoView
where
    T: Clone + Send + Sync + 'static,
    F: Fn(T) -> AnyView + Send + Sync + 'static,
{
    let i18n = I18n::from_context();
    move || match loaded.get() {
        Loaded::Waiting => {
            view! { <p role="status">{i18n.live_text("account-loading")}</p> }.into_any()
        }
        Loaded::Failed(failure) => {
            let said = move || failure_text(&i18n.words(), &failure, Secret::None);
            view! { <p class="wrong" role="alert">{said}</p> }.into_any()
        }
        Loaded::Found(found) => show(found),
    }
}
