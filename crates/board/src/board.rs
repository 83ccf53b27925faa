//! The hive.

use std::sync::atomic::{AtomicUsize, Ordering};

use leptos::ev;
use leptos::prelude::*;
use skep_rules::Action;
use skep_words::Words;

use crate::board_view::BoardView;
use crate::buttons::Chooser;
use crate::cells::{Cells, places};
use crate::drag::Dragged;
use crate::geometry::center;
use crate::hands::Hands;
use crate::keys::key;
use crate::marks::{Ghosts, Legend, Targets, Traces, hinted, story, targets};
use crate::options::{BoardOptions, Last};
use crate::peek::Peek;
use crate::pieces::Pieces;
use crate::scene::Scene;
use crate::tools::Tools;

/// The hive: shows the position, what can be done with the tile held, and what was done last.
#[component]
pub fn Board(
    /// What the person sees, may do and holds.
    hands: Hands,
    /// What was played last.
    #[prop(into)]
    last: Signal<Option<Last>>,
    /// The language.
    #[prop(into)]
    words: Signal<Words>,
    /// How the board looks.
    #[prop(into)]
    options: Signal<BoardOptions>,
    /// An action to be pointed out, as somebody's advice.
    #[prop(optional, into)]
    hint: Signal<Option<Action>>,
) -> impl IntoView {
    let view = BoardView::new(hands, options);
    let keys = unique_id();
    let (story, hinted) = (story(last), hinted(hands, hint));
    let targets = Memo::new(move |_| view.stage.with(|stage| targets(hands, &stage.scene)));
    let places = Memo::new(move |_| {
        view.stage.with(|stage| targets.with(|targets| places(&stage.scene, targets)))
    });
    view.keep_focus(places);
    view.follow_pointers();
    view.watch_size();
    let scene = view.scene;
    let on_key = move |event: ev::KeyboardEvent| {
        if event.ctrl_key() || event.alt_key() || event.meta_key() {
            return;
        }
        if let Some(key) = key(&event.code(), &event.key())
            && view.obey(key, places)
        {
            hands.by_key().set_value(true);
            event.prevent_default();
            event.stop_propagation();
        }
    };
    view! {
        <div
            class="skep-board"
            class:still=move || !view.motion.get()
            node_ref=view.node
        >
            <svg
                class="skep-table"
                role="group"
                aria-label=move || words.with(|words| words.text("board-label"))
                aria-describedby=keys.clone()
                // In pixels: a page that is laid out anew tries several sizes, and each would lay out every tile.
                style:width=move || view.viewport.pixels().map(|size| format!("{}px", size.width))
                style:height=move || view.viewport.pixels().map(|size| format!("{}px", size.height))
                viewBox=move || view.viewport.view_box()
                on:pointerdown=move |event| view.press(&event)
                on:pointerleave=move |_| view.hover.set(None)
                on:contextmenu=move |event| event.prevent_default()
                on:wheel=move |event| view.wheel(&event)
                on:keydown=on_key
            >
                <Grid scene options/>
                <Ghosts story/>
                <Pieces hands stage=view.stage options/>
                <Traces story scene class="skep-traces"/>
                <g class="skep-traces skep-hint">
                    <Ghosts story=hinted/>
                </g>
                <Traces story=hinted scene class="skep-traces skep-hint"/>
                <Targets targets/>
                <Cells hands scene places targets focus=view.focus words/>
                <Peek place=view.peeked() scene viewport=view.viewport/>
            </svg>
            <p id=keys class="skep-hidden">
                {move || words.with(|words| words.text("board-keys"))}
            </p>
            <Legend targets words/>
            <Tools words viewport=view.viewport fit=Callback::new(move |()| view.fit())/>
            <Chooser hands words scene viewport=view.viewport on_close=Callback::new(move |()| view.focus_here())/>
            <Dragged hands viewport=view.viewport/>
        </div>
    }
}

/// The coordinates of the cells, for those who want them.
#[component]
fn Grid(scene: Signal<Scene>, options: Signal<BoardOptions>) -> impl IntoView {
    let shown = move || {
        options
            .get()
            .coordinates
            .then(|| scene.with(|scene| scene.places.keys().copied().collect::<Vec<_>>()))
    };
    view! {
        <g class="skep-grid" aria-hidden="true">
            <For each=move || shown().unwrap_or_default() key=|&place| place let(place)>
                <text x=center(place).x y=center(place).y>{place.to_string()}</text>
            </For>
        </g>
    }
}

/// An id for what describes one board: a page may have several.
fn unique_id() -> String {
    static NEXT: AtomicUsize = AtomicUsize::new(0);
    format!("skep-board-keys-{}", NEXT.fetch_add(1, Ordering::Relaxed))
}
