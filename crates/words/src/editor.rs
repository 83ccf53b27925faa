//! Positions that are set up: what lies in a cell, and what is wrong.

use skep_rules::{Axial, Direction, Setup, SetupError, Tile, TileName};

use crate::actions::side_key;
use crate::sentence::{NameStyle, Sentence, to_sentence};
use crate::words::Words;

impl Words {
    /// The tiles at a place of a set-up, from top to bottom, and its neighbours.
    ///
    /// ```
    /// use skep_rules::{Axial, Setup};
    /// use skep_words::{Language, Words};
    ///
    /// let setup: Setup = "Base;White[5];0,0:wQ<bB1 1,0:bQ".parse()?;
    /// assert_eq!(
    ///     Words::new(Language::English).setup_place(&setup, Axial::new(1, 0)),
    ///     "Black Queen Bee, 1 neighbour: Black Beetle 1 on the left; 5 of 6 sides free."
    /// );
    /// # Ok::<(), skep_rules::PositionError>(())
    /// ```
    pub fn setup_place(&self, setup: &Setup, place: Axial) -> String {
        let stack = |place: Axial| {
            let stack = setup.stacks.iter().find(|&&(other, _)| other == place);
            stack.map_or(&[][..], |(_, tiles)| tiles)
        };
        let tiles: Vec<String> =
            stack(place).iter().rev().map(|&tile| self.setup_tile(setup, tile)).collect();
        let neighbors: Vec<String> = Direction::ALL
            .into_iter()
            .filter_map(|side| {
                let tile = *stack(place + side.step()).last()?;
                let it = self.in_notation().set("tile", self.setup_tile(setup, tile));
                Some(it.format(&format!("at-{}", side_key(self.seen(side)))))
            })
            .collect();
        let message = match tiles.len() {
            0 => "cell-empty",
            1 => "cell-tile",
            _ => "cell-stack",
        };
        let text = self
            .in_notation()
            .set("height", tiles.len())
            .set("tiles", tiles.join(", "))
            .set("count", neighbors.len())
            .set("free", Direction::ALL.len() - neighbors.len())
            .set("neighbors", neighbors.join(", "))
            .format(message);
        to_sentence(&text)
    }

    /// A tile of a set-up as a label, by the face that is up.
    pub fn setup_tile(&self, setup: &Setup, tile: Tile) -> String {
        if tile == Tile::HONEYCOMBO {
            return self.in_notation().player(setup.combo).format("cell-honeycombo");
        }
        self.name(TileName::of(tile, setup.face(tile)))
    }

    /// What is wrong with a set-up, as a full sentence that calls tiles by their creatures. The places are those that
    /// [`Setup::concerned`] names.
    ///
    /// ```
    /// use skep_rules::Setup;
    /// use skep_words::{Language, Words};
    ///
    /// let setup: Setup = "Base;White[5];0,0:wQ 2,0:bQ".parse()?;
    /// assert_eq!(
    ///     Words::new(Language::English).setup_problem(&setup, &setup.problems()[0]),
    ///     "The hive is in pieces: the black Queen Bee is not connected with the white Queen Bee."
    /// );
    /// # Ok::<(), skep_rules::PositionError>(())
    /// ```
    pub fn setup_problem(&self, setup: &Setup, problem: &SetupError) -> String {
        let it = Sentence::new(self, NameStyle::Words);
        let shown = |tile| TileName::of(tile, setup.face(tile));
        let text = match *problem {
            SetupError::CannotStandOnTop { tile, .. } => {
                it.tile("tile", shown(tile)).format("editor-cannot-stand-on-top")
            }
            SetupError::InPieces { tile, other, .. } => {
                it.tile("tile", shown(tile)).tile("other", shown(other)).format("editor-in-pieces")
            }
            SetupError::OnTheGround { tile, .. } => {
                it.tile("tile", shown(tile)).format("editor-on-the-ground")
            }
            SetupError::HoneycomboCovered { by, .. } => {
                it.tile("tile", shown(by)).format("editor-honeycombo-covered")
            }
            SetupError::NoHoneycombo => it.format("editor-no-honeycombo"),
            SetupError::BackUp(tile) => it.tile("tile", shown(tile)).format("setup-error-back-up"),
            SetupError::NotInGame(tile) => it.tile("tile", tile).format("illegal-not-in-game"),
            SetupError::TileTwice(tile) => it.tile("tile", tile).format("setup-error-tile-twice"),
            SetupError::QueenMissing(tile) => {
                it.tile("tile", tile).format("setup-error-queen-missing")
            }
            SetupError::QueenFirst(tile) => it.tile("tile", tile).format("illegal-queen-first"),
            SetupError::QueenInBag(tile) => {
                it.tile("tile", tile).format("setup-error-queen-in-bag")
            }
            SetupError::StatusOffTable(tile) => {
                it.tile("tile", tile).format("setup-error-status-off-table")
            }
            SetupError::Turn(_)
            | SetupError::TooFar(_)
            | SetupError::PlaceTwice(_)
            | SetupError::EmptyStack(_)
            | SetupError::TileCount { .. }
            | SetupError::Pending(_) => self.setup_error(problem),
        };
        to_sentence(&text)
    }

    /// A message about a tile, as a full sentence that calls the tile by its creature.
    pub fn about_tile(&self, key: &str, tile: impl Into<TileName>) -> String {
        to_sentence(&Sentence::new(self, NameStyle::Words).tile("tile", tile).format(key))
    }

    /// A reason, such as the text of an error, as a full sentence.
    pub fn as_sentence(&self, reason: &str) -> String {
        to_sentence(reason)
    }
}
