//! Nothing is missing in any language.

use skep_rules::{Bug, Color, GameType, TileName};
use skep_words::{Language, Words};

#[test]
fn every_creature_has_a_name() {
    for language in Language::ALL {
        let words = Words::new(language);
        for bug in Bug::ALL {
            assert!(words.has(&format!("bug-{}", skep_words::key(bug))), "{language}: {bug}");
        }
        for color in Color::ALL {
            for tile in GameType::BASE_MLP.tiles(color) {
                let name = words.name(TileName::from(tile));
                assert!(name.contains(&words.bug(tile.front())), "{language}: {name}");
            }
        }
    }
}
