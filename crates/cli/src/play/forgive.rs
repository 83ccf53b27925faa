//! Moves as people type them, made into moves as they are written.

use skep_rules::{Color, Position, Tile, TileName};

/// The signs that stand before or after a tile's name.
const SIGNS: [char; 3] = ['-', '/', '\\'];

/// The move with single spaces, plain hyphens, and tile names in their proper case.
pub(crate) fn move_text(position: &Position, typed: &str) -> String {
    let typed = typed.replace(['–', '—', '−'], "-");
    let words = typed.split_whitespace().map(|word| {
        if word.eq_ignore_ascii_case("pass") {
            return "pass".to_owned();
        }
        let name = word.trim_matches(SIGNS);
        match tile(position, name) {
            Some(tile) => word.replace(name, &tile.to_string()),
            None => word.to_owned(),
        }
    });
    words.collect::<Vec<_>>().join(" ")
}

/// Whether the line is meant as a move: it begins with a tile, of whatever game, or passes.
pub(crate) fn is_move(position: &Position, typed: &str) -> bool {
    let word = typed.split_whitespace().next().unwrap_or_default();
    word.eq_ignore_ascii_case("pass")
        || tile(position, word).is_some()
        || word.parse::<TileName>().is_ok()
}

/// Whether the line may be meant as a move, if it is nothing else: it begins with a colour or has a sign in it.
pub(crate) fn may_be_move(typed: &str) -> bool {
    typed.starts_with(['w', 'W', 'b', 'B']) && typed.contains(|c: char| c.is_ascii_digit())
        || typed.contains(SIGNS)
}

/// The only tile of the game that has this name in one case or another.
pub(crate) fn tile(position: &Position, name: &str) -> Option<Tile> {
    let game_type = position.game_type();
    let tiles = Color::ALL.into_iter().flat_map(|color| game_type.tiles(color));
    let mut found = tiles.filter(|tile| tile.to_string().eq_ignore_ascii_case(name));
    let tile = found.next()?;
    found.next().is_none().then_some(tile)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn case_and_spaces_do_not_matter() {
        let position = Position::default();
        for (typed, text) in [
            ("wS1", "wS1"),
            ("  WS1 ", "wS1"),
            ("bg1   WS1\\", "bG1 wS1\\"),
            ("BB1 −wq", "bB1 -wQ"),
            ("Pass", "pass"),
            ("wX1 -foo", "wX1 -foo"),
            ("-", "-"),
            ("", ""),
        ] {
            assert_eq!(move_text(&position, typed), text);
        }
        assert!(is_move(&position, "wp somewhere") && is_move(&position, "PASS"));
        assert!(is_move(&position, "wTk wQ-"));
        assert!(!is_move(&position, "show") && !is_move(&position, ""));
        assert!(may_be_move("bA4") && may_be_move("Q -wS1") && !may_be_move("bonjour"));
    }
}
