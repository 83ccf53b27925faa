//! A game that goes on from an example, as far as somebody wants to try.

use skep_board::{Held, Last, Offers, Refused};
use skep_draw::{About, Example};
use skep_rules::{Action, Ending, Game, Illegal, Position, Tile, TileSet};

/// A game that goes on from an example.
#[derive(Clone, Debug)]
pub(super) struct Trial {
    start: Position,
    about: About,
    game: Game,
}

impl Trial {
    /// The example as it is.
    pub(super) fn new(example: Example) -> Trial {
        let Example { position: start, about, .. } = example;
        let game = Game::from_position(start.clone());
        Trial { start, about, game }
    }

    /// The position now.
    pub(super) fn position(&self) -> &Position {
        self.game.position()
    }

    /// All that is legal now.
    pub(super) fn actions(&self) -> Vec<Action> {
        match self.ending() {
            Some(_) => Vec::new(),
            None => self.position().actions(),
        }
    }

    /// How it has ended, if it has.
    pub(super) fn ending(&self) -> Option<Ending> {
        self.game.ending()
    }

    /// Whether nothing has been tried yet.
    pub(super) fn is_at_start(&self) -> bool {
        self.game.is_empty()
    }

    /// What was played last.
    pub(super) fn last(&self) -> Option<Last> {
        let action = self.game.last_action()?;
        let mut before = self.game.clone();
        before.undo();
        Some(Last { before: before.position().clone(), action })
    }

    /// The tile that the example is about, until something is played.
    pub(super) fn in_question(&self) -> Option<Held> {
        match self.about {
            About::Tile { tile, bug, .. } if self.is_at_start() => {
                let lies = self.start.cell(tile).is_some();
                Some(if lies { Held::Lying(tile) } else { Held::Waiting { tile, bug } })
            }
            _ => None,
        }
    }

    /// Plays an action. Where a tile comes out of the bag, `draw` takes it.
    pub(super) fn play(
        &mut self,
        action: Action,
        draw: impl FnOnce(TileSet) -> Option<Tile>,
    ) -> Result<(), Illegal> {
        self.game.play(self.position().with_draw(action, draw))
    }

    /// Why something cannot be done.
    pub(super) fn reason(&self, refused: Refused) -> Option<Illegal> {
        self.game.check(refused.action(self.position())).err()
    }

    /// Takes the last action back.
    pub(super) fn undo(&mut self) {
        self.game.undo();
    }

    /// Begins again with the example.
    pub(super) fn reset(&mut self) {
        self.game = Game::from_position(self.start.clone());
    }
}

/// How many things can be done with a tile: where it can go, what can be done in place, whom it can move.
pub(super) fn possibilities(offers: Offers<'_>, held: Held) -> usize {
    let ways: usize = offers.targets(held).values().map(Vec::len).sum();
    ways + offers.in_place(held).len() + offers.lent(held).len() as usize
}

#[cfg(test)]
mod tests {
    use skep_rules::Outcome;

    use super::*;

    /// The examples that show what cannot be done.
    const NOWHERE: [&str; 4] = ["one-hive", "gate", "resting", "stung"];

    fn trial(name: &str) -> Trial {
        Trial::new(Example::named(name).unwrap())
    }

    #[test]
    fn the_tile_in_question_can_do_something_or_it_is_said_why_not() {
        for example in Example::all() {
            let name = example.name;
            let trial = Trial::new(example);
            let Some(held) = trial.in_question() else { continue };
            let actions = trial.actions();
            let count = possibilities(Offers::new(trial.position(), &actions), held);
            assert_eq!(count == 0, NOWHERE.contains(&name), "{name}");
            if count == 0 {
                assert!(trial.reason(Refused { held, to: None }).is_some(), "{name}");
            }
        }
    }

    #[test]
    fn every_legal_action_of_every_example_can_be_tried_and_taken_back() {
        for example in Example::all() {
            let mut trial = Trial::new(example);
            let start = trial.position().to_string();
            for action in trial.actions() {
                trial.play(action, |bag| bag.into_iter().next()).unwrap();
                assert!(trial.in_question().is_none());
                assert_eq!(trial.last().unwrap().before.to_string(), start);
                trial.undo();
                assert_eq!(trial.position().to_string(), start);
                assert!(trial.is_at_start() && trial.last().is_none());
            }
        }
    }

    #[test]
    fn an_example_can_be_won_and_begun_again() {
        let mut trial = trial("win");
        let wins = |action: &Action| {
            let mut after = trial.clone();
            after.play(*action, |_| None).unwrap();
            after.ending().is_some_and(|ending| matches!(ending.outcome, Outcome::Win(_)))
        };
        let won = trial.actions().into_iter().find(wins).unwrap();
        trial.play(won, |_| None).unwrap();
        assert!(trial.actions().is_empty());
        trial.reset();
        assert!(trial.in_question().is_some() && !trial.actions().is_empty());
    }
}
