//! Searching on several threads.

pub(crate) mod abdada;
pub(crate) mod iterations;
pub(crate) mod path_window;
pub(crate) mod thread_pool;
mod updates;
