//! How much faster a search reaches a depth on several threads than on one.
//!
//! `cargo run --release -p skep-engine --example threads`
//!
//! `--depth N` is how deep to search (default 8), `--runs N` how often each search is timed (default 20), `--threads N`
//! how many threads are compared with one (default 2), `--others N` how many positions of real games are searched
//! beside the two that are always compared (default 20). Times are geometric means; searches on one thread and on
//! several take turns, each begins with an empty memory, and nothing else should run meanwhile.

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
    let mut engine = Engine::new(16);
    let threads = settings.threads;
    println!(
        "position      one thread   {threads:>2} threads   times faster   times the positions"
    );
    for name in ["mid24", "mid30"] {
        let line = CHOSEN.lines().find(|line| line.split('\t').next() == Some(name));
        if let Some(game) = line.and_then(|line| line.split('\t').nth(1)?.parse().ok()) {
            compare(&mut engine, &settings, name, &game);
        }
    }
    let games = REAL.lines().filter_map(|line| line.split('\t').next()?.parse::<Game>().ok());
    let middles: Vec<Game> =
        games.filter(|game| (20..=40).contains(&game.len())).take(settings.others).collect();
    let (mut faster, mut visits) = (0.0, 0.0);
    for (number, game) in middles.iter().enumerate() {
        let name = format!("other {}", number + 1);
        let ratios = compare(&mut engine, &settings, &name, game);
        faster += ratios.faster.ln();
        visits += ratios.visits.ln();
    }
    if !middles.is_empty() {
        let mean = |sum: f64| (sum / middles.len() as f64).exp();
        println!("others {:>45.2} {:>21.2}", mean(faster), mean(visits));
    }
}

fn read(mut words: impl Iterator<Item = String>) -> Result<Settings, String> {
    let mut settings = Settings { depth: 8, runs: 20, threads: 2, others: 20 };
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

/// Several threads compared with one.
struct Ratios {
    /// How many times faster they are.
    faster: f64,
    /// How many times the positions they visit.
    visits: f64,
}

/// Times both, prints and tells.
fn compare(engine: &mut Engine, settings: &Settings, name: &str, game: &Game) -> Ratios {
    // For one thread and for several, the logarithms of seconds and positions.
    let mut sums = [[0.0; 2]; 2];
    for _ in 0..settings.runs {
        for ([seconds, visits], threads) in sums.iter_mut().zip([1, settings.threads]) {
            engine.clear();
            engine.set_threads(threads);
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
