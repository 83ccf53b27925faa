//! The table of a game online: the same as always, with what is said and offered.

use std::time::Duration;

use leptos::prelude::*;
use skep_club::GameId;
use skep_record::GameTree;
use skep_rules::{ByColor, Color};
use skep_wire::{Presence, Room};

use super::chat::{Chat, chat_is_on};
use super::end::GameOver;
use super::menu::Menu;
use super::online_game::OnlineGame;
use super::strip::Strip;
use crate::game_context::{GameContext, Remote};
use crate::move_list::MoveList;
use crate::online::ChatLine;
use crate::pages::online::people::FairChance;
use crate::pages::online::texts::status_text;
use crate::session::GameSession;
use crate::settings::Settings;
use crate::sound::play_sounds;
use crate::table::{Controls, DrawerHandle, PlayerBar, Status, Table, TableBoard, listen_to_keys};
use crate::time;

/// The interval at which clocks are updated.
const TICK: Duration = Duration::from_millis(100);

/// Everything of which the table has to know when it changes.
type Shown = (usize, bool, Option<skep_wire::ClockView>, Option<Color>, GameId);

/// The table of a game.
#[component]
pub(super) fn OnlineTable(game: OnlineGame) -> impl IntoView {
    let i18n = game.i18n();
    let open = GameContext::from_context();
    let context = provide_table(open, game);
    let table = Table::provide(context);
    let Table { interaction, last, words, options, near, far, .. } = table;
    let drawer = RwSignal::new(false);
    let events = Signal::derive(move || game.followed.read().events().to_vec());
    listen_to_keys(context, drawer);
    play_sounds(context, expect_context::<RwSignal<Settings>>());
    if let Ok(tick) = set_interval_with_handle(move || context.tick(), TICK) {
        on_cleanup(move || tick.clear());
    }
    view! {
        <div class="play online" data-testid="online-game">
            <h1 class="unseen">{i18n.live_text("online-game")}</h1>
            <section class="table" aria-label=i18n.live_text("play-table")>
                <PlayerBar color=far.into() side="far" interaction words options />
                <TableBoard table />
                <Strip game />
                <PlayerBar color=near.into() side="near" interaction words options />
                <div class="bar">
                    <Controls interaction />
                    <DrawerHandle drawer news=unread(game, drawer) />
                </div>
            </section>
            <div class="side">
                <Status interaction last words />
                <aside
                    id="panel"
                    class="panel"
                    class:open=move || drawer.get()
                    aria-label=i18n.live_text("play-panel")
                >
                    <GameOver game open />
                    <MoveList />
                    <Chat game />
                    <Menu game />
                    <FairChance events />
                </aside>
            </div>
        </div>
    }
}

/// Says that the other player has said something while the drawer with the chat was closed.
fn unread(game: OnlineGame, drawer: RwSignal<bool>) -> Memo<Option<String>> {
    let i18n = game.i18n();
    let said = Memo::new(move |_| {
        let me = game.online.me().map(|me| me.id);
        let followed = game.followed.read();
        let others = |line: &&ChatLine| line.room == Room::Players && Some(line.by.id) != me;
        followed.chat().iter().filter(others).count()
    });
    // What was said before this page was opened may have been read.
    let read = RwSignal::new(said.get_untracked());
    Effect::new(move |_| {
        if drawer.get() {
            read.set(said.get());
        }
    });
    Memo::new(move |_| {
        let is_new = said.get() > read.get() && !drawer.get() && chat_is_on();
        is_new.then(|| i18n.text("online-chat-new"))
    })
}

/// Provides the context of the game to the table, and keeps it as the server tells.
fn provide_table(open: GameContext, game: OnlineGame) -> GameContext {
    let i18n = game.i18n();
    let followed = game.followed;
    let game_type = followed.read_untracked().game().map(|game| game.terms().game_type);
    let tree = GameTree::new(game_type.unwrap_or_default());
    let session = GameSession::new(tree, ByColor::default(), Default::default(), time::now());
    let color = Memo::new(move |_| followed.read().color());
    let status = Memo::new(move |_| {
        let words = i18n.words();
        followed.read().game().and_then(|game| status_text(&words, game))
    });
    let context = open.provide_remote(
        session,
        Remote {
            color: color.into(),
            may_act: Memo::new(move |_| followed.read().may_act()).into(),
            ahead: Memo::new(move |_| followed.read().ahead()).into(),
            planned: Memo::new(move |_| followed.read().planned()).into(),
            choice: Memo::new(move |_| followed.read().choice()).into(),
            status: status.into(),
            badge: Callback::new(move |color| view! { <Badge game color /> }.into_any()),
            act: Callback::new(move |action| game.act(action)),
            choose: Callback::new(move |chosen| game.choose(chosen)),
            draw: Callback::new(move |()| game.draw()),
        },
    );
    let shown = Memo::new(move |_| -> Shown {
        let followed = followed.read();
        let (events, pending) = (followed.events().len(), followed.is_pending());
        (events, pending, followed.clock(), color.get(), game.id)
    });
    let follow = move || {
        if let Some(remote) = game.remote() {
            context.follow_remote(remote);
        }
    };
    // The first time at once: the table is made of it.
    follow();
    Effect::new(move |before: Option<()>| {
        // A memo that is never read does not know what it depends on.
        shown.get();
        i18n.words();
        if before.is_some() {
            follow();
        }
    });
    context
}

/// Beside the name of a player: whether the player is there, and whether an action is under way.
#[component]
fn Badge(game: OnlineGame, color: Signal<Color>) -> impl IntoView {
    let i18n = game.i18n();
    let followed = game.followed;
    let state = Memo::new(move |_| {
        let followed = followed.read();
        let color = color.get();
        if followed.is_pending() && followed.color() == Some(color) {
            return Some("sending");
        }
        if !followed.is_playing() {
            return None;
        }
        Some(match followed.presence(color) {
            Presence::Here => "here",
            Presence::Away | Presence::Leaving { .. } => "away",
        })
    });
    move || {
        state.get().map(|state| {
            let text = move || i18n.text(&format!("online-badge-{state}"));
            view! {
                <span class=format!("badge {state}") title=text data-testid=format!("badge-{state}")>
                    <i aria-hidden="true"></i>
                    <span class="unseen">{text}</span>
                </span>
            }
        })
    }
}
