//! Why a tile cannot be displaced.

use crate::grid::hex::{Cell, Direction};
use crate::grid::sides::SLIDES;
use crate::legal::general::moving::{can_be_thrown, can_go};
use crate::legal::general::turn::Turn;
use crate::legal::illegal::Illegal;
use crate::model::action::Action;
use crate::model::bug::Bug;
use crate::model::tile::Tile;
use crate::movement::{Abilities, Motion};
use crate::position::Position;

impl Position {
    pub(super) fn why_not_moving(&self, tile: Tile, to: Cell) -> Illegal {
        if !self.game_type().contains(tile) {
            return Illegal::NotInGame(self.name(tile));
        }
        let Some(from) = self.cell(tile) else { return Illegal::NotInPlay(self.name(tile)) };
        let place = self.place_or_origin(to);
        if tile == Tile::HONEYCOMBO {
            // It never moves: a player who picks it up means to turn it over.
            let turned = self.is_legal(Action::Combo);
            let never = Illegal::CannotReach { tile: self.name(tile), bug: Bug::Honeycombo, place };
            return if turned { never } else { self.why_illegal(Action::Combo) };
        }
        if let Some(illegal) = self.why_immobile(tile) {
            return illegal;
        }
        if self.cell(Tile::HONEYCOMBO) == Some(to) {
            return Illegal::EndsOnHoneycombo(self.name(tile));
        }
        if from == to {
            let bug = self.moves_as(tile, from);
            let stuck = Illegal::Stuck { tile: self.name(tile), bug };
            let goes = can_go(&Turn::new(self), tile);
            return if goes { Illegal::SamePlace(self.name(tile)) } else { stuck };
        }
        if !Turn::new(self).actors.contains(tile) {
            return Illegal::CannotThrowThere { tile: self.name(tile), place };
        }
        self.why_out_of_reach(tile, from, to)
    }

    /// Why the tile on the table can be displaced nowhere, if that is so for a reason that does not depend on where to.
    fn why_immobile(&self, tile: Tile) -> Option<Illegal> {
        let player = self.to_move();
        let queen = Tile::queen(player);
        if self.is_queen_due() {
            return Some(Illegal::QueenDue(self.name(queen)));
        }
        if !self.has_queen_in_play(player) {
            return Some(if tile.color() == Some(!player) {
                Illegal::NotYoursToMove { tile: self.name(tile), player }
            } else {
                Illegal::QueenNotInPlay { tile: self.name(tile), queen: self.name(queen) }
            });
        }
        if let Some(illegal) = self.why_fixed(tile).or_else(|| self.why_shielded(tile)) {
            return Some(illegal);
        }
        let turn = Turn::new(self);
        if !turn.actors.contains(tile) && !can_be_thrown(&turn, tile) {
            return Some(Illegal::NotYoursToMove { tile: self.name(tile), player });
        }
        self.is_pinned(tile).then_some(Illegal::Pinned(self.name(tile)))
    }

    /// The creature whose rule explains the moves of the tile. A Mosquito on top of the hive is a Beetle.
    fn moves_as(&self, tile: Tile, from: Cell) -> Bug {
        match self.board().face(tile) {
            Bug::Mosquito if self.board().at(from).height() > 1 => Bug::Beetle,
            face => face,
        }
    }

    /// Why a tile that is free to move cannot get to that cell.
    fn why_out_of_reach(&self, tile: Tile, from: Cell, to: Cell) -> Illegal {
        let board = self.board();
        let place = self.place_or_origin(to);
        let climbs = Abilities::of(board, tile).iter().any(Bug::climbs);
        if let Some(by) = self.top(to).filter(|_| !climbs) {
            return Illegal::Occupied { tile: self.name(tile), place, by: self.name(by) };
        }
        let bug = self.moves_as(tile, from);
        let motion = Motion::of(bug, board, from);
        let side = Direction::ALL.into_iter().find(|&side| from.neighbor(side) == to);
        if let (Motion::Step(_), Some(side)) = (motion, side) {
            let beside = |side| self.top(from.neighbor(side));
            return match (beside(side.left()), beside(side.right())) {
                (Some(left), Some(right)) => Illegal::Gate {
                    tile: self.name(tile),
                    left: self.name(left),
                    right: self.name(right),
                },
                _ => Illegal::LosesContact { tile: self.name(tile), place },
            };
        }
        let touched = |&side: &Direction| {
            let cell = to.neighbor(side);
            cell != from && !board.at(cell).is_empty()
        };
        let touched = Direction::ALL.into_iter().filter(touched);
        let occupied = touched.fold(0u8, |mask, side| mask | 1 << side as u8);
        if occupied == 0 {
            return Illegal::LosesContact { tile: self.name(tile), place };
        }
        let crawls = matches!(motion, Motion::Crawl(_) | Motion::CrawlFar);
        if crawls && SLIDES[occupied as usize] == 0 {
            return Illegal::Enclosed { tile: self.name(tile), place };
        }
        Illegal::CannotReach { tile: self.name(tile), bug, place }
    }
}
