//! The names of people, which lead to their pages.

use leptos::prelude::*;
use leptos_router::components::A;
use skep_wire::{Person, PersonKind};

use super::super::texts::person_name;
use crate::i18n::I18n;

/// The address of the page about the owner of an account. Names need no escapes.
pub(super) fn person_address(name: &str) -> String {
    format!("/online/people/{name}")
}

/// Somebody's name. That of an account leads to its page.
#[component]
pub(super) fn PersonLink(person: Person) -> impl IntoView {
    let i18n = I18n::from_context();
    let account = person.name.clone().filter(|_| person.kind == PersonKind::Account);
    match account {
        Some(name) => view! { <A href=person_address(&name)>{name}</A> }.into_any(),
        None => view! { <span>{move || person_name(&i18n.words(), &person)}</span> }.into_any(),
    }
}
