//! Which game is played: its tiles and its rule options.

use crate::bug::Bug;
use crate::color::Color;
use crate::options::{Options, RuleOption};
use crate::tile::{Tile, TileSet};

/// A game: the tiles each player has, and the options of its rules.
///
/// ```
/// use skep_rules::{Bug, GameType};
///
/// assert_eq!(GameType::BASE_MLP.to_string(), "Base+MLP");
/// let carbon: GameType = "Carbon".parse()?;
/// assert!(carbon.has(Bug::Ladybug) && !carbon.has(Bug::Pillbug));
/// # Ok::<(), skep_rules::TypeError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GameType {
    /// The slots of the tiles each player has.
    slots: u32,
    /// The options of its rules.
    pub options: Options,
}

/// The slots of Queen, Spiders, Beetles, Grasshoppers and Ants.
const BASE: u32 = 0x7ff;

impl GameType {
    /// The eleven tiles of the first edition.
    pub const BASE: GameType = GameType { slots: BASE, options: Options::DEFAULT };

    /// Base with Mosquito, Ladybug and Pillbug: the game of tournaments.
    pub const BASE_MLP: GameType =
        GameType::BASE.with(Bug::Mosquito).with(Bug::Ladybug).with(Bug::Pillbug);

    /// The three tiles that can be added to Base, in the order in which they are written.
    pub const EXPANSIONS: [Bug; 3] = [Bug::Mosquito, Bug::Ladybug, Bug::Pillbug];

    /// The eight standard games, from Base to Base+MLP.
    pub fn standard() -> impl Iterator<Item = GameType> {
        (0..8).map(|choice| {
            let chosen = (0..3).filter(|bit| choice >> bit & 1 != 0);
            chosen.fold(GameType::BASE, |game, bit| game.with(GameType::EXPANSIONS[bit]))
        })
    }

    const fn slot(bug: Bug) -> u32 {
        match bug {
            Bug::Mosquito => 1 << 11,
            Bug::Ladybug => 1 << 12,
            Bug::Pillbug => 1 << 13,
            _ => 0,
        }
    }

    /// The same game with Mosquito, Ladybug or Pillbug added.
    pub const fn with(mut self, expansion: Bug) -> GameType {
        self.slots |= GameType::slot(expansion);
        self
    }

    /// Whether Mosquito, Ladybug or Pillbug is in the game.
    pub const fn has(self, expansion: Bug) -> bool {
        self.slots & GameType::slot(expansion) != 0
    }

    /// The tiles of one player.
    pub const fn tiles(self, color: Color) -> TileSet {
        TileSet::in_slots(color, self.slots)
    }

    /// Whether the tile belongs to the game.
    pub const fn contains(self, tile: Tile) -> bool {
        match tile.color() {
            Some(color) => self.tiles(color).contains(tile),
            None => false,
        }
    }

    /// Whether a player may begin with the Queen.
    pub const fn queen_first(self) -> bool {
        self.options.get(RuleOption::QueenFirst) == 1
    }

    /// Whether the third occurrence of a position is a draw.
    pub const fn draws_by_repetition(self) -> bool {
        self.options.get(RuleOption::Repetition) == 0
    }

    /// The tiles that may have the power to throw.
    pub(crate) const fn possible_throwers(self) -> TileSet {
        if !self.has(Bug::Pillbug) {
            return TileSet::EMPTY;
        }
        let slots = self.slots & (GameType::slot(Bug::Pillbug) | GameType::slot(Bug::Mosquito));
        TileSet::in_slots(Color::White, slots).or(TileSet::in_slots(Color::Black, slots))
    }
}

impl Default for GameType {
    fn default() -> GameType {
        GameType::BASE_MLP
    }
}
