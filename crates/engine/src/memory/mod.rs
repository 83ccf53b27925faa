//! Memory of large tables: huge pages and prefetching.

pub(crate) mod huge_pages;
pub(crate) mod prefetch;
