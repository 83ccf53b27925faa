//! The weights as a source file.

use std::fmt::Write;

use skep_engine::features::COUNT;

/// The source file with these weights, first those of the opening.
pub(crate) fn write(weights: &[f64]) -> String {
    let mut text = "//! What the features are worth, written by the tuner. Do not edit.\n\n\
        use crate::features::COUNT;\n"
        .to_owned();
    let tables =
        [("OPENING", "At the start of a game."), ("ENDING", "When all tiles are in play.")];
    for ((name, meaning), weights) in tables.iter().zip(weights.chunks(COUNT)) {
        let _ = write!(
            text,
            "\n/// {meaning}\n#[rustfmt::skip]\npub(crate) static {name}: [i16; COUNT] = [\n"
        );
        for line in weights.chunks(16) {
            let numbers: Vec<String> =
                line.iter().map(|weight| format!("{},", weight.round() as i16)).collect();
            let _ = writeln!(text, "    {}", numbers.join(" "));
        }
        text.push_str("];\n");
    }
    text
}
