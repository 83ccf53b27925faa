//! The creatures.

use std::fmt;

/// A creature: what a tile behaves as while this face of it is up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Bug {
    /// Crawls one cell; surrounded, she loses the game.
    Queen,
    /// Takes one step of any kind, also onto the hive.
    Beetle,
    /// Jumps in a straight line over tiles.
    Grasshopper,
    /// Crawls exactly three cells.
    Spider,
    /// Crawls as far as it likes.
    Ant,
    /// Climbs, walks one tile on top, comes down.
    Ladybug,
    /// Crawls one cell, or throws a neighbour over itself.
    Pillbug,
    /// Does what a bug it touches can do.
    Mosquito,
    /// Venom's queen: crawls one cell, or stings.
    Wasp,
    /// Crawls exactly two cells; enemies it touches cannot be flipped.
    Scorpion,
    /// Lives on top of the hive.
    Firefly,
    /// Lands on what the opponent has just played.
    Fly,
    /// Climbs and flies on in a straight line.
    Dragonfly,
    /// Changes places with a tile three steps away.
    Centipede,
    /// Steps over one tile; shields itself and its friends.
    StinkBug,
    /// Makes an enemy bug act.
    Tick,
    /// Removes a neighbour, and itself.
    AssassinBug,
    /// Removes what was just placed, and itself.
    Mantis,
    /// Guardian: two steps on top of the hive.
    Butterfly,
    /// Guardian: down from the hive and up again.
    Moth,
    /// The neutral tile of the double turns.
    Honeycombo,
}

impl Bug {
    /// All creatures, in the order of the rulebook.
    pub const ALL: [Bug; 21] = [
        Bug::Queen,
        Bug::Beetle,
        Bug::Grasshopper,
        Bug::Spider,
        Bug::Ant,
        Bug::Ladybug,
        Bug::Pillbug,
        Bug::Mosquito,
        Bug::Wasp,
        Bug::Scorpion,
        Bug::Firefly,
        Bug::Fly,
        Bug::Dragonfly,
        Bug::Centipede,
        Bug::StinkBug,
        Bug::Tick,
        Bug::AssassinBug,
        Bug::Mantis,
        Bug::Butterfly,
        Bug::Moth,
        Bug::Honeycombo,
    ];

    /// The creatures of the standard games: those of Base, then its expansions.
    pub const STANDARD: [Bug; 8] = match Bug::ALL.first_chunk() {
        Some(first) => *first,
        None => panic!("there are more creatures than these"),
    };

    /// The code of the creature in tile names: `Q`, `Ws`.
    pub const fn code(self) -> &'static str {
        match self {
            Bug::Queen => "Q",
            Bug::Beetle => "B",
            Bug::Grasshopper => "G",
            Bug::Spider => "S",
            Bug::Ant => "A",
            Bug::Ladybug => "L",
            Bug::Pillbug => "P",
            Bug::Mosquito => "M",
            Bug::Wasp => "Ws",
            Bug::Scorpion => "Sc",
            Bug::Firefly => "Ff",
            Bug::Fly => "Fl",
            Bug::Dragonfly => "Df",
            Bug::Centipede => "Ce",
            Bug::StinkBug => "Sb",
            Bug::Tick => "Tk",
            Bug::AssassinBug => "As",
            Bug::Mantis => "Mn",
            Bug::Butterfly => "Bu",
            Bug::Moth => "Mo",
            Bug::Honeycombo => "H",
        }
    }

    /// The creature's English name: `Stink bug`.
    pub const fn name(self) -> &'static str {
        match self {
            Bug::Queen => "Queen Bee",
            Bug::Beetle => "Beetle",
            Bug::Grasshopper => "Grasshopper",
            Bug::Spider => "Spider",
            Bug::Ant => "Ant",
            Bug::Ladybug => "Ladybug",
            Bug::Pillbug => "Pillbug",
            Bug::Mosquito => "Mosquito",
            Bug::Wasp => "Wasp",
            Bug::Scorpion => "Scorpion",
            Bug::Firefly => "Firefly",
            Bug::Fly => "Fly",
            Bug::Dragonfly => "Dragonfly",
            Bug::Centipede => "Centipede",
            Bug::StinkBug => "Stink bug",
            Bug::Tick => "Tick",
            Bug::AssassinBug => "Assassin bug",
            Bug::Mantis => "Mantis",
            Bug::Butterfly => "Butterfly",
            Bug::Moth => "Moth",
            Bug::Honeycombo => "Honeycombo",
        }
    }

    /// The creature with this code.
    pub fn from_code(code: &str) -> Option<Bug> {
        Bug::ALL.into_iter().find(|bug| bug.code() == code)
    }

    /// Whether tiles of this creature carry a number, a player having several.
    pub const fn numbered(self) -> bool {
        matches!(
            self,
            Bug::Spider
                | Bug::Beetle
                | Bug::Grasshopper
                | Bug::Ant
                | Bug::Scorpion
                | Bug::Firefly
                | Bug::Dragonfly
                | Bug::Fly
        )
    }

    /// Whether the creature can be found on top of another tile.
    pub const fn climbs(self) -> bool {
        matches!(
            self,
            Bug::Beetle | Bug::Firefly | Bug::Mosquito | Bug::Tick | Bug::Butterfly | Bug::Moth
        )
    }
}

impl fmt::Display for Bug {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
