//! What the coach says, in words.

use skep_learn::coach::{Reason, Warning};
use skep_rules::{Action, Position};
use skep_words::Words;

/// A word of the coach.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Advice {
    /// What the learner should know before it is too late.
    Warning(Warning),
    /// What would happen after the chosen action.
    Blunder(Warning),
    /// An action, and why it is good.
    Suggestion(Action, Vec<Reason>),
}

/// What the coach says in a position.
pub(super) fn advice_text(words: &Words, position: &Position, advice: &Advice) -> String {
    match advice {
        Advice::Warning(warning) => warning_text(words, *warning),
        Advice::Blunder(warning) => {
            let reason = warning_text(words, *warning);
            words.with("coach-blunder", &[("reason", reason.into())])
        }
        Advice::Suggestion(action, reasons) => {
            let action = words.action(position, *action);
            let suggestion = words.with("coach-suggestion", &[("action", action.into())]);
            let reasons = reasons.iter().map(|reason| reason_text(words, *reason));
            [suggestion].into_iter().chain(reasons).collect::<Vec<_>>().join(" ")
        }
    }
}

fn warning_text(words: &Words, warning: Warning) -> String {
    match warning {
        Warning::AboutToLose { by, free } => words
            .with("coach-about-to-lose", &[("tile", words.the(by).into()), ("free", free.into())]),
        Warning::FewSides { by, free } => {
            words.with("coach-few-sides", &[("tile", words.the(by).into()), ("free", free.into())])
        }
        Warning::QueenDue { turns } => words.with("coach-queen-due", &[("turns", turns.into())]),
    }
}

fn reason_text(words: &Words, reason: Reason) -> String {
    match reason {
        Reason::Wins => words.text("coach-wins"),
        Reason::Saves => words.text("coach-saves"),
        Reason::BringsQueen => words.text("coach-brings-queen"),
        Reason::TakesSide { free } => words.with("coach-takes-side", &[("free", free.into())]),
        Reason::FreesQueen { free } => words.with("coach-frees-queen", &[("free", free.into())]),
        Reason::Pins { tile } => words.with("coach-pins", &[("tile", words.the(tile).into())]),
        Reason::Covers { tile } => words.with("coach-covers", &[("tile", words.the(tile).into())]),
        Reason::Develops => words.text("coach-develops"),
    }
}
