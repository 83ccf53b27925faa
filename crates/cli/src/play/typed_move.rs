//! Moves as people type them: in any case, with any spaces and dashes.

use skep_rules::{Color, Position, Tile, TileName};

/// The signs before or after a reference tile, which give a direction.
const DIRECTIONS: [char; 3] = ['-', '/', '\\'];

/// The signs before a tile that say what is done.
const ACTIONS: [char; 5] = ['~', '!', '=', '+', 'x'];

/// The words that are moves or begin moves.
const WORDS: [&str; 6] = ["pass", "end", "draw", "steal", "pick", "faces"];

/// The move in notation: with single spaces, plain hyphens, and tile names in their proper case.
pub(crate) fn normalize(position: &Position, typed: &str) -> String {
    let typed = typed.replace(['–', '—', '−'], "-");
    let words = typed.split_whitespace().map(|word| {
        if let Some(known) = WORDS.iter().find(|known| known.eq_ignore_ascii_case(word)) {
            return (*known).to_owned();
        }
        let (before, name, after) = name_in(word);
        match named(position, name) {
            Some((_, name)) => format!("{}{name}{after}", before.to_ascii_lowercase()),
            None => word.to_owned(),
        }
    });
    words.collect::<Vec<_>>().join(" ")
}

/// The signs before the name of a tile in a word, the name, and the signs after it.
fn name_in(word: &str) -> (&str, &str, &str) {
    let is_sign =
        |sign: char| DIRECTIONS.contains(&sign) || ACTIONS.contains(&sign.to_ascii_lowercase());
    let rest = word.trim_start_matches(is_sign);
    let name = rest.trim_end_matches(DIRECTIONS);
    (&word[..word.len() - rest.len()], name, &rest[name.len()..])
}

/// Whether the line is surely meant as a move: it begins with a tile of any game, or with a word of moves.
pub(crate) fn is_move(position: &Position, typed: &str) -> bool {
    let word = typed.split_whitespace().next().unwrap_or_default();
    let name = word.strip_prefix('~').unwrap_or(word);
    WORDS.iter().any(|known| known.eq_ignore_ascii_case(word))
        || named(position, name).is_some()
        || name.parse::<TileName>().is_ok()
}

/// Whether a line that is nothing else may be meant as a move: it begins like a tile or has a direction in it.
pub(crate) fn may_be_move(typed: &str) -> bool {
    typed.starts_with(['w', 'W', 'b', 'B']) && typed.contains(|c: char| c.is_ascii_digit())
        || typed.starts_with('~')
        || typed.contains(DIRECTIONS)
}

/// The only tile of the game whose name on either face is this one, ignoring case.
pub(crate) fn find_tile(position: &Position, name: &str) -> Option<Tile> {
    named(position, name).map(|(tile, _)| tile)
}

/// The only tile of the game with this name, ignoring case, and the name in its proper case.
fn named(position: &Position, name: &str) -> Option<(Tile, TileName)> {
    let game_type = position.game_type();
    let tiles = Color::ALL.into_iter().flat_map(|color| game_type.tiles(color));
    let faces =
        tiles.chain([Tile::HONEYCOMBO]).filter(|&tile| game_type.contains(tile)).flat_map(|tile| {
            let back = tile.back().filter(|_| game_type.is_two_faced(tile));
            [Some(tile.front()), back]
                .into_iter()
                .flatten()
                .map(move |bug| (tile, TileName::of(tile, bug)))
        });
    let mut found = faces.filter(|(_, known)| known.to_string().eq_ignore_ascii_case(name));
    let first = found.next()?;
    found.next().is_none().then_some(first)
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
            assert_eq!(normalize(&position, typed), text);
        }
        let ultimate = Position::new("Ultimate".parse().unwrap());
        for (typed, text) in [
            ("~WA1", "~wA1"),
            ("~h", "~H"),
            ("wfl2 H-", "wFl2 H-"),
            ("wws  !BA1", "wWs !bA1"),
            ("was Xba1", "wAs xbA1"),
            ("wce =bq", "wCe =bQ"),
            ("DRAW +bg2", "draw +bG2"),
            ("Steal wa1", "steal wA1"),
            ("pick  wa1 wmn wg1", "pick wA1 wMn wG1"),
        ] {
            assert_eq!(normalize(&ultimate, typed), text);
            assert!(is_move(&ultimate, typed), "{typed}");
        }
        assert!(is_move(&position, "wp somewhere") && is_move(&position, "PASS"));
        assert!(is_move(&position, "wTk wQ-"));
        assert!(!is_move(&position, "show") && !is_move(&position, ""));
        assert!(may_be_move("bA4") && may_be_move("Q -wS1") && !may_be_move("bonjour"));
    }
}
