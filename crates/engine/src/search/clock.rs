//! The clock that time limits are measured with.

use std::time::Duration;

/// A source of time: a function that returns the time passed since a fixed moment.
#[derive(Clone, Copy, Debug)]
pub struct Clock(fn() -> Duration);

impl Clock {
    /// A clock that calls this function.
    pub const fn new(now: fn() -> Duration) -> Clock {
        Clock(now)
    }

    pub(crate) fn now(self) -> Duration {
        (self.0)()
    }
}

/// The system's clock. A bare WebAssembly module has none: there, time stands still, and only limits of depth and nodes
/// end a search.
impl Default for Clock {
    #[cfg(not(target_family = "wasm"))]
    fn default() -> Clock {
        use std::sync::OnceLock;
        use std::time::Instant;

        fn now() -> Duration {
            static START: OnceLock<Instant> = OnceLock::new();
            START.get_or_init(Instant::now).elapsed()
        }
        Clock(now)
    }

    #[cfg(target_family = "wasm")]
    fn default() -> Clock {
        Clock(|| Duration::ZERO)
    }
}
