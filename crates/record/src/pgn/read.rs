//! Reading PGN.

use skep_rules::{Color, GameType, Outcome, Position, Quoted, read_relaxed};

use super::items::{Item, Parts};
use super::{POSITION, PgnError, PgnProblem, TERMINATION, at};
use crate::details::Details;
use crate::import::{Format, Imported};
use crate::note_reader::NoteReader;
use crate::step::{Cause, Declared, result_word};
use crate::steps::{self, MAX_STEPS};
use crate::tree::{GameTree, NodeId};
use crate::warning::ImportWarning;

/// Reads a PGN: the game with its variations and notes, and the details in its tags.
///
/// Comments stand after the move they are about, in braces or after a semicolon; several are joined. The six usual glyphs are
/// read as `$1` to `$6` or behind the move.
pub fn read_pgn(text: &str) -> Result<Imported, PgnError> {
    let mut parts = Parts::read(text)?;
    let mut warnings = std::mem::take(&mut parts.warnings);
    let ((tree, more), relaxed) = match parts.tag(POSITION) {
        Some((line, value)) => {
            let position = value.parse::<Position>().map_err(|error| at(line, error))?;
            (Replay::of(&parts, GameTree::from(position))?, &[][..])
        }
        None => read_relaxed(game_type(&parts)?, |game_type| {
            Replay::of(&parts, GameTree::new(game_type))
        })?,
    };
    warnings.extend(more);
    let imported = Imported { warnings, ..Imported::new(Format::Pgn, tree) };
    Ok(imported.with_details(details(&parts)).relaxing(relaxed))
}

fn game_type(parts: &Parts) -> Result<GameType, PgnError> {
    let (line, value) = parts.tag("GameType").ok_or(at(1, PgnProblem::NoType))?;
    value.parse::<GameType>().map_err(|error| at(line, error))
}

fn details(parts: &Parts) -> Details {
    let value = |name| {
        let value = parts.tag(name).map_or("", |(_, value)| value);
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

/// Plays what a PGN says in a tree.
struct Replay<'a> {
    parts: &'a Parts,
    tree: GameTree,
    /// The moves that the open variations replace, each with the line of its `(`.
    replaced: Vec<(usize, NodeId)>,
    notes: NoteReader,
    steps: usize,
}

impl Replay<'_> {
    /// Plays everything in a tree that is still empty.
    fn of(parts: &Parts, tree: GameTree) -> Result<(GameTree, Vec<ImportWarning>), PgnError> {
        let (replaced, notes) = (Vec::new(), NoteReader::default());
        let mut replay = Replay { parts, tree, replaced, notes, steps: 0 };
        for (line, item) in &parts.items {
            replay.follow(*line, item).map_err(|problem| at(*line, problem))?;
        }
        if let Some(&(line, _)) = replay.replaced.last() {
            return Err(at(line, PgnProblem::Unclosed));
        }
        replay.end()?;
        for (line, item) in &parts.closing {
            replay.follow(*line, item).map_err(|problem| at(*line, problem))?;
        }
        Ok((replay.tree, replay.notes.warnings))
    }

    fn follow(&mut self, line: usize, item: &Item) -> Result<(), PgnProblem> {
        match item {
            Item::Move(text) => self.play(text)?,
            Item::Open => {
                self.replaced.push((line, self.tree.current()));
                if !self.tree.back() {
                    return Err(PgnProblem::NothingToVary);
                }
            }
            Item::Close => {
                let (_, node) = self.replaced.pop().ok_or(PgnProblem::Unopened)?;
                self.tree.go_to(node);
            }
            Item::Result(outcome) => {
                if self.tree.ending().is_none() {
                    // It cannot fail: the line has not ended.
                    let _ = self.tree.declare(declared(*outcome, false));
                }
            }
            Item::Glyph(glyph) => self.notes.glyph(&mut self.tree, line, *glyph),
            Item::Comment(text) => self.notes.comment(&mut self.tree, line, text),
        }
        Ok(())
    }

    fn play(&mut self, text: &str) -> Result<(), PgnProblem> {
        if self.steps == MAX_STEPS {
            return Err(PgnProblem::TooManySteps);
        }
        self.steps += 1;
        let played = match steps::declared(text) {
            Some(declared) => self.tree.declare(declared).map_err(Into::into),
            None => self.tree.play_text(text),
        };
        let number = self.tree.depth(self.tree.current()) + 1;
        let error = |error| PgnProblem::Move { number, text: Quoted::new(text), error };
        played.map(|_| ()).map_err(error)
    }

    /// Compares the result with the moves, or declares it.
    fn end(&mut self) -> Result<(), PgnError> {
        match (self.parts.result, self.tree.ending()) {
            (Some((_, Some(said))), None) => {
                let termination = self.parts.tag(TERMINATION);
                let time = termination.is_some_and(|(_, value)| value == Cause::Time.word());
                // It cannot fail: the game has not ended.
                let _ = self.tree.declare(declared(said, time));
                Ok(())
            }
            (Some((line, Some(said))), Some(end)) if said != end.outcome => {
                let (said, found) = (result_word(said), result_word(end.outcome));
                Err(at(line, PgnProblem::Contradiction { said, found }))
            }
            _ => Ok(()),
        }
    }
}

/// The declaration that explains a result which the moves do not lead to.
fn declared(outcome: Outcome, time: bool) -> Declared {
    match outcome {
        Outcome::Draw => Declared::Agreement,
        Outcome::Win(winner) if time => Declared::Time(!winner),
        Outcome::Win(winner) => Declared::Resignation(!winner),
    }
}

/// Reads a result. `Some(None)` is the result of an unfinished game, `None` means that the text is not a result.
pub(super) fn read_result(text: &str) -> Option<Option<Outcome>> {
    Some(match text {
        "WhiteWins" | "1-0" => Some(Outcome::Win(Color::White)),
        "BlackWins" | "0-1" => Some(Outcome::Win(Color::Black)),
        "Draw" | "1/2-1/2" => Some(Outcome::Draw),
        "NotStarted" | "InProgress" | "*" | "" => None,
        _ => return None,
    })
}
