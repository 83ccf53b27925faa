//! Why an action is not legal. The functions here must be called with illegal actions only.

mod moving;
mod placing;
mod powers;

use crate::grid::hex::{Axial, Cell};
use crate::legal::illegal::Illegal;
use crate::model::action::Action;
use crate::model::tile::{Tile, TileSet};
use crate::movement::Power;
use crate::position::{Position, Stage};

impl Position {
    /// The rule that forbids the action, which is not legal. The game is not over.
    pub(crate) fn why_illegal(&self, action: Action) -> Illegal {
        let player = self.to_move();
        let queen = Tile::queen(player);
        if let Some(top) = self.top_of_honeycombo().filter(|_| action != Action::Pass) {
            return Illegal::OnHoneycombo(self.name(top));
        }
        match action {
            Action::Pass => return Illegal::CannotPass(player),
            Action::Place { tile, bug, to, .. } => return self.why_not_placing(tile, bug, to),
            Action::Move { tile, to } => return self.why_not_moving(tile, to),
            _ if self.standard => return Illegal::NotInThisGame,
            _ if self.is_queen_due() => return Illegal::QueenDue(self.name(queen)),
            _ if !self.has_queen_in_play(player) => {
                return Illegal::QueenFirstOfAll(self.name(queen));
            }
            _ => {}
        }
        match action {
            Action::Flip { tile } => self.why_not_flipping(tile),
            Action::Sting { tile, victim } => self.why_not_power(tile, Power::Sting, victim),
            Action::Remove { tile, victim } => self.why_not_power(tile, Power::Remove, victim),
            Action::Swap { tile, with } => self.why_not_power(tile, Power::Swap, with),
            Action::Combo if self.combo().is_none() => Illegal::NotInThisGame,
            Action::Combo if self.combo() != Some(player) => Illegal::ComboNotYours(player),
            Action::Combo => Illegal::ComboLocked,
            Action::Draw { .. } => Illegal::EmptyBag,
            Action::Steal { tile } => self.why_not_stealing(tile),
            Action::End if self.stage() == Stage::Second => Illegal::CannotEnd,
            Action::End => Illegal::NothingToEnd,
            Action::Place { .. } | Action::Move { .. } | Action::Pass => Illegal::NotInThisGame,
        }
    }

    /// What lies on the Honeycombo.
    fn top_of_honeycombo(&self) -> Option<Tile> {
        let top = self.top(self.cell(Tile::HONEYCOMBO)?);
        top.filter(|&top| top != Tile::HONEYCOMBO)
    }

    fn why_not_stealing(&self, tile: Tile) -> Illegal {
        let player = self.to_move();
        let stolen = self.reserve(!player).and(TileSet::of(player));
        let same = |other: &Tile| other.first_of_kind() == tile.first_of_kind();
        match self.lowest_waiting(stolen).into_iter().find(same) {
            Some(lowest) if stolen.contains(tile) => {
                Illegal::StealLowest { tile: self.name(tile), lowest: self.name(lowest) }
            }
            _ => Illegal::CannotSteal(self.name(tile), player),
        }
    }

    /// Why nothing can be done with the tile: it is not on the table, covered, resting or stung.
    fn why_fixed(&self, tile: Tile) -> Option<Illegal> {
        let Some(cell) = self.cell(tile) else { return Some(Illegal::NotInPlay(self.name(tile))) };
        if let Some(by) = self.top(cell).filter(|&top| top != tile) {
            return Some(Illegal::Covered { tile: self.name(tile), by: self.name(by) });
        }
        if self.statuses.resting.contains(tile) {
            return Some(Illegal::Resting(self.name(tile)));
        }
        let own = TileSet::of(self.to_move());
        self.statuses.stung.and(own).contains(tile).then_some(Illegal::Stung(self.name(tile)))
    }

    /// The coordinates of a cell for a message; the origin for a cell that is neither in the hive nor beside it.
    fn place_or_origin(&self, cell: Cell) -> Axial {
        self.place(cell).unwrap_or_default()
    }
}
