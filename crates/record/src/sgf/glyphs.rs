//! Judgements of moves as properties of SGF.

use crate::note::Glyph;

/// The name and the value of the property for a glyph.
pub(super) const fn property(glyph: Glyph) -> (&'static str, &'static str) {
    match glyph {
        Glyph::Brilliant => ("TE", "2"),
        Glyph::Good => ("TE", "1"),
        Glyph::Interesting => ("IT", ""),
        Glyph::Dubious => ("DO", ""),
        Glyph::Mistake => ("BM", "1"),
        Glyph::Blunder => ("BM", "2"),
    }
}

/// The glyph of a property.
pub(super) fn glyph(name: &str, value: &str) -> Option<Glyph> {
    let value = value.trim();
    Glyph::ALL.into_iter().find(|&glyph| property(glyph) == (name, value))
}
