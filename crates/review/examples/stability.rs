//! How reliable reviews are: compares reviews of the same games at the usual effort and at many times that effort.
//!
//! ```text
//! cargo run --release -p skep-review --example stability -- [--factor N] [--games N] [--threads N] [FILE…]
//! ```
//!
//! Each FILE holds a game in any format that skep imports. Besides, `--games` games of each of seven other game types are
//! played by weak levels with fixed seeds. For both groups it prints which share of the blunders found with more effort
//! the usual effort finds too, and which share of the blunders of the usual effort are at least mistakes with more effort.

use std::env;
use std::fs;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;

use skep_engine::{Engine, Level, Limits, Player, choose};
use skep_record::{GameTree, import};
use skep_review::{Effort, Evaluation, Judgement, Review, Reviewer, SearchResult, Share};

/// The game types of the generated games.
const TYPES: [&str; 7] = [
    "Base",
    "Venom+MLP",
    "Base+MLP+Swarm",
    "Base+MLP+Predators",
    "Base+MLP+Guardians",
    "Base+MLP+Honeycombo",
    "Ultimate",
];

/// Blunders of a group of games.
#[derive(Clone, Copy, Default)]
struct Counts {
    games: usize,
    moves: usize,
    /// Blunders with more effort, and those of them that the usual effort finds.
    deep: usize,
    found: usize,
    /// Blunders with the usual effort, and those of them that are at least mistakes with more.
    usual: usize,
    confirmed: usize,
}

fn main() -> ExitCode {
    let mut arguments = env::args().skip(1);
    let (mut factor, mut games, mut threads, mut files) = (30_u64, 9_usize, 2_usize, Vec::new());
    while let Some(argument) = arguments.next() {
        let mut number = || arguments.next().and_then(|text| text.parse().ok()).unwrap_or(1);
        match argument.as_str() {
            "--factor" => factor = number(),
            "--games" => games = number() as usize,
            "--threads" => threads = number() as usize,
            _ => files.push(argument),
        }
    }
    let mut work: Vec<(usize, GameTree)> = Vec::new();
    for file in files {
        match fs::read_to_string(&file).map_err(|error| error.to_string()).and_then(|text| {
            import(&text).map(|imported| imported.tree).map_err(|error| error.to_string())
        }) {
            Ok(tree) => work.push((0, tree)),
            Err(error) => print(&format!("{file}: {error}")),
        }
    }
    for (index, game_type) in TYPES.iter().enumerate() {
        work.extend((0..games).map(|seed| (1, played(game_type, (index * 1_000 + seed) as u64))));
    }
    let counts = compare(&work, factor, threads);
    for (name, counts) in ["files", "generated"].iter().zip(counts) {
        let share = |part: usize, all: usize| 100.0 * part as f64 / all.max(1) as f64;
        let Counts { games, moves, deep, found, usual, confirmed } = counts;
        print(&format!(
            "{name}: {games} games, {moves} moves; of {deep} blunders at {factor} times the effort {found} are found \
             ({:.1} %); of {usual} blunders at the usual effort {confirmed} are at least mistakes there ({:.1} %)",
            share(found, deep),
            share(confirmed, usual),
        ));
    }
    ExitCode::SUCCESS
}

/// Reviews all games at both efforts.
fn compare(work: &[(usize, GameTree)], factor: u64, threads: usize) -> [Counts; 2] {
    let counts = Mutex::new([Counts::default(); 2]);
    let next = AtomicUsize::new(0);
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while let Some((group, tree)) = work.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let usual = review(tree, Effort::default());
                    let nodes = Effort::default().nodes * factor;
                    let deep = review(tree, Effort { nodes, ..Effort::default() });
                    if let Ok(mut counts) = counts.lock() {
                        counts[*group].add(&usual, &deep);
                    }
                }
            });
        }
    });
    counts.into_inner().unwrap_or_default()
}

impl Counts {
    fn add(&mut self, usual: &Review, deep: &Review) {
        let blunder = Some(Judgement::Blunder);
        self.games += 1;
        self.moves += usual.moves.len();
        for (usual, deep) in usual.moves.iter().zip(&deep.moves) {
            self.deep += usize::from(deep.judgement == blunder);
            self.found += usize::from(deep.judgement == blunder && usual.judgement == blunder);
            self.usual += usize::from(usual.judgement == blunder);
            self.confirmed += usize::from(
                usual.judgement == blunder && deep.judgement >= Some(Judgement::Mistake),
            );
        }
    }
}

/// Reviews a game on one thread.
fn review(tree: &GameTree, effort: Effort) -> Review {
    let mut reviewer = Reviewer::new(tree, tree.main_end(), effort);
    let mut engine = Engine::new(64);
    let stop = AtomicBool::new(false);
    while let Some(request) = reviewer.next_search(Share::WHOLE) {
        let limits = Limits { nodes: Some(request.nodes), ..Limits::default() };
        let report = match request.action {
            Some(action) => engine.search_action(&request.game, action, limits, &stop),
            None => engine.search(&request.game, limits, &stop, &mut |_| {}),
        };
        let Some(best) = report.and_then(|report| report.lines.into_iter().next()) else { break };
        let value = Evaluation::new(best.score.value(), best.score.forced());
        reviewer.record(request.id, SearchResult { value, line: best.actions });
    }
    reviewer.review()
}

/// A game of two weak levels.
fn played(game_type: &str, seed: u64) -> GameTree {
    let Ok(game_type) = game_type.parse() else { return GameTree::default() };
    let mut tree = GameTree::new(game_type);
    let mut rng = fastrand::Rng::with_seed(seed);
    let levels = [3, 5].map(|level| Level::new(level).map(Player::Level));
    let mut engine = Engine::new(8);
    while tree.ending().is_none() && tree.game().len() < 80 {
        if let Some(chosen) = choose(tree.game()) {
            let _ = tree.choose(chosen);
            continue;
        }
        let Some(player) = levels[(tree.game().len() + seed as usize) % 2] else { break };
        let stop = AtomicBool::new(false);
        let decision = player.decide(&mut engine, tree.game(), Limits::default(), &stop, &mut rng);
        let Some(decision) = decision else { break };
        let action = tree.position().with_draw(decision.action, |bag| {
            let tiles: Vec<_> = bag.into_iter().collect();
            rng.choice(tiles)
        });
        if tree.play(action).is_err() {
            break;
        }
    }
    tree
}

fn print(text: &str) {
    let _ = std::io::Write::write_fmt(&mut std::io::stdout(), format_args!("{text}\n"));
}
