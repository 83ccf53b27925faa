//! The notes in a link.
//!
//! ```text
//! n=0::Hello;3!?:G0,0_R0,0/1,-2:Pins_the_Queen.
//! ```
//!
//! Notes are separated by semicolons. A note is the number of its step, its glyph, and behind colons the drawings and the
//! comment. In a comment a space is `_`, and a character that is neither a letter nor a digit of ASCII nor one of `-,.!?` is
//! `$`, its code in hexadecimal, and a full stop. There are no percent signs, because some programs encode them again.

use std::fmt::Write;

use skep_rules::Quoted;

use crate::note::{Note, NoteError};
use crate::tree::{GameTree, NodeId};

/// Writes all notes; nothing if there are none.
pub(crate) fn write(tree: &GameTree) -> String {
    let mut text = String::new();
    for (number, note) in tree.numbered_notes() {
        if !text.is_empty() {
            text.push(';');
        }
        // Writing to a string cannot fail.
        let _ = write!(text, "{number}");
        text.push_str(note.glyph.map_or("", |glyph| glyph.sign()));
        let (drawings, comment) = (note.drawings_text(), note.comment());
        if !drawings.is_empty() || !comment.is_empty() {
            text.push(':');
            text.push_str(&drawings.replace(' ', "_"));
        }
        if !comment.is_empty() {
            text.push(':');
            comment.chars().for_each(|letter| encode(&mut text, letter));
        }
    }
    text
}

fn encode(text: &mut String, letter: char) {
    match letter {
        ' ' => text.push('_'),
        letter if letter.is_ascii_alphanumeric() || "-,.!?".contains(letter) => text.push(letter),
        letter => {
            let _ = write!(text, "${:x}.", u32::from(letter));
        }
    }
}

/// An error in the notes of a link: the number of the step, if it is known, and the error.
pub(crate) type NumberedError = (usize, NoteError);

/// Reads all notes of a tree that has these nodes.
pub(crate) fn read(tree: &mut GameTree, nodes: &[NodeId], text: &str) -> Result<(), NumberedError> {
    for text in text.split(';') {
        let digits = text.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(text.len());
        let (number, rest) = text.split_at(digits);
        let syntax = || NoteError::Syntax(Quoted::new(text));
        let number: usize = number.parse().map_err(|_| (0, syntax()))?;
        let note = read_note(rest).ok_or_else(syntax).and_then(|note| note);
        let read = note.and_then(|note| tree.read_note(nodes, number, note));
        read.map_err(|error| (number, error))?;
    }
    Ok(())
}

/// Reads a note without its number. `None` means that it is not written as in a link.
fn read_note(text: &str) -> Option<Result<Note, NoteError>> {
    let mut parts = text.splitn(3, ':');
    let sign = parts.next().unwrap_or_default();
    let drawings = parts.next().unwrap_or_default().replace('_', " ");
    let comment = decode(parts.next().unwrap_or_default())?;
    let read = || {
        let mut note = Note::default();
        if !sign.is_empty() {
            note.glyph = Some(sign.parse()?);
        }
        note.read_drawings(&drawings)?;
        note.set_comment(&comment)?;
        Ok(note)
    };
    Some(read())
}

fn decode(text: &str) -> Option<String> {
    let mut comment = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(place) = rest.find(['_', '$']) {
        comment.push_str(&rest[..place]);
        rest = &rest[place..];
        if let Some(after) = rest.strip_prefix('_') {
            comment.push(' ');
            rest = after;
        } else {
            let (code, after) = rest[1..].split_once('.')?;
            comment.push(u32::from_str_radix(code, 16).ok().and_then(char::from_u32)?);
            rest = after;
        }
    }
    comment.push_str(rest);
    Some(comment)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_character_comes_back() {
        for text in ["Hello, world!", "a_b$c;d&e=f:g/h%20(i)", "é中😀\n$a.", "$", "_"] {
            let mut encoded = String::new();
            text.chars().for_each(|letter| encode(&mut encoded, letter));
            let allowed =
                |letter: char| letter.is_ascii_alphanumeric() || "-,.!?_$".contains(letter);
            assert!(encoded.chars().all(allowed), "{encoded}");
            assert_eq!(decode(&encoded).as_deref(), Some(text));
        }
        for text in ["$", "$e9", "$zz.", "$d800.", "$-1."] {
            assert_eq!(decode(text), None);
        }
    }
}
