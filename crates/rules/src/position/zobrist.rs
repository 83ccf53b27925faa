//! Keys whose exclusive or is the hash of a position. They are computed: two multiplications take less time than access to
//! a table that does not fit in the cache.

use crate::grid::hex::Cell;
use crate::model::bug::Bug;
use crate::model::tile::Tile;

/// Spreads a small number over 64 bits.
#[inline]
const fn spread(number: u64) -> u64 {
    let mut x = (number + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    x ^= x >> 32;
    x = x.wrapping_mul(0xd6e8_feb8_6659_fd93);
    x ^ x >> 32
}

/// The key of a tile lying somewhere and showing this creature. Tiles of one kind have equal keys: no
/// game has two kinds that can show the same creature in the same colour.
#[inline]
pub(crate) fn tile(tile: Tile, bug: Bug, cell: Cell, level: u8) -> u64 {
    of_tile(Family::Lies, tile, bug, cell, level)
}

/// The key of a status of a tile that lies somewhere.
#[inline]
pub(crate) fn status(family: Family, tile: Tile, bug: Bug, cell: Cell, level: u8) -> u64 {
    of_tile(family, tile, bug, cell, level)
}

/// The key of a tile off the table; `count` is the number of tiles of its kind there before it.
pub(crate) fn off_table(family: Family, tile: Tile, back: bool, count: u32) -> u64 {
    let kind = tile.first_of_kind().index() as u64;
    spread(kind | u64::from(back) << 7 | u64::from(count) << 8 | (family as u64) << 32)
}

/// The key of a fact that is not about a tile.
pub(crate) const fn plain(family: Family, number: u64) -> u64 {
    spread((family as u64) << 32 | number)
}

#[inline]
fn of_tile(family: Family, tile: Tile, bug: Bug, cell: Cell, level: u8) -> u64 {
    let kind = bug as u64 | (tile.owner_index() as u64) << 5;
    spread(kind | u64::from(level) << 8 | (cell.index() as u64) << 16 | (family as u64) << 32)
}

// The fields of the numbers above do not overlap.
const _: () = assert!(Bug::ALL.len() <= 1 << 5 && Tile::COUNT <= 1 << 7 && Cell::COUNT <= 1 << 16);

/// The kind of fact that a key stands for.
#[derive(Clone, Copy)]
pub(crate) enum Family {
    /// A tile lies somewhere.
    Lies,
    /// It is resting.
    Resting,
    /// The opponent placed it last turn.
    Placed,
    /// The opponent's last turn displaced it.
    Moved,
    /// It was flipped last turn.
    Flipped,
    /// It is stung.
    Stung,
    /// The first action of a double turn has displaced it last.
    FirstResting,
    /// The first action of a double turn has placed it.
    FirstPlaced,
    /// The first action of a double turn has displaced it.
    FirstMoved,
    /// The first action of a double turn has flipped it.
    FirstFlipped,
    /// The first action of a double turn has stung it.
    FirstStung,
    /// Whose turn it is.
    Turn,
    /// A hand holds it.
    WhiteHand,
    /// A hand holds it.
    BlackHand,
    /// It is out of the game.
    Removed,
    /// It waits with its back up.
    Waiting,
    /// The Honeycombo and the double turns.
    Combo,
}

/// The key of Black to move.
pub(crate) const BLACK_TO_MOVE: u64 = plain(Family::Turn, 0);

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn every_creature_color_level_and_cell_has_its_own_key() {
        // One tile of each owner, showing every creature.
        let owners = [0, Tile::HONEYCOMBO.index() / 2, Tile::HONEYCOMBO.index()];
        let owners = owners.map(|index| Tile::from_index(index as u8));
        let cells = (0..Cell::COUNT).step_by(37).map(Cell::from_index);
        let mut keys = HashSet::new();
        let mut count = 0;
        for cell in cells {
            for level in 0..8 {
                for (owner, bug) in owners.iter().flat_map(|t| Bug::ALL.map(|bug| (*t, bug))) {
                    for family in [Family::Lies, Family::Resting, Family::FirstStung] {
                        keys.insert(status(family, owner, bug, cell, level));
                        count += 1;
                    }
                }
            }
        }
        assert_eq!(keys.len(), count);
    }

    #[test]
    fn every_kind_off_the_table_has_its_own_key() {
        let mut keys = HashSet::new();
        let kinds: HashSet<Tile> = Tile::all().map(Tile::first_of_kind).collect();
        for &tile in &kinds {
            for (back, count) in [(false, 0), (false, 1), (false, 2), (true, 0), (true, 1)] {
                keys.insert(off_table(Family::Removed, tile, back, count));
            }
        }
        assert_eq!(keys.len(), 5 * kinds.len());
    }
}
