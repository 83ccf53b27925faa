//! Games of a match as PGN.

use skep_record::{Details, Movetext, Pgn};
use skep_rules::Game;

use crate::engine_id::{ByEngine, EngineId};
use crate::played_game::PlayedGame;
use crate::settings::MatchSettings;

/// One game as PGN, followed by an empty line.
pub fn pgn(played: &PlayedGame, settings: &MatchSettings, names: &ByEngine<String>) -> String {
    let name = |side: EngineId| names[side].clone();
    let pgn = Pgn {
        game_type: settings.game_type,
        details: Details {
            event: "skep match".to_owned(),
            round: (played.game + 1).to_string(),
            white: name(played.white),
            black: name(!played.white),
            ..Details::default()
        },
        result: Some(played.outcome()),
        tags: vec![("Termination", played.end.words().to_owned())],
        moves: Movetext::of_moves(
            played.string.parse::<Game>().map(|game| game.moves()).unwrap_or_default(),
        ),
    };
    format!("{pgn}\n")
}
