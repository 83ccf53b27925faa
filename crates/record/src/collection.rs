//! Files with several games.

/// The games of a PGN file, each with its tags, in order. A tag after moves begins another game.
///
/// ```
/// let file = "[GameType \"Base\"]\n\n1. wS1\n\n[GameType \"Base\"]\n\n1. wG1\n";
/// let games = skep_record::split_pgn(file);
/// assert_eq!(games, ["[GameType \"Base\"]\n\n1. wS1\n\n", "[GameType \"Base\"]\n\n1. wG1\n"]);
/// ```
pub fn split_pgn(text: &str) -> Vec<&str> {
    let mut games = Vec::new();
    let (mut start, mut at) = (0, 0);
    let (mut has_moves, mut in_comment) = (false, false);
    for line in text.split_inclusive('\n') {
        let is_tag = !in_comment && line.trim_start().starts_with('[');
        if is_tag && has_moves {
            games.push(&text[start..at]);
            (start, has_moves) = (at, false);
        }
        if !is_tag {
            for letter in line.chars() {
                match letter {
                    // The rest of the line is a comment.
                    ';' if !in_comment => break,
                    '{' => in_comment = true,
                    '}' => in_comment = false,
                    _ => {}
                }
            }
            has_moves |= !line.trim().is_empty();
        }
        at += line.len();
    }
    if !text[start..].trim().is_empty() {
        games.push(&text[start..]);
    }
    games
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bracket_in_a_comment_begins_no_game() {
        let file = "[GameType \"Base\"]\n1. wS1 {\n[not a tag]\n}\n2. bS1 wS1-\n";
        assert_eq!(split_pgn(file), [file]);
        let file = "[GameType \"Base\"]\n1. wS1 ; {\n[GameType \"Base\"]\n1. wS1\n";
        assert_eq!(split_pgn(file).len(), 2);
        assert!(split_pgn(" \n").is_empty());
    }
}
