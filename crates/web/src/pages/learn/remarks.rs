//! What is said about what the learner does.

use skep_learn::{LessonRun, keys};
use skep_rules::{Action, Tile, TileName};
use skep_words::Words;

use super::coach::advice_text;
use super::state::Said;

/// What is said in a state of a lesson.
pub(super) fn said_text(words: &Words, run: &LessonRun, said: &Said) -> String {
    let (lesson, step) = (run.lesson().name.as_str(), run.index());
    match said {
        Said::Refused(illegal) => {
            let reason = words.explain(illegal);
            let done = keys::done(lesson, step);
            match run.is_done() && words.has(&done) {
                true => format!("{reason} {}", words.text(&done)),
                false => reason,
            }
        }
        Said::Wrong(Some(remark)) => words.text(&keys::wrong(lesson, step, *remark)),
        Said::Wrong(None) => words.text("learn-not-yet"),
        Said::Hint => hint_text(words, run),
        Said::GoOn => words.text("learn-go-on-step"),
        Said::Done => {
            let key = keys::done(lesson, step);
            words.text(if words.has(&key) { &key } else { "learn-right" })
        }
        Said::Answered(last) => {
            let action = words.action(&last.before, last.action);
            words.with("learn-answered", &[("action", action.into())])
        }
        Said::Coach(advice) => advice_text(words, run.position(), advice),
    }
}

/// The hint of the step; without one, the tile to begin with.
fn hint_text(words: &Words, run: &LessonRun) -> String {
    let key = keys::hint(&run.lesson().name, run.index());
    if words.has(&key) {
        return words.text(&key);
    }
    match run.shown().and_then(|action| name_of(run, action)) {
        Some(tile) => words.with("learn-hint-tile", &[("tile", words.the(tile).into())]),
        None => words.text("learn-hint-button"),
    }
}

/// The tile with which an action begins.
fn name_of(run: &LessonRun, action: Action) -> Option<TileName> {
    let position = run.position();
    match action {
        Action::Place { tile, bug, .. } => {
            Some(TileName { number: None, ..TileName::of(tile, bug) })
        }
        Action::Move { tile, .. }
        | Action::Flip { tile }
        | Action::Sting { tile, .. }
        | Action::Remove { tile, .. }
        | Action::Swap { tile, .. }
        | Action::Steal { tile } => Some(position.name(tile)),
        Action::Combo => Some(position.name(Tile::HONEYCOMBO)),
        Action::Draw { .. } | Action::End | Action::Pass => None,
    }
}
