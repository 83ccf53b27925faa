//! Keys whose exclusive or is a position's hash. They are computed, not stored: two
//! multiplications are nearer than a table of a thousand cache lines.

use crate::hex::Cell;
use crate::tile::Tile;

/// Spreads a small number over 64 bits.
#[inline]
const fn spread(number: u64) -> u64 {
    let mut x = (number + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    x ^= x >> 32;
    x = x.wrapping_mul(0xd6e8_feb8_6659_fd93);
    x ^ x >> 32
}

/// Equal tiles have equal numbers.
static KINDS: [u8; Tile::COUNT] = {
    let mut kinds = [0; Tile::COUNT];
    let mut index = 0;
    while index < Tile::COUNT {
        kinds[index] = Tile::from_index(index as u8).first_of_kind().index() as u8;
        index += 1;
    }
    kinds
};

/// The key of a tile lying somewhere.
#[inline]
pub(crate) fn tile(tile: Tile, cell: Cell, level: u8) -> u64 {
    of_tile(Family::Lies, tile, cell, level)
}

/// The key of a status of a tile that lies somewhere.
#[inline]
pub(crate) fn status(family: Family, tile: Tile, cell: Cell, level: u8) -> u64 {
    of_tile(family, tile, cell, level)
}

#[inline]
fn of_tile(family: Family, tile: Tile, cell: Cell, level: u8) -> u64 {
    let kind = u64::from(KINDS[tile.index()]);
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
    /// Whose turn it is.
    Turn,
}

/// The key of Black to move.
pub(crate) const BLACK_TO_MOVE: u64 = spread((Family::Turn as u64) << 32);
