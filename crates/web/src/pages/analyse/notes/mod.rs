//! Comments, signs and drawings of the current move.

mod comment;
mod drawings;
mod glyphs;

use leptos::prelude::*;
use skep_board::Pencil;
use skep_record::{NodeId, Note};

use self::comment::CommentBox;
use self::drawings::{DrawingList, draw};
use self::glyphs::GlyphButtons;
use crate::game_context::GameContext;
use crate::i18n::I18n;

/// The current move and the note on it. Cheap to copy.
#[derive(Clone, Copy)]
struct NoteHere {
    node: Memo<NodeId>,
    note: Memo<Note>,
}

impl NoteHere {
    fn new(context: GameContext) -> NoteHere {
        let session = context.session();
        NoteHere {
            node: Memo::new(move |_| session.read().tree().current()),
            note: Memo::new(move |_| {
                let session = session.read();
                session.tree().note(session.tree().current()).clone()
            }),
        }
    }
}

/// Lets people draw on the boards of the views below: what they draw is noted about the current move.
pub(super) fn provide_pencil(context: GameContext) {
    let note = NoteHere::new(context).note;
    let drawings = Memo::new(move |_| note.with(|note| note.drawings().to_vec()));
    let on_draw = Callback::new(move |drawing| draw(context, drawing));
    provide_context(Pencil::new(drawings.into(), on_draw));
}

/// Comments, signs and drawings of the current move.
#[component]
pub(super) fn NotesPanel() -> impl IntoView {
    let context = GameContext::from_context();
    let i18n = I18n::from_context();
    let here = NoteHere::new(context);
    let title = move || {
        let node = here.node.get();
        let session = context.session();
        let session = session.read();
        match session.tree().text(node) {
            Some(text) => i18n.with("notes-on-move", &[("move", text.into())]),
            None => i18n.text("notes-on-start"),
        }
    };
    view! {
        <div class="notes" data-testid="notes">
            <h3 class="notes-title" data-testid="notes-title">{title}</h3>
            <GlyphButtons here />
            <CommentBox here />
            <DrawingList here />
        </div>
    }
}
