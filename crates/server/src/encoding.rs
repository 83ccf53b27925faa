//! Content encodings, and which of them a browser accepts.

/// The content encoding of a response.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Encoding {
    Brotli,
    Gzip,
    Identity,
}

impl Encoding {
    /// The name in headers.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Encoding::Brotli => "br",
            Encoding::Gzip => "gzip",
            Encoding::Identity => "identity",
        }
    }

    /// Whether an `Accept-Encoding` header accepts it, by name or by `*`.
    pub(crate) fn is_accepted_by(self, header: &str) -> bool {
        let mut by_star = false;
        for choice in header.split(',') {
            let mut parts = choice.split(';').map(str::trim);
            let name = parts.next().unwrap_or_default();
            let weight = parts.find_map(|part| part.strip_prefix("q="));
            let wanted = weight.is_none_or(|weight| weight.parse().is_ok_and(|q: f32| q > 0.0));
            if name.eq_ignore_ascii_case(self.name()) {
                return wanted;
            }
            by_star |= name == "*" && wanted;
        }
        by_star
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn encodings_are_accepted_by_name_or_by_an_asterisk() {
        let accepts = |header: &str| {
            [Encoding::Brotli, Encoding::Gzip].map(|encoding| encoding.is_accepted_by(header))
        };
        assert_eq!(accepts("gzip, deflate, br, zstd"), [true, true]);
        assert_eq!(accepts("GZIP;q=0.5"), [false, true]);
        assert_eq!(accepts("br;q=0, *"), [false, true]);
        assert_eq!(accepts("br ; q=1.0 , gzip;q=0.000"), [true, false]);
        assert_eq!(accepts("*;q=0"), [false, false]);
        assert_eq!(accepts("br;q=often"), [false, false]);
        assert_eq!(accepts(""), [false, false]);
    }
}
