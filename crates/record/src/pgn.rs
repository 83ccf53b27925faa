//! Games in the PGN of Mzinga and related programs: tags, then one numbered move per line, then the result.
//!
//! ```text
//! [GameType "Base"]
//! [White "…"]
//! [Result "InProgress"]
//!
//! 1. wS1
//! 2. bG1 -wS1
//! ```
//!
//! This PGN has no variations. Two tags are skep's own: `Termination` is the reason why the game ended, `Position` the
//! position in which it began, if that was not the start.

use std::fmt;

use skep_rules::{
    Color, GameType, MoveError, Outcome, Position, PositionError, Quoted, TypeError, read_relaxed,
};
use thiserror::Error;

use crate::details::Details;
use crate::import::{Format, Imported};
use crate::step::{Cause, Declared, result_word};
use crate::tree::GameTree;
use crate::warning::ImportWarning;

/// A game that is to be printed as PGN.
///
/// ```
/// use skep_record::{Details, Pgn, GameTree};
///
/// let mut tree = GameTree::default();
/// tree.play_text("wS1")?;
/// let pgn = Pgn::of(&tree, Details::default()).to_string();
/// assert!(pgn.starts_with("[GameType \"Base+MLP\"]\n[Date \"\"]\n"));
/// assert!(pgn.ends_with("\n1. wS1\n"));
/// # Ok::<(), skep_rules::MoveError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Pgn {
    /// The game type.
    pub game_type: GameType,
    /// Who played, when and where.
    pub details: Details,
    /// The result, if there is one.
    pub result: Option<Outcome>,
    /// More tags with their values.
    pub tags: Vec<(&'static str, String)>,
    /// The choices before the first turn and the moves.
    pub moves: Vec<String>,
}

impl Pgn {
    /// The main line of a tree.
    pub fn of(tree: &GameTree, details: Details) -> Pgn {
        let line = tree.main_line();
        let mut tree = tree.clone();
        line.last().map(|&end| tree.go_to(end));
        let mut tags = Vec::new();
        if !tree.start().has_whole_history() {
            tags.push((POSITION, tree.start().position().to_string()));
        }
        let ending = tree.ending();
        tags.extend(ending.map(|end| (TERMINATION, end.cause.word().to_owned())));
        let result = ending.map(|end| end.outcome);
        Pgn { game_type: tree.game_type(), details, result, tags, moves: tree.game().moves() }
    }
}

impl fmt::Display for Pgn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Details { event, site, date, round, white, black } = &self.details;
        let state = match self.result {
            Some(outcome) => result_word(outcome),
            None if self.moves.is_empty() => "NotStarted",
            None => "InProgress",
        };
        let game_type = self.game_type.to_string();
        let usual = [
            ("GameType", game_type.as_str()),
            ("Date", date),
            ("Event", event),
            ("Site", site),
            ("Round", round),
            ("White", white),
            ("Black", black),
            ("Result", state),
        ];
        let more = self.tags.iter().map(|(tag, value)| (*tag, value.as_str()));
        for (tag, value) in usual.into_iter().chain(more) {
            // Mzinga has no escape for a quotation mark in a value.
            let value = value.replace('"', "'").replace(['\r', '\n'], " ");
            writeln!(f, "[{tag} \"{}\"]", value.trim())?;
        }
        if !self.moves.is_empty() {
            writeln!(f)?;
        }
        for (index, text) in self.moves.iter().enumerate() {
            writeln!(f, "{}. {text}", index + 1)?;
        }
        if self.result.is_some() {
            writeln!(f, "\n{state}")?;
        }
        Ok(())
    }
}

const POSITION: &str = "Position";
const TERMINATION: &str = "Termination";

/// An error in a PGN.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {problem}")]
pub struct PgnError {
    /// The number of the line, from 1.
    pub line: usize,
    /// The error in that line.
    pub problem: PgnProblem,
}

/// The errors of a line of a PGN.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PgnProblem {
    /// A line begins like a tag but is not one.
    #[error("{0} is not a tag, as in `[GameType \"Base\"]`")]
    Tag(Quoted),
    /// The tag with the game type is missing.
    #[error("there is no tag that says which game it is, as in `[GameType \"Base\"]`")]
    NoType,
    /// The game type is invalid.
    #[error(transparent)]
    Type(#[from] TypeError),
    /// The position in which the game begins is invalid.
    #[error(transparent)]
    Position(#[from] PositionError),
    /// The result contradicts the moves.
    #[error("the result is said to be {said}, but after the moves it is {found}")]
    Contradiction {
        /// The result as written.
        said: &'static str,
        /// The result after the moves.
        found: &'static str,
    },
    /// A comment is not closed.
    #[error("the comment that begins here does not end with `}}`")]
    Comment,
    /// A variation.
    #[error("this style of PGN has no variations in parentheses")]
    Variation,
    /// Another game begins.
    #[error("another game begins here; games are read one at a time")]
    Several,
    /// A move cannot be played.
    #[error("move {number}, {text}: {error}")]
    Move {
        /// The number of the move, from 1.
        number: usize,
        /// The move as written.
        text: Quoted,
        /// Why it cannot be played.
        error: MoveError,
    },
}

/// Reads a PGN: the game, and the details in its tags.
pub fn read_pgn(text: &str) -> Result<Imported, PgnError> {
    let mut lines = Lines::read(text)?;
    let warnings = std::mem::take(&mut lines.warnings);
    let (tree, relaxed) = match lines.tag(POSITION) {
        Some((line, value)) => {
            let position = value.parse::<Position>().map_err(|error| at(line, error))?;
            (lines.play(GameTree::from(position))?, &[][..])
        }
        None => read_relaxed(lines.game_type()?, |game_type| lines.play(GameTree::new(game_type)))?,
    };
    let imported = Imported { warnings, ..Imported::new(Format::Pgn, tree) };
    Ok(imported.with_details(lines.details()).relaxing(relaxed))
}

fn at(line: usize, problem: impl Into<PgnProblem>) -> PgnError {
    PgnError { line, problem: problem.into() }
}

/// The contents of a PGN, each part with the number of its line.
#[derive(Default)]
struct Lines {
    tags: Vec<(usize, String, String)>,
    moves: Vec<(usize, String)>,
    result: Option<(usize, Option<Outcome>)>,
    /// The line in which the open comment began.
    comment: Option<usize>,
    warnings: Vec<ImportWarning>,
}

impl Lines {
    fn read(text: &str) -> Result<Lines, PgnError> {
        let mut lines = Lines::default();
        for (index, text) in text.lines().enumerate() {
            let line = index + 1;
            let text = lines.without_comments(line, text);
            let text = text.trim();
            let read = match text.strip_prefix('[') {
                Some(_) => lines.read_tag(line, text),
                // PGN reserves these lines for programs.
                None if text.starts_with('%') => Ok(()),
                None => lines.read_moves(line, text),
            };
            read.map_err(|problem| at(line, problem))?;
        }
        match lines.comment {
            Some(line) => Err(at(line, PgnProblem::Comment)),
            None => Ok(lines),
        }
    }

    fn without_comments(&mut self, line: usize, text: &str) -> String {
        let mut kept = String::new();
        // Braces in a tag's value do not begin a comment.
        if self.comment.is_none() && text.trim_start().starts_with('[') {
            return text.to_owned();
        }
        for letter in text.chars() {
            match (self.comment, letter) {
                (None, '{') => self.comment = Some(line),
                (None, letter) => kept.push(letter),
                (Some(_), '}') => {
                    self.comment = None;
                    kept.push(' ');
                }
                (Some(_), _) => {}
            }
        }
        kept
    }

    fn read_tag(&mut self, line: usize, text: &str) -> Result<(), PgnProblem> {
        if !self.moves.is_empty() {
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

    /// Reads moves. A move begins with its number or at the beginning of the line.
    fn read_moves(&mut self, line: usize, text: &str) -> Result<(), PgnProblem> {
        let mut words = Vec::new();
        for word in text.split_whitespace() {
            if let Some(result) = read_result(word) {
                self.result = Some((line, result));
                continue;
            }
            if word.contains(['(', ')']) {
                return Err(PgnProblem::Variation);
            }
            let rest = word.trim_start_matches(|letter: char| letter.is_ascii_digit());
            let numbered = rest.len() < word.len() && rest.starts_with('.');
            if numbered {
                self.end_move(line, &mut words);
            }
            let word = if numbered { rest.trim_start_matches('.') } else { word };
            words.extend((!word.is_empty()).then_some(word));
        }
        self.end_move(line, &mut words);
        Ok(())
    }

    fn end_move(&mut self, line: usize, words: &mut Vec<&str>) {
        if !words.is_empty() {
            self.moves.push((line, words.join(" ")));
            words.clear();
        }
    }

    fn tag(&self, name: &str) -> Option<(usize, &str)> {
        let mut tags = self.tags.iter();
        tags.find(|(_, tag, _)| tag == name).map(|(line, _, value)| (*line, value.as_str()))
    }

    fn game_type(&self) -> Result<GameType, PgnError> {
        let (line, value) = self.tag("GameType").ok_or(at(1, PgnProblem::NoType))?;
        value.parse::<GameType>().map_err(|error| at(line, error))
    }

    fn details(&self) -> Details {
        let value = |name| {
            let value = self.tag(name).map_or("", |(_, value)| value);
            // Two ways to write an unknown value.
            if matches!(value, "?" | "????.??.??") { String::new() } else { value.to_owned() }
        };
        Details {
            event: value("Event"),
            site: value("Site"),
            date: value("Date"),
            round: value("Round"),
            white: value("White"),
            black: value("Black"),
        }
    }

    /// Plays the moves in a tree that is still empty.
    fn play(&self, mut tree: GameTree) -> Result<GameTree, PgnError> {
        for (index, (line, text)) in self.moves.iter().enumerate() {
            tree.play_text(text).map_err(|error| {
                let (number, text) = (index + 1, Quoted::new(text));
                at(*line, PgnProblem::Move { number, text, error })
            })?;
        }
        match (self.result, tree.ending()) {
            (Some((_, Some(said))), None) => {
                // It cannot fail: the game has not ended.
                let _ = tree.declare(self.declared(said));
                Ok(tree)
            }
            (Some((line, Some(said))), Some(end)) if said != end.outcome => {
                let (said, found) = (result_word(said), result_word(end.outcome));
                Err(at(line, PgnProblem::Contradiction { said, found }))
            }
            _ => Ok(tree),
        }
    }

    /// The declaration that explains a result which the moves do not lead to.
    fn declared(&self, outcome: Outcome) -> Declared {
        let time = self.tag(TERMINATION).is_some_and(|(_, value)| value == Cause::Time.word());
        match outcome {
            Outcome::Draw => Declared::Agreement,
            Outcome::Win(winner) if time => Declared::Time(!winner),
            Outcome::Win(winner) => Declared::Resignation(!winner),
        }
    }
}

/// Reads a result. `Some(None)` is the result of an unfinished game, `None` means that the text is not a result.
fn read_result(text: &str) -> Option<Option<Outcome>> {
    Some(match text {
        "WhiteWins" | "1-0" => Some(Outcome::Win(Color::White)),
        "BlackWins" | "0-1" => Some(Outcome::Win(Color::Black)),
        "Draw" | "1/2-1/2" => Some(Outcome::Draw),
        "NotStarted" | "InProgress" | "*" | "" => None,
        _ => return None,
    })
}
