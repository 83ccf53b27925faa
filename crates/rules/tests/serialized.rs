//! With the feature `serde`, values are serialized as their texts: `cargo test -p skep-rules --features serde`.

#![cfg(feature = "serde")]

use skep_rules::{Bug, Color, Game, GameType, Position, Setup, Tile, TileName};

/// A value is written as this JSON and read back.
#[track_caller]
fn written_as<T: serde::Serialize + for<'de> serde::Deserialize<'de> + ToString>(
    value: &T,
    json: &str,
) {
    assert_eq!(serde_json::to_string(value).unwrap(), json);
    let again: T = serde_json::from_str(json).unwrap();
    assert_eq!(again.to_string(), value.to_string());
}

#[test]
fn values_are_their_texts() {
    let game = "Base+M;InProgress;White[2];wM;bS1 wM-";
    written_as(&game.parse::<Game>().unwrap(), &format!("\"{game}\""));
    let position = "Base;White[2];0,0:wS1 1,0:bS1;placed=bS1";
    written_as(&position.parse::<Position>().unwrap(), &format!("\"{position}\""));
    written_as(&position.parse::<Setup>().unwrap(), &format!("\"{position}\""));
    written_as(&GameType::BASE_MLP, "\"Base+MLP\"");
    written_as(&"bA2".parse::<TileName>().unwrap(), "\"bA2\"");
    written_as(&"wQ".parse::<Tile>().unwrap(), "\"wQ\"");
    for color in Color::ALL {
        written_as(&color, &format!("\"{color}\""));
    }
    for bug in Bug::ALL {
        written_as(&bug, &format!("\"{}\"", bug.code()));
    }
}

#[test]
fn what_is_read_is_checked() {
    let error = serde_json::from_str::<Game>("\"Base;InProgress;Black[1];wQ\"").unwrap_err();
    assert_eq!(error.to_string(), "move 1, `wQ`: wQ may not be the first tile");
    assert!(serde_json::from_str::<Position>("\"Base;White[2];\"").is_err());
    assert!(serde_json::from_str::<GameType>("7").is_err());
    assert!(serde_json::from_str::<Color>("\"white\"").is_err());
    let error = serde_json::from_str::<Bug>("\"Queen\"").unwrap_err();
    assert_eq!(error.to_string(), "`Queen` is not the code of a creature");
}
