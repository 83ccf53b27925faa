//! The chat: one for the players, one for those who watch.

use leptos::ev;
use leptos::html;
use leptos::prelude::*;
use leptos::task::spawn_local;
use skep_club::Status;
use skep_wire::{MAX_CHAT_LETTERS, PersonKind, Room};

use super::online_game::OnlineGame;
use crate::components::{IconButton, Switch, icon};
use crate::online::{ChatLine, http};
use crate::pages::online::texts::{api_failure, person_name};
use crate::storage;

/// Where it is kept that the chat is switched off.
const KEY: &str = "skep.chat";

/// Whether the chat is switched on.
pub(super) fn chat_is_on() -> bool {
    storage::read(KEY).as_deref() != Some("off")
}

/// The chat of a game.
#[component]
pub(super) fn Chat(game: OnlineGame) -> impl IntoView {
    let i18n = game.i18n();
    let on = RwSignal::new(chat_is_on());
    let turn = move |wanted| {
        on.set(wanted);
        // Without storage, the chat is on again at the next visit.
        let _ = storage::write(KEY, if wanted { "on" } else { "off" });
    };
    let over = Memo::new(move |_| {
        let followed = game.followed.read();
        followed.game().is_some_and(|game| matches!(game.status(), Status::Ended { .. }))
    });
    let plays = Memo::new(move |_| game.color().is_some());
    let watching = Memo::new(move |_| game.followed.read().watching());
    let rooms = move || match (plays.get(), over.get()) {
        (true, false) => vec![Room::Players],
        (true, true) => vec![Room::Players, Room::Spectators],
        (false, _) => vec![Room::Spectators],
    };
    view! {
        <section class="chat" aria-label=i18n.live_text("online-chat") data-testid="chat">
            <Switch
                label=Signal::derive(i18n.live_text("online-chat"))
                testid="chat-switch"
                on
                turn=turn
            />
            <Show when=move || watching.get() != 0>
                <p class="watching" data-testid="watching">
                    {move || i18n.with("online-watching", &[("count", watching.get().into())])}
                </p>
            </Show>
            <Show when=move || on.get()>
                {move || rooms().into_iter().map(|room| view! { <ChatRoom game room /> }).collect_view()}
            </Show>
        </section>
    }
}

/// One of the two chats.
#[component]
fn ChatRoom(game: OnlineGame, room: Room) -> impl IntoView {
    let i18n = game.i18n();
    let word = match room {
        Room::Players => "players",
        Room::Spectators => "spectators",
    };
    let lines = Memo::new(move |_| {
        let followed = game.followed.read();
        let here = followed.chat().iter().enumerate().filter(|(_, line)| line.room == room);
        here.map(|(place, line)| (place, line.clone())).collect::<Vec<_>>()
    });
    let list = NodeRef::<html::Ol>::new();
    Effect::new(move |_| {
        lines.track();
        if let Some(list) = list.get() {
            request_animation_frame(move || list.set_scroll_top(list.scroll_height()));
        }
    });
    let text = RwSignal::new(String::new());
    let say = move |event: ev::SubmitEvent| {
        event.prevent_default();
        let said = text.get_untracked().trim().to_owned();
        if said.is_empty() {
            return;
        }
        text.set(String::new());
        game.say(room, said.clone(), move |done| {
            // What was not said can be said again.
            if !done && text.try_get_untracked().is_some_and(|text| text.is_empty()) {
                text.set(said);
            }
        });
    };
    let label = move || i18n.text(&format!("online-chat-{word}"));
    view! {
        <div class="chat-room" data-testid=format!("chat-{word}")>
            <ol node_ref=list aria-live="polite" aria-label=label tabindex="0">
                <For each=move || lines.get() key=|(place, line)| (*place, line.at, line.by.id) let((_, line))>
                    <Line game line />
                </For>
            </ol>
            <form on:submit=say>
                <input
                    type="text"
                    maxlength=MAX_CHAT_LETTERS
                    placeholder=label
                    aria-label=label
                    data-testid=format!("say-{word}")
                    prop:value=move || text.get()
                    on:input:target=move |event| text.set(event.target().value())
                />
                <button class="quiet">{i18n.live_text("online-say")}</button>
            </form>
        </div>
    }
}

/// Something that was said. It is text, never markup.
#[component]
fn Line(game: OnlineGame, line: ChatLine) -> impl IntoView {
    let i18n = game.i18n();
    let by = StoredValue::new(line.by.clone());
    let name = move || by.with_value(|by| person_name(&i18n.words(), by));
    let is_other = move || {
        let me = game.online.me().map(|me| me.id);
        let by = by.get_value();
        me != Some(by.id) && !matches!(by.kind, PersonKind::Computer { .. })
    };
    let block = move |()| {
        let id = by.with_value(|by| by.id);
        spawn_local(async move {
            let words = i18n.words_untracked();
            match http::post::<(), ()>(&format!("/api/blocked/{id}"), &()).await {
                Ok(()) => game.notices().success(words.text("online-blocked")),
                Err(failure) => game.notices().error(api_failure(&words, &failure)),
            }
        });
    };
    view! {
        <li data-testid="said">
            <b>{name}</b>
            " "
            <span>{line.text}</span>
            <Show when=is_other>
                <IconButton
                    label=Signal::derive(i18n.live_text("online-block"))
                    class="block"
                    testid="block"
                    press=block
                >
                    {icon::cross()}
                </IconButton>
            </Show>
        </li>
    }
}
