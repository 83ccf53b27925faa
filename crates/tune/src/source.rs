//! The weights as source files.

use std::fmt::Write;

use skep_engine::eval::features::{COUNT, size};
use skep_engine::eval::network::{HIDDEN, ONE, SIDES};

use crate::net::Net;

/// With a score of this many hundredths one wins e times as often as one loses.
pub(crate) const SCALE: f32 = 150.0;

const HEAD: &str = "written by the tuner. Do not edit.\n\nuse crate::eval::features::COUNT;\n";

/// The source file with the linear weights.
pub(crate) fn weights(net: &Net) -> String {
    let mut text = format!("//! What the features are worth, {HEAD}");
    let parts = net.parts();
    for (name, meaning, weights) in [
        ("OPENING", "At the start of a game.", parts.opening),
        ("ENDING", "When all tiles are in play.", parts.ending),
    ] {
        let numbers = weights.iter().map(|weight| number(weight * SCALE));
        table(&mut text, name, meaning, "[i16; COUNT]", &numbers.collect::<Vec<_>>());
    }
    text
}

/// The source file with the network's weights.
pub(crate) fn network(net: &Net) -> String {
    let mut text = format!(
        "//! The weights of the network, {HEAD}use crate::eval::network::{{HIDDEN, SIDES}};\n"
    );
    let parts = net.parts();
    let one = ONE as f32;
    text.push_str("\n/// From each feature of each side to each cell.\n#[rustfmt::skip]\n");
    text.push_str("pub(crate) static INPUT: [[[i16; HIDDEN]; COUNT]; SIDES] = [\n");
    let mut input = parts.input.chunks(HIDDEN);
    for _ in 0..SIDES {
        text.push_str("    [\n");
        for (index, weights) in input.by_ref().take(COUNT).enumerate() {
            let weight = |weight: &f32| number(weight * one / f32::from(size(index))).to_string();
            let numbers: Vec<String> = weights.iter().map(weight).collect();
            let _ = writeln!(text, "        [{}],", numbers.join(", "));
        }
        text.push_str("    ],\n");
    }
    text.push_str("];\n");
    for (name, meaning, weights, factor) in [
        ("PHASE", "From how much is in play to each cell.", parts.phase, one),
        ("BIAS", "What each cell begins with.", parts.bias, one),
        ("OUTPUT", "What each cell is worth.", parts.output, SCALE),
    ] {
        let numbers = weights.iter().map(|weight| number(weight * factor));
        table(&mut text, name, meaning, "[i16; HIDDEN]", &numbers.collect::<Vec<_>>());
    }
    text
}

fn number(weight: f32) -> i16 {
    // Larger weights could overflow a sum.
    weight.round().clamp(-8_000.0, 8_000.0) as i16
}

fn table(text: &mut String, name: &str, meaning: &str, kind: &str, numbers: &[i16]) {
    let _ =
        write!(text, "\n/// {meaning}\n#[rustfmt::skip]\npub(crate) static {name}: {kind} = [\n");
    for line in numbers.chunks(16) {
        let numbers: Vec<String> = line.iter().map(|number| format!("{number},")).collect();
        let _ = writeln!(text, "    {}", numbers.join(" "));
    }
    text.push_str("];\n");
}
