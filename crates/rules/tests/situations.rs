//! The situations of `data/situations.txt`, answered by the fast rules.

mod common;
#[path = "../../naive/tests/common/situations.rs"]
mod situations;

use common::compare::{result, spelled_actions};
use situations::Subject;
use skep_naive::Action as Naive;
use skep_rules::{Game, GameError, Position};

/// A position of the fast rules.
#[derive(Clone)]
struct Fast(Position);

impl Subject for Fast {
    fn read(position: &str) -> Result<Fast, String> {
        let read = position.parse::<Position>();
        read.map(Fast).map_err(|error| error.to_string())
    }

    fn start(game_type: &str, choices: &[&str]) -> Result<Fast, String> {
        let mut game: Game = game_type.parse().map_err(|error: GameError| error.to_string())?;
        for choice in choices {
            game.play_text(choice).map_err(|error| error.to_string())?;
        }
        Ok(Fast(game.position().clone()))
    }

    fn print(&self) -> String {
        self.0.to_string()
    }

    fn actions(&self) -> Vec<Naive> {
        spelled_actions(&self.0)
    }

    fn is_legal(&self, written: &str) -> Result<bool, String> {
        Ok(self.0.read_move(written).is_ok())
    }

    fn play(&self, written: &str) -> Result<Fast, String> {
        let action = self.0.read_move(written).map_err(|error| error.to_string())?;
        let mut next = self.0.clone();
        next.play(action).map_err(|error| error.to_string())?;
        Ok(Fast(next))
    }

    fn skip(&self) -> Fast {
        let mut next = self.0.clone();
        next.play_null_move();
        Fast(next)
    }

    fn result(&self) -> Option<&'static str> {
        result(self.0.outcome())
    }

    fn bag(&self) -> Vec<String> {
        self.0.bag().into_iter().map(|tile| tile.to_string()).collect()
    }

    fn is_same(&self, other: &Fast) -> bool {
        self.0.zobrist_hash() == other.0.zobrist_hash()
    }
}

#[test]
fn every_situation_is_answered_as_expected() {
    situations::assert_all::<Fast>();
}

#[test]
fn a_wrong_answer_is_noticed() {
    situations::assert_wrong_answers_are_noticed::<Fast>();
}
