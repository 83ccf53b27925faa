//! Game types: which tiles there are and which options hold (A8 to A13, §C, E30 to E32).

use std::collections::BTreeMap;

use crate::options::{Faces, Options};
use crate::tile::{Colour, Face, Tile};

/// The base tiles of a player, and how many (§C).
const BASE: [(Face, u8); 5] = [
    (Face::Queen, 1),
    (Face::Spider, 2),
    (Face::Beetle, 2),
    (Face::Grasshopper, 3),
    (Face::Ant, 3),
];

/// The letters M, L, P.
const LETTERS: [(char, Face); 3] =
    [('M', Face::Mosquito), ('L', Face::Ladybug), ('P', Face::Pillbug)];

/// The Venom bugs that may be added to Base, in the order of A7, with their greatest count (A8.5).
const EXTRAS: [(Face, u8); 8] = [
    (Face::Wasp, 1),
    (Face::Scorpion, 2),
    (Face::Firefly, 2),
    (Face::Fly, 3),
    (Face::Dragonfly, 3),
    (Face::Centipede, 1),
    (Face::StinkBug, 1),
    (Face::Tick, 1),
];

/// A game type: a set with letters, extras, packs and options.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct GameType {
    pub(crate) venom: bool,
    letters: Vec<Face>,
    extras: BTreeMap<Face, u8>,
    pub(crate) predators: bool,
    pub(crate) guardians: bool,
    pub(crate) honeycombo: bool,
    pub(crate) swarm: bool,
    pub(crate) options: Options,
    /// Every tile of the game.
    pub(crate) tiles: Vec<Tile>,
    /// Every tile under each of its names.
    names: BTreeMap<String, (Tile, Face)>,
}

impl GameType {
    /// Reads a game type such as `Base+MLP+Fl3+Predators(queen_first=allow)`.
    pub(crate) fn read(text: &str) -> Result<GameType, String> {
        let (parts, options) = match text.split_once('(') {
            None => (text, Options::default()),
            Some((parts, rest)) => {
                let inside = rest
                    .strip_suffix(')')
                    .ok_or_else(|| format!("game type {text:?}: no closing bracket"))?;
                (parts, Options::read(inside)?)
            }
        };
        let mut parts = parts.split('+');
        let mut game = GameType { options, ..GameType::default() };
        match parts.next() {
            Some("Base") => {}
            Some("Venom") => game.venom = true,
            Some("Carbon") => game.add("ML")?,
            Some("Ultimate") => {
                game.venom = true;
                for part in ["MLP", "Predators", "Guardians", "Honeycombo", "Swarm"] {
                    game.add(part)?;
                }
            }
            _ => return Err(format!("game type {text:?} begins with no set")),
        }
        for part in parts {
            game.add(part)?;
        }
        game.tiles = game.all_tiles();
        for &tile in &game.tiles {
            for face in [Some(tile.front), tile.back].into_iter().flatten() {
                game.names.insert(tile.name(face), (tile, face));
            }
        }
        Ok(game)
    }

    fn add(&mut self, part: &str) -> Result<(), String> {
        let pack = match part {
            "Predators" => Some(&mut self.predators),
            "Guardians" => Some(&mut self.guardians),
            "Honeycombo" => Some(&mut self.honeycombo),
            "Swarm" => Some(&mut self.swarm),
            _ => None,
        };
        if let Some(pack) = pack {
            if *pack {
                return Err(format!("{part} twice"));
            }
            *pack = true;
            return Ok(());
        }
        if ["M", "L", "P", "ML", "MP", "LP", "MLP"].contains(&part) {
            for (letter, face) in LETTERS {
                if part.contains(letter) {
                    if self.letters.contains(&face) {
                        return Err(format!("{letter} twice"));
                    }
                    self.letters.push(face);
                }
            }
            return Ok(());
        }
        let code = part.trim_end_matches(|c: char| c.is_ascii_digit());
        let (face, most) = EXTRAS
            .into_iter()
            .find(|(face, _)| face.code() == code)
            .ok_or_else(|| format!("unknown part {part:?} of a game type"))?;
        let count = match &part[code.len()..] {
            "" => 1,
            digits => digits.parse().map_err(|_| format!("bad count in {part:?}"))?,
        };
        if self.venom {
            return Err(format!("{part}: extras are for Base only"));
        }
        if count < 1 || count > most {
            return Err(format!("{part}: between 1 and {most}"));
        }
        match self.extras.insert(face, count) {
            None => Ok(()),
            Some(_) => Err(format!("{code} twice")),
        }
    }

    fn all_tiles(&self) -> Vec<Tile> {
        let mut tiles = Vec::new();
        for colour in [Colour::White, Colour::Black] {
            let mut add = |front: Face, back: Option<Face>, count: u8| {
                for number in 1..=count {
                    let number = if front.is_numbered() { number } else { 0 };
                    tiles.push(Tile { colour, front, back, number });
                }
            };
            let back_of = |front: Face| if self.venom { front.back() } else { None };
            for (front, count) in BASE {
                add(front, back_of(front), count);
            }
            for &front in &self.letters {
                add(front, back_of(front), 1);
            }
            for (&front, &count) in &self.extras {
                add(front, None, count);
            }
            // A10, A13; E31: one two-faced tile, or two one-faced tiles.
            for (there, front) in
                [(self.predators, Face::Mantis), (self.guardians, Face::Butterfly)]
            {
                let back = front.back().expect("both are two-faced");
                match (there, self.options.two_pack_tiles) {
                    (false, _) => {}
                    (true, false) => add(front, Some(back), 1),
                    (true, true) => {
                        add(front, None, 1);
                        add(back, None, 1);
                    }
                }
            }
        }
        if self.honeycombo {
            let (colour, front) = (Colour::Neutral, Face::Honeycombo);
            tiles.push(Tile { colour, front, back: None, number: 0 });
        }
        tiles
    }

    /// Prints the type: MLP, extras in the order of A7, packs, options by name.
    pub(crate) fn print(&self) -> String {
        let mut text = String::from(if self.venom { "Venom" } else { "Base" });
        if !self.letters.is_empty() {
            text.push('+');
            let there = LETTERS.iter().filter(|(_, face)| self.letters.contains(face));
            text.extend(there.map(|(letter, _)| letter));
        }
        for (face, _) in EXTRAS {
            match self.extras.get(&face) {
                None => {}
                Some(1) => text += &format!("+{}", face.code()),
                Some(count) => text += &format!("+{}{count}", face.code()),
            }
        }
        let packs = [
            (self.predators, "+Predators"),
            (self.guardians, "+Guardians"),
            (self.honeycombo, "+Honeycombo"),
            (self.swarm, "+Swarm"),
        ];
        text.extend(packs.iter().filter(|(there, _)| *there).map(|(_, name)| *name));
        let options = self.options.print();
        if !options.is_empty() {
            text += &format!("({})", options.join(","));
        }
        text
    }

    /// The tile with this name, and the face that the name gives it.
    pub(crate) fn tile(&self, name: &str) -> Result<(Tile, Face), String> {
        let tile = self.names.get(name).copied();
        tile.ok_or_else(|| format!("no tile {name:?} in {}", self.print()))
    }

    /// Whether tiles can be turned over (A8.2, A8.4, A8.5, E29).
    pub(crate) fn has_flips(&self) -> bool {
        self.venom && self.options.faces == Faces::Flip
    }

    /// Whether faces are fixed at set-up (A8.4 V1, E32: in Venom only).
    pub(crate) fn has_fixed_faces(&self) -> bool {
        self.venom && self.options.faces == Faces::Fixed
    }
}
