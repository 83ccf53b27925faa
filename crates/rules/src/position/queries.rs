//! Queries about the tiles and cells of a position.

use crate::grid::hex::{Cell, Directions};
use crate::hive::one_hive::pins;
use crate::model::action::Action;
use crate::model::bug::Bug;
use crate::model::color::Color;
use crate::model::tile::{Tile, TileSet};
use crate::movement::bugs::pillbug;
use crate::position::Position;

impl Position {
    /// A player's tiles on the table.
    #[inline]
    pub fn tiles_in_play_of(&self, color: Color) -> TileSet {
        self.board.tiles().and(TileSet::of(color))
    }

    /// The creature that acts: the one that is placed, moves, uses its power or is turned over. None if a player draws a
    /// tile, ends the turn or passes.
    ///
    /// ```
    /// use skep_rules::{Bug, Position};
    ///
    /// let position: Position = "Base;White[2];0,0:wS1 1,0:bS1".parse()?;
    /// let placing = position.read_move("wQ -wS1")?;
    /// assert_eq!(position.acting_bug(placing), Some(Bug::Queen));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn acting_bug(&self, action: Action) -> Option<Bug> {
        match action {
            Action::Place { bug, .. } => Some(bug),
            Action::Move { tile, .. }
            | Action::Flip { tile }
            | Action::Sting { tile, .. }
            | Action::Remove { tile, .. }
            | Action::Swap { tile, .. } => Some(self.face(tile)),
            Action::Steal { tile } => Some(tile.front()),
            Action::Combo => Some(Bug::Honeycombo),
            Action::Draw { .. } | Action::End | Action::Pass => None,
        }
    }

    /// Whether another tile lies on this tile, which must be on the table.
    #[inline]
    pub fn is_covered(&self, tile: Tile) -> bool {
        !self.board.tops().contains(tile)
    }

    /// Whether the uncovered tile is pinned: without it the hive would fall apart.
    #[inline]
    pub fn is_pinned(&self, tile: Tile) -> bool {
        let cell = self.board.cell_of(tile);
        let state = self.board.at(cell);
        state.height() == 1 && pins(&self.board, cell, state.occupied())
    }

    /// The number of occupied cells around the tile, if it is on the table.
    #[inline]
    pub fn occupied_sides(&self, tile: Tile) -> Option<u32> {
        let cell = self.board.cell(tile)?;
        Some(self.board.at(cell).occupied().count_ones())
    }

    /// The only empty cell beside the tile, if the tile is on the table and all other cells around it are occupied.
    #[inline]
    pub fn last_free_side(&self, tile: Tile) -> Option<Cell> {
        let cell = self.board.cell(tile)?;
        let mut free = Directions(self.board.at(cell).free());
        free.next().filter(|_| free.0 == 0).map(|side| cell.neighbor(side))
    }

    /// The number of tiles in the cell.
    #[inline]
    pub fn height(&self, cell: Cell) -> u8 {
        self.board.at(cell).height()
    }

    /// The stacks beside the cell: the tile on top of each, and its height.
    #[inline]
    pub fn stacks_around(&self, cell: Cell) -> impl Iterator<Item = (Tile, u8)> + '_ {
        Directions(self.board.at(cell).occupied()).filter_map(move |side| {
            let state = self.board.at(cell.neighbor(side));
            Some((state.top()?, state.height()))
        })
    }

    /// The tiles on the table that are covered.
    #[inline]
    pub fn covered(&self) -> TileSet {
        self.board.tiles().without(self.board.tops())
    }

    /// Whether the tile has the power to throw where it lies: an uncovered Pillbug, or a Mosquito that copies one. A
    /// resting or stung one has it too, though it cannot use it now.
    ///
    /// ```
    /// use skep_rules::Position;
    ///
    /// let position: Position = "Base+MLP;White[5];0,0:wP 1,0:bM 0,1:bQ -1,0:wQ".parse()?;
    /// let can_throw = |name: &str| position.can_throw(name.parse().unwrap());
    /// assert_eq!(["wP", "bM", "wQ"].map(can_throw), [true, true, false]);
    /// # Ok::<(), skep_rules::PositionError>(())
    /// ```
    pub fn can_throw(&self, tile: Tile) -> bool {
        self.board.tops().contains(tile) && pillbug::can_throw(&self.board, tile)
    }
}
