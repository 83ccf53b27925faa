//! Reading SGF.

use std::collections::HashMap;

use skep_rules::{Action, Bug, Color, Direction, GameType, MoveError, Quoted, Tile, read_relaxed};
use thiserror::Error;

use super::properties::{Property, properties};
use super::tiles::{SgfTile, Square, WrittenTile, read_color};
use super::{glyphs, result};
use crate::details::Details;
use crate::import::{Format, Imported};
use crate::note_reader::NoteReader;
use crate::step::Declared;
use crate::tree::GameTree;

/// An error in an SGF.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {problem}")]
pub struct SgfError {
    /// The number of the line, from 1.
    pub line: usize,
    /// The error in that line.
    pub problem: SgfProblem,
}

/// The errors of a line of an SGF.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SgfProblem {
    /// A value is not closed.
    #[error("the `[` that begins a value here is not closed")]
    Unclosed,
    /// The file is a record of a game other than Hive.
    #[error("this is not a record of Hive: its `GM` is {0} and not 27")]
    AnotherGame(Quoted),
    /// The property with the set of tiles is missing.
    #[error("there is no `SU` that says which set was played, as in `SU[hive-plm]`")]
    NoSet,
    /// A set that is not one of the standard games.
    #[error("the set {0} is not one of the standard games, `hive` to `hive-plm`")]
    Set(Quoted),
    /// A command is malformed.
    #[error("{0} does not tell a tile and a place, as in `move W wA1 N 13 -bQ`")]
    Syntax(Quoted),
    /// A tile that the game does not have.
    #[error("there is no {0} left to be placed")]
    Tile(String),
    /// The place has neither a tile nor a neighbour.
    #[error("nothing lies at {0} or beside it")]
    Nowhere(String),
    /// The move is not legal.
    #[error("move {number}, `{text}`: {error}")]
    Move {
        /// The number of the move, from 1.
        number: usize,
        /// The move in the usual notation.
        text: String,
        /// Why it is not legal.
        error: MoveError,
    },
}

/// Reads an SGF of BoardSpace: the game and its details.
pub fn read_sgf(text: &str) -> Result<Imported, SgfError> {
    let properties = properties(text).map_err(|line| at(line, SgfProblem::Unclosed))?;
    let value = |name: &str| {
        let property = properties.iter().find(|property| property.name == name);
        property.map_or_else(String::new, |property| property.value.trim().to_owned())
    };
    let id = |name: &str| {
        let players = properties.iter().filter(|property| property.name == name);
        let id = players.filter_map(|property| property.value.strip_prefix("id ")).next();
        id.map_or_else(String::new, |id| id.trim().trim_matches('"').to_owned())
    };
    let details = Details {
        event: value("EV"),
        site: value("PC"),
        date: value("DT"),
        round: value("RO"),
        white: id("P0"),
        black: id("P1"),
    };
    let said = result::read(&value("RE"), &result::names(&details));
    let ((tree, warnings), relaxed) = read_relaxed(game_type(&properties)?, |game_type| {
        let mut tree = GameTree::new(game_type);
        let mut replay = CommandReplay::new(&mut tree);
        for property in &properties {
            replay.follow(property).map_err(|problem| at(replay.line, problem))?;
        }
        replay.end(said);
        let warnings = replay.notes.warnings;
        Ok((tree, warnings))
    })?;
    let imported = Imported { warnings, ..Imported::new(Format::Sgf, tree) };
    Ok(imported.with_details(details).relaxing(relaxed))
}

fn at(line: usize, problem: SgfProblem) -> SgfError {
    SgfError { line, problem }
}

fn game_type(properties: &[Property]) -> Result<GameType, SgfError> {
    let find = |name: &str| properties.iter().find(|property| property.name == name);
    if let Some(property) = find("GM").filter(|property| property.value.trim() != "27") {
        let problem = SgfProblem::AnotherGame(Quoted::new(&property.value));
        return Err(at(property.line, problem));
    }
    let property = find("SU").ok_or(at(1, SgfProblem::NoSet))?;
    let error = || at(property.line, SgfProblem::Set(Quoted::new(&property.value)));
    let set = property.value.to_ascii_lowercase();
    // Later files have numbers after the set.
    let set = set.split_whitespace().next().unwrap_or_default();
    let letters = match set.strip_prefix("hive").ok_or_else(error)? {
        "" => "",
        rest => rest.strip_prefix('-').ok_or_else(error)?,
    };
    letters.chars().try_fold(GameType::BASE, |game_type, letter| match letter {
        'm' => Ok(game_type.with(Bug::Mosquito)),
        'l' => Ok(game_type.with(Bug::Ladybug)),
        'p' => Ok(game_type.with(Bug::Pillbug)),
        _ => Err(error()),
    })
}

/// What a player has done in a turn that is not over yet.
enum Pending {
    Displaced {
        piece: SgfTile,
        square: Square,
        seen_from: String,
    },
    Pass,
    /// A draw was offered or declined; the turn goes on.
    DrawTalk,
    Declared(Declared),
}

/// Replays the commands of the players, property by property.
struct CommandReplay<'a> {
    tree: &'a mut GameTree,
    /// The tiles by their numbers in the file, in which they may be placed in any order.
    tiles: HashMap<SgfTile, Tile>,
    /// Where each tile lies, according to the file.
    squares: HashMap<Tile, Square>,
    /// The tile that was picked up, if its colour is known.
    picked: Option<SgfTile>,
    pending: Option<Pending>,
    /// The line of the pending command.
    line: usize,
    moves: usize,
    notes: NoteReader,
    /// The properties that may be notes on the move that is not over yet.
    held: Vec<&'a Property>,
}

impl<'a> CommandReplay<'a> {
    fn new(tree: &'a mut GameTree) -> CommandReplay<'a> {
        CommandReplay {
            tree,
            tiles: HashMap::new(),
            squares: HashMap::new(),
            picked: None,
            pending: None,
            line: 1,
            moves: 0,
            notes: NoteReader::default(),
            held: Vec::new(),
        }
    }

    /// Replays a property that is a player's command: `P0[4 dropb bG1 M 12 /wS1]`.
    fn follow(&mut self, property: &'a Property) -> Result<(), SgfProblem> {
        let player = match property.name.as_str() {
            "P0" => Color::White,
            "P1" => Color::Black,
            _ => {
                self.held.push(property);
                self.read_notes();
                return Ok(());
            }
        };
        let words: Vec<&str> = property.value.split_whitespace().collect();
        let [number, command, rest @ ..] = &words[..] else { return Ok(()) };
        if !number.bytes().all(|byte| byte.is_ascii_digit()) {
            return Ok(());
        }
        let syntax = || SgfProblem::Syntax(Quoted::new(&property.value));
        let command = command.to_ascii_lowercase();
        if command != "done" {
            self.line = property.line;
        }
        match command.as_str() {
            "pick" => self.picked = picked_from_reserve(rest),
            "pickb" => self.picked = self.picked_from_table(rest),
            "dropb" | "pdropb" => {
                let displaced = self.dropped(player, rest).ok_or_else(syntax)?;
                self.pending = Some(displaced);
            }
            "move" | "pmove" | "movedone" | "pmovedone" => {
                self.pending = Some(moved(rest).ok_or_else(syntax)?);
                if command.ends_with("done") {
                    self.done(player)?;
                }
            }
            // The tile goes back to where it was picked up.
            "drop" => self.pending = None,
            "pass" => self.pending = Some(Pending::Pass),
            "offerdraw" | "declinedraw" => self.pending = Some(Pending::DrawTalk),
            "acceptdraw" => self.pending = Some(Pending::Declared(Declared::Agreement)),
            "resign" => self.pending = Some(Pending::Declared(Declared::Resignation(player))),
            "done" => self.done(player)?,
            _ => {}
        }
        Ok(())
    }

    /// Reads the notes that were held back, unless a move is not over yet.
    fn read_notes(&mut self) {
        if self.pending.is_some() {
            return;
        }
        for Property { line, name, value } in std::mem::take(&mut self.held) {
            if let Some(glyph) = glyphs::glyph(name, value) {
                self.notes.glyph(self.tree, *line, glyph);
            } else if name == "C" {
                self.notes.comment(self.tree, *line, value);
            }
        }
    }

    /// `pickb N 13 bA1`: where an old file leaves out the colour, the tile on that square has it.
    fn picked_from_table(&self, words: &[&str]) -> Option<SgfTile> {
        let &[column, row, tile] = words else { return None };
        let written = WrittenTile::read(tile)?;
        let square = Square::read(column, row)?;
        let lies_there = |piece: &SgfTile| {
            self.tiles.get(piece).and_then(|tile| self.squares.get(tile)) == Some(&square)
        };
        let pieces = Color::ALL.map(|color| written.piece(color));
        pieces.into_iter().find(|piece| written.color.is_some() || lies_there(piece))
    }

    /// `dropb bG1 M 12 /wS1`.
    fn dropped(&self, player: Color, words: &[&str]) -> Option<Pending> {
        let (&tile, rest) = words.split_first()?;
        let tile = WrittenTile::read(tile)?;
        let same = |picked: &SgfTile| (picked.bug, picked.number) == (tile.bug, tile.number);
        let color = self.picked.filter(same).map_or(player, |picked| picked.color);
        displaced(tile.piece(color), rest)
    }

    /// Ends a turn: the last pending command counts.
    fn done(&mut self, player: Color) -> Result<(), SgfProblem> {
        self.picked = None;
        match self.pending.take() {
            Some(Pending::Displaced { piece, square, seen_from }) => {
                self.pass_for(!player);
                self.displace(piece, square, &seen_from)
            }
            Some(Pending::Declared(declared)) => {
                // It fails if the moves have ended the game already.
                let _ = self.tree.declare(declared);
                Ok(())
            }
            Some(Pending::DrawTalk) => Ok(()),
            Some(Pending::Pass) | None => {
                self.pass_for(player);
                Ok(())
            }
        }?;
        self.read_notes();
        Ok(())
    }

    /// Passes if it is this player's turn and nothing else is legal. Some files leave passes out.
    fn pass_for(&mut self, player: Color) {
        if self.tree.position().to_move() == player && self.tree.play(Action::Pass).is_ok() {
            self.moves += 1;
        }
    }

    fn displace(
        &mut self,
        piece: SgfTile,
        square: Square,
        seen_from: &str,
    ) -> Result<(), SgfProblem> {
        let tile = self.tile(piece)?;
        let text = match seen_from.trim_end_matches('.') {
            "" => self.beside_or_on(tile, square)?,
            neighbor => format!("{tile} {}", self.neighbor(neighbor)),
        };
        self.moves += 1;
        self.tree.play_text(&text).map_err(|error| {
            let number = self.moves;
            SgfProblem::Move { number, text, error }
        })?;
        self.squares.insert(tile, square);
        Ok(())
    }

    /// The tile that the file calls so. One that is placed now is the lowest of its kind in the reserve.
    fn tile(&mut self, piece: SgfTile) -> Result<Tile, SgfProblem> {
        if let Some(&tile) = self.tiles.get(&piece) {
            return Ok(tile);
        }
        let reserve = self.tree.position().reserve(piece.color).into_iter();
        let tile = reserve.filter(|tile| tile.front() == piece.bug).min();
        let tile = tile.ok_or_else(|| SgfProblem::Tile(piece.to_string()))?;
        self.tiles.insert(piece, tile);
        Ok(tile)
    }

    /// A neighbour in our notation: `/wL1` becomes `/wL`.
    fn neighbor(&self, text: &str) -> String {
        let name = text.trim_matches(['-', '/', '\\']);
        let piece = WrittenTile::read(name).and_then(|written| Some(written.piece(written.color?)));
        let tile = piece.and_then(|piece| self.tiles.get(&piece));
        match tile {
            Some(tile) => text.replace(name, &tile.to_string()),
            None => text.to_owned(),
        }
    }

    /// The move to a square without a named neighbour: onto the tile there, or beside any neighbour.
    fn beside_or_on(&self, tile: Tile, square: Square) -> Result<String, SgfProblem> {
        if self.tree.position().tiles_in_play().is_empty() {
            return Ok(tile.to_string());
        }
        let lies_at = |square: Square| {
            let found = self.squares.iter().filter(|&(&other, &at)| at == square && other != tile);
            // Any tile of the stack names the place; the lowest makes the text the same every time.
            found.map(|(&other, _)| other).min()
        };
        if let Some(under) = lies_at(square) {
            return Ok(format!("{tile} {under}"));
        }
        let neighbor = Direction::ALL.into_iter().find_map(|side| {
            let neighbor = lies_at(square.neighbor(side))?;
            Some(match side {
                Direction::East => format!("{tile} -{neighbor}"),
                Direction::NorthEast => format!("{tile} /{neighbor}"),
                Direction::NorthWest => format!("{tile} {neighbor}\\"),
                Direction::West => format!("{tile} {neighbor}-"),
                Direction::SouthWest => format!("{tile} {neighbor}/"),
                Direction::SouthEast => format!("{tile} \\{neighbor}"),
            })
        });
        neighbor.ok_or_else(|| SgfProblem::Nowhere(square.to_string()))
    }

    /// Ends the file. A last move without `done` counts if it ends the game. Then the stated result is declared.
    fn end(&mut self, said: Option<Declared>) {
        if let Some(Pending::Displaced { piece, square, seen_from }) = self.pending.take() {
            let before = self.tree.current();
            let played = self.displace(piece, square, &seen_from).is_ok();
            let node = self.tree.current();
            if played && self.tree.ending().is_none() {
                self.tree.go_to(before);
                self.tree.delete(node);
            }
        }
        self.read_notes();
        if let Some(declared) = said {
            // It fails if the moves have ended the game already.
            let _ = self.tree.declare(declared);
        }
    }
}

/// `pick W 4 bS1`.
fn picked_from_reserve(words: &[&str]) -> Option<SgfTile> {
    let &[color, _, tile] = words else { return None };
    Some(WrittenTile::read(tile)?.piece(read_color(color)?))
}

/// `move W wA1 N 13 -bQ`.
fn moved(words: &[&str]) -> Option<Pending> {
    let [color, tile, rest @ ..] = words else { return None };
    displaced(WrittenTile::read(tile)?.piece(read_color(color)?), rest)
}

/// The rest of a move: `N 13 -bQ`.
fn displaced(piece: SgfTile, words: &[&str]) -> Option<Pending> {
    let [column, row, rest @ ..] = words else { return None };
    let square = Square::read(column, row)?;
    let seen_from = rest.first().copied().unwrap_or(".").to_owned();
    Some(Pending::Displaced { piece, square, seen_from })
}
