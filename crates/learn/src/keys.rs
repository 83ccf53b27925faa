//! The keys of the messages of lessons. Steps and remarks are counted from 1 there.

/// The title of a group of lessons.
pub fn group(name: &str) -> String {
    format!("lessons-{name}")
}

/// The title of a lesson.
pub fn title(lesson: &str) -> String {
    format!("lesson-{lesson}")
}

/// What is said at the start of a step.
pub fn text(lesson: &str, step: usize) -> String {
    format!("lesson-{lesson}-{}", step + 1)
}

/// The hint of a step. Not every step has one.
pub fn hint(lesson: &str, step: usize) -> String {
    format!("lesson-{lesson}-{}-hint", step + 1)
}

/// What is said when a step is done. Not every step has such a text.
pub fn done(lesson: &str, step: usize) -> String {
    format!("lesson-{lesson}-{}-done", step + 1)
}

/// What is said about an action that does not lead to the goal.
pub fn wrong(lesson: &str, step: usize, remark: usize) -> String {
    format!("lesson-{lesson}-{}-wrong-{}", step + 1, remark + 1)
}
