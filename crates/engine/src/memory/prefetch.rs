//! Prefetching: memory is loaded into the cache while the program goes on.

/// Asks the processor to load the cache line of this value. Does nothing where there is no such instruction.
#[inline]
pub(crate) fn prefetch<T>(value: &T) {
    #[cfg(target_arch = "x86_64")]
    safe_arch::prefetch_t0(value);
    #[cfg(not(target_arch = "x86_64"))]
    let _ = value;
}
