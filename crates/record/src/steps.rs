//! A tree's steps as one text, for saved games and links.
//!
//! ```text
//! wS1;bG1 -wS1;(bA1 -wS1;wQ wS1/);wQ wS1/;resigned=b
//! ```
//!
//! Steps are separated by semicolons. A variation stands in parentheses after the step that it replaces.

use skep_rules::{Color, Illegal, MoveError, Quoted};
use thiserror::Error;

use crate::step::{Declared, TreeStep};
use crate::tree::{GameTree, NodeId};

/// An error in the steps of a game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("step {number}, {text}: {problem}")]
pub struct StepsError {
    /// The number of the step, from 1.
    pub number: usize,
    /// The step as written.
    pub text: Quoted,
    /// The error.
    pub problem: StepProblem,
}

/// The errors of a step.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum StepProblem {
    /// It is not a legal move.
    #[error(transparent)]
    Move(#[from] MoveError),
    /// A variation before the first step.
    #[error("there is no step before this variation")]
    NothingToVary,
    /// There is one closing parenthesis too many.
    #[error("this `)` closes nothing")]
    Unopened,
    /// A closing parenthesis is missing.
    #[error("a variation is not closed with `)`")]
    Unclosed,
    /// There are more steps than a tree may have.
    #[error("no more than {MAX_STEPS} steps are read")]
    TooMany,
}

impl From<Illegal> for StepProblem {
    fn from(illegal: Illegal) -> StepProblem {
        StepProblem::Move(illegal.into())
    }
}

/// The most steps that are read: about fifty long games.
pub const MAX_STEPS: usize = 10_000;

/// Writes all steps in the order of [`GameTree::rows`].
pub(crate) fn write(tree: &GameTree) -> String {
    let mut text = String::new();
    let mut open = 0;
    for row in tree.rows() {
        let closed = if row.begins { row.depth - 1 } else { row.depth };
        while open > closed {
            text.push(')');
            open -= 1;
        }
        if !text.is_empty() {
            text.push(';');
        }
        if row.begins {
            text.push('(');
            open += 1;
        }
        match row.step {
            TreeStep::Declared(declared) => text.push_str(word(*declared)),
            TreeStep::Choice(_) | TreeStep::Action(_) => text.push_str(row.text),
        }
    }
    text.extend(std::iter::repeat_n(')', open));
    text
}

/// Plays all steps of a text in a tree that is still empty. Returns their nodes, in order.
pub(crate) fn read(tree: &mut GameTree, text: &str) -> Result<Vec<NodeId>, StepsError> {
    let mut nodes = Vec::new();
    if text.is_empty() {
        return Ok(nodes);
    }
    // The steps that the open variations replace.
    let mut replaced = Vec::new();
    for (index, text) in text.split(';').enumerate() {
        let node = read_step(tree, &mut replaced, index, text).map_err(|problem| StepsError {
            number: index + 1,
            text: Quoted::new(text),
            problem,
        })?;
        nodes.push(node);
    }
    if !replaced.is_empty() {
        let last = text.rsplit(';').next().unwrap_or_default();
        let (number, problem) = (nodes.len(), StepProblem::Unclosed);
        return Err(StepsError { number, text: Quoted::new(last), problem });
    }
    Ok(nodes)
}

fn read_step(
    tree: &mut GameTree,
    replaced: &mut Vec<NodeId>,
    index: usize,
    text: &str,
) -> Result<NodeId, StepProblem> {
    if index >= MAX_STEPS {
        return Err(StepProblem::TooMany);
    }
    let opened = text.strip_prefix('(');
    if opened.is_some() {
        replaced.push(tree.current());
        if !tree.back() {
            return Err(StepProblem::NothingToVary);
        }
    }
    let step = opened.unwrap_or(text);
    let bare = step.trim_end_matches(')');
    let node = match declared(bare) {
        Some(declared) => tree.declare(declared)?,
        None => tree.play_text(bare)?,
    };
    for _ in bare.len()..step.len() {
        tree.go_to(replaced.pop().ok_or(StepProblem::Unopened)?);
    }
    Ok(node)
}

const WORDS: [(Declared, &str); 5] = [
    (Declared::Resignation(Color::White), "resigned=w"),
    (Declared::Resignation(Color::Black), "resigned=b"),
    (Declared::Time(Color::White), "time=w"),
    (Declared::Time(Color::Black), "time=b"),
    (Declared::Agreement, "agreed"),
];

pub(crate) fn word(declared: Declared) -> &'static str {
    WORDS.iter().find(|(known, _)| *known == declared).map_or("", |(_, word)| word)
}

pub(crate) fn declared(word: &str) -> Option<Declared> {
    WORDS.iter().find(|(_, known)| *known == word).map(|(declared, _)| *declared)
}
