//! The text of a PGN as tokens.

/// A token, with the line in which it begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Token<'a> {
    pub(super) line: usize,
    pub(super) kind: TokenKind<'a>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum TokenKind<'a> {
    /// A line that begins with `[`, without space around it.
    Tag(&'a str),
    /// A part of a move, its number, a glyph or a result.
    Word(&'a str),
    /// The text between braces, or after a semicolon.
    Comment(String),
    /// `(`
    Open,
    /// `)`
    Close,
    /// The end of a line that is not a tag.
    LineEnd,
}

/// The tokens of a text. The error is the line of a comment that does not end.
pub(super) fn tokens(text: &str) -> Result<Vec<Token<'_>>, usize> {
    let mut tokens = Vec::new();
    // The comment that is open, and the line in which it began.
    let mut comment: Option<(usize, String)> = None;
    for (index, text) in text.lines().enumerate() {
        let line = index + 1;
        let mut rest = text;
        if let Some((begin, begun)) = &mut comment {
            begun.push('\n');
            let Some((more, after)) = text.split_once('}') else {
                begun.push_str(text);
                continue;
            };
            begun.push_str(more);
            tokens.push(Token { line: *begin, kind: TokenKind::Comment(std::mem::take(begun)) });
            rest = after;
        } else if text.trim_start().starts_with('[') {
            // Braces in a tag's value do not begin a comment.
            tokens.push(Token { line, kind: TokenKind::Tag(text.trim()) });
            continue;
        } else if text.trim_start().starts_with('%') {
            // PGN reserves these lines for programs.
            continue;
        }
        comment = movetext(&mut tokens, line, rest).map(|begun| (line, begun));
        tokens.push(Token { line, kind: TokenKind::LineEnd });
    }
    match comment {
        Some((line, _)) => Err(line),
        None => Ok(tokens),
    }
}

/// Reads the rest of a line. Returns the beginning of a comment that goes on in the next line.
fn movetext<'a>(tokens: &mut Vec<Token<'a>>, line: usize, mut rest: &'a str) -> Option<String> {
    loop {
        rest = rest.trim_start();
        let letter = rest.chars().next()?;
        let after = &rest[letter.len_utf8()..];
        let (kind, end) = match letter {
            '{' => match after.split_once('}') {
                Some((comment, after)) => (TokenKind::Comment(comment.to_owned()), after),
                None => return Some(after.to_owned()),
            },
            ';' => (TokenKind::Comment(after.to_owned()), ""),
            '(' => (TokenKind::Open, after),
            ')' => (TokenKind::Close, after),
            _ => {
                let ends = |letter: char| letter.is_whitespace() || "{;()".contains(letter);
                let (word, after) = rest.split_at(rest.find(ends).unwrap_or(rest.len()));
                (TokenKind::Word(word), after)
            }
        };
        tokens.push(Token { line, kind });
        rest = end;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_may_stand_anywhere_and_span_lines() {
        let text = "[A \"{\"]\n{one\n two}1.wS1{x};( { rest\n% ( for programs\n(2. bS1)";
        let kinds: Vec<_> =
            tokens(text).unwrap().into_iter().map(|token| (token.line, token.kind)).collect();
        let comment = |text: &str| TokenKind::Comment(text.to_owned());
        let expected = [
            (1, TokenKind::Tag("[A \"{\"]")),
            (2, TokenKind::LineEnd),
            (2, comment("one\n two")),
            (3, TokenKind::Word("1.wS1")),
            (3, comment("x")),
            (3, comment("( { rest")),
            (3, TokenKind::LineEnd),
            (5, TokenKind::Open),
            (5, TokenKind::Word("2.")),
            (5, TokenKind::Word("bS1")),
            (5, TokenKind::Close),
            (5, TokenKind::LineEnd),
        ];
        assert_eq!(kinds, expected);
        assert_eq!(tokens("\n1. wS1 {\n"), Err(2));
    }
}
