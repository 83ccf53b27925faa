//! The title of the window.

use leptos::prelude::*;

use super::address::OnlinePage;
use crate::i18n::I18n;
use crate::online::Online;

/// Keeps the title of the window that of the page. It begins with the number of own games in which one is to act.
pub(super) fn show_title(page: Memo<Option<OnlinePage>>) {
    let (i18n, online) = (I18n::from_context(), Online::from_context());
    Effect::new(move |_| {
        let key = page.read().as_ref().map_or("unknown-title", OnlinePage::title);
        let title = format!("{} – {}", i18n.text(key), i18n.text("app-name"));
        let waiting = online.waiting_for_me();
        document().set_title(&match waiting {
            0 => title,
            waiting => format!("({waiting}) {title}"),
        });
    });
}
