//! The buttons that zoom, fit and turn the board.

use leptos::prelude::*;
use skep_words::Words;

use crate::viewport::Viewport;

/// The buttons that zoom, fit and turn the view.
#[component]
pub(crate) fn ViewButtons(
    words: Signal<Words>,
    viewport: Viewport,
    fit: Callback<()>,
    /// Turns the board by a step.
    turn: Callback<()>,
) -> impl IntoView {
    let label = move |key: &'static str| words.with(|words| words.text(key));
    view! {
        <div class="skep-tools">
            <button
                type="button"
                aria-label=move || label("board-zoom-in")
                title=move || label("board-zoom-in")
                on:click=move |_| viewport.zoom(1.25, None)
            >
                <Icon path="M12 5v14M5 12h14"/>
            </button>
            <button
                type="button"
                aria-label=move || label("board-zoom-out")
                title=move || label("board-zoom-out")
                on:click=move |_| viewport.zoom(0.8, None)
            >
                <Icon path="M5 12h14"/>
            </button>
            <button
                type="button"
                aria-label=move || label("board-fit")
                title=move || label("board-fit")
                on:click=move |_| fit.run(())
            >
                <Icon path="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5"/>
            </button>
            <button
                type="button"
                data-do="turn"
                aria-label=move || label("board-turn")
                title=move || label("board-turn")
                on:click=move |_| turn.run(())
            >
                <Icon path="M19 12a7 7 0 1 1-2.6-5.4M17 2.5v4.6h-4.6"/>
            </button>
        </div>
    }
}

#[component]
fn Icon(path: &'static str) -> impl IntoView {
    view! {
        <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d=path/>
        </svg>
    }
}
