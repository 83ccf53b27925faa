//! What is seen at a glance: each sight stands for one feature or several with their values.
//!
//! There are only some thousand different sights, so a scorer can know in advance what each of them is worth as a
//! whole. An Ant that can go to 23 cells, far from the other Queen and two steps from its own, is one sight with six features.

use skep_rules::Seen;

use super::features::{
    AROUND, ATTACKERS, BUGS, COUNT, FAR_FROM_QUEEN, FREE, FREEDOM, HOME, LEVELS, MOBILITY, MOVES,
    NEAR_QUEEN, NEIGHBORS, OPEN, PLACE, RESCUE, SIEGE, SIEGE_COUNT, STUCK, ZONES,
};

/// Something that is seen at once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sight(u16);

// A sight is a number; from which one on what is meant:
const TILE: usize = 0;
const CROWD: usize = TILE + BUGS * ZONES * HOMES * LEVELS;
const COMPANY: usize = CROWD + 2 * 7 * 4 * 17;
const EXITS: usize = COMPANY + 2 * 2 * 49;
const FEATURE: usize = EXITS + 2 * 12;

/// How many kinds of places there are, seen from the own Queen: beside her, two steps away, and all others.
const HOMES: usize = 3;
/// The first level of freedom at which a tile can go somewhere.
const FREE_LEVEL: usize = 2;

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
        let zone = ZONE_OF[usize::from(seen.steps)];
        let home = HOME_OF[usize::from(seen.home)];
        let level = LEVEL_OF[usize::from(seen.moves)] - u8::from(seen.pinned);
        let place =
            HOMES as u16 * (ZONES as u16 * seen.bug as u16 + u16::from(zone)) + u16::from(home);
        Sight(LEVELS as u16 * place + u16::from(level))
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
                let (place, level) = (index / LEVELS, index % LEVELS);
                let (bug, zone, home) =
                    (place / HOMES / ZONES, place / HOMES % ZONES, place % HOMES);
                let stays = usize::from(level < FREE_LEVEL);
                add(FREEDOM + LEVELS * bug + level, 1);
                add(PLACE + 2 * (ZONES * bug + zone) + stays, 1);
                if home < 2 {
                    add(HOME + 2 * (2 * bug + home) + stays, 1);
                }
                if stays == 1 {
                    return add(STUCK + bug, 1);
                }
                add(FREE + bug, 1);
                add(MOBILITY + bug, REACH[level]);
                match zone {
                    1 | 2 => add(NEAR_QUEEN, 1),
                    4 => add(FAR_FROM_QUEEN, 1),
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

/// By the distance to the other Queen: one step (0), two, three, up to six (3), more. Where she is not in play, as if she
/// were neither near nor far.
static ZONE_OF: [u8; 256] = {
    let mut zones = [3; 256];
    (zones[0], zones[1], zones[2], zones[3]) = (0, 0, 1, 2);
    let mut steps = 7;
    while steps < 255 {
        zones[steps] = 4;
        steps += 1;
    }
    zones
};

/// By the distance to the own Queen: beside her (0), two steps away, neither. She herself is neither.
static HOME_OF: [u8; 256] = {
    let mut homes = [2; 256];
    (homes[1], homes[2]) = (0, 1);
    homes
};

/// By how many moves a tile has, how free it is.
static LEVEL_OF: [u8; 256] = {
    let mut levels = [1; 256];
    let mut level = FREE_LEVEL;
    while level < LEVELS {
        let mut moves = FEWEST[level];
        while moves < 256 {
            levels[moves] = level as u8;
            moves += 1;
        }
        level += 1;
    }
    levels
};

/// With how many moves each level begins. The first two have none.
const FEWEST: [usize; LEVELS] = [0, 0, 1, 2, 3, 4, 5, 7, 10, 15, 21, 29];

/// About how far a tile can go on each level: four times the binary logarithm.
const REACH: [i32; LEVELS] = [0, 0, 4, 6, 8, 9, 10, 12, 14, 16, 18, 20];

#[cfg(test)]
mod tests {
    use super::*;
    use skep_rules::{Bug, Color};

    fn features(sight: Sight) -> Vec<(usize, i32)> {
        let mut features = Vec::new();
        sight.each(|feature, value| features.push((feature, value)));
        features
    }

    #[test]
    fn a_tile_is_told_by_what_it_is_where_it_is_and_how_free_it_is() {
        let ant = Seen {
            color: Color::White,
            bug: Bug::Ant,
            height: 1,
            moves: 23,
            pinned: false,
            steps: 8,
            home: 2,
        };
        let bug = Bug::Ant as usize;
        let expected = [
            (FREEDOM + LEVELS * bug + 10, 1),
            (PLACE + 2 * (ZONES * bug + 4), 1),
            (HOME + 2 * (2 * bug + 1), 1),
            (FREE + bug, 1),
            (MOBILITY + bug, 18),
            (FAR_FROM_QUEEN, 1),
        ];
        assert_eq!(features(Sight::tile(ant)), expected);
        let pinned = Seen { moves: 0, pinned: true, steps: 1, home: 255, ..ant };
        let expected =
            [(FREEDOM + LEVELS * bug, 1), (PLACE + 2 * ZONES * bug + 1, 1), (STUCK + bug, 1)];
        assert_eq!(features(Sight::tile(pinned)), expected);
        let shut_in = features(Sight::tile(Seen { pinned: false, ..pinned }));
        assert_eq!(shut_in[0], (FREEDOM + LEVELS * bug + 1, 1));
        assert_eq!(shut_in[1..], expected[1..]);
    }

    #[test]
    fn every_tile_is_a_sight_of_tiles_and_every_sight_has_features_that_exist() {
        for bug in Bug::ALL.into_iter().filter(|&bug| bug != Bug::Honeycombo) {
            for (steps, home) in [(1, 1), (2, 2), (3, 0), (6, 9), (7, 1), (255, 255)] {
                for (moves, pinned) in [(0, true), (0, false), (1, false), (255, false)] {
                    let (color, height) = (Color::Black, 1);
                    let seen = Seen { color, bug, height, moves, pinned, steps, home };
                    assert!(Sight::tile(seen).index() < CROWD, "{seen:?}");
                }
            }
        }
        for sight in Sight::all() {
            assert!(features(sight).iter().all(|&(feature, _)| feature < COUNT), "{sight:?}");
        }
    }
}
