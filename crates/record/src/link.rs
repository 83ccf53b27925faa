//! Links: a whole tree, or a position, as the fragment of an address.
//!
//! ```text
//! #g=Base+MLP&m=wS1;bG1_-wS1;(bA1_-wS1);wQ_wS1/&at=4
//! #p=Base;White(5);0,0:wQ_1,0:bA1*wB1_2,0:bQ&m=&at=0
//! #g=Base&m=wS1;bG1_-wS1&n=2?!:G0,0/1,0:Too_early.&at=2
//! ```
//!
//! `g` is a game type or `p` a position to start from, `m` are the steps, `n` the [notes](crate::link_notes) if there are
//! any, `at` is the number of the step at the cursor.
//! The few characters of the notation that addresses do not allow are replaced. `at` is always present and comes last: so
//! a truncated link is detected, and a link ends with a digit, which programs that find links in text do not cut off.

use std::str;

use skep_rules::{GameType, Position, PositionError, Quoted, Setup, TypeError};
use thiserror::Error;

use crate::link_notes;
use crate::note::NoteError;
use crate::steps::{self, StepsError};
use crate::tree::{GameTree, NodeId};

/// The longest fragment that is read, in bytes.
pub const MAX_LINK: usize = 100_000;

/// Why a text is not a link to a game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LinkError {
    /// The link is longer than [`MAX_LINK`].
    #[error("the link is longer than {MAX_LINK} characters")]
    TooLong,
    /// A part is none of `g`, `p`, `m`, `n` and `at`.
    #[error("{0} is not a part of a link to a game, which begins with `g=` or `p=`")]
    UnknownPart(Quoted),
    /// A part occurs twice.
    #[error("the link has two parts `{0}=`")]
    Twice(&'static str),
    /// A part is missing.
    #[error("the link is not complete: its part `{0}=` is missing")]
    Missing(&'static str),
    /// The percent-encoding at this character is invalid.
    #[error(
        "character {0} of the link: a percent sign must be followed by the code of a character"
    )]
    Percent(usize),
    /// The game type is invalid.
    #[error(transparent)]
    Type(#[from] TypeError),
    /// The position is invalid.
    #[error(transparent)]
    Position(#[from] PositionError),
    /// A step is invalid.
    #[error(transparent)]
    Steps(#[from] StepsError),
    /// A note is invalid.
    #[error("the note on step {number}: {error}")]
    Note {
        /// The number of the step; 0 is the start.
        number: usize,
        /// The error.
        error: NoteError,
    },
    /// The cursor is not a number, or greater than the number of steps.
    #[error("the link says it is at step {at}, and has {steps} of them")]
    At {
        /// The cursor as written.
        at: Quoted,
        /// The number of steps.
        steps: usize,
    },
}

/// The replacements for characters that addresses do not allow, in steps and in positions.
const LETTERS: [(char, char); 5] = [(' ', '_'), ('\\', '$'), ('<', '*'), ('[', '('), (']', ')')];
/// How many of them apply to steps, where parentheses mean variations.
const IN_STEPS: usize = 2;

fn encode(text: &str, letters: &[(char, char)]) -> String {
    let letter =
        |letter| letters.iter().find(|(from, _)| *from == letter).map_or(letter, |to| to.1);
    text.chars().map(letter).collect()
}

fn decode(text: &str, letters: &[(char, char)]) -> String {
    let letter =
        |letter| letters.iter().find(|(_, to)| *to == letter).map_or(letter, |from| from.0);
    text.chars().map(letter).collect()
}

/// Encodes or decodes a position: its type, up to the first semicolon, stays as it is.
fn position(text: &str, code: impl Fn(&str, &[(char, char)]) -> String) -> String {
    match text.split_once(';') {
        Some((game_type, rest)) => format!("{game_type};{}", code(rest, &LETTERS)),
        None => text.to_owned(),
    }
}

/// The link to a tree, without the `#`. If it would be longer than [`MAX_LINK`], the notes are left out:
/// [`link_has_notes`].
///
/// ```
/// use skep_record::{GameTree, read_link, write_link};
/// use skep_rules::GameType;
///
/// let mut tree = GameTree::new(GameType::BASE);
/// tree.play_text("wS1")?;
/// tree.play_text("bA1 /wS1")?;
/// tree.back();
/// let link = write_link(&tree);
/// assert_eq!(link, "g=Base&m=wS1;bA1_/wS1&at=1");
/// assert_eq!(read_link(&link)?.game().to_string(), "Base;InProgress;Black[1];wS1");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn write_link(tree: &GameTree) -> String {
    let start = tree.start();
    let start = match start.has_whole_history() {
        true => format!("g={}", tree.game_type()),
        false => format!("p={}", position(&start.position().to_string(), encode)),
    };
    let steps = encode(&steps::write(tree), &LETTERS[..IN_STEPS]);
    let moves = format!("{start}&m={steps}");
    let end = format!("&at={}", place(tree));
    if tree.has_notes() {
        let notes = link_notes::write(tree);
        if moves.len() + NOTES.len() + notes.len() + end.len() <= MAX_LINK {
            return format!("{moves}{NOTES}{notes}{end}");
        }
    }
    format!("{moves}{end}")
}

const NOTES: &str = "&n=";

/// Whether a link that was written for a tree contains its notes. A tree without notes has them all in its link.
pub fn link_has_notes(tree: &GameTree, link: &str) -> bool {
    !tree.has_notes() || link.contains(NOTES)
}

/// The link to a position, without the `#`. It does not contain the moves that led there.
pub fn write_position_link(position: &Position) -> String {
    write_link(&GameTree::from(position.clone()))
}

/// The link to a set-up, which may be impossible, without the `#`. If it is a position, [`read_link`] reads it too.
///
/// ```
/// use skep_record::{read_link, read_setup_link, write_setup_link};
/// use skep_rules::Setup;
///
/// let setup: Setup = "Base;White[5];0,0:wQ 2,0:bQ".parse()?;
/// let link = write_setup_link(&setup);
/// assert_eq!(link, "p=Base;White(5);0,0:wQ_2,0:bQ&m=&at=0");
/// assert_eq!(read_setup_link(&link)?, setup);
/// assert!(read_link(&link).is_err(), "the hive is in pieces");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn write_setup_link(setup: &Setup) -> String {
    format!("p={}&m=&at=0", position(&setup.to_string(), encode))
}

/// Reads a link to a set-up, which may be impossible, or to a game, of which it takes the position at the cursor. With
/// the `#` or without.
pub fn read_setup_link(text: &str) -> Result<Setup, LinkError> {
    let bare = text.strip_prefix('#').unwrap_or(text);
    if bare.len() > MAX_LINK {
        return Err(LinkError::TooLong);
    }
    match LinkParts::read(&percent_decoded(bare)?)? {
        LinkParts { start: Start::Position(text), steps, .. } if steps.is_empty() => {
            Ok(position(&text, decode).parse::<Setup>()?)
        }
        _ => Ok(read_link(text)?.position().setup()),
    }
}

/// Reads a link, with the `#` or without.
pub fn read_link(text: &str) -> Result<GameTree, LinkError> {
    let text = text.strip_prefix('#').unwrap_or(text);
    if text.len() > MAX_LINK {
        return Err(LinkError::TooLong);
    }
    let LinkParts { start, steps, notes, at } = LinkParts::read(&percent_decoded(text)?)?;
    let mut tree = match start {
        Start::Type(text) => GameTree::new(text.parse::<GameType>()?),
        Start::Position(text) => GameTree::from(position(&text, decode).parse::<Position>()?),
    };
    let nodes = steps::read(&mut tree, &decode(&steps, &LETTERS[..IN_STEPS]))?;
    if let Some(notes) = notes {
        let read = link_notes::read(&mut tree, &nodes, &notes);
        read.map_err(|(number, error)| LinkError::Note { number, error })?;
    }
    let node = node_at(&nodes, at.parse().ok());
    let node = node.ok_or(LinkError::At { at: Quoted::new(&at), steps: nodes.len() })?;
    tree.go_to(node);
    Ok(tree)
}

/// The number of the step at which the cursor is, 0 at the start.
pub(crate) fn place(tree: &GameTree) -> usize {
    tree.rows().position(|row| row.node == tree.current()).map_or(0, |index| index + 1)
}

/// The node of the step with that number.
pub(crate) fn node_at(nodes: &[NodeId], at: Option<usize>) -> Option<NodeId> {
    match at? {
        0 => Some(NodeId::ROOT),
        at => nodes.get(at - 1).copied(),
    }
}

enum Start {
    Type(String),
    Position(String),
}

struct LinkParts {
    start: Start,
    steps: String,
    notes: Option<String>,
    at: String,
}

impl LinkParts {
    fn read(text: &str) -> Result<LinkParts, LinkError> {
        const KEYS: [&str; 5] = ["g", "p", "m", "n", "at"];
        let mut values: [Option<String>; 5] = Default::default();
        for part in text.split('&') {
            let known = part.split_once('=').and_then(|(key, value)| {
                let index = KEYS.iter().position(|known| *known == key)?;
                Some((index, value))
            });
            let (index, value) = known.ok_or_else(|| LinkError::UnknownPart(Quoted::new(part)))?;
            if values[index].replace(value.to_owned()).is_some() {
                return Err(LinkError::Twice(KEYS[index]));
            }
        }
        let [game_type, position, steps, notes, at] = values;
        let start = match (game_type, position) {
            (Some(_), Some(_)) => return Err(LinkError::Twice("g")),
            (Some(game_type), None) => Start::Type(game_type),
            (None, Some(position)) => Start::Position(position),
            (None, None) => return Err(LinkError::Missing("g")),
        };
        let steps = steps.ok_or(LinkError::Missing("m"))?;
        Ok(LinkParts { start, steps, notes, at: at.ok_or(LinkError::Missing("at"))? })
    }
}

/// Decodes percent-encoding: some programs encode more characters of a link than necessary.
fn percent_decoded(text: &str) -> Result<String, LinkError> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut parts = text.split('%');
    bytes.extend(parts.next().unwrap_or_default().bytes());
    let mut at = bytes.len();
    for part in parts {
        let error = LinkError::Percent(text[..at].chars().count() + 1);
        let code = part.get(..2).filter(|code| code.bytes().all(|byte| byte.is_ascii_hexdigit()));
        let code = code.and_then(|code| u8::from_str_radix(code, 16).ok()).ok_or(error)?;
        bytes.push(code);
        bytes.extend(part.bytes().skip(2));
        at += 1 + part.len();
    }
    String::from_utf8(bytes).map_err(|error| {
        let good = str::from_utf8(&error.as_bytes()[..error.utf8_error().valid_up_to()]);
        LinkError::Percent(good.unwrap_or_default().chars().count() + 1)
    })
}
