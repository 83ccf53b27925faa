//! `swarm_place=drawn`: a player may draw a tile and place it at once. The rules list a placing of every tile that the
//! bag may yield; at the table the bag decides first.

use skep_rules::{Action, Position, Tile};
use thiserror::Error;

use crate::chance::Chance;

/// The tile that has been drawn and is to be placed now.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Lot(Option<Tile>);

/// Why something cannot be played though the rules would allow it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub(crate) enum LotError {
    /// Only what was drawn can be placed.
    #[error("{0} has been drawn and is placed now")]
    PlaceIt(Tile),
    /// A tile of the bag that was not drawn.
    #[error("{0} is in the bag: `place` draws a tile to be placed at once")]
    InBag(Tile),
    /// There is no such thing in this game.
    #[error("in this game tiles are placed out of the hand or the reserve")]
    NotInThisGame,
}

impl Lot {
    /// The tile to be placed now.
    pub(crate) fn tile(self) -> Option<Tile> {
        self.0
    }

    /// Whether what is drawn can be placed at once in this game.
    pub(crate) fn is_drawn_in(position: &Position) -> bool {
        position.game_type().places_drawn()
    }

    /// Whether a legal action can be played at this table now.
    pub(crate) fn check(self, position: &Position, action: Action) -> Result<(), LotError> {
        match (self.0, action) {
            (Some(drawn), Action::Place { tile, .. }) if tile == drawn => Ok(()),
            (Some(drawn), _) => Err(LotError::PlaceIt(drawn)),
            (None, Action::Place { tile, .. }) if position.bag().contains(tile) => {
                Err(LotError::InBag(tile))
            }
            _ => Ok(()),
        }
    }

    /// Draws a tile out of the bag. One that cannot be placed is only drawn, and that is the action.
    pub(crate) fn draw(&mut self, position: &Position, chance: &mut Chance) -> Option<Action> {
        let action = Action::Draw { drawn: None };
        let setup = position.setup();
        let kind = |tile: Tile| (tile.color(), tile.front(), setup.face(tile));
        let tile = chance.draw(position.bag())?;
        // Equal tiles go by the lowest number.
        let tile = position.draws(action).into_iter().find(|&equal| kind(equal) == kind(tile))?;
        let places =
            |action: &Action| matches!(*action, Action::Place { tile: other, .. } if other == tile);
        if position.actions().iter().any(places) {
            self.0 = Some(tile);
            return None;
        }
        Some(action.drawing(Some(tile)))
    }
}
