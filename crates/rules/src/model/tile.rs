//! The physical pieces.
//!
//! Every tile that any game of Hive may contain has its own number: 32 slots a player and
//! the shared Honeycombo. Which of them take part is the game type's affair, so a set of a
//! game's tiles is one `u64`, whatever the game.
//!
//! | slots | tile |
//! |---|---|
//! | 0–13 | Queen, 2 Spiders, 2 Beetles, 3 Grasshoppers, 3 Ants, Mosquito, Ladybug, Pillbug; in Venom with the Venom bug on the back |
//! | 14–27 | the one-faced Venom bugs that may be added to a Base game |
//! | 28–31 | Mantis, Assassin bug, Butterfly, Moth |

use std::fmt;

use crate::model::bug::Bug;
use crate::model::color::Color;

/// A physical piece: `wA1` is the same tile in the reserve, on the table and when flipped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile(u8);

/// The slots of one player: the front of the tile, and its number (0: has none).
const SLOTS: [(Bug, u8); 32] = [
    (Bug::Queen, 0),
    (Bug::Spider, 1),
    (Bug::Spider, 2),
    (Bug::Beetle, 1),
    (Bug::Beetle, 2),
    (Bug::Grasshopper, 1),
    (Bug::Grasshopper, 2),
    (Bug::Grasshopper, 3),
    (Bug::Ant, 1),
    (Bug::Ant, 2),
    (Bug::Ant, 3),
    (Bug::Mosquito, 0),
    (Bug::Ladybug, 0),
    (Bug::Pillbug, 0),
    (Bug::Wasp, 0),
    (Bug::Scorpion, 1),
    (Bug::Scorpion, 2),
    (Bug::Firefly, 1),
    (Bug::Firefly, 2),
    (Bug::Fly, 1),
    (Bug::Fly, 2),
    (Bug::Fly, 3),
    (Bug::Dragonfly, 1),
    (Bug::Dragonfly, 2),
    (Bug::Dragonfly, 3),
    (Bug::Centipede, 0),
    (Bug::StinkBug, 0),
    (Bug::Tick, 0),
    (Bug::Mantis, 0),
    (Bug::AssassinBug, 0),
    (Bug::Butterfly, 0),
    (Bug::Moth, 0),
];

static FRONTS: [Bug; Tile::COUNT] = {
    let mut fronts = [Bug::Honeycombo; Tile::COUNT];
    let mut index = 0;
    while index < 64 {
        fronts[index] = SLOTS[index & 31].0;
        index += 1;
    }
    fronts
};

/// What is on the back of a tile of two faces, by what is on its front.
const fn back_of(front: Bug) -> Option<Bug> {
    Some(match front {
        Bug::Queen => Bug::Wasp,
        Bug::Spider => Bug::Scorpion,
        Bug::Beetle => Bug::Firefly,
        Bug::Ant => Bug::Fly,
        Bug::Grasshopper => Bug::Dragonfly,
        Bug::Mosquito => Bug::Tick,
        Bug::Ladybug => Bug::StinkBug,
        Bug::Pillbug => Bug::Centipede,
        Bug::Butterfly => Bug::Moth,
        Bug::Mantis => Bug::AssassinBug,
        _ => return None,
    })
}

impl Tile {
    /// How many tiles there are: two players' slots and the Honeycombo.
    pub const COUNT: usize = 65;

    /// The neutral tile.
    pub const HONEYCOMBO: Tile = Tile(64);

    /// A player's Queen.
    pub const fn queen(color: Color) -> Tile {
        Tile((color as u8) << 5)
    }

    /// Whether it is a player's Queen.
    #[inline]
    pub const fn is_queen(self) -> bool {
        self.0 & 31 == 0 && self.0 != Tile::HONEYCOMBO.0
    }

    /// The tile of this colour in one of the 32 slots.
    pub(crate) const fn in_slot(color: Color, slot: u8) -> Tile {
        Tile(((color as u8) << 5) | (slot & 31))
    }

    /// The tile with this index, see [`Tile::index`].
    pub(crate) const fn from_index(index: u8) -> Tile {
        Tile(index)
    }

    /// A number below [`Tile::COUNT`], for tables.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whose tile it is; nobody's if it is the Honeycombo.
    pub const fn color(self) -> Option<Color> {
        match self.0 {
            0..32 => Some(Color::White),
            32..64 => Some(Color::Black),
            _ => None,
        }
    }

    /// The creature on the tile's front.
    #[inline]
    pub const fn front(self) -> Bug {
        FRONTS[self.0 as usize]
    }

    /// The creature on the tile's back, in games where the tile has two faces.
    pub const fn back(self) -> Option<Bug> {
        back_of(self.front())
    }

    /// The tile's slot among its player's.
    pub(crate) const fn slot(self) -> u8 {
        self.0 & 31
    }

    /// The tile's number, for creatures of which a player has several.
    pub const fn number(self) -> Option<u8> {
        if self.0 == Tile::HONEYCOMBO.0 {
            return None;
        }
        match SLOTS[(self.0 & 31) as usize].1 {
            0 => None,
            number => Some(number),
        }
    }

    /// The first tile of the same kind and colour: equal for tiles that are
    /// interchangeable.
    pub(crate) const fn first_of_kind(self) -> Tile {
        match self.number() {
            Some(number) => Tile(self.0 + 1 - number),
            None => self,
        }
    }

    /// The tile that shows this front and carries this number.
    pub fn from_front(color: Color, front: Bug, number: Option<u8>) -> Option<Tile> {
        let number = number.unwrap_or(0);
        let slot = SLOTS.iter().position(|&slot| slot == (front, number))?;
        Some(Tile::in_slot(color, slot as u8))
    }
}

/// The tile's name by its front: `wQ`, `bA2`.
impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(color) = self.color() {
            write!(f, "{}", color.letter())?;
        }
        f.write_str(self.front().code())?;
        match self.number() {
            Some(number) => write!(f, "{number}"),
            None => Ok(()),
        }
    }
}

/// A set of the players' tiles. The Honeycombo is never in one.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct TileSet(u64);

impl TileSet {
    /// No tile.
    pub const EMPTY: TileSet = TileSet(0);

    /// The second and third tiles of each kind, in both players' slots.
    const SECOND_OR_THIRD: u64 = Self::numbered(2) | Self::numbered(3);
    const THIRD: u64 = Self::numbered(3);

    const fn numbered(number: u8) -> u64 {
        let mut bits = 0;
        let mut slot = 0;
        while slot < 32 {
            if SLOTS[slot].1 == number {
                bits |= 1 << slot | 1 << (slot + 32);
            }
            slot += 1;
        }
        bits
    }

    /// All slots of one player.
    pub(crate) const fn of(color: Color) -> TileSet {
        match color {
            Color::White => TileSet(0xffff_ffff),
            Color::Black => TileSet(0xffff_ffff << 32),
        }
    }

    /// The set of one player's tiles in these slots.
    pub(crate) const fn in_slots(color: Color, slots: u32) -> TileSet {
        TileSet((slots as u64) << (32 * color as u32))
    }

    const fn bit(tile: Tile) -> u64 {
        // The Honeycombo has no bit: it is in no set.
        if tile.0 < 64 { 1 << tile.0 } else { 0 }
    }

    /// Whether the tile is in the set.
    pub const fn contains(self, tile: Tile) -> bool {
        self.0 & Self::bit(tile) != 0
    }

    /// Puts the tile into the set.
    pub const fn insert(&mut self, tile: Tile) {
        self.0 |= Self::bit(tile);
    }

    /// Takes the tile out of the set.
    pub const fn remove(&mut self, tile: Tile) {
        self.0 &= !Self::bit(tile);
    }

    /// Whether the set has no tile.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many tiles the set has.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The tiles in both sets.
    pub const fn and(self, other: TileSet) -> TileSet {
        TileSet(self.0 & other.0)
    }

    /// The tiles in either set.
    pub const fn or(self, other: TileSet) -> TileSet {
        TileSet(self.0 | other.0)
    }

    /// The tiles in this set and not in the other.
    pub const fn without(self, other: TileSet) -> TileSet {
        TileSet(self.0 & !other.0)
    }

    /// The same tiles of the other player each.
    pub const fn with_colors_swapped(self) -> TileSet {
        TileSet(self.0.rotate_left(32))
    }

    /// Of equal tiles in the set only the one with the lowest number.
    pub const fn lowest_of_each_kind(self) -> TileSet {
        let followers = (self.0 << 1) & Self::SECOND_OR_THIRD | (self.0 << 2) & Self::THIRD;
        TileSet(self.0 & !followers)
    }
}

impl FromIterator<Tile> for TileSet {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> TileSet {
        let mut set = TileSet::EMPTY;
        for tile in tiles {
            set.insert(tile);
        }
        set
    }
}

impl From<Tile> for TileSet {
    fn from(tile: Tile) -> TileSet {
        TileSet(TileSet::bit(tile))
    }
}

impl IntoIterator for TileSet {
    type Item = Tile;
    type IntoIter = Tiles;

    fn into_iter(self) -> Tiles {
        Tiles(self.0)
    }
}

/// The tiles of a [`TileSet`], in order of their slots.
#[derive(Clone, Debug)]
pub struct Tiles(u64);

impl Iterator for Tiles {
    type Item = Tile;

    #[inline]
    fn next(&mut self) -> Option<Tile> {
        if self.0 == 0 {
            return None;
        }
        let tile = Tile(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(tile)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.count_ones() as usize;
        (len, Some(len))
    }
}

impl fmt::Debug for TileSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries((*self).into_iter().map(|tile| tile.to_string())).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_back() {
        for color in Color::ALL {
            for slot in 0..32 {
                let tile = Tile::in_slot(color, slot);
                let again = Tile::from_front(color, tile.front(), tile.number());
                assert_eq!(again, Some(tile));
                assert_eq!(tile.color(), Some(color));
            }
        }
        assert_eq!(Tile::HONEYCOMBO.to_string(), "H");
        assert_eq!(Tile::queen(Color::Black).to_string(), "bQ");
    }

    #[test]
    fn of_equal_tiles_the_lowest_number_counts() {
        let names = |set: TileSet| set.into_iter().map(|t| t.to_string()).collect::<Vec<_>>();
        let ant = |n| Tile::from_front(Color::White, Bug::Ant, Some(n)).unwrap();
        let black = |n| Tile::from_front(Color::Black, Bug::Ant, Some(n)).unwrap();
        let queen = Tile::queen(Color::White);
        let lowest = |tiles: &[Tile]| {
            names(tiles.iter().copied().collect::<TileSet>().lowest_of_each_kind())
        };
        assert_eq!(lowest(&[ant(1), ant(2), ant(3)]), ["wA1"]);
        assert_eq!(lowest(&[ant(2), ant(3), queen]), ["wQ", "wA2"]);
        assert_eq!(lowest(&[ant(3), black(2), black(3)]), ["wA3", "bA2"]);
        assert_eq!(lowest(&[ant(1), ant(3)]), ["wA1"]);
    }
}
