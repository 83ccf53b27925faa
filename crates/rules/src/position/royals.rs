//! Royals: the Queen tile of each player, and a Wasp that was added to Base. A player who loses one loses the game.

use crate::model::bug::Bug;
use crate::model::color::Color;
use crate::model::game_type::Pack;
use crate::model::outcome::Outcome;
use crate::model::tile::{Tile, TileSet};
use crate::position::Position;

impl Tile {
    /// Whether the tile is royal: a Queen, whichever face is up, or a Wasp that was added to Base.
    pub fn is_royal(self) -> bool {
        matches!(self.front(), Bug::Queen | Bug::Wasp)
    }
}

/// The royal tiles of a colour, whether they are in the game or not. A test compares them with [`Tile::is_royal`].
const fn royals(color: Color) -> TileSet {
    const WHITE: TileSet = TileSet::white(Bug::Queen).or(TileSet::white(Bug::Wasp));
    match color {
        Color::White => WHITE,
        Color::Black => WHITE.with_colors_swapped(),
    }
}

impl Position {
    /// The royals that a player has lost: those removed, and those surrounded. With Guardians in the game a surrounded
    /// royal is lost only if another tile covers it.
    ///
    /// ```
    /// use skep_rules::{Color, Position};
    ///
    /// let ring = "0,0:bQ 1,0:bA1 1,-1:bA2 0,-1:bA3 -1,0:bB1 -1,1:wQ 0,1:wA1";
    /// let position: Position = format!("Base;White[9];{ring}").parse()?;
    /// let lost = position.lost_royals(Color::Black);
    /// assert_eq!(lost.into_iter().map(|tile| tile.to_string()).collect::<Vec<_>>(), ["bQ"]);
    ///
    /// let guarded: Position = format!("Base+Guardians;White[9];{ring}").parse()?;
    /// assert!(guarded.lost_royals(Color::Black).is_empty());
    /// # Ok::<(), skep_rules::PositionError>(())
    /// ```
    #[inline]
    pub fn lost_royals(&self, color: Color) -> TileSet {
        if self.standard {
            let queen = Tile::queen(color);
            return if self.is_surrounded(queen) { TileSet::from(queen) } else { TileSet::EMPTY };
        }
        self.lost_royals_of_any_game(color)
    }

    fn lost_royals_of_any_game(&self, color: Color) -> TileSet {
        let royals = royals(color);
        let mut lost = royals.and(self.variant.removed);
        let in_play = royals.and(self.board.tiles());
        let guarded = self.game_type.has_pack(Pack::Guardians);
        let exposed = if guarded { in_play.without(self.board.tops()) } else { in_play };
        for royal in exposed {
            if self.is_surrounded(royal) {
                lost.insert(royal);
            }
        }
        lost
    }

    /// How the game has ended on the table, if it has: a player has lost a royal, or both have.
    #[inline]
    pub fn outcome(&self) -> Option<Outcome> {
        let has_lost = |color| !self.lost_royals(color).is_empty();
        match (has_lost(Color::White), has_lost(Color::Black)) {
            (false, false) => None,
            (true, false) => Some(Outcome::Win(Color::Black)),
            (false, true) => Some(Outcome::Win(Color::White)),
            (true, true) => Some(Outcome::Draw),
        }
    }

    /// The turn of a player in which the Queen must be placed at the latest.
    pub const QUEEN_DEADLINE: u32 = 4;

    /// In how many turns of the player, the current one included, the Queen must be placed; none if she is in play or
    /// has been removed. From the deadline on it is 1.
    ///
    /// ```
    /// use skep_rules::{Color, Position};
    ///
    /// let position: Position = "Base;Black[2];0,0:wQ 1,0:bA1 -1,0:wA1".parse()?;
    /// assert_eq!(position.turns_to_place_queen(Color::White), None);
    /// assert_eq!(position.turns_to_place_queen(Color::Black), Some(3));
    /// # Ok::<(), skep_rules::PositionError>(())
    /// ```
    pub fn turns_to_place_queen(&self, color: Color) -> Option<u32> {
        let queen = Tile::queen(color);
        if self.has_queen_in_play(color) || self.removed().contains(queen) {
            return None;
        }
        // When it is Black's turn, White has played the turn of that number.
        let has_played = color == Color::White && self.to_move == Color::Black;
        let turn = self.turn() + u32::from(has_played);
        Some((Position::QUEEN_DEADLINE + 1).saturating_sub(turn).max(1))
    }

    /// Whether a royal has been removed.
    pub(crate) fn has_removed_royal(&self) -> bool {
        Color::ALL.into_iter().any(|color| !royals(color).and(self.removed()).is_empty())
    }

    #[inline]
    fn is_surrounded(&self, tile: Tile) -> bool {
        self.board.cell(tile).is_some_and(|cell| self.board.at(cell).free() == 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The names of the royals that Black has lost.
    fn lost(position: &str) -> Vec<String> {
        let position: Position = position.parse().unwrap();
        let lost = position.lost_royals(Color::Black);
        assert_eq!(position.outcome(), (!lost.is_empty()).then_some(Outcome::Win(Color::White)));
        lost.into_iter().map(|tile| tile.to_string()).collect()
    }

    const RING: &str = "1,0:bA1 1,-1:bA2 0,-1:bA3 -1,0:bB1 -1,1:wQ 0,1:wA1";

    #[test]
    fn royals_are_the_royal_tiles() {
        for color in Color::ALL {
            let royals = royals(color);
            let all = Tile::all().filter(|tile| tile.color() == Some(color) && tile.is_royal());
            assert_eq!(royals, all.collect());
        }
    }

    #[test]
    fn a_surrounded_queen_is_lost() {
        assert_eq!(lost(&format!("Base;White[9];0,0:bQ {RING}")), ["bQ"]);
        assert_eq!(lost(&format!("Base+Swarm;White[9];0,0:bQ {RING}")), ["bQ"]);
    }

    #[test]
    fn with_guardians_a_royal_is_lost_when_surrounded_and_covered() {
        let game = "Base+Guardians;White[9];0,0:bQ";
        assert!(lost(&format!("{game} {RING}")).is_empty());
        assert_eq!(lost(&format!("{game}<bBu {RING}")), ["bQ"]);
        assert!(lost("Base+Guardians;White[9];0,0:bQ<bBu 1,0:wQ").is_empty());
    }

    #[test]
    fn of_two_royals_the_lost_one_is_named() {
        let game = "Base+Ws;White[9];0,0:bWs -2,0:bQ";
        assert_eq!(lost(&format!("{game} {RING}")), ["bWs"]);
    }

    #[test]
    fn the_turns_until_the_queen_must_be_placed_are_counted() {
        let left_in =
            |position: &Position| Color::ALL.map(|color| position.turns_to_place_queen(color));
        let left = |text: &str| left_in(&text.parse().unwrap());
        assert_eq!(left_in(&Position::default()), [Some(4), Some(4)]);
        assert_eq!(left("Base;Black[1];0,0:wA1"), [Some(3), Some(4)]);
        let four = "0,0:wA1 1,0:bA1 -1,0:wA2 2,0:bA2 -2,0:wA3 3,0:bA3";
        assert_eq!(left(&format!("Base;White[4];{four}")), [Some(1), Some(1)]);
        let placed = "0,0:wA1 1,0:bA1 -1,0:wA2 2,0:bQ";
        assert_eq!(left(&format!("Base;White[3];{placed}")), [Some(2), None]);
    }

    #[test]
    fn a_removed_royal_is_lost() {
        let removed = "Base+Predators;Black[9];0,0:wQ 1,0:bA1;removed=wAs,bQ";
        assert_eq!(lost(removed), ["bQ"]);
    }
}
