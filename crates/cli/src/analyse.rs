//! `skep analyse`: the best lines of play and their scores.

use std::io::{self, Write};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use skep_engine::{AveragedSearch, Engine, SearchReport, write_line};
use skep_rules::{DrawnTile, Illegal, Position};

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
    draws: u32,
}

impl AnalysisJson {
    fn of(position: &Position, report: &SearchReport) -> AnalysisJson {
        let line = |line: &skep_engine::PvLine| LineJson {
            score: line.score.value(),
            forced: line.score.forced(),
            moves: write_line(position, &line.actions),
            draws: line.draws,
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
    let mut engine = Engine::new(usize::from(args.memory));
    engine.set_threads(usize::from(args.threads));
    let stop: Arc<AtomicBool> = Arc::default();
    let interrupt = Interrupt::raising(&stop)?;
    let wanted = AveragedSearch {
        lines: usize::from(args.lines),
        only: None,
        drawn: DrawnTile::default(),
        slope: skep_review::slope(position.game_type().family()),
    };
    let mut written = Ok(());
    let mut heading = Some(heading(position));
    let mut on_iteration = |report: &SearchReport| {
        if written.is_ok() && (args.all || !args.json) {
            let text = match args.json {
                true => json(&AnalysisJson::of(position, report)),
                false => heading.take().unwrap_or_default() + &row(position, report),
            };
            written = writeln!(out, "{text}").and_then(|()| out.flush());
        }
    };
    let report = engine.search_averaged(&game, args.limits(), wanted, &*stop, &mut on_iteration);
    written?;
    let report = report.ok_or(Illegal::GameOver)?;
    match (args.json, args.all) {
        (true, true) => {}
        (true, false) => writeln!(out, "{}", json(&AnalysisJson::of(position, &report)))?,
        _ => write_table(position, &report, out)?,
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

fn heading(position: &Position) -> String {
    let player = position.to_move();
    format!("{player} to move; scores are {player}'s.\n\n")
}

/// What an iteration has found, in one line.
fn row(position: &Position, report: &SearchReport) -> String {
    let best = write_line(position, &report.lines[0].actions).join("; ");
    let (depth, nodes) = (report.depth, short(report.nodes));
    let score = report.score().to_string();
    format!("depth {depth:<3}{score:>10}  {nodes:>6} positions  {best}")
}

fn write_table(position: &Position, report: &SearchReport, out: &mut dyn Write) -> io::Result<()> {
    let seconds = report.time.as_secs_f64();
    let rate = short((report.nodes as f64 / seconds.max(1e-3)) as u64);
    writeln!(
        out,
        "\nDepth {}, {} positions in {seconds:.2} s, {rate} a second.",
        report.depth,
        short(report.nodes),
    )?;
    let draws = report.lines.iter().map(|line| line.draws).min();
    if let Some(draws) = draws.filter(|&draws| draws > 1) {
        writeln!(out, "Scores are averages over at least {draws} different draws.")?;
    }
    writeln!(out)?;
    for line in &report.lines {
        let score = line.score.to_string();
        writeln!(out, "{score:>10}  {}", write_line(position, &line.actions).join("; "))?;
    }
    Ok(())
}
