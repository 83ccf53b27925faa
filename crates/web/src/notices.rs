//! Short messages that come and go, and what a screen reader is told.

use std::time::Duration;

use leptos::prelude::*;

use crate::parts::{IconButton, icon};
use crate::voice::Voice;

/// How long a notice stays.
const STAY: Duration = Duration::from_secs(7);
/// How many are there at once.
const MOST: usize = 3;

/// What sort of message it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tone {
    /// Something was done.
    Good,
    /// Something cannot be done, and why.
    Bad,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Notice {
    number: u32,
    tone: Tone,
    text: String,
}

/// The messages of this page.
#[derive(Clone, Copy)]
pub(crate) struct Notices {
    shown: RwSignal<Vec<Notice>>,
    spoken: RwSignal<String>,
    next: StoredValue<u32>,
}

impl Notices {
    /// Makes the messages of this page.
    pub(crate) fn provide() -> Notices {
        let notices = Notices {
            shown: RwSignal::default(),
            spoken: RwSignal::default(),
            next: StoredValue::new(0),
        };
        provide_context(notices);
        notices
    }

    /// The messages of this page.
    pub(crate) fn here() -> Notices {
        expect_context()
    }

    /// Shows and says that something was done.
    pub(crate) fn good(self, text: impl Into<String>) {
        self.show(Tone::Good, text.into());
    }

    /// Shows and says why something cannot be done.
    pub(crate) fn bad(self, text: impl Into<String>) {
        self.show(Tone::Bad, text.into());
    }

    /// Says something to people who do not see the board.
    pub(crate) fn say(self, text: impl Into<String>) {
        self.spoken.set(text.into());
    }

    fn show(self, tone: Tone, text: String) {
        let number = self.next.get_value();
        self.next.set_value(number.wrapping_add(1));
        self.shown.update(|shown| {
            shown.retain(|notice| notice.text != text);
            if shown.len() >= MOST {
                shown.remove(0);
            }
            shown.push(Notice { number, tone, text });
        });
        set_timeout(move || self.take_away(number), STAY);
    }

    fn take_away(self, number: u32) {
        self.shown.update(|shown| shown.retain(|notice| notice.number != number));
    }
}

/// Where notices are shown and said.
#[component]
pub(crate) fn NoticeBoard() -> impl IntoView {
    let notices = Notices::here();
    let voice = Voice::here();
    let row = move |notice: Notice| {
        let class = match notice.tone {
            Tone::Good => "notice good",
            Tone::Bad => "notice bad",
        };
        view! {
            <div class=class data-testid="notice">
                <p>{notice.text}</p>
                <IconButton
                    label=Signal::derive(voice.says("button-close"))
                    press=move |()| notices.take_away(notice.number)
                >
                    {icon::cross()}
                </IconButton>
            </div>
        }
    };
    view! {
        <div class="notices" role="status" aria-live="polite">
            <For each=move || notices.shown.get() key=|notice| notice.number children=row />
        </div>
        <div class="unseen" aria-live="polite" data-testid="spoken">
            {move || notices.spoken.get()}
        </div>
    }
}
