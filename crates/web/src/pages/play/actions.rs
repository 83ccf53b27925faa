//! What players can do with the game as a whole: give up, agree, begin again, take it elsewhere.

use leptos::prelude::*;
use skep_record::{Declared, Seat};
use skep_rules::Color;

use super::share::{ShareDialog, copy_link};
use crate::parts::{Dialog, icon};
use crate::table::Table;
use crate::voice::Voice;

/// The buttons at the foot of the panel.
#[component]
pub(super) fn Menu() -> impl IntoView {
    let table = Table::here();
    let voice = Voice::here();
    let session = table.session();
    let resigning = RwSignal::new(false);
    let restarting = RwSignal::new(false);
    let sharing = RwSignal::new(false);
    // What players choose in secret must not leave by a link or a file.
    let open = move || session.read().tree().game().open_choice().is_none();
    let can_end = move || open() && session.read().person_to_act().is_some();
    view! {
        <div class="menu">
            <Show when=can_end>
                <button class="quiet" data-testid="resign" on:click=move |_| resigning.set(true)>
                    {icon::flag()}
                    {voice.says("play-resign")}
                </button>
                <OfferDraw />
            </Show>
            <button class="quiet" data-testid="restart" on:click=move |_| restarting.set(true)>
                {icon::again()}
                {voice.says("play-restart")}
            </button>
            <Show when=open>
            <button class="quiet" data-testid="copy-link" on:click=move |_| copy_link(table)>
                {icon::link()}
                {voice.says("play-copy-link")}
            </button>
            <button class="quiet" data-testid="share" on:click=move |_| sharing.set(true)>
                {icon::share()}
                {voice.says("play-share")}
            </button>
            </Show>
        </div>
        <Draw />
        <Confirm
            open=resigning
            title="play-resign"
            question="play-resign-question"
            testid="resign-dialog"
            act=move || {
                // Nobody may still be reading the game when it changes.
                let player = session.read_untracked().person_to_act();
                if let Some(player) = player {
                    table.declare(Declared::Resignation(player));
                }
            }
        />
        <Confirm
            open=restarting
            title="play-restart"
            question="play-restart-question"
            testid="restart-dialog"
            act=move || table.restart()
        />
        <ShareDialog open=sharing />
    }
}

/// Asks before something is done that ends the game.
#[component]
fn Confirm(
    open: RwSignal<bool>,
    title: &'static str,
    question: &'static str,
    testid: &'static str,
    #[prop(into)] act: Callback<()>,
) -> impl IntoView {
    let voice = Voice::here();
    view! {
        <Dialog open title testid>
            <p>{voice.says(question)}</p>
            <div class="buttons">
                <button data-testid=format!("{testid}-no") on:click=move |_| open.set(false)>
                    {voice.says("button-cancel")}
                </button>
                <button
                    class="main"
                    data-testid=format!("{testid}-yes")
                    on:click=move |_| {
                        open.set(false);
                        act.run(());
                    }
                >
                    {voice.says(title)}
                </button>
            </div>
        </Dialog>
    }
}

#[component]
fn OfferDraw() -> impl IntoView {
    let table = Table::here();
    let voice = Voice::here();
    view! {
        <button
            class="quiet"
            data-testid="offer-draw"
            prop:disabled=move || table.offer.get().is_some()
            on:click=move |_| table.offer_draw()
        >
            {icon::balance()}
            {voice.says("play-offer-draw")}
        </button>
    }
}

/// An offer of a draw that a person has to answer.
#[component]
fn Draw() -> impl IntoView {
    let table = Table::here();
    let voice = Voice::here();
    let asked = move || {
        let player: Color = table.offer.get()?;
        let session = table.session();
        let hot_seat = session.read().seats()[!player] == Seat::Person;
        hot_seat.then_some(player)
    };
    let text = move || {
        let player = asked().map(|player| voice.words().color(player)).unwrap_or_default();
        voice.with("play-draw-offered", &[("player", player.into())])
    };
    view! {
        <Show when=move || asked().is_some()>
            <div class="offered" role="alertdialog" aria-label=text data-testid="draw-offered">
                <p>{text}</p>
                <div class="buttons">
                    <button data-testid="draw-decline" on:click=move |_| table.offer.set(None)>
                        {voice.says("play-draw-decline")}
                    </button>
                    <button
                        class="main"
                        data-testid="draw-accept"
                        on:click=move |_| table.declare(Declared::Agreement)
                    >
                        {voice.says("play-draw-accept")}
                    </button>
                </div>
            </div>
        </Show>
    }
}
