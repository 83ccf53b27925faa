//! Work deferred until the next frame has been painted.

use std::time::Duration;

use leptos::prelude::*;

use crate::time;

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
    /// How long the task must not have been scheduled before it runs again, in milliseconds.
    pause: u64,
    /// When it was scheduled last, in milliseconds since 1970.
    last: StoredValue<u64>,
}

impl AfterFrame {
    /// A task that runs `act`.
    pub(crate) fn new(act: impl Fn() + Send + Sync + 'static) -> AfterFrame {
        AfterFrame::with_pause(Duration::ZERO, act)
    }

    /// A task that runs `act`. When it is scheduled in quick succession, as by a held key, it runs at the first time, and
    /// then not before a pause of this length.
    pub(crate) fn with_pause(
        pause: Duration,
        act: impl Fn() + Send + Sync + 'static,
    ) -> AfterFrame {
        AfterFrame {
            due: StoredValue::new(false),
            act: Callback::new(move |()| act()),
            pause: pause.as_millis() as u64,
            last: StoredValue::new(0),
        }
    }

    /// Schedules the task, unless it is scheduled already.
    pub(crate) fn schedule(self) {
        let (was_due, now) = (self.due.get_value(), time::now());
        let wait = missing_pause(self.last.get_value(), now, self.pause);
        self.due.set_value(true);
        self.last.set_value(now);
        if was_due {
            return;
        }
        // A hidden page may end at any time.
        if wait == 0 || document().hidden() {
            after_frame(move || self.run_if_due());
        } else {
            self.wait(self.pause);
        }
    }

    /// Schedules the task for the next frame, whether there was a pause or not.
    pub(crate) fn schedule_soon(self) {
        self.due.set_value(true);
        self.last.set_value(time::now());
        after_frame(move || self.run_if_due());
    }

    /// Runs the task after a pause of which this many milliseconds are missing.
    fn wait(self, missing: u64) {
        let go_on = move || {
            let Some(last) = self.last.try_get_value() else { return };
            match missing_pause(last, time::now(), self.pause) {
                0 => self.run_if_due(),
                missing => self.wait(missing),
            }
        };
        set_timeout(go_on, Duration::from_millis(missing));
    }

    /// Runs the task if it is still scheduled. The view that owns it may have been disposed.
    pub(crate) fn run_if_due(self) {
        if self.due.try_get_value() == Some(true) {
            self.due.set_value(false);
            self.act.run(());
        }
    }
}

/// How many milliseconds of the pause since the last time are missing.
fn missing_pause(last: u64, now: u64, pause: u64) -> u64 {
    // The clock may have been set back.
    let since = now.checked_sub(last).unwrap_or(pause);
    pause.saturating_sub(since)
}

#[cfg(test)]
mod tests {
    use super::missing_pause;

    #[test]
    fn a_task_waits_for_the_rest_of_its_pause() {
        assert_eq!(missing_pause(0, 1_000_000, 250), 0);
        assert_eq!(missing_pause(1_000, 1_100, 250), 150);
        assert_eq!(missing_pause(1_000, 1_250, 250), 0);
        assert_eq!(missing_pause(1_000, 1_000, 0), 0);
        assert_eq!(missing_pause(9_000, 1_000, 250), 0);
    }
}
