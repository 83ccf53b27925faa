//! Everything has its lesson: every creature, every power, every pack, every heading of the rulebook; and every lesson its
//! texts, in three languages.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use skep_learn::{Course, Goal, LessonRun, Step, keys};
use skep_rules::{Action, Bug, Pack, Power, RuleOption, Tile};
use skep_words::{Language, MessageFile, Words};

/// The creatures that act, or try to, in the solution of a step: those that move, and those that make others move.
fn actors(step: &Step, run: &mut LessonRun) -> BTreeSet<&'static str> {
    let mut codes = BTreeSet::new();
    for _ in 0..step.solution.len() {
        let Some(action) = run.shown() else { break };
        let position = run.position().clone();
        let mut show = |tile: Tile| codes.insert(position.name(tile).bug.code());
        match action {
            Action::Place { bug, .. } => drop(codes.insert(bug.code())),
            Action::Move { tile, .. } | Action::Flip { tile } | Action::Steal { tile } => {
                show(tile);
            }
            Action::Sting { tile, .. }
            | Action::Remove { tile, .. }
            | Action::Swap { tile, .. } => {
                show(tile);
            }
            Action::Combo => drop(codes.insert(Bug::Honeycombo.code())),
            Action::Draw { .. } | Action::End | Action::Pass => {}
        }
        if run.attempt(action).is_some() {
            break;
        }
        codes.extend(
            position.helpers(action).tiles().into_iter().map(|it| position.name(it).bug.code()),
        );
        run.play(action).unwrap();
        while let Some(skep_learn::Answer::Play(answer)) = run.answer() {
            run.play_answer(answer).unwrap();
        }
    }
    codes
}

#[test]
fn every_creature_has_a_lesson_in_which_it_acts() {
    let course = Course::load().unwrap();
    let mut acted = BTreeMap::<&str, usize>::new();
    for lesson in course.lessons() {
        for (index, step) in lesson.steps.iter().enumerate() {
            let mut run = LessonRun::at(lesson.clone(), index);
            for code in actors(step, &mut run) {
                *acted.entry(code).or_default() += 1;
            }
        }
    }
    for bug in Bug::ALL {
        let count = acted.get(bug.code()).copied().unwrap_or(0);
        assert!(count >= 2, "{bug} acts in {count} steps");
        let lesson = course.about(skep_words::key(bug));
        assert!(lesson.is_some(), "no lesson is about {bug}");
    }
}

#[test]
fn every_power_and_every_pack_has_a_lesson() {
    let course = Course::load().unwrap();
    let powers = |power| match power {
        Power::Throw => "pillbug",
        Power::Sting => "wasp",
        Power::Swap => "centipede",
        Power::Force => "tick",
        Power::Remove => "assassin-bug",
    };
    for bug in Bug::ALL {
        if let Some(power) = Power::of(bug) {
            assert!(course.lesson(powers(power)).is_some(), "{power:?}");
        }
    }
    for pack in Pack::ALL {
        let section = format!("pack-{}", pack.name().to_lowercase());
        assert!(course.about(&section).is_some(), "{section}");
        let played = |step: &Step| step.start.position().game_type().has_pack(pack);
        let count = course.lessons().flat_map(|lesson| &lesson.steps).filter(|step| played(step));
        assert!(count.count() >= 5, "{pack:?}");
    }
    // An option that is set somewhere shows that rules can differ, and with what.
    let set = |option: RuleOption| {
        course.lessons().flat_map(|lesson| &lesson.steps).any(|step| {
            let game = step.start.position().game_type().to_string();
            game.contains(option.name())
        })
    };
    let count = RuleOption::ALL.into_iter().filter(|&option| set(option)).count();
    assert!(count >= 4, "{count} options occur");
}

/// The headings of the rulebook, the bold words with which its paragraphs begin, and the statuses of its table. Headings of
/// creatures end with a code.
fn headings() -> BTreeSet<String> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/RULES.md");
    let text = fs::read_to_string(folder).unwrap();
    let mut found = BTreeSet::new();
    let mut table = false;
    for line in text.lines() {
        if let Some(title) = line.strip_prefix("## ").or_else(|| line.strip_prefix("### ")) {
            table = title == "Statuses in one table";
            if !title.ends_with("`)") {
                found.insert(title.to_owned());
            }
        } else if let Some((lead, _)) = line.strip_prefix("**").and_then(|it| it.split_once("**")) {
            if lead.ends_with('.') {
                found.insert(lead.to_owned());
            }
        } else if table && let Some(row) = line.strip_prefix("| ") {
            let status = row.split(" |").next().unwrap();
            if !status.contains("the tile is") {
                found.insert(status.to_owned());
            }
        }
    }
    found
}

#[test]
fn every_heading_of_the_rulebook_has_a_lesson() {
    let course = Course::load().unwrap();
    let covered: BTreeSet<String> =
        course.lessons().flat_map(|lesson| lesson.covers.iter().cloned()).collect();
    let headings = headings();
    assert!(headings.len() >= 30, "{headings:?}");
    let missing: Vec<&String> = headings.difference(&covered).collect();
    assert!(missing.is_empty(), "no lesson covers {missing:?}");
    let unknown: Vec<&String> = covered.difference(&headings).collect();
    assert!(unknown.is_empty(), "the rulebook has no {unknown:?}");
}

#[test]
fn every_kind_of_goal_occurs() {
    let course = Course::load().unwrap();
    let steps = course.lessons().flat_map(|lesson| &lesson.steps);
    let goals: BTreeSet<String> = steps
        .flat_map(|step| {
            let remarks = step.wrong.iter().filter_map(|wrong| wrong.when.as_ref());
            [&step.goal].into_iter().chain(remarks).flat_map(Goal::parts).collect::<Vec<_>>()
        })
        .map(|goal| format!("{goal:?}").split(['(', ' ']).next().unwrap().to_owned())
        .collect();
    assert!(goals.len() >= 30, "{goals:?}");
}

/// The files with the texts of lessons.
const FILES: [MessageFile; 4] = [
    MessageFile::LESSONS_BASICS,
    MessageFile::LESSONS_TACTICS,
    MessageFile::LESSONS_VENOM,
    MessageFile::LESSONS_PACKS,
];

#[test]
fn every_lesson_has_its_texts_and_every_text_its_step() {
    let course = Course::load().unwrap();
    for language in Language::ALL {
        let words = Words::new(language).with_files(FILES);
        let mut known = BTreeSet::new();
        let mut need = |key: String| {
            assert!(words.has(&key), "{language}: {key}");
            known.insert(key);
        };
        for group in &course.groups {
            need(keys::group(group.name));
        }
        for lesson in course.lessons() {
            need(keys::title(&lesson.name));
            for (index, step) in lesson.steps.iter().enumerate() {
                need(keys::text(&lesson.name, index));
                for remark in 0..step.wrong.len() {
                    need(keys::wrong(&lesson.name, index, remark));
                }
            }
        }
        let optional: BTreeSet<String> = course
            .lessons()
            .flat_map(|lesson| {
                (0..lesson.steps.len())
                    .flat_map(|it| [keys::hint(&lesson.name, it), keys::done(&lesson.name, it)])
            })
            .collect();
        for key in message_keys(language) {
            assert!(
                known.contains(&key) || optional.contains(&key),
                "{language}: {key} is for no step"
            );
        }
    }
}

/// A step is read in a moment: a few short sentences.
#[test]
fn texts_are_short() {
    let course = Course::load().unwrap();
    for language in Language::ALL {
        let words = Words::new(language).with_files(FILES);
        for lesson in course.lessons() {
            for index in 0..lesson.steps.len() {
                let text = words.text(&keys::text(&lesson.name, index));
                let length = text.chars().count();
                assert!(
                    (15..=270).contains(&length),
                    "{language}: {} {}: {length}",
                    lesson.name,
                    index + 1
                );
                assert!(text.ends_with(['.', '!', '?', ':', ')']), "{language}: {text}");
            }
        }
    }
}

/// The keys of the messages in the files of lessons.
fn message_keys(language: Language) -> Vec<String> {
    let folder = format!("{}/../words/messages/{}", env!("CARGO_MANIFEST_DIR"), language.tag());
    let mut keys = Vec::new();
    for name in ["basics", "tactics", "venom", "packs"] {
        let text = fs::read_to_string(format!("{folder}/lessons-{name}.ftl")).unwrap();
        let lines = text.lines().filter_map(|line| line.split_once(" = "));
        keys.extend(lines.map(|(key, _)| key.to_owned()).filter(|key| !key.starts_with('#')));
    }
    keys
}
