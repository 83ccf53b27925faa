//! Makes `data/openings_match.tsv`: `cargo run --release -p skep-arena --example openings > data/openings_match.tsv`.
//!
//! Random openings of four to six actions that a shallow search finds balanced, no two of the same shape. A different
//! engine finds different openings balanced and so makes a different file; results are comparable only between matches
//! with the same file.

use std::collections::HashSet;
use std::io::{self, Write};
use std::sync::atomic::AtomicBool;

use fastrand::Rng;
use skep_arena::HiveShape;
use skep_engine::{Engine, Limits};
use skep_rules::{Game, GameType};

const SEED: u64 = 2010;
const OPENINGS: usize = 300;
const DEPTH: u32 = 7;
/// The largest absolute score of a balanced opening, in centipawns.
const BALANCED: i32 = 20;

fn main() -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(
        out,
        "# Openings for matches, made by crates/arena/examples/openings.rs with seed {SEED}."
    )?;
    writeln!(
        out,
        "# Columns, separated by tabs: game, score for the side to move at depth {DEPTH}."
    )?;
    for game_type in [GameType::BASE, GameType::BASE_MLP] {
        let mut random = Rng::with_seed(SEED);
        let mut shapes = HashSet::new();
        let mut engine = Engine::new(16);
        while shapes.len() < OPENINGS {
            let game = beginning(game_type, random.usize(4..=6), &mut random);
            let shape = HiveShape::of(game.position());
            if shapes.contains(&shape) {
                continue;
            }
            if let Some(score) = balance(&mut engine, &game) {
                shapes.insert(shape);
                writeln!(out, "{game}\t{score}")?;
            }
        }
    }
    Ok(())
}

fn beginning(game_type: GameType, actions: usize, random: &mut Rng) -> Game {
    let mut game = Game::new(game_type);
    for _ in 0..actions {
        if let Some(action) = random.choice(game.position().actions()) {
            game.play(action).expect("a listed action is legal");
        }
    }
    game
}

/// The score, if it is balanced.
fn balance(engine: &mut Engine, game: &Game) -> Option<i32> {
    engine.clear();
    let limits = Limits { depth: Some(DEPTH), ..Limits::default() };
    let report = engine.search(game, limits, &AtomicBool::new(false), &mut |_| {})?;
    let score = report.score().value();
    (score.abs() <= BALANCED).then_some(score)
}
