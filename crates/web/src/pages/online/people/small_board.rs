//! The small picture of a position.

use leptos::html;
use leptos::prelude::*;
use skep_draw::{Highlights, draw};
use skep_rules::Position;

use crate::browser::picture_address;
use crate::components::is_near_viewport;

/// The picture of a position that is given as it is written. It follows the position, and is drawn only while it is in the window
/// or near it. What surrounds it says what it shows.
#[component]
pub(crate) fn SmallBoard(
    /// The position.
    #[prop(into)]
    position: Signal<String>,
) -> impl IntoView {
    let place = NodeRef::<html::Div>::new();
    let near = is_near_viewport(place);
    let source = Memo::new(move |before: Option<&Option<String>>| {
        if !near.get() {
            return before.cloned().flatten();
        }
        // Before the first turn there may be nothing to draw.
        let position: Position = position.read().parse().ok()?;
        Some(picture_address(&draw(&position, &Highlights::default())))
    });
    view! {
        <div node_ref=place class="thumbnail" aria-hidden="true">
            {move || source.get().map(|source| view! { <img alt="" src=source /> })}
        </div>
    }
}
