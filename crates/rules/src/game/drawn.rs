//! `swarm_place=drawn`: a player may draw a tile and place it at once. The rules list a placing of every tile that the
//! bag may yield; when people play, the bag decides first.

use crate::model::action::Action;
use crate::model::tile::Tile;
use crate::position::Position;

/// The tile that the player has drawn and has to place now, if there is one.
///
/// ```
/// use skep_rules::{Action, DrawnTile, Game, TileSet};
///
/// let mut game = Game::new("Base+Swarm(swarm_place=drawn)".parse()?);
/// for text in ["pick wA1 wA2 wA3", "pick bA1 bA2 bA3", "wA1", "bA1 wA1-", "wQ -wA1", "bQ bA1-"] {
///     game.play_text(text)?;
/// }
/// let position = game.position();
/// let mut drawn = DrawnTile::default();
/// assert!(drawn.can_draw(position));
/// let tile = position.bag().into_iter().next().unwrap();
/// assert_eq!(drawn.draw(position, tile), None);
/// let is_placing = |action: &Action| matches!(action, Action::Place { .. });
/// assert!(drawn.allowed(position).iter().all(is_placing));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DrawnTile(Option<Tile>);

/// Why a legal action cannot be played before the bag has decided, or after it has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotDrawn {
    /// This tile has been drawn: nothing but placing it is possible.
    PlaceFirst(Tile),
    /// This tile is in the bag and has not been drawn.
    InBag(Tile),
}

impl DrawnTile {
    /// What must have been drawn before this legal action can be played: the tile that it places, if that is in the bag.
    ///
    /// ```
    /// use skep_rules::{DrawnTile, Position};
    ///
    /// let text = "Base+Swarm(swarm_place=drawn);White[5];0,0:wQ 1,0:bQ;white=wA1;black=bA1";
    /// let position: Position = text.parse()?;
    /// let drawn = |text| -> Result<_, Box<dyn std::error::Error>> {
    ///     let tile = DrawnTile::before(&position, position.read_move(text)?).tile();
    ///     Ok(tile.map(|tile| tile.to_string()))
    /// };
    /// assert_eq!(drawn("wA1 -wQ")?, None);
    /// assert_eq!(drawn("wB1 -wQ")?.as_deref(), Some("wB1"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn before(position: &Position, action: Action) -> DrawnTile {
        match DrawnTile::default().check(position, action) {
            Err(NotDrawn::InBag(tile) | NotDrawn::PlaceFirst(tile)) => DrawnTile(Some(tile)),
            Ok(()) => DrawnTile::default(),
        }
    }

    /// The tile to be placed now.
    pub const fn tile(self) -> Option<Tile> {
        self.0
    }

    /// Whether a tile can be drawn now to be placed at once.
    pub fn can_draw(self, position: &Position) -> bool {
        let draw = Action::Draw { drawn: None };
        self.0.is_none() && position.game_type().places_drawn() && position.check(draw).is_ok()
    }

    /// Whether a legal action can be played now.
    pub fn check(self, position: &Position, action: Action) -> Result<(), NotDrawn> {
        match (self.0, action) {
            (Some(drawn), Action::Place { tile, .. }) if tile == drawn => Ok(()),
            (Some(drawn), _) => Err(NotDrawn::PlaceFirst(drawn)),
            (None, Action::Place { tile, .. }) if position.bag().contains(tile) => {
                Err(NotDrawn::InBag(tile))
            }
            (None, _) => Ok(()),
        }
    }

    /// The legal actions that can be played now.
    pub fn allowed(self, position: &Position) -> Vec<Action> {
        let mut actions = position.actions();
        actions.retain(|&action| self.check(position, action).is_ok());
        actions
    }

    /// Takes the tile that the bag has yielded. If it cannot be placed, it goes into the hand, and the action that
    /// does so is returned.
    pub fn draw(&mut self, position: &Position, tile: Tile) -> Option<Action> {
        let draw = Action::Draw { drawn: None };
        let kind = |tile: Tile| (tile.first_of_kind(), position.variant.backs.contains(tile));
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
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::game::Game;

    fn game(game_type: &str) -> Game {
        let mut game = Game::new(game_type.parse().unwrap());
        let moves =
            ["pick wA1 wA2 wA3", "pick bA1 bA2 bA3", "wA1", "bA1 wA1-", "wQ -wA1", "bQ bA1-"];
        for text in moves {
            game.play_text_drawing(text, |bag| bag.into_iter().next()).unwrap();
        }
        game
    }

    fn in_bag(position: &Position, name: &str) -> Tile {
        position.bag().into_iter().find(|tile| tile.to_string() == name).unwrap()
    }

    /// The tiles that can be placed.
    fn placed(drawn: DrawnTile, position: &Position) -> BTreeSet<String> {
        let placed = drawn.allowed(position).into_iter().filter_map(|action| match action {
            Action::Place { tile, .. } => Some(tile.to_string()),
            _ => None,
        });
        placed.collect()
    }

    #[test]
    fn only_what_is_drawn_is_placed() {
        let game = game("Base+Swarm(swarm_place=drawn)");
        let position = game.position();
        let mut drawn = DrawnTile::default();
        assert!(drawn.can_draw(position));
        assert_eq!(placed(drawn, position), ["wA2".to_owned()].into());
        let grasshopper = in_bag(position, "wG3");
        let unseen = position.actions().into_iter().find(
            |action| matches!(*action, Action::Place { tile, .. } if tile.to_string() == "wG1"),
        );
        let first = in_bag(position, "wG1");
        assert_eq!(drawn.check(position, unseen.unwrap()), Err(NotDrawn::InBag(first)));
        assert_eq!(drawn.draw(position, grasshopper), None);
        assert_eq!(placed(drawn, position), ["wG1".to_owned()].into());
        assert!(!drawn.can_draw(position));
        let draw = Action::Draw { drawn: None };
        assert_eq!(drawn.check(position, draw), Err(NotDrawn::PlaceFirst(first)));
    }

    #[test]
    fn what_cannot_be_placed_goes_into_the_hand() {
        // Every free cell beside a black tile touches a white one.
        let hive = "0,0:bQ<wB1 1,0:wQ";
        let text = format!("Base+Swarm(swarm_place=drawn);White[5];{hive};white=wA1;black=bA1");
        let position: Position = text.parse().unwrap();
        let ant = in_bag(&position, "bA2");
        let mut drawn = DrawnTile::default();
        assert_eq!(drawn.draw(&position, ant), Some(Action::Draw { drawn: Some(ant) }));
        assert_eq!(drawn, DrawnTile::default());
    }

    #[test]
    fn where_placing_refills_the_hand_nothing_is_drawn_to_be_placed() {
        let game = game("Base+Swarm");
        let drawn = DrawnTile::default();
        assert!(!drawn.can_draw(game.position()));
        assert_eq!(drawn.allowed(game.position()), game.position().actions());
    }
}
