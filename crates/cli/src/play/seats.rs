//! Who sits at the table: people, and players that are none.

use std::str::FromStr;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use fastrand::Rng;
use skep_engine::{Engine, Level, Limits, Player, PlayerError, SearchReport, one_ply_search};
use skep_rules::{Action, ByColor, Color, Game, Tile};
use skep_uhp::{ClientError, CommandLine, CommandLineError};
use thiserror::Error;

use crate::analyse::live;
use crate::error::Error;
use crate::itself::itself;
use crate::play::guest::Guest;

/// One side of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Seat {
    /// Somebody at the terminal.
    Person,
    /// The engine.
    Player(Player),
    /// Another program, which speaks the Universal Hive Protocol.
    Guest(CommandLine),
}

/// What is nobody who could play.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub(crate) enum SeatError {
    #[error("{0}, person or the command of an engine")]
    Player(#[from] PlayerError),
    #[error(transparent)]
    Command(#[from] CommandLineError),
}

impl FromStr for Seat {
    type Err = SeatError;

    fn from_str(text: &str) -> Result<Seat, SeatError> {
        if text == "person" {
            return Ok(Seat::Person);
        }
        match text.parse() {
            Ok(player) => Ok(Seat::Player(player)),
            // A number is meant as a level.
            Err(error) if text.parse::<f64>().is_ok() || text.trim().is_empty() => Err(error)?,
            Err(_) => Ok(Seat::Guest(text.parse()?)),
        }
    }
}

/// Both sides of the table, with what the engine needs to play there.
pub(crate) struct Seats {
    seats: ByColor<Sitter>,
    adviser: Option<Engine>,
    /// How long the highest level thinks, and a hint takes.
    time: Duration,
    rng: Rng,
}

/// Somebody who has taken a seat.
enum Sitter {
    Person,
    /// Each side thinks for itself, and the one who gives hints too.
    Player(Player, Option<Box<Engine>>),
    Guest(Box<Guest>),
}

/// What the engine remembers positions in.
const MEGABYTES: usize = 32;

impl Seats {
    /// Takes the seats, and starts the programs that play. The same seed, the same play.
    pub(crate) fn new(
        white: &Seat,
        black: &Seat,
        time: Duration,
        seed: Option<u64>,
    ) -> Result<Seats, Error> {
        let sit = |color, seat: &Seat| {
            Ok::<Sitter, Error>(match seat {
                Seat::Person => Sitter::Person,
                Seat::Player(player) => Sitter::Player(*player, None),
                Seat::Guest(command) => {
                    let guest = Guest::invite(itself(command)?, time);
                    let guest = guest.map_err(|error| Error::NoGuest { color, error })?;
                    Sitter::Guest(Box::new(guest))
                }
            })
        };
        Ok(Seats {
            seats: ByColor { white: sit(Color::White, white)?, black: sit(Color::Black, black)? },
            adviser: None,
            time,
            rng: seed.map_or_else(Rng::new, Rng::with_seed),
        })
    }

    /// Whether a person plays this colour.
    pub(crate) fn is_person(&self, color: Color) -> bool {
        matches!(self.seats[color], Sitter::Person)
    }

    /// Whether there is anybody to be asked.
    pub(crate) fn has_person(&self) -> bool {
        Color::ALL.into_iter().any(|color| self.is_person(color))
    }

    /// What is to be said of those who are no persons, a line each.
    pub(crate) fn introduction(&self) -> String {
        let mut text = String::new();
        for color in Color::ALL {
            let who = match &self.seats[color] {
                Sitter::Person => continue,
                Sitter::Guest(guest) => format!("{}, a program of its own.", guest.name()),
                Sitter::Player(Player::Level(level), _) => {
                    format!("level {level}, the {}. {}", level.name(), level.meaning())
                }
                Sitter::Player(Player::Random, _) => {
                    "random: any move is as likely as any other.".into()
                }
                Sitter::Player(Player::Greedy, _) => "greedy, and does not look ahead.".into(),
            };
            text.push_str(&format!("{color} is {who}\n"));
        }
        text
    }

    /// What another program plays or chooses for this colour, in its words; nothing if none has this seat.
    pub(crate) fn ask_guest(
        &mut self,
        color: Color,
        game: &Game,
    ) -> Option<Result<String, ClientError>> {
        let Sitter::Guest(guest) = &mut self.seats[color] else { return None };
        let bar = live();
        bar.set_message(format!("{color} is thinking…"));
        let answer = guest.best_move(game);
        bar.finish_and_clear();
        Some(answer)
    }

    /// Whether another program plays this colour.
    pub(crate) fn has_guest(&self, color: Color) -> bool {
        matches!(self.seats[color], Sitter::Guest(_))
    }

    /// A person takes over from a program that cannot go on, if there is one at the table.
    pub(crate) fn take_over(&mut self, color: Color) -> bool {
        let possible = self.has_person() && self.has_guest(color);
        if possible {
            self.seats[color] = Sitter::Person;
        }
        possible
    }

    /// What the player whose turn it is plays; nothing for a person or another program.
    pub(crate) fn best(&mut self, game: &Game) -> Option<Action> {
        let color = game.position().to_move();
        let Sitter::Player(player, engine) = &mut self.seats[color] else { return None };
        // The other levels have a measure of their own.
        let full = *player == Player::Level(Level::MAX);
        let limits = Limits { time: full.then_some(self.time), ..Limits::default() };
        let engine = engine.get_or_insert_with(|| Box::new(Engine::new(MEGABYTES)));
        let bar = live();
        bar.set_message(format!("{color} is thinking…"));
        let found = player.decide(engine, game, limits, &AtomicBool::new(false), &mut self.rng);
        bar.finish_and_clear();
        found.map(|found| found.action)
    }

    /// Where the player whose turn it is places a tile that the bag has given.
    pub(crate) fn best_place(&mut self, game: &Game, drawn: Tile) -> Option<Action> {
        let mut places = game.position().actions();
        places.retain(|action| matches!(*action, Action::Place { tile, .. } if tile == drawn));
        one_ply_search(game.position(), &places, &mut self.rng)
    }

    /// What the engine would play for the side to move.
    pub(crate) fn advice(&mut self, game: &Game) -> Option<SearchReport> {
        self.think(game, Limits { time: Some(self.time), ..Limits::default() })
    }

    /// Whether the engine takes a draw that the side to move offers: it does if it is worse off.
    pub(crate) fn accepts_draw(&mut self, game: &Game) -> bool {
        self.adviser.get_or_insert_with(|| Engine::new(MEGABYTES)).accepts_draw(game)
    }

    fn think(&mut self, game: &Game, limits: Limits) -> Option<SearchReport> {
        let engine = self.adviser.get_or_insert_with(|| Engine::new(MEGABYTES));
        let bar = live();
        bar.set_message("thinking…");
        let report = engine.search(game, limits, &AtomicBool::new(false), &mut |_| {});
        bar.finish_and_clear();
        report
    }

    /// Forgets the last game.
    pub(crate) fn forget(&mut self) {
        for color in Color::ALL {
            match &mut self.seats[color] {
                Sitter::Person => {}
                Sitter::Player(_, engine) => *engine = None,
                Sitter::Guest(guest) => guest.forget(),
            }
        }
        self.adviser = None;
    }
}
