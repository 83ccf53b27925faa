//! Who can play: the engine at some level, and two simple players to measure it with.

use std::fmt;
use std::str::FromStr;
use std::sync::atomic::AtomicBool;

use fastrand::Rng;
use skep_rules::{Game, Quoted};
use thiserror::Error;

use crate::players::level::{Found, Level};
use crate::players::one_ply::best_at_sight;
use crate::{Engine, Limits, Report};

/// A player that is no person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    /// The engine at a level.
    Level(Level),
    /// Any legal action, each as likely as any other.
    Random,
    /// The action after which the position looks best at first sight.
    Greedy,
}

/// What is not a player.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0} is not a player: a player is a level from 1 to 10, random or greedy")]
pub struct PlayerError(Quoted);

impl Player {
    /// What this player plays; nothing if the game is over or something is to be chosen first.
    pub fn best(
        self,
        engine: &mut Engine,
        game: &Game,
        limits: Limits,
        stop: &AtomicBool,
        rng: &mut Rng,
    ) -> Option<Found> {
        self.best_telling(engine, game, limits, stop, rng, &mut |_| {})
    }

    /// The same, and tells what a search has found after every round.
    pub fn best_telling(
        self,
        engine: &mut Engine,
        game: &Game,
        limits: Limits,
        stop: &AtomicBool,
        rng: &mut Rng,
        tell: &mut dyn FnMut(&Report),
    ) -> Option<Found> {
        if let Player::Level(level) = self {
            return level.best_telling(engine, game, limits, stop, rng, tell);
        }
        if game.ending().is_some() || game.open_choice().is_some() {
            return None;
        }
        let position = game.position();
        let actions = position.actions();
        let action = match self {
            Player::Greedy => best_at_sight(position, &actions, rng),
            _ => rng.choice(actions),
        };
        action.map(|action| Found { action, report: None })
    }
}

impl Default for Player {
    /// The engine at its best.
    fn default() -> Player {
        Player::Level(Level::MAX)
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Level(level) => level.fmt(f),
            Player::Random => f.write_str("random"),
            Player::Greedy => f.write_str("greedy"),
        }
    }
}

impl FromStr for Player {
    type Err = PlayerError;

    fn from_str(text: &str) -> Result<Player, PlayerError> {
        match text {
            "random" => Ok(Player::Random),
            "greedy" => Ok(Player::Greedy),
            _ => text.parse().map(Player::Level).map_err(|_| PlayerError(Quoted::new(text))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_read_as_they_are_written() {
        let others = [Player::Random, Player::Greedy];
        for player in Level::ALL.map(Player::Level).into_iter().chain(others) {
            assert_eq!(player.to_string().parse(), Ok(player));
        }
        let error = "11".parse::<Player>().unwrap_err().to_string();
        assert_eq!(
            error,
            "`11` is not a player: a player is a level from 1 to 10, random or greedy"
        );
    }

    #[test]
    fn everybody_plays_every_game_to_some_end() {
        let players = ["1", "2", "random", "greedy"];
        for (index, text) in
            ["Base+MLP", "Venom+MLP", "Ultimate", "Base+Honeycombo"].into_iter().enumerate()
        {
            let mut game: Game = text.parse().unwrap();
            while let Some(choice) = crate::choose(&game) {
                game.play_text(&choice).unwrap();
            }
            let mut engine = Engine::new(1);
            let mut rng = Rng::with_seed(index as u64);
            for ply in 0..40 {
                let player: Player = players[(ply + index) % 4].parse().unwrap();
                let stop = AtomicBool::new(false);
                let found = player.best(&mut engine, &game, Limits::default(), &stop, &mut rng);
                let Some(found) = found else { break };
                let draws: Vec<_> = game.position().draws(found.action).into_iter().collect();
                game.play(found.action.drawing(rng.choice(draws))).unwrap();
            }
            assert!(game.ending().is_some() || game.len() == 40);
        }
    }
}
