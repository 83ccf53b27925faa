//! Placing (A4, A9, A13, E26 to E35).

use std::collections::BTreeSet;

use crate::action::Action;
use crate::cell::Cell;
use crate::state::State;
use crate::tile::{Colour, Face, Tile};

impl State {
    /// Every placing of the acting player.
    pub(crate) fn placings(&self) -> BTreeSet<Action> {
        let own = self.tiles_to_place(self.side);
        let mut tiles = self.one_of_each_kind(&own);
        // E26: from the 4th turn on the Queen first.
        if self.turn >= 4 && own.iter().any(|tile| self.is_own_queen(*tile)) {
            tiles.retain(|tile| self.is_own_queen(*tile));
        } else if self.may_place_a_drawn_tile() {
            tiles.extend(self.one_of_each_kind(&self.bag_tiles()));
        }
        // A3, B-01, E27: not as a first placement.
        if self.turn == 1 && !self.game.options.queen_first_allowed {
            tiles.retain(|tile| !tile.is_queen());
        }
        let cells = [
            (Colour::White, false, self.cells_to_place(Colour::White)),
            (Colour::Black, false, self.cells_to_place(Colour::Black)),
            (Colour::White, true, self.cells_for_guardians(Colour::White)),
            (Colour::Black, true, self.cells_for_guardians(Colour::Black)),
        ];
        let mut found = BTreeSet::new();
        for tile in tiles {
            let its = |(colour, guardian, _): &&(Colour, bool, BTreeSet<Cell>)| {
                *colour == tile.colour && *guardian == tile.is_guardian()
            };
            for face in self.faces_to_place(tile) {
                for cell in cells.iter().find(its).into_iter().flat_map(|(_, _, cells)| cells) {
                    let (tile, Cell { q, r }) = (tile.name(face), *cell);
                    found.insert(Action::Place { tile, q, r });
                }
            }
        }
        found
    }

    fn is_own_queen(&self, tile: Tile) -> bool {
        tile.is_queen() && tile.colour == self.side
    }

    /// E35: with the option and the own Queen in play, a tile may be drawn and placed at once.
    fn may_place_a_drawn_tile(&self) -> bool {
        self.game.swarm && self.game.options.swarm_places_drawn && self.queen_is_in_play(self.side)
    }

    /// The faces a tile may show when it is placed (A4.4, A8.4, E32).
    fn faces_to_place(&self, tile: Tile) -> Vec<Face> {
        match tile.back {
            Some(_) if tile.is_queen() => vec![tile.front],
            Some(back) if self.game.has_fixed_faces() => {
                vec![if self.backs.contains(&tile) { back } else { tile.front }]
            }
            Some(back) => vec![tile.front, back],
            None => vec![tile.front],
        }
    }

    /// The cells where a tile of the colour may be placed, if it is no Guardian.
    fn cells_to_place(&self, colour: Colour) -> BTreeSet<Cell> {
        // E27: White's first tile, without Honeycombo, is listed on 0,0 only.
        if self.turn == 1 && self.side == Colour::White && self.stacks.is_empty() {
            return BTreeSet::from([Cell::new(0, 0)]);
        }
        let around = self.stacks.keys().flat_map(|cell| cell.neighbours());
        let mut cells: BTreeSet<Cell> = around.filter(|cell| self.height(*cell) == 0).collect();
        // A4.1: a first tile may touch the other colour.
        if self.turn > 1 {
            cells.retain(|cell| !self.is_next_to(*cell, colour.other()));
        }
        cells
    }

    /// A13: on a cell whose top is one's own, not adjacent to the other colour; never first (E27).
    fn cells_for_guardians(&self, colour: Colour) -> BTreeSet<Cell> {
        if self.turn == 1 {
            return BTreeSet::new();
        }
        let own = self.stacks.keys().copied().filter(|cell| self.colour(*cell) == Some(colour));
        // Nothing is based on the Honeycombo, not even with an own bug in between (A12).
        own.filter(|cell| self.honeycombo() != Some(*cell))
            .filter(|cell| !self.is_next_to(*cell, colour.other()))
            .collect()
    }

    fn is_next_to(&self, cell: Cell, colour: Colour) -> bool {
        cell.neighbours().any(|neighbour| self.colour(neighbour) == Some(colour))
    }
}
