//! The source of time with which time limits are measured.

use std::time::Duration;

/// A source of time: a function that returns the time passed since a fixed moment.
#[derive(Clone, Copy, Debug)]
pub struct TimeSource(fn() -> Duration);

impl TimeSource {
    /// A source that calls this function.
    pub const fn new(now: fn() -> Duration) -> TimeSource {
        TimeSource(now)
    }

    pub(crate) fn now(self) -> Duration {
        (self.0)()
    }
}

/// The system's clock. A bare WebAssembly module has none: there, time stands still, and only limits of depth and nodes
/// end a search.
impl Default for TimeSource {
    #[cfg(not(target_family = "wasm"))]
    fn default() -> TimeSource {
        use std::sync::OnceLock;
        use std::time::Instant;

        fn now() -> Duration {
            static START: OnceLock<Instant> = OnceLock::new();
            START.get_or_init(Instant::now).elapsed()
        }
        TimeSource(now)
    }

    #[cfg(target_family = "wasm")]
    fn default() -> TimeSource {
        TimeSource(|| Duration::ZERO)
    }
}
