//! Compares the nodes per second of the search with those of another engine.
//!
//! `cargo run --release -p skep-engine --example speed -- 'nokamute --num-threads=1 --verbose uhp'`
//!
//! The other engine must speak the Universal Hive Protocol and write `… nodes/sec` to its standard error after a search;
//! nokamute does so with `--verbose`. Both search the same positions in turn, on one thread and for two seconds each,
//! because the speed of a machine changes from minute to minute. The example prints medians of the ratios, with the
//! smallest and the largest. `visited` counts all nodes, `set up` those whose action was played.
//!
//! `--pairs N` is the number of searches of each position by either engine (default 6), `--seconds N` their length
//! (default 2).

#![allow(clippy::print_stdout, reason = "it is there to be read")]

use std::io::{Read, Write};
use std::process::{Command, Stdio};
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use skep_engine::{Engine, Limits};
use skep_rules::Game;

const POSITIONS: &str = include_str!("../../../data/perft_positions.tsv");

struct Settings {
    command: String,
    pairs: usize,
    seconds: u64,
}

fn main() {
    if let Err(error) = read(std::env::args().skip(1)).and_then(|settings| compare(&settings)) {
        println!("{error}");
        std::process::exit(2);
    }
}

fn read(mut words: impl Iterator<Item = String>) -> Result<Settings, String> {
    let mut settings = Settings { command: String::new(), pairs: 6, seconds: 2 };
    while let Some(word) = words.next() {
        let mut number = || {
            let value = words.next().and_then(|value| value.parse::<u32>().ok());
            value.filter(|&value| value > 0).ok_or(format!("{word} needs a number"))
        };
        match word.as_str() {
            "--pairs" => settings.pairs = number()? as usize,
            "--seconds" => settings.seconds = u64::from(number()?.min(59)),
            _ if settings.command.is_empty() => settings.command = word,
            _ => return Err(format!("{word} is not understood")),
        }
    }
    match settings.command.as_str() {
        "" => Err("the command of another engine is wanted".to_string()),
        _ => Ok(settings),
    }
}

fn compare(settings: &Settings) -> Result<(), String> {
    println!("position   the other's            visited                set up");
    for line in POSITIONS.lines().filter(|line| line.starts_with("mid")) {
        let mut fields = line.split('\t');
        let (Some(name), Some(text)) = (fields.next(), fields.next()) else { continue };
        let game: Game = text.parse().map_err(|error| format!("{name}: {error}"))?;
        let [mut theirs, mut visited, mut set_up] = [const { Vec::new() }; 3];
        for _ in 0..settings.pairs {
            let their = other_speed(settings, text)?;
            let own = own_speed(settings, &game);
            theirs.push(their);
            visited.push(own.visited / their);
            set_up.push(own.set_up / their);
        }
        let [theirs, visited, set_up] = [theirs, visited, set_up].map(Spread::of);
        println!("{name:<10} {:>9.0} a s {visited:>22} {set_up:>21}", theirs.median);
    }
    Ok(())
}

/// Nodes per second.
struct Speed {
    visited: f64,
    set_up: f64,
}

fn own_speed(settings: &Settings, game: &Game) -> Speed {
    let mut engine = Engine::new(64);
    let limits = Limits { time: Some(Duration::from_secs(settings.seconds)), ..Limits::default() };
    let report = engine.search(game, limits, &AtomicBool::new(false), &mut |_| {});
    report.map_or(Speed { visited: 0.0, set_up: 0.0 }, |report| {
        let a_second = |count: u64| count as f64 / report.time.as_secs_f64();
        Speed { visited: a_second(report.nodes), set_up: a_second(report.nodes - report.predicted) }
    })
}

/// The speed that the other engine reports, in nodes per second.
fn other_speed(settings: &Settings, game: &str) -> Result<f64, String> {
    let mut words = settings.command.split_whitespace();
    let mut other = Command::new(words.next().unwrap_or_default())
        .args(words)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|error| format!("{} cannot be started: {error}", settings.command))?;
    let said = format!("newgame {game}\nbestmove time 00:00:{:02}\nexit\n", settings.seconds);
    if let Some(mut input) = other.stdin.take() {
        input.write_all(said.as_bytes()).map_err(|error| error.to_string())?;
    }
    let mut told = String::new();
    if let Some(mut errors) = other.stderr.take() {
        errors.read_to_string(&mut told).map_err(|error| error.to_string())?;
    }
    other.wait().map_err(|error| error.to_string())?;
    let speed = |line: &str| line.trim().strip_suffix("nodes/sec")?.trim().parse().ok();
    told.lines()
        .rev()
        .find_map(speed)
        .ok_or(format!("{} does not tell its speed", settings.command))
}

struct Spread {
    median: f64,
    least: f64,
    greatest: f64,
}

impl Spread {
    fn of(mut values: Vec<f64>) -> Spread {
        values.sort_by(f64::total_cmp);
        let (middle, last) = (values.len() / 2, values.len() - 1);
        let median = (values[middle] + values[last - middle]) / 2.0;
        Spread { median, least: values[0], greatest: values[last] }
    }
}

impl std::fmt::Display for Spread {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let text = format!("{:.2} ({:.2}-{:.2})", self.median, self.least, self.greatest);
        f.pad(&text)
    }
}
