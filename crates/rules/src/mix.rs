//! The mixing function of the hashes that are stored in files.

/// Spreads a number over 64 bits (the last step of SplitMix64). It never changes: opening books depend on it.
///
/// ```
/// assert_eq!(skep_rules::mix(0), 0xe220_a839_7b1d_cdaf);
/// ```
pub const fn mix(number: u64) -> u64 {
    let mut x = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    x = (x ^ x >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ x >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ x >> 31
}
