//! How reliable reviews are: compares reviews of the same moves at the usual effort and at many times that effort.
//!
//! ```text
//! cargo run --release -p skep-review --example stability -- [--factor N] [--games N] [--threads N] [--sample N]
//!     [--seed N] [--record FILE] [FILE…]
//! ```
//!
//! There are three groups of games: those in the FILEs, in any format that skep imports; `--games` games of Base+MLP
//! for each of three pairs of levels; and as many games of each of six other game types between weak levels. All but
//! the first group are played with fixed seeds. For every group it prints which share of the blunders found with more
//! effort the usual effort finds too, and which share of the blunders of the usual effort are at least mistakes with more
//! effort, both with the 95 % interval (Wilson).
//!
//! With `--sample N`, every Nth move of each game is searched at both efforts, and only these moves are counted. The first
//! of them depends on the game and on `--seed`, so the sample is the same whenever the program runs. `--record` appends the
//! counts of each game to a file, and skips the games that are there already.

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
use skep_review::{Effort, Evaluation, Judgement, Reviewer, SearchResult, Share, slope};

/// The tournament game.
const TOURNAMENT: &str = "Base+MLP";

/// The levels that play it: their mistakes differ.
const TOURNAMENT_LEVELS: [[u8; 2]; 3] = [[2, 4], [4, 5], [5, 6]];

/// The other game types.
const OTHERS: [&str; 6] = [
    "Venom+MLP",
    "Base+MLP+Swarm",
    "Base+MLP+Predators",
    "Base+MLP+Guardians",
    "Base+MLP+Honeycombo",
    "Ultimate",
];

/// The levels that play those.
const OTHER_LEVELS: [u8; 2] = [3, 5];

/// The groups of games.
const GROUPS: [&str; 3] = ["files", "tournament", "others"];

/// A game to review.
struct Work {
    name: String,
    /// The index in [`GROUPS`].
    group: usize,
    tree: GameTree,
    /// The moves that are sampled.
    sample: Share,
}

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

/// What the command line asks for.
struct Arguments {
    factor: u64,
    games: usize,
    threads: usize,
    sample: usize,
    seed: usize,
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
                "--seed" => read.seed = number(),
                "--record" => read.record = arguments.next().map(PathBuf::from),
                _ => read.files.push(argument),
            }
        }
        read
    }

    /// The games to review, those of the three groups in turn: a run that is stopped early has some of each.
    fn work(&self) -> Vec<Work> {
        let from_files = self.files.iter().filter_map(|file| {
            let text = fs::read_to_string(file).map_err(|error| error.to_string());
            match text.and_then(|text| import(&text).map_err(|error| error.to_string())) {
                Ok(imported) => Some((file.clone(), imported.tree)),
                Err(error) => {
                    print(&format!("{file}: {error}"));
                    None
                }
            }
        });
        let tournament = (0..self.games).flat_map(|seed| {
            TOURNAMENT_LEVELS.iter().map(move |&[a, b]| {
                let tree = played(TOURNAMENT, [a, b], seed as u64);
                (format!("{TOURNAMENT} {a}:{b} {seed}"), tree)
            })
        });
        let others = (0..self.games).flat_map(|seed| {
            OTHERS.iter().enumerate().map(move |(index, game_type)| {
                let tree = played(game_type, OTHER_LEVELS, (index * 1_000 + seed) as u64);
                (format!("{game_type} {seed}"), tree)
            })
        });
        let mut groups: [Box<dyn Iterator<Item = (String, GameTree)>>; 3] =
            [Box::new(from_files), Box::new(tournament), Box::new(others)];
        let mut all = Vec::new();
        loop {
            let before = all.len();
            for (group, games) in groups.iter_mut().enumerate() {
                let Some((name, tree)) = games.next() else { continue };
                let sample = Share { number: self.first_of(&name), of: self.sample };
                all.push(Work { name, group, tree, sample });
            }
            if all.len() == before {
                return all;
            }
        }
    }

    /// The number of the first move that is sampled in the game with this name.
    fn first_of(&self, name: &str) -> usize {
        // The file's name, wherever it lies.
        let name = name.rsplit('/').next().unwrap_or(name);
        let sum = name.bytes().fold(self.seed as u64, |sum, byte| {
            (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        (sum >> 8) as usize % self.sample
    }
}

fn main() -> ExitCode {
    let arguments = Arguments::read();
    let counts = compare(&arguments);
    let factor = arguments.factor;
    for (name, counts) in GROUPS.iter().zip(counts) {
        let Counts { games, moves, deep, found, usual, confirmed } = counts;
        print(&format!(
            "{name}: {games} games, {moves} moves; of {deep} blunders at {factor} times the effort {found} are found \
             ({}); of {usual} blunders at the usual effort {confirmed} are at least mistakes there ({})",
            percentage(found, deep),
            percentage(confirmed, usual),
        ));
    }
    ExitCode::SUCCESS
}

/// A share in per cent, with its 95 % interval.
fn percentage(part: usize, all: usize) -> String {
    if all == 0 {
        return "none".to_owned();
    }
    let (part, all, z) = (part as f64, all as f64, 1.96);
    let share = part / all;
    let middle = (share + z * z / (2.0 * all)) / (1.0 + z * z / all);
    let spread = (share * (1.0 - share) / all + z * z / (4.0 * all * all)).sqrt();
    let spread = z * spread / (1.0 + z * z / all);
    let [share, low, high] = [share, middle - spread, middle + spread].map(|it| 100.0 * it);
    format!("{share:.1} %, {low:.0}–{high:.0}")
}

/// Reviews all games at both efforts.
fn compare(arguments: &Arguments) -> [Counts; GROUPS.len()] {
    let recorded = arguments.record.as_ref().and_then(|file| fs::read_to_string(file).ok());
    let recorded: Vec<(String, usize, Counts)> =
        recorded.iter().flat_map(|text| text.lines()).filter_map(Counts::read).collect();
    let mut totals = [Counts::default(); GROUPS.len()];
    for (_, group, counts) in &recorded {
        totals[*group].add(*counts);
    }
    let mut work = arguments.work();
    work.retain(|work| !recorded.iter().any(|(name, ..)| *name == work.name));
    let totals = Mutex::new(totals);
    let next = AtomicUsize::new(0);
    thread::scope(|scope| {
        for _ in 0..arguments.threads {
            scope.spawn(|| {
                while let Some(work) = work.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let usual = review(work, Effort::default());
                    let nodes = Effort::default().nodes * arguments.factor;
                    let deep = review(work, Effort { nodes, ..Effort::default() });
                    let counts = Counts::of(&usual, &deep);
                    if let Ok(mut totals) = totals.lock() {
                        totals[work.group].add(counts);
                        let line = counts.write(&work.name, work.group);
                        print(&line);
                        if let Some(file) = &arguments.record {
                            append(file, &line);
                        }
                    }
                }
            });
        }
    });
    totals.into_inner().unwrap_or_default()
}

fn append(file: &PathBuf, line: &str) {
    let opened = OpenOptions::new().create(true).append(true).open(file);
    if let Err(error) = opened.and_then(|mut file| writeln!(file, "{line}")) {
        print(&format!("{}: {error}", file.display()));
    }
}

impl Counts {
    /// The counts of the sampled moves of one game, reviewed with the usual and with more effort.
    fn of(usual: &Reviewer, deep: &Reviewer) -> Counts {
        let blunder = Some(Judgement::Blunder);
        let mut counts = Counts { games: 1, ..Counts::default() };
        for ((number, usual), (other, deep)) in usual.searched_moves().zip(deep.searched_moves()) {
            assert_eq!(number, other, "both efforts search the same moves");
            let is_found = deep.judgement == blunder && usual.judgement == blunder;
            let is_confirmed =
                usual.judgement == blunder && deep.judgement >= Some(Judgement::Mistake);
            counts.moves += 1;
            counts.deep += usize::from(deep.judgement == blunder);
            counts.found += usize::from(is_found);
            counts.usual += usize::from(usual.judgement == blunder);
            counts.confirmed += usize::from(is_confirmed);
        }
        counts
    }

    fn add(&mut self, other: Counts) {
        self.games += other.games;
        self.moves += other.moves;
        self.deep += other.deep;
        self.found += other.found;
        self.usual += other.usual;
        self.confirmed += other.confirmed;
    }

    /// The line of a game in the record.
    fn write(self, name: &str, group: usize) -> String {
        let Counts { moves, deep, found, usual, confirmed, .. } = self;
        format!("{name}\t{}\t{moves}\t{deep}\t{found}\t{usual}\t{confirmed}", GROUPS[group])
    }

    fn read(line: &str) -> Option<(String, usize, Counts)> {
        let mut fields = line.split('\t');
        let (name, group) = (fields.next()?.to_owned(), fields.next()?);
        let group = GROUPS.iter().position(|&known| known == group)?;
        let mut number = || fields.next()?.parse().ok();
        let [moves, deep, found, usual, confirmed] =
            [number()?, number()?, number()?, number()?, number()?];
        Some((name, group, Counts { games: 1, moves, deep, found, usual, confirmed }))
    }
}

/// Reviews the sampled moves of a game on one thread.
fn review(work: &Work, effort: Effort) -> Reviewer {
    let mut reviewer = Reviewer::new(&work.tree, work.tree.main_end(), effort);
    let mut engine = Engine::new(64);
    let stop = AtomicBool::new(false);
    while let Some(request) = reviewer.next_search(work.sample) {
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
fn played(game_type: &str, levels: [u8; 2], seed: u64) -> GameTree {
    let Ok(game_type) = game_type.parse() else { return GameTree::default() };
    let mut tree = GameTree::new(game_type);
    let mut rng = fastrand::Rng::with_seed(seed);
    let levels = levels.map(|level| Level::new(level).map(Player::Level));
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
