//! The packs of puzzles, loaded when they are asked for and kept as long as the page.

use std::cell::RefCell;
use std::collections::HashMap;
use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use skep_learn::puzzle::{MAX_PACK, Pack};
use skep_rules::Family;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

thread_local! {
    /// The packs that were read.
    static READ: RefCell<HashMap<Family, Arc<Pack>>> = RefCell::default();
}

/// A pack of puzzles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum PackState {
    /// It is being loaded.
    Loading,
    /// It is there.
    Ready(Family, Arc<Pack>),
    /// It could not be loaded.
    Unreachable,
    /// What was loaded is no pack.
    Damaged,
}

/// The pack of one family. Cheap to copy.
#[derive(Clone, Copy)]
pub(super) struct Shelf {
    wanted: StoredValue<Option<Family>>,
    state: RwSignal<PackState>,
    /// Hears of damaged puzzles in a pack that was loaded: how many there are.
    on_damage: Callback<usize>,
}

impl Shelf {
    pub(super) fn new(on_damage: Callback<usize>) -> Shelf {
        Shelf {
            wanted: StoredValue::new(None),
            state: RwSignal::new(PackState::Loading),
            on_damage,
        }
    }

    /// The pack.
    pub(super) fn state(self) -> ReadSignal<PackState> {
        self.state.read_only()
    }

    /// Loads the pack of a family, unless it is there or on its way.
    pub(super) fn ask_for(self, family: Family) {
        if self.wanted.get_value() != Some(family) {
            self.wanted.set_value(Some(family));
            self.load(family);
        }
    }

    /// Says that some puzzles of the pack are damaged, if there are any.
    pub(super) fn report(self, damaged: usize) {
        if damaged > 0 {
            self.on_damage.run(damaged);
        }
    }

    /// Loads the pack again.
    pub(super) fn try_again(self) {
        if let Some(family) = self.wanted.get_value() {
            self.load(family);
        }
    }

    fn load(self, family: Family) {
        if let Some(pack) = READ.with_borrow(|read| read.get(&family).cloned()) {
            return self.state.set(PackState::Ready(family, pack));
        }
        self.state.set(PackState::Loading);
        spawn_local(async move {
            let state = read(family).await;
            // The page may have been left, or another family asked for.
            if self.wanted.try_get_value() != Some(Some(family)) {
                return;
            }
            if let PackState::Ready(_, pack) = &state {
                READ.with_borrow_mut(|read| read.insert(family, Arc::clone(pack)));
                self.report(pack.damaged.len());
            }
            let _ = self.state.try_set(state);
        });
    }
}

/// How many puzzles of a family there are, from a `meta` element of the page.
pub(super) fn count(family: Family) -> Option<u32> {
    entry(family)?.get_attribute("data-count")?.parse().ok()
}

/// Loads and reads a pack.
async fn read(family: Family) -> PackState {
    let address = entry(family).and_then(|entry| entry.get_attribute("content"));
    let Some(address) = address else { return PackState::Unreachable };
    let Some(bytes) = fetch(&address).await else { return PackState::Unreachable };
    let pack = String::from_utf8(bytes).ok().and_then(|text| Pack::read(&text).ok());
    match pack {
        Some(pack) if !pack.puzzles.is_empty() => PackState::Ready(family, Arc::new(pack)),
        _ => PackState::Damaged,
    }
}

fn entry(family: Family) -> Option<web_sys::Element> {
    let selector = format!("meta[name=\"skep-puzzles\"][data-family=\"{}\"]", family.name());
    document().query_selector(&selector).ok()?
}

/// The content of a file; of one that is too large, its beginning, which is no pack.
async fn fetch(address: &str) -> Option<Vec<u8>> {
    let response = JsFuture::from(window().fetch_with_str(address)).await.ok()?;
    let response: Response = response.dyn_into().ok()?;
    if !response.ok() {
        return None;
    }
    let buffer = JsFuture::from(response.array_buffer().ok()?).await.ok()?;
    let bytes = js_sys::Uint8Array::new(&buffer);
    Some(bytes.subarray(0, bytes.length().min(MAX_PACK as u32 + 1)).to_vec())
}
