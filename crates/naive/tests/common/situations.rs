//! Runs `data/situations.txt`, where the format is explained.
//!
//! The naive and the fast implementation each implement [`Subject`] and answer the same questions.

use std::fmt::{Debug, Display};

use skep_naive::Action;

/// An implementation of the rules, at one position.
pub(crate) trait Subject: Clone {
    /// Reads a position string.
    fn read(position: &str) -> Result<Self, String>;
    /// The start of a game, after the choices that come before the first turn.
    fn start(game_type: &str, choices: &[&str]) -> Result<Self, String>;
    /// Prints the position.
    fn print(&self) -> String;
    /// The legal actions, sorted.
    fn actions(&self) -> Vec<Action>;
    /// Whether a written move is legal; an error if it cannot be read.
    fn is_legal(&self, written: &str) -> Result<bool, String>;
    /// The position after a written move, which must be legal.
    fn play(&self, written: &str) -> Result<Self, String>;
    /// The position in which the other player is to move, as after a pass.
    fn skip(&self) -> Self;
    /// The result: `white`, `black` or `draw`.
    fn result(&self) -> Option<&'static str>;
    /// The names of the tiles in the bag.
    fn bag(&self) -> Vec<String>;
    /// Whether both positions are the same for repetition.
    fn is_same(&self, other: &Self) -> bool;
}

/// A situation of the data file.
struct Situation {
    /// References and name, as in the file.
    title: String,
    lines: Vec<Line>,
}

/// One line of a situation.
#[derive(Clone)]
struct Line {
    number: usize,
    verb: String,
    rest: String,
}

/// Reads the data file.
fn situations() -> Vec<Situation> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/situations.txt");
    let text = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let mut situations: Vec<Situation> = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.split('#').next().unwrap_or_default().trim_end();
        if line.starts_with('[') {
            situations.push(Situation { title: line.to_owned(), lines: Vec::new() });
        } else if !line.is_empty() {
            assert!(line.starts_with("  "), "line {number} is not indented: {line}");
            let (verb, rest) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
            let (verb, rest) = (verb.to_owned(), rest.trim().to_owned());
            let situation = situations.last_mut().expect("a situation begins with its title");
            situation.lines.push(Line { number, verb, rest });
        }
    }
    situations
}

/// Every situation of the data file is answered as expected.
pub(crate) fn assert_all<S: Subject>() {
    let situations = situations();
    let mut wrong = Vec::new();
    for Situation { title, lines } in &situations {
        let mut run = Run::<S>::default();
        for line in lines {
            if let Err(error) = run.step(line) {
                wrong.push(format!("{title}\n  line {}: {error}", line.number));
                break;
            }
        }
    }
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.join("\n"));
    assert!(situations.len() >= 82, "only {} situations", situations.len());
}

/// Every answer of the data file counts: a wrong answer in its place fails.
pub(crate) fn assert_wrong_answers_are_noticed<S: Subject>() {
    let mut noticed = 0;
    for Situation { title, lines } in situations() {
        let mut run = Run::<S>::default();
        for line in &lines {
            if let Some(wrong) = changed(line) {
                let found = run.clone().step(&wrong);
                let Line { number, verb, rest } = wrong;
                assert!(found.is_err(), "{title}, line {number}: `{verb} {rest}` passes too");
                noticed += 1;
            }
            run.step(line).unwrap_or_else(|error| panic!("{title}, line {}: {error}", line.number));
        }
    }
    assert!(noticed >= 290, "only {noticed} answers");
}

/// The line with another answer, if it has one.
fn changed(line: &Line) -> Option<Line> {
    let Line { number, verb, rest } = line.clone();
    let (verb, rest) = match verb.as_str() {
        "position" | "game" | "play" | "skip" | "back" => return None,
        "legal" => ("illegal", rest),
        "illegal" => ("legal", rest),
        "refused" => ("play", rest),
        "same" => ("other", rest),
        "other" => ("same", rest),
        "lacks" => ("shows", rest),
        "over" => ("over", if rest == "draw" { "white" } else { "draw" }.to_owned()),
        "moves" | "places" if rest.ends_with("none") => {
            (verb.as_str(), rest.replace("none", "some"))
        }
        "moves" | "places" if rest.ends_with("some") => {
            (verb.as_str(), rest.replace("some", "none"))
        }
        "moves" | "places" if rest.contains(": without") => {
            (verb.as_str(), rest.replace(": without", ": with"))
        }
        "moves" | "places" if rest.contains(": with") => {
            (verb.as_str(), rest.replace(": with", ": without"))
        }
        "moves" | "places" if rest.ends_with(" cells") => {
            (verb.as_str(), rest.replace(": ", ": 1"))
        }
        "moves" | "places" => (verb.as_str(), format!("{rest} 99,99")),
        "bag" if rest.starts_with("without") => ("bag", rest.replace("without", "with")),
        "bag" if rest.starts_with("with") => ("bag", rest.replace("with", "without")),
        "count" | "bag" => (verb.as_str(), format!("1{rest}")),
        "list" if !rest.ends_with(':') => ("list", format!("{rest}; wQ")),
        _ => (verb.as_str(), format!("{rest} wQ")),
    };
    Some(Line { number, verb: verb.to_owned(), rest })
}

/// A situation that is being answered.
#[derive(Clone)]
struct Run<S> {
    start: Option<S>,
    now: Option<S>,
}

impl<S> Default for Run<S> {
    fn default() -> Run<S> {
        Run { start: None, now: None }
    }
}

impl<S: Subject> Run<S> {
    /// Carries out a line. The error is a sentence.
    fn step(&mut self, line: &Line) -> Result<(), String> {
        let rest = line.rest.as_str();
        match line.verb.as_str() {
            "position" => {
                let position = S::read(rest)?;
                expect(rest, position.print().as_str())?;
                self.begin(position);
            }
            "game" => {
                let mut parts = rest.split('|').map(str::trim);
                let game_type = parts.next().unwrap_or_default();
                self.begin(S::start(game_type, &parts.collect::<Vec<_>>())?);
            }
            "back" => self.now.clone_from(&self.start),
            "play" => {
                for written in items(rest) {
                    let next = self.now()?.play(written);
                    self.now = Some(next.map_err(|error| format!("{written}: {error}"))?);
                }
            }
            "skip" => self.now = Some(self.now()?.skip()),
            verb => check(self.now()?, verb, rest).map_err(|e| format!("{verb} {rest}: {e}"))?,
        }
        Ok(())
    }

    fn begin(&mut self, position: S) {
        self.start = Some(position.clone());
        self.now = Some(position);
    }

    fn now(&self) -> Result<&S, String> {
        self.now.as_ref().ok_or_else(|| "there is no position yet".to_owned())
    }
}

/// Asks a question and compares the answer.
fn check<S: Subject>(now: &S, verb: &str, rest: &str) -> Result<(), String> {
    let printed = now.print();
    match verb {
        "legal" | "illegal" => items(rest).try_for_each(|written| {
            let is_legal = now.is_legal(written)?;
            holds(is_legal == (verb == "legal"), format!("{written} in {printed}"))
        }),
        "refused" => holds(now.play(rest).is_err(), "it was played"),
        "count" => expect(rest, now.actions().len().to_string()),
        "over" => expect(rest, now.result().unwrap_or("no")),
        "is" => expect(rest, printed),
        "shows" => holds(printed.contains(rest), printed),
        "lacks" => holds(!printed.contains(rest), printed),
        "ends" => holds(printed.ends_with(rest), printed),
        "same" => holds(now.is_same(&S::read(rest)?), printed),
        "other" => holds(!now.is_same(&S::read(rest)?), printed),
        "bag" => match rest.split_once(' ') {
            None => expect(rest, now.bag().len().to_string()),
            Some((with, tile)) => {
                holds(now.bag().iter().any(|other| other == tile) == (with == "with"), "")
            }
        },
        _ => check_actions(&now.actions(), verb, rest),
    }
}

/// Asks about the legal actions.
fn check_actions(actions: &[Action], verb: &str, rest: &str) -> Result<(), String> {
    let (subject, answer) = rest.split_once(':').unwrap_or(("", rest));
    let answer = answer.trim();
    let of_kind = |kind| actions.iter().filter(move |action| action.kind() == kind);
    let cells = |kind| -> Vec<String> {
        let of_tile = of_kind(kind).filter(|action| action.tile() == Some(subject));
        of_tile.filter_map(Action::to).map(|(q, r)| format!("{q},{r}")).collect()
    };
    match verb {
        "kinds" => {
            let mut kinds: Vec<&str> = actions.iter().map(Action::kind).collect();
            kinds.dedup();
            expect(rest, kinds.join(" "))
        }
        "only" => match actions.iter().find(|action| action.tile() != Some(rest)) {
            Some(other) => Err(other.to_string()),
            None => holds(!actions.is_empty(), "nothing is legal"),
        },
        "moves" => check_cells(&cells("move"), answer),
        "places" => check_cells(&cells("place"), answer),
        "targets" => {
            let targets: Vec<&str> = of_kind(subject).filter_map(Action::target).collect();
            expect(answer, targets.join(" "))
        }
        "list" => expect(answer, of_kind(subject).map(spelled).collect::<Vec<_>>().join("; ")),
        _ => Err("there is no such question".to_owned()),
    }
}

/// Compares cells with what is expected of them.
fn check_cells(cells: &[String], answer: &str) -> Result<(), String> {
    let has = |cell: &str| cells.iter().any(|other| other == cell);
    match answer.split_once(' ') {
        None if answer == "none" => holds(cells.is_empty(), cells.join(" ")),
        None if answer == "some" => holds(!cells.is_empty(), "none"),
        Some(("with", cell)) => holds(has(cell), cells.join(" ")),
        Some(("without", cell)) => holds(!has(cell), cells.join(" ")),
        Some((count, "cells")) => expect(count, cells.len().to_string()),
        _ => expect(answer, cells.join(" ")),
    }
}

/// An action of a known kind: its tile, then its target or cell.
fn spelled(action: &Action) -> String {
    let tile = action.tile().unwrap_or_default();
    match (action.target(), action.to()) {
        (Some(target), _) => format!("{tile} {target}"),
        (None, Some((q, r))) => format!("{tile} {q},{r}"),
        (None, None) => tile.to_owned(),
    }
}

fn items(text: &str) -> impl Iterator<Item = &str> {
    text.split(';').map(str::trim)
}

fn holds(is_so: bool, found: impl Display) -> Result<(), String> {
    if is_so { Ok(()) } else { Err(format!("found {found}")) }
}

fn expect<T: AsRef<str> + Debug>(expected: &str, found: T) -> Result<(), String> {
    if found.as_ref() == expected { Ok(()) } else { Err(format!("found {found:?}")) }
}
