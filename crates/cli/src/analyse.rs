//! `skep analyse`: the best lines of play and their scores.

use std::io::{self, Write};
use std::process::ExitCode;
use std::sync::Arc;

use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use skep_engine::{Engine, SearchReport, write_line};
use skep_rules::{Game, Illegal, Position};

use crate::error::Error;
use crate::input;
use crate::interrupt::Interrupt;
use crate::moves::{ErrorJson, json};
use crate::search_args::AnalyseArgs;
use crate::short::short;

/// The result of a search, as JSON.
#[derive(Debug, Serialize)]
struct AnalysisJson {
    to_move: &'static str,
    depth: u32,
    nodes: u64,
    foreseen: u64,
    seconds: f64,
    lines: Vec<LineJson>,
}

/// A line of play, as JSON.
#[derive(Debug, Serialize)]
struct LineJson {
    score: i32,
    forced: Option<i32>,
    moves: Vec<String>,
}

impl AnalysisJson {
    fn of(position: &Position, report: &SearchReport) -> AnalysisJson {
        let line = |line: &skep_engine::PvLine| LineJson {
            score: line.score.value(),
            forced: line.score.forced(),
            moves: write_line(position, &line.actions),
        };
        AnalysisJson {
            to_move: side(position),
            depth: report.depth,
            nodes: report.nodes,
            foreseen: report.predicted,
            seconds: (report.time.as_secs_f64() * 1e3).round() / 1e3,
            lines: report.lines.iter().map(line).collect(),
        }
    }
}

/// The side to move in a word: `white` or `black`.
pub(crate) fn side(position: &Position) -> &'static str {
    match position.to_move() {
        skep_rules::Color::White => "white",
        skep_rules::Color::Black => "black",
    }
}

/// Searches and prints the best lines.
pub(crate) fn run(args: &AnalyseArgs, out: &mut dyn Write) -> Result<ExitCode, Error> {
    match analyse(args, out) {
        Err(error) if args.json && !error.is_closed_pipe() => {
            writeln!(out, "{}", ErrorJson::line(&error))?;
            Ok(ExitCode::FAILURE)
        }
        result => result,
    }
}

fn analyse(args: &AnalyseArgs, out: &mut dyn Write) -> Result<ExitCode, Error> {
    let game = input::read_started_argument(&args.game)?;
    let position = game.position();
    let bar = status_line();
    let mut written = Ok(());
    let mut on_iteration = |report: &SearchReport| {
        bar.set_message(state(position, report));
        if args.all && written.is_ok() {
            let text = json(&AnalysisJson::of(position, report));
            written = writeln!(out, "{text}").and_then(|()| out.flush());
        }
    };
    let mut engine = Engine::new(usize::from(args.memory));
    engine.set_threads(usize::from(args.threads));
    let stop = Arc::default();
    let interrupt = Interrupt::raising(&stop)?;
    let lines = usize::from(args.lines);
    let report = engine.search_multi_pv(&game, args.limits(), lines, &stop, &mut on_iteration);
    bar.finish_and_clear();
    written?;
    let report = report.ok_or(Illegal::GameOver)?;
    match (args.json, args.all) {
        (true, true) => {}
        (true, false) => writeln!(out, "{}", json(&AnalysisJson::of(position, &report)))?,
        _ => write_table(&game, &report, out)?,
    }
    Ok(interrupt.exit_code())
}

/// A line on the standard error, if that is a terminal, which shows the state of a search.
pub(crate) fn status_line() -> ProgressBar {
    let bar = ProgressBar::new_spinner();
    if let Ok(style) = ProgressStyle::with_template("{wide_msg}") {
        bar.set_style(style);
    }
    bar
}

/// The state of a search in one line.
fn state(position: &Position, report: &SearchReport) -> String {
    let rate = (report.nodes as f64 / report.time.as_secs_f64().max(1e-3)) as u64;
    let best = write_line(position, &report.lines[0].actions).join("; ");
    let (depth, nodes, rate) = (report.depth, short(report.nodes), short(rate));
    format!("depth {depth}  {nodes} positions  {rate}/s  {}  {best}", report.score())
}

fn write_table(game: &Game, report: &SearchReport, out: &mut dyn Write) -> io::Result<()> {
    let position = game.position();
    let player = position.to_move();
    let seconds = report.time.as_secs_f64();
    let rate = short((report.nodes as f64 / seconds.max(1e-3)) as u64);
    writeln!(
        out,
        "{player} to move; scores are {player}'s.\nDepth {}, {} positions in {seconds:.2} s, {rate} a second.\n",
        report.depth,
        short(report.nodes),
    )?;
    for line in &report.lines {
        let score = line.score.to_string();
        writeln!(out, "{score:>10}  {}", write_line(position, &line.actions).join("; "))?;
    }
    Ok(())
}
