//! The weights as source files of the engine. Every block names its creature, every line its feature.

use std::fmt::{Display, Write};

use skep_engine::eval::features::{
    CREATURE_FEATURES, Feature, GENERAL_FEATURES, creature_name, general_name,
};
use skep_engine::eval::network::HIDDEN;
use skep_rules::Bug;

use crate::quantized::Quantized;

/// The source file with the linear weights.
pub(crate) fn linear(weights: &Quantized) -> String {
    let mut text = String::from(LINEAR_HEAD);
    text.push_str(LINEAR_GENERAL);
    general_rows(&mut text, 1, &weights.linear);
    text.push_str("];\n");
    text.push_str(LINEAR_CREATURES);
    for &bug in &weights.creatures {
        let _ = writeln!(text, "    (Bug::{bug:?}, [");
        creature_rows(&mut text, 2, &weights.linear, bug);
        text.push_str("    ]),\n");
    }
    text.push_str("];\n");
    text
}

/// The source file with the network's weights.
pub(crate) fn network(weights: &Quantized) -> String {
    let mut text = String::from(NETWORK_HEAD);
    text.push_str(NETWORK_GENERAL);
    for rows in &weights.input {
        text.push_str("    [\n");
        general_rows(&mut text, 2, rows);
        text.push_str("    ],\n");
    }
    text.push_str("];\n");
    text.push_str(NETWORK_CREATURES);
    for &bug in &weights.creatures {
        let _ = writeln!(text, "    (Bug::{bug:?}, [");
        for rows in &weights.input {
            text.push_str("        [\n");
            creature_rows(&mut text, 3, rows, bug);
            text.push_str("        ],\n");
        }
        text.push_str("    ]),\n");
    }
    text.push_str("];\n");
    for (name, meaning, weights) in [
        ("PHASE", "The weights from the phase of the game to the hidden layer.", &weights.phase),
        ("BIAS", "The biases of the hidden layer.", &weights.bias),
        (
            "OUTPUT",
            "The weights from the hidden layer to the score, in centipawns.",
            &weights.output,
        ),
    ] {
        hidden_table(&mut text, name, meaning, weights);
    }
    text
}

/// Writes a line for each general feature.
fn general_rows<const N: usize>(text: &mut String, indent: usize, rows: &[[i16; N]]) {
    for (index, weights) in rows.iter().take(GENERAL_FEATURES).enumerate() {
        row(text, indent, weights, general_name(index));
    }
}

/// Writes a line for each feature of a creature.
fn creature_rows<const N: usize>(text: &mut String, indent: usize, rows: &[[i16; N]], bug: Bug) {
    for offset in 0..CREATURE_FEATURES {
        let index = Feature::OfCreature(bug, offset).index();
        row(text, indent, &rows[index], creature_name(offset));
    }
}

/// Writes the weights of a feature as one line.
fn row(text: &mut String, indent: usize, weights: &[i16], name: impl Display) {
    let indent = 4 * indent;
    let _ = writeln!(text, "{:indent$}{weights:?}, // {name}", "");
}

/// Writes the weights of the hidden layer that do not belong to features.
fn hidden_table(text: &mut String, name: &str, meaning: &str, weights: &[i16; HIDDEN]) {
    let _ =
        write!(text, "\n/// {meaning}\n#[rustfmt::skip]\npub static {name}: [i16; HIDDEN] = [\n");
    for line in weights.chunks(16) {
        let numbers: Vec<String> = line.iter().map(|number| format!("{number},")).collect();
        let _ = writeln!(text, "    {}", numbers.join(" "));
    }
    text.push_str("];\n");
}

const LINEAR_HEAD: &str = "\
//! The linear weights of the features, in centipawns. Written by `skep-tune fit`; do not edit.

use skep_rules::Bug;

use crate::eval::features::{CREATURE_FEATURES, GENERAL_FEATURES};
";

const LINEAR_GENERAL: &str = "
/// The weights of the general features in the opening and in the ending.
#[rustfmt::skip]
pub(super) static GENERAL: [[i16; 2]; GENERAL_FEATURES] = [
";

const LINEAR_CREATURES: &str = "
/// The weights of each creature's features in the opening and in the ending.
#[rustfmt::skip]
pub(super) static CREATURES: &[(Bug, [[i16; 2]; CREATURE_FEATURES])] = &[
";

const NETWORK_HEAD: &str = "\
//! The weights of the network. Written by `skep-tune fit`; do not edit.

use skep_rules::Bug;

use crate::eval::features::{CREATURE_FEATURES, GENERAL_FEATURES, PERSPECTIVES};
use crate::eval::network::HIDDEN;
";

const NETWORK_GENERAL: &str = "
/// The weights from the general features of each side to the hidden layer.
#[rustfmt::skip]
pub(super) static GENERAL: [[[i16; HIDDEN]; GENERAL_FEATURES]; PERSPECTIVES] = [
";

const NETWORK_CREATURES: &str = "
/// The weights from each creature's features of each side to the hidden layer.
#[rustfmt::skip]
pub(super) static CREATURES: &[(Bug, [[[i16; HIDDEN]; CREATURE_FEATURES]; PERSPECTIVES])] = &[
";

#[cfg(test)]
mod tests {
    use super::*;

    /// So `fit` writes what the engine reads, and names and numbers of the engine's files belong together.
    #[test]
    fn the_engines_weights_are_written_as_they_are_in_its_source() {
        let current = Quantized::current();
        for (written, file, source) in [
            (
                linear(&current),
                "linear.rs",
                include_str!("../../engine/src/eval/weights/linear.rs"),
            ),
            (
                network(&current),
                "network.rs",
                include_str!("../../engine/src/eval/weights/network.rs"),
            ),
        ] {
            for (number, (written, line)) in written.lines().zip(source.lines()).enumerate() {
                assert_eq!(written, line, "{file}, line {}", number + 1);
            }
            assert!(written == source, "{file} has lines too many or too few");
        }
    }
}
