//! Synchronizes the open game with the address bar, in both directions.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::NavigateOptions;
use leptos_router::hooks::use_navigate;
use skep_record::{GameTree, Saved, read_link, write_link};
use skep_rules::GameType;
use wasm_bindgen::JsValue;

use crate::after_frame::AfterFrame;
use crate::game_context::GameContext;
use crate::saved_games::{GameId, StoredGame};

/// A page that shows the open game, whose link is in the address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum GamePage {
    /// The game is played.
    Play,
    /// The game is analysed.
    Analyse,
}

impl GamePage {
    /// The path of the page.
    pub(crate) const fn path(self) -> &'static str {
        match self {
            GamePage::Play => "/play",
            GamePage::Analyse => "/analyse",
        }
    }

    /// Whether the page is still shown.
    fn is_here(self) -> bool {
        window().location().pathname().is_ok_and(|path| path == self.path())
    }

    /// Prepares a game that has just been opened for the page.
    fn prepare(self, context: GameContext) {
        match self {
            GamePage::Play => context.return_from_analysis(),
            GamePage::Analyse => context.prepare_analysis(),
        }
    }
}

/// How long nobody must have stepped through the game before the address follows. Browsers allow about 200 changes in half
/// a minute, and each takes some milliseconds in a long game: with a held key there would be thirty a second.
const PAUSE: Duration = Duration::from_millis(250);

/// Opens the game in the address, now and whenever the address changes; without one, the game open last. Until it is open,
/// the page stays empty: saved games are not there at once.
pub(crate) fn follow_address(context: GameContext, page: GamePage) {
    let navigate = use_navigate();
    let open = move || {
        let fragment = window().location().hash().unwrap_or_default();
        let asked = fragment.strip_prefix('#').unwrap_or(&fragment).to_owned();
        if context.is_open() && (asked.is_empty() || asked == context.link_untracked()) {
            return page.prepare(context);
        }
        let navigate = navigate.clone();
        spawn_local(async move {
            let elsewhere = open_address(context, page, &asked).await;
            if !page.is_here() {
                return;
            }
            match elsewhere {
                Some(path) => {
                    let options = NavigateOptions { replace: true, ..NavigateOptions::default() };
                    navigate(path, options);
                }
                None => page.prepare(context),
            }
        });
    };
    open();
    let handle = window_event_listener(leptos::ev::hashchange, move |_| open());
    on_cleanup(move || handle.remove());
}

/// Opens the game that is asked for. If that is not possible, returns the page to go to instead.
async fn open_address(context: GameContext, page: GamePage, asked: &str) -> Option<&'static str> {
    let current = match GameId::current() {
        // Without the saved games, a link can still be opened.
        Some(id) => context.library().get(&id).await.ok().flatten(),
        None => None,
    };
    let saved = current.as_ref().map(StoredGame::saved);
    if !asked.is_empty() {
        let tree = match read_link(asked) {
            Ok(tree) => tree,
            Err(_) => {
                // There it is explained and can be repaired.
                context.unread.set(Some(window().location().href().unwrap_or_default()));
                return Some("/games");
            }
        };
        match (current, saved) {
            (Some(game), Some(Ok(saved))) if is_same(context, &game.id, &saved, &tree) => {
                context.resume(game.id, game.revision, saved);
            }
            _ => context.open(tree),
        }
        return None;
    }
    match (current, saved) {
        (Some(game), Some(Ok(saved))) => {
            context.resume(game.id, game.revision, saved);
            return None;
        }
        (_, Some(Err(error))) => {
            let words = context.i18n().words_untracked();
            let reason = words.saved_error(&error);
            context.notices().error(words.with("kept-broken", &[("reason", reason.into())]));
        }
        _ => {}
    }
    if context.is_open() {
        return None;
    }
    match page {
        GamePage::Play => Some("/"),
        GamePage::Analyse => {
            context.open(GameTree::new(GameType::BASE_MLP));
            None
        }
    }
}

/// Whether a link is to the saved game, which then is resumed with its players and its clock. After a reload, another tab
/// may have gone on with the game: it has all of the link's moves, and more.
fn is_same(context: GameContext, id: &GameId, saved: &Saved, link: &GameTree) -> bool {
    let reloaded = !context.is_open() && GameId::current_in_tab().as_ref() == Some(id);
    let contains = || {
        let mut both = saved.tree.clone();
        both.merge(link) && both.len() == saved.tree.len()
    };
    write_link(&saved.tree) == write_link(link) || reloaded && contains()
}

/// Writes the open game into the address bar, except while choices are secret.
pub(crate) fn keep_address(context: GameContext, page: GamePage) {
    let write = move || {
        let session = context.session();
        let session = session.read_untracked();
        // The person may have left the page.
        if !page.is_here() || !context.is_open() {
            return;
        }
        let address = match session.tree().game().open_choice() {
            Some(_) => page.path().to_owned(),
            None => format!("{}#{}", page.path(), write_link(session.tree())),
        };
        if let Ok(history) = window().history() {
            // If the browser refuses, the next action writes the address again.
            let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&address));
        }
    };
    let write_later = AfterFrame::with_pause(PAUSE, write);
    Effect::new(move |last: Option<(Option<GameId>, usize)>| {
        let here = (context.id(), context.session().read().tree().len());
        match last {
            // A reload right after another game was opened must not bring the game before back.
            Some(last) if last.0 != here.0 => write(),
            Some(last) if last.1 == here.1 => write_later.schedule(),
            // Nor must it bring back what was deleted.
            _ => write_later.schedule_soon(),
        }
        here
    });
}
