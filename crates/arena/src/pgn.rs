//! Games in the PGN of Mzinga and its kin.

use std::fmt::Write;

use skep_rules::{Color, Game, Outcome};

use crate::played::Played;
use crate::setup::Setup;
use crate::side::{Both, Side};

/// One game as PGN: tags, an empty line, a numbered move a line, the result.
pub fn pgn(played: &Played, setup: &Setup, names: &Both<String>) -> String {
    let result = match played.outcome() {
        Outcome::Win(Color::White) => "WhiteWins",
        Outcome::Win(Color::Black) => "BlackWins",
        Outcome::Draw => "Draw",
    };
    let name = |side: Side| names[side].replace('"', "'");
    let round = played.game + 1;
    let mut text = String::new();
    for (tag, value) in [
        ("Event", "skep match".to_owned()),
        ("Site", "?".to_owned()),
        ("Date", "????.??.??".to_owned()),
        ("Round", round.to_string()),
        ("White", name(played.white)),
        ("Black", name(!played.white)),
        ("Result", result.to_owned()),
        ("GameType", setup.game_type.to_string()),
        ("Termination", played.end.words().to_owned()),
    ] {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "[{tag} \"{value}\"]");
    }
    text.push('\n');
    let moves = played.string.parse::<Game>().map(|game| game.moves()).unwrap_or_default();
    for (index, played) in moves.iter().enumerate() {
        let _ = writeln!(text, "{}. {played}", index + 1);
    }
    let _ = writeln!(text, "{result}\n");
    text
}
