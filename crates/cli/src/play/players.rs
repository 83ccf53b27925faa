//! The players of both sides: persons, the engine, or other programs.

use std::str::FromStr;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use fastrand::Rng;
use skep_engine::{Engine, Level, Limits, Player, PlayerError, SearchReport, one_ply_search};
use skep_rules::{Action, ByColor, Color, Game, Tile};
use skep_uhp::{ClientError, CommandLine, CommandLineError};
use skep_words::Words;
use thiserror::Error;

use crate::analyse::status_line;
use crate::error::Error;
use crate::own_program::resolve;
use crate::play::uhp_player::UhpPlayer;

/// Who plays a side, as the command line says it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum PlayerArg {
    /// A person at the terminal.
    Person,
    /// The engine.
    Engine(Player),
    /// Another program, which speaks the Universal Hive Protocol.
    Program(CommandLine),
}

/// Why a text does not name a player.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub(crate) enum PlayerArgError {
    #[error("{0}, person or the command of an engine")]
    Player(#[from] PlayerError),
    #[error(transparent)]
    Command(#[from] CommandLineError),
}

impl FromStr for PlayerArg {
    type Err = PlayerArgError;

    fn from_str(text: &str) -> Result<PlayerArg, PlayerArgError> {
        if text == "person" {
            return Ok(PlayerArg::Person);
        }
        match text.parse() {
            Ok(player) => Ok(PlayerArg::Engine(player)),
            // A number is meant as a level.
            Err(error) if text.parse::<f64>().is_ok() || text.trim().is_empty() => Err(error)?,
            Err(_) => Ok(PlayerArg::Program(text.parse()?)),
        }
    }
}

/// The players of both sides, and the engine that gives hints.
pub(crate) struct Players {
    sides: ByColor<SidePlayer>,
    adviser: Option<Engine>,
    /// The thinking time of the highest level, and of a hint.
    time: Duration,
    rng: Rng,
}

/// The player of one side, ready to play.
enum SidePlayer {
    Person,
    /// Each side has its own engine, and hints have another, so that none profits from what another has found.
    Engine(Player, Option<Box<Engine>>),
    Program(Box<UhpPlayer>),
}

/// The size of an engine's transposition table.
const MEGABYTES: usize = 32;

impl Players {
    /// The players of both sides. Starts the programs among them. With a seed, random decisions are reproducible.
    pub(crate) fn new(
        white: &PlayerArg,
        black: &PlayerArg,
        time: Duration,
        seed: Option<u64>,
    ) -> Result<Players, Error> {
        let start = |color, player: &PlayerArg| {
            Ok::<SidePlayer, Error>(match player {
                PlayerArg::Person => SidePlayer::Person,
                PlayerArg::Engine(player) => SidePlayer::Engine(*player, None),
                PlayerArg::Program(command) => {
                    let program = UhpPlayer::start(resolve(command)?, time);
                    let program = program.map_err(|error| Error::NoPlayer { color, error })?;
                    SidePlayer::Program(Box::new(program))
                }
            })
        };
        Ok(Players {
            sides: ByColor {
                white: start(Color::White, white)?,
                black: start(Color::Black, black)?,
            },
            adviser: None,
            time,
            rng: seed.map_or_else(Rng::new, Rng::with_seed),
        })
    }

    /// Whether a person plays this colour.
    pub(crate) fn is_person(&self, color: Color) -> bool {
        matches!(self.sides[color], SidePlayer::Person)
    }

    /// Whether a person plays at least one colour.
    pub(crate) fn has_person(&self) -> bool {
        Color::ALL.into_iter().any(|color| self.is_person(color))
    }

    /// Whether another program plays this colour.
    pub(crate) fn is_program(&self, color: Color) -> bool {
        matches!(self.sides[color], SidePlayer::Program(_))
    }

    /// Introduces the players that are not persons, in a line each.
    pub(crate) fn introduction(&self, words: &Words) -> String {
        let mut text = String::new();
        for color in Color::ALL {
            let it = words.in_notation().player(color);
            let line = match &self.sides[color] {
                SidePlayer::Person => continue,
                SidePlayer::Program(program) => {
                    it.set("name", program.name().to_owned()).format("terminal-is-program")
                }
                SidePlayer::Engine(Player::Level(level), _) => {
                    let number = level.number();
                    it.set("number", number)
                        .set("name", words.level(number))
                        .set("about", words.about_level(number))
                        .format("terminal-is-level")
                }
                SidePlayer::Engine(Player::Random, _) => it.format("terminal-is-random"),
                SidePlayer::Engine(Player::Greedy, _) => it.format("terminal-is-greedy"),
            };
            text.push_str(&format!("{line}\n"));
        }
        text
    }

    /// The move or choice of another program, as the program writes it; `None` if no program plays this colour.
    pub(crate) fn ask_program(
        &mut self,
        color: Color,
        game: &Game,
        words: &Words,
    ) -> Option<Result<String, ClientError>> {
        let SidePlayer::Program(program) = &mut self.sides[color] else { return None };
        let message = words.in_notation().player(color).format("terminal-thinking");
        Some(while_thinking(&message, || program.best_move(game)))
    }

    /// Lets a person replace a program that cannot go on. Returns whether there is a person.
    pub(crate) fn replace_program(&mut self, color: Color) -> bool {
        let possible = self.has_person() && self.is_program(color);
        if possible {
            self.sides[color] = SidePlayer::Person;
        }
        possible
    }

    /// The action of the engine that plays the side to move; `None` for a person or another program.
    pub(crate) fn best_action(&mut self, game: &Game, words: &Words) -> Option<Action> {
        let color = game.position().to_move();
        let SidePlayer::Engine(player, engine) = &mut self.sides[color] else { return None };
        // The other levels have limits of their own.
        let is_highest = *player == Player::Level(Level::MAX);
        let limits = Limits { time: is_highest.then_some(self.time), ..Limits::default() };
        let engine = engine.get_or_insert_with(|| Box::new(Engine::new(MEGABYTES)));
        let message = words.in_notation().player(color).format("terminal-thinking");
        let found = while_thinking(&message, || {
            player.decide(engine, game, limits, &AtomicBool::new(false), &mut self.rng)
        });
        found.map(|found| found.action)
    }

    /// The best place for a tile that has been drawn.
    pub(crate) fn best_placing(&mut self, game: &Game, drawn: Tile) -> Option<Action> {
        let mut placings = game.position().actions();
        placings.retain(|action| matches!(*action, Action::Place { tile, .. } if tile == drawn));
        one_ply_search(game.position(), &placings, &mut self.rng)
    }

    /// The engine's search for a hint.
    pub(crate) fn advice(&mut self, game: &Game, words: &Words) -> Option<SearchReport> {
        let adviser = self.adviser.get_or_insert_with(|| Engine::new(MEGABYTES));
        let limits = Limits { time: Some(self.time), ..Limits::default() };
        while_thinking(&words.text("play-thinking"), || {
            adviser.search(game, limits, &AtomicBool::new(false), &mut |_| {})
        })
    }

    /// Whether the engine accepts a draw that the side to move offers.
    pub(crate) fn accepts_draw(&mut self, game: &Game, words: &Words) -> bool {
        let adviser = self.adviser.get_or_insert_with(|| Engine::new(MEGABYTES));
        let message = words.in_notation().player(!game.position().to_move());
        while_thinking(&message.format("terminal-thinking"), || adviser.accepts_draw(game))
    }

    /// Prepares for another game.
    pub(crate) fn reset(&mut self) {
        for color in Color::ALL {
            match &mut self.sides[color] {
                SidePlayer::Person => {}
                SidePlayer::Engine(_, engine) => *engine = None,
                SidePlayer::Program(program) => program.forget_game(),
            }
        }
        self.adviser = None;
    }
}

/// Shows a message as long as `think` takes.
fn while_thinking<T>(message: &str, think: impl FnOnce() -> T) -> T {
    let bar = status_line();
    bar.set_message(message.to_owned());
    let found = think();
    bar.finish_and_clear();
    found
}
