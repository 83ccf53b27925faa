//! The names of games, and what lists say about them.

use skep_record::{Seat, Summary};
use skep_rules::{Color, GameType};
use skep_words::{Value, Words};

use crate::preset::Preset;
use crate::saved_games::StoredGame;
use crate::time;

/// The name of a game type: of its preset, or else its parts.
pub(crate) fn game_name(words: &Words, game_type: GameType) -> String {
    match Preset::of(game_type) {
        Some(preset) => words.text(&preset.name_key()),
        None => words.game_type(game_type),
    }
}

/// The name of a game type that is given as text.
pub(super) fn game_name_of(words: &Words, summary: &Summary) -> String {
    match summary.game_type.parse() {
        Ok(game_type) => game_name(words, game_type),
        Err(_) => summary.game_type.clone(),
    }
}

/// The name of a saved game: its title, or else the game and its players.
pub(crate) fn summary_name(words: &Words, summary: &Summary) -> String {
    match summary.title.as_str() {
        "" => players(words, summary),
        title => title.to_owned(),
    }
}

/// The name of a stored game, which may be damaged.
pub(super) fn name(words: &Words, game: &StoredGame) -> String {
    match &game.summary {
        Ok(summary) => summary_name(words, summary),
        Err(_) => words.text("games-unreadable"),
    }
}

/// The game and who plays: `Base, against level 3`.
pub(super) fn players(words: &Words, summary: &Summary) -> String {
    let game = game_name_of(words, summary);
    let with = |key: &str, more: &[(&str, Value)]| {
        let mut variables = vec![("game", game.clone().into())];
        variables.extend(more.iter().cloned());
        words.with(key, &variables)
    };
    let level = |level: u8| Value::from(i64::from(level));
    if Color::ALL.iter().any(|&color| !summary.names[color].is_empty()) {
        let [white, black] = Color::ALL.map(|color| Value::from(player(words, summary, color)));
        return with("library-named", &[("white", white), ("black", black)]);
    }
    match (summary.seats.white, summary.seats.black) {
        (Seat::Person, Seat::Person) => with("library-hotseat", &[]),
        (Seat::Person, Seat::Level(number)) | (Seat::Level(number), Seat::Person) => {
            with("library-against", &[("level", level(number))])
        }
        (Seat::Level(white), Seat::Level(black)) => {
            with("library-demo", &[("white", level(white)), ("black", level(black))])
        }
    }
}

/// The name of a player: the own name, the level, or the colour.
fn player(words: &Words, summary: &Summary, color: Color) -> String {
    match (&summary.names[color], summary.seats[color]) {
        (name, _) if !name.is_empty() => name.clone(),
        (_, Seat::Level(level)) => words.with("level", &[("number", i64::from(level).into())]),
        (_, Seat::Person) => words.color(color),
    }
}

/// The result of a game, or how far it is.
pub(super) fn state(words: &Words, summary: &Summary) -> String {
    match summary.result {
        // A sentence elsewhere, half of one here.
        Some(outcome) => words.outcome(outcome).trim_end_matches('.').to_owned(),
        None => words.with("games-turn", &[("turn", i64::from(summary.turn).into())]),
    }
}

/// What a list says about a game: the result or the turn, and when it was changed.
pub(crate) fn summary_line(words: &Words, summary: &Summary) -> String {
    format!("{} · {}", state(words, summary), time::when(words, summary.changed, time::now()))
}

#[cfg(test)]
mod tests {
    use skep_record::{GameTree, Saved};
    use skep_words::Language;

    use super::*;

    fn summary(game_type: &str, seats: [Seat; 2]) -> Summary {
        let mut saved = Saved::new(GameTree::new(game_type.parse().unwrap()), 0);
        [saved.seats.white, saved.seats.black] = seats;
        Summary::of(&saved)
    }

    #[test]
    fn games_are_named_after_their_presets_and_players() {
        let words = Words::new(Language::English);
        let name = |summary: &Summary| summary_name(&words, summary);
        let against = summary("Base+MLP", [Seat::Level(3), Seat::Person]);
        assert_eq!(name(&against), "Tournament, against level 3");
        assert_eq!(name(&summary("Base", [Seat::Person; 2])), "Base, two players");
        let demo = summary("Base", [Seat::Level(1), Seat::Level(10)]);
        assert_eq!(name(&demo), "Base, level 1 – level 10");
        let custom = summary("Base+M", [Seat::Person; 2]);
        assert_eq!(name(&custom), "Base, Mosquito, two players");
        let mut named = against;
        named.names[Color::Black] = "Ann".to_owned();
        assert_eq!(name(&named), "Tournament, Level 3 – Ann");
        named.title = "Sunday’s game".to_owned();
        assert_eq!(name(&named), "Sunday’s game");
    }
}
