//! skep's own engine as a [`Bot`].

use std::io::{self, BufRead, Write};
use std::ops::RangeInclusive;

use fastrand::Rng;
use skep_engine::{Engine, Level, Limits, MAX_THREADS, Player, SearchReport, choose, write_line};
use skep_rules::{Action, Chosen, Game};

use crate::bot::{Bot, SearchControl};
use crate::limit::Limit;
use crate::options::{BotOption, OptionValue};
use crate::server::{ServerSettings, serve_on};

/// The initial settings of skep's engine.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EngineBotSettings {
    /// The player: a level, or a player that does not search.
    pub player: Player,
    /// The seed of all random choices; without one, they differ from session to session.
    pub seed: Option<u64>,
    /// The value of the option `DrawByRepeatedStacks`.
    pub repeated_stacks: bool,
}

/// Serves skep's own engine until `exit` or the end of the input.
pub fn serve_engine(
    settings: EngineBotSettings,
    input: impl BufRead + Send + 'static,
    output: impl Write,
) -> io::Result<()> {
    let EngineBotSettings { player, seed, repeated_stacks } = settings;
    let server = ServerSettings { seed, repeated_stacks };
    serve_on(EngineBot::new(player, seed), server, input, output)
}

/// skep's own engine.
struct EngineBot {
    engine: Engine,
    player: Player,
    /// The size of the transposition table.
    megabytes: usize,
    threads: usize,
    rng: Rng,
    /// The answer to `pv`: a description of the last search.
    summary: String,
}

const MEGABYTES: &str = "TableMegabytes";
const THREADS: &str = "Threads";
const LEVEL: &str = "Level";

const DEFAULT_MEGABYTES: usize = 64;
const MEGABYTES_RANGE: RangeInclusive<usize> = 1..=4096;
const DEFAULT_THREADS: usize = 1;
const THREADS_RANGE: RangeInclusive<usize> = 1..=MAX_THREADS;

impl EngineBot {
    fn new(player: Player, seed: Option<u64>) -> EngineBot {
        EngineBot {
            engine: Engine::new(DEFAULT_MEGABYTES),
            player,
            megabytes: DEFAULT_MEGABYTES,
            threads: DEFAULT_THREADS,
            rng: seed.map_or_else(Rng::new, Rng::with_seed),
            summary: String::new(),
        }
    }

    /// Resets only what depends on the option: the transposition table is kept while its size does not change.
    fn resize(&mut self, megabytes: usize) {
        if self.megabytes != megabytes {
            self.megabytes = megabytes;
            self.engine = Engine::new(megabytes);
            self.engine.set_threads(self.threads);
        }
    }
}

impl Bot for EngineBot {
    fn id(&self) -> String {
        format!("skep v{}", env!("CARGO_PKG_VERSION"))
    }

    fn best_action(
        &mut self,
        game: &Game,
        limit: Limit,
        control: &SearchControl<'_>,
    ) -> Option<Action> {
        let mut report = |report: &SearchReport| {
            let score = f64::from(report.score().value()) / 100.0;
            control.report(report.best(), report.depth, score);
        };
        let (engine, rng, stop) = (&mut self.engine, &mut self.rng, control.stop_flag());
        let found =
            self.player.decide_reporting(engine, game, limits(limit), stop, rng, &mut report)?;
        self.summary = found.report.map_or_else(String::new, |report| summary(game, &report));
        Some(found.action)
    }

    fn choose(&mut self, game: &Game) -> Option<Chosen> {
        choose(game)
    }

    fn new_game(&mut self) {
        self.engine.clear();
        self.summary.clear();
    }

    fn options(&self) -> Vec<BotOption> {
        let players = Level::ALL.map(Player::Level).into_iter();
        let players = players.chain([Player::Random, Player::Greedy]);
        vec![
            BotOption::int(MEGABYTES, self.megabytes, DEFAULT_MEGABYTES, MEGABYTES_RANGE),
            BotOption::int(THREADS, self.threads, DEFAULT_THREADS, THREADS_RANGE),
            BotOption::enumeration(LEVEL, self.player, Player::default(), players),
        ]
    }

    fn set_option(&mut self, name: &str, value: OptionValue<'_>) -> Result<(), String> {
        match (name, value) {
            (MEGABYTES, OptionValue::Int(megabytes)) => self.resize(megabytes),
            (THREADS, OptionValue::Int(threads)) => {
                self.threads = threads;
                self.engine.set_threads(threads);
            }
            (LEVEL, OptionValue::Enum(player)) => {
                self.player = player
                    .parse()
                    .map_err(|_| format!("{name} is a number from 1 to 10, random or greedy"))?;
            }
            // The server has checked the name and the kind of the option.
            _ => {}
        }
        Ok(())
    }

    fn search_summary(&self) -> String {
        self.summary.clone()
    }
}

fn limits(limit: Limit) -> Limits {
    match limit {
        Limit::Time(time) => Limits { time: Some(time), ..Limits::default() },
        Limit::Depth(depth) => Limits { depth: Some(depth), ..Limits::default() },
        Limit::Nodes(nodes) => Limits { nodes: Some(nodes), ..Limits::default() },
    }
}

/// Describes the result of a search in one line.
fn summary(game: &Game, report: &SearchReport) -> String {
    let moves = write_line(game.position(), &report.lines[0].actions).join(";");
    let time = report.time.as_secs_f64();
    let (depth, score, nodes) = (report.depth, report.score(), report.nodes);
    format!("depth {depth} score {score} nodes {nodes} time {time:.2} pv {moves}")
}
