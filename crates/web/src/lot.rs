//! `swarm_place=drawn`: a player may draw a tile and place it at once. The rules list a placing of every tile that the
//! bag may yield; at the table the bag decides first.

use skep_rules::{Action, Position, Tile};

/// The tile that has been drawn and is to be placed now.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Lot(Option<Tile>);

impl Lot {
    /// The tile to be placed now.
    pub(crate) fn tile(self) -> Option<Tile> {
        self.0
    }

    /// Whether what is drawn can be placed at once in this game.
    fn is_drawn_in(position: &Position) -> bool {
        position.game_type().places_drawn()
    }

    /// Whether a tile can be drawn now to be placed at once.
    pub(crate) fn can_draw(self, position: &Position) -> bool {
        let draw = Action::Draw { drawn: None };
        self.0.is_none() && Lot::is_drawn_in(position) && position.check(draw).is_ok()
    }

    /// Of the legal actions those that can be played now.
    pub(crate) fn allowed(self, position: &Position, mut actions: Vec<Action>) -> Vec<Action> {
        if Lot::is_drawn_in(position) {
            actions.retain(|action| match (self.0, *action) {
                (Some(drawn), Action::Place { tile, .. }) => tile == drawn,
                (Some(_), _) => false,
                (None, Action::Place { tile, .. }) => !position.bag().contains(tile),
                (None, _) => true,
            });
        }
        actions
    }

    /// The bag has yielded a tile. One that cannot be placed is only drawn, and that is the action.
    pub(crate) fn draw(&mut self, position: &Position, tile: Tile) -> Option<Action> {
        let draw = Action::Draw { drawn: None };
        let setup = position.setup();
        let kind = |tile: Tile| (tile.color(), tile.front(), setup.face(tile));
        // Equal tiles go by the lowest number.
        let tile = position.draws(draw).into_iter().find(|&equal| kind(equal) == kind(tile))?;
        let places =
            |action: &Action| matches!(*action, Action::Place { tile: other, .. } if other == tile);
        if position.actions().iter().any(places) {
            self.0 = Some(tile);
            return None;
        }
        Some(draw.drawing(Some(tile)))
    }

    /// The tile has been placed, or the turn has been left.
    pub(crate) fn put_away(&mut self) {
        self.0 = None;
    }
}

#[cfg(test)]
mod tests {
    use skep_rules::Game;

    use super::*;

    #[test]
    fn only_what_is_drawn_is_placed() {
        let mut game = Game::new("Base+Swarm(swarm_place=drawn)".parse().unwrap());
        for text in
            ["pick wA1 wA2 wA3", "pick bA1 bA2 bA3", "wA1", "bA1 wA1-", "wQ -wA1", "bQ bA1-"]
        {
            game.play_text(text).unwrap();
        }
        let position = game.position();
        let mut lot = Lot::default();
        assert!(lot.can_draw(position));
        let placed = |lot: Lot| {
            let actions = lot.allowed(position, position.actions()).into_iter();
            let placed = actions.filter_map(|action| match action {
                Action::Place { tile, .. } => Some(tile.to_string()),
                _ => None,
            });
            placed.collect::<std::collections::BTreeSet<_>>()
        };
        assert_eq!(placed(lot), ["wA2".to_owned()].into());
        let grasshopper =
            position.bag().into_iter().find(|tile| tile.to_string() == "wG3").unwrap();
        assert_eq!(lot.draw(position, grasshopper), None);
        assert_eq!(placed(lot), ["wG1".to_owned()].into());
        assert!(!lot.can_draw(position));
        lot.put_away();
        assert_eq!(lot, Lot::default());
    }
}
