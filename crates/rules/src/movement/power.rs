//! Which creature has which power.

use crate::model::bug::Bug;
use crate::model::game_type::GameType;

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
    /// Whether a tile of the game can come to have this power.
    ///
    /// ```
    /// use skep_rules::{GameType, Power};
    ///
    /// let game: GameType = "Base+P".parse()?;
    /// assert!(Power::Throw.is_in(game) && !Power::Sting.is_in(game));
    /// # Ok::<(), skep_rules::TypeError>(())
    /// ```
    pub fn is_in(self, game: GameType) -> bool {
        Bug::ALL.into_iter().any(|bug| Power::of(bug) == Some(self) && game.can_show(bug))
    }
}
