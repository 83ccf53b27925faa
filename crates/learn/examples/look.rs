//! Draws positions as text, with the legal actions of each tile, for authors of lessons.
//!
//! ```text
//! cargo run -p skep-learn --example look -- 'Base;White[5];0,0:wQ 1,0:bQ -1,0:wA1'
//! cargo run -p skep-learn --example look -- gate          # all steps of a lesson
//! ```
#![allow(clippy::print_stdout, reason = "that is what it does")]

use std::collections::BTreeMap;

use skep_learn::{Course, Moment};
use skep_rules::{Axial, Position};

fn main() {
    for argument in std::env::args().skip(1) {
        match argument.parse::<Position>() {
            Ok(position) => look(&position),
            Err(error) if argument.contains(';') => println!("{error}"),
            Err(_) => look_at_lesson(&argument),
        }
    }
}

fn look_at_lesson(name: &str) {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/lessons");
    let text = |name: &str| std::fs::read_to_string(format!("{folder}/{name}.toml"));
    let files = Course::names().map(|name| (name, text(name).unwrap_or_default()));
    let course = match Course::read(files.filter(|(_, text)| !text.is_empty())) {
        Ok(course) => course,
        Err(error) => return println!("{error}"),
    };
    let Some(lesson) = course.lesson(name) else { return println!("there is no lesson {name}") };
    for (index, step) in lesson.steps.iter().enumerate() {
        println!("--- {name} {}", index + 1);
        let position = step.start.position();
        look(position);
        // The first actions that reach the goal.
        let reaching = position.actions().into_iter().filter(|&action| {
            let mut after = position.clone();
            let action = position.with_draw(action, |bag| bag.into_iter().next());
            after.play_listed(action);
            step.goal.holds(&Moment::played(position, action, &after, step.learner()))
        });
        let reaching: Vec<String> = reaching.map(|action| position.write_move(action)).collect();
        println!("reach the goal at once: {reaching:?}");
        println!("solution: {:?}", step.solution);
    }
}

fn look(position: &Position) {
    println!("{position}");
    draw(position);
    let mut by_tile = BTreeMap::<String, Vec<String>>::new();
    for action in position.actions() {
        let text = position.write_move(action);
        let (tile, rest) = text.split_once(' ').unwrap_or((&text, ""));
        by_tile.entry(tile.to_owned()).or_default().push(rest.to_owned());
    }
    for (tile, ways) in by_tile {
        println!("  {tile}: {}", ways.join("  "));
    }
    if let Some(outcome) = position.outcome() {
        println!("  {outcome}");
    }
}

/// One row for each `r`, shifted by half a cell each.
fn draw(position: &Position) {
    let layout = position.layout();
    let cells: Vec<Axial> = layout.cells().map(|(place, _)| place).collect();
    let rows = |of: fn(&Axial) -> i32| {
        (cells.iter().map(of).min().unwrap_or(0), cells.iter().map(of).max().unwrap_or(0))
    };
    let (top, bottom) = rows(|place| place.r);
    let (left, right) = rows(|place| 2 * place.q + place.r);
    for r in top..=bottom {
        let mut line = String::new();
        for column in left..=right {
            if (column - r) % 2 != 0 {
                line.push_str("    ");
                continue;
            }
            let place = Axial::new((column - r) / 2, r);
            let names = layout.cell(place).map(|cell| position.stack(cell));
            let names = names.unwrap_or_default().into_iter();
            let names: Vec<String> = names.map(|tile| position.name(tile).to_string()).collect();
            let text = if !names.is_empty() {
                names.join("<")
            } else if cells.contains(&place) {
                place.to_string()
            } else {
                String::new()
            };
            line.push_str(&format!("{text:<4}"));
        }
        println!("  {}", line.trim_end());
    }
}
