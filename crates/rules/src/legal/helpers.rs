//! Which bugs make another tile act: its thrower and the Ticks that force it. An action does not name them.

use crate::grid::hex::Cell;
use crate::model::action::Action;
use crate::model::tile::{Tile, TileSet};
use crate::movement::bugs::pillbug;
use crate::movement::{Abilities, Power};
use crate::position::Position;

/// The bugs that make a tile act. There are none if it acts by itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Helpers {
    /// The Pillbug, or the Mosquito as one, that throws the tile.
    pub thrower: Option<Tile>,
    /// The Ticks, or the Mosquitoes as such, that force the tile, its thrower or each other.
    pub controllers: TileSet,
}

impl Helpers {
    /// All of them.
    pub fn tiles(self) -> TileSet {
        self.thrower.into_iter().chain(self.controllers).collect()
    }
}

impl Position {
    /// The bugs that make the tile of a legal action act: a minimal set without which the action would be illegal. If there
    /// are several, it is the one in which the fewest of the opponent's bugs are forced.
    ///
    /// ```
    /// use skep_rules::Position;
    ///
    /// let position: Position = "Base+MLP;White[5];0,0:wP 1,0:bA1 0,1:bQ -1,0:wQ".parse()?;
    /// let throw = position.read_move("bA1 wQ/")?;
    /// let thrower = position.helpers(throw).thrower;
    /// assert_eq!(thrower.map(|tile| tile.to_string()), Some("wP".to_owned()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn helpers(&self, action: Action) -> Helpers {
        let involved: TileSet = match action {
            Action::Move { tile, .. } => TileSet::from(tile),
            Action::Sting { tile, victim: other }
            | Action::Remove { tile, victim: other }
            | Action::Swap { tile, with: other } => [tile, other].into_iter().collect(),
            Action::Place { .. }
            | Action::Flip { .. }
            | Action::Combo
            | Action::Draw { .. }
            | Action::Steal { .. }
            | Action::End
            | Action::Pass => return Helpers::default(),
        };
        let can_help = |tile: &Tile| {
            let abilities = Abilities::of(&self.board, *tile);
            abilities.can(Power::Throw) || abilities.can(Power::Force)
        };
        let possible = self.board.tops().without(involved).into_iter().filter(can_help);
        let helpers = self.indispensable(action, possible.collect());
        let thrower = if let Action::Move { tile: thrown, to } = action {
            helpers.into_iter().find(|&tile| self.can_throw_there(tile, thrown, to))
        } else {
            None
        };
        let controllers = thrower.map_or(helpers, |tile| helpers.without(TileSet::from(tile)));
        Helpers { thrower, controllers }
    }

    /// A minimal subset of the bugs without which the action is illegal (greedy removal).
    fn indispensable(&self, action: Action, bugs: TileSet) -> TileSet {
        let mut needed = bugs;
        if bugs.is_empty() || self.is_legal_with_resting(action, bugs) {
            return TileSet::EMPTY;
        }
        let own = TileSet::of(self.to_move);
        // Removing from the end keeps the first of several equivalent bugs.
        let order = |set: TileSet| set.into_iter().collect::<Vec<Tile>>().into_iter().rev();
        for tile in order(bugs.without(own)).chain(order(bugs.and(own))) {
            let fewer = needed.without(TileSet::from(tile));
            if self.is_legal_with_resting(action, bugs.without(fewer)) {
                needed = fewer;
            }
        }
        needed
    }

    /// Whether the action would be legal if these tiles rested too.
    fn is_legal_with_resting(&self, action: Action, tiles: TileSet) -> bool {
        self.with_resting(tiles).is_legal(action)
    }

    /// The position with more tiles at rest: what is no longer legal in it needs one of them.
    ///
    /// ```
    /// use skep_rules::{Position, Tile, TileSet};
    ///
    /// let position: Position = "Base+MLP;White[5];0,0:wP 1,0:bA1 0,1:bQ -1,0:wQ".parse()?;
    /// let throw = position.read_move("bA1 wQ/")?;
    /// let pillbug: Tile = "wP".parse()?;
    /// assert!(position.check(throw).is_ok());
    /// assert!(position.with_resting(TileSet::from(pillbug)).check(throw).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn with_resting(&self, tiles: TileSet) -> Position {
        let mut position = self.clone();
        position.statuses.resting = position.statuses.resting.or(tiles);
        position
    }

    /// Whether the bug can be the thrower, by what it is and where it lies.
    fn can_throw_there(&self, bug: Tile, thrown: Tile, to: Cell) -> bool {
        let beside = |cell: Cell| self.board.cell_of(bug).distance_to(cell) == 1;
        pillbug::can_throw(&self.board, bug)
            && beside(self.board.cell_of(thrown))
            && beside(to)
            && self.board.at(to).is_empty()
    }
}
