//! What restrains or protects the tiles on the table, and what is on their other sides.

use crate::model::action::Action;
use crate::model::bug::Bug;
use crate::model::color::Color;
use crate::model::options::RuleOption;
use crate::model::tile::{Tile, TileSet};
use crate::movement::bugs::pillbug;
use crate::movement::bugs::{scorpion, stink_bug};
use crate::position::Position;

impl Position {
    /// The tiles that were just moved or turned over and would otherwise have more possibilities now: something more
    /// could be done by them or to them. Elsewhere it means nothing that a tile rests.
    ///
    /// ```
    /// use skep_rules::Position;
    ///
    /// let hive = "0,0:wP 1,0:bA1 0,1:bQ -1,0:wQ;resting=bA1;moved=bA1";
    /// let names = |game: &str| -> Vec<String> {
    ///     let position: Position = format!("{game};White[5];{hive}").parse().unwrap();
    ///     position.restrained().into_iter().map(|tile| tile.to_string()).collect()
    /// };
    /// assert_eq!(names("Base+P"), ["bA1"]);
    ///
    /// // White has nothing that could move a black tile.
    /// let base: Position = "Base;White[5];0,0:wG1 1,0:bA1 0,1:bQ -1,0:wQ;resting=bA1".parse()?;
    /// assert!(base.restrained().is_empty());
    /// # Ok::<(), skep_rules::PositionError>(())
    /// ```
    pub fn restrained(&self) -> TileSet {
        if self.standard && pillbug::possible_throwers(self.game_type).is_empty() {
            return TileSet::EMPTY;
        }
        let statuses = self.statuses;
        let just_played = statuses.resting.or(statuses.moved).or(statuses.flipped);
        let is_restrained = |&tile: &Tile| {
            let mut rested = self.clone();
            let made = &mut rested.statuses;
            for set in [&mut made.resting, &mut made.moved, &mut made.flipped] {
                set.remove(tile);
            }
            rested.actions().into_iter().any(|action| !self.is_legal(action))
        };
        just_played.and(self.board.tops()).into_iter().filter(is_restrained).collect()
    }

    /// The player's tiles that Stink bugs shield from the other player; none in games in which nothing could harm them.
    ///
    /// ```
    /// use skep_rules::{Color, Position};
    ///
    /// let hive = "0,0:wSb 1,0:wA1 2,0:bQ 0,1:wQ 3,0:bA1";
    /// let position: Position = format!("Base+P+Sb;White[5];{hive}").parse()?;
    /// let shielded = position.shielded(Color::White);
    /// assert_eq!(shielded.into_iter().map(|tile| tile.to_string()).collect::<Vec<_>>(), ["wQ", "wA1", "wSb"]);
    ///
    /// let harmless: Position = format!("Base+Sb;White[5];{hive}").parse()?;
    /// assert!(harmless.shielded(Color::White).is_empty());
    /// # Ok::<(), skep_rules::PositionError>(())
    /// ```
    pub fn shielded(&self, color: Color) -> TileSet {
        if !RuleOption::StinkbugShield.matters_in(self.game_type) {
            return TileSet::EMPTY;
        }
        stink_bug::shielded(&self.board, color, self.game_type.options.stinkbug_shield)
    }

    /// The player's uncovered tiles that cannot be flipped because an enemy Scorpion touches them.
    ///
    /// ```
    /// use skep_rules::{Color, Position};
    ///
    /// let position: Position = "Venom;White[5];0,0:wSc1 1,0:bA1 2,0:bQ -1,0:wQ".parse()?;
    /// let suppressed = position.suppressed(Color::Black);
    /// assert_eq!(suppressed.into_iter().map(|tile| tile.to_string()).collect::<Vec<_>>(), ["bA1"]);
    /// assert!(position.suppressed(Color::White).is_empty());
    /// # Ok::<(), skep_rules::PositionError>(())
    /// ```
    pub fn suppressed(&self, color: Color) -> TileSet {
        let is_suppressed = |&tile: &Tile| {
            self.game_type.is_flippable(tile) && scorpion::suppresses(&self.board, tile)
        };
        let own = self.board.tops().and(TileSet::of(color));
        own.into_iter().filter(is_suppressed).collect()
    }

    /// The creature on the other side of a tile on the table, if the tile has two faces in this game.
    pub fn other_face(&self, tile: Tile) -> Option<Bug> {
        let back = tile.back().filter(|_| self.game_type.is_two_faced(tile))?;
        Some(if self.face(tile) == back { tile.front() } else { back })
    }

    /// The tile that a legal action turns over, and the creature that comes up. The Honeycombo has no creatures.
    ///
    /// ```
    /// use skep_rules::{Bug, Position};
    ///
    /// let position: Position = "Venom;White[5];0,0:wWs 1,0:bA1 2,0:bQ".parse()?;
    /// let turned = |text: &str| position.turned_over(position.read_move(text).unwrap());
    /// assert_eq!(turned("~wWs").unwrap().1, Bug::Queen);
    /// assert_eq!(turned("wWs !bQ").unwrap().1, Bug::Wasp);
    /// assert_eq!(turned("wA1 -wWs"), None);
    /// # Ok::<(), skep_rules::PositionError>(())
    /// ```
    pub fn turned_over(&self, action: Action) -> Option<(Tile, Bug)> {
        let tile = match action {
            Action::Flip { tile } => tile,
            Action::Sting { victim, .. } if self.is_turned_by_stings(victim) => victim,
            Action::Sting { .. }
            | Action::Place { .. }
            | Action::Move { .. }
            | Action::Remove { .. }
            | Action::Swap { .. }
            | Action::Combo
            | Action::Draw { .. }
            | Action::Steal { .. }
            | Action::End
            | Action::Pass => return None,
        };
        self.other_face(tile).map(|bug| (tile, bug))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(tiles: TileSet) -> Vec<String> {
        tiles.into_iter().map(|tile| tile.to_string()).collect()
    }

    fn restrained(position: &str) -> Vec<String> {
        names(position.parse::<Position>().unwrap().restrained())
    }

    #[test]
    fn a_thrown_tile_is_restrained_in_its_owners_turn() {
        let hive = "0,0:wP 1,0:bQ 0,-1:wQ -1,1:bA1;resting=bA1;moved=bA1";
        assert_eq!(restrained(&format!("Base+P;Black[5];{hive}")), ["bA1"]);
    }

    #[test]
    fn rest_means_nothing_out_of_reach() {
        let hive = "0,0:wP 1,0:wQ 2,0:bQ 3,0:bA1;resting=bA1;moved=bA1";
        assert!(restrained(&format!("Base+P;White[5];{hive}")).is_empty());
    }

    #[test]
    fn a_wasp_spares_what_was_just_moved() {
        let hive = "0,0:wWs 1,0:bA1 2,0:bQ 3,0:bS1;resting=bS1;moved=bS1";
        assert_eq!(restrained(&format!("Venom;White[5];{hive}")), ["bS1"]);
        let queen = "0,0:wQ 1,0:bA1 2,0:bQ 3,0:bS1;resting=bS1;moved=bS1";
        assert!(restrained(&format!("Venom;White[5];{queen}")).is_empty());
    }

    #[test]
    fn a_sting_turns_over_only_where_tiles_are_turned_over() {
        let position: Position = "Base+Ws;White[5];0,0:wWs 1,0:bA1 2,0:bQ 0,1:wQ".parse().unwrap();
        let sting = position.read_move("wWs !bA1").unwrap();
        assert_eq!(position.turned_over(sting), None);
    }
}
