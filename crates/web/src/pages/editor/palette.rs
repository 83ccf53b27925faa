//! The tiles of a player that can be put on the board.

use leptos::prelude::*;
use skep_board::{PaletteTile, SetupInput};
use skep_rules::{Color, SetupPart};

use super::context::EditorContext;
use super::model::{Away, Kind, kinds, left};
use super::texts::kind_name;
use super::tool::{Tool, away_word};
use crate::i18n::I18n;

/// The palette of a player. White's has the Honeycombo too.
#[component]
pub(super) fn PaletteBar(color: Color, side: &'static str, input: SetupInput) -> impl IntoView {
    let context = EditorContext::from_context();
    let i18n = I18n::from_context();
    let (word, with_neutral) = match color {
        Color::White => ("white", true),
        Color::Black => ("black", false),
    };
    let all = Memo::new(move |_| {
        let setup = context.setup.read();
        let mut all = kinds(&setup, Some(color));
        if with_neutral {
            all.extend(kinds(&setup, None));
        }
        all
    });
    view! {
        <div
            class=format!("player {side} {word}")
            class:on-turn=move || context.setup.read().to_move == color
            data-testid=format!("palette-{word}")
        >
            <div
                class="skep-tray"
                role="group"
                aria-label=move || i18n.with("editor-palette", &[("player", word.into())])
                data-away=away_word(Away::Reserve)
            >
                <For each=move || all.get() key=|&kind| kind let(kind)>
                    <PaletteKind kind input />
                </For>
            </div>
        </div>
    }
}

/// A kind of tiles.
#[component]
fn PaletteKind(kind: Kind, input: SetupInput) -> impl IntoView {
    let context = EditorContext::from_context();
    let i18n = I18n::from_context();
    let tiles = Memo::new(move |_| left(&context.setup.read(), kind));
    let count = Signal::derive(move || tiles.read().len());
    let label = move || {
        let tile = i18n.words().name(kind_name(kind));
        i18n.with("editor-left", &[("tile", tile.into()), ("count", count.get().into())])
    };
    let letter = kind.color.map(|color| color.letter().to_string()).unwrap_or_default();
    view! {
        <PaletteTile
            input
            tile=Signal::derive(move || tiles.read().first().copied().unwrap_or(kind.tile))
            bug=kind.bug
            count
            label=Signal::derive(label)
            picked=Signal::derive(move || context.tool.get() == Tool::Put(kind))
            wrong=Signal::derive(move || context.is_wrong(SetupPart::Tile(kind.tile)))
            press=move |()| context.pick(Tool::Put(kind))
            name=format!("{letter}{}", kind.bug.code())
        />
    }
}
