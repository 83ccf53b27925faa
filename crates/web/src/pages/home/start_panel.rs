//! Players, level, colour, clock and the start button. Beside the games on a wide screen, below them on a tablet, and a
//! bar at the bottom of a phone, which says in words what is chosen and opens to change it.

use leptos::ev;
use leptos::prelude::*;
use leptos_router::hooks::use_navigate;

use super::players::Players;
use super::summary::{game_name, summary};
use super::time_control::TimeControlForm;
use crate::components::icon;
use crate::game_context::GameContext;
use crate::i18n::I18n;
use crate::new_game::NewGame;
use crate::preset::Preset;
use crate::random;

/// Players, level, colour, clock and the start button.
#[component]
pub(super) fn StartPanel(
    new_game: RwSignal<NewGame>,
    /// Whether the game is a custom one.
    custom: RwSignal<bool>,
    /// Whether the custom game cannot be played.
    wrong: Signal<bool>,
) -> impl IntoView {
    let i18n = I18n::from_context();
    let context = GameContext::from_context();
    // Whether the bar of a small screen is open.
    let open = RwSignal::new(false);
    let name = move || game_name(&i18n.words(), &new_game.read(), custom.get());
    // Main games are known by their names; others also by how their types are written.
    let is_main =
        move || !custom.get() && Preset::of(new_game.read().game_type).is_some_and(Preset::is_main);
    let sentence = move || summary(&i18n.words(), &new_game.read(), custom.get());
    let navigate = use_navigate();
    let start = move |_| {
        let new_game = new_game.get_untracked();
        new_game.save();
        context.begin(&new_game, random::coin());
        navigate("/play", Default::default());
    };
    let close_on_escape = move |event: ev::KeyboardEvent| {
        if event.key() == "Escape" {
            open.set(false);
        }
    };
    view! {
        <div class="scrim" class:open=move || open.get() on:click=move |_| open.set(false)></div>
        <aside
            class="start-panel"
            class:open=move || open.get()
            aria-label=i18n.live_text("setup-title")
            on:keydown=close_on_escape
        >
            <p class="picked">
                <strong>{name}</strong>
                <code data-testid="game-type" hidden=is_main>
                    {move || new_game.read().game_type.to_string()}
                </code>
            </p>
            <div class="game-choices" id="game-choices">
                <Players new_game />
                <TimeControlForm new_game />
            </div>
            <div class="go">
                <button
                    class="summary quiet"
                    data-testid="choices"
                    aria-expanded=move || open.get().to_string()
                    aria-controls="game-choices"
                    on:click=move |_| open.update(|open| *open = !*open)
                >
                    <span data-testid="summary">{sentence}</span>
                    {icon::chevron()}
                </button>
                <button class="main start" data-testid="start" disabled=wrong on:click=start>
                    {icon::play()}
                    <span class="long">{i18n.live_text("setup-start")}</span>
                    <span class="short">{i18n.live_text("nav-play")}</span>
                </button>
            </div>
        </aside>
    }
}
