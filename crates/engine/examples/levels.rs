//! Plays the levels against each other and prints how often the higher one wins.
//!
//! `cargo run --release -p skep-engine --example levels -- --games 40`
//!
//! `--pair 3 2` plays two players only, which may also be `random` and `greedy`; `--from N` and `--to N` play the
//! pairs of levels between two. `--time SECONDS` is what level 10 has for an action (default 0.2), `--threads N`
//! games are played at once, `--seed N` makes other openings. The games are Base+MLP after four random actions, each
//! opening once with each colour; the error is twice the standard error of the score.

#![allow(clippy::print_stdout, reason = "it is there to be read")]

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use fastrand::Rng;
use skep_engine::{Engine, Level, Limits, Player};
use skep_rules::{Color, Game, GameType, Outcome};

/// A game that is longer is a draw.
const LONGEST: usize = 200;
const OPENING: usize = 4;

struct Settings {
    games: usize,
    seed: u64,
    threads: usize,
    time: Duration,
    pairs: Vec<(Player, Player)>,
}

fn main() {
    let settings = match read(std::env::args().skip(1)) {
        Ok(settings) => settings,
        Err(error) => {
            println!("{error}");
            std::process::exit(2);
        }
    };
    println!("players          games    +    =    -   score ± error     Elo");
    for &(one, other) in &settings.pairs {
        let start = Instant::now();
        let results = matches(&settings, one, other);
        let count = |wanted: f64| results.iter().filter(|&&result| result == wanted).count();
        let games = results.len() as f64;
        let score = results.iter().sum::<f64>() / games;
        let variance = results.iter().map(|result| (result - score).powi(2)).sum::<f64>() / games;
        let error = 2.0 * (variance / games).sqrt();
        let elo = -400.0 * (1.0 / score.clamp(0.001, 0.999) - 1.0).log10();
        println!(
            "{:>6} : {:<6} {games:>6} {:>4} {:>4} {:>4}   {score:.3} ± {error:.3}  {elo:>+6.0}   {:.0} s",
            one.to_string(),
            other.to_string(),
            count(1.0),
            count(0.5),
            count(0.0),
            start.elapsed().as_secs_f64()
        );
    }
}

fn read(mut words: impl Iterator<Item = String>) -> Result<Settings, String> {
    let mut settings = Settings {
        games: 40,
        seed: 1,
        threads: 1,
        time: Duration::from_millis(200),
        pairs: Vec::new(),
    };
    let (mut from, mut to) = (1, Level::MAX.number());
    while let Some(word) = words.next() {
        let mut value = || words.next().ok_or(format!("{word} needs a value"));
        let wrong = |_| format!("{word} needs a number");
        match word.as_str() {
            "--games" => settings.games = value()?.parse().map_err(wrong)?,
            "--seed" => settings.seed = value()?.parse().map_err(wrong)?,
            "--threads" => settings.threads = value()?.parse().map_err(wrong)?,
            "--from" => from = value()?.parse().map_err(wrong)?,
            "--to" => to = value()?.parse().map_err(wrong)?,
            "--time" => {
                let seconds: f64 = value()?.parse().map_err(|_| format!("{word} needs seconds"))?;
                settings.time = Duration::try_from_secs_f64(seconds).map_err(|e| e.to_string())?;
            }
            "--pair" => {
                let mut player = || value()?.parse::<Player>().map_err(|e| e.to_string());
                let (one, other) = (player()?, player()?);
                settings.pairs.push((one, other));
            }
            _ => return Err(format!("{word} is not understood")),
        }
    }
    if settings.pairs.is_empty() {
        let levels: Vec<Player> = (from..=to).filter_map(Level::new).map(Player::Level).collect();
        settings.pairs = levels.windows(2).map(|pair| (pair[1], pair[0])).collect();
    }
    Ok(settings)
}

/// The results of all games, for the first player.
fn matches(settings: &Settings, one: Player, other: Player) -> Vec<f64> {
    let next = AtomicUsize::new(0);
    let results = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..settings.threads.max(1) {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= settings.games {
                        return;
                    }
                    let white = number.is_multiple_of(2);
                    let players = if white { [one, other] } else { [other, one] };
                    let seed = (settings.seed << 32) | (number as u64 / 2);
                    let result = match play(players, seed, settings.time) {
                        Outcome::Draw => 0.5,
                        Outcome::Win(winner) => f64::from((winner == Color::White) == white),
                    };
                    results.lock().unwrap().push(result);
                }
            });
        }
    });
    results.into_inner().unwrap()
}

/// One game after an opening that the seed decides.
fn play(players: [Player; 2], seed: u64, time: Duration) -> Outcome {
    let mut rng = Rng::with_seed(seed);
    let mut game = Game::new(GameType::BASE_MLP);
    while game.len() < OPENING {
        let Some(action) = rng.choice(game.position().actions()) else { break };
        game.play(action).expect("a listed action is legal");
    }
    let mut engines = [Engine::new(16), Engine::new(16)];
    while game.ending().is_none() && game.len() < LONGEST {
        let turn = game.position().to_move() as usize;
        let best = players[turn] == Player::default();
        let limits = Limits { time: best.then_some(time), ..Limits::default() };
        let stop = AtomicBool::new(false);
        let found = players[turn].decide(&mut engines[turn], &game, limits, &stop, &mut rng);
        let Some(found) = found else { break };
        game.play(found.action).expect("what a player plays is legal");
    }
    game.ending().map_or(Outcome::Draw, |ending| ending.outcome)
}
