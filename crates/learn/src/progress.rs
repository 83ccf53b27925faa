//! What a learner has done, and how it is kept.
//!
//! ```text
//! {"format":"skep lessons","version":1,"lessons":{"goal":[1,2,3],"placing":[1]}}
//! ```

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Map, Value, json};
use thiserror::Error;

use crate::lesson::Lesson;

/// The steps that a learner has done, by the names of the lessons.
///
/// ```
/// use skep_learn::Progress;
///
/// let mut progress = Progress::default();
/// progress.add("goal", 0);
/// let text = progress.write();
/// assert_eq!(Progress::read(&text), (progress, vec![]));
/// let (rest, damage) = Progress::read(&text.replace("]", "],\"placing\":true"));
/// assert!(rest.has("goal", 0) && damage.len() == 1);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    done: BTreeMap<String, BTreeSet<u16>>,
}

/// What could not be read of what was kept. The rest is used.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ProgressDamage {
    /// Nothing can be read.
    #[error("the progress in the lessons cannot be read")]
    All,
    /// It was written by a later version.
    #[error("the progress in the lessons has format {0}, which this program does not know")]
    Version(u64),
    /// The entry of a lesson cannot be read.
    #[error("the progress in lesson {0} cannot be read")]
    Lesson(String),
}

impl Progress {
    const FORMAT: &str = "skep lessons";
    const VERSION: u64 = 1;
    /// The longest text that is read, in bytes, and the most lessons, the longest name and the highest step.
    const MAX_BYTES: usize = 256 << 10;
    const MAX_LESSONS: usize = 1_000;
    const MAX_NAME: usize = 40;
    const MAX_STEP: u64 = 100;

    /// Reads what was kept. What is damaged is left out and reported, lesson by lesson.
    pub fn read(text: &str) -> (Progress, Vec<ProgressDamage>) {
        let mut progress = Progress::default();
        let whole = |damage| (Progress::default(), vec![damage]);
        if text.len() > Progress::MAX_BYTES {
            return whole(ProgressDamage::All);
        }
        let Ok(Value::Object(file)) = serde_json::from_str::<Value>(text) else {
            return whole(ProgressDamage::All);
        };
        match (
            file.get("format").and_then(Value::as_str),
            file.get("version").and_then(Value::as_u64),
        ) {
            (Some(Progress::FORMAT), Some(Progress::VERSION)) => {}
            (Some(Progress::FORMAT), Some(version)) => {
                return whole(ProgressDamage::Version(version));
            }
            _ => return whole(ProgressDamage::All),
        }
        let Some(Value::Object(lessons)) = file.get("lessons") else {
            return whole(ProgressDamage::All);
        };
        let mut damage = Vec::new();
        for (name, steps) in lessons.iter().take(Progress::MAX_LESSONS) {
            match read_steps(steps) {
                Some(steps) if name.len() <= Progress::MAX_NAME => {
                    progress.done.insert(name.clone(), steps);
                }
                _ => {
                    let shown = name.chars().take(Progress::MAX_NAME).collect();
                    damage.push(ProgressDamage::Lesson(shown));
                }
            }
        }
        (progress, damage)
    }

    /// Whether a text looks like kept progress.
    pub fn recognises(text: &str) -> bool {
        let start: String =
            text.chars().take(60).filter(|letter| !letter.is_whitespace()).collect();
        start.starts_with("{\"format\":\"skeplessons\"")
    }

    /// The text that is kept, in one line.
    pub fn write(&self) -> String {
        let steps = |steps: &BTreeSet<u16>| steps.iter().map(|step| step + 1).collect::<Vec<u16>>();
        let lessons: Map<String, Value> =
            self.done.iter().map(|(name, done)| (name.clone(), json!(steps(done)))).collect();
        let (format, version) = (Progress::FORMAT, Progress::VERSION);
        // Written by hand so that the format comes first, by which it is recognised.
        format!(
            "{{\"format\":\"{format}\",\"version\":{version},\"lessons\":{}}}",
            Value::Object(lessons)
        )
    }

    /// Notes that a step, counted from 0, is done.
    pub fn add(&mut self, lesson: &str, step: usize) {
        let step = u16::try_from(step).unwrap_or(u16::MAX);
        self.done.entry(lesson.to_owned()).or_default().insert(step);
    }

    /// Whether a step, counted from 0, is done.
    pub fn has(&self, lesson: &str, step: usize) -> bool {
        let step = u16::try_from(step).unwrap_or(u16::MAX);
        self.done.get(lesson).is_some_and(|steps| steps.contains(&step))
    }

    /// How many steps of a lesson are done.
    pub fn count(&self, lesson: &Lesson) -> usize {
        (0..lesson.steps.len()).filter(|&step| self.has(&lesson.name, step)).count()
    }

    /// Whether all steps of a lesson are done.
    pub fn is_done(&self, lesson: &Lesson) -> bool {
        self.count(lesson) == lesson.steps.len()
    }

    /// The first step of a lesson that is not done; the first one if all are.
    pub fn next_step(&self, lesson: &Lesson) -> usize {
        let open = (0..lesson.steps.len()).find(|&step| !self.has(&lesson.name, step));
        open.unwrap_or(0)
    }

    /// Whether nothing is done.
    pub fn is_empty(&self) -> bool {
        self.done.is_empty()
    }

    /// Adds what is done in another progress, and returns whether that was new.
    pub fn merge(&mut self, other: &Progress) -> bool {
        let before = self.clone();
        for (name, steps) in &other.done {
            self.done.entry(name.clone()).or_default().extend(steps);
        }
        *self != before
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.done.clear();
    }
}

/// The steps of a lesson, which are written from 1.
fn read_steps(steps: &Value) -> Option<BTreeSet<u16>> {
    let number = |step: &Value| {
        let number = step.as_u64().filter(|&number| (1..=Progress::MAX_STEP).contains(&number))?;
        u16::try_from(number - 1).ok()
    };
    steps.as_array()?.iter().map(number).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_damaged_entry_is_left_out_and_the_others_stay() {
        let text = r#"{"format":"skep lessons","version":1,"lessons":{"a":[1,2],"b":"x","c":[0],"d":[3]}}"#;
        let (progress, damage) = Progress::read(text);
        assert!(progress.has("a", 0) && progress.has("a", 1) && progress.has("d", 2));
        let lesson = |name: &str| ProgressDamage::Lesson(name.to_owned());
        assert_eq!(damage, [lesson("b"), lesson("c")]);
    }

    #[test]
    fn what_is_no_progress_is_said_to_be_damaged() {
        for text in ["", "{", "[]", "{}", r#"{"format":"skep lessons","version":1}"#] {
            assert_eq!(Progress::read(text), (Progress::default(), vec![ProgressDamage::All]));
        }
        let later = r#"{"format":"skep lessons","version":2,"lessons":{}}"#;
        assert_eq!(Progress::read(later).1, [ProgressDamage::Version(2)]);
    }

    #[test]
    fn progress_of_two_places_is_added() {
        let (mut here, mut there) = (Progress::default(), Progress::default());
        here.add("a", 0);
        there.add("a", 1);
        there.add("b", 0);
        assert!(here.merge(&there) && !here.merge(&there));
        assert!(here.has("a", 0) && here.has("a", 1) && here.has("b", 0));
    }
}
