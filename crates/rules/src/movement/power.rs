//! Which creature has which power.

use crate::model::bug::Bug;

/// What a creature can do to other tiles instead of moving.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Power {
    /// Throw a neighbour over itself.
    Throw,
    /// Sting an enemy.
    Sting,
    /// Change places with another tile.
    Swap,
    /// Make an enemy act.
    Force,
    /// Remove an enemy and itself.
    Remove,
}

impl Power {
    /// The power of this creature, if it has one.
    pub const fn of(bug: Bug) -> Option<Power> {
        match bug {
            Bug::Pillbug => Some(Power::Throw),
            Bug::Wasp => Some(Power::Sting),
            Bug::Centipede => Some(Power::Swap),
            Bug::Tick => Some(Power::Force),
            Bug::AssassinBug | Bug::Mantis => Some(Power::Remove),
            Bug::Queen
            | Bug::Beetle
            | Bug::Grasshopper
            | Bug::Spider
            | Bug::Ant
            | Bug::Ladybug
            | Bug::Mosquito
            | Bug::Scorpion
            | Bug::Firefly
            | Bug::Fly
            | Bug::Dragonfly
            | Bug::StinkBug
            | Bug::Butterfly
            | Bug::Moth
            | Bug::Honeycombo => None,
        }
    }
}
