//! Work deferred until the next frame has been painted.

use std::time::Duration;

use leptos::prelude::*;

/// Runs a function after the next frame has been painted. A hidden page paints no frames: there it runs at once.
pub(crate) fn after_frame(act: impl FnOnce() + 'static) {
    if document().hidden() {
        return act();
    }
    // An animation frame callback runs before painting; the timeout it sets runs after.
    request_animation_frame(move || set_timeout(act, Duration::ZERO));
}

/// Waits until the browser has done what else there is to do, so that long work does not freeze the page.
pub(crate) async fn next_task() {
    let promise = js_sys::Promise::new(&mut |resolve, _| {
        set_timeout(move || drop(resolve.call0(&wasm_bindgen::JsValue::NULL)), Duration::ZERO);
    });
    // The promise is never rejected.
    let _ = wasm_bindgen_futures::JsFuture::from(promise).await;
}

/// A task that runs once after the next frame, however often it is scheduled before.
#[derive(Clone, Copy)]
pub(crate) struct AfterFrame {
    due: StoredValue<bool>,
    act: Callback<()>,
}

impl AfterFrame {
    /// A task that runs `act`.
    pub(crate) fn new(act: impl Fn() + Send + Sync + 'static) -> AfterFrame {
        AfterFrame { due: StoredValue::new(false), act: Callback::new(move |()| act()) }
    }

    /// Schedules the task, unless it is scheduled already.
    pub(crate) fn schedule(self) {
        let was_due = self.due.get_value();
        self.due.set_value(true);
        if !was_due {
            after_frame(move || self.run_if_due());
        }
    }

    /// Runs the task if it is still scheduled. The view that owns it may have been disposed.
    pub(crate) fn run_if_due(self) {
        if self.due.try_get_value() == Some(true) {
            self.due.set_value(false);
            self.act.run(());
        }
    }
}
