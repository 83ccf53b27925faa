//! The puzzles. They are one chunk, and one route: its path decides which puzzles are shown.

mod address;
mod board;
mod chooser;
mod desk;
mod panel;
mod remarks;
mod score;
mod shelf;
mod state;

use leptos::prelude::*;
use leptos_router::hooks::{use_location, use_query_map};
use skep_learn::puzzle::RecordDamage;
use skep_words::{MessageFile, Words};

use self::address::{Filter, Place};
use self::chooser::Chooser;
use self::desk::{Desk, OnDesk};
use self::panel::PuzzleView;
use self::shelf::{PackState, Shelf};
use crate::components::TextButton;
use crate::i18n::I18n;
use crate::notices::Notices;
use crate::pages::NotFound;
use crate::puzzle_record;

/// All pages of the puzzles.
#[component]
pub(crate) fn Puzzles() -> impl IntoView {
    let i18n = I18n::from_context();
    i18n.add(MessageFile::PUZZLES);
    show_title(i18n);
    let path = use_location().pathname;
    let place = Memo::new(move |_| Place::of(&path.read()));
    let is_known = Memo::new(move |_| place.get().is_some());
    move || match is_known.get() {
        true => view! { <Desks place /> }.into_any(),
        false => view! { <NotFound /> }.into_any(),
    }
}

/// The page of the puzzles, wherever in it one is.
#[component]
fn Desks(place: Memo<Option<Place>>) -> impl IntoView {
    let i18n = I18n::from_context();
    let notices = Notices::from_context();
    let query = use_query_map();
    let filter = Memo::new(move |_| {
        let query = query.read();
        Filter::of(query.get("game").as_deref(), query.get("theme").as_deref())
    });
    let (record, damage) = puzzle_record::load();
    report(i18n, notices, &damage);
    let on_damage = Callback::new(move |count: usize| {
        let words = i18n.words_untracked();
        notices.error(words.with("puzzles-lines-damaged", &[("count", count.into())]));
    });
    let desk = Desk {
        place: Memo::new(move |_| place.get().unwrap_or(Place::Next)),
        filter,
        shelf: Shelf::new(on_damage),
        record: RwSignal::new(record),
        on_desk: RwSignal::new(OnDesk::Waiting),
    };
    provide_context(desk);
    desk.follow();
    // The view stays while one puzzle follows another.
    let has_puzzle = Memo::new(move |_| matches!(*desk.on_desk.read(), OnDesk::Puzzle(_)));
    view! {
        <div class="puzzles" data-testid="puzzles">
            <header class="puzzles-head">
                <h1>{i18n.live_text("puzzles-title")}</h1>
                <Chooser />
            </header>
            {move || match has_puzzle.get().then(|| desk.current()).flatten() {
                Some(posed) => view! { <PuzzleView posed /> }.into_any(),
                None => view! { <NoPuzzle /> }.into_any(),
            }}
        </div>
    }
}

/// Why there is no puzzle.
#[component]
fn NoPuzzle() -> impl IntoView {
    let i18n = I18n::from_context();
    let desk = Desk::from_context();
    let state = desk.shelf.state();
    let fails =
        Memo::new(move |_| matches!(*state.read(), PackState::Unreachable | PackState::Damaged));
    let text = move || match (&*state.read(), &*desk.on_desk.read()) {
        (PackState::Unreachable, _) => i18n.text("puzzles-unreachable"),
        (PackState::Damaged, _) => i18n.text("puzzles-damaged"),
        (_, OnDesk::Unknown(id)) => i18n.with("puzzles-unknown", &[("id", id.to_string().into())]),
        (_, OnDesk::None) => i18n.text("puzzles-none"),
        _ => i18n.text("puzzles-loading"),
    };
    view! {
        <div class="puzzles-none">
            <p role="status" class:wrong=move || fails.get() data-testid="puzzles-none">{text}</p>
            <Show when=move || fails.get()>
                <TextButton
                    key="puzzles-try-again"
                    testid="puzzles-try-again"
                    press=move |()| desk.shelf.try_again()
                />
            </Show>
        </div>
    }
}

/// Says what of the record could not be read. The rest is there.
fn report(i18n: I18n, notices: Notices, damage: &[RecordDamage]) {
    if damage.is_empty() {
        return;
    }
    let words = i18n.words_untracked();
    let entries = damage.iter().filter(|it| matches!(it, RecordDamage::Seen(_))).count();
    let mut said: Vec<String> = damage.iter().filter_map(|it| damage_text(&words, it)).collect();
    if entries > 0 {
        said.push(words.with("puzzles-record-seen", &[("count", entries.into())]));
    }
    notices.error(said.join(" "));
}

/// What is said about a damaged part; nothing about the entries of puzzles, which are counted.
fn damage_text(words: &Words, damage: &RecordDamage) -> Option<String> {
    Some(match damage {
        RecordDamage::All => words.text("puzzles-record-all"),
        RecordDamage::Version(version) => {
            words.with("puzzles-record-version", &[("version", (*version).into())])
        }
        RecordDamage::Rating => words.text("puzzles-record-rating"),
        RecordDamage::Daily => words.text("puzzles-record-daily"),
        RecordDamage::Run => words.text("puzzles-record-run"),
        RecordDamage::Seen(_) => return None,
    })
}

/// Keeps the title of the window that of the page.
fn show_title(i18n: I18n) {
    let path = use_location().pathname;
    Effect::new(move |_| {
        path.track();
        let words = i18n.words();
        document().set_title(&format!(
            "{} – {}",
            words.text("puzzles-title"),
            words.text("app-name")
        ));
    });
}
