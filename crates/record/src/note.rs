//! What a person has written and drawn about one node of a tree.

use std::fmt;
use std::str::FromStr;

use skep_rules::Quoted;
use thiserror::Error;

use crate::drawing::Drawing;

/// One of the six usual judgements of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Glyph {
    /// `!!`
    Brilliant,
    /// `!`
    Good,
    /// `!?`
    Interesting,
    /// `?!`
    Dubious,
    /// `?`
    Mistake,
    /// `??`
    Blunder,
}

impl Glyph {
    /// All six, from the best to the worst.
    pub const ALL: [Glyph; 6] = [
        Glyph::Brilliant,
        Glyph::Good,
        Glyph::Interesting,
        Glyph::Dubious,
        Glyph::Mistake,
        Glyph::Blunder,
    ];

    /// The sign that is written after a move.
    pub const fn sign(self) -> &'static str {
        match self {
            Glyph::Brilliant => "!!",
            Glyph::Good => "!",
            Glyph::Interesting => "!?",
            Glyph::Dubious => "?!",
            Glyph::Mistake => "?",
            Glyph::Blunder => "??",
        }
    }

    /// The name, for keys of messages.
    pub const fn word(self) -> &'static str {
        match self {
            Glyph::Brilliant => "brilliant",
            Glyph::Good => "good",
            Glyph::Interesting => "interesting",
            Glyph::Dubious => "dubious",
            Glyph::Mistake => "mistake",
            Glyph::Blunder => "blunder",
        }
    }

    /// The number of the numeric annotation glyph of PGN: 1 in `$1`.
    pub const fn number(self) -> u8 {
        match self {
            Glyph::Good => 1,
            Glyph::Mistake => 2,
            Glyph::Brilliant => 3,
            Glyph::Blunder => 4,
            Glyph::Interesting => 5,
            Glyph::Dubious => 6,
        }
    }

    /// The glyph with this sign.
    pub fn from_sign(sign: &str) -> Option<Glyph> {
        Glyph::ALL.into_iter().find(|glyph| glyph.sign() == sign)
    }
}

impl fmt::Display for Glyph {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.sign())
    }
}

impl FromStr for Glyph {
    type Err = NoteError;

    fn from_str(text: &str) -> Result<Glyph, NoteError> {
        Glyph::from_sign(text).ok_or_else(|| NoteError::Glyph(Quoted::new(text)))
    }
}

/// The most characters of a comment.
const MAX_COMMENT: usize = 2_000;
/// The most drawings of a note.
const MAX_DRAWINGS: usize = 64;
/// The most that all notes of a tree may have: see [`Note::size`].
const MAX_NOTES: usize = 300_000;

/// Why a note is not kept, or cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NoteError {
    /// The comment is too long.
    #[error("a comment has no more than {MAX_COMMENT} characters")]
    Comment,
    /// There are too many drawings.
    #[error("a move has no more than {MAX_DRAWINGS} arrows and marked cells")]
    Drawings,
    /// The notes of the whole game are too long.
    #[error("the notes of a game have no more than {MAX_NOTES} characters altogether")]
    Total,
    /// The tree does not have the node.
    #[error("the game has no such move")]
    NoSuchStep,
    /// Two notes on one step.
    #[error("the move has two notes")]
    Twice,
    /// A text is not a drawing.
    #[error("{0} is neither a marked cell nor an arrow, as in `G0,0` or `R0,0/1,-2`")]
    Drawing(Quoted),
    /// A text is not a glyph.
    #[error("{0} is not one of the signs `!!`, `!`, `!?`, `?!`, `?` and `??`")]
    Glyph(Quoted),
    /// A comment in a link is not written as links write it.
    #[error("{0} is not a note, which begins with the number of a move")]
    Syntax(Quoted),
}

/// What a person has noted about a move and the position after it: a comment, a glyph, arrows and marked cells.
///
/// ```
/// use skep_record::{Drawing, Glyph, Note};
///
/// let mut note = Note::default();
/// note.set_comment("  Pins the Queen.\r\n")?;
/// note.glyph = Some(Glyph::Good);
/// let arrow: Drawing = "G0,0/1,-2".parse()?;
/// note.toggle(arrow)?;
/// assert_eq!((note.comment(), note.drawings()), ("Pins the Queen.", &[arrow][..]));
///
/// // The same drawing again removes it.
/// note.toggle(arrow)?;
/// assert!(note.drawings().is_empty());
/// # Ok::<(), skep_record::NoteError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Note {
    comment: String,
    /// The judgement of the move.
    pub glyph: Option<Glyph>,
    drawings: Vec<Drawing>,
}

impl Note {
    /// The most characters of a comment.
    pub const MAX_COMMENT: usize = MAX_COMMENT;
    /// The most drawings.
    pub const MAX_DRAWINGS: usize = MAX_DRAWINGS;
    /// The greatest sum of [`Note::size`] over all notes of a tree.
    pub const MAX_TOTAL: usize = MAX_NOTES;

    /// A note with nothing in it.
    pub(crate) const EMPTY: Note =
        Note { comment: String::new(), glyph: None, drawings: Vec::new() };

    /// The comment; empty if there is none.
    pub fn comment(&self) -> &str {
        &self.comment
    }

    /// The marked cells, then the arrows, sorted by their places.
    pub fn drawings(&self) -> &[Drawing] {
        &self.drawings
    }

    /// Whether there is nothing in it.
    pub fn is_empty(&self) -> bool {
        self.comment.is_empty() && self.glyph.is_none() && self.drawings.is_empty()
    }

    /// How much room the note needs, in bytes, roughly; 0 if it is empty.
    pub fn size(&self) -> usize {
        const NOTE: usize = 32;
        const DRAWING: usize = 20;
        if self.is_empty() { 0 } else { NOTE + self.comment.len() + DRAWING * self.drawings.len() }
    }

    /// Replaces the comment. Space around it and characters that cannot be shown are removed.
    pub fn set_comment(&mut self, text: &str) -> Result<(), NoteError> {
        let comment = cleaned(text);
        if comment.chars().count() > MAX_COMMENT {
            return Err(NoteError::Comment);
        }
        self.comment = comment;
        Ok(())
    }

    /// Adds a comment below the one there is. Returns an error if something of it had to be left out.
    pub(crate) fn add_comment(&mut self, text: &str) -> Result<(), NoteError> {
        let added = cleaned(text);
        if self.comment.is_empty() || added.is_empty() {
            self.comment.push_str(&added);
        } else {
            self.comment = format!("{}\n{added}", self.comment);
        }
        match self.comment.char_indices().nth(MAX_COMMENT) {
            None => Ok(()),
            Some((end, _)) => {
                self.comment.truncate(end);
                self.comment.truncate(self.comment.trim_end().len());
                Err(NoteError::Comment)
            }
        }
    }

    /// Toggles a drawing. If it is there already, it is removed; if it is there in another colour, the colour changes.
    pub fn toggle(&mut self, drawing: Drawing) -> Result<(), NoteError> {
        if let Some(place) = self.drawings.iter().position(|&known| known == drawing) {
            self.drawings.remove(place);
            return Ok(());
        }
        self.draw(drawing)
    }

    /// Adds a drawing, unless it is there already.
    pub fn draw(&mut self, drawing: Drawing) -> Result<(), NoteError> {
        if !drawing.is_sensible() {
            return Err(NoteError::Drawing(Quoted::new(&drawing.to_string())));
        }
        match self.drawings.binary_search_by_key(&drawing.shape, |known| known.shape) {
            Ok(place) => self.drawings[place].pen = drawing.pen,
            Err(_) if self.drawings.len() == MAX_DRAWINGS => return Err(NoteError::Drawings),
            Err(place) => self.drawings.insert(place, drawing),
        }
        Ok(())
    }

    /// Removes all drawings.
    pub fn clear_drawings(&mut self) {
        self.drawings.clear();
    }

    /// Adds what another note on the same move has: its comment below this one unless one contains the other, its glyph
    /// instead of this one, its drawings. What exceeds the limits is left out.
    pub fn merge(&mut self, other: &Note) {
        if other.comment.contains(&self.comment) {
            self.comment.clone_from(&other.comment);
        } else if !self.comment.contains(&other.comment) {
            let both = format!("{}\n{}", self.comment, other.comment);
            // If both are too long for one comment, this one stays.
            let _ = self.set_comment(&both);
        }
        self.glyph = other.glyph.or(self.glyph);
        for &drawing in &other.drawings {
            let _ = self.draw(drawing);
        }
    }

    /// The drawings as one text, separated by spaces.
    pub(crate) fn drawings_text(&self) -> String {
        let texts: Vec<String> = self.drawings.iter().map(Drawing::to_string).collect();
        texts.join(" ")
    }

    /// Adds the drawings of a text.
    pub(crate) fn read_drawings(&mut self, text: &str) -> Result<(), NoteError> {
        text.split(' ')
            .filter(|text| !text.is_empty())
            .try_for_each(|text| self.draw(text.parse()?))
    }
}

/// A comment with line feeds as line ends, without other control characters and without space around it.
fn cleaned(text: &str) -> String {
    let text = text.replace("\r\n", "\n").replace('\r', "\n").replace('\t', " ");
    let kept: String =
        text.chars().filter(|&letter| letter == '\n' || !letter.is_control()).collect();
    kept.trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn note(comment: &str, glyph: Option<Glyph>, drawings: &str) -> Note {
        let mut note = Note { glyph, ..Note::default() };
        note.set_comment(comment).unwrap();
        note.read_drawings(drawings).unwrap();
        note
    }

    #[test]
    fn a_comment_is_cleaned_and_limited() {
        let mut note = Note::default();
        note.set_comment("\t a\r\nb\u{7}\rc \n").unwrap();
        assert_eq!(note.comment(), "a\nb\nc");
        note.set_comment(&"é".repeat(Note::MAX_COMMENT)).unwrap();
        assert_eq!(note.set_comment(&"é".repeat(Note::MAX_COMMENT + 1)), Err(NoteError::Comment));
        assert_eq!(note.comment().chars().count(), Note::MAX_COMMENT);
    }

    #[test]
    fn a_shape_is_drawn_once_in_the_last_colour() {
        let mut note = Note::default();
        for text in ["G0,0", "R0,0", "G0,0/1,0", "G1,0/0,0"] {
            note.toggle(text.parse().unwrap()).unwrap();
        }
        assert_eq!(note.drawings_text(), "R0,0 G0,0/1,0 G1,0/0,0");
        note.toggle("R0,0".parse().unwrap()).unwrap();
        assert_eq!(note.drawings_text(), "G0,0/1,0 G1,0/0,0");
    }

    #[test]
    fn drawings_are_limited() {
        let mut note = Note::default();
        for q in 0..Note::MAX_DRAWINGS {
            note.toggle(format!("B{q},0").parse().unwrap()).unwrap();
        }
        assert_eq!(note.toggle("B0,1".parse().unwrap()), Err(NoteError::Drawings));
        assert_eq!(note.toggle("Y0,0".parse().unwrap()), Ok(()));
    }

    #[test]
    fn merging_loses_nothing_and_doubles_nothing() {
        let mine = note("one", Some(Glyph::Good), "G0,0 R1,0");
        let theirs = note("two", None, "Y0,0 B0,0/1,0");
        let mut both = mine.clone();
        both.merge(&theirs);
        assert_eq!(both, note("one\ntwo", Some(Glyph::Good), "Y0,0 R1,0 B0,0/1,0"));
        let once = both.clone();
        both.merge(&theirs);
        assert_eq!(both, once);
        both.merge(&note("two and three", Some(Glyph::Blunder), ""));
        assert_eq!(both.comment(), "one\ntwo\ntwo and three");
        assert_eq!(both.glyph, Some(Glyph::Blunder));
    }

    #[test]
    fn of_two_comments_that_are_too_long_together_the_own_one_stays() {
        let mut both = note("mine", None, "");
        both.merge(&note(&"t".repeat(Note::MAX_COMMENT), None, "G0,0"));
        assert_eq!(both, note("mine", None, "G0,0"));
    }

    #[test]
    fn an_added_comment_is_cut_at_the_limit() {
        let mut note = note("mine", None, "");
        assert_eq!(note.add_comment("more"), Ok(()));
        assert_eq!(note.comment(), "mine\nmore");
        assert_eq!(note.add_comment(&"é".repeat(Note::MAX_COMMENT)), Err(NoteError::Comment));
        assert_eq!(note.comment().chars().count(), Note::MAX_COMMENT);
    }
}
