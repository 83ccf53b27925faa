//! Drawings inside the comments of other programs' formats.
//!
//! Chess programs write `[%csl Gd4,Re5]` for marked squares and `[%cal Gd4e5]` for arrows. skep writes the same commands with
//! its own [drawings](crate::Drawing), separated by spaces:
//!
//! ```text
//! {[%csl G0,0 R1,-2] [%cal G0,0/1,-2] The comment.}
//! ```
//!
//! `[%7D]` is a `}`, which would end a comment of PGN, and `[%5B]` a `[` that does not begin a command. Commands that skep does
//! not know, such as `[%clk 0:10:00]`, stay in the comment as they are.

use crate::drawing::{Drawing, Shape};
use crate::note::Note;

const CELLS: &str = "csl";
const ARROWS: &str = "cal";
/// The codes of characters that would be misunderstood.
const CODES: [(&str, char); 2] = [("7D", '}'), ("5B", '[')];

/// A command that is understood.
enum Command {
    Drawings(Vec<Drawing>),
    Letter(char),
}

/// The comment and the drawings of a note as one text.
pub(crate) fn write(note: &Note) -> String {
    let mut parts = Vec::new();
    for (name, is_arrow) in [(CELLS, false), (ARROWS, true)] {
        let drawings = note.drawings().iter();
        let drawings = drawings.filter(|it| matches!(it.shape, Shape::Arrow(..)) == is_arrow);
        let texts: Vec<String> = drawings.map(Drawing::to_string).collect();
        if !texts.is_empty() {
            parts.push(format!("[%{name} {}]", texts.join(" ")));
        }
    }
    if !note.comment().is_empty() {
        parts.push(escaped(note.comment()));
    }
    parts.join(" ")
}

fn escaped(comment: &str) -> String {
    let mut text = String::with_capacity(comment.len());
    for (place, letter) in comment.char_indices() {
        match letter {
            '}' => text.push_str("[%7D]"),
            '[' if command(&comment[place..]).is_some() => text.push_str("[%5B]"),
            letter => text.push(letter),
        }
    }
    text
}

/// The comment and the drawings of a text.
pub(crate) fn read(text: &str) -> (String, Vec<Drawing>) {
    let (mut comment, mut drawings) = (String::with_capacity(text.len()), Vec::new());
    let mut rest = text;
    while let Some(place) = rest.find("[%") {
        comment.push_str(&rest[..place]);
        rest = &rest[place..];
        match command(rest) {
            Some((Command::Letter(letter), end)) => {
                comment.push(letter);
                rest = &rest[end..];
            }
            Some((Command::Drawings(more), end)) => {
                drawings.extend(more);
                rest = rest[end..].strip_prefix(' ').unwrap_or(&rest[end..]);
            }
            None => {
                comment.push('[');
                rest = &rest[1..];
            }
        }
    }
    comment.push_str(rest);
    (comment, drawings)
}

/// The command with which a text begins, and where it ends.
fn command(text: &str) -> Option<(Command, usize)> {
    let inside = text.strip_prefix("[%")?;
    let inside = &inside[..inside.find(']')?];
    let end = "[%".len() + inside.len() + "]".len();
    if let Some((_, letter)) = CODES.into_iter().find(|(code, _)| *code == inside) {
        return Some((Command::Letter(letter), end));
    }
    let (name, drawings) = inside.split_once(char::is_whitespace)?;
    if ![CELLS, ARROWS].contains(&name) {
        return None;
    }
    let drawings = drawings.split_whitespace().map(str::parse);
    Some((Command::Drawings(drawings.collect::<Result<_, _>>().ok()?), end))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn again(comment: &str, drawings: &str) -> String {
        let mut note = Note::default();
        note.set_comment(comment).unwrap();
        note.read_drawings(drawings).unwrap();
        let text = write(&note);
        let (found, drawn) = read(&text);
        assert_eq!(found.trim(), note.comment(), "{text}");
        let sorted = |drawings: &[Drawing]| {
            let mut drawings = drawings.to_vec();
            drawings.sort_unstable();
            drawings
        };
        assert_eq!(sorted(&drawn), sorted(note.drawings()), "{text}");
        assert!(!text.contains('}'));
        text
    }

    #[test]
    fn what_is_written_is_read() {
        assert_eq!(
            again("Good.", "G0,0 R0,0/1,-2 B1,1"),
            "[%csl G0,0 B1,1] [%cal R0,0/1,-2] Good."
        );
        assert_eq!(again("{a} [%7D] [b] [%clk 1]", ""), "{a[%7D] [%5B]%7D] [b] [%clk 1]");
        assert_eq!(again("", "Y0,0"), "[%csl Y0,0]");
        assert_eq!(again("[%csl G0,0", "Y0,0"), "[%csl Y0,0] [%csl G0,0");
        again("[[%csl G0,0][%5B][%", "Y0,0");
        again("[%csl G0,0] was typed", "");
    }

    #[test]
    fn commands_may_stand_anywhere_and_unknown_ones_stay() {
        let (text, drawings) = read("one [%cal G0,0/1,0] two [%csl Gd4,Re5] [%eval 0.3]");
        assert_eq!(text, "one two [%csl Gd4,Re5] [%eval 0.3]");
        assert_eq!(drawings.len(), 1);
    }
}
