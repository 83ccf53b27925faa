//! Why a tile cannot be flipped, stung, removed or swapped.

use crate::legal::general::turn::Turn;
use crate::legal::illegal::Illegal;
use crate::model::bug::Bug;
use crate::model::options::AssassinSparesJustMoved;
use crate::model::tile::Tile;
use crate::movement::Power;
use crate::movement::bugs::{centipede, predators};
use crate::position::Position;

impl Position {
    /// The Stink bug that shields the tile against the side to move, as a reason.
    pub(super) fn why_shielded(&self, tile: Tile) -> Option<Illegal> {
        let shielded = Turn::new(self).shielded.contains(tile);
        let friend = |other: Tile| other.color() == tile.color();
        shielded.then(|| self.shielded_by(tile, friend)).flatten()
    }

    /// The Stink bug that saves the tile from every predator, as a reason.
    fn why_not_removable(&self, tile: Tile) -> Option<Illegal> {
        let turn = Turn::new(self);
        let works = |other: Tile| !self.statuses.stung.and(turn.own).contains(other);
        let saved = predators::protected_from_predators(&turn).contains(tile);
        saved.then(|| self.shielded_by(tile, works)).flatten()
    }

    /// Names a Stink bug with this property that is the tile or touches it.
    fn shielded_by(&self, tile: Tile, property: impl Fn(Tile) -> bool) -> Option<Illegal> {
        let is_stink_bug = |other: &Tile| self.face(*other) == Bug::StinkBug && property(*other);
        let near = self.board().neighbors(self.cell(tile)?).chain([tile]);
        near.into_iter().find(is_stink_bug).map(|stink_bug| Illegal::Shielded {
            tile: self.name(tile),
            stink_bug: self.name(stink_bug),
        })
    }

    pub(super) fn why_not_flipping(&self, tile: Tile) -> Illegal {
        let player = self.to_move();
        if tile.color() != Some(player) {
            return Illegal::NotYoursToFlip(self.name(tile), player);
        }
        if let Some(illegal) = self.why_fixed(tile) {
            return illegal;
        }
        if self.statuses.moved.contains(tile) {
            return Illegal::JustMoved(self.name(tile));
        }
        let neighbors = self.cell(tile).map(|cell| self.board().neighbors(cell));
        let is_scorpion =
            |other: &Tile| self.face(*other) == Bug::Scorpion && other.color() == Some(!player);
        match neighbors.into_iter().flatten().find(is_scorpion) {
            Some(scorpion) if self.game_type().is_flippable(tile) => {
                Illegal::Suppressed { tile: self.name(tile), scorpion: self.name(scorpion) }
            }
            _ => Illegal::CannotFlip(self.name(tile)),
        }
    }

    /// Whether an Assassin bug leaves alone what the opponent has just moved or flipped.
    fn spares_just_moved(&self) -> bool {
        self.game_type().options.assassin_spares_just_moved == AssassinSparesJustMoved::Yes
    }

    /// Why the tile cannot use its power on the other one.
    pub(super) fn why_not_power(&self, tile: Tile, power: Power, victim: Tile) -> Illegal {
        if let Some(illegal) = self.why_fixed(tile) {
            return illegal;
        }
        let Some(cell) = self.cell(victim) else { return Illegal::NotInPlay(self.name(victim)) };
        if let Some(by) = self.top(cell).filter(|&top| top != victim) {
            return Illegal::Covered { tile: self.name(victim), by: self.name(by) };
        }
        if let Some(illegal) = self.why_shielded(victim) {
            return illegal;
        }
        if power == Power::Remove
            && let Some(illegal) = self.why_not_removable(victim)
        {
            return illegal;
        }
        let stings = power == Power::Sting;
        let just_moved = self.statuses.moved.or(self.statuses.flipped).contains(victim);
        let spares = match power {
            Power::Sting => true,
            Power::Remove => self.spares_just_moved(),
            Power::Swap | Power::Throw | Power::Force => false,
        };
        if spares && just_moved {
            return Illegal::JustMoved(self.name(victim));
        }
        if power == Power::Swap
            && let Some(illegal) = self.why_fixed(victim)
        {
            return illegal;
        }
        if !stings && self.is_pinned(tile) {
            return Illegal::Pinned(self.name(tile));
        }
        let turn = Turn::new(self);
        if !turn.acts_with(power, tile) {
            return Illegal::NoPower { tile: self.name(tile), power };
        }
        if within_reach(&turn, power, tile, victim) && turn.is_alone(victim) {
            return Illegal::SplitsHive { tile: self.name(tile), victim: self.name(victim) };
        }
        Illegal::NoVictim { tile: self.name(tile), power, victim: self.name(victim) }
    }
}

/// Whether the power gets at that tile, so that only the one-hive rule can forbid its use.
fn within_reach(turn: &Turn<'_>, power: Power, tile: Tile, victim: Tile) -> bool {
    match power {
        Power::Remove => predators::victims(turn, tile).contains(victim),
        Power::Swap => {
            let cell = turn.board.cell_of(tile);
            let reached = centipede::walks(turn.board, cell);
            reached.contains_cell(turn.board.cell_of(victim), cell) && victim.color().is_some()
        }
        Power::Throw | Power::Sting | Power::Force => false,
    }
}
