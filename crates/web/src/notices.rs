//! Transient notices, and announcements for screen readers.

use std::time::Duration;

use leptos::prelude::*;

use crate::components::{IconButton, icon};
use crate::i18n::I18n;

/// How long a notice is displayed.
const DISPLAY_TIME: Duration = Duration::from_secs(7);
/// How long a notice is displayed that offers something to do.
const OFFER_TIME: Duration = Duration::from_secs(15);

/// The kind of a notice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tone {
    /// Something succeeded.
    Success,
    /// Something failed or is not allowed.
    Error,
}

#[derive(Clone)]
struct Notice {
    number: u32,
    tone: Tone,
    text: String,
    /// The text of a button, and what it does.
    offer: Option<(String, Callback<()>)>,
}

/// The notices and announcements of the application.
#[derive(Clone, Copy)]
pub(crate) struct Notices {
    shown: RwSignal<Option<Notice>>,
    spoken: RwSignal<String>,
    next: StoredValue<u32>,
}

impl Notices {
    /// Creates the notices and provides them as a context.
    pub(crate) fn provide() -> Notices {
        let notices = Notices {
            shown: RwSignal::default(),
            spoken: RwSignal::default(),
            next: StoredValue::new(0),
        };
        provide_context(notices);
        notices
    }

    /// The notices from the context.
    pub(crate) fn from_context() -> Notices {
        expect_context()
    }

    /// Shows a notice that something succeeded.
    pub(crate) fn success(self, text: impl Into<String>) {
        self.show(Tone::Success, text.into(), None);
    }

    /// Shows a notice that something succeeded, with a button that does something about it.
    pub(crate) fn offer(
        self,
        text: String,
        button: String,
        act: impl Fn(()) + Send + Sync + 'static,
    ) {
        self.show(Tone::Success, text, Some((button, Callback::new(act))));
    }

    /// Shows a notice that explains why something failed.
    pub(crate) fn error(self, text: impl Into<String>) {
        self.show(Tone::Error, text.into(), None);
    }

    /// Announces a text to screen readers only.
    pub(crate) fn announce(self, text: impl Into<String>) {
        self.spoken.set(text.into());
    }

    /// Removes the notice: the person has done something else.
    pub(crate) fn clear(self) {
        if self.shown.read_untracked().is_some() {
            self.shown.set(None);
        }
    }

    fn show(self, tone: Tone, text: String, offer: Option<(String, Callback<()>)>) {
        let number = self.next.get_value();
        self.next.set_value(number.wrapping_add(1));
        let time = if offer.is_some() { OFFER_TIME } else { DISPLAY_TIME };
        self.shown.set(Some(Notice { number, tone, text, offer }));
        set_timeout(move || self.dismiss(number), time);
    }

    fn dismiss(self, number: u32) {
        if self.shown.read_untracked().as_ref().is_some_and(|notice| notice.number == number) {
            self.shown.set(None);
        }
    }
}

/// Displays the notices, and holds the live regions for screen readers.
#[component]
pub(crate) fn NoticeBoard() -> impl IntoView {
    let notices = Notices::from_context();
    let i18n = I18n::from_context();
    let row = move |notice: Notice| {
        let class = match notice.tone {
            Tone::Success => "notice good",
            Tone::Error => "notice bad",
        };
        view! {
            <div class=class data-testid="notice">
                <p>{notice.text}</p>
                {notice.offer.map(|(text, act)| {
                    let press = move |_| {
                        notices.dismiss(notice.number);
                        act.run(());
                    };
                    view! { <button data-testid="notice-offer" on:click=press>{text}</button> }
                })}
                <IconButton
                    label=Signal::derive(i18n.live_text("button-close"))
                    press=move |()| notices.dismiss(notice.number)
                >
                    {icon::cross()}
                </IconButton>
            </div>
        }
    };
    view! {
        <div class="notices" role="status" aria-live="polite">
            {move || notices.shown.get().map(row)}
        </div>
        <div class="unseen" aria-live="polite" data-testid="spoken">
            {move || notices.spoken.get()}
        </div>
    }
}
