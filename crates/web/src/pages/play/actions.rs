//! What players can do with the game as a whole: give up, agree, begin again, take it elsewhere.

use leptos::prelude::*;
use skep_record::{Declared, Seat};
use skep_rules::Color;

use super::share::{ShareDialog, copy_link};
use crate::game_context::GameContext;
use crate::parts::{Confirm, WordButton, focus_at_once, icon};
use crate::voice::Voice;

/// The buttons at the foot of the panel.
#[component]
pub(super) fn Menu() -> impl IntoView {
    let context = GameContext::here();
    let session = context.session();
    let resigning = RwSignal::new(false);
    let restarting = RwSignal::new(false);
    let sharing = RwSignal::new(false);
    // What players choose in secret must not leave by a link or a file.
    let open = move || session.read().tree().game().open_choice().is_none();
    let can_end = move || open() && session.read().person_to_act().is_some();
    view! {
        <div class="menu">
            <Show when=can_end>
                <WordButton
                    key="play-resign"
                    testid="resign"
                    class="quiet"
                    press=move |()| resigning.set(true)
                >
                    {icon::flag()}
                </WordButton>
                <WordButton
                    key="play-offer-draw"
                    testid="offer-draw"
                    class="quiet"
                    disabled=Signal::derive(move || context.has_offered())
                    press=move |()| context.offer_draw()
                >
                    {icon::balance()}
                </WordButton>
            </Show>
            <WordButton
                key="play-restart"
                testid="restart"
                class="quiet"
                press=move |()| restarting.set(true)
            >
                {icon::again()}
            </WordButton>
            <Show when=open>
                <WordButton
                    key="play-copy-link"
                    testid="copy-link"
                    class="quiet"
                    press=move |()| copy_link(context)
                >
                    {icon::link()}
                </WordButton>
                <WordButton
                    key="play-share"
                    testid="share"
                    class="quiet"
                    press=move |()| sharing.set(true)
                >
                    {icon::share()}
                </WordButton>
            </Show>
        </div>
        <Draw />
        <Confirm
            open=resigning
            title="play-resign"
            question="play-resign-question"
            yes="play-resign"
            testid="resign-dialog"
            act=move |()| {
                // Nobody may still be reading the game when it changes.
                let player = session.read_untracked().person_to_act();
                if let Some(player) = player {
                    context.declare(Declared::Resignation(player));
                }
            }
        />
        <Confirm
            open=restarting
            title="play-restart"
            question="play-restart-question"
            yes="play-restart"
            testid="restart-dialog"
            act=move |()| context.restart()
        />
        <ShareDialog open=sharing />
    }
}

/// An offer of a draw that a person has to answer.
#[component]
fn Draw() -> impl IntoView {
    let context = GameContext::here();
    let asked = move || {
        let player = context.offer.get()?;
        let session = context.session();
        let by_person = session.read().seats()[!player] == Seat::Person;
        by_person.then_some(player)
    };
    move || asked().map(|player| view! { <Offered player /> })
}

/// A player's offer in front of the other one.
#[component]
fn Offered(player: Color) -> impl IntoView {
    let context = GameContext::here();
    let voice = Voice::here();
    let text = move || {
        let player = voice.words().color(player);
        voice.with("play-draw-offered", &[("player", player.into())])
    };
    let offered = NodeRef::new();
    focus_at_once(offered);
    view! {
        <div
            node_ref=offered
            class="offered"
            role="alertdialog"
            tabindex="-1"
            aria-label=text
            data-testid="draw-offered"
        >
            <p>{text}</p>
            <div class="buttons">
                <WordButton
                    key="play-draw-decline"
                    testid="draw-decline"
                    press=move |()| context.offer.set(None)
                />
                <WordButton
                    key="play-draw-accept"
                    testid="draw-accept"
                    class="main"
                    press=move |()| context.declare(Declared::Agreement)
                />
            </div>
        </div>
    }
}
