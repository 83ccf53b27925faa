//! The strip over the board: the connection, offers, absence, and what was chosen ahead.

use std::time::Duration;

use leptos::prelude::*;
use skep_club::{GameCommand, Moment, Offer, Status};
use skep_wire::Presence;

use super::online_game::OnlineGame;
use crate::components::TextButton;
use crate::game_context::GameContext;
use crate::online::ConnectionState;
use crate::pages::online::texts::offer_word;

/// The offers that are shown.
const OFFERS: [Offer; 3] = [Offer::Draw, Offer::TakeBack, Offer::Rematch];

/// The strip over the board.
#[component]
pub(super) fn Strip(game: OnlineGame) -> impl IntoView {
    let i18n = game.i18n();
    let broken = move || game.online.state() == ConnectionState::Broken;
    view! {
        <div class="board-strip" role="status">
            <Show when=broken>
                <p class="strip-line bad" data-testid="broken">{i18n.live_text("online-broken")}</p>
            </Show>
            {OFFERS.map(|offer| view! { <OfferLine game offer /> }).collect_view()}
            <Absence game />
            <Plan game />
        </div>
    }
}

/// An offer that stands: to be answered, or withdrawn.
#[component]
fn OfferLine(game: OnlineGame, offer: Offer) -> impl IntoView {
    let i18n = game.i18n();
    let word = offer_word(offer);
    // Whether it is an own offer.
    let open = Memo::new(move |_| {
        let followed = game.followed.read();
        let color = followed.color()?;
        let seen = followed.game()?;
        let over = matches!(seen.status(), Status::Ended { .. });
        if over != (offer == Offer::Rematch) || seen.next().is_some() {
            return None;
        }
        match (seen.has_offered(!color, offer), seen.has_offered(color, offer)) {
            (true, _) => Some(false),
            (false, true) => Some(true),
            (false, false) => None,
        }
    });
    move || {
        let own = open.get()?;
        let text = move || {
            let key =
                if own { format!("online-own-{word}") } else { format!("online-offered-{word}") };
            i18n.text(&key)
        };
        let decline = move |()| game.ask(GameCommand::Decline { offer });
        let answer = (!own).then(|| {
            view! {
                <TextButton
                    key="online-accept"
                    testid=format!("accept-{word}")
                    class="main"
                    press=move |()| game.ask(GameCommand::Accept { offer })
                />
            }
        });
        let (key, test) =
            if own { ("online-withdraw", "withdraw") } else { ("online-decline", "decline") };
        Some(view! {
            <div class="strip-line" data-testid=format!("offer-{word}")>
                <p>{text}</p>
                <div class="buttons">
                    <TextButton key=key testid=format!("{test}-{word}") press=decline />
                    {answer}
                </div>
            </div>
        })
    }
}

/// The opponent is absent, and the game can be claimed from some moment on.
#[component]
fn Absence(game: OnlineGame) -> impl IntoView {
    let i18n = game.i18n();
    let now = RwSignal::new(game.online.server_now());
    let claim_from = Memo::new(move |_| {
        let followed = game.followed.read();
        let color = followed.color().filter(|_| followed.is_playing())?;
        match followed.presence(!color) {
            Presence::Leaving { claim_from } => Some(claim_from),
            Presence::Here | Presence::Away => None,
        }
    });
    if let Ok(tick) = set_interval_with_handle(
        move || {
            if claim_from.try_get_untracked().flatten().is_some() {
                now.set(game.online.server_now());
            }
        },
        Duration::from_millis(500),
    ) {
        on_cleanup(move || tick.clear());
    }
    let claim = move |draw| game.ask(GameCommand::Claim { draw });
    let seconds = move |from: Moment| from.since(now.get()).div_ceil(1_000);
    move || {
        let from = claim_from.get()?;
        let text = move || match seconds(from) {
            0 => i18n.text("online-absent-now"),
            seconds => i18n.with("online-absent-soon", &[("seconds", seconds.into())]),
        };
        Some(view! {
            <div class="strip-line" data-testid="absence">
                <p>{text}</p>
                <Show when=move || seconds(from) == 0>
                    <div class="buttons">
                        <TextButton key="online-claim-draw" testid="claim-draw" press=move |()| claim(true) />
                        <TextButton
                            key="online-claim-win"
                            testid="claim-win"
                            class="main"
                            press=move |()| claim(false)
                        />
                    </div>
                </Show>
            </div>
        })
    }
}

/// What was chosen ahead.
#[component]
fn Plan(game: OnlineGame) -> impl IntoView {
    let i18n = game.i18n();
    let context = GameContext::from_context();
    let planned = Memo::new(move |_| game.followed.read().planned());
    let text = move || {
        let words = i18n.words();
        let (action, position) = (planned.get()?, context.ahead()?);
        Some(words.with("online-planned", &[("action", words.action(&position, action).into())]))
    };
    view! {
        <Show when=move || planned.get().is_some()>
            <div class="strip-line" data-testid="planned">
                <p>{text}</p>
                <div class="buttons">
                    <TextButton key="button-cancel" testid="plan-cancel" press=move |()| game.plan(None) />
                </div>
            </div>
        </Show>
    }
}
