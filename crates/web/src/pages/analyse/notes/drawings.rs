//! The arrows and marked cells of a move, as a list.

use leptos::prelude::*;
use skep_record::{Drawing, Shape};
use skep_rules::{Axial, Position};
use skep_words::Words;

use super::NoteHere;
use crate::components::{TextButton, icon};
use crate::game_context::GameContext;
use crate::i18n::I18n;

/// Draws something on the current position, or removes it, and announces which.
pub(super) fn draw(context: GameContext, drawing: Drawing) {
    let session = context.session();
    let (node, was_there, text) = {
        let session = session.read_untracked();
        let (tree, words) = (session.tree(), context.i18n().words_untracked());
        let there = tree.note(tree.current()).drawings().contains(&drawing);
        (tree.current(), there, described(&words, tree.position(), drawing))
    };
    context.change_note(node, |note| note.toggle(drawing));
    let is_there = session.read_untracked().tree().note(node).drawings().contains(&drawing);
    if is_there != was_there {
        let key = if is_there { "notes-drawn" } else { "notes-removed" };
        let words = context.i18n().words_untracked();
        context.notices().announce(words.with(key, &[("drawing", text.into())]));
    }
}

/// A drawing in words.
fn described(words: &Words, position: &Position, drawing: Drawing) -> String {
    let at = |place: Axial| {
        let cell = position.layout().cell(place);
        match cell.and_then(|cell| position.top(cell)) {
            Some(tile) => words.tile(position, tile),
            None => words.with("notes-cell", &[("place", place.to_string().into())]),
        }
    };
    let pen = ("pen", drawing.pen.word().into());
    match drawing.shape {
        Shape::Cell(place) => words.with("notes-mark", &[pen, ("place", at(place).into())]),
        Shape::Arrow(from, to) => {
            words.with("notes-arrow", &[pen, ("from", at(from).into()), ("to", at(to).into())])
        }
    }
}

/// The drawings of the current move, each with a button that removes it.
#[component]
pub(super) fn DrawingList(here: NoteHere) -> impl IntoView {
    let context = GameContext::from_context();
    let i18n = I18n::from_context();
    let drawings = Memo::new(move |_| here.note.with(|note| note.drawings().to_vec()));
    let clear = move |()| {
        context.change_note(here.node.get_untracked(), |note| {
            note.clear_drawings();
            Ok(())
        });
    };
    view! {
        <section class="drawings" aria-label=i18n.live_text("notes-drawings")>
            <Show when=move || drawings.read().is_empty()>
                <p class="hint">{i18n.live_text("notes-how")}</p>
            </Show>
            <Show when=move || !drawings.read().is_empty()>
                <ul data-testid="drawings">
                    // The tiles that are named belong to the position.
                    <For
                        each=move || drawings.get()
                        key=move |&drawing| (drawing, here.node.get_untracked())
                        let(drawing)
                    >
                        <DrawingItem drawing />
                    </For>
                </ul>
                <TextButton key="notes-clear" testid="clear-drawings" class="quiet" press=clear>
                    {icon::bin()}
                </TextButton>
            </Show>
        </section>
    }
}

#[component]
fn DrawingItem(drawing: Drawing) -> impl IntoView {
    let context = GameContext::from_context();
    let i18n = I18n::from_context();
    let text = Signal::derive(move || {
        let session = context.session();
        let session = session.read_untracked();
        described(&i18n.words(), session.tree().position(), drawing)
    });
    let label = move || i18n.with("notes-remove", &[("drawing", text.get().into())]);
    view! {
        <li>
            <span>{text}</span>
            <button
                class="quiet icon-only"
                data-testid="remove-drawing"
                aria-label=label
                title=label
                on:click=move |_| draw(context, drawing)
            >
                {icon::cross()}
            </button>
        </li>
    }
}

#[cfg(test)]
mod tests {
    use skep_words::Language;

    use super::*;

    #[test]
    fn a_drawing_names_the_tiles_it_touches() {
        let position: Position = "Base;White[5];0,0:wQ 1,0:bA1<wB1 2,0:bQ".parse().unwrap();
        let words = Words::new(Language::English);
        let text = |drawing: &str| described(&words, &position, drawing.parse().unwrap());
        assert_eq!(text("G0,0"), "Green mark on White Queen Bee");
        assert_eq!(text("R1,0/0,1"), "Red arrow from White Beetle 1 to cell 0,1");
    }
}
