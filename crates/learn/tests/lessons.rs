//! Every lesson is proved: its solution is reached by legal actions, and what is called wrong is wrong for the reason given.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use skep_learn::{Answer, Course, Lesson, LessonRun, Moment, Step, Verdict};
use skep_rules::{Action, Position, Tile};

/// The lessons as the files have them now.
fn course() -> Course {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/lessons");
    let read = |name| (name, fs::read_to_string(folder.join(format!("{name}.toml"))).unwrap());
    let files = Course::names().map(read).filter(|(_, text)| !text.is_empty());
    Course::read(files).unwrap_or_else(|error| panic!("{error}"))
}

/// All steps, each with its lesson and a name for messages.
fn steps(course: &Course) -> impl Iterator<Item = (&Lesson, usize, &Step, String)> {
    course.lessons().flat_map(|lesson| {
        lesson.steps.iter().enumerate().map(move |(index, step)| {
            (lesson, index, &**step, format!("{} {}", lesson.name, index + 1))
        })
    })
}

/// The action of a text of a solution, legal or not.
fn read(run: &LessonRun, text: &str, name: &str) -> Action {
    let position = run.position();
    let action = position.read_move_unchecked(text);
    action.unwrap_or_else(|error| panic!("{name}: {text} in {position}: {error}"))
}

/// Does what the text says, and returns what comes of it.
fn act(run: &mut LessonRun, text: &str, name: &str) -> Verdict {
    let action = read(run, text, name);
    match run.attempt(action) {
        Some((illegal, Verdict::GoOn)) => panic!("{name}: {text}: {illegal}"),
        Some((_, verdict)) => verdict,
        None => {
            let listed = run.position().read_move(text).unwrap();
            run.play(listed).unwrap_or_else(|error| panic!("{name}: {text}: {error}"))
        }
    }
}

/// Plays the solution, with the written answers, and returns the moments.
fn solve(run: &mut LessonRun, name: &str) -> Verdict {
    let mut last = Verdict::GoOn;
    let solution = run.step().solution.clone();
    for (index, text) in solution.iter().enumerate() {
        assert_eq!(last, Verdict::GoOn, "{name}: {last:?} before {text}");
        let shown = run.shown().unwrap_or_else(|| panic!("{name}: {text} is not shown"));
        assert_eq!(shown.bits(), read(run, text, name).bits(), "{name}");
        last = act(run, text, name);
        while let Some(answer) = run.answer() {
            assert_ne!(index + 1, solution.len(), "{name}: an answer after the solution");
            let Answer::Play(action) = answer else {
                panic!("{name}: after {text} no legal answer is written: {}", run.position())
            };
            last = run.play_answer(action).unwrap();
        }
    }
    last
}

#[test]
fn every_solution_reaches_its_goal() {
    let course = course();
    let mut wrong = Vec::new();
    for (lesson, index, step, name) in steps(&course) {
        if step.opponent.is_some() {
            continue;
        }
        let (lesson, label) = (lesson.clone(), name.clone());
        let solved =
            std::panic::catch_unwind(move || solve(&mut LessonRun::at(lesson, index), &label));
        match solved {
            Ok(Verdict::Done) => {}
            Ok(other) => wrong.push(format!("{name}: {other:?}")),
            Err(error) => wrong.push(
                error.downcast_ref::<String>().cloned().unwrap_or_else(|| format!("{name}: panic")),
            ),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn no_goal_is_reached_at_the_start() {
    let course = course();
    for (_, _, step, name) in steps(&course) {
        let moment = Moment::at_rest(step.start.position(), step.learner());
        assert!(!step.goal.holds(&moment), "{name}");
    }
}

/// A goal that everything reaches teaches nothing.
#[test]
fn some_action_misses_every_goal() {
    let course = course();
    // In these steps just one action is legal, and that is the point.
    let forced: Vec<String> = steps(&course)
        .filter(|(_, _, step, _)| step.start.position().actions().len() == 1)
        .map(|(.., name)| name)
        .collect();
    for (_, _, step, name) in steps(&course).filter(|(.., name)| !forced.contains(name)) {
        let position = step.start.position();
        let misses = |&action: &Action| {
            let action = position.with_draw(action, |bag| bag.into_iter().next());
            let mut after = position.clone();
            after.play_listed(action);
            !step.goal.holds(&Moment::played(position, action, &after, step.learner()))
        };
        assert!(position.actions().iter().any(misses), "{name}: every action reaches the goal");
    }
}

#[test]
fn every_wrong_action_is_refused_with_its_remark() {
    let course = course();
    let mut failed = Vec::new();
    for (lesson, index, step, name) in steps(&course) {
        for (number, wrong) in step.wrong.iter().enumerate() {
            for play in &wrong.plays {
                let mut run = LessonRun::at(lesson.clone(), index);
                match run.position().read_move(play) {
                    Ok(action) => {
                        let verdict = run.play(action).unwrap();
                        if verdict != Verdict::Wrong(Some(number)) {
                            failed.push(format!("{name}: {play}: {verdict:?}"));
                        }
                        assert!(run.is_fresh(), "{name}");
                    }
                    Err(error) => failed.push(format!("{name}: {play}: {error}")),
                }
            }
        }
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

#[test]
fn marks_lie_on_cells_of_the_hive_or_beside_it() {
    use skep_record::Shape;
    let course = course();
    for (_, _, step, name) in steps(&course) {
        let layout = step.start.position().layout();
        for mark in &step.marks {
            let places = match mark.shape {
                Shape::Cell(place) => vec![place],
                Shape::Arrow(from, to) => vec![from, to],
            };
            for place in places {
                assert!(layout.cell(place).is_some(), "{name}: {mark}");
            }
        }
    }
}

#[test]
fn boards_are_small() {
    let course = course();
    for (_, _, step, name) in steps(&course) {
        let position: &Position = step.start.position();
        let tiles = position.tiles_in_play().len();
        assert!(tiles <= 16, "{name} has {tiles} tiles");
    }
}

#[test]
fn there_are_at_least_sixty_lessons_with_two_hundred_steps() {
    let course = course();
    let (lessons, count) = (course.lessons().count(), steps(&course).count());
    assert!(lessons >= 60, "there are {lessons} lessons");
    assert!(count >= 200, "there are {count} steps");
    for lesson in course.lessons() {
        assert!(lesson.steps.len() <= 7, "{} is too long", lesson.name);
    }
    let names: BTreeSet<&str> = course.lessons().map(|lesson| lesson.name.as_str()).collect();
    assert_eq!(names.len(), lessons);
}

/// The game against the coached opponent ends, and then the step is done, whoever has won.
#[test]
fn a_coached_game_is_done_when_it_ends() {
    use std::sync::atomic::AtomicBool;

    use skep_engine::{Engine, Level, Limits};
    let course = course();
    let coached = |lesson: &&Lesson| lesson.steps.iter().any(|step| step.opponent.is_some());
    let lesson = course.lessons().find(coached).unwrap();
    let mut run = LessonRun::new(lesson.clone());
    let mut engine = Engine::new(1);
    let mut rng = fastrand::Rng::with_seed(7);
    let mut decide = |level: u8, run: &LessonRun| {
        let (level, stop) = (Level::new(level).unwrap(), AtomicBool::new(false));
        let limits = Limits::default();
        let found = level.decide(&mut engine, run.game(), limits, &stop, &mut rng, &mut |_| {});
        found.unwrap().action
    };
    let mut verdict = Verdict::GoOn;
    for _ in 0..300 {
        if verdict != Verdict::GoOn {
            break;
        }
        verdict = match run.answer() {
            Some(Answer::Ask(level)) => {
                let action = decide(level, &run);
                run.play_answer(action).unwrap()
            }
            Some(other) => panic!("{other:?}"),
            None => {
                let action = decide(4, &run);
                run.play(action).unwrap()
            }
        };
    }
    assert_eq!(verdict, Verdict::Done);
}

/// The tile with which an action begins.
fn actor(action: Action) -> Option<Tile> {
    match action {
        Action::Place { tile, .. }
        | Action::Move { tile, .. }
        | Action::Flip { tile }
        | Action::Sting { tile, .. }
        | Action::Remove { tile, .. }
        | Action::Swap { tile, .. }
        | Action::Steal { tile } => Some(tile),
        Action::Combo | Action::Draw { .. } | Action::End | Action::Pass => None,
    }
}

/// On a board, a tile that can do nothing is refused when it is picked up, and one under another cannot be picked up at all.
#[test]
fn what_a_step_asks_to_try_can_be_tried_on_a_board() {
    let course = course();
    let mut failed = Vec::new();
    for (lesson, index, step, name) in steps(&course) {
        let mut run = LessonRun::at(lesson.clone(), index);
        let position = run.position().clone();
        let Some(action) = run.shown() else { continue };
        if run.game().check(action).is_ok() {
            continue;
        }
        assert_eq!(step.solution.len(), 1, "{name}");
        let tile = actor(action).unwrap();
        let same = |other: Action| {
            actor(other).is_some_and(|it| it.front() == tile.front() && it.color() == tile.color())
        };
        let here = position.cell(tile);
        let can = position.actions().into_iter().any(|other| match here {
            Some(_) => actor(other) == Some(tile),
            None => same(other),
        });
        if here.is_some_and(|cell| position.top(cell) != Some(tile)) {
            failed.push(format!("{name}: {tile} is covered"));
        } else if !can {
            let tried = match (action, here) {
                (_, Some(to)) => Action::Move { tile, to },
                (Action::Place { bug, .. }, None) => {
                    let to = skep_rules::Cell::at(skep_rules::Axial::default());
                    Action::Place { tile, bug, to, drawn: None }
                }
                (other, None) => other,
            };
            let (illegal, verdict) = run.attempt(tried).unwrap();
            if verdict != Verdict::Done {
                failed.push(format!("{name}: {}", skep_learn::reason_name(&illegal)));
            }
        }
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}
