//! Errors in moves, games and positions as sentences. The English sentence is the error's `Display` text, with
//! typographic quotation marks and apostrophes.

use skep_rules::{
    GameError, MoveError, PositionError, Setup, SetupError, TileNameError, TurnError, TypeError,
};

use crate::sentence::{NameStyle, Sentence};
use crate::words::Words;

impl Words {
    /// Why a text is not a legal move.
    pub fn move_error(&self, error: &MoveError) -> String {
        let it = self.in_notation();
        match error {
            MoveError::Tile(error) => self.tile_name_error(error),
            MoveError::Syntax(text) => it.text(text).format("move-error-syntax"),
            MoveError::NotInGame(tile) => it.tile("tile", *tile).format("illegal-not-in-game"),
            MoveError::NoPlace(tile) => it.tile("tile", *tile).format("move-error-no-place"),
            MoveError::ReferenceNotInPlay(reference, tile) => {
                let it = it.tile("reference", *reference).tile("tile", *tile);
                it.format("move-error-reference-not-in-play")
            }
            MoveError::Illegal(illegal) => self.illegal(illegal),
        }
    }

    /// Why a text is not a game.
    pub fn game_error(&self, error: &GameError) -> String {
        let it = self.in_notation();
        match error {
            GameError::Type(error) => self.type_error(error),
            GameError::UnknownState(text) => it.text(text).format("game-error-unknown-state"),
            GameError::Turn(error) => self.turn_error(error),
            GameError::NoTurn => it.format("game-error-no-turn"),
            GameError::Move { number, text, error } => {
                let it = it.set("number", *number).text(text);
                it.set("error", self.move_error(error)).format("game-error-move")
            }
            GameError::State { said, found } => {
                it.set("said", *said).set("found", *found).format("game-error-state")
            }
            GameError::WrongTurn { said, found } => it
                .set("said", said.clone())
                .set("found", found.clone())
                .format("game-error-wrong-turn"),
            GameError::Position(error) => self.position_error(error),
        }
    }

    /// Why a text is not a game type.
    pub fn type_error(&self, error: &TypeError) -> String {
        let it = self.in_notation();
        match error {
            TypeError::UnknownSet(text) => it.text(text).format("type-error-unknown-set"),
            TypeError::UnknownPart(text) => it.text(text).format("type-error-unknown-part"),
            TypeError::ExtraInVenom(text) => {
                it.set("text", *text).format("type-error-extra-in-venom")
            }
            TypeError::ExtraCount(text, most) => {
                it.text(text).set("most", *most).format("type-error-extra-count")
            }
            TypeError::Twice(text) => it.set("text", *text).format("type-error-twice"),
            TypeError::Unclosed(text) => it.text(text).format("type-error-unclosed"),
            TypeError::NotAnOption(text) => it.text(text).format("type-error-not-an-option"),
            TypeError::UnknownOption(text) => it.text(text).format("type-error-unknown-option"),
            TypeError::UnknownValue { option, value, values } => {
                let it = it.set("option", *option).text(value);
                it.set("values", self.alternatives(values)).format("type-error-unknown-value")
            }
        }
    }

    /// Why a text is not a position.
    pub fn position_error(&self, error: &PositionError) -> String {
        let it = self.in_notation();
        match error {
            PositionError::Type(error) => self.type_error(error),
            PositionError::Turn(error) => self.turn_error(error),
            PositionError::Incomplete(text) => it.text(text).format("position-error-incomplete"),
            PositionError::Stack(text) => it.text(text).format("position-error-stack"),
            PositionError::Tile { within, error } => {
                let it = it.text(within);
                it.set("error", self.tile_name_error(error)).format("position-error-within")
            }
            PositionError::NotInGame { within, tile } => {
                let error = self.in_notation().tile("tile", *tile).format("illegal-not-in-game");
                it.text(within).set("error", error).format("position-error-within")
            }
            PositionError::UnknownStatus(text) => {
                it.text(text).format("position-error-unknown-status")
            }
            PositionError::HoneycomboStatus(text) => {
                it.text(text).format("position-error-honeycombo-status")
            }
            PositionError::BackOnTable(tile) => {
                it.tile("tile", *tile).format("position-error-back-on-table")
            }
            PositionError::FirstWithoutSecond => it.format("position-error-first-without-second"),
            PositionError::Twice(text) => it.text(text).format("position-error-twice"),
            PositionError::Setup(error) => self.setup_error(error),
        }
    }

    /// Why a set-up is not a legal position.
    pub fn setup_error(&self, error: &SetupError) -> String {
        let it = self.in_notation();
        match *error {
            SetupError::Turn(number) => {
                it.set("number", number).set("max", Setup::MAX_TURN).format("setup-error-turn")
            }
            SetupError::TooFar(place) => it
                .place("place", place)
                .set("max", Setup::MAX_COORDINATE)
                .format("setup-error-too-far"),
            SetupError::PlaceTwice(place) => {
                it.place("place", place).format("setup-error-place-twice")
            }
            SetupError::EmptyStack(place) => {
                it.place("place", place).format("setup-error-empty-stack")
            }
            SetupError::NotInGame(tile) => it.tile("tile", tile).format("illegal-not-in-game"),
            SetupError::TileTwice(tile) => it.tile("tile", tile).format("setup-error-tile-twice"),
            SetupError::CannotStandOnTop { tile, place } => it
                .tile("tile", tile)
                .place("place", place)
                .format("setup-error-cannot-stand-on-top"),
            SetupError::InPieces { tile, place, other, other_place } => {
                let it = it.tile("tile", tile).place("place", place);
                it.tile("other", other)
                    .place("other-place", other_place)
                    .format("setup-error-in-pieces")
            }
            SetupError::QueenMissing(tile) => {
                it.tile("tile", tile).format("setup-error-queen-missing")
            }
            SetupError::TileCount { color, tiles, turns } => it
                .player(color)
                .set("tiles", tiles)
                .set("turns", turns)
                .format("setup-error-tile-count"),
            SetupError::QueenFirst(tile) => it.tile("tile", tile).format("illegal-queen-first"),
            SetupError::OnTheGround { tile, place } => {
                it.tile("tile", tile).place("place", place).format("setup-error-on-the-ground")
            }
            SetupError::NoHoneycombo => it.format("setup-error-no-honeycombo"),
            SetupError::HoneycomboCovered { by, place } => {
                it.tile("tile", by).place("place", place).format("setup-error-honeycombo-covered")
            }
            SetupError::QueenInBag(tile) => {
                it.tile("tile", tile).format("setup-error-queen-in-bag")
            }
            SetupError::BackUp(tile) => it.tile("tile", tile).format("setup-error-back-up"),
            SetupError::Pending(color) => it.player(color).format("setup-error-pending"),
            SetupError::StatusOffTable(tile) => {
                it.tile("tile", tile).format("setup-error-status-off-table")
            }
        }
    }

    fn tile_name_error(&self, error: &TileNameError) -> String {
        self.in_notation().text(error.text()).format("tile-error")
    }

    fn turn_error(&self, error: &TurnError) -> String {
        self.in_notation().text(error.text()).format("turn-error")
    }

    /// A sentence that calls tiles by their names in notation: `wA1`.
    ///
    /// ```
    /// use skep_rules::Color;
    /// use skep_words::{Language, Words};
    ///
    /// let words = Words::for_terminal(Language::French);
    /// let sentence = words.in_notation().player(Color::Black).set("turn", 3);
    /// assert_eq!(sentence.format("terminal-turn"), "Tour 3 des Noirs");
    /// ```
    pub fn in_notation(&self) -> Sentence<'_> {
        Sentence::new(self, NameStyle::Notation)
    }

    /// `one or two or three`
    fn alternatives(&self, values: &[&str]) -> String {
        let mut values = values.iter().map(|&value| value.to_owned());
        let first = values.next().unwrap_or_default();
        values.fold(first, |one, other| {
            self.with("or", &[("one", one.into()), ("other", other.into())])
        })
    }
}
