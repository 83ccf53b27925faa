//! A game that starts from an example of the rules.

use skep_board::{Held, LastAction, Offers, Refused};
use skep_draw::{About, Example};
use skep_rules::{Action, Ending, Game, Illegal, Position, Tile, TileSet};

/// A game that starts from an example of the rules.
#[derive(Clone, Debug)]
pub(super) struct ExampleGame {
    start: Position,
    about: About,
    game: Game,
}

impl ExampleGame {
    /// Starts at the example's position.
    pub(super) fn new(example: Example) -> ExampleGame {
        let Example { position: start, about, .. } = example;
        let game = Game::from_position(start.clone());
        ExampleGame { start, about, game }
    }

    /// The current position.
    pub(super) fn position(&self) -> &Position {
        self.game.position()
    }

    /// The legal actions.
    pub(super) fn actions(&self) -> Vec<Action> {
        match self.ending() {
            Some(_) => Vec::new(),
            None => self.position().actions(),
        }
    }

    /// How the game has ended, if it has.
    pub(super) fn ending(&self) -> Option<Ending> {
        self.game.ending()
    }

    /// Whether nothing has been played yet.
    pub(super) fn is_at_start(&self) -> bool {
        self.game.is_empty()
    }

    /// The last action.
    pub(super) fn last(&self) -> Option<LastAction> {
        let action = self.game.last_action()?;
        let mut before = self.game.clone();
        before.undo();
        Some(LastAction { before: before.position().clone(), action })
    }

    /// The tile that the example is about, until something is played.
    pub(super) fn in_question(&self) -> Option<Held> {
        match self.about {
            About::Tile { tile, bug, .. } if self.is_at_start() => {
                let lies = self.start.cell(tile).is_some();
                Some(if lies { Held::InPlay(tile) } else { Held::Reserve { tile, bug } })
            }
            _ => None,
        }
    }

    /// Plays an action. If it draws a tile, `draw` picks it from the bag.
    pub(super) fn play(
        &mut self,
        action: Action,
        draw: impl FnOnce(TileSet) -> Option<Tile>,
    ) -> Result<(), Illegal> {
        self.game.play(self.position().with_draw(action, draw))
    }

    /// Why an attempt is illegal.
    pub(super) fn reason(&self, refused: Refused) -> Option<Illegal> {
        self.game.check(refused.action(self.position())).err()
    }

    /// Takes the last action back.
    pub(super) fn undo(&mut self) {
        self.game.undo();
    }

    /// Restarts from the example's position.
    pub(super) fn reset(&mut self) {
        self.game = Game::from_position(self.start.clone());
    }
}

/// The number of actions of a held tile: those with a destination, those in place, and the tiles it can move.
pub(super) fn possibilities(offers: Offers<'_>, held: Held) -> usize {
    let ways: usize = offers.targets(held).values().map(Vec::len).sum();
    ways + offers.in_place(held).len() + offers.helped_by(held).len() as usize
}

#[cfg(test)]
mod tests {
    use skep_rules::Outcome;

    use super::*;

    /// The examples whose tile cannot do anything.
    const NOWHERE: [&str; 4] = ["one-hive", "gate", "resting", "stung"];

    fn game(name: &str) -> ExampleGame {
        ExampleGame::new(Example::named(name).unwrap())
    }

    #[test]
    fn the_tile_in_question_can_do_something_or_it_is_said_why_not() {
        for example in Example::all() {
            let name = example.name;
            let game = ExampleGame::new(example);
            let Some(held) = game.in_question() else { continue };
            let actions = game.actions();
            let count = possibilities(Offers::new(game.position(), &actions), held);
            assert_eq!(count == 0, NOWHERE.contains(&name), "{name}");
            if count == 0 {
                assert!(game.reason(Refused { held, to: None }).is_some(), "{name}");
            }
        }
    }

    #[test]
    fn every_legal_action_of_every_example_can_be_tried_and_taken_back() {
        for example in Example::all() {
            let mut game = ExampleGame::new(example);
            let start = game.position().to_string();
            for action in game.actions() {
                game.play(action, |bag| bag.into_iter().next()).unwrap();
                assert!(game.in_question().is_none());
                assert_eq!(game.last().unwrap().before.to_string(), start);
                game.undo();
                assert_eq!(game.position().to_string(), start);
                assert!(game.is_at_start() && game.last().is_none());
            }
        }
    }

    #[test]
    fn an_example_can_be_won_and_begun_again() {
        let mut game = game("win");
        let wins = |action: &Action| {
            let mut after = game.clone();
            after.play(*action, |_| None).unwrap();
            after.ending().is_some_and(|ending| matches!(ending.outcome, Outcome::Win(_)))
        };
        let won = game.actions().into_iter().find(wins).unwrap();
        game.play(won, |_| None).unwrap();
        assert!(game.actions().is_empty());
        game.reset();
        assert!(game.in_question().is_some() && !game.actions().is_empty());
    }
}
