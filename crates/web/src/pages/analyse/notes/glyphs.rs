//! The six signs of a move.

use leptos::prelude::*;
use skep_record::{Glyph, NodeId};

use super::NoteHere;
use crate::game_context::GameContext;
use crate::i18n::I18n;

/// A button for each sign. A sign that is pressed again goes.
#[component]
pub(super) fn GlyphButtons(here: NoteHere) -> impl IntoView {
    let context = GameContext::from_context();
    let i18n = I18n::from_context();
    let at_start = move || here.node.get() == NodeId::ROOT;
    let button = move |glyph: Glyph| {
        let label = i18n.live_text(match glyph {
            Glyph::Brilliant => "notes-glyph-brilliant",
            Glyph::Good => "notes-glyph-good",
            Glyph::Interesting => "notes-glyph-interesting",
            Glyph::Dubious => "notes-glyph-dubious",
            Glyph::Mistake => "notes-glyph-mistake",
            Glyph::Blunder => "notes-glyph-blunder",
        });
        let press = move |_| {
            let node = here.node.get_untracked();
            context.change_note(node, |note| {
                note.glyph = Some(glyph).filter(|_| note.glyph != Some(glyph));
                Ok(())
            });
        };
        view! {
            <button
                class=format!("quiet glyph {}", glyph.word())
                data-testid=format!("glyph-{}", glyph.word())
                aria-pressed=move || here.note.with(|note| note.glyph == Some(glyph)).to_string()
                aria-label=label
                title=label
                prop:disabled=at_start
                on:click=press
            >
                {glyph.sign()}
            </button>
        }
    };
    view! {
        <div class="glyphs" role="group" aria-label=i18n.live_text("notes-glyphs")>
            {Glyph::ALL.map(button)}
        </div>
    }
}
