//! Tables over the masks of the six sides of a cell. Bit `i` stands for side `i` of
//! [`Direction::ALL`](crate::grid::hex::Direction::ALL).

use crate::grid::hex::{Cell, Direction};

/// A mask of all six sides.
pub(crate) const ALL: u8 = 63;

/// The mask turned one side anticlockwise.
pub(crate) const fn turn_left(mask: u8) -> u8 {
    (mask << 1 | mask >> 5) & ALL
}

/// The mask turned one side clockwise.
pub(crate) const fn turn_right(mask: u8) -> u8 {
    (mask >> 1 | mask << 5) & ALL
}

const fn slides(occupied: u8) -> u8 {
    !occupied & (turn_left(occupied) ^ turn_right(occupied)) & ALL
}

/// For the mask of a ground cell's occupied sides, the sides to which a bug can crawl:
/// free sides, with exactly one of the two adjacent sides occupied. If neither is occupied, the bug would lose contact
/// with the hive; if both are, they form a gate.
pub(crate) static SLIDES: [u8; 64] = {
    let mut table = [0; 64];
    let mut mask = 0;
    while mask < 64 {
        table[mask] = slides(mask as u8);
        mask += 1;
    }
    table
};

/// For the mask of a cell's occupied sides, the free sides in gaps of at least two: those to which a bug in the cell
/// could crawl, and those between them.
pub(crate) static WIDE: [u8; 64] = {
    let mut table = [0; 64];
    let mut mask = 0;
    while mask < 64 {
        let free = !(mask as u8) & ALL;
        table[mask] = free & (turn_left(free) | turn_right(free));
        mask += 1;
    }
    table
};

/// Whether the sides of the mask form one gap.
#[inline]
pub(crate) const fn is_one_gap(mask: u8) -> bool {
    const ONE: u64 = {
        let mut bits = 0;
        let mut mask = 0;
        while mask < 64 {
            if gaps(!(mask as u8) & ALL).count_ones() == 1 {
                bits |= 1 << mask;
            }
            mask += 1;
        }
        bits
    };
    ONE >> (mask & ALL) & 1 != 0
}

/// Whether a bug can crawl through an empty cell with these occupied sides.
#[inline]
pub(crate) const fn is_walkable(occupied: u8) -> bool {
    const WALKABLE: u64 = {
        let mut bits = 0;
        let mut mask = 0;
        while mask < 64 {
            if slides(mask as u8) != 0 {
                bits |= 1 << mask;
            }
            mask += 1;
        }
        bits
    };
    WALKABLE >> (occupied & ALL) & 1 != 0
}

/// The first side of each gap between occupied sides, anticlockwise.
#[inline]
pub(crate) const fn gaps(occupied: u8) -> u8 {
    !occupied & turn_left(occupied) & ALL
}

/// Whether the occupied sides around a cell form two runs or three.
#[inline]
pub(crate) const fn has_several_runs(occupied: u8) -> bool {
    const SEVERAL: u64 = {
        let mut bits = 0;
        let mut mask = 0;
        while mask < 64 {
            if gaps(mask as u8).count_ones() >= 2 {
                bits |= 1 << mask;
            }
            mask += 1;
        }
        bits
    };
    SEVERAL >> (occupied & ALL) & 1 != 0
}

/// The sides that do not lie between two sides of the mask.
pub(crate) const fn not_between(mask: u8) -> u8 {
    !(turn_left(mask) & turn_right(mask)) & ALL
}

/// Whether a cell with these occupied sides is a junction: an empty cell between two single tiles that lie opposite each
/// other, through which two separate ways lead.
#[inline]
pub(crate) const fn is_junction(occupied: u8) -> bool {
    matches!(occupied, 0b001001 | 0b010010 | 0b100100)
}

/// A step along the edge of the hive, packed: the low 12 bits are added to the cell's number, the bits above are the
/// side of the new cell on which the old one lies.
#[derive(Clone, Copy)]
pub(crate) struct Stride(u16);

impl Stride {
    /// The last step of a bug that has entered a cell from that side.
    pub(crate) const fn entering_from(side: Direction) -> Stride {
        Stride((side as u16) << 12)
    }

    const fn to(direction: Direction) -> Stride {
        let cell = Cell::distance(direction.step());
        Stride(Stride::entering_from(direction.opposite()).0 | cell)
    }

    /// The side of the new cell on which the old one lies.
    #[inline]
    pub(crate) const fn came_from(self) -> u16 {
        self.0 >> 12
    }

    /// The direction of the step.
    #[inline]
    pub(crate) const fn direction(self) -> Direction {
        const WAYS: [Direction; 8] = {
            let mut ways = [Direction::East; 8];
            let mut side = 0;
            while side < 6 {
                ways[side] = Direction::ALL[side].opposite();
                side += 1;
            }
            ways
        };
        WAYS[(self.0 >> 12 & 7) as usize]
    }

    /// The cell to which the step leads.
    #[inline]
    pub(crate) const fn from(self, cell: Cell) -> Cell {
        Cell::from_index(cell.index() + self.0 as usize)
    }

    /// The next step, from a cell with these occupied sides: the bug has entered a gap between tiles at one end and leaves
    /// it at the other.
    #[inline]
    pub(crate) fn next(self, occupied: u8) -> Stride {
        NEXT[(self.0 >> 6 & 0x1c0) as usize | (occupied & ALL) as usize]
    }
}

static NEXT: [Stride; 512] = {
    let mut table = [Stride(0); 512];
    let mut index = 0;
    while index < 512 {
        let (side, occupied) = (index >> 6, index as u8 & ALL);
        if side < 6 && slides(occupied) >> side & 1 != 0 {
            // The gap begins at this side; follow it away from the tile beside it.
            let step = if turn_left(occupied) >> side & 1 != 0 { 1 } else { 5 };
            let mut end = side;
            while occupied >> ((end + step) % 6) & 1 == 0 {
                end = (end + step) % 6;
            }
            table[index] = Stride::to(Direction::ALL[end]);
        }
        index += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lone_neighbour_is_slid_around_on_both_sides() {
        assert_eq!(SLIDES[0b000001], 0b100010);
        assert_eq!(SLIDES[0], 0);
        assert_eq!(SLIDES[63], 0);
        // A single gap is a gate.
        assert_eq!(SLIDES[0b111110], 0);
        assert_eq!(SLIDES[0b001001], 0b110110);
    }

    #[test]
    fn gaps_are_counted_around_the_corner() {
        let count = |occupied| gaps(occupied).count_ones();
        assert_eq!(count(0b100001), 1);
        assert_eq!(count(0b010101), 3);
        assert_eq!(count(0b011011), 2);
        assert_eq!((count(0), count(63)), (0, 0));
        assert!(has_several_runs(0b001001) && !has_several_runs(0b000111));
    }

    #[test]
    fn only_junctions_have_two_wide_gaps() {
        for mask in 0..64u8 {
            assert_eq!(is_junction(mask), SLIDES[mask as usize].count_ones() == 4);
        }
    }

    #[test]
    fn a_stride_leads_out_of_the_gap_at_its_other_end() {
        for mask in 0..64u8 {
            for side in Direction::ALL {
                if SLIDES[mask as usize] >> side as u8 & 1 == 0 {
                    continue;
                }
                let out = Stride::entering_from(side).next(mask);
                let way = out.direction();
                assert!(SLIDES[mask as usize] >> way as u8 & 1 != 0);
                assert_eq!(out.from(Cell::ORIGIN), Cell::ORIGIN.neighbor(way));
                // Walking the other way leads back.
                let back = Stride::entering_from(way).next(mask);
                assert_eq!(back.from(Cell::ORIGIN), Cell::ORIGIN.neighbor(side));
            }
        }
    }
}
