//! How reliable reviews are: compares the judgements of the usual review with those at many times the effort.
//!
//! ```text
//! cargo run --release -p skep-review --example stability -- [--factor N] [--games N] [--threads N] [--sample N]
//!     [--seed N] [--record FILE] [FILE…]
//! ```
//!
//! There are two groups of games: those in the FILEs, in any format that skep imports, and `--games` games of each of six
//! other game types between weak levels, played with fixed seeds. Every game is reviewed as people get it. Then some of its
//! moves are judged with `--factor` times the effort. For every group it prints which share of the blunders found with more
//! effort the usual review finds too, and which share of the blunders of the usual review are at least mistakes with more
//! effort. Both have a 95 % interval (percentile bootstrap over games).
//!
//! With `--sample N`, one in N of the moves that the usual review finds at least inaccurate is compared, and one in 2 N of
//! the others; shares are weighted accordingly, so they are estimates for all moves. Which moves these are depends on the
//! game, the number of the move and `--seed` only, so the sample is the same whenever the program runs. `--record` appends
//! the deep judgements of each game to a file and reads them from there: a changed review is measured again without
//! the deep searches.

use std::env;
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;

use skep_engine::{AveragedSearch, Engine, Level, Limits, Player, choose};
use skep_record::{GameTree, import};
use skep_review::{
    Effort, Evaluation, INACCURACY, Judgement, ReviewedMove, Reviewer, SearchResult, Share, slope,
};

/// The game types of the second group.
const OTHERS: [&str; 6] = [
    "Venom+MLP",
    "Base+MLP+Swarm",
    "Base+MLP+Predators",
    "Base+MLP+Guardians",
    "Base+MLP+Honeycombo",
    "Ultimate",
];

/// The levels that play them.
const LEVELS: [u8; 2] = [3, 5];

/// The groups of games.
const GROUPS: [&str; 2] = ["files", "others"];

/// The megabytes of hash tables of the usual review, as in the browser, and of the deep searches.
const MEGABYTES: [usize; 2] = [64, 128];

/// The number of samples of the bootstrap.
const RESAMPLES: usize = 2_000;

/// A game to review.
struct Work {
    name: String,
    /// The index in [`GROUPS`].
    group: usize,
    tree: GameTree,
}

/// A move of the sample.
#[derive(Clone, Copy)]
struct SampledMove {
    /// Its number in the game, from 0.
    index: usize,
    /// How many moves it stands for.
    weight: usize,
    /// What the deep searches say of it.
    deep: Option<Judgement>,
}

/// Blunders of a game. What is counted in the sample is weighted.
#[derive(Clone, Copy, Default)]
struct Counts {
    moves: usize,
    /// The moves of the sample, without weights.
    compared: usize,
    /// Blunders with more effort, and those of them that the usual review finds.
    deep: usize,
    found: usize,
    /// Blunders of the usual review, and those of them that are at least mistakes with more effort.
    usual: usize,
    confirmed: usize,
    /// Of the numbers above, those of deep and usual blunders without weights.
    seen: [usize; 2],
}

/// What the command line asks for.
struct Arguments {
    factor: u64,
    games: usize,
    threads: usize,
    sample: usize,
    seed: u64,
    record: Option<PathBuf>,
    files: Vec<String>,
}

impl Arguments {
    fn read() -> Arguments {
        let mut read = Arguments {
            factor: 30,
            games: 10,
            threads: 2,
            sample: 1,
            seed: 0,
            record: None,
            files: Vec::new(),
        };
        let mut arguments = env::args().skip(1);
        while let Some(argument) = arguments.next() {
            let mut number = || arguments.next().and_then(|text| text.parse().ok()).unwrap_or(1);
            match argument.as_str() {
                "--factor" => read.factor = number() as u64,
                "--games" => read.games = number(),
                "--threads" => read.threads = number(),
                "--sample" => read.sample = number().max(1),
                "--seed" => read.seed = number() as u64,
                "--record" => read.record = arguments.next().map(PathBuf::from),
                _ => read.files.push(argument),
            }
        }
        read
    }

    /// The games to review, those of the groups in turn: a run that is stopped early has some of each.
    fn work(&self) -> Vec<Work> {
        let from_files = self.files.iter().filter_map(|file| {
            let text = fs::read_to_string(file).map_err(|error| error.to_string());
            match text.and_then(|text| import(&text).map_err(|error| error.to_string())) {
                // The file's name, wherever it lies.
                Ok(imported) => {
                    Some((file.rsplit('/').next().unwrap_or(file).to_owned(), imported.tree))
                }
                Err(error) => {
                    print(&format!("{file}: {error}"));
                    None
                }
            }
        });
        let others = (0..self.games).flat_map(|seed| {
            OTHERS.iter().enumerate().map(move |(index, game_type)| {
                let tree = played(game_type, (index * 1_000 + seed) as u64);
                (format!("{game_type} {seed}"), tree)
            })
        });
        let mut groups: [Box<dyn Iterator<Item = (String, GameTree)>>; GROUPS.len()] =
            [Box::new(from_files), Box::new(others)];
        let mut all = Vec::new();
        loop {
            let before = all.len();
            for (group, games) in groups.iter_mut().enumerate() {
                all.extend(games.next().map(|(name, tree)| Work { name, group, tree }));
            }
            if all.len() == before {
                return all;
            }
        }
    }

    /// The moves of a usual review that are compared, and how many moves each of them stands for.
    fn sampled(&self, name: &str, usual: &[ReviewedMove]) -> Vec<(usize, usize)> {
        let moves = usual.iter().enumerate();
        moves
            .filter_map(|(index, it)| {
                let weight = if it.loss >= INACCURACY || it.judgement.is_some() { 1 } else { 2 };
                let weight = weight * self.sample;
                let seed = self.seed ^ (index as u64) << 32;
                let sum = name
                    .bytes()
                    .fold(seed, |sum, byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
                let is_sampled = fastrand::Rng::with_seed(sum).usize(..weight) == 0;
                is_sampled.then_some((index, weight))
            })
            .collect()
    }
}

fn main() -> ExitCode {
    let arguments = Arguments::read();
    let recorded = arguments.record.as_ref().and_then(|file| fs::read_to_string(file).ok());
    let recorded: Vec<(String, Vec<SampledMove>)> =
        recorded.iter().flat_map(|text| text.lines()).filter_map(read_record).collect();
    let work = arguments.work();
    let counts: Mutex<[Vec<Counts>; GROUPS.len()]> = Mutex::default();
    let next = AtomicUsize::new(0);
    thread::scope(|scope| {
        for _ in 0..arguments.threads {
            scope.spawn(|| {
                while let Some(work) = work.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let known = recorded.iter().find(|(name, _)| *name == work.name);
                    let game = compare(&arguments, work, known.map(|(_, moves)| &moves[..]));
                    if let Ok(mut counts) = counts.lock() {
                        counts[work.group].push(game);
                        print(&format!("{}: {}", GROUPS[work.group], summary(&counts[work.group])));
                    }
                }
            });
        }
    });
    ExitCode::SUCCESS
}

/// What is known of a group of games.
fn summary(games: &[Counts]) -> String {
    let sum = |of: fn(&Counts) -> usize| games.iter().map(of).sum::<usize>();
    format!(
        "{} games, {} moves, {} compared; of the deep blunders ({} seen) {} are found; of the usual blunders ({} seen) {} \
         are at least mistakes",
        games.len(),
        sum(|it| it.moves),
        sum(|it| it.compared),
        sum(|it| it.seen[0]),
        share(games, |it| (it.found, it.deep)),
        sum(|it| it.seen[1]),
        share(games, |it| (it.confirmed, it.usual)),
    )
}

/// A share in per cent, with its 95 % interval.
fn share(games: &[Counts], of: fn(&Counts) -> (usize, usize)) -> String {
    let ratio = |games: &mut dyn Iterator<Item = &Counts>| {
        let (part, all) = games.map(of).fold((0, 0), |sum, it| (sum.0 + it.0, sum.1 + it.1));
        (all > 0).then(|| 100.0 * part as f64 / all as f64)
    };
    let Some(estimate) = ratio(&mut games.iter()) else { return "none".to_owned() };
    let mut rng = fastrand::Rng::with_seed(1);
    let mut ratios: Vec<f64> = (0..RESAMPLES)
        .filter_map(|_| ratio(&mut (0..games.len()).map(|_| &games[rng.usize(..games.len())])))
        .collect();
    ratios.sort_by(f64::total_cmp);
    let [low, high] = [25, 975].map(|per_mille| ratios[ratios.len() * per_mille / 1_000]);
    format!("{estimate:.1} % ({low:.0}–{high:.0})")
}

/// Compares the usual review of a game with what deep searches say of a sample of its moves, or have said.
fn compare(arguments: &Arguments, work: &Work, known: Option<&[SampledMove]>) -> Counts {
    let usual = review(&work.tree, Effort::default(), Share::WHOLE, &mut Engine::new(MEGABYTES[0]));
    let usual: Vec<ReviewedMove> = usual.searched_moves().map(|(_, it)| it).collect();
    let sample = match known {
        Some(known) => known.to_vec(),
        None => {
            let sample = arguments.sampled(&work.name, &usual);
            let sample = deep_judgements(arguments.factor, work, &usual, &sample);
            if let Some(file) = &arguments.record {
                append(file, &record(&work.name, &sample));
            }
            sample
        }
    };
    let mut counts = Counts { moves: usual.len(), compared: sample.len(), ..Counts::default() };
    for SampledMove { index, weight, deep } in sample {
        let Some(usual) = usual.get(index).map(|it| it.judgement) else { continue };
        let blunder = Some(Judgement::Blunder);
        if deep == blunder {
            counts.seen[0] += 1;
            counts.deep += weight;
            counts.found += if usual == blunder { weight } else { 0 };
        }
        if usual == blunder {
            counts.seen[1] += 1;
            counts.usual += weight;
            counts.confirmed += if deep >= Some(Judgement::Mistake) { weight } else { 0 };
        }
    }
    counts
}

/// Judges the moves with these numbers and weights with more effort, and prints where the usual review says something else.
fn deep_judgements(
    factor: u64,
    work: &Work,
    usual: &[ReviewedMove],
    sample: &[(usize, usize)],
) -> Vec<SampledMove> {
    let effort = Effort { nodes: Effort::default().nodes * factor, ..Effort::default() };
    let mut engine = Engine::new(MEGABYTES[1]);
    let judged = sample.iter().rev().map(|&(index, weight)| {
        let only = Share { number: index, of: usual.len() };
        let deep = review(&work.tree, effort, only, &mut engine);
        let deep = deep.searched_moves().next().map(|(_, it)| it);
        let text = |it: &ReviewedMove| {
            let judgement = it.judgement.map_or("fine", Judgement::name);
            format!(
                "{judgement} {:.1} ({} {})",
                it.loss,
                value(it.best_value),
                value(it.played_value)
            )
        };
        let deep_text = deep.as_ref().map_or_else(String::new, text);
        print(&format!("{} {index} ×{weight}: {} / {deep_text}", work.name, text(&usual[index])));
        SampledMove { index, weight, deep: deep.and_then(|it| it.judgement) }
    });
    judged.collect()
}

fn value(value: Evaluation) -> String {
    match value {
        Evaluation::Centipawns(value) => format!("{value:+}"),
        Evaluation::Win(plies) => format!("win {plies}"),
        Evaluation::Loss(plies) => format!("loss {plies}"),
    }
}

fn append(file: &PathBuf, line: &str) {
    let opened = OpenOptions::new().create(true).append(true).open(file);
    if let Err(error) = opened.and_then(|mut file| writeln!(file, "{line}")) {
        print(&format!("{}: {error}", file.display()));
    }
}

/// The line of a game in the record.
fn record(name: &str, sample: &[SampledMove]) -> String {
    let moves = sample.iter().map(|&SampledMove { index, weight, deep }| {
        format!("\t{index} {weight} {}", deep.map_or("fine", Judgement::name))
    });
    format!("{name}{}", moves.collect::<String>())
}

fn read_record(line: &str) -> Option<(String, Vec<SampledMove>)> {
    let mut fields = line.split('\t');
    let name = fields.next()?.to_owned();
    let moves = fields.map(|field| {
        let mut parts = field.split(' ');
        let (index, weight) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
        let name = parts.next()?;
        let deep = Judgement::ALL.into_iter().find(|it| it.name() == name);
        Some(SampledMove { index, weight, deep })
    });
    Some((name, moves.collect::<Option<_>>()?))
}

/// Reviews a share of the moves of a game on one thread.
fn review(tree: &GameTree, effort: Effort, share: Share, engine: &mut Engine) -> Reviewer {
    let mut reviewer = Reviewer::new(tree, tree.main_end(), effort);
    let stop = AtomicBool::new(false);
    while let Some(request) = reviewer.next_search(share) {
        let limits = Limits { nodes: Some(request.nodes), ..Limits::default() };
        let wanted = AveragedSearch {
            lines: 1,
            only: request.action,
            drawn: request.drawn,
            slope: slope(request.game.position().game_type().family()),
        };
        let report = engine.search_averaged(&request.game, limits, wanted, &stop, &mut |_| {});
        let Some(best) = report.and_then(|report| report.lines.into_iter().next()) else { break };
        let value = Evaluation::new(best.score.value(), best.score.forced());
        reviewer.record(request.id, SearchResult { value, line: best.actions });
    }
    reviewer
}

/// A game of two levels.
fn played(game_type: &str, seed: u64) -> GameTree {
    let Ok(game_type) = game_type.parse() else { return GameTree::default() };
    let mut tree = GameTree::new(game_type);
    let mut rng = fastrand::Rng::with_seed(seed);
    let levels = LEVELS.map(|level| Level::new(level).map(Player::Level));
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
    let _ = writeln!(std::io::stdout(), "{text}");
}
