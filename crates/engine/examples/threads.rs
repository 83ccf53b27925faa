//! Measures how much faster a search reaches a depth on several threads than on one.
//!
//! `cargo run --release -p skep-engine --example threads`
//!
//! `--depth N` is the depth (default 8), `--runs N` the number of searches of each position (default 24), `--threads N`
//! the number of threads that is compared with one (default 2), `--others N` the number of positions from real games
//! beside the two that are always compared (default 20). Times are geometric means. Searches on one thread and on several
//! alternate, and each begins with empty tables; nothing else should run meanwhile.
//!
//! The time of one search depends more on chance, which decides the order of equally good actions, than on threads. So
//! every position is searched in all its twelve rotations and reflections: they are one position to the rules, and
//! twelve to a search. The two that are always compared are also searched as they stand.

#![allow(clippy::print_stdout, reason = "it is there to be read")]

use std::sync::atomic::AtomicBool;
use std::time::Instant;

use skep_engine::{Engine, Limits};
use skep_rules::Game;

const CHOSEN: &str = include_str!("../../../data/perft_positions.tsv");
const REAL: &str = include_str!("../../../data/real_games.tsv");

struct Settings {
    depth: u32,
    runs: u32,
    threads: usize,
    others: usize,
}

fn main() {
    let settings = match read(std::env::args().skip(1)) {
        Ok(settings) => settings,
        Err(error) => {
            println!("{error}");
            std::process::exit(2);
        }
    };
    let threads = settings.threads;
    let mut engines = [1, threads].map(|threads| {
        let mut engine = Engine::new(16);
        engine.set_threads(threads);
        engine
    });
    println!(
        "position      one thread   {threads:>2} threads   times faster   times the positions"
    );
    for name in ["mid24", "mid30"] {
        let line = CHOSEN.lines().find(|line| line.split('\t').next() == Some(name));
        if let Some(text) = line.and_then(|line| line.split('\t').nth(1)) {
            compare(&mut engines, &settings, &format!("{name} as is"), &views(text)[..1]);
            compare(&mut engines, &settings, name, &views(text));
        }
    }
    let lines = REAL.lines().filter(|line| !line.starts_with('#'));
    let games = lines.filter_map(|line| line.split('\t').next()).map(views);
    let is_middle = |game: &Game| (20..=40).contains(&game.len());
    let middles: Vec<Vec<Game>> =
        games.filter(|views| views.first().is_some_and(is_middle)).take(settings.others).collect();
    let (mut faster, mut visits) = (0.0, 0.0);
    for (number, views) in middles.iter().enumerate() {
        let name = format!("other {}", number + 1);
        let ratios = compare(&mut engines, &settings, &name, views);
        faster += ratios.faster.ln();
        visits += ratios.visits.ln();
    }
    if !middles.is_empty() {
        let mean = |sum: f64| (sum / middles.len() as f64).exp();
        println!("others {:>45.2} {:>21.2}", mean(faster), mean(visits));
    }
}

fn read(mut words: impl Iterator<Item = String>) -> Result<Settings, String> {
    let mut settings = Settings { depth: 8, runs: 24, threads: 2, others: 20 };
    while let Some(word) = words.next() {
        let value = words.next().and_then(|value| value.parse::<u32>().ok());
        let value = value.ok_or(format!("{word} needs a number"));
        match word.as_str() {
            "--depth" => settings.depth = value?.max(1),
            "--runs" => settings.runs = value?.max(1),
            "--threads" => settings.threads = value? as usize,
            "--others" => settings.others = value? as usize,
            _ => return Err(format!("{word} is not understood")),
        }
    }
    Ok(settings)
}

/// A game as it stands, and turned and mirrored in the eleven other ways.
fn views(game: &str) -> Vec<Game> {
    let view = |number| {
        let mut fields: Vec<String> = game.split(';').map(str::to_string).collect();
        for text in fields.iter_mut().skip(3) {
            *text = viewed(text, number);
        }
        fields.join(";").parse().expect("a game is as legal in another view")
    };
    (0..12).map(view).collect()
}

/// A move in another view: turned `view` times, and mirrored too if that is more than five.
fn viewed(text: &str, view: usize) -> String {
    const SIDES: [char; 3] = ['/', '-', '\\'];
    let Some((tile, place)) = text.split_once(' ') else { return text.to_string() };
    let side_of = |mark: Option<char>| SIDES.iter().position(|&side| Some(side) == mark);
    // Clockwise, from the upper right: three are written behind the tile, three before it.
    let behind = side_of(place.chars().last());
    let side = behind.or_else(|| side_of(place.chars().next()).map(|side| side + 3));
    let Some(side) = side else { return text.to_string() };
    let beside = place.trim_matches(SIDES);
    let side = if view >= 6 { 8 - side + view } else { side + view } % 6;
    match side {
        0..3 => format!("{tile} {beside}{}", SIDES[side]),
        _ => format!("{tile} {}{beside}", SIDES[side - 3]),
    }
}

/// Several threads compared with one.
struct Ratios {
    /// The ratio of the times.
    faster: f64,
    /// The ratio of the nodes.
    visits: f64,
}

/// Times both engines in all these views, and prints and returns the ratios.
fn compare(engines: &mut [Engine; 2], settings: &Settings, name: &str, views: &[Game]) -> Ratios {
    // For one thread and for several, the logarithms of seconds and positions.
    let mut sums = [[0.0; 2]; 2];
    for game in views.iter().cycle().take(settings.runs as usize) {
        for ([seconds, visits], engine) in sums.iter_mut().zip(engines.iter_mut()) {
            engine.clear();
            let limits = Limits { depth: Some(settings.depth), ..Limits::default() };
            let start = Instant::now();
            let found = engine.search(game, limits, &AtomicBool::new(false), &mut |_| {});
            *seconds += start.elapsed().as_secs_f64().ln();
            *visits += found.map_or(0.0, |report| (report.nodes as f64).ln());
        }
    }
    let mean = |sum: f64| (sum / f64::from(settings.runs)).exp();
    let [[one, one_visits], [several, several_visits]] = sums.map(|pair| pair.map(mean));
    let ratios = Ratios { faster: one / several, visits: several_visits / one_visits };
    println!(
        "{name:<12} {:>8.2} ms {:>9.2} ms {:>14.2} {:>21.2}",
        1e3 * one,
        1e3 * several,
        ratios.faster,
        ratios.visits
    );
    ratios
}
