//! Creatures, colours and tiles by name.

use skep_rules::{Bug, Color, Position, Tile, TileName};

use crate::words::{Value, Words};

/// The part of the keys that stands for a creature: `stink-bug`.
pub const fn key(bug: Bug) -> &'static str {
    match bug {
        Bug::Queen => "queen",
        Bug::Beetle => "beetle",
        Bug::Grasshopper => "grasshopper",
        Bug::Spider => "spider",
        Bug::Ant => "ant",
        Bug::Ladybug => "ladybug",
        Bug::Pillbug => "pillbug",
        Bug::Mosquito => "mosquito",
        Bug::Wasp => "wasp",
        Bug::Scorpion => "scorpion",
        Bug::Firefly => "firefly",
        Bug::Fly => "fly",
        Bug::Dragonfly => "dragonfly",
        Bug::Centipede => "centipede",
        Bug::StinkBug => "stink-bug",
        Bug::Tick => "tick",
        Bug::AssassinBug => "assassin-bug",
        Bug::Mantis => "mantis",
        Bug::Butterfly => "butterfly",
        Bug::Moth => "moth",
        Bug::Honeycombo => "honeycombo",
    }
}

/// The word for a colour in messages' selectors.
pub(crate) const fn color_key(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

impl Words {
    /// The creature's name: `Mille-pattes`.
    pub fn bug(&self, bug: Bug) -> String {
        self.text(&format!("bug-{}", key(bug)))
    }

    /// The player: `White`.
    pub fn color(&self, color: Color) -> String {
        self.text(&format!("color-{}", color_key(color)))
    }

    /// The tile as a label, by the face that is up: `White Ant 2`.
    pub fn tile(&self, position: &Position, tile: Tile) -> String {
        self.name(position.name(tile))
    }

    /// The same by the tile's name.
    pub fn name(&self, name: TileName) -> String {
        self.name_as("tile", name)
    }

    /// The tile within a sentence: `the white Queen Bee`.
    pub fn the(&self, name: TileName) -> String {
        self.name_as("the-tile", name)
    }

    /// The grammatical gender of the creature's name, `m` or `f`; English has none.
    pub(crate) fn gender(&self, bug: Bug) -> String {
        self.try_with(&format!("bug-{}.gender", key(bug)), &[]).unwrap_or_default()
    }

    fn name_as(&self, message: &str, name: TileName) -> String {
        let Some(color) = name.color else {
            let key = if message == "tile" { "bug-honeycombo" } else { "the-honeycombo" };
            return self.text(key);
        };
        let bug = self.bug(name.bug);
        let the = self.try_with(&format!("bug-{}.the", key(name.bug)), &[]);
        let variables = [
            ("the", Value::from(the.unwrap_or_default())),
            ("bug", Value::from(bug)),
            ("gender", Value::from(self.gender(name.bug))),
            ("color", Value::from(color_key(color))),
            ("number", Value::from(name.number.unwrap_or(0))),
        ];
        self.with(message, &variables)
    }
}
