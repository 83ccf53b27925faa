//! A small set of cells around a centre.

use crate::hex::{Axial, Cell, Direction};

/// A set of cells around a centre, at most three steps away: one bit each in an 8×8 field.
/// Steps are additions to the bit's index, so most bugs' whole reach fits in a register.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Patch(pub(crate) u64);

impl Patch {
    /// The bit of the centre: three columns and three rows in.
    const CENTER: i32 = 3 + 8 * 3;

    /// The centre itself.
    pub(crate) const MIDDLE: Spot = Spot(Patch::CENTER as u8);

    /// The neighbours of the centre on these sides.
    #[inline]
    pub(crate) fn around(sides: u8) -> Patch {
        Patch(AROUND[(sides & 63) as usize])
    }

    /// The neighbours of that place, which lies at most two steps from the centre, on
    /// these sides.
    #[inline]
    pub(crate) fn around_spot(place: Spot, sides: u8) -> Patch {
        let around = AROUND[(sides & 63) as usize];
        Patch(around.rotate_left(u32::from(place.0).wrapping_sub(Patch::CENTER as u32) & 63))
    }

    /// Adds a place.
    #[inline]
    pub(crate) fn insert(&mut self, place: Spot) {
        self.0 |= 1 << (place.0 & 63);
    }

    /// Takes a place out.
    #[inline]
    pub(crate) fn remove(&mut self, place: Spot) {
        self.0 &= !(1 << (place.0 & 63));
    }

    /// The places of either set.
    #[inline]
    pub(crate) fn or(self, other: Patch) -> Patch {
        Patch(self.0 | other.0)
    }

    /// Whether the cell is in the set around that centre.
    pub(crate) fn contains_cell(mut self, cell: Cell, center: Cell) -> bool {
        self.any(|place| place.cell(center) == cell)
    }

    /// The same, for a cell at most four steps away.
    #[inline]
    pub(crate) fn contains_near(self, cell: Cell, center: Cell) -> bool {
        let spot = SPOTS[cell.index().wrapping_sub(center.index()) & 4095];
        spot < 64 && self.0 >> (spot & 63) & 1 != 0
    }

    /// How many places there are.
    #[inline]
    pub(crate) fn len(self) -> u32 {
        self.0.count_ones()
    }
}

impl Iterator for Patch {
    type Item = Spot;

    #[inline]
    fn next(&mut self) -> Option<Spot> {
        if self.0 == 0 {
            return None;
        }
        let place = Spot(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(place)
    }
}

/// A place in a [`Patch`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Spot(u8);

impl Spot {
    /// The neighbouring place on that side.
    #[inline]
    pub(crate) fn neighbor(self, direction: Direction) -> Spot {
        const STEPS: [u8; 6] = {
            let mut steps = [0; 6];
            let mut i = 0;
            while i < 6 {
                let step = Direction::ALL[i].step();
                steps[i] = (step.q + 8 * step.r) as u8;
                i += 1;
            }
            steps
        };
        Spot(self.0.wrapping_add(STEPS[direction as usize]) & 63)
    }

    /// The cell at this place of the patch around `center`.
    #[inline]
    pub(crate) fn cell(self, center: Cell) -> Cell {
        const DISTANCES: [u16; 64] = {
            let mut distances = [0; 64];
            let mut i = 0;
            while i < 64 {
                distances[i] = Cell::distance(Axial::new(i as i32 % 8 - 3, i as i32 / 8 - 3));
                i += 1;
            }
            distances
        };
        center.offset(DISTANCES[(self.0 & 63) as usize])
    }
}

/// For what there is between the numbers of two cells, the place in the patch around one; 64 if it is not in it.
static SPOTS: [u8; Cell::COUNT] = {
    let mut spots = [64; Cell::COUNT];
    let mut i = 0;
    while i < 64 {
        let way = Axial::new(i % 8 - 3, i / 8 - 3);
        spots[Cell::distance(way) as usize] = i as u8;
        i += 1;
    }
    spots
};

/// For a mask of sides, the patch of those neighbours of the centre.
static AROUND: [u64; 64] = {
    let mut table = [0; 64];
    let mut mask = 0;
    while mask < 64 {
        let mut i = 0;
        while i < 6 {
            if mask >> i & 1 != 0 {
                let step = Direction::ALL[i].step();
                table[mask] |= 1 << (Patch::CENTER + step.q + 8 * step.r);
            }
            i += 1;
        }
        mask += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_steps_any_way_stay_inside() {
        let center = Cell::at(Axial::new(-7, 11));
        for a in Direction::ALL {
            for b in Direction::ALL {
                let place = Patch::MIDDLE.neighbor(a).neighbor(b);
                let cell = center.neighbor(a).neighbor(b);
                assert_eq!(place.cell(center), cell);
                let around: Vec<Cell> =
                    Patch::around_spot(place, 63).map(|spot| spot.cell(center)).collect();
                assert_eq!(around.len(), 6);
                for c in Direction::ALL {
                    assert!(around.contains(&cell.neighbor(c)));
                }
            }
        }
    }
}
