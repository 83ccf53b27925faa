//! Players that are not people: the engine at a level, and two simple players to compare it with.

use std::fmt;
use std::str::FromStr;

use fastrand::Rng;
use skep_rules::{Game, Quoted};
use thiserror::Error;

use crate::players::level::{Decision, Level};
use crate::players::one_ply::one_ply_search;
use crate::{Engine, Limits, SearchReport, StopSignal};

/// A player that is not a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    /// The engine at a level.
    Level(Level),
    /// Plays a random legal action.
    Random,
    /// Plays the action with the best static evaluation after it.
    Greedy,
}

/// A text that does not name a player.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0} is not a player: a player is a level from 1 to 10, random or greedy")]
pub struct PlayerError(Quoted);

impl Player {
    /// The action that this player plays. `None` if the game is over or a choice before the first turn is open.
    pub fn decide(
        self,
        engine: &mut Engine,
        game: &Game,
        limits: Limits,
        stop: &dyn StopSignal,
        rng: &mut Rng,
    ) -> Option<Decision> {
        self.decide_reporting(engine, game, limits, stop, rng, &mut |_| {})
    }

    /// Decides like [`Player::decide`], and calls `on_report` after every iteration of a search.
    pub fn decide_reporting(
        self,
        engine: &mut Engine,
        game: &Game,
        limits: Limits,
        stop: &dyn StopSignal,
        rng: &mut Rng,
        on_report: &mut dyn FnMut(&SearchReport),
    ) -> Option<Decision> {
        if let Player::Level(level) = self {
            return level.decide(engine, game, limits, stop, rng, on_report);
        }
        if game.ending().is_some() || game.open_choice().is_some() {
            return None;
        }
        let position = game.position();
        let actions = position.actions();
        let action = match self {
            Player::Greedy => one_ply_search(position, &actions, rng),
            _ => rng.choice(actions),
        };
        action.map(|action| Decision { action, report: None })
    }
}

impl Default for Player {
    /// The engine at full strength.
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
    use std::sync::atomic::AtomicBool;

    use super::*;

    #[test]
    fn a_player_is_parsed_from_its_own_text() {
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
    fn every_player_plays_every_game_type() {
        let players = ["1", "2", "random", "greedy"];
        for (index, text) in
            ["Base+MLP", "Venom+MLP", "Ultimate", "Base+Honeycombo"].into_iter().enumerate()
        {
            let mut game: Game = text.parse().unwrap();
            while let Some(choice) = crate::choose(&game) {
                game.choose(choice).unwrap();
            }
            let mut engine = Engine::new(1);
            let mut rng = Rng::with_seed(index as u64);
            for ply in 0..40 {
                let player: Player = players[(ply + index) % 4].parse().unwrap();
                let stop = AtomicBool::new(false);
                let decision =
                    player.decide(&mut engine, &game, Limits::default(), &stop, &mut rng);
                let Some(Decision { action, .. }) = decision else { break };
                let action = game
                    .position()
                    .with_draw(action, |bag| rng.choice(bag.into_iter().collect::<Vec<_>>()));
                game.play(action).unwrap();
            }
            assert!(game.ending().is_some() || game.len() == 40);
        }
    }
}
