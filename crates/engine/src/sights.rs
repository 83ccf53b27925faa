//! What is seen at a glance: each sight stands for one feature or several with their values.
//!
//! There are only some thousand different sights, so a scorer can know in advance what each of them is worth as a
//! whole. An Ant that can go to 23 cells and is far from the Queen is one sight with three features.

use skep_rules::Seen;

use crate::features::{
    AROUND, ATTACKERS, BUGS, COUNT, FAR_FROM_QUEEN, FREE, MOBILITY, MOVES, NEAR_QUEEN, NEIGHBORS,
    OPEN, RESCUE, SIEGE, SIEGE_COUNT, STUCK,
};

/// Something that is seen at once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sight(u16);

// A sight is a number; from which one on what is meant:
const TILE: usize = 0;
const CROWD: usize = TILE + 96 * BUGS;
const COMPANY: usize = CROWD + 2 * 7 * 4 * 17;
const EXITS: usize = COMPANY + 2 * 2 * 49;
const FEATURE: usize = EXITS + 2 * 12;

impl Sight {
    /// How many sights there are.
    pub const COUNT: usize = FEATURE + COUNT;

    /// All sights.
    pub fn all() -> impl Iterator<Item = Sight> {
        (0..Sight::COUNT as u16).map(Sight)
    }

    /// The number of the sight, less than [`Sight::COUNT`].
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// A single feature, once.
    #[inline]
    pub(crate) const fn feature(feature: usize) -> Sight {
        Sight((FEATURE + feature) as u16)
    }

    /// An uncovered tile. The Honeycombo, the last of the creatures, is never seen.
    #[inline]
    pub(crate) fn tile(seen: Seen) -> Sight {
        let zone = ZONES[usize::from(seen.steps)];
        let freedom = FREEDOM[usize::from(seen.moves)];
        Sight(32 * (3 * seen.bug as u16 + u16::from(zone)) + u16::from(freedom))
    }

    /// How many tiles are around a Queen, the first (0) or the second (1), to how many of her free sides attackers
    /// can get, and how many attackers.
    #[inline]
    pub(crate) fn crowd(queen: usize, around: usize, open: usize, attackers: usize) -> Sight {
        let crowd = 4 * (7 * queen + around.min(6)) + open.min(3);
        Sight((CROWD + 17 * crowd + attackers.min(16)) as u16)
    }

    /// How many friends and enemies she has beside her that can leave (0), or that stay (1).
    #[inline]
    pub(crate) fn neighbors(queen: usize, stay: usize, friends: usize, enemies: usize) -> Sight {
        let kind = 2 * queen + stay;
        Sight((COMPANY + 49 * kind + 7 * friends.min(6) + enemies.min(6)) as u16)
    }

    /// Whether she can go or be thrown out.
    #[inline]
    pub(crate) fn exits(queen: usize, around: usize, moves: bool, rescue: bool) -> Sight {
        let stage = around.clamp(2, 4) - 2;
        let ways = 2 * usize::from(moves) + usize::from(rescue);
        Sight((EXITS + 4 * (3 * queen + stage) + ways) as u16)
    }

    /// The features of the sight with their values.
    pub fn each(self, mut add: impl FnMut(usize, i32)) {
        let index = self.index();
        let siege = |queen| SIEGE + SIEGE_COUNT * queen;
        match index {
            TILE..CROWD => {
                let (bug, zone, freedom) = (index / 96, index / 32 % 3, index % 32);
                if freedom == 0 {
                    return add(STUCK + bug, 1);
                }
                add(FREE + bug, 1);
                add(MOBILITY + bug, freedom as i32);
                match zone {
                    1 => add(NEAR_QUEEN, 1),
                    2 => add(FAR_FROM_QUEEN, 1),
                    _ => {}
                }
            }
            CROWD..COMPANY => {
                let (crowded, attackers) = ((index - CROWD) / 17, (index - CROWD) % 17);
                let (queen, around, open) = (crowded / 28, crowded / 4 % 7, crowded % 4);
                add(siege(queen) + AROUND + around, 1);
                add(siege(queen) + OPEN + 4 * crowd(around) + open, 1);
                add(siege(queen) + ATTACKERS + crowd(around), attackers as i32);
            }
            COMPANY..EXITS => {
                let (kind, count) = ((index - COMPANY) / 49, (index - COMPANY) % 49);
                let first = siege(kind / 2) + NEIGHBORS + 2 * (kind % 2);
                add(first, (count / 7) as i32);
                add(first + 1, (count % 7) as i32);
            }
            EXITS..FEATURE => {
                let index = index - EXITS;
                let (queen, stage, ways) = (index / 12, index / 4 % 3, index % 4);
                add(siege(queen) + MOVES + stage, i32::from(ways & 2 != 0));
                add(siege(queen) + RESCUE + stage, i32::from(ways & 1 != 0));
            }
            _ => add(index - FEATURE, 1),
        }
    }
}

/// Sights in the order in which they were seen.
#[derive(Clone, Debug)]
pub struct Sights {
    list: [Sight; Sights::MOST],
    len: usize,
}

impl Sights {
    /// Of a player's 33 tiles each is seen with at most three.
    const MOST: usize = 128;

    pub(crate) const fn new() -> Sights {
        Sights { list: [Sight(0); Sights::MOST], len: 0 }
    }

    #[inline]
    pub(crate) fn clear(&mut self) {
        self.len = 0;
    }

    #[inline]
    pub(crate) fn push(&mut self, sight: Sight) {
        // Never too long; and no way to say so is faster.
        self.list[self.len % Sights::MOST] = sight;
        self.len += 1;
    }

    /// All of them.
    #[inline]
    pub fn as_slice(&self) -> &[Sight] {
        &self.list[..self.len.min(Sights::MOST)]
    }
}

/// How crowded it is with so many around: up to two (0), three, four, five or more (3).
#[inline]
fn crowd(around: usize) -> usize {
    around.clamp(2, 5) - 2
}

/// By the distance to the other Queen: near (1), far (2), or neither.
static ZONES: [u8; 256] = {
    let mut zones = [0; 256];
    zones[2] = 1;
    zones[3] = 1;
    let mut steps = 7;
    while steps < 255 {
        zones[steps] = 2;
        steps += 1;
    }
    zones
};

/// A tile's moves as a measure of its freedom: four times the binary logarithm, less than 32; 0 if it has none.
static FREEDOM: [u8; 256] = {
    let mut table = [0; 256];
    let mut moves = 1;
    while moves < 256 {
        // Between powers of two a straight line.
        let log = (moves as u32 + 1).ilog2();
        let rest = ((moves as u32 + 1 - (1 << log)) * 4) >> log;
        let freedom = (4 * log + rest) as u8;
        table[moves] = if freedom < 32 { freedom } else { 31 };
        moves += 1;
    }
    table
};
