//! Self-play: games of the engine against itself, as training positions.

use std::fs::OpenOptions;
use std::io::{BufWriter, Write};
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

use fastrand::Rng;
use indicatif::{ProgressBar, ProgressStyle};
use skep_engine::{Engine, Limits, choose};
use skep_rules::{Action, Color, Game, GameType, Outcome};

use crate::error::Error;
use crate::hyperparameters::{
    HASH_MEGABYTES, MAX_PLIES, RANDOM_ACTION_PERCENT, RANDOM_OPENING_PLIES,
};
use crate::sample::Sample;

/// The default game types, played in turn: half of the games are of the tournament type.
pub(crate) const GAME_TYPES: [&str; 17] = [
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

/// The number of games to play, and their settings.
pub(crate) struct SelfPlaySettings {
    pub(crate) games: u64,
    /// The number of nodes to search for each action.
    pub(crate) nodes: u64,
    pub(crate) threads: u64,
    pub(crate) seed: u64,
    pub(crate) types: Vec<String>,
}

/// Plays the games, and appends their positions to the file.
pub(crate) fn play(path: &Path, settings: &SelfPlaySettings) -> Result<(), Error> {
    let read = |text: &String| text.parse().map_err(|error| Error::Type(text.clone(), error));
    let types: Vec<GameType> = settings.types.iter().map(read).collect::<Result<_, _>>()?;
    let file = OpenOptions::new().create(true).append(true).open(path);
    let file = file.map_err(|error| Error::File(path.to_owned(), error))?;
    let output = Mutex::new(BufWriter::new(file));
    let next = AtomicU64::new(0);
    let bar = ProgressBar::new(settings.games);
    if let Ok(style) = ProgressStyle::with_template("{pos}/{len} games, {per_sec}, {eta} left") {
        bar.set_style(style);
    }
    thread::scope(|scope| {
        for _ in 0..settings.threads {
            scope.spawn(|| {
                let mut engine = Engine::new(HASH_MEGABYTES);
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= settings.games {
                        break;
                    }
                    let game_type = types[number as usize % types.len().max(1)];
                    let samples = play_game(&mut engine, game_type, settings, number);
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

/// Plays one game from a random opening, and returns its positions.
fn play_game(
    engine: &mut Engine,
    game_type: GameType,
    settings: &SelfPlaySettings,
    number: u64,
) -> Vec<Sample> {
    let id = settings.seed << 32 | number;
    let mut rng = Rng::with_seed(id);
    let mut game = random_opening(game_type, &mut rng);
    engine.clear();
    let mut samples: Vec<(Color, Sample)> = Vec::new();
    let limits = Limits { nodes: Some(settings.nodes), ..Limits::default() };
    while game.ending().is_none() && game.len() < MAX_PLIES {
        let stop = AtomicBool::new(false);
        let Some(report) = engine.search(&game, limits, &stop, &mut |_| {}) else { break };
        let score = report.score();
        // The search finds forced wins; the evaluation need not learn them.
        if score.forced().is_none() {
            let position = game.position().to_string();
            let sample = Sample { game: id, score: score.value(), result: None, position };
            samples.push((game.position().to_move(), sample));
        }
        let action = match rng.u32(..100) {
            ..RANDOM_ACTION_PERCENT => rng.choice(game.position().actions()),
            _ => Some(report.best()),
        };
        let Some(action) = action else { break };
        if game.play(with_draw(&game, action, &mut rng)).is_err() {
            break;
        }
    }
    let outcome = game.ending().map(|ending| ending.outcome);
    let result = |color| match outcome? {
        Outcome::Draw => Some(0.5),
        Outcome::Win(winner) => Some(if winner == color { 1.0 } else { 0.0 }),
    };
    samples.into_iter().map(|(color, sample)| Sample { result: result(color), ..sample }).collect()
}

/// A game after some random actions.
pub(crate) fn random_opening(game_type: GameType, rng: &mut Rng) -> Game {
    let mut game = Game::new(game_type);
    while let Some(chosen) = choose(&game) {
        if game.choose(chosen).is_err() {
            break;
        }
    }
    for _ in 0..rng.usize(RANDOM_OPENING_PLIES) {
        let actions = game.position().actions();
        let Some(action) = rng.choice(actions) else { break };
        if game.ending().is_some() || game.play(with_draw(&game, action, rng)).is_err() {
            break;
        }
    }
    game
}

/// The action with a random tile from the bag, if it draws one.
pub(crate) fn with_draw(game: &Game, action: Action, rng: &mut Rng) -> Action {
    game.position().with_draw(action, |bag| {
        let tiles: Vec<_> = bag.into_iter().collect();
        rng.choice(tiles)
    })
}
