//! The chosen stack: its tiles from the top, with their statuses and what can be done with them.

use leptos::prelude::*;
use skep_rules::{Pack, Stage, Status, Tile};

use super::context::EditorContext;
use super::model::{Away, Edit, Which};
use super::off_table::away_key;
use super::tool::away_word;
use crate::components::{Switch, TextButton};
use crate::i18n::I18n;

/// The tiles of the chosen stack.
#[component]
pub(super) fn StackForm() -> impl IntoView {
    let context = EditorContext::from_context();
    let i18n = I18n::from_context();
    let tiles = Memo::new(move |_| {
        let setup = context.setup.read();
        let chosen = context.chosen.get();
        let stack = setup.stacks.iter().find(|&&(place, _)| Some(place) == chosen);
        stack.map(|(_, tiles)| tiles.iter().rev().copied().collect::<Vec<_>>()).unwrap_or_default()
    });
    let is_stack = Memo::new(move |_| tiles.read().len() > 1);
    view! {
        <Show when=move || !tiles.read().is_empty()>
            <section class="stack-form" data-testid="stack" aria-label=i18n.live_text("editor-chosen")>
                <Show when=move || is_stack.get()>
                    <Switch
                        label=Signal::derive(i18n.live_text("editor-whole-stack"))
                        testid="whole-stack"
                        on=context.whole
                        turn=move |on| context.whole.set(on)
                    />
                </Show>
                <For each=move || tiles.get() key=|&tile| tile let(tile)>
                    <TileForm tile />
                </For>
            </section>
        </Show>
    }
}

/// A tile of the chosen stack.
#[component]
fn TileForm(tile: Tile) -> impl IntoView {
    let context = EditorContext::from_context();
    let i18n = I18n::from_context();
    let name = move || i18n.words().setup_tile(&context.setup.read(), tile);
    let can_turn =
        move || tile == Tile::HONEYCOMBO || context.setup.read().game_type.is_two_faced(tile);
    let away = move || {
        let game = context.setup.read().game_type;
        let hands = skep_rules::Color::ALL.map(Away::Hand);
        let hands = hands.into_iter().filter(|_| game.has_pack(Pack::Swarm));
        let removed = game.has_pack(Pack::Predators).then_some(Away::Removed);
        let all = hands.chain(removed).filter(|_| tile != Tile::HONEYCOMBO);
        all.collect::<Vec<_>>()
    };
    view! {
        <div class="tile-form" data-testid=format!("chosen-{tile}")>
            <strong>{name}</strong>
            <div class="tile-buttons">
                <Show when=can_turn>
                    <TextButton
                        key="editor-turn-over"
                        testid="turn-over"
                        class="quiet"
                        press=move |()| { context.apply(Edit::TurnOver(tile)); }
                    />
                </Show>
                <TextButton
                    key="editor-take-off"
                    testid="take-off"
                    class="quiet"
                    press=move |()| { context.apply(Edit::TakeOff { tile, to: Away::Reserve }); }
                />
                <For each=away key=|&to| to let(to)>
                    <button
                        class="quiet"
                        data-testid=format!("to-{}", away_word(to))
                        on:click=move |_| { context.apply(Edit::TakeOff { tile, to }); }
                    >
                        "→ "
                        {move || away_key(i18n, to)}
                    </button>
                </For>
            </div>
            <Show when=move || tile != Tile::HONEYCOMBO>
                <StatusForm tile which=Which::LastTurn key="editor-last-turn" />
                <Show when=move || context.setup.read().stage == Stage::Second>
                    <StatusForm tile which=Which::FirstAction key="editor-first-action" />
                </Show>
            </Show>
        </div>
    }
}

/// The statuses of a tile.
#[component]
fn StatusForm(tile: Tile, which: Which, key: &'static str) -> impl IntoView {
    let context = EditorContext::from_context();
    let i18n = I18n::from_context();
    let all = move || {
        let game = context.setup.read().game_type;
        Status::ALL.into_iter().filter(|status| status.exists_in(game)).collect::<Vec<_>>()
    };
    let has = move |status| {
        let setup = context.setup.read();
        let statuses = match which {
            Which::LastTurn => setup.statuses,
            Which::FirstAction => setup.first,
        };
        statuses.set(status).contains(tile)
    };
    view! {
        <fieldset class="statuses">
            <legend>{i18n.live_text(key)}</legend>
            <For each=all key=|&status| status let(status)>
                <label>
                    <input
                        type="checkbox"
                        data-testid=format!("{}{}", status.name(), if which == Which::FirstAction { "2" } else { "" })
                        prop:checked=move || has(status)
                        on:change=move |event| {
                            let on = event_target_checked(&event);
                            context.apply(Edit::Status { which, status, tile, on });
                        }
                    />
                    {move || i18n.text(&format!("editor-status-{}", status.name()))}
                </label>
            </For>
        </fieldset>
    }
}
