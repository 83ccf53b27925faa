//! What is said to the players.

use skep_rules::{Choice, Color};

/// What a player is asked to choose before the first turn, in lines.
pub(crate) fn invitation(choice: Choice, player: Color) -> String {
    let letter = player.letter();
    match (choice, player) {
        (Choice::Faces, _) => format!(
            "{player}, which of your tiles show their backs? \
             As in `faces {letter}A1 {letter}S2`, or `faces` alone.\n"
        ),
        (Choice::Pick, Color::White) => {
            "White, pick three tiles beside your Queen, as in `pick wA1 wB1 wG1`.\n\
             The pick is secret. Black, look away.\n"
                .to_owned()
        }
        (Choice::Pick, Color::Black) => "White has picked.\n\
             Black, pick three tiles beside your Queen, as in `pick bA1 bB1 bG1`.\n"
            .to_owned(),
    }
}

/// `2nd`, `3rd`, `11th`.
pub(crate) fn ordinal(number: u32) -> String {
    let ending = match (number % 100, number % 10) {
        (11..=13, _) => "th",
        (_, 1) => "st",
        (_, 2) => "nd",
        (_, 3) => "rd",
        _ => "th",
    };
    format!("{number}{ending}")
}
