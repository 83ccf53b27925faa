//! Who sits at the table: people, and players that are none.

use std::str::FromStr;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use fastrand::Rng;
use skep_engine::{Engine, Level, Limits, Player, PlayerError, Report, best_at_sight};
use skep_rules::{Action, ByColor, Color, Game, Tile};

use crate::analyse::live;

/// One side of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Seat {
    /// Somebody at the terminal.
    Person,
    /// The engine.
    Player(Player),
}

impl FromStr for Seat {
    type Err = PlayerError;

    fn from_str(text: &str) -> Result<Seat, PlayerError> {
        if text == "person" { Ok(Seat::Person) } else { text.parse().map(Seat::Player) }
    }
}

/// Both sides of the table, with what the engine needs to play there.
pub(crate) struct Seats {
    seats: ByColor<Seat>,
    /// Each side thinks for itself, and the one who gives hints too.
    engines: ByColor<Option<Engine>>,
    adviser: Option<Engine>,
    /// How long the highest level thinks, and a hint takes.
    time: Duration,
    rng: Rng,
}

/// What the engine remembers positions in.
const MEGABYTES: usize = 32;
/// How long the engine thinks about an offer of a draw.
const OFFER: Limits = Limits { time: None, depth: None, nodes: Some(20_000) };

impl Seats {
    /// Takes the seats. The same seed, the same play.
    pub(crate) fn new(white: Seat, black: Seat, time: Duration, seed: Option<u64>) -> Seats {
        Seats {
            seats: ByColor { white, black },
            engines: ByColor { white: None, black: None },
            adviser: None,
            time,
            rng: seed.map_or_else(Rng::new, Rng::with_seed),
        }
    }

    /// Whether a person plays this colour.
    pub(crate) fn is_person(&self, color: Color) -> bool {
        self.seats[color] == Seat::Person
    }

    /// Whether there is anybody to be asked.
    pub(crate) fn has_person(&self) -> bool {
        Color::ALL.into_iter().any(|color| self.is_person(color))
    }

    /// What is to be said of those who are no persons, a line each.
    pub(crate) fn introduction(&self) -> String {
        let mut text = String::new();
        for color in Color::ALL {
            let who = match self.seats[color] {
                Seat::Person => continue,
                Seat::Player(Player::Level(level)) => {
                    format!("level {level}, the {}. {}", level.name(), level.meaning())
                }
                Seat::Player(Player::Random) => {
                    "random: any move is as likely as any other.".into()
                }
                Seat::Player(Player::Greedy) => "greedy, and does not look ahead.".into(),
            };
            text.push_str(&format!("{color} is {who}\n"));
        }
        text
    }

    /// What the player whose turn it is plays; nothing for a person.
    pub(crate) fn best(&mut self, game: &Game) -> Option<Action> {
        let color = game.position().to_move();
        let Seat::Player(player) = self.seats[color] else { return None };
        // The other levels have a measure of their own.
        let full = player == Player::Level(Level::MAX);
        let limits = Limits { time: full.then_some(self.time), ..Limits::default() };
        let engine = self.engines[color].get_or_insert_with(|| Engine::new(MEGABYTES));
        let bar = live();
        bar.set_message(format!("{color} is thinking…"));
        let found = player.best(engine, game, limits, &AtomicBool::new(false), &mut self.rng);
        bar.finish_and_clear();
        found.map(|found| found.action)
    }

    /// Where the player whose turn it is places a tile that the bag has given.
    pub(crate) fn best_place(&mut self, game: &Game, drawn: Tile) -> Option<Action> {
        let mut places = game.position().actions();
        places.retain(|action| matches!(*action, Action::Place { tile, .. } if tile == drawn));
        best_at_sight(game.position(), &places, &mut self.rng)
    }

    /// What the engine would play for the side to move.
    pub(crate) fn advice(&mut self, game: &Game) -> Option<Report> {
        self.think(game, Limits { time: Some(self.time), ..Limits::default() })
    }

    /// Whether the engine takes a draw that the side to move offers: it does if it is worse off.
    pub(crate) fn accepts_draw(&mut self, game: &Game) -> bool {
        self.think(game, OFFER).is_some_and(|report| report.score().value() > 50)
    }

    fn think(&mut self, game: &Game, limits: Limits) -> Option<Report> {
        let engine = self.adviser.get_or_insert_with(|| Engine::new(MEGABYTES));
        let bar = live();
        bar.set_message("thinking…");
        let report = engine.search(game, limits, &AtomicBool::new(false), &mut |_| {});
        bar.finish_and_clear();
        report
    }

    /// Forgets the last game.
    pub(crate) fn forget(&mut self) {
        self.engines = ByColor { white: None, black: None };
        self.adviser = None;
    }
}
