//! A hash that all twelve images of a position share, for opening books and statistics of games.

use crate::grid::cell_set::CellSet;
use crate::grid::hex::{Axial, Cell, Directions};
use crate::mix::mix;
use crate::model::bug::Bug;
use crate::model::game_type::Pack;
use crate::model::tile::{Tile, TileSet};
use crate::position::symmetry::Symmetry;
use crate::position::{Position, Stage};

/// A tile on the table: where it lies, and a number for everything else about it.
type Placed = (Axial, u64);

// What a number that is hashed is about. Numbers of tiles on the table have no bit here.
const TURN: u64 = 1 << 44;
const PLY: u64 = 2 << 44;
const REMOVED: u64 = 3 << 44;
const BACKS: u64 = 4 << 44;
const WHITE_HAND: u64 = 5 << 44;
const BLACK_HAND: u64 = 6 << 44;
const DOUBLE_TURN: u64 = 7 << 44;

impl Position {
    /// A 64-bit hash that a position shares with its [images](Position::symmetries) and with no other position, for
    /// practical purposes. Positions with equal hashes have the same legal actions up to a symmetry.
    ///
    /// It covers the tiles on the table, equal ones not told apart, the side to move, the reserves, in Swarm the hands and
    /// the bag, and the state of double turns; of what the last turn has done to tiles only what can matter in the game:
    /// nothing in standard games without the Pillbug. The turn counts only as long as a Queen waits to be placed. The game
    /// type and how the position was reached do not count.
    ///
    /// It is the same in all versions and on all machines, so it can be stored in files.
    ///
    /// ```
    /// use skep_rules::Position;
    ///
    /// let east: Position = "Base;White[2];0,0:wS1 1,0:bS1".parse()?;
    /// let north_west: Position = "Base;White[2];3,4:wS1 3,3:bS1".parse()?;
    /// assert_eq!(east.symmetric_hash(), north_west.symmetric_hash());
    /// # Ok::<(), skep_rules::PositionError>(())
    /// ```
    pub fn symmetric_hash(&self) -> u64 {
        let placed = self.placed_tiles();
        let least = Symmetry::all().map(|symmetry| hash_image(&placed, symmetry)).min();
        mix(least.unwrap_or(0).wrapping_add(self.hash_beside_the_table()))
    }

    /// The tiles on the table. Finds their places by a walk over the hive.
    fn placed_tiles(&self) -> Vec<Placed> {
        let start = self.anchor.cell;
        let mut placed = Vec::with_capacity(Tile::COUNT);
        if self.board.at(start).is_empty() {
            return placed;
        }
        let mut seen = CellSet::EMPTY;
        seen.insert(start);
        let mut cells = Vec::with_capacity(Tile::COUNT);
        cells.push((start, Axial::default()));
        let mut done = 0;
        while let Some(&(cell, place)) = cells.get(done) {
            done += 1;
            self.push_stack(&mut placed, cell, place);
            for side in Directions(self.board.at(cell).occupied()) {
                let next = cell.neighbor(side);
                if seen.insert(next) {
                    cells.push((next, place + side.step()));
                }
            }
        }
        placed
    }

    /// Adds the tiles of one stack.
    fn push_stack(&self, placed: &mut Vec<Placed>, cell: Cell, place: Axial) {
        let height = u64::from(self.board.at(cell).height());
        for (depth, tile) in self.board.stack(cell).enumerate() {
            let level = height - 1 - depth as u64;
            let kind = kind(tile, self.board.face(tile));
            placed.push((place, kind | level << 24 | self.status_bits(tile) << 32));
        }
    }

    /// The statuses of a tile that can restrict what is legal, a bit each.
    fn status_bits(&self, tile: Tile) -> u64 {
        if self.standard {
            // A player's own tiles rest only after throws, and only throws ask whether the opponent's do.
            let matters = self.game_type.has(Bug::Pillbug);
            return u64::from(matters && self.statuses.resting.contains(tile));
        }
        let sets = self.statuses.sets().into_iter().chain(self.variant.first.sets());
        sets.fold(0, |bits, (_, set)| bits << 1 | u64::from(set.contains(tile)))
    }

    /// The hash of everything that has no place.
    fn hash_beside_the_table(&self) -> u64 {
        let mut hash = mix(self.to_move as u64 | TURN);
        let queens = TileSet::from_iter([Tile::queen(!self.to_move), Tile::queen(self.to_move)]);
        if !self.hands.white.or(self.hands.black).and(queens).is_empty() {
            let deadline = 2 * Position::QUEEN_DEADLINE;
            hash = hash.wrapping_add(mix(u64::from(self.ply.min(deadline)) | PLY));
        }
        if self.standard {
            return hash;
        }
        let variant = &self.variant;
        for (set, tiles) in [(REMOVED, variant.removed), (BACKS, variant.backs)] {
            hash = hash.wrapping_add(self.hash_tiles(set, tiles));
        }
        if self.game_type.has_pack(Pack::Swarm) {
            for (set, tiles) in [(WHITE_HAND, self.hands.white), (BLACK_HAND, self.hands.black)] {
                hash = hash.wrapping_add(self.hash_tiles(set, tiles));
            }
        }
        let stage = match variant.stage {
            Stage::Single => 0,
            Stage::First => 1,
            Stage::Second => 2,
        };
        let pending = variant.pending.map_or(0, |color| 1 + color as u64);
        let number = stage | pending << 2 | (variant.combo as u64) << 4;
        hash.wrapping_add(mix(number | u64::from(variant.locked) << 5 | DOUBLE_TURN))
    }

    /// The hash of tiles off the table. A sum, in which equal tiles count as often as there are.
    fn hash_tiles(&self, set: u64, tiles: TileSet) -> u64 {
        tiles.into_iter().fold(0u64, |hash, tile| {
            let back = u64::from(self.variant.backs.contains(tile));
            hash.wrapping_add(mix(kind(tile, tile.front()) | back << 24 | set))
        })
    }
}

/// A number of 24 bits for the colour and the creature of a tile. It comes from the creature's code, which never changes.
fn kind(tile: Tile, face: Bug) -> u64 {
    let code = face.code().bytes().fold(0, |code, byte| code << 8 | u64::from(byte));
    code << 2 | tile.owner_index() as u64
}

/// The hash of an image of the hive, which is moved so that its lowest coordinates are 0.
fn hash_image(placed: &[Placed], symmetry: Symmetry) -> u64 {
    let image = || placed.iter().map(|&(place, kind)| (symmetry.apply(place), kind));
    let (q, r) =
        image().fold((i32::MAX, i32::MAX), |(q, r), (place, _)| (q.min(place.q), r.min(place.r)));
    image().fold(0, |hash, (place, kind)| {
        // A hive is at most 65 cells long.
        let cell = (place.q - q) as u64 | ((place.r - r) as u64) << 8;
        hash.wrapping_add(mix(kind | cell << 48))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hash(text: &str) -> u64 {
        text.parse::<Position>().unwrap().symmetric_hash()
    }

    #[test]
    fn books_keep_their_meaning() {
        // A change of these numbers makes all books useless.
        assert_eq!(Position::default().symmetric_hash(), 9_303_533_892_356_373_346);
        assert_eq!(hash("Base;White[2];0,0:wS1 1,0:bS1"), 4_952_586_222_295_165_557);
    }

    #[test]
    fn the_last_move_counts_only_where_it_can_restrict_the_next() {
        let table = "White[5];0,0:wQ 1,0:bQ 2,0:bA1 -1,0:wA1";
        for (game, same) in [("Base", true), ("Base+ML", true), ("Base+P", false), ("Venom", false)]
        {
            let plain = hash(&format!("{game};{table}"));
            let moved = hash(&format!("{game};{table};resting=bA1;moved=bA1"));
            assert_eq!(plain == moved, same, "{game}");
        }
        let placed = hash(&format!("Base+P;{table};placed=bA1"));
        assert_eq!(placed, hash(&format!("Base+P;{table}")));
    }

    #[test]
    fn the_turn_counts_while_a_queen_waits() {
        let table = "0,0:wA1 1,0:bA1 -1,0:wA2 2,0:bA2";
        assert_ne!(
            hash(&format!("Base;White[3];{table}")),
            hash(&format!("Base;White[4];{table}"))
        );
        let table = "0,0:wQ 1,0:bQ -1,0:wA2 2,0:bA2";
        assert_eq!(
            hash(&format!("Base;White[3];{table}")),
            hash(&format!("Base;White[9];{table}"))
        );
    }

    #[test]
    fn hands_and_the_other_side_to_move_make_another_position() {
        let table = "0,0:wQ 1,0:bQ";
        let swarm = |hands: &str| hash(&format!("Base+Swarm;White[5];{table};{hands}"));
        assert_ne!(swarm("white=wA1"), swarm("white=wA1,wA2"));
        assert_eq!(swarm("white=wA1"), swarm("white=wA2"));
        assert_ne!(swarm("white=wA1"), swarm("black=wA1"));
        assert_ne!(
            hash(&format!("Base;White[5];{table}")),
            hash(&format!("Base;Black[5];{table}"))
        );
    }
}
