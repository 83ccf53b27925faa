//! What players choose before the first turn: their hands in Swarm, and the faces of their tiles where
//! those are fixed.

use std::fmt;

use crate::legal::illegal::Illegal;
use crate::model::color::{ByColor, Color};
use crate::model::game_type::{GameType, Pack};
use crate::model::options::Faces;
use crate::model::tile::{Tile, TileSet};
use crate::notation::moves::MoveError;
use crate::notation::tile::TileName;
use crate::position::Position;

/// Something to be chosen before the first turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Choice {
    /// The tiles that show their backs.
    Faces,
    /// The three tiles that a player takes with the Queen.
    Pick,
}

impl Choice {
    /// How many tiles a player picks in Swarm, beside the Queen.
    pub const PICK_SIZE: u32 = 3;

    /// The word with which it is written.
    pub const fn word(self) -> &'static str {
        match self {
            Choice::Faces => "faces",
            Choice::Pick => "pick",
        }
    }

    /// Whether the players choose unseen, in any order, and see both choices once both are made. Other choices are open, and White
    /// makes them first.
    pub const fn is_secret(self) -> bool {
        match self {
            Choice::Faces => false,
            Choice::Pick => true,
        }
    }

    /// The tiles among which a player chooses: never the Queen, and for faces only two-faced tiles.
    ///
    /// ```
    /// use skep_rules::{Choice, Color};
    ///
    /// let game = "Base+Swarm+Predators".parse()?;
    /// assert_eq!(Choice::Pick.among(game, Color::White).len(), 11);
    /// assert_eq!(Choice::Faces.among(game, Color::White).len(), 1);
    /// # Ok::<(), skep_rules::TypeError>(())
    /// ```
    pub fn among(self, game_type: GameType, player: Color) -> TileSet {
        let own = game_type.tiles(player).without(TileSet::from(Tile::queen(player)));
        match self {
            Choice::Faces => own.into_iter().filter(|&tile| game_type.is_two_faced(tile)).collect(),
            Choice::Pick => own,
        }
    }
}

/// What a player has chosen before the first turn. It is written as `pick wA1 wA2 wP`.
///
/// ```
/// use skep_rules::{Choice, Game};
///
/// let mut game = Game::new("Base+Swarm".parse()?);
/// let chosen = game.read_choice("pick wB1 wA2 wA1")?;
/// assert_eq!((chosen.choice, chosen.tiles.len()), (Choice::Pick, 3));
/// assert_eq!(chosen.to_string(), "pick wA1 wA2 wB1");
/// game.choose(chosen)?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Chosen {
    /// What was to be chosen.
    pub choice: Choice,
    /// The tiles that show their backs, or those that are picked.
    pub tiles: TileSet,
}

impl fmt::Display for Chosen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.choice.word())?;
        let mut names: Vec<String> = self.tiles.into_iter().map(|tile| tile.to_string()).collect();
        names.sort_unstable();
        names.iter().try_for_each(|name| write!(f, " {name}"))
    }
}

/// What has been chosen so far. White chooses first.
#[derive(Clone, Debug)]
pub(crate) struct Choices {
    game_type: GameType,
    faces: ByColor<Option<TileSet>>,
    picks: ByColor<Option<TileSet>>,
}

impl Choices {
    pub(crate) fn new(game_type: GameType) -> Choices {
        Choices { game_type, faces: ByColor::default(), picks: ByColor::default() }
    }

    /// What is to be chosen next, and by whom.
    pub(crate) fn next(&self) -> Option<(Choice, Color)> {
        self.open().next()
    }

    /// What is still open, each with the player whose turn it is to choose.
    fn open(&self) -> impl Iterator<Item = (Choice, Color)> {
        let next = |made: ByColor<Option<TileSet>>| {
            Color::ALL.into_iter().find(move |&player| made[player].is_none())
        };
        let fixed = self.game_type.faces() == Faces::Fixed;
        let swarm = self.game_type.has_pack(Pack::Swarm);
        let faces = next(self.faces).filter(|_| fixed).map(|player| (Choice::Faces, player));
        let pick = next(self.picks).filter(|_| swarm).map(|player| (Choice::Pick, player));
        faces.into_iter().chain(pick)
    }

    pub(crate) fn is_open(&self) -> bool {
        self.next().is_some()
    }

    /// Reads the next choice.
    pub(crate) fn read(&self, position: &Position, text: &str) -> Result<Chosen, MoveError> {
        let (first, chooser) = self.next().ok_or(Illegal::NotInThisGame)?;
        let mut words = text.split(' ');
        let word = words.next().unwrap_or_default();
        // Faces are asked for first, but hands may be picked before.
        let Some((choice, player)) = self.open().find(|(choice, _)| choice.word() == word) else {
            return Err(Illegal::ChooseFirst(chooser, first).into());
        };
        self.read_tiles(position, player, choice, words)
    }

    /// What a player can choose now: an open choice when it is the player's turn to choose, a secret one at any time.
    pub(crate) fn open_to(&self, player: Color) -> impl Iterator<Item = Choice> {
        let swarm = self.game_type.has_pack(Pack::Swarm);
        let open = self.open().filter(move |&(choice, next)| next == player && !choice.is_secret());
        let pick = (swarm && self.picks[player].is_none()).then_some(Choice::Pick);
        open.map(|(choice, _)| choice).chain(pick)
    }

    /// Reads a choice of a player, who need not be the next to choose, and checks it.
    pub(crate) fn read_of(
        &self,
        position: &Position,
        player: Color,
        text: &str,
    ) -> Result<Chosen, MoveError> {
        let (first, chooser) = self.next().ok_or(Illegal::NotInThisGame)?;
        let mut words = text.split(' ');
        let word = words.next().unwrap_or_default();
        let Some(choice) = self.open_to(player).find(|choice| choice.word() == word) else {
            return Err(Illegal::ChooseFirst(chooser, first).into());
        };
        let chosen = self.read_tiles(position, player, choice, words)?;
        if choice == Choice::Pick && chosen.tiles.len() != Choice::PICK_SIZE {
            return Err(Illegal::PickThree(player).into());
        }
        Ok(chosen)
    }

    fn read_tiles<'a>(
        &self,
        position: &Position,
        player: Color,
        choice: Choice,
        names: impl Iterator<Item = &'a str>,
    ) -> Result<Chosen, MoveError> {
        let mut tiles = TileSet::EMPTY;
        for name in names {
            let (tile, _) = position.read_tile(name)?;
            let possible = choice.among(self.game_type, player).contains(tile);
            if !possible || tiles.contains(tile) {
                return Err(Illegal::CannotChoose(position.name(tile), choice).into());
            }
            tiles.insert(tile);
        }
        Ok(Chosen { choice, tiles })
    }

    /// Makes a choice for the player who is next to make it.
    pub(crate) fn choose(&mut self, Chosen { choice, tiles }: Chosen) -> Result<(), Illegal> {
        let (first, chooser) = self.next().ok_or(Illegal::NotInThisGame)?;
        let Some((_, player)) = self.open().find(|&(open, _)| open == choice) else {
            return Err(Illegal::ChooseFirst(chooser, first));
        };
        let impossible = tiles.without(choice.among(self.game_type, player));
        if let Some(tile) = impossible.into_iter().next() {
            return Err(Illegal::CannotChoose(TileName::from(tile), choice));
        }
        match choice {
            Choice::Faces => self.faces[player] = Some(tiles),
            Choice::Pick if tiles.len() == Choice::PICK_SIZE => self.picks[player] = Some(tiles),
            Choice::Pick => return Err(Illegal::PickThree(player)),
        }
        Ok(())
    }

    /// Takes back the last choice. Returns whether there was one.
    pub(crate) fn undo(&mut self) -> bool {
        let Choices { faces, picks, .. } = self;
        let last_first = [&mut picks.black, &mut picks.white, &mut faces.black, &mut faces.white];
        last_first.into_iter().any(|made| made.take().is_some())
    }

    /// The first position, once everything is chosen.
    pub(crate) fn start(&self) -> Position {
        let mut position = Position::new(self.game_type);
        for player in Color::ALL {
            if let Some(backs) = self.faces[player] {
                position.variant.backs = position.variant.backs.or(backs);
            }
            if let Some(picked) = self.picks[player] {
                let hand = picked.or(TileSet::from(Tile::queen(player)));
                position.variant.bag = position.variant.bag.without(hand);
                position.hands[player] = hand;
            }
        }
        position
    }

    /// What has been chosen, in the order in which it is written.
    pub(crate) fn made(&self) -> impl Iterator<Item = (Color, Chosen)> {
        let made = |choice, tiles: ByColor<Option<TileSet>>| {
            Color::ALL.map(|player| Some((player, Chosen { choice, tiles: tiles[player]? })))
        };
        let faces = made(Choice::Faces, self.faces);
        faces.into_iter().chain(made(Choice::Pick, self.picks)).flatten()
    }

    /// The choices as a player may see them written: a pick is a question mark until both are made.
    pub(crate) fn texts_seen_by(&self, viewer: Color) -> Vec<String> {
        let text = |(player, chosen): (Color, Chosen)| match chosen.choice {
            Choice::Pick if self.pick_seen_by(viewer, player).is_none() => {
                format!("{} ?", chosen.choice.word())
            }
            Choice::Pick | Choice::Faces => chosen.to_string(),
        };
        self.made().map(text).collect()
    }

    /// A player's pick, if the viewer may know it.
    pub(crate) fn pick_seen_by(&self, viewer: Color, player: Color) -> Option<TileSet> {
        let both = self.picks.white.is_some() && self.picks.black.is_some();
        self.picks[player].filter(|_| both || viewer == player)
    }
}

#[cfg(test)]
mod tests {
    use crate::game::Game;
    use crate::model::color::Color;

    /// What a player can choose, in words.
    fn open(game: &Game, player: Color) -> Vec<&'static str> {
        game.open_choices_of(player).map(super::Choice::word).collect()
    }

    #[test]
    fn picks_are_made_in_any_order_and_faces_by_white_first() {
        let mut game = Game::new("Venom+Swarm(faces=fixed)".parse().unwrap());
        assert_eq!(open(&game, Color::White), ["faces", "pick"]);
        assert_eq!(open(&game, Color::Black), ["pick"]);
        assert!(game.read_choice_of(Color::Black, "pick bA1 bA2 bA3").is_ok());
        assert!(game.read_choice_of(Color::Black, "faces bA1").is_err());
        game.play_text("faces wA1").unwrap();
        assert_eq!(open(&game, Color::White), ["pick"]);
        assert_eq!(open(&game, Color::Black), ["faces", "pick"]);
        for text in ["pick wA1 wA2 wA3", "pick bA1 bA2 bA3", "faces"] {
            game.play_text(text).unwrap();
        }
        for player in Color::ALL {
            assert!(open(&game, player).is_empty());
            assert!(game.read_choice_of(player, "faces").is_err());
        }
    }

    #[test]
    fn a_choice_is_checked_when_it_is_read_for_a_player() {
        let game = Game::new("Base+Swarm".parse().unwrap());
        let refused = |text: &str| game.read_choice_of(Color::Black, text).unwrap_err().to_string();
        assert_eq!(
            refused("pick bA1 bA2"),
            "Black picks three tiles, as in `pick wA1 wB1 wG1`; the Queen comes with them"
        );
        for text in ["", "pick", "pick bA1 bA1 bA2", "pick wA1 wA2 wA3", "pick bQ bA1 bA2", "faces"]
        {
            assert!(!refused(text).is_empty(), "{text}");
        }
    }
}
