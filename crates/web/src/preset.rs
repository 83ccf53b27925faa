//! The predefined game types of the home page.

use skep_rules::GameType;

/// A predefined game type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Preset {
    /// The name in test ids and in the keys of its texts: `preset-base`, `preset-base-about`.
    pub(crate) word: &'static str,
    /// The game type, as it is written.
    text: &'static str,
}

const fn preset(word: &'static str, text: &'static str) -> Preset {
    Preset { word, text }
}

/// The number of presets that are offered first.
const MAIN: usize = 3;

/// All presets, in the order in which they are offered.
pub(crate) const PRESETS: [Preset; 13] = [
    preset("base", "Base"),
    preset("tournament", "Base+MLP"),
    preset("venom", "Venom"),
    preset("carbon", "Carbon"),
    preset("venom-mlp", "Venom+MLP"),
    preset("swarm", "Base+MLP+Swarm"),
    preset("predators", "Base+MLP+Predators"),
    preset("guardians", "Base+MLP+Guardians"),
    preset("honeycombo", "Base+MLP+Honeycombo"),
    preset("packs", "Base+MLP+Predators+Guardians+Honeycombo"),
    preset("venom-swarm", "Venom+MLP+Swarm"),
    preset("challenge", "Venom+MLP+Predators+Guardians+Honeycombo"),
    preset("ultimate", "Ultimate"),
];

impl Preset {
    /// The preset for a game type, if there is one.
    pub(crate) fn of(game: GameType) -> Option<Preset> {
        PRESETS.into_iter().find(|preset| preset.game_type() == game)
    }

    /// The main games.
    pub(crate) fn main() -> impl Iterator<Item = Preset> {
        PRESETS.into_iter().take(MAIN)
    }

    /// All games but the main ones.
    pub(crate) fn more() -> impl Iterator<Item = Preset> {
        PRESETS.into_iter().skip(MAIN)
    }

    /// Whether it is a main game.
    pub(crate) fn is_main(self) -> bool {
        Preset::main().any(|main| main == self)
    }

    /// The game type.
    pub(crate) fn game_type(self) -> GameType {
        // A test parses all presets.
        self.text.parse().unwrap_or_default()
    }

    /// The message key of the name.
    pub(crate) fn name_key(self) -> String {
        format!("preset-{}", self.word)
    }

    /// The message key of the description.
    pub(crate) fn about_key(self) -> String {
        format!("preset-{}-about", self.word)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use skep_words::{Language, Words};

    use super::*;

    #[test]
    fn presets_are_different_games() {
        let games = PRESETS.map(|preset| preset.text.parse::<GameType>().unwrap());
        assert_eq!(games.into_iter().collect::<HashSet<_>>().len(), PRESETS.len());
        assert!(PRESETS.into_iter().all(|preset| Preset::of(preset.game_type()) == Some(preset)));
    }

    #[test]
    fn the_main_games_are_base_tournament_and_venom() {
        let main: Vec<GameType> = Preset::main().map(Preset::game_type).collect();
        assert_eq!(main, [GameType::BASE, GameType::BASE_MLP, GameType::VENOM]);
        assert_eq!(Preset::more().count(), PRESETS.len() - MAIN);
        assert!(Preset::more().all(|preset| !preset.is_main()));
    }

    #[test]
    fn presets_have_words() {
        let words = Words::new(Language::English);
        for preset in PRESETS {
            assert!(words.has(&preset.name_key()), "{}", preset.word);
            assert!(words.has(&preset.about_key()), "{}", preset.word);
        }
    }
}
