//! What is wrong with a set-up, and where.

use std::collections::BTreeSet;

use crate::grid::hex::Axial;
use crate::model::bug::Bug;
use crate::model::color::{ByColor, Color};
use crate::model::options::Faces;
use crate::model::tile::{Tile, TileSet};
use crate::position::Stage;
use crate::position::setup::{Setup, SetupError};

/// A part of a set-up that a problem is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SetupPart {
    /// The number of the turn.
    Turn,
    /// Whose double turn is still to come.
    Pending,
    /// A place of the table, with all tiles there.
    Place(Axial),
    /// A tile that is not on the table.
    Tile(Tile),
}

impl Setup {
    /// Everything that is wrong with the set-up; nothing if it is possible.
    ///
    /// As long as tiles lie where none can lie at all, or in two places, only that is listed.
    ///
    /// ```
    /// use skep_rules::Setup;
    ///
    /// let setup: Setup = "Base;White[5];0,0:wQ 1,0:bQ<bA1 3,0:bG1".parse()?;
    /// let sentences: Vec<String> = setup.problems().iter().map(ToString::to_string).collect();
    /// assert_eq!(
    ///     sentences,
    ///     [
    ///         "bA1 at 1,0 cannot stand on top of another tile",
    ///         "the hive is in pieces: bG1 at 3,0 is not connected with wQ at 0,0",
    ///     ]
    /// );
    /// # Ok::<(), skep_rules::PositionError>(())
    /// ```
    pub fn problems(&self) -> Vec<SetupError> {
        let mut problems = Vec::new();
        if !(1..=Setup::MAX_TURN).contains(&self.turn) {
            problems.push(SetupError::Turn(self.turn));
        }
        let orderly = self.check_places(&mut problems) && problems.is_empty();
        if orderly {
            let tiles = self.tiles_in_play();
            self.check_levels(&mut problems);
            self.check_connected(&mut problems);
            self.check_honeycombo(&mut problems);
            self.check_off_table(tiles, &mut problems);
            self.check_backs(tiles, &mut problems);
            self.check_tile_counts(tiles, &mut problems);
            self.check_queens(tiles, &mut problems);
            self.check_statuses(tiles, &mut problems);
        }
        problems
    }

    /// The parts of the set-up that a problem is about.
    ///
    /// ```
    /// use skep_rules::{Axial, Setup, SetupPart};
    ///
    /// let setup: Setup = "Base;White[5];3,0:bG1 0,0:wQ 1,0:bQ".parse()?;
    /// let problems = setup.problems();
    /// assert_eq!(setup.concerned(&problems[0]), [SetupPart::Place(Axial::new(3, 0))]);
    /// # Ok::<(), skep_rules::PositionError>(())
    /// ```
    pub fn concerned(&self, problem: &SetupError) -> Vec<SetupPart> {
        match *problem {
            SetupError::Turn(_) => vec![SetupPart::Turn],
            SetupError::Pending(_) => vec![SetupPart::Pending],
            SetupError::NoHoneycombo => vec![SetupPart::Tile(Tile::HONEYCOMBO)],
            SetupError::TooFar(place)
            | SetupError::PlaceTwice(place)
            | SetupError::EmptyStack(place)
            | SetupError::CannotStandOnTop { place, .. }
            | SetupError::OnTheGround { place, .. }
            | SetupError::HoneycomboCovered { place, .. } => vec![SetupPart::Place(place)],
            SetupError::QueenFirst(tile) | SetupError::QueenMissing(tile) => {
                let mut parts = self.parts_with(|it| it == tile, tile);
                parts.push(SetupPart::Turn);
                parts
            }
            SetupError::NotInGame(tile)
            | SetupError::TileTwice(tile)
            | SetupError::QueenInBag(tile)
            | SetupError::BackUp(tile)
            | SetupError::StatusOffTable(tile) => self.parts_with(|it| it == tile, tile),
            SetupError::TileCount { color, .. } => {
                let own = self.parts_with(|it| it.color() == Some(color), None);
                own.into_iter().chain([SetupPart::Turn]).collect()
            }
            SetupError::InPieces { .. } => self.outside_the_largest_piece(),
        }
    }

    /// The places with such a tile; if there are none, the tile itself.
    fn parts_with(
        &self,
        is_it: impl Fn(Tile) -> bool,
        missing: impl Into<Option<Tile>>,
    ) -> Vec<SetupPart> {
        let stacks = self.stacks.iter();
        let mut parts: Vec<SetupPart> = stacks
            .filter(|(_, stack)| stack.iter().any(|&tile| is_it(tile)))
            .map(|&(place, _)| SetupPart::Place(place))
            .collect();
        if parts.is_empty() {
            parts.extend(missing.into().map(SetupPart::Tile));
        }
        parts
    }

    fn outside_the_largest_piece(&self) -> Vec<SetupPart> {
        let mut pieces = self.pieces();
        pieces.sort_by_key(|piece| std::cmp::Reverse(piece.len()));
        let others = pieces.into_iter().skip(1).flatten();
        others.map(|(place, _)| SetupPart::Place(place)).collect()
    }

    /// The turns the player has finished.
    fn finished(&self, color: Color) -> u32 {
        match (self.to_move, color) {
            (Color::Black, Color::White) => self.turn,
            _ => self.turn - 1,
        }
    }

    /// Checks that every tile belongs to the game and lies in one place of the table. Returns whether all do.
    fn check_places(&self, problems: &mut Vec<SetupError>) -> bool {
        let before = problems.len();
        let mut places = BTreeSet::new();
        let mut tiles = BTreeSet::new();
        for (place, stack) in &self.stacks {
            let range = -Setup::MAX_COORDINATE..=Setup::MAX_COORDINATE;
            if !range.contains(&place.q) || !range.contains(&place.r) {
                problems.push(SetupError::TooFar(*place));
            }
            if !places.insert(*place) {
                problems.push(SetupError::PlaceTwice(*place));
            }
            if stack.is_empty() {
                problems.push(SetupError::EmptyStack(*place));
            }
            for &tile in stack {
                if !self.game_type.contains(tile) {
                    problems.push(SetupError::NotInGame(tile));
                }
                if !tiles.insert(tile) {
                    problems.push(SetupError::TileTwice(tile));
                }
            }
        }
        problems.len() == before
    }

    /// Checks that only climbers stand on top, and that Guardians are not on the ground.
    fn check_levels(&self, problems: &mut Vec<SetupError>) {
        for (place, stack) in &self.stacks {
            for (level, &tile) in stack.iter().enumerate() {
                let bug = self.face(tile);
                if level > 0 && !bug.climbs() {
                    problems.push(SetupError::CannotStandOnTop { tile, place: *place });
                }
                if level == 0 && bug.is_guardian() {
                    problems.push(SetupError::OnTheGround { tile, place: *place });
                }
            }
        }
    }

    fn check_connected(&self, problems: &mut Vec<SetupError>) {
        let pieces = self.pieces();
        let tile =
            |piece: &[(Axial, &[Tile])]| piece.first().map(|&(place, stack)| (stack[0], place));
        let mut pieces = pieces.iter().filter_map(|piece| tile(piece));
        if let (Some((other, other_place)), Some((tile, place))) = (pieces.next(), pieces.next()) {
            problems.push(SetupError::InPieces { tile, place, other, other_place });
        }
    }

    /// Checks that the Honeycombo, in games with it, lies on the ground and is covered only between the two actions of a
    /// turn.
    fn check_honeycombo(&self, problems: &mut Vec<SetupError>) {
        if !self.game_type.has_double_turns() {
            return;
        }
        let stack = self.stacks.iter().find(|(_, stack)| stack.contains(&Tile::HONEYCOMBO));
        match stack {
            None => problems.push(SetupError::NoHoneycombo),
            Some((place, stack)) => match stack[..] {
                [_, .., by] if self.stage != Stage::Second => {
                    problems.push(SetupError::HoneycomboCovered { by, place: *place });
                }
                _ => {}
            },
        }
    }

    /// Checks that tiles that are removed or in a hand are nowhere else.
    fn check_off_table(&self, tiles: TileSet, problems: &mut Vec<SetupError>) {
        let ByColor { white, black } = self.hands;
        let twice = tiles.and(self.removed.or(white).or(black));
        let twice = twice.or(self.removed.and(white.or(black))).or(white.and(black));
        problems.extend(twice.into_iter().map(SetupError::TileTwice));
        if self.game_type.has_hands() {
            let held = tiles.or(self.removed);
            for color in Color::ALL {
                let queen = Tile::queen(color);
                if !held.or(self.hands[color]).contains(queen) {
                    problems.push(SetupError::QueenInBag(queen));
                }
            }
        }
    }

    /// Checks that only tiles with a back show one, and that a Queen shows the Wasp only in games with flips.
    fn check_backs(&self, tiles: TileSet, problems: &mut Vec<SetupError>) {
        let faces = self.game_type.faces();
        for tile in self.backs {
            let on_table = tiles.contains(tile);
            let royal = tile.front() == Bug::Queen;
            let possible = self.game_type.is_two_faced(tile)
                && (on_table || self.game_type.has_faces_off_table())
                && (!royal || on_table && faces == Faces::Flip);
            if !possible {
                problems.push(SetupError::BackUp(tile));
            }
        }
    }

    /// Checks the number of tiles on the table. A player places a tile on the first turn and at most one on every other,
    /// except in double turns and with tiles of the other colour in Swarm.
    fn check_tile_counts(&self, tiles: TileSet, problems: &mut Vec<SetupError>) {
        let swarm = self.game_type.has_hands();
        let double = self.game_type.has_double_turns();
        let predators = self.game_type.removes_tiles();
        for color in Color::ALL {
            let own = TileSet::of(color);
            let (turns, on_table) = (self.finished(color), tiles.and(own).len());
            let placed = on_table + self.removed.and(own).len();
            let least = if turns > 1 && (predators || swarm) { 0 } else { turns.min(1) };
            let most = match turns {
                0 | 1 if self.finished(!color) <= 1 && self.stage == Stage::Single => turns,
                _ if swarm => u32::MAX,
                _ if double => 2 * turns + 1,
                _ => turns,
            };
            if on_table < least || placed > most {
                problems.push(SetupError::TileCount { color, tiles: on_table, turns });
            }
        }
    }

    fn check_queens(&self, tiles: TileSet, problems: &mut Vec<SetupError>) {
        if self.game_type.has_hands() || self.game_type.removes_tiles() {
            return;
        }
        for color in Color::ALL {
            let queen = Tile::queen(color);
            let first = self.finished(color) == 1 && tiles.contains(queen);
            if first && !self.game_type.queen_first() {
                problems.push(SetupError::QueenFirst(queen));
            }
            if self.finished(color) >= 4 && !tiles.contains(queen) {
                problems.push(SetupError::QueenMissing(queen));
            }
        }
    }

    fn check_statuses(&self, tiles: TileSet, problems: &mut Vec<SetupError>) {
        let with_status = self.statuses.tiles().or(self.first.tiles());
        let off_table = with_status.without(tiles).into_iter();
        problems.extend(off_table.map(SetupError::StatusOffTable));
        if self.pending == Some(self.to_move) {
            problems.push(SetupError::Pending(self.to_move));
        }
    }
}
