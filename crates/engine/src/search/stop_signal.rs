//! Signals that end a search.

use std::sync::atomic::{AtomicBool, Ordering};

/// A signal that ends a search. The thread that called the search polls it every few hundred nodes.
///
/// A flag that another thread sets is one, and so is a function, for platforms without such flags:
///
/// ```
/// use std::cell::Cell;
///
/// use skep_engine::{Engine, Limits};
/// use skep_rules::{Game, GameType};
///
/// let asked = Cell::new(0);
/// let stop = || {
///     asked.set(asked.get() + 1);
///     asked.get() == 5
/// };
/// let game = Game::new(GameType::BASE_MLP);
/// let report = Engine::new(1).search(&game, Limits::default(), &stop, &mut |_| {});
/// assert!(report.is_some() && asked.get() == 5);
/// ```
pub trait StopSignal {
    /// Whether the search has to end now.
    fn is_raised(&self) -> bool;
}

impl StopSignal for AtomicBool {
    fn is_raised(&self) -> bool {
        self.load(Ordering::Relaxed)
    }
}

impl<F: Fn() -> bool> StopSignal for F {
    fn is_raised(&self) -> bool {
        self()
    }
}
