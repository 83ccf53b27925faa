//! The page of a game: what the server tells of it, and the table.

mod chat;
mod end;
mod invitation;
mod menu;
mod notify;
mod online_game;
mod strip;
mod table;

use leptos::prelude::*;
use leptos_router::components::A;
use skep_club::{GameId, Status};

use self::invitation::Invitation;
use self::online_game::OnlineGame;
use self::table::OnlineTable;
use crate::i18n::I18n;

/// How far the game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// The server has not told of it yet.
    Loading,
    /// There is no such game.
    Missing,
    /// Nobody has joined.
    Open,
    /// It was withdrawn.
    Withdrawn,
    /// It is played, or over.
    Table,
}

/// The page of a game.
#[component]
pub(super) fn Game(
    /// The game.
    id: GameId,
) -> impl IntoView {
    let game = OnlineGame::provide(id);
    let stage = Memo::new(move |_| {
        if game.is_missing() {
            return Stage::Missing;
        }
        match game.followed.read().game().map(|game| game.status()) {
            None => Stage::Loading,
            Some(Status::Open) => Stage::Open,
            Some(Status::Withdrawn) => Stage::Withdrawn,
            Some(Status::Playing | Status::Ended { .. }) => Stage::Table,
        }
    });
    move || match stage.get() {
        Stage::Loading => {
            view! { <Message key="online-loading" testid="online-loading" /> }.into_any()
        }
        Stage::Missing => {
            view! { <Message key="online-missing" testid="online-missing" /> }.into_any()
        }
        Stage::Withdrawn => {
            view! { <Message key="online-withdrawn" testid="online-withdrawn" /> }.into_any()
        }
        Stage::Open => view! { <Invitation game /> }.into_any(),
        Stage::Table => view! { <OnlineTable game /> }.into_any(),
    }
}

/// A sentence in place of the game.
#[component]
fn Message(key: &'static str, testid: &'static str) -> impl IntoView {
    let i18n = I18n::from_context();
    view! {
        <div class="page" data-testid=testid>
            <h1>{i18n.live_text("online-game")}</h1>
            <p>{i18n.live_text(key)}</p>
            <p>
                <A href="/online" attr:class="button">{i18n.live_text("online-title")}</A>
            </p>
        </div>
    }
}
