//! Why a tile cannot be displaced.

use crate::grid::hex::{Cell, Direction};
use crate::grid::sides::SLIDES;
use crate::legal::general::moving::{can_be_thrown, can_go};
use crate::legal::general::turn::Turn;
use crate::legal::illegal::Illegal;
use crate::model::action::Action;
use crate::model::bug::Bug;
use crate::model::tile::Tile;
use crate::movement::bugs::{queen, tick};
use crate::movement::{Abilities, Motion, Power};
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
            let goes = can_go(&Turn::new(self), tile);
            let same = Illegal::SamePlace(self.name(tile));
            return if goes { same } else { self.why_stuck(tile, from) };
        }
        if !Turn::new(self).actors.contains(tile) {
            return Illegal::CannotThrowThere { tile: self.name(tile), place };
        }
        self.why_out_of_reach(tile, from, to)
    }

    /// Why the tile on the table can be displaced nowhere, if that is so for a reason that does not depend on where to.
    fn why_immobile(&self, tile: Tile) -> Option<Illegal> {
        let player = self.to_move();
        let turn = Turn::new(self);
        let forced = turn.actors.contains(tile) && self.has_queen_in_play(player);
        if tile.color() == Some(!player) && !forced {
            return self.why_not_thrown(&turn, tile);
        }
        let queen = Tile::queen(player);
        if self.is_queen_due() {
            return Some(Illegal::QueenDue(self.name(queen)));
        }
        if !self.has_queen_in_play(player) {
            return Some(Illegal::QueenNotInPlay {
                tile: self.name(tile),
                queen: self.name(queen),
            });
        }
        let fixed = self.why_fixed(tile).or_else(|| self.why_shielded(tile));
        fixed.or_else(|| self.is_pinned(tile).then_some(Illegal::Pinned(self.name(tile))))
    }

    /// Why the other player's tile, which no Tick forces, cannot be displaced; `None` if it can be thrown. Statuses and
    /// pins matter only where a bug could throw or force it otherwise: everywhere else it is simply not the player's.
    fn why_not_thrown(&self, turn: &Turn<'_>, tile: Tile) -> Option<Illegal> {
        let player = self.to_move();
        let not_yours = Illegal::NotYoursToMove { tile: self.name(tile), player };
        if !self.has_queen_in_play(player) {
            return Some(not_yours);
        }
        if can_be_thrown(turn, tile) {
            return None;
        }
        let thrower = turn.acting_with(Power::Throw).find(|&thrower| turn.touch(thrower, tile));
        let reaches = |forcer: Tile| {
            tick::within_reach(turn.board, turn.board.cell_of(forcer)).contains(tile)
        };
        let forced = turn.acting_with(Power::Force).any(reaches);
        let fixed = || self.why_fixed(tile).or_else(|| self.why_shielded(tile));
        let pinned = || self.is_pinned(tile).then_some(Illegal::Pinned(self.name(tile)));
        Some(match thrower {
            Some(thrower) => fixed().or_else(pinned).unwrap_or(Illegal::NoVictim {
                tile: self.name(thrower),
                power: Power::Throw,
                victim: self.name(tile),
            }),
            None if forced => fixed().unwrap_or(not_yours),
            None if self.game_type().has(Bug::Pillbug) => {
                Illegal::NotYoursToThrow { tile: self.name(tile), player }
            }
            None => not_yours,
        })
    }

    /// Why the tile, which is free to move, finds no cell to go to.
    fn why_stuck(&self, tile: Tile, from: Cell) -> Illegal {
        let board = self.board();
        let abilities = Abilities::of(board, tile);
        if abilities == Abilities::NONE {
            return Illegal::NothingToCopy(self.name(tile));
        }
        let has_no_first_step = |bug: Bug| match Motion::of(bug, board, from) {
            Motion::Step(near) => near.len() == 0,
            // A Queen's step is the first step of everything that crawls.
            Motion::Crawl(_) | Motion::CrawlFar => queen::moves(board, from).len() == 0,
            Motion::Over(_)
            | Motion::Jump
            | Motion::Land
            | Motion::Glide
            | Motion::Copy
            | Motion::Stay => false,
        };
        if abilities.iter().all(has_no_first_step) {
            let surrounded = board.at(from).free() == 0 && !abilities.iter().any(Bug::climbs);
            return if surrounded {
                Illegal::Surrounded(self.name(tile))
            } else {
                Illegal::ShutIn(self.name(tile))
            };
        }
        let (tile, bug) = (self.name(tile), self.moves_as(tile, from));
        match Motion::of(bug, board, from) {
            Motion::Crawl(_) => Illegal::PathTooShort { tile, bug },
            _ => Illegal::Stuck { tile, bug },
        }
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
