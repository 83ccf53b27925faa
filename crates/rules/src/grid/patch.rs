//! A small set of cells around a centre.

use crate::grid::hex::{Axial, Cell, Direction};

/// A set of cells at most three steps from a centre, as bits of an 8×8 field. A step adds a constant to the bit's index.
/// The moves of most creatures fit in one such set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Patch(pub(crate) u64);

impl Patch {
    /// The bit of the centre: three columns and three rows in.
    const CENTER: i32 = 3 + 8 * 3;

    /// The greatest number of steps from the centre. A creature that moves farther needs a separate
    /// [`Motion`](crate::movement::Motion).
    pub(crate) const STEPS: u8 = 3;

    /// The centre itself.
    pub(crate) const MIDDLE: PatchCell = PatchCell(Patch::CENTER as u8);

    /// The neighbours of the centre on these sides.
    #[inline]
    pub(crate) fn around(sides: u8) -> Patch {
        Patch(AROUND[(sides & 63) as usize])
    }

    /// The neighbours on these sides of a cell at most two steps from the centre.
    #[inline]
    pub(crate) fn around_cell(place: PatchCell, sides: u8) -> Patch {
        debug_assert!(place.steps() < Patch::STEPS, "a patch has no room for a step farther");
        let around = AROUND[(sides & 63) as usize];
        Patch(around.rotate_left(u32::from(place.0).wrapping_sub(Patch::CENTER as u32) & 63))
    }

    /// Adds a place.
    #[inline]
    pub(crate) fn insert(&mut self, place: PatchCell) {
        self.0 |= 1 << (place.0 & 63);
    }

    /// Takes a place out.
    #[inline]
    pub(crate) fn remove(&mut self, place: PatchCell) {
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

    /// The cells on these sides of another cell that are in the set around that centre, as a patch around the other cell.
    #[inline]
    pub(crate) fn beside(self, center: Cell, other: Cell, sides: u8) -> Patch {
        let View { turn, inside } = VIEWS[other.index().wrapping_sub(center.index()) & 4095];
        Patch(self.0.rotate_right(u32::from(turn)) & AROUND[(sides & inside & 63) as usize])
    }

    /// The number of cells.
    #[inline]
    pub(crate) fn len(self) -> u32 {
        self.0.count_ones()
    }
}

impl Iterator for Patch {
    type Item = PatchCell;

    #[inline]
    fn next(&mut self) -> Option<PatchCell> {
        if self.0 == 0 {
            return None;
        }
        let place = PatchCell(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(place)
    }
}

/// A cell of a [`Patch`], relative to its centre.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PatchCell(u8);

impl PatchCell {
    /// The side of the centre on which the cell lies. It must be adjacent to the centre.
    #[inline]
    pub(crate) fn side(self) -> Direction {
        const SIDES: [Direction; 64] = {
            let mut sides = [Direction::East; 64];
            let mut i = 0;
            while i < 6 {
                let step = Direction::ALL[i].step();
                sides[(Patch::CENTER + step.q + 8 * step.r) as usize] = Direction::ALL[i];
                i += 1;
            }
            sides
        };
        SIDES[(self.0 & 63) as usize]
    }

    /// The neighbouring place on that side.
    #[inline]
    pub(crate) fn neighbor(self, direction: Direction) -> PatchCell {
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
        debug_assert!(self.steps() < Patch::STEPS, "a patch has no room for a step farther");
        PatchCell(self.0.wrapping_add(STEPS[direction as usize]) & 63)
    }

    /// The number of steps from the centre.
    const fn steps(self) -> u8 {
        PatchCell::way(self.0).norm() as u8
    }

    /// Where the place with this number lies, as seen from the centre.
    const fn way(number: u8) -> Axial {
        Axial::new(number as i32 % 8 - 3, number as i32 / 8 - 3)
    }

    /// The cell at this place of the patch around `center`.
    #[inline]
    pub(crate) fn cell(self, center: Cell) -> Cell {
        const DISTANCES: [u16; 64] = {
            let mut distances = [0; 64];
            let mut i = 0;
            while i < 64 {
                distances[i] = Cell::distance(PatchCell::way(i as u8));
                i += 1;
            }
            distances
        };
        center.offset(DISTANCES[(self.0 & 63) as usize])
    }
}

/// How to convert a patch around one cell into a patch around another.
#[derive(Clone, Copy)]
struct View {
    /// The rotation of the bits.
    turn: u8,
    /// The sides of the new centre that have a bit in the old patch.
    inside: u8,
}

/// By the difference between the numbers of two cells, the conversion from the first to the second.
static VIEWS: [View; Cell::COUNT] = {
    let mut views = [View { turn: 0, inside: 0 }; Cell::COUNT];
    let mut i = 0;
    while i < 100 {
        let way = Axial::new(i % 10 - 4, i / 10 - 4);
        let mut inside = 0;
        let mut side = 0;
        while side < 6 {
            let step = Direction::ALL[side].step();
            let (q, r) = (way.q + step.q + 3, way.r + step.r + 3);
            if 0 <= q && q < 8 && 0 <= r && r < 8 {
                inside |= 1 << side;
            }
            side += 1;
        }
        let turn = (way.q + 8 * way.r) as u8 & 63;
        views[Cell::distance(way) as usize] = View { turn, inside };
        i += 1;
    }
    views
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

// Every place at most three steps from the centre has a bit of its own, and its coordinates are those of its bit.
const _: () = {
    let steps = Patch::STEPS as i32;
    assert!(Patch::CENTER - steps - 8 * steps >= 0 && Patch::CENTER + steps + 8 * steps < 64);
    assert!(2 * steps < 8, "steps in opposite directions must not meet");
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg(debug_assertions)]
    #[should_panic(expected = "no room for a step farther")]
    fn a_fourth_step_fails_loudly() {
        let three = (0..3).fold(Patch::MIDDLE, |place, _| place.neighbor(Direction::East));
        Patch::around_cell(three, 1);
    }

    #[test]
    #[cfg(debug_assertions)]
    #[should_panic(expected = "no room for a step farther")]
    fn a_place_four_steps_away_fails_loudly() {
        let _ = (0..4).fold(Patch::MIDDLE, |place, _| place.neighbor(Direction::East));
    }

    #[test]
    fn three_steps_any_way_stay_inside() {
        let center = Cell::at(Axial::new(-7, 11));
        for a in Direction::ALL {
            for b in Direction::ALL {
                let place = Patch::MIDDLE.neighbor(a).neighbor(b);
                let cell = center.neighbor(a).neighbor(b);
                assert_eq!(place.cell(center), cell);
                let around: Vec<Cell> =
                    Patch::around_cell(place, 63).map(|spot| spot.cell(center)).collect();
                assert_eq!(around.len(), 6);
                for c in Direction::ALL {
                    assert!(around.contains(&cell.neighbor(c)));
                }
            }
        }
    }

    #[test]
    fn a_cell_sees_the_sides_of_another_that_are_near() {
        let center = Cell::at(Axial::new(3, -5));
        for q in -6..=6 {
            for r in -6..=6 {
                let other = center.offset(Cell::distance(Axial::new(q, r)));
                for side in Direction::ALL {
                    let cell = other.neighbor(side);
                    let places = Patch(u64::MAX).filter(|place| {
                        center.distance_to(place.cell(center)) <= 3 && place.cell(center) != cell
                    });
                    let without = places.fold(Patch::default(), |mut patch, place| {
                        patch.insert(place);
                        patch
                    });
                    for sides in [1 << side as u8, 63] {
                        let seen = without.beside(center, other, sides);
                        assert!(seen.into_iter().all(|place| place.side() != side));
                        let mut with = without;
                        for place in Patch(u64::MAX) {
                            if place.cell(center) == cell {
                                with.insert(place);
                            }
                        }
                        let near = center.distance_to(cell) <= 3;
                        if near {
                            let seen = with.beside(center, other, sides);
                            assert!(seen.into_iter().any(|place| place.side() == side));
                        }
                    }
                }
            }
        }
    }
}
