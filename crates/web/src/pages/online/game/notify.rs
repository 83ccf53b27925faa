//! News of the game: notices, announcements, and notifications of the system for those who have asked for them.

use leptos::prelude::*;
use leptos::task::spawn_local;
use skep_club::Offer;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Notification, NotificationOptions, NotificationPermission};

use super::online_game::OnlineGame;
use crate::online::News;
use crate::pages::online::texts::offer_word;

/// Whether the browser has notifications.
fn has_notifications() -> bool {
    js_sys::Reflect::has(&window(), &JsValue::from_str("Notification")).unwrap_or(false)
}

/// Whether the person can still be asked for permission.
pub(super) fn can_ask() -> bool {
    has_notifications() && Notification::permission() == NotificationPermission::Default
}

/// Asks for permission, because the person has pressed a button.
pub(super) fn request(done: impl FnOnce() + 'static) {
    let Ok(promise) = Notification::request_permission() else { return };
    spawn_local(async move {
        // Whatever the person has answered is in the permission.
        let _ = JsFuture::from(promise).await;
        done();
    });
}

/// Notifications of one game, of which there is one at a time.
#[derive(Clone, Copy)]
pub(super) struct Notifier(StoredValue<Option<Notification>, LocalStorage>);

impl Notifier {
    pub(super) fn new() -> Notifier {
        Notifier(StoredValue::new_local(None))
    }

    /// Shows a notification if the page is hidden and the person has allowed it.
    fn show(self, title: &str, tag: &str) {
        let allowed =
            has_notifications() && Notification::permission() == NotificationPermission::Granted;
        if !allowed || !document().hidden() {
            return;
        }
        let options = NotificationOptions::new();
        options.set_tag(tag);
        options.set_icon("/icon.svg");
        // Some browsers show notifications only from service workers.
        if let Ok(shown) = Notification::new_with_options(title, &options) {
            self.0.update_value(|before| *before = Some(shown));
        }
    }
}

/// Tells the person what has happened.
pub(super) fn say_news(game: OnlineGame, notifier: Notifier, news: News) {
    let words = game.i18n().words_untracked();
    let key = match news {
        News::Begun => "online-news-begun".to_owned(),
        News::YourTurn => "online-news-turn".to_owned(),
        News::Ended => "online-news-ended".to_owned(),
        News::Offered(offer) => format!("online-offered-{}", offer_word(offer)),
        News::Declined(offer @ (Offer::Draw | Offer::TakeBack | Offer::Rematch)) => {
            let text = words.text(&format!("online-declined-{}", offer_word(offer)));
            return game.notices().success(text);
        }
        News::TookBack => return game.notices().success(words.text("online-took-back")),
        News::PlanFailed => return game.notices().error(words.text("online-plan-failed")),
        News::Rematch(_) | News::Said => return,
    };
    let is_player = untrack(|| game.color()).is_some();
    if is_player {
        notifier.show(&words.text(&key), game.id.as_str());
    }
}
