//! Why a tile cannot be placed.

use crate::grid::hex::{Cell, Directions};
use crate::legal::general::placing::{faces, is_guardian, placeable, placements};
use crate::legal::illegal::Illegal;
use crate::model::action::{Action, ActionList};
use crate::model::bug::Bug;
use crate::model::tile::{Tile, TileSet};
use crate::notation::tile::TileName;
use crate::position::Position;

impl Position {
    pub(super) fn why_not_placing(&self, tile: Tile, bug: Bug, to: Cell) -> Illegal {
        if !placeable(self).contains(tile) {
            return self.why_not_placeable(tile);
        }
        if !faces(self, tile).contains(&Some(bug)) {
            return Illegal::WrongFace(TileName::of(tile, bug));
        }
        if self.has_no_place_for(tile) {
            return Illegal::NoPlaceFor(TileName::of(tile, bug));
        }
        let illegal = if is_guardian(tile) {
            let own = self.top(to).filter(|top| top.color() == tile.color());
            own.and_then(|_| self.why_beside_enemies(tile, to))
        } else {
            self.why_not_into(tile, to)
        };
        illegal.unwrap_or(Illegal::NotOnOwn(TileName::of(tile, bug)))
    }

    /// Whether the tile, which is the player's to place, would touch the other colour wherever it is placed.
    fn has_no_place_for(&self, tile: Tile) -> bool {
        let mut placings = ActionList::new();
        placements(self, &mut placings);
        let color = tile.color().unwrap_or(self.to_move());
        // A Guardian without an own tile to lie on has another reason.
        let has_base = self.board().tops().into_iter().any(|top| top.color() == Some(color));
        (has_base || !is_guardian(tile))
            && !placings
                .iter()
                .any(|action| matches!(*action, Action::Place { tile: it, .. } if it == tile))
    }

    /// Why the player cannot place this tile.
    fn why_not_placeable(&self, tile: Tile) -> Illegal {
        let player = self.to_move();
        let queen = Tile::queen(player);
        if !self.game_type().contains(tile) {
            return Illegal::NotInGame(self.name(tile));
        }
        if self.board().tiles().contains(tile) {
            return Illegal::NotInReserve(self.name(tile));
        }
        if !self.reserve(player).contains(tile) {
            return Illegal::NotYoursToPlace { tile: self.name(tile), player };
        }
        let placeable = placeable(self);
        if placeable == TileSet::from(queen) {
            return Illegal::QueenDue(self.name(queen));
        }
        if tile == queen {
            return Illegal::QueenFirst(self.name(queen));
        }
        let same = |other: &Tile| other.first_of_kind() == tile.first_of_kind();
        let lowest = placeable.into_iter().find(same).unwrap_or(tile);
        Illegal::NotLowest { tile: self.name(tile), lowest: self.name(lowest) }
    }

    /// Why the tile cannot be placed in this cell on the ground.
    fn why_not_into(&self, tile: Tile, to: Cell) -> Option<Illegal> {
        let state = self.board().at(to);
        if let Some(by) = state.top() {
            let place = self.place_or_origin(to);
            return Some(Illegal::Occupied { tile: self.name(tile), place, by: self.name(by) });
        }
        let first_of_all = self.board().tiles().is_empty() && to == Cell::ORIGIN;
        if state.occupied() == 0 && !first_of_all {
            return Some(Illegal::TouchesNothing { tile: self.name(tile) });
        }
        self.why_beside_enemies(tile, to)
    }

    /// After the first turn a new tile touches only its own colour.
    fn why_beside_enemies(&self, tile: Tile, to: Cell) -> Option<Illegal> {
        // In Swarm a player may hold tiles of the other colour.
        let color = tile.color().unwrap_or(self.to_move());
        let enemies = Directions(self.board().at(to).showing(!color));
        let enemy = enemies.into_iter().find_map(|side| self.top(to.neighbor(side)))?;
        if self.is_first_turn() {
            return None;
        }
        let place = self.place_or_origin(to);
        Some(Illegal::TouchesEnemy { tile: self.name(tile), place, enemy: self.name(enemy) })
    }
}
