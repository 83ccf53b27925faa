//! Which game is played: its tiles and its rule options.

use crate::model::bug::Bug;
use crate::model::color::Color;
use crate::model::options::{
    Faces, GuardianFlips, Options, PackTiles, QueenFirst, Repetition, SwarmPlace,
};
use crate::model::tile::{Tile, TileSet};

/// A game: the tiles each player has, and the options of its rules.
///
/// ```
/// use skep_rules::{Bug, GameType, Pack};
///
/// assert_eq!(GameType::BASE_MLP.to_string(), "Base+MLP");
/// let carbon: GameType = "Carbon".parse()?;
/// assert!(carbon.has(Bug::Ladybug) && !carbon.has(Bug::Pillbug));
/// let everything: GameType = "Ultimate".parse()?;
/// assert!(everything.is_venom() && everything.has_pack(Pack::Swarm));
/// # Ok::<(), skep_rules::TypeError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GameType {
    /// The slots of the tiles each player has, without the packs'.
    slots: u32,
    venom: bool,
    packs: u8,
    /// The options of its rules.
    pub options: Options,
}

/// Something that can be added to any game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Pack {
    /// Mantis and Assassin bug, which remove tiles.
    Predators,
    /// Butterfly and Moth, which are placed on top.
    Guardians,
    /// The neutral tile of the double turns.
    Honeycombo,
    /// Hands and a bag.
    Swarm,
}

impl Pack {
    /// All packs, in the order in which they are written.
    pub const ALL: [Pack; 4] = [Pack::Predators, Pack::Guardians, Pack::Honeycombo, Pack::Swarm];

    /// The pack's name in game types.
    pub const fn name(self) -> &'static str {
        match self {
            Pack::Predators => "Predators",
            Pack::Guardians => "Guardians",
            Pack::Honeycombo => "Honeycombo",
            Pack::Swarm => "Swarm",
        }
    }
}

/// The slots of Queen, Spiders, Beetles, Grasshoppers and Ants.
const BASE: u32 = 0x7ff;
const MANTIS: u32 = 1 << 28;
const ASSASSIN_BUG: u32 = 1 << 29;
const BUTTERFLY: u32 = 1 << 30;
const MOTH: u32 = 1 << 31;

impl GameType {
    /// The eleven tiles of the first edition.
    pub const BASE: GameType =
        GameType { slots: BASE, venom: false, packs: 0, options: Options::DEFAULT };

    /// Base with Mosquito, Ladybug and Pillbug: the game of tournaments.
    pub const BASE_MLP: GameType =
        GameType::BASE.with(Bug::Mosquito).with(Bug::Ladybug).with(Bug::Pillbug);

    /// The eleven tiles with Venom bugs on their backs.
    pub const VENOM: GameType = GameType { venom: true, ..GameType::BASE };

    /// The three tiles that can be added to Base or Venom, in the order in which they are written.
    pub const EXPANSIONS: [Bug; 3] = [Bug::Mosquito, Bug::Ladybug, Bug::Pillbug];

    /// The Venom bugs that can be added to Base as one-faced tiles, in the order in which they are written.
    pub const EXTRAS: [Bug; 8] = [
        Bug::Wasp,
        Bug::Scorpion,
        Bug::Firefly,
        Bug::Fly,
        Bug::Dragonfly,
        Bug::Centipede,
        Bug::StinkBug,
        Bug::Tick,
    ];

    /// The eight standard games, from Base to Base+MLP.
    pub fn standard() -> impl Iterator<Item = GameType> {
        (0..8).map(|choice| {
            let chosen = (0..3).filter(|bit| choice >> bit & 1 != 0);
            chosen.fold(GameType::BASE, |game, bit| game.with(GameType::EXPANSIONS[bit]))
        })
    }

    /// The slots of the one-faced tiles with this creature, the lowest number first.
    fn slots_of(bug: Bug) -> impl Iterator<Item = u32> {
        let tiles = (0..32).map(|slot| Tile::in_slot(Color::White, slot));
        tiles.filter(move |tile| tile.front() == bug).map(|tile| 1 << tile.slot())
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

    /// The same game with so many one-faced tiles of a Venom bug added; nothing if there are not so many, or
    /// the game is not Base.
    pub fn with_extra(mut self, extra: Bug, count: usize) -> Option<GameType> {
        let slots: Vec<u32> = GameType::slots_of(extra).collect();
        let possible = GameType::EXTRAS.contains(&extra) && !self.venom;
        if !possible || count == 0 || count > slots.len() {
            return None;
        }
        self.slots |= slots[..count].iter().sum::<u32>();
        Some(self)
    }

    /// How many one-faced tiles of a Venom bug each player has.
    pub fn extra(self, extra: Bug) -> usize {
        GameType::slots_of(extra).filter(|slot| self.slots & slot != 0).count()
    }

    /// The same game with a pack added.
    pub const fn with_pack(mut self, pack: Pack) -> GameType {
        self.packs |= 1 << pack as u8;
        self
    }

    /// Whether the pack is in the game.
    #[inline]
    pub const fn has_pack(self, pack: Pack) -> bool {
        self.packs >> pack as u8 & 1 != 0
    }

    /// Whether Mosquito, Ladybug or Pillbug is in the game.
    pub const fn has(self, expansion: Bug) -> bool {
        self.slots & GameType::slot(expansion) != 0
    }

    /// Whether tiles have a Venom bug on their backs.
    pub const fn is_venom(self) -> bool {
        self.venom
    }

    /// Whether this is one of the eight standard games.
    #[inline]
    pub const fn is_standard(self) -> bool {
        const STANDARD: u32 = BASE | 7 << 11;
        !self.venom && self.packs == 0 && self.slots & !STANDARD == 0
    }

    /// The slots of the tiles each player has.
    const fn all_slots(self) -> u32 {
        let two = matches!(self.options.pack_tiles, PackTiles::Two);
        let mut slots = self.slots;
        if self.has_pack(Pack::Predators) {
            slots |= if two { MANTIS | ASSASSIN_BUG } else { MANTIS };
        }
        if self.has_pack(Pack::Guardians) {
            slots |= if two { BUTTERFLY | MOTH } else { BUTTERFLY };
        }
        slots
    }

    /// The tiles of one player.
    pub const fn tiles(self, color: Color) -> TileSet {
        TileSet::in_slots(color, self.all_slots())
    }

    /// Whether the tile belongs to the game.
    pub const fn contains(self, tile: Tile) -> bool {
        match tile.color() {
            Some(color) => self.tiles(color).contains(tile),
            None => self.has_pack(Pack::Honeycombo),
        }
    }

    /// Whether the tile has a creature on its back too.
    pub const fn is_two_faced(self, tile: Tile) -> bool {
        if tile.color().is_none() {
            return false;
        }
        if 1 << tile.slot() & (MANTIS | ASSASSIN_BUG | BUTTERFLY | MOTH) != 0 {
            return tile.back().is_some() && matches!(self.options.pack_tiles, PackTiles::One);
        }
        self.venom && tile.back().is_some()
    }

    /// How two-faced tiles show their faces. In games without Venom only packs have two faces, and the face
    /// chosen on placing is kept.
    pub const fn faces(self) -> Faces {
        if self.venom { self.options.faces } else { Faces::Chosen }
    }

    /// Whether players can flip any tile.
    pub const fn has_flips(self) -> bool {
        let guardians = self.has_pack(Pack::Guardians)
            && matches!(self.options.pack_tiles, PackTiles::One)
            && matches!(self.options.guardian_flips, GuardianFlips::Any);
        matches!(self.faces(), Faces::Flip) || guardians
    }

    /// Whether the tile's owner can flip it.
    pub const fn is_flippable(self, tile: Tile) -> bool {
        let always = matches!(tile.front(), Bug::Butterfly)
            && matches!(self.options.guardian_flips, GuardianFlips::Any);
        self.is_two_faced(tile) && (matches!(self.faces(), Faces::Flip) || always)
    }

    /// Whether a tile of the game can come to show this creature.
    pub fn can_show(self, bug: Bug) -> bool {
        if bug == Bug::Honeycombo {
            return self.has_pack(Pack::Honeycombo);
        }
        self.tiles(Color::White).into_iter().any(|tile| {
            // The Queen is placed with the Bee up.
            let back_comes_up = !tile.is_queen() || self.faces() == Faces::Flip;
            tile.front() == bug
                || tile.back() == Some(bug) && self.is_two_faced(tile) && back_comes_up
        })
    }

    /// The tile with this creature on its front or back, and the face: whether that is the back.
    pub fn tile(self, color: Color, bug: Bug, number: Option<u8>) -> Option<(Tile, bool)> {
        let front = Tile::from_front(color, bug, number).filter(|&tile| self.contains(tile));
        if let Some(tile) = front {
            return Some((tile, false));
        }
        let tiles = self.tiles(color).into_iter();
        let mut two_faced = tiles.filter(|&tile| self.is_two_faced(tile));
        let tile = two_faced.find(|tile| tile.back() == Some(bug) && tile.number() == number)?;
        Some((tile, true))
    }

    /// Whether a player may begin with the Queen.
    pub const fn queen_first(self) -> bool {
        matches!(self.options.queen_first, QueenFirst::Allow)
    }

    /// Whether the third occurrence of a position is a draw.
    pub const fn draws_by_repetition(self) -> bool {
        matches!(self.options.repetition, Repetition::Auto)
    }

    /// Whether a tile drawn from the bag can be placed at once.
    pub fn places_drawn(self) -> bool {
        self.has_pack(Pack::Swarm) && self.options.swarm_place == SwarmPlace::Drawn
    }

    /// Whether a hand is refilled from the bag after placing.
    pub fn refills_hands(self) -> bool {
        self.has_pack(Pack::Swarm) && self.options.swarm_place == SwarmPlace::Refill
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
