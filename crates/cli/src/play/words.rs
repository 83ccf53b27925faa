//! What is said to the players.

use skep_rules::{Choice, Color, Game, Stage};

use crate::play::lot::Lot;

/// What the players are asked with: `White 3> `, `White 7, second action> `.
pub(crate) fn prompt(game: &Game, lot: Lot) -> String {
    if game.ending().is_some() {
        return "game over> ".to_owned();
    }
    if let Some((choice, player)) = game.open_choice() {
        return format!("{player}, {}> ", choice.word());
    }
    let position = game.position();
    let what = match (lot.tile(), position.stage()) {
        (Some(tile), _) => format!(", place {tile}"),
        (None, Stage::Single) => String::new(),
        (None, Stage::First) => ", first action".to_owned(),
        (None, Stage::Second) => ", second action".to_owned(),
    };
    format!("{} {}{what}> ", position.to_move(), position.turn())
}

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_prompt_says_what_is_next() {
        let double = "Base+Honeycombo;White[7];0,0:H 1,0:wQ -1,0:bQ";
        for (game, expected) in [
            ("Base", "White 1> "),
            ("Base;InProgress;Black[1];wS1", "Black 1> "),
            ("Base;Draw;Black[1];wS1", "game over> "),
            ("Base+Swarm", "White, pick> "),
            ("Base+Swarm;InProgress;White[1];pick wA1 wB1 wG1", "Black, pick> "),
            ("Venom(faces=fixed)", "White, faces> "),
            (&format!("{double};double"), "White 7, first action> "),
            (&format!("{double};double2"), "White 7, second action> "),
        ] {
            assert_eq!(prompt(&game.parse().unwrap(), Lot::default()), expected);
        }
    }

    #[test]
    fn ordinals_are_english() {
        let said = [1, 2, 3, 4, 11, 12, 13, 21, 112].map(ordinal);
        assert_eq!(said.join(" "), "1st 2nd 3rd 4th 11th 12th 13th 21st 112th");
    }
}
