//! The situations of `data/situations.txt`, answered by the naive rules.

mod common;

use common::situations::{self, Subject};
use skep_naive::{Action, State};

impl Subject for State {
    fn read(position: &str) -> Result<State, String> {
        State::from_position(position)
    }

    fn start(game_type: &str, choices: &[&str]) -> Result<State, String> {
        let chosen = |word: &str| -> Vec<&str> {
            let of_word = choices.iter().filter(|choice| choice.starts_with(word));
            of_word.flat_map(|choice| choice.split(' ').skip(1)).collect()
        };
        State::set_up(game_type, &chosen("pick"), &chosen("faces"))
    }

    fn print(&self) -> String {
        self.to_position()
    }

    fn actions(&self) -> Vec<Action> {
        self.actions()
    }

    fn is_legal(&self, written: &str) -> Result<bool, String> {
        let (action, _) = self.read_move(written)?;
        Ok(self.actions().contains(&action))
    }

    fn play(&self, written: &str) -> Result<State, String> {
        let (action, drawn) = self.read_move(written)?;
        if !self.actions().contains(&action) {
            return Err(format!("illegal in {}", self.to_position()));
        }
        self.play(&action, drawn.as_deref())
    }

    fn skip(&self) -> State {
        self.play(&Action::Pass, None).expect("a pass can always be carried out")
    }

    fn result(&self) -> Option<&'static str> {
        self.over().map(|over| over.name())
    }

    fn bag(&self) -> Vec<String> {
        self.bag()
    }

    fn is_same(&self, other: &State) -> bool {
        self.repetition_key() == other.repetition_key()
    }
}

#[test]
fn every_situation_is_answered_as_expected() {
    situations::assert_all::<State>();
}

#[test]
fn a_wrong_answer_is_noticed() {
    situations::assert_wrong_answers_are_noticed::<State>();
}
