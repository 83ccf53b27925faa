//! The creatures.

use std::fmt;

use crate::model::game_type::Pack;
use crate::model::tile;

/// Defines [`Bug`] with the codes and names of the creatures, so that no list of them can miss one.
macro_rules! bugs {
    ($(
        $(#[$about:meta])+
        $Bug:ident $code:literal $name:literal,
    )+) => {
        /// A creature: what a tile behaves as while this face of it is up.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        pub enum Bug {
            $(
                $(#[$about])+
                $Bug,
            )+
        }

        impl Bug {
            /// All creatures, in the order of the rulebook.
            pub const ALL: [Bug; [$(Bug::$Bug),+].len()] = [$(Bug::$Bug),+];

            /// The code of the creature in tile names: `Q`, `Ws`.
            pub const fn code(self) -> &'static str {
                match self {
                    $(Bug::$Bug => $code,)+
                }
            }

            /// The creature's English name: `Stink bug`.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Bug::$Bug => $name,)+
                }
            }
        }
    };
}

bugs! {
    /// Crawls one cell; surrounded, she loses the game.
    Queen "Q" "Queen Bee",
    /// Takes one step of any kind, also onto the hive.
    Beetle "B" "Beetle",
    /// Jumps in a straight line over tiles.
    Grasshopper "G" "Grasshopper",
    /// Crawls exactly three cells.
    Spider "S" "Spider",
    /// Crawls as far as it likes.
    Ant "A" "Ant",
    /// Climbs, walks one tile on top, comes down.
    Ladybug "L" "Ladybug",
    /// Crawls one cell, or throws a neighbour over itself.
    Pillbug "P" "Pillbug",
    /// Does what a bug it touches can do.
    Mosquito "M" "Mosquito",
    /// Venom's queen: crawls one cell, or stings.
    Wasp "Ws" "Wasp",
    /// Crawls exactly two cells; enemies it touches cannot be flipped.
    Scorpion "Sc" "Scorpion",
    /// Lives on top of the hive.
    Firefly "Ff" "Firefly",
    /// Lands on what the opponent has just played.
    Fly "Fl" "Fly",
    /// Climbs and flies on in a straight line.
    Dragonfly "Df" "Dragonfly",
    /// Changes places with a tile three steps away.
    Centipede "Ce" "Centipede",
    /// Steps over one tile; shields itself and its friends.
    StinkBug "Sb" "Stink bug",
    /// Makes an enemy bug act.
    Tick "Tk" "Tick",
    /// Removes a neighbour, and itself.
    AssassinBug "As" "Assassin bug",
    /// Removes what was just placed, and itself.
    Mantis "Mn" "Mantis",
    /// Guardian: two steps on top of the hive.
    Butterfly "Bu" "Butterfly",
    /// Guardian: down from the hive and up again.
    Moth "Mo" "Moth",
    /// The neutral tile of the double turns.
    Honeycombo "H" "Honeycombo",
}

/// What brings a creature's own tile into a game, the creature being on its front.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BugSource {
    /// Every game has it.
    Base,
    /// It is added to Base or Venom by its letter.
    Expansion,
    /// It is added by its code, as a tile with one face.
    Extra,
    /// It comes with a pack.
    Pack(Pack),
}

impl Bug {
    /// The creatures of the standard games: those of Base, then its expansions.
    pub const STANDARD: [Bug; 8] = {
        let mut standard = [Bug::Queen; 8];
        let (mut count, mut index) = (0, 0);
        while index < Bug::ALL.len() {
            if matches!(Bug::ALL[index].source(), BugSource::Base | BugSource::Expansion) {
                standard[count] = Bug::ALL[index];
                count += 1;
            }
            index += 1;
        }
        assert!(count == standard.len());
        standard
    };

    /// The creature with this code.
    pub fn from_code(code: &str) -> Option<Bug> {
        Bug::ALL.into_iter().find(|bug| bug.code() == code)
    }

    /// What brings the creature's own tile into a game.
    pub(crate) const fn source(self) -> BugSource {
        match self {
            Bug::Queen | Bug::Beetle | Bug::Grasshopper | Bug::Spider | Bug::Ant => BugSource::Base,
            Bug::Ladybug | Bug::Pillbug | Bug::Mosquito => BugSource::Expansion,
            Bug::Wasp
            | Bug::Scorpion
            | Bug::Firefly
            | Bug::Fly
            | Bug::Dragonfly
            | Bug::Centipede
            | Bug::StinkBug
            | Bug::Tick => BugSource::Extra,
            Bug::AssassinBug | Bug::Mantis => BugSource::Pack(Pack::Predators),
            Bug::Butterfly | Bug::Moth => BugSource::Pack(Pack::Guardians),
            Bug::Honeycombo => BugSource::Pack(Pack::Honeycombo),
        }
    }

    /// Whether it is a Guardian: placed on top of other tiles, and never on the ground.
    pub(crate) const fn is_guardian(self) -> bool {
        matches!(self.source(), BugSource::Pack(Pack::Guardians))
    }

    /// The creature on the back of a two-faced tile with this one on its front.
    pub(crate) const fn back(self) -> Option<Bug> {
        match self {
            Bug::Queen => Some(Bug::Wasp),
            Bug::Spider => Some(Bug::Scorpion),
            Bug::Beetle => Some(Bug::Firefly),
            Bug::Ant => Some(Bug::Fly),
            Bug::Grasshopper => Some(Bug::Dragonfly),
            Bug::Mosquito => Some(Bug::Tick),
            Bug::Ladybug => Some(Bug::StinkBug),
            Bug::Pillbug => Some(Bug::Centipede),
            Bug::Butterfly => Some(Bug::Moth),
            Bug::Mantis => Some(Bug::AssassinBug),
            Bug::Wasp
            | Bug::Scorpion
            | Bug::Firefly
            | Bug::Fly
            | Bug::Dragonfly
            | Bug::Centipede
            | Bug::StinkBug
            | Bug::Tick
            | Bug::AssassinBug
            | Bug::Moth
            | Bug::Honeycombo => None,
        }
    }

    /// Whether tiles of this creature carry a number, because a player can have several.
    pub const fn numbered(self) -> bool {
        tile::count_of(self) > 1
    }

    /// Whether the creature can be found on top of another tile.
    pub const fn climbs(self) -> bool {
        match self {
            Bug::Beetle | Bug::Firefly | Bug::Mosquito | Bug::Tick | Bug::Butterfly | Bug::Moth => {
                true
            }
            Bug::Queen
            | Bug::Grasshopper
            | Bug::Spider
            | Bug::Ant
            | Bug::Ladybug
            | Bug::Pillbug
            | Bug::Wasp
            | Bug::Scorpion
            | Bug::Fly
            | Bug::Dragonfly
            | Bug::Centipede
            | Bug::StinkBug
            | Bug::AssassinBug
            | Bug::Mantis
            | Bug::Honeycombo => false,
        }
    }
}

impl fmt::Display for Bug {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_creature_is_found_by_its_code() {
        for bug in Bug::ALL {
            assert_eq!(Bug::from_code(bug.code()), Some(bug));
        }
        assert_eq!(Bug::from_code("Xx"), None);
    }
}
