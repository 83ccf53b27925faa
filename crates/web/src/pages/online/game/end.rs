//! The buttons after the end of a game.

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::components::A;
use leptos_router::hooks::use_navigate;
use skep_club::{Offer, Status};
use skep_record::{Details, GameTree};
use skep_rules::Color;

use super::online_game::OnlineGame;
use crate::components::{TextButton, icon};
use crate::error_text;
use crate::game_context::GameContext;
use crate::online::FollowedGame;
use crate::pages::online::address::game_path;
use crate::pages::online::texts::person_name;
use crate::random;
use crate::saved_games::GameId;
use crate::time;

/// The buttons after the end of a game: rematch, review, save, another game.
#[component]
pub(super) fn GameOver(
    game: OnlineGame,
    /// The context of the application's open game.
    open: GameContext,
) -> impl IntoView {
    let i18n = game.i18n();
    let table = GameContext::from_context();
    let over = Memo::new(move |_| {
        let followed = game.followed.read();
        followed.game().is_some_and(|game| matches!(game.status(), Status::Ended { .. }))
    });
    let next = Memo::new(move |_| game.followed.read().game().and_then(|game| game.next()));
    let can_rematch = Memo::new(move |_| {
        let followed = game.followed.read();
        followed.color().is_some_and(|color| {
            followed.game().is_some_and(|game| !game.has_offered(color, Offer::Rematch))
        })
    });
    let navigate = use_navigate();
    let review = Callback::new(move |()| {
        let (tree, details) = record(game, &game.followed.read_untracked());
        open.open_named(tree, &details);
        navigate("/analyse", Default::default());
    });
    let saved = RwSignal::new(false);
    let save = move |()| {
        let session = table.session().read_untracked().saved(time::now());
        spawn_local(async move {
            let id = GameId::new(time::now(), random::unit());
            let words = i18n.words_untracked();
            match open.library().store(id, 0, session).await {
                Ok(_) => {
                    saved.set(true);
                    game.notices().success(words.text("online-saved"));
                }
                Err(error) => {
                    let reason = error_text::save_game_error(&words, &error);
                    game.notices().error(words.with("kept-failed", &[("reason", reason.into())]));
                }
            }
        });
    };
    view! {
        <Show when=move || over.get()>
            <div class="ended" data-testid="ended">
                {move || match next.get() {
                    Some(next) => view! {
                        <A href=game_path(next) attr:class="button main" attr:data-testid="to-rematch">
                            {i18n.live_text("online-to-rematch")}
                        </A>
                    }.into_any(),
                    None => view! {
                        <Show when=move || can_rematch.get()>
                            <TextButton
                                key="play-rematch"
                                testid="rematch"
                                class="main"
                                press=move |()| game.offer(Offer::Rematch)
                            >
                                {icon::swap()}
                            </TextButton>
                        </Show>
                    }.into_any(),
                }}
                <TextButton key="analyse-finished" testid="review-game" press=review />
                <TextButton
                    key="online-save"
                    testid="save-game"
                    disabled=saved
                    press=save
                />
                <A href="/online" attr:class="button" attr:data-testid="to-lobby">
                    {i18n.live_text("online-another")}
                </A>
            </div>
        </Show>
    }
}

/// The record of the game.
fn record(game: OnlineGame, followed: &FollowedGame) -> (GameTree, Details) {
    let words = game.i18n().words_untracked();
    let tree = followed.game().map(|game| game.tree()).unwrap_or_default();
    let name = |color: Color| followed.player(color).map(|person| person_name(&words, person));
    let [white, black] = Color::ALL.map(|color| name(color).unwrap_or_default());
    let details = Details { white, black, ..Details::default() };
    (tree, details)
}
