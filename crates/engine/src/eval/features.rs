//! The features of a position: what the evaluation sees of it, as numbers.
//!
//! A feature is addressed by its index. First come the general features (see [`GENERAL_FEATURES`]), among them those of
//! Queen safety for each Queen. Then every creature has a block of features with one layout for all creatures (see
//! [`CREATURE_FEATURES`]). They describe what tiles do on the table, which is the same in every game type.
//!
//! The blocks stand in the order of [`Bug::ALL`], which may change when a creature is added. So nothing that is
//! stored depends on it: the files of [`weights`](super::weights) name the creature of every block.

use std::fmt;

use skep_rules::Bug;

/// Whose features they are, seen from the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Perspective {
    /// The side to move.
    Us,
    /// The other side.
    Them,
}

/// The number of perspectives.
pub const PERSPECTIVES: usize = Perspective::ALL.len();

impl Perspective {
    /// Both sides, each at its own index.
    pub const ALL: [Perspective; 2] = [Perspective::Us, Perspective::Them];
}

/// The phase of the game when all tiles are in play. It is 0 at the start.
pub const MAX_PHASE: i32 = 256;

// The general features.

/// Three features: none, one or two of the side's tiles can move.
pub(crate) const FEW_MOBILE: usize = 0;
/// The number of mobile tiles two or three steps from the enemy Queen.
pub(crate) const NEAR_QUEEN: usize = FEW_MOBILE + 3;
/// The number of mobile tiles more than six steps from the enemy Queen.
pub(crate) const FAR_FROM_QUEEN: usize = NEAR_QUEEN + 1;
/// The number of tiles on top of the hive two steps from the enemy Queen.
pub(crate) const CLIMBER_NEAR: usize = FAR_FROM_QUEEN + 1;
/// The side's Queen is still in the reserve.
pub(crate) const NO_QUEEN: usize = CLIMBER_NEAR + 1;
/// The side has the move.
pub(crate) const TEMPO: usize = NO_QUEEN + 1;
/// The Queen safety of the side to move, then that of the other side. Both belong to the side to move.
const QUEEN_SAFETY: usize = TEMPO + 1;

/// The number of features that do not belong to a creature.
pub const GENERAL_FEATURES: usize = QUEEN_SAFETY + PERSPECTIVES * QUEEN_SAFETY_FEATURES;

// The features of a Queen's safety, as offsets from their start.

/// Seven features: the number of occupied cells around the Queen.
pub(crate) const OCCUPIED: usize = 0;
/// Four features for every [`danger`]: how many of her free sides enemies can reach (none, one, two, more).
pub(crate) const OPEN_SIDES: usize = OCCUPIED + 7;
/// For every [`danger`], the number of enemy tiles that can reach her free sides.
pub(crate) const ATTACKERS: usize = OPEN_SIDES + 4 * DANGERS;
/// Four features: the number of friends and of enemies beside her that can leave, and that cannot.
pub(crate) const NEIGHBORS: usize = ATTACKERS + DANGERS;
/// She can move, for each [`escape_stage`].
pub(crate) const CAN_MOVE: usize = NEIGHBORS + 4;
/// A friend can throw her, for each [`escape_stage`].
pub(crate) const CAN_BE_THROWN: usize = CAN_MOVE + ESCAPE_STAGES;
/// Two features: an enemy lies on her, or a friend.
pub(crate) const COVER: usize = CAN_BE_THROWN + ESCAPE_STAGES;
/// The number of enemies on top of the hive beside her.
pub(crate) const CLIMBER: usize = COVER + 2;

const QUEEN_SAFETY_FEATURES: usize = CLIMBER + 1;

/// The number of values of [`danger`].
pub(crate) const DANGERS: usize = 4;
/// The number of values of [`escape_stage`].
pub(crate) const ESCAPE_STAGES: usize = 3;

/// How crowded a Queen is: up to two occupied sides (0), three, four, five or more (3).
#[inline]
pub(crate) fn danger(occupied: usize) -> usize {
    occupied.clamp(2, 5) - 2
}

/// How late it is for a Queen to escape: up to two occupied sides (0), three, four or more (2).
#[inline]
pub(crate) fn escape_stage(occupied: usize) -> usize {
    occupied.clamp(2, 4) - 2
}

// The features of a creature, as offsets from the start of its block. All but the first count tiles on the table.

/// The number of its tiles in the reserve that the other side does not have in its reserve.
pub(crate) const IN_RESERVE: usize = 0;
/// The number of its uncovered tiles that can move by themselves.
pub(crate) const MOBILE: usize = IN_RESERVE + 1;
/// The number of its uncovered tiles that cannot.
pub(crate) const IMMOBILE: usize = MOBILE + 1;
/// The number of its covered tiles.
pub(crate) const COVERED: usize = IMMOBILE + 1;
/// How far its tiles can move: the sum of four times the binary logarithms of their numbers of moves.
pub(crate) const MOBILITY: usize = COVERED + 1;
/// The number of its tiles on top of others.
pub(crate) const ON_TOP: usize = MOBILITY + 1;
/// The number of its tiles in each zone around the enemy Queen, mobile (0) and immobile (1).
pub(crate) const ENEMY_ZONE: usize = ON_TOP + 1;
/// The number of its tiles beside its own Queen and two steps from her, mobile (0) and immobile (1).
pub(crate) const HOME_ZONE: usize = ENEMY_ZONE + 2 * ENEMY_ZONES;
/// The number of its tiles on each level of mobility: pinned, otherwise immobile, then by the number of moves.
pub(crate) const MOBILITY_LEVEL: usize = HOME_ZONE + 2 * 2;

/// The number of features of every creature.
pub const CREATURE_FEATURES: usize = MOBILITY_LEVEL + MOBILITY_LEVELS;

/// Zones around the enemy Queen: one step, two, three, up to six, more.
pub(crate) const ENEMY_ZONES: usize = 5;
/// The number of levels of mobility.
pub(crate) const MOBILITY_LEVELS: usize = 12;

/// The number of creatures. Each has a block of features, also the neutral Honeycombo, whose block is never used.
pub const CREATURES: usize = Bug::ALL.len();

/// The number of features.
pub const COUNT: usize = GENERAL_FEATURES + CREATURES * CREATURE_FEATURES;

const _: () = {
    let mut index = 0;
    while index < CREATURES {
        assert!(
            Bug::ALL[index] as usize == index,
            "Bug::ALL must list the creatures in the order of their declaration"
        );
        index += 1;
    }
};

/// The index of a feature of a Queen's safety.
#[inline]
pub(crate) const fn queen_safety(queen: Perspective, feature: usize) -> usize {
    QUEEN_SAFETY + QUEEN_SAFETY_FEATURES * queen as usize + feature
}

/// The index of a feature of a creature.
#[inline]
pub(crate) const fn of_creature(bug: Bug, feature: usize) -> usize {
    GENERAL_FEATURES + CREATURE_FEATURES * bug as usize + feature
}

/// What an index of a feature stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Feature {
    /// A general feature, by its index.
    General(usize),
    /// A feature of a creature, by its offset in the creature's block.
    OfCreature(Bug, usize),
}

impl Feature {
    /// The feature with this index, which must be less than [`COUNT`].
    pub const fn from_index(index: usize) -> Feature {
        if index < GENERAL_FEATURES {
            return Feature::General(index);
        }
        let index = index - GENERAL_FEATURES;
        Feature::OfCreature(Bug::ALL[index / CREATURE_FEATURES], index % CREATURE_FEATURES)
    }

    /// The index of the feature.
    pub const fn index(self) -> usize {
        match self {
            Feature::General(index) => index,
            Feature::OfCreature(bug, offset) => of_creature(bug, offset),
        }
    }

    /// The order of magnitude of the feature's values. The trainer divides by it, so that the inputs of the network are
    /// about as large as 1.
    pub fn scale(self) -> u8 {
        match self {
            Feature::OfCreature(_, MOBILITY) => 16,
            Feature::OfCreature(..) => 1,
            Feature::General(index) => match queen_safety_offset(index) {
                Some((_, ATTACKERS..NEIGHBORS)) => 8,
                _ => 1,
            },
        }
    }
}

/// The Queen and the offset of a feature of Queen safety, if this general feature is one.
fn queen_safety_offset(index: usize) -> Option<(Perspective, usize)> {
    let offset = index.checked_sub(QUEEN_SAFETY)?;
    Some((Perspective::ALL[offset / QUEEN_SAFETY_FEATURES], offset % QUEEN_SAFETY_FEATURES))
}

/// The feature in a few words: `Ant, immobile`.
impl fmt::Display for Feature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Feature::General(index) => f.write_str(&general_name(index)),
            Feature::OfCreature(bug, feature) => write!(f, "{bug}, {}", creature_name(feature)),
        }
    }
}

/// The name of a general feature.
pub fn general_name(index: usize) -> String {
    match index {
        FEW_MOBILE..NEAR_QUEEN => format!("only {} mobile", index - FEW_MOBILE),
        NEAR_QUEEN => "near the enemy Queen".to_owned(),
        FAR_FROM_QUEEN => "far from the enemy Queen".to_owned(),
        CLIMBER_NEAR => "climber near the enemy Queen".to_owned(),
        NO_QUEEN => "no Queen in play".to_owned(),
        TEMPO => "to move".to_owned(),
        QUEEN_SAFETY.. => match queen_safety_offset(index) {
            Some((Perspective::Us, offset)) => format!("own Queen: {}", queen_safety_name(offset)),
            Some((Perspective::Them, offset)) => {
                format!("enemy Queen: {}", queen_safety_name(offset))
            }
            None => String::new(),
        },
    }
}

fn queen_safety_name(offset: usize) -> String {
    /// The lowest number of occupied sides in a danger or stage of escape.
    const LOWEST: usize = 2;
    match offset {
        OCCUPIED..OPEN_SIDES => format!("{} occupied", offset - OCCUPIED),
        OPEN_SIDES..ATTACKERS => {
            let (danger, open) = ((offset - OPEN_SIDES) / 4, (offset - OPEN_SIDES) % 4);
            format!("{} occupied, {open} open", danger + LOWEST)
        }
        ATTACKERS..NEIGHBORS => format!("{} occupied, attackers", offset - ATTACKERS + LOWEST),
        NEIGHBORS..CAN_MOVE => {
            ["mobile friends", "mobile enemies", "immobile friends", "immobile enemies"]
                [offset - NEIGHBORS]
                .to_owned()
        }
        CAN_MOVE..CAN_BE_THROWN => format!("{} occupied, can move", offset - CAN_MOVE + LOWEST),
        CAN_BE_THROWN..COVER => {
            format!("{} occupied, can be thrown", offset - CAN_BE_THROWN + LOWEST)
        }
        COVER..CLIMBER => ["covered by an enemy", "covered by a friend"][offset - COVER].to_owned(),
        CLIMBER.. => "enemy climbers beside".to_owned(),
    }
}

/// The name of a feature of a creature, by its offset in the creature's block.
pub fn creature_name(offset: usize) -> String {
    let mobile = |offset: usize| ["mobile", "immobile"][offset % 2];
    match offset {
        IN_RESERVE => "in reserve".to_owned(),
        MOBILE => "mobile".to_owned(),
        IMMOBILE => "immobile".to_owned(),
        COVERED => "covered".to_owned(),
        MOBILITY => "mobility".to_owned(),
        ON_TOP => "on top".to_owned(),
        ENEMY_ZONE..HOME_ZONE => {
            let offset = offset - ENEMY_ZONE;
            let zone = ["beside", "2 from", "3 from", "4 to 6 from", "far from"][offset / 2];
            format!("{} {zone} the enemy Queen", mobile(offset))
        }
        HOME_ZONE..MOBILITY_LEVEL => {
            let offset = offset - HOME_ZONE;
            let zone = ["beside", "2 from"][offset / 2];
            format!("{} {zone} its Queen", mobile(offset))
        }
        MOBILITY_LEVEL.. => format!("mobility level {}", offset - MOBILITY_LEVEL),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn every_creature_has_a_block_of_its_own() {
        let mut indices = HashSet::new();
        for bug in Bug::ALL {
            for offset in 0..CREATURE_FEATURES {
                let index = of_creature(bug, offset);
                let feature = Feature::OfCreature(bug, offset);
                assert_eq!((Feature::from_index(index), feature.index()), (feature, index));
                assert!(index < COUNT && indices.insert(index), "{bug}, {offset}");
            }
        }
        assert_eq!(indices.len(), COUNT - GENERAL_FEATURES);
        assert!(indices.iter().all(|&index| index >= GENERAL_FEATURES));
    }

    #[test]
    fn every_feature_has_a_name_of_its_own() {
        let names: HashSet<String> =
            (0..COUNT).map(|index| Feature::from_index(index).to_string()).collect();
        assert_eq!(names.len(), COUNT);
    }

    /// The trained weights follow this layout. After a change, move the weights to their new places or train new ones.
    #[test]
    fn the_layout_of_general_features_and_of_creatures_is_stable() {
        let names = (0..GENERAL_FEATURES)
            .map(general_name)
            .chain((0..CREATURE_FEATURES).map(creature_name));
        // FNV-1a over all names, each with an end.
        let checksum = names
            .flat_map(|name| (name + "\n").into_bytes())
            .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
                (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
            });
        assert_eq!((GENERAL_FEATURES, CREATURE_FEATURES), (88, 32));
        assert_eq!(checksum, 0xcc73_f794_f91e_bcf6, "{checksum:#x}");
    }
}
