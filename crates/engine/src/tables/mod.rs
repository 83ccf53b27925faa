//! The tables that the threads of a search share.

pub(crate) mod eval_cache;
pub(crate) mod eval_delta;
pub(crate) mod transposition;
