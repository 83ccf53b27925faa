//! The time, where there is some.

use std::time::Duration;

/// Tells how much time has passed since some moment that stays the same.
#[derive(Clone, Copy, Debug)]
pub struct Clock(fn() -> Duration);

impl Clock {
    /// A clock that asks this function.
    pub const fn new(now: fn() -> Duration) -> Clock {
        Clock(now)
    }

    pub(crate) fn now(self) -> Duration {
        (self.0)()
    }
}

/// The system's clock. In a bare WebAssembly module there is none: time stands still, and only limits of depth and
/// positions end a search.
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
