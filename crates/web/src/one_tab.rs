//! Of several tabs with the same game, only one lets the computer play. The tabs share a lock of the browser for each game:
//! the first tab gets it, a tab in which a person plays takes it over, and when its tab is closed, the browser gives it to
//! one that waits.

use js_sys::{Function, Object, Promise, Reflect};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

use crate::saved_games::GameId;

/// Which tab has the lock, and lets the computer play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Holder {
    /// The browser has not answered yet.
    Unknown,
    /// This one.
    ThisTab,
    /// Another one.
    OtherTab,
}

/// How a tab asks for the lock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LockRequest {
    /// Only if no tab has it.
    IfFree,
    /// As soon as no other tab has it.
    Wait,
    /// At once: the tab that has it loses it.
    TakeOver,
}

impl LockRequest {
    /// The options of `LockManager.request`.
    fn options(self) -> Object {
        let options = Object::new();
        let option = match self {
            LockRequest::IfFree => Some("ifAvailable"),
            LockRequest::Wait => None,
            LockRequest::TakeOver => Some("steal"),
        };
        if let Some(option) = option {
            // A plain object accepts every property.
            let _ = Reflect::set(&options, &option.into(), &true.into());
        }
        options
    }
}

/// Whether the computer plays in this tab. Cheap to copy.
#[derive(Clone, Copy)]
pub(crate) struct OneTab {
    holder: RwSignal<Holder>,
    game: StoredValue<Option<GameId>>,
    /// The number of the last request: the answers to earlier ones are ignored.
    number: StoredValue<u32>,
    /// Gives the lock back.
    release: StoredValue<Option<Function>, LocalStorage>,
}

impl OneTab {
    /// The state of this tab before a game is open.
    pub(crate) fn new() -> OneTab {
        OneTab {
            holder: RwSignal::new(Holder::Unknown),
            game: StoredValue::new(None),
            number: StoredValue::new(0),
            release: StoredValue::new_local(None),
        }
    }

    /// Asks for the lock of the open game, whenever another one is opened.
    pub(crate) fn follow(self, id: RwSignal<Option<GameId>>) {
        Effect::new(move |_| {
            self.game.set_value(id.get());
            self.holder.set(Holder::Unknown);
            self.next_number();
            if let Some(release) = self.release.try_update_value(Option::take).flatten() {
                // Resolving a promise cannot fail.
                let _ = release.call0(&JsValue::NULL);
            }
            self.ask(LockRequest::IfFree);
        });
    }

    /// Whether the computer plays in this tab.
    pub(crate) fn is_here(self) -> bool {
        self.holder.get() == Holder::ThisTab
    }

    /// Whether the computer plays in another tab.
    pub(crate) fn is_elsewhere(self) -> bool {
        self.holder.get() == Holder::OtherTab
    }

    /// Lets the computer play in this tab, because a person plays here.
    pub(crate) fn take_over(self) {
        if self.holder.get_untracked() != Holder::ThisTab {
            self.ask(LockRequest::TakeOver);
        }
    }

    /// Whether the browser has locks. Without them, every tab lets the computer play.
    pub(crate) fn is_supported() -> bool {
        locks().is_some()
    }

    fn next_number(self) -> u32 {
        self.number.update_value(|number| *number = number.wrapping_add(1));
        self.number.get_value()
    }

    fn ask(self, request: LockRequest) {
        let Some(id) = self.game.get_value() else { return };
        let number = self.next_number();
        let granted = Closure::once_into_js(move |lock: JsValue| self.answer(number, &lock));
        let name = format!("skep.computer.{}", id.word());
        let Some(promise) = request_lock(&name, request, &granted) else {
            return self.holder.set(Holder::ThisTab);
        };
        spawn_local(async move {
            // It fails when another tab takes the lock over.
            let lost = JsFuture::from(promise).await.is_err();
            if lost && self.number.get_value() == number {
                self.release.set_value(None);
                self.wait();
            }
        });
    }

    /// Takes the lock, or `null` if it is not free. The lock is held until the returned promise is resolved.
    fn answer(self, number: u32, lock: &JsValue) -> JsValue {
        if self.number.get_value() != number {
            return JsValue::UNDEFINED;
        }
        if lock.is_null() {
            self.wait();
            return JsValue::UNDEFINED;
        }
        self.holder.set(Holder::ThisTab);
        let held = Promise::new(&mut |resolve, _| self.release.set_value(Some(resolve)));
        held.into()
    }

    fn wait(self) {
        self.holder.set(Holder::OtherTab);
        self.ask(LockRequest::Wait);
    }
}

/// The browser's locks; `None` in an old browser, and on pages that are neither local nor encrypted.
fn locks() -> Option<Object> {
    let locks = Reflect::get(&window().navigator(), &"locks".into()).ok()?;
    locks.dyn_into().ok()
}

/// Requests a lock; `None` if the browser has none.
fn request_lock(name: &str, request: LockRequest, granted: &JsValue) -> Option<Promise> {
    let locks = locks()?;
    let ask: Function = Reflect::get(&locks, &"request".into()).ok()?.dyn_into().ok()?;
    let asked = ask.call3(&locks, &name.into(), &request.options(), granted).ok()?;
    asked.dyn_into().ok()
}
