//! The one-hive rule: which tiles hold the hive together.
//!
//! A tile whose neighbours form a single run around it is never needed: they touch each other.
//! A tile between several runs is needed exactly if two of its gaps look out on the same region of
//! empty cells, because then a line drawn through that region and the tile parts the hive. A hive
//! without holes has one region only, so there the six sides of a tile decide; with holes, a depth-first
//! search finds the cut vertices.

use crate::board::Board;
use crate::hex::Directions;
use crate::sides;
use crate::tile::{Tile, TileSet};

/// The answer for all tiles of a position, worked out once.
pub(crate) struct OneHive {
    /// The tiles that lie between several runs of tiles and yet are not needed.
    bridged: TileSet,
}

impl OneHive {
    /// Looks at the hive.
    #[inline]
    pub(crate) fn of(board: &Board) -> OneHive {
        let bridged = if board.has_holes() { bridged(board) } else { TileSet::EMPTY };
        OneHive { bridged }
    }

    /// Whether the tile, alone in a cell with these occupied sides, is pinned.
    #[inline]
    pub(crate) fn pins(&self, tile: Tile, occupied: u8) -> bool {
        sides::has_several_runs(occupied) && !self.bridged.contains(tile)
    }
}

/// The tops in whose absence the hive still hangs together, among those with several runs
/// of neighbours.
fn bridged(board: &Board) -> TileSet {
    let mut search = Search {
        board,
        found: [0; Tile::COUNT],
        clock: 0,
        cut: TileSet::EMPTY,
        candidates: TileSet::EMPTY,
    };
    if let Some(root) = board.tops().into_iter().next() {
        search.visit_root(root);
    }
    search.candidates.without(search.cut)
}

/// Tarjan's search for cut vertices.
struct Search<'a> {
    board: &'a Board,
    /// When each top was found; 0: not yet.
    found: [u8; Tile::COUNT],
    clock: u8,
    cut: TileSet,
    candidates: TileSet,
}

impl Search<'_> {
    fn visit_root(&mut self, root: Tile) {
        self.enter(root);
        self.candidates.insert(root);
        let mut children = 0;
        for next in self.board.neighbors(self.board.cell_of(root)) {
            if self.found[next.index()] == 0 {
                self.visit(next, root);
                children += 1;
            }
        }
        if children > 1 {
            self.cut.insert(root);
        }
    }

    /// Tells the earliest tile that can be reached from here without going back through the parent.
    fn visit(&mut self, tile: Tile, parent: Tile) -> u8 {
        let now = self.enter(tile);
        let mut lowest = now;
        let board = self.board;
        let cell = board.cell_of(tile);
        let occupied = board.at(cell).occupied();
        if sides::has_several_runs(occupied) {
            self.candidates.insert(tile);
        }
        for side in Directions(occupied) {
            let Some(next) = board.at(cell.neighbor(side)).top() else { continue };
            let seen = self.found[next.index()];
            if seen == 0 {
                let reached = self.visit(next, tile);
                if reached >= now {
                    self.cut.insert(tile);
                }
                lowest = lowest.min(reached);
            } else if next != parent {
                lowest = lowest.min(seen);
            }
        }
        lowest
    }

    fn enter(&mut self, tile: Tile) -> u8 {
        self.clock += 1;
        self.found[tile.index()] = self.clock;
        self.clock
    }
}
