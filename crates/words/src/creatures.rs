//! Creatures, colours and tiles by name.

use skep_rules::{Bug, Color, Position, Tile, TileName};

use crate::words::{Value, Words};

/// The creature's part of message keys: `stink-bug`.
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

/// The colour as messages select by it.
pub(crate) const fn color_key(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

impl Words {
    /// The creature's name: `Mille-pattes`.
    pub fn bug(&self, bug: Bug) -> String {
        self.text(&bug_key(bug))
    }

    /// The player: `White`.
    pub fn color(&self, color: Color) -> String {
        self.text(&format!("color-{}", color_key(color)))
    }

    /// The tile as a label, by the face that is up: `White Ant 2`.
    pub fn tile(&self, position: &Position, tile: Tile) -> String {
        self.name(position.name(tile))
    }

    /// The tile as a label, by its name.
    pub fn name(&self, name: TileName) -> String {
        self.name_as("tile", name)
    }

    /// The tile within a sentence: `the white Queen Bee`.
    pub fn the(&self, name: TileName) -> String {
        self.name_as("the-tile", name)
    }

    /// The tile after `of`, which some languages contract with the article: `du Scarabée noir 1`.
    pub(crate) fn of(&self, name: TileName) -> String {
        self.name_as("of-tile", name)
    }

    /// The grammatical gender of the creature's name, `m` or `f`; English has none.
    pub(crate) fn gender(&self, bug: Bug) -> String {
        self.attribute(&bug_key(bug), "gender").unwrap_or_default()
    }

    fn name_as(&self, message: &str, name: TileName) -> String {
        let bug = bug_key(name.bug);
        let form = |form| self.attribute(&bug, form).unwrap_or_default();
        let color = name.color.map_or("none", color_key);
        let variables = [
            ("bug", Value::from(self.text(&bug))),
            ("the", Value::from(form("the"))),
            ("of", Value::from(form("of"))),
            ("gender", Value::from(form("gender"))),
            ("color", Value::from(color)),
            ("number", Value::from(name.number.unwrap_or(0))),
        ];
        self.with(message, &variables)
    }
}

fn bug_key(bug: Bug) -> String {
    format!("bug-{}", key(bug))
}
