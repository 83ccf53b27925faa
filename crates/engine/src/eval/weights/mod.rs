//! The trained weights of the evaluation.
//!
//! The data lies in `linear.rs` and `network.rs`, which `skep-tune fit` writes. There, every block of weights of a creature
//! names its creature, and every line its feature. So a new creature never gets the weights of another
//! by accident: [`trained_as`] does not compile until a choice has been made whose weights it uses.

mod linear;
mod network;

use skep_rules::Bug;

use super::features::{CREATURES, Feature, Perspective};
use super::network::HIDDEN;

pub use self::network::{BIAS, OUTPUT, PHASE};

/// The creature whose trained weights a creature uses, or `None` if all its weights are zero.
///
/// A creature that the evaluation has not been trained with uses the weights of a creature that moves alike. After
/// training it must use its own.
pub const fn trained_as(bug: Bug) -> Option<Bug> {
    match bug {
        Bug::Queen
        | Bug::Beetle
        | Bug::Grasshopper
        | Bug::Spider
        | Bug::Ant
        | Bug::Ladybug
        | Bug::Pillbug
        | Bug::Mosquito
        | Bug::Wasp
        | Bug::Scorpion
        | Bug::Firefly
        | Bug::Fly
        | Bug::Dragonfly
        | Bug::Centipede
        | Bug::StinkBug
        | Bug::Tick
        | Bug::AssassinBug
        | Bug::Mantis
        | Bug::Butterfly
        | Bug::Moth => Some(bug),
        // It belongs to neither player, so it has no features.
        Bug::Honeycombo => None,
    }
}

/// The linear weights of a feature in the opening and in the ending, in centipawns.
pub fn linear(feature: usize) -> [i16; 2] {
    match Feature::from_index(feature) {
        Feature::General(index) => linear::GENERAL[index],
        Feature::OfCreature(bug, offset) => match BLOCKS[bug as usize] {
            Some(block) => linear::CREATURES[block].1[offset],
            None => [0; 2],
        },
    }
}

/// The weights from a feature of a side to the hidden layer.
pub fn input(side: Perspective, feature: usize) -> &'static [i16; HIDDEN] {
    let side = side as usize;
    match Feature::from_index(feature) {
        Feature::General(index) => &network::GENERAL[side][index],
        Feature::OfCreature(bug, offset) => match BLOCKS[bug as usize] {
            Some(block) => &network::CREATURES[block].1[side][offset],
            None => &[0; HIDDEN],
        },
    }
}

/// For each creature, the number of the block in the data whose weights it uses.
const BLOCKS: [Option<usize>; CREATURES] = {
    let mut blocks = [None; CREATURES];
    let mut index = 0;
    while index < CREATURES {
        if let Some(model) = trained_as(Bug::ALL[index]) {
            blocks[index] = Some(block_of(model));
        }
        index += 1;
    }
    blocks
};

/// The number of a creature's own block in the data.
const fn block_of(bug: Bug) -> usize {
    let mut block = 0;
    while block < linear::CREATURES.len() {
        if linear::CREATURES[block].0 as usize == bug as usize {
            return block;
        }
        block += 1;
    }
    panic!("`trained_as` names a creature without trained weights: choose one that has some")
}

// Both files have one block for each creature that is trained, and no other.
const _: () = {
    let (linear, network) = (linear::CREATURES, network::CREATURES);
    assert!(linear.len() == network.len(), "the files of weights must have the same creatures");
    let mut block = 0;
    while block < linear.len() {
        let bug = linear[block].0;
        assert!(
            bug as usize == network[block].0 as usize,
            "the files of weights must have the same creatures"
        );
        assert!(block_of(bug) == block, "a creature has trained weights twice");
        assert!(
            matches!(trained_as(bug), Some(model) if model as usize == bug as usize),
            "a creature has trained weights of its own: let `trained_as` choose them"
        );
        block += 1;
    }
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eval::features::{CREATURE_FEATURES, of_creature};

    #[test]
    fn every_creature_uses_the_block_that_is_chosen_for_it() {
        for bug in Bug::ALL {
            for offset in 0..CREATURE_FEATURES {
                let feature = of_creature(bug, offset);
                let Some(model) = trained_as(bug) else {
                    assert_eq!(linear(feature), [0, 0]);
                    assert!(
                        Perspective::ALL.iter().all(|&side| *input(side, feature) == [0; HIDDEN])
                    );
                    continue;
                };
                let (_, weights) =
                    linear::CREATURES.iter().find(|(creature, _)| *creature == model).unwrap();
                assert_eq!(linear(feature), weights[offset]);
                let (_, weights) =
                    network::CREATURES.iter().find(|(creature, _)| *creature == model).unwrap();
                for side in Perspective::ALL {
                    assert_eq!(*input(side, feature), weights[side as usize][offset]);
                }
            }
        }
    }
}
