//! What is said about a puzzle and about answers, in words.

use skep_board::LastAction;
use skep_learn::puzzle::{OpenPuzzle, PuzzleRun, Task, Theme};
use skep_rules::{Color, Position, Tile, TileSet};
use skep_words::{Value, Words};

use super::state::{Reason, Said};

/// What is to be done.
pub(super) fn task_text(words: &Words, puzzle: &OpenPuzzle) -> String {
    let key = match puzzle.task {
        Task::Win => "puzzle-win",
        Task::Save => "puzzle-save",
    };
    let player = match puzzle.learner() {
        Color::White => "white",
        Color::Black => "black",
    };
    words.with(key, &[("player", player.into()), ("count", puzzle.own_actions().into())])
}

/// What the opponent has just done, as far as the position knows it.
pub(super) fn before_text(words: &Words, position: &Position) -> String {
    let statuses = position.statuses();
    let said = [("puzzle-just-placed", statuses.placed), ("puzzle-just-moved", statuses.moved)]
        .into_iter()
        .filter(|(_, tiles)| !tiles.is_empty())
        .map(|(key, tiles)| words.with(key, &[("tiles", names(words, position, tiles))]));
    said.collect::<Vec<_>>().join(" ")
}

fn names(words: &Words, position: &Position, tiles: TileSet) -> Value<'static> {
    let name = |tile: Tile| words.the(position.name(tile));
    tiles.into_iter().map(name).collect::<Vec<_>>().join(", ").into()
}

/// What is said in a state of a puzzle.
pub(super) fn said_text(words: &Words, run: &PuzzleRun, said: &Said) -> String {
    let with = |key: &str, last: &LastAction| {
        words.with(key, &[("action", words.action(&last.before, last.action).into())])
    };
    match said {
        Said::Refused(illegal) => words.explain(illegal),
        Said::Right(last) => with("puzzle-right", last),
        Said::Answered(last) => with("puzzle-answered", last),
        Said::Checking => words.text("puzzle-checking"),
        Said::Wrong(reason, is_taken_back) => {
            let text = match reason {
                Reason::NotNow => words.text("puzzle-wrong-now"),
                Reason::NotIt => words.text("puzzle-wrong"),
                Reason::Prevents(last) => with("puzzle-wrong-win", last),
                Reason::Loses(last) => with("puzzle-wrong-loss", last),
                Reason::Lost(last) => with("puzzle-wrong-lost", last),
            };
            match is_taken_back {
                true => words.with("puzzle-taken-back", &[("reason", text.into())]),
                false => text,
            }
        }
        Said::HintTile => match run.hint() {
            Some(tile) => {
                let name = run.game().position().name(tile);
                words.with("puzzle-hint-tile", &[("tile", words.the(name).into())])
            }
            None => words.text("puzzle-hint-none"),
        },
        Said::HintAction(last) => with("puzzle-hint-action", last),
        Said::Shown(last) => with("puzzle-shown", last),
        Said::ShownEnd(last) => with("puzzle-shown-end", last),
        Said::Solved(last, true) => with("puzzle-solved", last),
        Said::Solved(last, false) => with("puzzle-solved-late", last),
    }
}

/// The name of a theme.
pub(super) fn theme_name(words: &Words, theme: Theme) -> String {
    match theme {
        Theme::With(bug) => words.bug(bug),
        plain => words.text(&format!("puzzle-theme-{}", plain.name())),
    }
}

#[cfg(test)]
mod tests {
    use skep_learn::puzzle::Pack;
    use skep_words::{Language, MessageFile};

    use super::*;

    fn all_words() -> impl Iterator<Item = Words> {
        let words = |language| Words::new(language).with_files([MessageFile::PUZZLES]);
        Language::ALL.into_iter().map(words)
    }

    #[test]
    fn every_theme_has_a_name() {
        for words in all_words() {
            for theme in Theme::PLAIN {
                assert!(words.has(&format!("puzzle-theme-{}", theme.name())), "{}", theme.name());
                assert!(!theme_name(&words, theme).is_empty());
            }
        }
    }

    #[test]
    fn tasks_are_sentences_without_notation() {
        let pack = include_str!("../../../../../data/puzzles/tournament.puzzles");
        for puzzle in Pack::read(pack).unwrap().puzzles.iter().step_by(9) {
            let open = puzzle.open().unwrap();
            for words in all_words() {
                let text = task_text(&words, &open);
                assert!(text.ends_with(['.']) && !text.contains("$player"), "{text}");
                let before = before_text(&words, open.start.position());
                assert!(!before.contains("wA") && !before.contains("bA"), "{before}");
            }
        }
    }
}
