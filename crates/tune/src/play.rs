//! Games of the engine against itself.

use std::fs::OpenOptions;
use std::io::{BufWriter, Write};
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

use fastrand::Rng;
use indicatif::{ProgressBar, ProgressStyle};
use skep_engine::{Engine, Limits};
use skep_rules::{Color, Game, GameType, Outcome};

use crate::error::Error;
use crate::sample::Sample;

/// What is played if nothing else is asked for: mostly the tournament game, but something of all.
pub(crate) const TYPES: [&str; 17] = [
    "Base+MLP",
    "Base",
    "Base+MLP",
    "Venom+MLP",
    "Base+MLP",
    "Base+ML",
    "Base+MLP",
    "Base+MLP+Predators",
    "Base+MLP",
    "Base+MP",
    "Base+MLP",
    "Base+MLP+Guardians+Honeycombo",
    "Base+MLP",
    "Ultimate",
    "Base+MLP",
    "Base",
    "Venom",
];

/// What to play.
pub(crate) struct Plan {
    pub(crate) games: u64,
    pub(crate) nodes: u64,
    pub(crate) threads: u64,
    pub(crate) seed: u64,
    pub(crate) types: Vec<String>,
}

/// A longer game is broken off.
const MAX_PLIES: usize = 140;

/// Plays the games.
pub(crate) fn play(path: &Path, plan: &Plan) -> Result<(), Error> {
    let read = |text: &String| text.parse().map_err(|error| Error::Type(text.clone(), error));
    let types: Vec<GameType> = plan.types.iter().map(read).collect::<Result<_, _>>()?;
    let file = OpenOptions::new().create(true).append(true).open(path);
    let file = file.map_err(|error| Error::File(path.to_owned(), error))?;
    let output = Mutex::new(BufWriter::new(file));
    let next = AtomicU64::new(0);
    let bar = ProgressBar::new(plan.games);
    if let Ok(style) = ProgressStyle::with_template("{pos}/{len} games, {per_sec}, {eta} left") {
        bar.set_style(style);
    }
    thread::scope(|scope| {
        for _ in 0..plan.threads {
            scope.spawn(|| {
                let mut engine = Engine::new(4);
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= plan.games {
                        break;
                    }
                    let game_type = types[number as usize % types.len().max(1)];
                    let samples = one_game(&mut engine, game_type, plan, number);
                    if let Ok(mut output) = output.lock() {
                        for sample in samples {
                            let _ = writeln!(output, "{sample}");
                        }
                        let _ = output.flush();
                    }
                    bar.inc(1);
                }
            });
        }
    });
    bar.finish();
    Ok(())
}

/// One game, after a few random actions.
fn one_game(engine: &mut Engine, game_type: GameType, plan: &Plan, number: u64) -> Vec<Sample> {
    let name = plan.seed << 32 | number;
    let mut chance = Rng::with_seed(name);
    let mut game = Game::new(game_type);
    engine.clear();
    for _ in 0..chance.usize(2..=8) {
        let actions = game.position().actions();
        let Some(action) = chance.choice(actions) else { break };
        if game.ending().is_some() || game.play(action).is_err() {
            break;
        }
    }
    let mut seen: Vec<(Color, Sample)> = Vec::new();
    let limits = Limits { nodes: Some(plan.nodes), ..Limits::default() };
    while game.ending().is_none() && game.len() < MAX_PLIES {
        let stop = AtomicBool::new(false);
        let Some(report) = engine.search(&game, limits, &stop, &mut |_| {}) else { break };
        let score = report.score();
        // A forced end is not for the evaluation to see.
        if score.forced().is_none() {
            let position = game.position().to_string();
            let sample = Sample { game: name, score: score.value(), result: None, position };
            seen.push((game.position().to_move(), sample));
        }
        // Now and then something else, so that games differ.
        let action = match chance.u32(..100) {
            0..4 => chance.choice(game.position().actions()),
            _ => Some(report.best()),
        };
        let Some(action) = action else { break };
        if game.play(action).is_err() {
            break;
        }
    }
    let outcome = game.ending().map(|ending| ending.outcome);
    let result = |color| match outcome? {
        Outcome::Draw => Some(0.5),
        Outcome::Win(winner) => Some(if winner == color { 1.0 } else { 0.0 }),
    };
    seen.into_iter().map(|(color, sample)| Sample { result: result(color), ..sample }).collect()
}
