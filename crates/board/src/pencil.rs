//! What an application gives a board on which people draw, and the buttons for it.

use leptos::prelude::*;
use skep_record::{Drawing, Pen};
use skep_words::Words;

use crate::drawings::cell_path;

/// What is drawn on a board, and how the person draws. Cheap to copy. The board only reports what was drawn.
#[derive(Clone, Copy, Debug)]
pub struct Pencil {
    /// The arrows and marked cells that are shown.
    pub drawings: Signal<Vec<Drawing>>,
    /// The chosen pen.
    pub pen: RwSignal<Pen>,
    /// Whether fingers and the left mouse button draw. The right one always does.
    pub draws: RwSignal<bool>,
    /// Called with what the person has drawn. What is drawn a second time should be removed.
    pub on_draw: Callback<Drawing>,
}

impl Pencil {
    /// A green pen that draws with the right mouse button.
    pub fn new(drawings: Signal<Vec<Drawing>>, on_draw: Callback<Drawing>) -> Pencil {
        Pencil {
            drawings,
            pen: RwSignal::new(Pen::default()),
            draws: RwSignal::new(false),
            on_draw,
        }
    }

    /// This pencil, which shows and makes drawings only while a condition is met.
    pub fn only_while(self, is_met: impl Fn() -> bool + Copy + Send + Sync + 'static) -> Pencil {
        let Pencil { drawings, on_draw, .. } = self;
        Pencil {
            drawings: Signal::derive(move || if is_met() { drawings.get() } else { Vec::new() }),
            on_draw: Callback::new(move |drawing| {
                if untrack(is_met) {
                    on_draw.run(drawing);
                }
            }),
            ..self
        }
    }
}

/// The switch for drawing with fingers and the left button, and while it is on, the pens.
#[component]
pub(crate) fn PencilButtons(pencil: Pencil, words: Signal<Words>) -> impl IntoView {
    let label = move |key: &str| words.with(|words| words.text(key));
    view! {
        <div class="skep-tools skep-pencil">
            <button
                type="button"
                data-do="draw"
                aria-pressed=move || pencil.draws.get().to_string()
                aria-label=move || label("board-draw")
                title=move || label("board-draw")
                on:click=move |_| pencil.draws.update(|draws| *draws = !*draws)
            >
                <svg viewBox="0 0 24 24" aria-hidden="true">
                    <path d="M4 20l1-5L16 4l4 4L9 19zM13 7l4 4"/>
                </svg>
            </button>
            <Show when=move || pencil.draws.get()>
                <PenButtons pencil words/>
            </Show>
        </div>
    }
}

/// The four pens, each with its mark.
#[component]
pub fn PenButtons(
    /// What the pens draw on.
    pencil: Pencil,
    /// The language.
    #[prop(into)]
    words: Signal<Words>,
) -> impl IntoView {
    let button = move |pen: Pen| {
        let label = move || words.with(|words| words.text(&format!("board-pen-{}", pen.word())));
        view! {
            <button
                type="button"
                data-pen=pen.word()
                aria-pressed=move || (pencil.pen.get() == pen).to_string()
                aria-label=label
                title=label
                on:click=move |_| pencil.pen.set(pen)
            >
                <svg viewBox="-56 -56 112 112" aria-hidden="true">
                    <path class=format!("skep-drawn {}", pen.word()) d=cell_path(pen)/>
                </svg>
            </button>
        }
    };
    view! {
        <div
            class="skep-pens"
            role="group"
            aria-label=move || words.with(|words| words.text("board-pens"))
        >
            {Pen::ALL.map(button)}
        </div>
    }
}
