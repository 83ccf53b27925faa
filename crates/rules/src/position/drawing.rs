//! What actions draw out of the bag, in Swarm.

use crate::model::action::Action;
use crate::model::tile::{Tile, TileSet};
use crate::position::Position;

impl Position {
    /// The tiles that the bag may yield for this action, of equal ones the lowest number; none if nothing is drawn.
    pub fn draws(&self, action: Action) -> TileSet {
        let draws = match action {
            Action::Draw { .. } => true,
            Action::Place { .. } => self.game_type.refills_hands(),
            Action::Move { .. }
            | Action::Flip { .. }
            | Action::Sting { .. }
            | Action::Remove { .. }
            | Action::Swap { .. }
            | Action::Combo
            | Action::Steal { .. }
            | Action::End
            | Action::Pass => false,
        };
        if draws { self.lowest_waiting(self.variant.bag) } else { TileSet::EMPTY }
    }

    /// The tiles of [`Position::draws`], each with the number of equal tiles in the bag: its weight in an average.
    ///
    /// ```
    /// use skep_rules::{Action, Position};
    ///
    /// let position: Position = "Base+Swarm;White[5];0,0:wQ 1,0:bQ;white=wA1".parse()?;
    /// let draw = Action::Draw { drawn: None };
    /// let total: u32 = position.draw_weights(draw).iter().map(|&(_, count)| count).sum();
    /// assert_eq!(total, position.bag().len());
    /// # Ok::<(), skep_rules::PositionError>(())
    /// ```
    pub fn draw_weights(&self, action: Action) -> Vec<(Tile, u32)> {
        let (bag, backs) = (self.variant.bag, self.variant.backs);
        let kind = |tile: Tile| (tile.first_of_kind(), backs.contains(tile));
        let count = |tile| bag.into_iter().filter(|&other| kind(other) == kind(tile)).count();
        self.draws(action).into_iter().map(|tile| (tile, count(tile) as u32)).collect()
    }

    /// Whether the action draws a tile and does not name it yet.
    #[inline]
    pub fn awaits_draw(&self, action: Action) -> bool {
        action.drawn().is_none() && !self.draws(action).is_empty()
    }

    /// The action, completed by the tile that it draws. If it draws one and does not name it yet, `choose` is given the
    /// bag and chooses; otherwise the action stays as it is.
    ///
    /// The bag contains every one of several equal tiles, so a uniformly random choice is fair. [`Position::draws`] has
    /// one of each kind.
    ///
    /// ```
    /// use skep_rules::{Action, Position};
    ///
    /// let position: Position = "Base+Swarm;White[5];0,0:wQ 1,0:bQ;white=wA1".parse()?;
    /// let draw = position.with_draw(Action::Draw { drawn: None }, |bag| bag.into_iter().last());
    /// assert!(draw.drawn().is_some());
    /// # Ok::<(), skep_rules::PositionError>(())
    /// ```
    pub fn with_draw(
        &self,
        action: Action,
        choose: impl FnOnce(TileSet) -> Option<Tile>,
    ) -> Action {
        if self.awaits_draw(action) { action.drawing(choose(self.variant.bag)) } else { action }
    }

    /// Of equal tiles off the table only the one with the lowest number. With fixed faces, tiles with different
    /// faces up are not equal.
    pub(crate) fn lowest_waiting(&self, tiles: TileSet) -> TileSet {
        let backs = tiles.and(self.variant.backs);
        backs.lowest_of_each_kind().or(tiles.without(backs).lowest_of_each_kind())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SWARM: &str = "White[5];0,0:wQ 1,0:bQ;white=wA1;black=bA1";

    /// The tile named by each placing and drawing, in the order of the actions, once `choose` has been asked.
    fn drawn(
        game_type: &str,
        choose: impl Fn(TileSet) -> Option<Tile>,
    ) -> Vec<(Action, Option<Tile>)> {
        let position: Position = format!("{game_type};{SWARM}").parse().unwrap();
        let complete = |action| (action, position.with_draw(action, &choose).drawn());
        position.actions().into_iter().map(complete).collect()
    }

    #[test]
    fn placings_and_drawings_are_completed_and_nothing_else() {
        for (action, drawn) in drawn("Base+Swarm", |bag| bag.into_iter().next()) {
            let draws = matches!(action, Action::Place { .. } | Action::Draw { .. });
            assert_eq!(drawn.is_some(), draws, "{action:?}");
        }
        for (action, drawn) in drawn("Base+Swarm(swarm_place=drawn)", |bag| bag.into_iter().next())
        {
            assert_eq!(drawn.is_some(), matches!(action, Action::Draw { .. }), "{action:?}");
        }
    }

    #[test]
    fn a_tile_that_is_named_already_stays() {
        let position: Position = format!("Base+Swarm;{SWARM}").parse().unwrap();
        let tile = position.bag().into_iter().last();
        let draw = Action::Draw { drawn: tile };
        assert!(!position.awaits_draw(draw));
        assert_eq!(position.with_draw(draw, |_| panic!("the tile is known")), draw);
    }

    #[test]
    fn the_whole_bag_is_there_to_choose_from() {
        let position: Position = format!("Base+Swarm;{SWARM}").parse().unwrap();
        let mut seen = TileSet::EMPTY;
        let draw = Action::Draw { drawn: None };
        let undecided = position.with_draw(draw, |bag| {
            seen = bag;
            None
        });
        assert_eq!((seen, undecided), (position.bag(), draw));
        assert!(position.draws(draw).len() < seen.len());
    }
}
