//! Transient notices, and announcements for screen readers.

mod placement;

use std::iter::successors;
use std::time::Duration;

use leptos::prelude::*;
use leptos::{ev, html};

pub(crate) use self::placement::Rect;
use self::placement::place;

use crate::components::{IconButton, icon};
use crate::i18n::I18n;

/// How long a notice is displayed.
const DISPLAY_TIME: Duration = Duration::from_secs(7);
/// The part of a page on which notices appear, if the page has one: the board.
const AREA: &str = ".middle";
/// What notices should not cover: the tiles of the hive, which are siblings in the drawing.
const TILE: &str = ".skep-piece";
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
    /// What it is about.
    cause: Option<Rect>,
    /// What it offers to do.
    offer: Option<Offer>,
}

/// The text of a button in a notice, and what the button does.
type Offer = (String, Callback<()>);

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
        self.show(Tone::Success, text.into(), None, None);
    }

    /// Shows a notice that something succeeded, with a button that does something about it.
    pub(crate) fn offer(
        self,
        text: String,
        button: String,
        act: impl Fn(()) + Send + Sync + 'static,
    ) {
        self.show(Tone::Success, text, None, Some((button, Callback::new(act))));
    }

    /// Shows a notice that explains why something failed.
    pub(crate) fn error(self, text: impl Into<String>) {
        self.show(Tone::Error, text.into(), None, None);
    }

    /// Shows why something is not allowed, beside its cause.
    pub(crate) fn refuse(self, text: impl Into<String>, cause: Option<Rect>) {
        self.show(Tone::Error, text.into(), cause, None);
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

    /// Removes the notice if it explains why something failed.
    pub(crate) fn clear_error(self) {
        if self.shown.read_untracked().as_ref().is_some_and(|notice| notice.tone == Tone::Error) {
            self.shown.set(None);
        }
    }

    fn show(self, tone: Tone, text: String, cause: Option<Rect>, offer: Option<Offer>) {
        let number = self.next.get_value();
        self.next.set_value(number.wrapping_add(1));
        let time = if offer.is_some() { OFFER_TIME } else { DISPLAY_TIME };
        self.shown.set(Some(Notice { number, tone, text, cause, offer }));
        set_timeout(move || self.dismiss(number), time);
    }

    fn dismiss(self, number: u32) {
        if self.shown.read_untracked().as_ref().is_some_and(|notice| notice.number == number) {
            self.shown.set(None);
        }
    }
}

/// The left and top edge of the notice on a page with a board; `None` on other pages. It is measured before it is painted,
/// and again when the window changes its size.
fn corner_of_notice(notices: Notices, node: NodeRef<html::Div>) -> RwSignal<Option<(f64, f64)>> {
    let corner = RwSignal::new(None);
    let measure = move || {
        let area = document().query_selector(AREA).ok().flatten().map(|area| Rect::of(&area));
        let Some(element) = node.get_untracked() else { return };
        // The size depends on the class, which depends on whether there is a board.
        let _ = element.class_list().toggle_with_force("on-board", area.is_some());
        let size = Rect::of(&element);
        let cause = notices.shown.read_untracked().as_ref().and_then(|notice| notice.cause);
        let size = (size.width, size.height);
        corner.set(area.map(|area| place(area, cause, &tiles(), size)));
    };
    Effect::new(move |_| {
        if notices.shown.read().is_some() {
            request_animation_frame(measure);
        }
    });
    let resized = window_event_listener(ev::resize, move |_| measure());
    on_cleanup(move || resized.remove());
    corner
}

/// Where the tiles of the hive are.
fn tiles() -> Vec<Rect> {
    let first = document().query_selector(&format!("{AREA} {TILE}")).ok().flatten();
    let siblings = successors(first, |element| element.next_element_sibling());
    let is_tile = |element: &web_sys::Element| element.matches(TILE).unwrap_or_default();
    siblings.filter(is_tile).map(|tile| Rect::of(&tile)).collect()
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
    let node = NodeRef::<html::Div>::new();
    let corner = corner_of_notice(notices, node);
    view! {
        <div
            class="notices"
            class:on-board=move || corner.get().is_some()
            style:left=move || corner.get().map(|(left, _)| format!("{left}px"))
            style:top=move || corner.get().map(|(_, top)| format!("{top}px"))
            node_ref=node
            role="status"
            aria-live="polite"
        >
            {move || notices.shown.get().map(row)}
        </div>
        <div class="unseen" aria-live="polite" data-testid="spoken">
            {move || notices.spoken.get()}
        </div>
    }
}
