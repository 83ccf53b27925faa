//! The tiles that are not on the board: hands, those out of the game, and faces chosen before the game.

use leptos::prelude::*;
use skep_board::{PaletteTile, SetupInput};
use skep_rules::{Color, GameType, Tile};

use super::context::EditorContext;
use super::model::{Away, Edit, away};
use super::tool::away_word;
use crate::i18n::I18n;
use crate::notices::Notices;

/// The name of a place beside the board.
pub(super) fn away_key(i18n: I18n, away: Away) -> String {
    let hand = |word: &'static str| i18n.with("editor-hand", &[("player", word.into())]);
    match away {
        Away::Reserve => i18n.text("editor-take-off"),
        Away::Hand(Color::White) => hand("white"),
        Away::Hand(Color::Black) => hand("black"),
        Away::Removed => i18n.text("editor-removed"),
    }
}

/// Everything beside the board that the game has.
#[component]
pub(super) fn OffTable(input: SetupInput) -> impl IntoView {
    let context = EditorContext::from_context();
    let has = move |test: fn(GameType) -> bool| move || test(context.setup.read().game_type);
    view! {
        <Show when=has(GameType::has_hands)>
            <Zone to=Away::Hand(Color::White) input />
            <Zone to=Away::Hand(Color::Black) input />
        </Show>
        <Show when=has(GameType::removes_tiles)>
            <Zone to=Away::Removed input />
        </Show>
        <Show when=has(GameType::has_faces_off_table)>
            <FacesForm />
        </Show>
    }
}

/// A place for tiles beside the board. A press on a tile puts it back into the reserve or the bag.
#[component]
fn Zone(to: Away, input: SetupInput) -> impl IntoView {
    let context = EditorContext::from_context();
    let i18n = I18n::from_context();
    let notices = Notices::from_context();
    let tiles = Memo::new(move |_| {
        let setup = context.setup.read();
        let tiles = Color::ALL.into_iter().flat_map(|color| setup.game_type.tiles(color));
        tiles.filter(|&tile| away(&setup, tile) == Some(to)).collect::<Vec<_>>()
    });
    let add = move |_| match context.picked_tile() {
        Some(tile) => drop(context.apply(Edit::TakeOff { tile, to })),
        None => notices.error(i18n.words_untracked().text("editor-pick-first")),
    };
    let label = move |tile: Tile| {
        let tile = i18n.words().setup_tile(&context.setup.read(), tile);
        i18n.with("editor-put-back", &[("tile", tile.into())])
    };
    view! {
        <section class="zone" data-testid=away_word(to) data-away=away_word(to)>
            <h2>{move || away_key(i18n, to)}</h2>
            <div class="skep-tray">
                <For each=move || tiles.get() key=|&tile| tile let(tile)>
                    <PaletteTile
                        input
                        tile=Signal::stored(tile)
                        bug=context.setup.read_untracked().face(tile)
                        count=Signal::stored(1)
                        label=Signal::derive(move || label(tile))
                        picked=Signal::stored(false)
                        press=move |()| {
                            context.apply(Edit::TakeOff { tile, to: Away::Reserve });
                        }
                        name=tile.to_string()
                    />
                </For>
                <Show when=move || tiles.read().is_empty()>
                    <span class="hint">{i18n.live_text("editor-nothing")}</span>
                </Show>
            </div>
            <button class="quiet" data-testid=format!("add-{}", away_word(to)) on:click=add>
                {i18n.live_text("editor-add")}
            </button>
        </section>
    }
}

/// With faces that the players choose before the game: which of them is up on the tiles in reserve.
#[component]
fn FacesForm() -> impl IntoView {
    let context = EditorContext::from_context();
    let i18n = I18n::from_context();
    let tiles = Memo::new(move |_| {
        let setup = context.setup.read();
        let tiles = Color::ALL.into_iter().flat_map(|color| setup.game_type.tiles(color));
        let waits = |&tile: &Tile| away(&setup, tile).is_some() && !tile.is_queen();
        tiles.filter(waits).collect::<Vec<_>>()
    });
    view! {
        <fieldset class="statuses" data-testid="faces">
            <legend>{i18n.live_text("editor-faces")}</legend>
            <For each=move || tiles.get() key=|&tile| tile let(tile)>
                <button
                    class="quiet"
                    data-testid=format!("face-{tile}")
                    aria-pressed=move || context.setup.read().backs.contains(tile).to_string()
                    on:click=move |_| { context.apply(Edit::TurnOver(tile)); }
                >
                    {move || i18n.words().setup_tile(&context.setup.read(), tile)}
                </button>
            </For>
        </fieldset>
    }
}
