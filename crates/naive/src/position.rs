//! Position strings: reading and printing.

use std::collections::BTreeSet;

use crate::cell::Cell;
use crate::game_type::GameType;
use crate::state::{Double, State};
use crate::tile::{Bug, Colour, Tile};

impl State {
    /// Reads a position string such as `Base;White[5];0,0:wQ 1,0:bA1<wB1 2,0:bQ;resting=bA1`.
    ///
    /// The check is a basic one: the form, tiles that the game does not have or that occur twice,
    /// tiles with a status that they cannot have. Whether the position can arise is not checked.
    pub fn from_position(text: &str) -> Result<State, String> {
        let mut fields = text.split(';');
        let mut field = |what: &str| fields.next().ok_or_else(|| format!("{text:?}: no {what}"));
        let mut state = State::empty(GameType::read(field("type")?)?);
        (state.side, state.turn) = read_turn(field("turn")?)?;
        for cell in field("cells")?.split(' ').filter(|cell| !cell.is_empty()) {
            state.read_cell(cell)?;
        }
        if state.game.honeycombo && state.honeycombo().is_none() {
            return Err("no Honeycombo on the table".into());
        }
        let mut seen = BTreeSet::new();
        for status in fields {
            let (name, value) = match status.split_once('=') {
                Some((name, value)) => (name, Some(value)),
                None => (status, None),
            };
            if !seen.insert(name) {
                return Err(format!("status {name} twice"));
            }
            match value {
                Some(value) => state.read_status(name, value)?,
                None => state.read_word(name)?,
            }
        }
        state.check_off_table()?;
        Ok(state)
    }

    fn read_cell(&mut self, text: &str) -> Result<(), String> {
        let bad = || format!("bad cell {text:?}");
        let (place, stack) = text.split_once(':').ok_or_else(bad)?;
        let (q, r) = place.split_once(',').ok_or_else(bad)?;
        let number = |digits: &str| digits.parse::<i32>().map_err(|_| bad());
        let cell = Cell::new(number(q)?, number(r)?);
        if self.stacks.contains_key(&cell) {
            return Err(format!("cell {place} twice"));
        }
        let mut bugs = Vec::new();
        for name in stack.split('<') {
            let (tile, face) = self.game.tile(name)?;
            if self.find(tile).is_some() || bugs.iter().any(|bug: &Bug| bug.tile == tile) {
                return Err(format!("{name} twice"));
            }
            bugs.push(Bug { tile, face });
        }
        self.stacks.insert(cell, bugs);
        Ok(())
    }

    /// A status without a value.
    fn read_word(&mut self, word: &str) -> Result<(), String> {
        match word {
            "locked" => self.locked = true,
            "double" if self.double == Double::No => self.double = Double::First,
            "double2" if self.double == Double::No => self.double = Double::Second,
            _ => return Err(format!("unknown status {word:?}")),
        }
        Ok(())
    }

    /// A status with a value.
    fn read_status(&mut self, name: &str, value: &str) -> Result<(), String> {
        match name {
            "combo" => self.combo = read_colour(value)?,
            "pending" => self.pending = Some(read_colour(value)?),
            _ => {
                let tiles = self.read_tiles(value)?;
                let set = self.set_named(name)?;
                *set = tiles.clone();
                let on_table = !["removed", "white", "black", "backs"].contains(&name);
                if let Some(tile) = tiles.iter().find(|t| self.find(**t).is_some() != on_table) {
                    let where_it_is = if on_table { "not on the table" } else { "on the table" };
                    return Err(format!("{name}: {} is {where_it_is}", tile.front_name()));
                }
            }
        }
        Ok(())
    }

    fn read_tiles(&self, text: &str) -> Result<BTreeSet<Tile>, String> {
        let mut tiles = BTreeSet::new();
        for name in text.split(',') {
            let (tile, face) = self.game.tile(name)?;
            // On the table a tile has the name of the face that is up; off it, both are read.
            if self.find(tile).is_some_and(|(_, bug)| bug.face != face) {
                return Err(format!("{name} shows its other face"));
            }
            if !tiles.insert(tile) {
                return Err(format!("{name} twice"));
            }
        }
        Ok(tiles)
    }

    fn set_named(&mut self, name: &str) -> Result<&mut BTreeSet<Tile>, String> {
        match name {
            "removed" => return Ok(&mut self.removed),
            "white" if self.game.swarm => return Ok(&mut self.white_hand),
            "black" if self.game.swarm => return Ok(&mut self.black_hand),
            "backs" if self.game.has_fixed_faces() => return Ok(&mut self.backs),
            _ => {}
        }
        let (sets, plain) = match name.strip_suffix('2') {
            Some(plain) => (&mut self.made, plain),
            None => (&mut self.sets, name),
        };
        let mut sets = sets.named_mut().into_iter();
        let found = sets.find(|(known, _)| *known == plain);
        found.map(|(_, set)| set).ok_or_else(|| format!("unknown status {name:?}"))
    }

    /// A tile off the table is in one place only.
    fn check_off_table(&self) -> Result<(), String> {
        let places = [&self.removed, &self.white_hand, &self.black_hand];
        for tile in &self.game.tiles {
            if places.iter().filter(|place| place.contains(tile)).count() > 1 {
                return Err(format!("{} twice", tile.front_name()));
            }
        }
        Ok(())
    }

    /// Prints the position string in its canonical form.
    pub fn to_position(&self) -> String {
        let mut text = format!("{};{};", self.game.print(), print_turn(self.side, self.turn));
        let cells: Vec<String> = self.stacks.iter().map(print_cell).collect();
        text += &cells.join(" ");
        let mut status = |name: &str, tiles: &BTreeSet<Tile>| {
            if !tiles.is_empty() {
                text += &format!(";{name}={}", self.print_tiles(tiles));
            }
        };
        for (name, set) in self.sets.named() {
            status(name, set);
        }
        status("removed", &self.removed);
        status("white", &self.white_hand);
        status("black", &self.black_hand);
        status("backs", &self.backs);
        if self.combo == Colour::White {
            text += ";combo=w";
        }
        if self.locked {
            text += ";locked";
        }
        text += match self.double {
            Double::No => "",
            Double::First => ";double",
            Double::Second => ";double2",
        };
        if let Some(colour) = self.pending {
            text += &format!(";pending={}", colour.letter());
        }
        for (name, set) in self.made.named() {
            if !set.is_empty() {
                text += &format!(";{name}2={}", self.print_tiles(set));
            }
        }
        text
    }

    /// Names in byte order: on the table by the face that is up, off it by the front.
    fn print_tiles(&self, tiles: &BTreeSet<Tile>) -> String {
        let name = |tile: &Tile| match self.find(*tile) {
            Some((_, bug)) => bug.name(),
            None => tile.front_name(),
        };
        let mut names: Vec<String> = tiles.iter().map(name).collect();
        names.sort();
        names.join(",")
    }
}

fn print_cell((cell, stack): (&Cell, &Vec<Bug>)) -> String {
    let names: Vec<String> = stack.iter().map(|bug| bug.name()).collect();
    format!("{},{}:{}", cell.q, cell.r, names.join("<"))
}

/// `White[5]`: whose turn it is, and the number of that colour's turn.
fn read_turn(text: &str) -> Result<(Colour, u32), String> {
    let bad = || format!("bad turn {text:?}");
    let (name, rest) = text.split_once('[').ok_or_else(bad)?;
    let colour = match name {
        "White" => Colour::White,
        "Black" => Colour::Black,
        _ => return Err(bad()),
    };
    let number = rest.strip_suffix(']').and_then(|digits| digits.parse().ok());
    match number {
        Some(number) if number > 0 => Ok((colour, number)),
        _ => Err(bad()),
    }
}

fn print_turn(colour: Colour, number: u32) -> String {
    format!("{colour:?}[{number}]")
}

fn read_colour(letter: &str) -> Result<Colour, String> {
    match letter {
        "w" => Ok(Colour::White),
        "b" => Ok(Colour::Black),
        _ => Err(format!("{letter:?} is no colour")),
    }
}
