//! What can wait until people see what they did.

use std::time::Duration;

use leptos::prelude::*;

/// Does something when the next frame is on the screen. A page that nobody sees has no frames: there it is done at once.
pub(crate) fn after_frame(act: impl FnOnce() + 'static) {
    if document().hidden() {
        return act();
    }
    // A frame is drawn after what was asked for before it, and before a task that comes later.
    request_animation_frame(move || set_timeout(act, Duration::ZERO));
}

/// Something that is done after the next frame, however often it is asked for before that.
#[derive(Clone, Copy)]
pub(crate) struct Later {
    due: StoredValue<bool>,
    act: Callback<()>,
}

impl Later {
    /// What is done.
    pub(crate) fn new(act: impl Fn() + Send + Sync + 'static) -> Later {
        Later { due: StoredValue::new(false), act: Callback::new(move |()| act()) }
    }

    /// It has to be done.
    pub(crate) fn ask(self) {
        let was_due = self.due.get_value();
        self.due.set_value(true);
        if !was_due {
            after_frame(move || self.now());
        }
    }

    /// Does it now, if it is still to be done. The view that asked for it may be gone.
    pub(crate) fn now(self) {
        if self.due.try_get_value() == Some(true) {
            self.due.set_value(false);
            self.act.run(());
        }
    }
}
