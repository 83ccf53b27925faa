//! All lessons, in the order in which they are learned.

use crate::file::{LessonError, LessonProblem, read_lessons};
use crate::lesson::Lesson;

/// The files, in order: the name of the group, and the text.
macro_rules! files {
    ($($name:literal)+) => {
        &[$(($name, include_str!(concat!("../../../data/lessons/", $name, ".toml")))),+]
    };
}

const FILES: &[(&str, &str)] = files! {
    "basics"
    "creatures"
    "expansions"
    "tactics"
    "first-game"
    "venom"
    "venom-expansions"
    "predators"
    "guardians"
    "honeycombo"
    "swarm"
    "ultimate"
};

/// Lessons that belong together: those of one file.
#[derive(Clone, Debug)]
pub struct Group {
    /// The name, part of the key of its title.
    pub name: &'static str,
    /// The lessons, in order.
    pub lessons: Vec<Lesson>,
}

/// All lessons.
#[derive(Clone, Debug)]
pub struct Course {
    /// The groups, in order.
    pub groups: Vec<Group>,
}

impl Course {
    /// Reads the lessons that are part of the program. A test reads them too, so they are fine.
    pub fn load() -> Result<Course, LessonError> {
        Course::read(FILES.iter().copied())
    }

    /// Reads files of lessons: the name of each group, and the text of its file.
    pub fn read<T: AsRef<str>>(
        files: impl IntoIterator<Item = (&'static str, T)>,
    ) -> Result<Course, LessonError> {
        let mut course = Course { groups: Vec::new() };
        for (name, text) in files {
            let lessons = read_lessons(&format!("{name}.toml"), text.as_ref())?;
            if let Some(twice) = lessons.iter().find(|it| course.lesson(&it.name).is_some()) {
                return Err(LessonError {
                    file: format!("{name}.toml"),
                    lesson: Some(twice.name.clone()),
                    step: None,
                    problem: Box::new(LessonProblem::Twice),
                });
            }
            course.groups.push(Group { name, lessons });
        }
        Ok(course)
    }

    /// The names of the groups, in order.
    pub fn names() -> impl Iterator<Item = &'static str> {
        FILES.iter().map(|&(name, _)| name)
    }

    /// All lessons, in order.
    pub fn lessons(&self) -> impl Iterator<Item = &Lesson> {
        self.groups.iter().flat_map(|group| &group.lessons)
    }

    /// The lesson of that name.
    pub fn lesson(&self, name: &str) -> Option<&Lesson> {
        self.lessons().find(|lesson| lesson.name == name)
    }

    /// The lesson after the one of that name.
    pub fn after(&self, name: &str) -> Option<&Lesson> {
        self.lessons().skip_while(|lesson| lesson.name != name).nth(1)
    }

    /// The first lesson about a section of the rules page, by the fragment of its address.
    pub fn about(&self, section: &str) -> Option<&Lesson> {
        self.lessons().find(|lesson| lesson.rules.as_deref() == Some(section))
    }
}
