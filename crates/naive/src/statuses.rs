//! Statuses: what A5 says a tile is, for the acting player's turn.

use crate::cell::Cell;
use crate::state::State;
use crate::tile::{Bug, Face, Tile};

impl State {
    /// Alone in its cell, and the other occupied cells are not connected without that cell (A1).
    pub(crate) fn is_pinned(&self, cell: Cell) -> bool {
        self.height(cell) == 1 && !self.is_one_hive_without(&[cell])
    }

    /// Displaced during the turn just ended (A5).
    pub(crate) fn is_resting(&self, tile: Tile) -> bool {
        self.sets.resting.contains(&tile)
    }

    /// E6: the status works during the owner's turn only.
    pub(crate) fn is_stung(&self, tile: Tile) -> bool {
        self.sets.stung.contains(&tile) && tile.colour == self.side
    }

    /// An uncovered Stink bug that is not stung (A5: stung, no passive power). Of tops only.
    fn is_working_stink_bug(&self, bug: Bug) -> bool {
        bug.face == Face::StinkBug && !self.is_stung(bug.tile)
    }

    /// A7, Stink bug; E7, E37: whether the top of a cell is shielded against the acting player's actions.
    pub(crate) fn is_shielded(&self, cell: Cell) -> bool {
        let Some(bug) = self.top(cell) else {
            return false;
        };
        let guards =
            |other: Bug| other.colour() == bug.colour() && self.is_working_stink_bug(other);
        let is_guarded_by_another = || {
            !self.game.options.stinkbug_shields_itself_only
                && self.touched(cell).into_iter().any(|(_, other)| guards(other))
        };
        bug.colour() == self.side.other() && (guards(bug) || is_guarded_by_another())
    }

    /// E9: whether the top of a cell is, or touches, a Stink bug of either colour.
    pub(crate) fn is_near_a_stink_bug(&self, cell: Cell) -> bool {
        let mut near = self.touched(cell);
        near.extend(self.top(cell).map(|bug| (cell, bug)));
        near.into_iter().any(|(_, bug)| self.is_working_stink_bug(bug))
    }

    /// E8: whether, with the option, `by` is bound not to displace the Stink bug at `target`.
    pub(crate) fn is_bound(&self, by: Cell, target: Cell) -> bool {
        let (Some(by_bug), Some(bug)) = (self.top(by), self.top(target)) else {
            return false;
        };
        self.game.options.stinkbug_binds_own_side
            && self.is_working_stink_bug(bug)
            && by_bug.colour() == bug.colour()
            && by.is_adjacent(target)
    }

    /// A5, A7 Scorpion: touches an uncovered enemy Scorpion, its own face not Stink bug.
    pub(crate) fn is_suppressed(&self, cell: Cell) -> bool {
        let Some(bug) = self.top(cell) else {
            return false;
        };
        let is_enemy_scorpion = |other: Bug| {
            other.face == Face::Scorpion
                && other.colour() == bug.colour().other()
                && !self.is_stung(other.tile)
        };
        bug.face != Face::StinkBug
            && self.touched(cell).into_iter().any(|(_, other)| is_enemy_scorpion(other))
    }

    /// A8.2, E19, E38: whether the acting player may flip the top of a cell.
    pub(crate) fn may_be_flipped(&self, cell: Cell) -> bool {
        let Some(bug) = self.top(cell) else {
            return false;
        };
        // E38
        let is_free_guardian =
            self.game.options.guardians_flip_in_any_game && bug.tile.is_guardian();
        (self.game.has_flips() || is_free_guardian)
            && bug.tile.back.is_some()
            && bug.colour() == self.side
            && !self.sets.moved.contains(&bug.tile)
            && !self.is_resting(bug.tile)
            && !self.is_stung(bug.tile)
            && !self.is_suppressed(cell)
    }
}
