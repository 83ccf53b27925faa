//! Files of lessons: what is wrong in them is said with its place, and their sizes are limited.

use skep_learn::{Goal, LessonProblem, read_lessons};

/// A file with one lesson of one step, whose lines are given.
fn file(step: &str) -> String {
    format!("[[lesson]]\nname = \"a\"\n[[lesson.step]]\n{step}\n")
}

const POSITION: &str = "position = 'Base;White[2];0,0:wS1 1,0:bS1'\nsolution = ['wQ -wS1']\n";

fn wrong(step: &str) -> String {
    read_lessons("x.toml", &file(step)).unwrap_err().to_string()
}

#[test]
fn a_lesson_is_read() {
    let text = file(&format!("{POSITION}goal = {{ placed = 'wQ' }}"));
    let lessons = read_lessons("x.toml", &text).unwrap();
    assert_eq!(lessons[0].name, "a");
    assert_eq!(lessons[0].steps[0].goal, Goal::Placed("wQ".parse().unwrap()));
    assert_eq!(lessons[0].steps[0].actions, Some(1));
}

#[test]
fn errors_name_file_lesson_and_step() {
    assert_eq!(
        wrong("position = 'Base;White[2];0,0:wS1 1,0:bX1'\ngoal = 'won'\nsolution = ['wQ']"),
        "x.toml, lesson a, step 1: the position is wrong: in `1,0:bX1`: `bX1` is not a tile: a tile is a colour, a \
         creature and for some a number, as in wQ or bA2"
    );
    let goal = "goal = 'won'\n";
    assert_eq!(
        wrong(goal),
        "x.toml, lesson a, step 1: a step begins with a position or with a game, and has just one of them"
    );
    assert_eq!(
        wrong(&format!("position = 'Base;White[2];0,0:wS1 1,0:bS1'\n{goal}")),
        "x.toml, lesson a, step 1: a step needs a solution, unless the computer is the opponent"
    );
    assert_eq!(
        wrong(&format!("{POSITION}{goal}marks = ['Q1']")),
        "x.toml, lesson a, step 1: `Q1` is no mark: a mark is a pen and a cell or an arrow, as in G0,0 or R0,0/1,-2"
    );
    assert_eq!(
        wrong(&format!("{POSITION}{goal}opponent = {{ level = 11 }}")),
        "x.toml, lesson a, step 1: there is no level 11"
    );
}

#[test]
fn unknown_entries_and_goals_are_errors() {
    for step in [
        format!("{POSITION}goal = 'won'\nhnit = 'x'"),
        format!("{POSITION}goal = 'wonn'"),
        format!("{POSITION}goal = {{ placed = 'wX' }}"),
        format!("{POSITION}goal = {{ placed = 'wQ', moved = 'wQ' }}"),
        format!("{POSITION}goal = {{ status = ['asleep', 'wQ'] }}"),
    ] {
        let error = read_lessons("x.toml", &file(&step)).unwrap_err();
        assert!(matches!(*error.problem, LessonProblem::Syntax(_)), "{error}");
    }
}

#[test]
fn names_are_parts_of_addresses_and_not_repeated() {
    for name in ["", "A", "a b", "ä", "../x", &"a".repeat(41)] {
        let text = file(&format!("{POSITION}goal = 'won'")).replace("\"a\"", &format!("{name:?}"));
        let error = read_lessons("x.toml", &text).unwrap_err();
        assert_eq!(*error.problem, LessonProblem::Name, "{name}");
    }
    let lesson = file(&format!("{POSITION}goal = 'won'"));
    let error = read_lessons("x.toml", &format!("{lesson}{lesson}")).unwrap_err();
    assert_eq!(*error.problem, LessonProblem::Twice);
}

#[test]
fn sizes_are_limited() {
    let problem = |text: &str| *read_lessons("x.toml", text).unwrap_err().problem;
    assert_eq!(problem(&"#".repeat(300_000)), LessonProblem::TooLong);
    assert!(matches!(problem(""), LessonProblem::Count { .. }));
    let deep = format!("{}'won'{}", "{ not = ".repeat(9), " }".repeat(9));
    assert_eq!(problem(&file(&format!("{POSITION}goal = {deep}"))), LessonProblem::Goal);
    let bottomless = format!("{}'won'{}", "{ not = ".repeat(9_000), " }".repeat(9_000));
    assert!(matches!(
        problem(&file(&format!("{POSITION}goal = {bottomless}"))),
        LessonProblem::Syntax(_)
    ));
    let many = vec!["'won'"; 70].join(", ");
    assert_eq!(
        problem(&file(&format!("{POSITION}goal = {{ all = [{many}] }}"))),
        LessonProblem::Goal
    );
    assert_eq!(problem(&file(&format!("{POSITION}goal = {{ wins-in = 9 }}"))), LessonProblem::Goal);
    let long = "x".repeat(2_001);
    let step = format!("position = '{long}'\ngoal = 'won'");
    assert_eq!(problem(&file(&step)), LessonProblem::LongText(2_001));
}

#[test]
fn a_finished_game_is_no_start() {
    let ring = "0,0:bQ 1,0:wS1 0,1:bA1 -1,1:bS1 -1,0:wG1 0,-1:bG1 1,-1:wA1 2,0:wQ";
    let step = format!("position = 'Base;Black[9];{ring}'\ngoal = 'won'\nsolution = ['pass']");
    assert!(wrong(&step).ends_with("nothing can be played in this position"));
}
