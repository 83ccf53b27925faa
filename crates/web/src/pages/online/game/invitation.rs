//! A game that nobody has joined yet.

use leptos::prelude::*;
use skep_club::{Audience, ColorWish, GameCommand};
use skep_wire::{Person, PersonKind};

use super::online_game::OnlineGame;
use crate::browser::copy;
use crate::components::{TextButton, icon};
use crate::pages::online::address::game_path;
use crate::pages::online::terms::TermsCard;
use crate::pages::online::texts::person_name;
use crate::table::{copied, origin};

/// A game that nobody has joined yet: its creator sends the link, and everybody else may join.
#[component]
pub(super) fn Invitation(game: OnlineGame) -> impl IntoView {
    let i18n = game.i18n();
    let followed = game.followed;
    let terms = Memo::new(move |_| followed.read().game().map(|game| game.terms()));
    let creator = Memo::new(move |_| {
        let followed = followed.read();
        followed.game().map(|game| game.creator())
    });
    let is_mine = Memo::new(move |_| game.online.me().map(|me| me.id) == creator.get());
    let is_invited = Memo::new(move |_| {
        let followed = followed.read();
        let audience = followed.game().map(|game| game.audience());
        matches!(audience, Some(Audience::Invited { .. }))
    });
    let invited = move || {
        let followed = followed.read();
        let person = creator.get().and_then(|creator| followed.person(creator).cloned());
        match person {
            Some(Person { name: None, kind: PersonKind::Guest, .. }) => {
                i18n.text("online-invited-guest")
            }
            person => {
                let name = person.map_or_else(String::new, |it| person_name(&i18n.words(), &it));
                i18n.with("online-invited", &[("name", name.into())])
            }
        }
    };
    let colors = move || {
        let key = match (terms.get().map(|terms| terms.creator_plays), is_mine.get()) {
            (Some(ColorWish::White), true) | (Some(ColorWish::Black), false) => "online-you-white",
            (Some(ColorWish::Black), true) | (Some(ColorWish::White), false) => "online-you-black",
            _ => "online-you-either",
        };
        i18n.text(key)
    };
    let title = move || match is_mine.get() {
        true => i18n.text("online-waiting"),
        false => invited(),
    };
    view! {
        <div class="page invitation" data-testid="invitation">
            <h1>{title}</h1>
            {move || terms.get().map(|terms| view! { <TermsCard terms /> })}
            <p>{colors}</p>
            {move || match is_mine.get() {
                true => view! { <Sender game /> }.into_any(),
                false => view! {
                    <p class="buttons">
                        <TextButton
                            key="online-join"
                            testid="join"
                            class="main"
                            press=move |()| game.ask(GameCommand::Join)
                        >
                            {icon::play()}
                        </TextButton>
                        <Show when=move || is_invited.get()>
                            <TextButton
                                key="online-decline"
                                testid="decline-invitation"
                                press=move |()| game.ask(GameCommand::Withdraw)
                            />
                        </Show>
                    </p>
                    <p class="lead">{i18n.live_text("online-join-about")}</p>
                }.into_any(),
            }}
        </div>
    }
}

/// The link, for the person who has created the game.
#[component]
fn Sender(game: OnlineGame) -> impl IntoView {
    let i18n = game.i18n();
    let link = format!("{}{}", origin(), game_path(game.id));
    let copied_link = link.clone();
    view! {
        <p>{i18n.live_text("online-send-link")}</p>
        <div class="link-row">
            <input
                type="text"
                readonly
                aria-label=i18n.live_text("online-link")
                data-testid="game-link"
                prop:value=link
            />
            <TextButton
                key="button-copy"
                testid="copy-invitation"
                class="main"
                press=move |()| copy(copied_link.clone(), copied(game.notices(), i18n))
            >
                {icon::link()}
            </TextButton>
        </div>
        <p class="lead">{i18n.live_text("online-waiting-about")}</p>
        <p>
            <TextButton
                key="online-withdraw-game"
                testid="withdraw-game"
                press=move |()| game.ask(GameCommand::Withdraw)
            />
        </p>
    }
}
