//! The small picture of a game in the list.

use std::sync::Arc;

use leptos::html;
use leptos::prelude::*;
use leptos::task::spawn_local;
use skep_draw::{Highlights, draw};
use skep_record::SavedError;

use crate::after_frame::next_task;
use crate::browser::picture_address;
use crate::components::is_near_viewport;
use crate::saved_games::StoredGame;

/// The position at the end of a game, drawn when the picture comes near the window. Reading the game may show that it is
/// damaged: `wrong` then says why.
#[component]
pub(super) fn GamePicture(
    game: StoredValue<Arc<StoredGame>>,
    wrong: RwSignal<Option<SavedError>>,
) -> impl IntoView {
    let place = NodeRef::<html::Div>::new();
    let near = is_near_viewport(place);
    let source = RwSignal::new(None::<String>);
    Effect::new(move |_| {
        if !near.get() || source.read_untracked().is_some() || wrong.read_untracked().is_some() {
            return;
        }
        spawn_local(async move {
            // One picture at a time: the page can be scrolled meanwhile.
            next_task().await;
            let Some(game) = game.try_get_value() else { return };
            match game.saved() {
                Ok(mut saved) => {
                    saved.tree.go_to(saved.tree.main_end());
                    let svg = draw(saved.tree.position(), &Highlights::default());
                    let _ = source.try_set(Some(picture_address(&svg)));
                }
                Err(error) => drop(wrong.try_set(Some(error))),
            }
        });
    });
    view! {
        <div node_ref=place class="thumbnail" aria-hidden="true">
            {move || source.get().map(|source| view! { <img alt="" src=source /> })}
        </div>
    }
}
