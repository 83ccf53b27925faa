//! The contents of a PGN in order: tags, moves, glyphs, comments, variations.

use skep_rules::{Outcome, Quoted};

use super::read::read_result;
use super::tokens::{Token, TokenKind, tokens};
use super::{PgnError, PgnProblem, at};
use crate::note::Glyph;
use crate::warning::ImportWarning;

/// A part of the moves.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Item {
    /// A move, a choice, or the word for a declared ending.
    Move(String),
    /// The judgement of the move before.
    Glyph(Glyph),
    /// A comment on the move before, or on the start.
    Comment(String),
    /// A variation of the move before begins.
    Open,
    /// A variation ends.
    Close,
    /// The result at the end of a variation.
    Result(Outcome),
}

/// The contents of a PGN, each part with the number of its line.
#[derive(Default)]
pub(super) struct Parts {
    tags: Vec<(usize, String, String)>,
    pub(super) items: Vec<(usize, Item)>,
    pub(super) result: Option<(usize, Option<Outcome>)>,
    /// Glyphs and comments after the result.
    pub(super) closing: Vec<(usize, Item)>,
    pub(super) warnings: Vec<ImportWarning>,
    /// The words of a move that is not complete.
    words: Vec<String>,
    /// Comments that belong to the next move, or to the one that is not complete.
    held: Vec<(usize, Item)>,
    /// Whether the next move was announced, by its number or by a parenthesis.
    announced: bool,
    depth: usize,
    after_result: bool,
}

impl Parts {
    pub(super) fn read(text: &str) -> Result<Parts, PgnError> {
        let tokens = tokens(text).map_err(|line| at(line, PgnProblem::Comment))?;
        let mut parts = Parts::default();
        for Token { line, kind } in tokens {
            match kind {
                TokenKind::Tag(text) => {
                    parts.read_tag(line, text).map_err(|error| at(line, error))?
                }
                TokenKind::Word(word) => parts.read_word(line, word),
                TokenKind::Comment(text) => parts.read_comment(line, text),
                TokenKind::Open => {
                    parts.end_move(line);
                    parts.push(line, Item::Open);
                    parts.announced = true;
                    parts.depth += 1;
                }
                TokenKind::Close => {
                    parts.end_line(line);
                    parts.push(line, Item::Close);
                    parts.depth = parts.depth.saturating_sub(1);
                }
                TokenKind::LineEnd => parts.end_move(line),
            }
        }
        parts.end_line(0);
        Ok(parts)
    }

    pub(super) fn tag(&self, name: &str) -> Option<(usize, &str)> {
        let mut tags = self.tags.iter();
        tags.find(|(_, tag, _)| tag == name).map(|(line, _, value)| (*line, value.as_str()))
    }

    fn read_tag(&mut self, line: usize, text: &str) -> Result<(), PgnProblem> {
        if self.items.iter().any(|(_, item)| matches!(item, Item::Move(_))) {
            return Err(PgnProblem::Several);
        }
        let inside = text.strip_prefix('[').and_then(|rest| rest.strip_suffix(']'));
        let (tag, value) = inside
            .and_then(|inside| inside.trim().split_once(char::is_whitespace))
            .ok_or_else(|| PgnProblem::Tag(Quoted::new(text)))?;
        let value = value.trim();
        let bare = value.strip_prefix('"').and_then(|value| value.strip_suffix('"'));
        let value = bare.unwrap_or(value).trim().to_owned();
        if tag == "Result" {
            match read_result(&value) {
                Some(result) => self.result = Some((line, result)),
                None => {
                    let text = Quoted::new(&value);
                    self.warnings.push(ImportWarning::UnknownResult { line, text });
                }
            }
        }
        self.tags.push((line, tag.to_owned(), value));
        Ok(())
    }

    /// Reads a word. A move begins with its number or at the beginning of the line.
    fn read_word(&mut self, line: usize, word: &str) {
        if let Some(result) = read_result(word) {
            self.end_move(line);
            return self.read_end(line, result);
        }
        if let Some(number) = word.strip_prefix('$') {
            self.end_move(line);
            let known = Glyph::ALL.into_iter().find(|known| known.number().to_string() == number);
            return self.read_glyph(line, word, known);
        }
        let rest = word.trim_start_matches(|letter: char| letter.is_ascii_digit());
        let numbered = rest.len() < word.len() && rest.starts_with('.');
        if numbered {
            self.end_move(line);
            self.announced = true;
        }
        let rest = if numbered { rest.trim_start_matches('.') } else { word };
        let bare = rest.trim_end_matches(['!', '?']);
        self.words.extend((!bare.is_empty()).then(|| bare.to_owned()));
        let sign = &rest[bare.len()..];
        if !sign.is_empty() {
            self.end_move(line);
            self.read_glyph(line, sign, Glyph::from_sign(sign));
        }
    }

    /// Reads a result: of the game, or of a variation.
    fn read_end(&mut self, line: usize, result: Option<Outcome>) {
        if self.depth == 0 {
            self.result = Some((line, result));
            self.after_result = true;
        } else if let Some(outcome) = result {
            self.push(line, Item::Result(outcome));
        }
    }

    fn read_glyph(&mut self, line: usize, text: &str, known: Option<Glyph>) {
        match known {
            Some(glyph) => self.push(line, Item::Glyph(glyph)),
            // It means nothing.
            None if text == "$0" => {}
            None => {
                let is_glyph =
                    |it: &ImportWarning| matches!(it, ImportWarning::UnknownGlyph { .. });
                if !self.warnings.iter().any(is_glyph) {
                    let text = Quoted::new(text);
                    self.warnings.push(ImportWarning::UnknownGlyph { line, text });
                }
            }
        }
    }

    fn read_comment(&mut self, line: usize, text: String) {
        if self.announced || !self.words.is_empty() {
            self.held.push((line, Item::Comment(text)));
        } else {
            self.push(line, Item::Comment(text));
        }
    }

    /// Ends a move, if one has begun.
    fn end_move(&mut self, line: usize) {
        if self.words.is_empty() {
            return;
        }
        // What stood after a result was not at the end.
        self.items.append(&mut self.closing);
        self.after_result = false;
        let text = self.words.join(" ");
        self.words.clear();
        self.items.push((line, Item::Move(text)));
        self.announced = false;
        self.items.append(&mut self.held);
    }

    /// Ends the last move of a line. A comment on a move that does not come belongs to the move before.
    fn end_line(&mut self, line: usize) {
        self.end_move(line);
        self.announced = false;
        let held = std::mem::take(&mut self.held);
        for (line, item) in held {
            self.push(line, item);
        }
    }

    fn push(&mut self, line: usize, item: Item) {
        let items = if self.after_result { &mut self.closing } else { &mut self.items };
        items.push((line, item));
    }
}
