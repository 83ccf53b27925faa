//! The first page: what is played, by whom, and off we go.

mod custom;
mod players;
mod presets;
mod resume;
mod time;

use leptos::prelude::*;
use leptos_router::hooks::use_navigate;

use self::custom::Custom;
use self::players::Players;
use self::presets::{Presets, is_custom};
use self::resume::Resume;
use self::time::Time;
use crate::chance;
use crate::game_context::GameContext;
use crate::mix::Mix;
use crate::parts::icon;
use crate::proposal::Proposal;
use crate::voice::Voice;

/// The page on which a game is set up.
#[component]
pub(crate) fn SetUp() -> impl IntoView {
    let voice = Voice::here();
    let context = GameContext::here();
    let proposal = RwSignal::new(Proposal::kept());
    let game_type = proposal.read_untracked().game_type;
    let mix = RwSignal::new(Mix::from(game_type));
    let custom = RwSignal::new(is_custom(game_type));
    Effect::new(move |_| {
        if let Ok(game_type) = mix.read().game_type() {
            proposal.update(|proposal| proposal.game_type = game_type);
        }
    });
    let wrong = move || mix.read().game_type().is_err();
    let navigate = use_navigate();
    let start = move |_| {
        let proposal = proposal.get_untracked();
        proposal.keep();
        context.begin(&proposal, chance::coin());
        navigate("/play", Default::default());
    };
    view! {
        <div class="set-up">
            <section class="games" aria-labelledby="what">
                <h1 id="what">{voice.says("setup-title")}</h1>
                <p class="lead">{voice.says("app-tagline")}</p>
                <Resume />
                <Presets mix custom />
                <Show when=move || custom.get()>
                    <Custom mix />
                </Show>
            </section>
            <aside class="offer card" aria-label=voice.says("setup-players")>
                <Players proposal />
                <Time proposal />
                <p class="type" data-testid="game-type">
                    {move || proposal.read().game_type.to_string()}
                </p>
                <button class="main start" data-testid="start" disabled=wrong on:click=start>
                    {icon::play()}
                    {voice.says("setup-start")}
                </button>
            </aside>
        </div>
    }
}
