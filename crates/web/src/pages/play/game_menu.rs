//! The game menu: resign, offer a draw, restart, copy a link, export and import.

use leptos::prelude::*;
use leptos_router::components::A;
use skep_record::{Declared, Seat};
use skep_rules::Color;

use crate::components::{ConfirmDialog, TextButton, focus_on_mount, icon};
use crate::game_context::GameContext;
use crate::i18n::I18n;
use crate::table::{ShareDialog, copy_link};

/// The buttons at the bottom of the panel, with their dialogs.
#[component]
pub(super) fn GameMenu() -> impl IntoView {
    let context = GameContext::from_context();
    let i18n = I18n::from_context();
    let session = context.session();
    let restarting = RwSignal::new(false);
    let sharing = RwSignal::new(false);
    // A link or an export must not reveal secret choices.
    let open = move || session.read().tree().game().open_choice().is_none();
    view! {
        <div class="menu">
            <Show when=open>
                <EndButtons />
            </Show>
            <TextButton
                key="play-restart"
                testid="restart"
                class="quiet"
                press=move |()| restarting.set(true)
            >
                {icon::again()}
            </TextButton>
            <Show when=open>
                <A href="/analyse" attr:class="button quiet" attr:data-testid="to-analysis">
                    {icon::lens()}
                    {i18n.live_text("analyse-open")}
                </A>
                <TextButton
                    key="play-copy-link"
                    testid="copy-link"
                    class="quiet"
                    press=move |()| copy_link(context)
                >
                    {icon::link()}
                </TextButton>
                <TextButton
                    key="play-share"
                    testid="share"
                    class="quiet"
                    press=move |()| sharing.set(true)
                >
                    {icon::share()}
                </TextButton>
            </Show>
        </div>
        <DrawOffer />
        <ConfirmDialog
            open=restarting
            title="play-restart"
            question=Signal::derive(i18n.live_text("play-restart-question"))
            yes="play-restart"
            testid="restart-dialog"
            act=move |()| context.restart()
        />
        <ShareDialog open=sharing />
    }
}

/// The buttons that end the game: to resign and to offer a draw. They are about the game and not about the position that
/// is looked at, and stay where they are while the computer thinks.
#[component]
fn EndButtons() -> impl IntoView {
    let context = GameContext::from_context();
    let i18n = I18n::from_context();
    let session = context.session();
    let resigning = RwSignal::new(false);
    let end = Memo::new(move |_| (context.id(), session.read().tree().main_end()));
    let next = Memo::new(move |_| {
        end.get();
        session.read_untracked().next_in_game()
    });
    let resigner = move || session.read().resigner(next.get()?);
    let can_offer = move || next.get().is_some_and(|next| session.read().is_person(next));
    let question = move || {
        let words = i18n.words();
        let name = |player: Color| words.color(player).into();
        resigner().map_or_else(String::new, |player| {
            words.with(
                "play-resign-question",
                &[("player", name(player)), ("winner", name(!player))],
            )
        })
    };
    let resign = move |()| {
        if let Some(player) = untrack(resigner) {
            context.declare(Declared::Resignation(player));
        }
    };
    view! {
        <Show when=move || resigner().is_some()>
            <TextButton
                key="play-resign"
                testid="resign"
                class="quiet"
                press=move |()| resigning.set(true)
            >
                {icon::flag()}
            </TextButton>
            <TextButton
                key="play-offer-draw"
                testid="offer-draw"
                class="quiet"
                disabled=Signal::derive(move || !can_offer() || context.has_open_draw_offer())
                press=move |()| context.offer_draw()
            >
                {icon::balance()}
            </TextButton>
        </Show>
        <ConfirmDialog
            open=resigning
            title="play-resign"
            question=Signal::derive(question)
            yes="play-resign"
            testid="resign-dialog"
            act=resign
        />
    }
}

/// Shows a draw offer that a person has to answer.
#[component]
fn DrawOffer() -> impl IntoView {
    let context = GameContext::from_context();
    let asked = move || {
        let player = context.draw_offer.get()?;
        let session = context.session();
        let by_person = session.read().seats()[!player] == Seat::Person;
        by_person.then_some(player)
    };
    move || asked().map(|player| view! { <DrawOfferDialog player /> })
}

/// The dialog for answering a player's draw offer.
#[component]
fn DrawOfferDialog(player: Color) -> impl IntoView {
    let context = GameContext::from_context();
    let i18n = I18n::from_context();
    let text = move || {
        let player = i18n.words().color(player);
        i18n.with("play-draw-offered", &[("player", player.into())])
    };
    let offered = NodeRef::new();
    focus_on_mount(offered);
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
                <TextButton
                    key="play-draw-decline"
                    testid="draw-decline"
                    press=move |()| context.draw_offer.set(None)
                />
                <TextButton
                    key="play-draw-accept"
                    testid="draw-accept"
                    class="main"
                    press=move |()| context.declare(Declared::Agreement)
                />
            </div>
        </div>
    }
}
