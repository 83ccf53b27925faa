//! The pictures of creatures in the rules.

use leptos::prelude::*;
use skep_draw::creature;

use super::chapters::Subject;

/// The picture of the creature that a section is about, if it is about one.
pub(super) fn creature_art(subject: Subject) -> Option<impl IntoView> {
    let Subject::Creature(bug) = subject else { return None };
    Some(view! {
        <svg class="art" viewBox="-50 -50 100 100" aria-hidden="true" inner_html=creature(bug)></svg>
    })
}
