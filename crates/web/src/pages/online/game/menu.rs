//! The buttons at the bottom of the panel.

use leptos::prelude::*;
use leptos_router::components::A;
use skep_club::{GameCommand, Offer};

use super::notify::{can_ask, request};
use super::online_game::OnlineGame;
use crate::browser::copy;
use crate::components::{ConfirmDialog, TextButton, icon};
use crate::pages::online::address::game_path;
use crate::table::{ShareDialog, copied, origin};

/// The buttons at the bottom of the panel, with their dialogs.
#[component]
pub(super) fn Menu(game: OnlineGame) -> impl IntoView {
    let i18n = game.i18n();
    let (resigning, sharing) = (RwSignal::new(false), RwSignal::new(false));
    let plays = plays(game);
    let asks = RwSignal::new(can_ask());
    // A link or an export must not reveal secret choices.
    let open = Memo::new(move |_| {
        game.followed.read().game().is_some_and(|game| game.game().open_choice().is_none())
    });
    let link = move |()| {
        let link = format!("{}{}", origin(), game_path(game.id));
        copy(link, copied(game.notices(), i18n));
    };
    let next = Memo::new(move |_| game.online.next_for_me(Some(game.id)));
    view! {
        {move || next.get().map(|next| view! {
            <A href=game_path(next) attr:class="button" attr:data-testid="next-game">
                {i18n.live_text("online-next")}
            </A>
        })}
        <div class="menu">
            <PlayerButtons game resigning />
            <TextButton key="online-copy-link" testid="copy-game-link" class="quiet" press=link>
                {icon::link()}
            </TextButton>
            <Show when=move || open.get()>
                <TextButton key="play-share" testid="share" class="quiet" press=move |()| sharing.set(true)>
                    {icon::share()}
                </TextButton>
            </Show>
            <Show when=move || plays.get() && asks.get()>
                <TextButton
                    key="online-notify"
                    testid="notify"
                    class="quiet"
                    press=move |()| request(move || asks.set(can_ask()))
                />
            </Show>
        </div>
        <ConfirmDialog
            open=resigning
            title="play-resign"
            question=Signal::derive(i18n.live_text("online-resign-question"))
            yes="play-resign"
            testid="resign-dialog"
            act=move |()| game.ask(GameCommand::Resign)
        />
        <ShareDialog open=sharing />
    }
}

/// The buttons of a player, as long as the game lasts.
#[component]
fn PlayerButtons(game: OnlineGame, resigning: RwSignal<bool>) -> impl IntoView {
    let plays = plays(game);
    let started =
        Memo::new(move |_| game.followed.read().game().is_some_and(|game| game.has_started()));
    let can_take_back = Memo::new(move |_| {
        let followed = game.followed.read();
        let turns = followed.game().zip(followed.color()).map(|(game, color)| game.turns(color));
        turns.is_some_and(|turns| turns > 0)
    });
    view! {
        <Show when=move || plays.get() && started.get()>
            <TextButton key="play-resign" testid="resign" class="quiet" press=move |()| resigning.set(true)>
                {icon::flag()}
            </TextButton>
            <TextButton
                key="play-offer-draw"
                testid="offer-draw"
                class="quiet"
                press=move |()| game.offer(Offer::Draw)
            >
                {icon::balance()}
            </TextButton>
        </Show>
        <Show when=move || plays.get() && !started.get()>
            <TextButton
                key="online-abort"
                testid="abort"
                class="quiet"
                press=move |()| game.ask(GameCommand::Abort)
            >
                {icon::cross()}
            </TextButton>
        </Show>
        <Show when=move || plays.get() && can_take_back.get()>
            <TextButton
                key="online-take-back"
                testid="take-back"
                class="quiet"
                press=move |()| game.offer(Offer::TakeBack)
            >
                {icon::undo()}
            </TextButton>
        </Show>
    }
}

/// Whether this person plays, and the game lasts.
fn plays(game: OnlineGame) -> Memo<bool> {
    Memo::new(move |_| {
        let followed = game.followed.read();
        followed.is_playing() && followed.color().is_some()
    })
}
