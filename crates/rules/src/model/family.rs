//! Families of games: games so alike that ratings, win chances and puzzles treat them as one.

use crate::model::bug::Bug;
use crate::model::game_type::{GameType, Pack};

/// A family of similar games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Family {
    /// The standard games without Pillbug: Hive, Hive Carbon.
    Base,
    /// The standard games with Pillbug, such as the tournament game Base+MLP.
    Tournament,
    /// Games with Venom bugs, on the backs or as extra tiles.
    Venom,
    /// Games with Swarm and no other pack.
    Swarm,
    /// Games with Predators and no other pack.
    Predators,
    /// Games with Guardians and no other pack.
    Guardians,
    /// Games with the Honeycombo and no other pack.
    Honeycombo,
    /// Games with two or more packs, up to everything together.
    Ultimate,
}

impl Family {
    /// All families.
    pub const ALL: [Family; 8] = [
        Family::Base,
        Family::Tournament,
        Family::Venom,
        Family::Swarm,
        Family::Predators,
        Family::Guardians,
        Family::Honeycombo,
        Family::Ultimate,
    ];

    /// The family's name in files.
    pub const fn name(self) -> &'static str {
        match self {
            Family::Base => "base",
            Family::Tournament => "tournament",
            Family::Venom => "venom",
            Family::Swarm => "swarm",
            Family::Predators => "predators",
            Family::Guardians => "guardians",
            Family::Honeycombo => "honeycombo",
            Family::Ultimate => "ultimate",
        }
    }
}

impl GameType {
    /// The family of the game.
    ///
    /// ```
    /// use skep_rules::{Family, GameType};
    ///
    /// assert_eq!(GameType::BASE_MLP.family(), Family::Tournament);
    /// let game: GameType = "Venom+MLP+Swarm".parse()?;
    /// assert_eq!(game.family(), Family::Swarm);
    /// # Ok::<(), skep_rules::TypeError>(())
    /// ```
    pub fn family(self) -> Family {
        let mut packs = Pack::ALL.into_iter().filter(|&pack| self.has_pack(pack));
        match (packs.next(), packs.next()) {
            (Some(_), Some(_)) => Family::Ultimate,
            (Some(Pack::Predators), None) => Family::Predators,
            (Some(Pack::Guardians), None) => Family::Guardians,
            (Some(Pack::Honeycombo), None) => Family::Honeycombo,
            (Some(Pack::Swarm), None) => Family::Swarm,
            (None, _) if !self.is_standard() => Family::Venom,
            (None, _) if self.has(Bug::Pillbug) => Family::Tournament,
            (None, _) => Family::Base,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_family_has_a_game() {
        let family = |text: &str| text.parse::<GameType>().unwrap().family();
        let games = [
            ("Base", Family::Base),
            ("Carbon", Family::Base),
            ("Base+LP", Family::Tournament),
            ("Venom", Family::Venom),
            ("Base+MLP+Fl3", Family::Venom),
            ("Base+Swarm", Family::Swarm),
            ("Base+MLP+Predators", Family::Predators),
            ("Venom+Guardians", Family::Guardians),
            ("Base+Honeycombo", Family::Honeycombo),
            ("Base+Predators+Guardians", Family::Ultimate),
            ("Ultimate", Family::Ultimate),
        ];
        for (text, expected) in games {
            assert_eq!(family(text), expected, "{text}");
        }
        assert!(Family::ALL.iter().all(|family| games.iter().any(|(_, known)| known == family)));
    }
}
