//! Memory that will be needed soon.

/// Asks for the memory where this lies. It is fetched while the program goes on, which is sooner than when it is needed.
#[inline]
pub(crate) fn fetch<T>(place: &T) {
    #[cfg(target_arch = "x86_64")]
    safe_arch::prefetch_t0(place);
    #[cfg(not(target_arch = "x86_64"))]
    let _ = place;
}
