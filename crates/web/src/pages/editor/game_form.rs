//! Which game it is.

use leptos::prelude::*;

use super::context::EditorContext;
use super::model::Edit;
use crate::components::{Dialog, TextButton};
use crate::game_builder::GameBuilder;
use crate::i18n::I18n;
use crate::pages::home::CustomGame;
use crate::preset::{PRESETS, Preset};

/// The choice of the game: one of the presets, or one that is put together in a dialog.
#[component]
pub(super) fn GameForm() -> impl IntoView {
    let context = EditorContext::from_context();
    let i18n = I18n::from_context();
    let custom = RwSignal::new(false);
    let game = Memo::new(move |_| context.setup.read().game_type);
    let chosen = move || Preset::of(game.get()).map_or("", |preset| preset.word);
    let choose = move |event| {
        let word = event_target_value(&event);
        if let Some(preset) = PRESETS.into_iter().find(|preset| preset.word == word) {
            context.apply(Edit::Game(preset.game_type()));
        }
    };
    let presets = PRESETS.map(|preset| {
        let name = move || i18n.text(&preset.name_key());
        view! {
            <option value=preset.word selected=move || chosen() == preset.word>{name}</option>
        }
    });
    view! {
        <div class="game-form">
            <label class="field">
                <span>{i18n.live_text("setup-game")}</span>
                <select data-testid="game" prop:value=chosen on:change=choose>
                    <Show when=move || chosen().is_empty()>
                        <option value="" selected>{move || game.get().to_string()}</option>
                    </Show>
                    {presets.into_iter().collect_view()}
                </select>
            </label>
            <TextButton
                key="editor-other-game"
                testid="other-game"
                class="quiet"
                press=move |()| custom.set(true)
            />
        </div>
        <Dialog open=custom title="setup-game" testid="custom-dialog">
            <CustomForm open=custom />
        </Dialog>
    }
}

/// The form in which a game is put together.
#[component]
fn CustomForm(open: RwSignal<bool>) -> impl IntoView {
    let context = EditorContext::from_context();
    let builder = RwSignal::new(GameBuilder::from(context.setup.read_untracked().game_type));
    let take = move |()| {
        if let Ok(game) = builder.read_untracked().game_type() {
            open.set(false);
            context.apply(Edit::Game(game));
        }
    };
    view! {
        <CustomGame builder />
        <div class="buttons">
            <TextButton
                key="editor-take-game"
                testid="take-game"
                class="main"
                disabled=Signal::derive(move || builder.read().game_type().is_err())
                press=take
            />
        </div>
    }
}
