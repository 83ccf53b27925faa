//! Short forms of large counts.

/// A count of positions in a few characters: `950`, `12k`, `3.4M`.
pub(crate) fn short(count: u64) -> String {
    match count {
        0..10_000 => count.to_string(),
        10_000..1_000_000 => format!("{}k", count / 1000),
        1_000_000..1_000_000_000 => format!("{:.1}M", count as f64 / 1e6),
        _ => format!("{:.1}G", count as f64 / 1e9),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_short() {
        let counts = [0, 9_999, 12_345, 3_400_000, 5_000_000_000].map(short);
        assert_eq!(counts.join(" "), "0 9999 12k 3.4M 5.0G");
    }
}
