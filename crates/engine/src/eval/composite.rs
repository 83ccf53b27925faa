//! Composite features: combinations of features that occur together.
//!
//! An uncovered tile, for example, is one composite feature: an Ant with 23 moves, far from the enemy Queen and two steps
//! from its own, stands for six features with their values. There are only some thousand composite features, so what
//! each of them contributes to the score can be precomputed.

use skep_rules::{Bug, Tile, TileSummary};

use super::features::{
    ATTACKERS, CAN_BE_THROWN, CAN_MOVE, COUNT, CREATURES, ENEMY_ZONE, ENEMY_ZONES, ESCAPE_STAGES,
    FAR_FROM_QUEEN, HOME_ZONE, IMMOBILE, MOBILE, MOBILITY, MOBILITY_LEVEL, MOBILITY_LEVELS,
    NEAR_QUEEN, NEIGHBORS, OCCUPIED, OPEN_SIDES, PERSPECTIVES, Perspective, danger, escape_stage,
    of_creature, queen_safety,
};

/// A composite feature, as its index.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Composite(u16);

// The first index of each kind of composite feature.
const TILE: usize = 0;
const PRESSURE: usize = TILE + CREATURES * ENEMY_ZONES * HOME_ZONES * MOBILITY_LEVELS;
const NEIGHBOR: usize = PRESSURE + PERSPECTIVES * OCCUPIED_VALUES * OPEN_VALUES * ATTACKER_VALUES;
const ESCAPE: usize = NEIGHBOR + PERSPECTIVES * 2 * NEIGHBOR_VALUES * NEIGHBOR_VALUES;
const SINGLE: usize = ESCAPE + PERSPECTIVES * ESCAPE_STAGES * ESCAPE_WAYS;

/// Zones around the own Queen: beside her, two steps away, and all others.
const HOME_ZONES: usize = 3;
/// Zero to six sides of a Queen are occupied.
const OCCUPIED_VALUES: usize = 7;
/// None, one, two, or more free sides of a Queen are open to attackers.
const OPEN_VALUES: usize = 4;
/// Zero to 16 attackers are counted.
const ATTACKER_VALUES: usize = 17;
/// Zero to six neighbours.
const NEIGHBOR_VALUES: usize = 7;
/// A Queen can move or not, and can be thrown or not.
const ESCAPE_WAYS: usize = 4;

const _: () =
    assert!(PERSPECTIVES * Composite::COUNT <= 1 << u16::BITS, "the index must fit 16 bits");

impl Composite {
    /// The number of composite features.
    pub const COUNT: usize = SINGLE + COUNT;

    /// All composite features, in the order of their indices.
    pub fn all() -> impl Iterator<Item = Composite> {
        (0..Composite::COUNT as u16).map(Composite)
    }

    /// The index of the composite feature, less than [`Composite::COUNT`].
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// A single feature with the value 1.
    #[inline]
    pub(crate) const fn single(feature: usize) -> Composite {
        Composite((SINGLE + feature) as u16)
    }

    /// An uncovered tile: its creature, its zones and its level of mobility.
    #[inline]
    pub(crate) fn tile(tile: TileSummary) -> Composite {
        let enemy_zone = ENEMY_ZONE_BY_DISTANCE[usize::from(tile.to_enemy_queen)];
        let home_zone = HOME_ZONE_BY_DISTANCE[usize::from(tile.to_own_queen)];
        // A pinned tile has no moves: it is one level below the other immobile tiles.
        let level = LEVEL_BY_MOVES[usize::from(tile.moves)] - u8::from(tile.pinned);
        let place = ENEMY_ZONES as u16 * tile.bug as u16 + u16::from(enemy_zone);
        let place = HOME_ZONES as u16 * place + u16::from(home_zone);
        Composite(MOBILITY_LEVELS as u16 * place + u16::from(level))
    }

    /// The pressure on a Queen: how many sides of hers are occupied, how many free sides attackers can reach, and how
    /// many attackers there are.
    #[inline]
    pub(crate) fn pressure(
        queen: Perspective,
        occupied: usize,
        open: usize,
        attackers: usize,
    ) -> Composite {
        let crowd = OCCUPIED_VALUES * queen as usize + occupied.min(OCCUPIED_VALUES - 1);
        let crowd = OPEN_VALUES * crowd + open.min(OPEN_VALUES - 1);
        let attackers = attackers.min(ATTACKER_VALUES - 1);
        Composite((PRESSURE + ATTACKER_VALUES * crowd + attackers) as u16)
    }

    /// The numbers of friends and enemies beside a Queen that can leave, or that cannot.
    #[inline]
    pub(crate) fn neighbors(
        queen: Perspective,
        immobile: bool,
        friends: usize,
        enemies: usize,
    ) -> Composite {
        let kind = 2 * queen as usize + usize::from(immobile);
        let friends = NEIGHBOR_VALUES * kind + friends.min(NEIGHBOR_VALUES - 1);
        let enemies = NEIGHBOR_VALUES * friends + enemies.min(NEIGHBOR_VALUES - 1);
        Composite((NEIGHBOR + enemies) as u16)
    }

    /// Whether a Queen can move, and whether a friend can throw her.
    #[inline]
    pub(crate) fn escape(
        queen: Perspective,
        occupied: usize,
        moves: bool,
        thrown: bool,
    ) -> Composite {
        let stage = ESCAPE_STAGES * queen as usize + escape_stage(occupied);
        let ways = 2 * usize::from(moves) + usize::from(thrown);
        Composite((ESCAPE + ESCAPE_WAYS * stage + ways) as u16)
    }

    /// Calls `add` with the index and the value of every feature this composite feature stands for.
    pub fn for_each_feature(self, mut add: impl FnMut(usize, i32)) {
        match self.index() {
            index @ TILE..PRESSURE => tile_features(index - TILE, add),
            index @ PRESSURE..NEIGHBOR => pressure_features(index - PRESSURE, add),
            index @ NEIGHBOR..ESCAPE => neighbor_features(index - NEIGHBOR, add),
            index @ ESCAPE..SINGLE => escape_features(index - ESCAPE, add),
            index => add(index - SINGLE, 1),
        }
    }
}

/// Takes the last digit, of this many values, off a number in which several are packed.
fn unpack(number: &mut usize, values: usize) -> usize {
    let digit = *number % values;
    *number /= values;
    digit
}

fn tile_features(mut packed: usize, mut add: impl FnMut(usize, i32)) {
    let level = unpack(&mut packed, MOBILITY_LEVELS);
    let home_zone = unpack(&mut packed, HOME_ZONES);
    let enemy_zone = unpack(&mut packed, ENEMY_ZONES);
    let bug = Bug::ALL[packed];
    let immobile = usize::from(level < FIRST_MOBILE_LEVEL);
    add(of_creature(bug, MOBILITY_LEVEL + level), 1);
    add(of_creature(bug, ENEMY_ZONE + 2 * enemy_zone + immobile), 1);
    if home_zone < HOME_ZONES - 1 {
        add(of_creature(bug, HOME_ZONE + 2 * home_zone + immobile), 1);
    }
    if immobile == 1 {
        return add(of_creature(bug, IMMOBILE), 1);
    }
    add(of_creature(bug, MOBILE), 1);
    add(of_creature(bug, MOBILITY), MOBILITY_OF_LEVEL[level]);
    match enemy_zone {
        1 | 2 => add(NEAR_QUEEN, 1),
        4 => add(FAR_FROM_QUEEN, 1),
        _ => {}
    }
}

fn pressure_features(mut packed: usize, mut add: impl FnMut(usize, i32)) {
    let attackers = unpack(&mut packed, ATTACKER_VALUES);
    let open = unpack(&mut packed, OPEN_VALUES);
    let occupied = unpack(&mut packed, OCCUPIED_VALUES);
    let (queen, danger) = (Perspective::ALL[packed], danger(occupied));
    add(queen_safety(queen, OCCUPIED + occupied), 1);
    add(queen_safety(queen, OPEN_SIDES + OPEN_VALUES * danger + open), 1);
    add(queen_safety(queen, ATTACKERS + danger), attackers as i32);
}

fn neighbor_features(mut packed: usize, mut add: impl FnMut(usize, i32)) {
    let enemies = unpack(&mut packed, NEIGHBOR_VALUES);
    let friends = unpack(&mut packed, NEIGHBOR_VALUES);
    let immobile = unpack(&mut packed, 2);
    let first = queen_safety(Perspective::ALL[packed], NEIGHBORS + 2 * immobile);
    add(first, friends as i32);
    add(first + 1, enemies as i32);
}

fn escape_features(mut packed: usize, mut add: impl FnMut(usize, i32)) {
    let thrown = unpack(&mut packed, 2);
    let moves = unpack(&mut packed, 2);
    let stage = unpack(&mut packed, ESCAPE_STAGES);
    let queen = Perspective::ALL[packed];
    add(queen_safety(queen, CAN_MOVE + stage), moves as i32);
    add(queen_safety(queen, CAN_BE_THROWN + stage), thrown as i32);
}

// `push` does not notice an overflow.
const _: () = assert!(
    3 * (Tile::COUNT / 2) + 22 + 3 <= CompositeList::CAPACITY,
    "a player has more tiles than `CompositeList` has room for"
);

/// The composite features of one side of a position.
#[derive(Clone, Debug)]
pub struct CompositeList {
    list: [Composite; CompositeList::CAPACITY],
    len: usize,
}

impl CompositeList {
    /// Enough for three of each of a player's tiles, 22 of Queen safety, and three others.
    const CAPACITY: usize = 128;

    pub(crate) const fn new() -> CompositeList {
        CompositeList { list: [Composite(0); CompositeList::CAPACITY], len: 0 }
    }

    #[inline]
    pub(crate) fn clear(&mut self) {
        self.len = 0;
    }

    #[inline]
    pub(crate) fn push(&mut self, composite: Composite) {
        // The list never overflows; the remainder is the cheapest way to avoid a bounds check.
        self.list[self.len % CompositeList::CAPACITY] = composite;
        self.len += 1;
    }

    /// The composite features in the order in which they were extracted.
    #[inline]
    pub fn as_slice(&self) -> &[Composite] {
        &self.list[..self.len.min(CompositeList::CAPACITY)]
    }
}

/// The zone around the enemy Queen by the distance to her: up to one step (0), two, three, up to six (3), more (4).
/// Without a Queen in play the distance is 255, which is neither near nor far (3).
static ENEMY_ZONE_BY_DISTANCE: [u8; 256] = {
    let mut zones = [3; 256];
    (zones[0], zones[1], zones[2], zones[3]) = (0, 0, 1, 2);
    let mut distance = 7;
    while distance < 255 {
        zones[distance] = 4;
        distance += 1;
    }
    zones
};

/// The zone around the own Queen by the distance to her: one step (0), two (1), others and the Queen herself (2).
static HOME_ZONE_BY_DISTANCE: [u8; 256] = {
    let mut zones = [2; 256];
    (zones[1], zones[2]) = (0, 1);
    zones
};

/// The lowest level of mobility on which a tile can move. Below are pinned (0) and other immobile tiles (1).
const FIRST_MOBILE_LEVEL: usize = 2;

/// The level of mobility by the number of moves, for tiles that are not pinned.
static LEVEL_BY_MOVES: [u8; 256] = {
    let mut levels = [1; 256];
    let mut level = FIRST_MOBILE_LEVEL;
    while level < MOBILITY_LEVELS {
        let mut moves = FEWEST_MOVES[level];
        while moves < 256 {
            levels[moves] = level as u8;
            moves += 1;
        }
        level += 1;
    }
    levels
};

/// The lowest number of moves on each level of mobility.
const FEWEST_MOVES: [usize; MOBILITY_LEVELS] = [0, 0, 1, 2, 3, 4, 5, 7, 10, 15, 21, 29];

/// The value of the feature [`MOBILITY`] on each level: about four times the binary logarithm of one more than the moves.
const MOBILITY_OF_LEVEL: [i32; MOBILITY_LEVELS] = [0, 0, 4, 6, 8, 9, 10, 12, 14, 16, 18, 20];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eval::features::CREATURE_FEATURES;
    use skep_rules::Color;

    fn features(composite: Composite) -> Vec<(usize, i32)> {
        let mut features = Vec::new();
        composite.for_each_feature(|feature, value| features.push((feature, value)));
        features
    }

    #[test]
    fn a_tile_stands_for_its_mobility_and_its_zones() {
        let ant = TileSummary {
            color: Color::White,
            bug: Bug::Ant,
            height: 1,
            moves: 23,
            pinned: false,
            to_enemy_queen: 8,
            to_own_queen: 2,
        };
        let of_ant = |offset| of_creature(Bug::Ant, offset);
        let expected = [
            (of_ant(MOBILITY_LEVEL + 10), 1),
            (of_ant(ENEMY_ZONE + 2 * 4), 1),
            (of_ant(HOME_ZONE + 2), 1),
            (of_ant(MOBILE), 1),
            (of_ant(MOBILITY), 18),
            (FAR_FROM_QUEEN, 1),
        ];
        assert_eq!(features(Composite::tile(ant)), expected);
        let pinned =
            TileSummary { moves: 0, pinned: true, to_enemy_queen: 1, to_own_queen: 255, ..ant };
        let expected =
            [(of_ant(MOBILITY_LEVEL), 1), (of_ant(ENEMY_ZONE + 1), 1), (of_ant(IMMOBILE), 1)];
        assert_eq!(features(Composite::tile(pinned)), expected);
        let enclosed = features(Composite::tile(TileSummary { pinned: false, ..pinned }));
        assert_eq!(enclosed[0], (of_ant(MOBILITY_LEVEL + 1), 1));
        assert_eq!(enclosed[1..], expected[1..]);
    }

    #[test]
    fn queen_safety_stands_for_the_values_it_is_made_of() {
        let them = |offset| queen_safety(Perspective::Them, offset);
        let pressure = features(Composite::pressure(Perspective::Them, 5, 2, 9));
        let expected = [(OCCUPIED + 5, 1), (OPEN_SIDES + 4 * 3 + 2, 1), (ATTACKERS + 3, 9)];
        assert_eq!(pressure, expected.map(|(offset, value)| (them(offset), value)));
        let neighbors = features(Composite::neighbors(Perspective::Them, true, 1, 4));
        assert_eq!(neighbors, [(them(NEIGHBORS + 2), 1), (them(NEIGHBORS + 3), 4)]);
        let escape = features(Composite::escape(Perspective::Us, 3, true, false));
        let us = |offset| queen_safety(Perspective::Us, offset);
        assert_eq!(escape, [(us(CAN_MOVE + 1), 1), (us(CAN_BE_THROWN + 1), 0)]);
    }

    #[test]
    fn every_tile_has_its_kind_and_every_composite_has_features_that_exist() {
        for bug in Bug::ALL {
            for (to_enemy_queen, to_own_queen) in
                [(1, 1), (2, 2), (3, 0), (6, 9), (7, 1), (255, 255)]
            {
                for (moves, pinned) in [(0, true), (0, false), (1, false), (255, false)] {
                    let (color, height) = (Color::Black, 1);
                    let tile = TileSummary {
                        color,
                        bug,
                        height,
                        moves,
                        pinned,
                        to_enemy_queen,
                        to_own_queen,
                    };
                    let composite = Composite::tile(tile);
                    assert!(composite.index() < PRESSURE, "{tile:?}");
                    let (first, _) = features(composite)[0];
                    let own = of_creature(bug, 0)..of_creature(bug, CREATURE_FEATURES);
                    assert!(own.contains(&first), "{tile:?}");
                }
            }
        }
        for composite in Composite::all() {
            assert!(
                features(composite).iter().all(|&(feature, _)| feature < COUNT),
                "{composite:?}"
            );
        }
    }
}
