//! One's own games, the most urgent first.

use leptos::prelude::*;
use leptos_router::components::A;
use skep_wire::{GameSummary, SeekView};
use skep_words::Words;

use crate::i18n::I18n;
use crate::online::Online;
use crate::pages::games::game_name;
use crate::pages::online::address::game_path;
use crate::pages::online::people::SmallBoard;
use crate::pages::online::texts::{duration, pace_text, person_name, terms_text};

/// One's own games, invitations, and games that nobody has joined yet.
#[component]
pub(super) fn OwnGameList() -> impl IntoView {
    let (i18n, online) = (I18n::from_context(), Online::from_context());
    let own = Memo::new(move |_| online.own().unwrap_or_default());
    let is_empty = move || {
        let own = own.read();
        own.games.is_empty() && own.open.is_empty() && own.invitations.is_empty()
    };
    let next = Memo::new(move |_| online.next_for_me(None));
    view! {
        <section aria-labelledby="own-heading" data-testid="own-games">
            <h2 id="own-heading">{i18n.live_text("online-own")}</h2>
            {move || next.get().map(|game| view! {
                <A href=game_path(game) attr:class="button main" attr:data-testid="next-game">
                    {i18n.live_text("online-next")}
                </A>
            })}
            <Show when=is_empty>
                <p class="lead">{i18n.live_text("online-own-none")}</p>
            </Show>
            <ul class="game-rows">
                {move || own.get().invitations.into_iter().map(|seek| view! {
                    <OpenRow seek key="online-own-invited" />
                }).collect_view()}
                {move || own.get().games.into_iter().map(|game| view! { <GameRow game /> }).collect_view()}
                {move || own.get().open.into_iter().map(|seek| view! {
                    <OpenRow seek key="online-own-open" />
                }).collect_view()}
            </ul>
        </section>
    }
}

/// A game that is being played.
#[component]
fn GameRow(game: GameSummary) -> impl IntoView {
    let (i18n, online) = (I18n::from_context(), Online::from_context());
    let href = game_path(game.game);
    let position = Signal::stored(game.position.clone());
    let game = StoredValue::new(game);
    let me = move || online.me().map(|me| me.id);
    let mine = move || {
        let me = me();
        game.with_value(|game| game.to_move.is_some_and(|to| Some(game.players[to].id) == me))
    };
    let title = move || {
        let (words, me) = (i18n.words(), me());
        game.with_value(|game| {
            let players = [&game.players.white, &game.players.black];
            let other = players.into_iter().find(|player| Some(player.id) != me);
            let name = other.map_or_else(String::new, |other| person_name(&words, other));
            let game_type = match game.game_type.parse() {
                Ok(game_type) => game_name(&words, game_type),
                Err(_) => game.game_type.clone(),
            };
            words.with("online-row", &[("game", game_type.into()), ("name", name.into())])
        })
    };
    let about = move || {
        let words = i18n.words();
        let key = if mine() { "online-your-turn" } else { "online-their-turn" };
        let turn = words.text(key);
        game.with_value(|game| match time_left(&words, online, game) {
            Some(left) => format!("{turn} · {left}"),
            None => format!("{turn} · {}", pace_text(&words, game.pace)),
        })
    };
    view! {
        <li class:urgent=mine>
            <A href=href attr:class="with-board" attr:data-testid="own-game">
                <SmallBoard position />
                <strong>{title}</strong>
                <small>{about}</small>
            </A>
        </li>
    }
}

/// The time that the player on turn has left, in words.
fn time_left(words: &Words, online: Online, game: &GameSummary) -> Option<String> {
    let clock = game.clock?;
    let running = clock.running?;
    let left = clock.left[running].saturating_sub(online.server_now().since(clock.at));
    Some(words.with("online-left", &[("time", duration(words, left).into())]))
}

/// A game that has not begun.
#[component]
fn OpenRow(seek: SeekView, key: &'static str) -> impl IntoView {
    let i18n = I18n::from_context();
    let href = game_path(seek.game);
    let seek = StoredValue::new(seek);
    let title = move || seek.with_value(|seek| terms_text(&i18n.words(), &seek.terms));
    let about = move || {
        let words = i18n.words();
        let name = seek.with_value(|seek| person_name(&words, &seek.creator));
        words.with(key, &[("name", name.into())])
    };
    view! {
        <li>
            <A href=href attr:data-testid="own-open">
                <strong>{title}</strong>
                <small>{about}</small>
            </A>
        </li>
    }
}
