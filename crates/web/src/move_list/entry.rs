//! The entries of the move list as views.

use leptos::prelude::*;
use skep_record::{NodeId, Note};
use skep_rules::{Bug, Color};

use super::entries::{MoveListEntry, Part};
use super::marks::MoveMarks;
use super::sentences::MoveSentences;
use crate::game_context::{GameContext, note_text};
use crate::i18n::I18n;

/// What all entries of the list share.
#[derive(Clone)]
pub(super) struct ListState {
    pub(super) sentences: MoveSentences,
    /// Which entry is current.
    pub(super) is_current: Selector<NodeId>,
    /// Which entry the Tab key reaches.
    pub(super) is_tab_stop: Selector<Option<NodeId>>,
}

/// A move of the main line, or a line of the variations between two.
#[component]
pub(super) fn MovePart(part: Part, state: ListState) -> impl IntoView {
    let i18n = I18n::from_context();
    match part {
        Part::Move(entry) => {
            view! { <div class="item" role="listitem"><MoveEntry entry state /></div> }.into_any()
        }
        Part::Line(depth, line) => {
            let moves =
                line.into_iter().map(|entry| view! { <MoveEntry entry state=state.clone() /> });
            let label = move || i18n.with("moves-variation", &[("level", depth.into())]);
            view! {
                <div class="variations" role="listitem">
                    <span class=format!("line depth-{}", depth.min(4)) role="group" aria-label=label>
                        {moves.collect_view()}
                    </span>
                </div>
            }
            .into_any()
        }
    }
}

/// The drawings of all creatures, once for all entries: parsing them again for every entry of a long list takes long.
#[component]
pub(super) fn Drawings() -> impl IntoView {
    let drawings = Bug::ALL.map(|bug| {
        let (id, art) = (drawing_id(bug), skep_draw::creature(bug));
        format!("<g id=\"{id}\">{art}</g>")
    });
    view! { <svg class="drawings" aria-hidden="true" inner_html=format!("<defs>{}</defs>", drawings.concat())></svg> }
}

/// The element that draws a creature.
fn drawing_id(bug: Bug) -> String {
    format!("creature-{}", bug.code())
}

/// A move with its number, its creature and its mark.
#[component]
fn MoveEntry(entry: MoveListEntry, state: ListState) -> impl IntoView {
    let context = GameContext::from_context();
    let marks = use_context::<MoveMarks>();
    let ListState { sentences, is_current, is_tab_stop } = state;
    let sentence = sentences.of(entry.node, &entry.text);
    let mark = move || marks.and_then(|marks| marks.of(entry.node));
    let i18n = I18n::from_context();
    let MoveListEntry { node, number, text, said, note, .. } = entry;
    let signs = note.as_ref().map(note_signs);
    // The mark and the note belong to what is read aloud.
    let label = move || {
        let mut parts = vec![sentence.get()?];
        parts.extend(mark().map(|mark| mark.label));
        parts.extend(note.as_ref().and_then(|note| note_text(&i18n.words(), note)));
        Some(parts.join(" "))
    };
    let class = match entry.player {
        Some(Color::White) => "move white",
        Some(Color::Black) => "move black",
        None => "move choice-step",
    };
    let creature = entry.bug.map(|bug| {
        let art = format!("<use href=\"#{}\"/>", drawing_id(bug));
        view! {
            <svg class="creature" viewBox="-50 -50 100 100" aria-hidden="true" inner_html=art></svg>
        }
    });
    let shown = move || match said {
        Some(said) => said.text(&i18n.words()),
        None => text.clone(),
    };
    view! {
        {number.map(|number| view! { <span class="number">{number}</span> })}
        <button
            class=class
            data-node=node.index()
            tabindex=move || if is_tab_stop.selected(&Some(node)) { "0" } else { "-1" }
            aria-label=label
            aria-current=move || is_current.selected(&node).then_some("step")
            on:click=move |_| context.go_to(node)
        >
            {creature}
            {shown}
            {signs}
            {move || mark().map(|mark| view! {
                <span class=format!("mark {}", mark.class) data-testid="move-mark">{mark.sign}</span>
            })}
        </button>
    }
}

/// The glyph of a note, and a sign if there is more.
fn note_signs(note: &Note) -> impl IntoView + use<> {
    let glyph = note.glyph.map(|glyph| {
        let class = format!("glyph {}", glyph.word());
        view! { <span class=class data-testid="glyph">{glyph.sign()}</span> }
    });
    let more = !note.comment().is_empty() || !note.drawings().is_empty();
    let bubble = more.then(|| {
        view! {
            <svg class="noted" viewBox="0 0 16 16" aria-hidden="true" data-testid="noted">
                <path d="M2 3h12v8H8l-3 3v-3H2z" />
            </svg>
        }
    });
    (glyph, bubble)
}
