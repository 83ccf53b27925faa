//! The targets of lessons, of puzzles and of what is done of them.

use skep_learn::puzzle::{Pack, PuzzleRecord};
use skep_learn::{LessonRun, Progress, read_lessons};

type Body = fn(&[u8]) -> bool;

/// The targets by name.
pub(crate) const BODIES: [(&str, Body); 4] = [
    ("read_lessons", lessons),
    ("read_progress", progress),
    ("read_puzzles", puzzles),
    ("read_puzzle_record", puzzle_record),
];

/// A file of lessons: an error, or lessons whose steps can be begun and whose solutions can be asked for.
fn lessons(data: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(data) else { return false };
    let Ok(lessons) = read_lessons("fuzz.toml", text) else { return false };
    for lesson in lessons {
        for index in 0..lesson.steps.len() {
            let mut run = LessonRun::at(lesson.clone(), index);
            if let Some(action) = run.shown() {
                let _ = run.attempt(action);
                let _ = run.play(action);
                let _ = run.answer();
                run.undo();
            }
        }
    }
    true
}

/// What is kept of lessons: what is read is written as a text that means the same.
fn progress(data: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(data) else { return false };
    let (progress, damage) = Progress::read(text);
    assert_eq!(Progress::read(&progress.write()), (progress.clone(), vec![]));
    damage.is_empty() || !progress.is_empty()
}

/// Reading a pack, writing it and reading it again gives the same puzzles, and opening a puzzle never panics.
fn puzzles(data: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(data) else { return false };
    let Ok(pack) = Pack::read(text) else { return false };
    let again = Pack::read(&Pack::write(&pack.puzzles));
    assert_eq!(again, Ok(Pack { puzzles: pack.puzzles.clone(), damaged: vec![] }));
    pack.puzzles.iter().filter(|puzzle| puzzle.open().is_ok()).count() > 0
}

/// What is kept of puzzles: what is read is written as a text that means the same.
fn puzzle_record(data: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(data) else { return false };
    let (record, damage) = PuzzleRecord::read(text);
    assert_eq!(PuzzleRecord::read(&record.write()), (record.clone(), vec![]));
    damage.is_empty() || !record.is_empty()
}
