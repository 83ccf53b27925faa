//! Keys whose exclusive or is a position's hash. They are computed, not stored: two
//! multiplications are nearer than a table of a thousand cache lines.

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

/// The key of a tile off the table, the so many-eth of its kind there.
pub(crate) fn off_table(family: Family, tile: Tile, back: bool, count: u32) -> u64 {
    let kind = tile.first_of_kind().index() as u64;
    spread(kind | u64::from(back) << 7 | u64::from(count) << 8 | (family as u64) << 32)
}

/// The key of something that is not about a tile.
pub(crate) const fn plain(family: Family, number: u64) -> u64 {
    spread((family as u64) << 32 | number)
}

#[inline]
fn of_tile(family: Family, tile: Tile, bug: Bug, cell: Cell, level: u8) -> u64 {
    let kind = bug as u64 | (tile.index() as u64 & 96);
    spread(kind | u64::from(level) << 8 | (cell.index() as u64) << 16 | (family as u64) << 32)
}

/// What a key speaks of.
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
