//! The books of the games, loaded when they are asked for and kept as long as the page.

use std::cell::RefCell;
use std::collections::HashMap;
use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use skep_explorer::{Book, Explored, MAX_BOOK, Results};
use skep_rules::{GameType, Position};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

thread_local! {
    /// The books that were read.
    static READ: RefCell<HashMap<GameType, Arc<Book>>> = RefCell::default();
}

/// The book of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum BookState {
    /// Nobody has asked for it.
    Closed,
    /// It is being loaded.
    Loading,
    /// It is there.
    Ready(Arc<Book>),
    /// The game has no book.
    Missing,
    /// It could not be loaded.
    Unreachable,
    /// What was loaded is no book of this game.
    Damaged,
}

/// The book of the open game. Cheap to copy.
#[derive(Clone, Copy)]
pub(super) struct BookShelf {
    game: StoredValue<Option<GameType>>,
    state: RwSignal<BookState>,
}

impl BookShelf {
    pub(super) fn new() -> BookShelf {
        BookShelf { game: StoredValue::new(None), state: RwSignal::new(BookState::Closed) }
    }

    /// The state of the book.
    pub(super) fn state(self) -> BookState {
        self.state.get()
    }

    /// The moves of the book in a position.
    pub(super) fn moves(self, position: &Position) -> Vec<Explored<Results>> {
        match &*self.state.read() {
            BookState::Ready(book) => book.moves(position),
            _ => Vec::new(),
        }
    }

    /// Loads the book of a game, unless it is there or on its way.
    pub(super) fn ask_for(self, game: GameType) {
        if self.game.get_value() != Some(game) {
            self.game.set_value(Some(game));
            self.load(game);
        }
    }

    /// Loads the book again.
    pub(super) fn try_again(self) {
        if let Some(game) = self.game.get_value() {
            self.load(game);
        }
    }

    fn load(self, game: GameType) {
        if let Some(book) = READ.with_borrow(|read| read.get(&game).cloned()) {
            return self.state.set(BookState::Ready(book));
        }
        self.state.set(BookState::Loading);
        spawn_local(async move {
            let state = read(game).await;
            if let BookState::Ready(book) = &state {
                READ.with_borrow_mut(|read| read.insert(game, Arc::clone(book)));
            }
            // The page may have been left, or another game opened.
            if self.game.try_get_value() == Some(Some(game)) {
                let _ = self.state.try_set(state);
            }
        });
    }
}

/// Loads and reads the book of a game.
async fn read(game: GameType) -> BookState {
    let Some(address) = address(game) else { return BookState::Missing };
    let Some(bytes) = fetch(&address).await else { return BookState::Unreachable };
    match Book::from_bytes(&bytes) {
        Ok(book) if book.info().game_type == game => BookState::Ready(Arc::new(book)),
        _ => BookState::Damaged,
    }
}

/// The address of the game's book, from a `meta` element of the page.
fn address(game: GameType) -> Option<String> {
    let selector = format!("meta[name=\"skep-book\"][data-game=\"{game}\"]");
    document().query_selector(&selector).ok()??.get_attribute("content")
}

/// The content of a file; of one that is too large, its beginning, which is no book.
async fn fetch(address: &str) -> Option<Vec<u8>> {
    let response = JsFuture::from(window().fetch_with_str(address)).await.ok()?;
    let response: Response = response.dyn_into().ok()?;
    if !response.ok() {
        return None;
    }
    let buffer = JsFuture::from(response.array_buffer().ok()?).await.ok()?;
    let bytes = js_sys::Uint8Array::new(&buffer);
    Some(bytes.subarray(0, bytes.length().min(MAX_BOOK as u32 + 1)).to_vec())
}
