//! The physical pieces.
//!
//! Every tile that any game of Hive may contain has its own number: White's tiles, Black's in the same order, and the
//! shared Honeycombo. Which of them take part is the game type's affair, so a set of a game's tiles is one `u64`,
//! whatever the game. Only this module knows how tiles are numbered.
//!
//! The first kinds are those of the standard games; in Venom they have the Venom bug on the back. Then follow the
//! one-faced tiles that may be added to a Base game, and those of the packs.

use std::fmt;

use crate::model::bug::Bug;
use crate::model::color::Color;

/// A physical piece: `wA1` is the same tile in the reserve, on the table and when flipped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile(u8);

/// The kinds of tiles a player can have: the creature on the front, and how many there are. Two-faced tiles stand here
/// once, with their fronts.
const KINDS: [(Bug, u8); Bug::ALL.len() - 1] = [
    (Bug::Queen, 1),
    (Bug::Spider, 2),
    (Bug::Beetle, 2),
    (Bug::Grasshopper, 3),
    (Bug::Ant, 3),
    (Bug::Mosquito, 1),
    (Bug::Ladybug, 1),
    (Bug::Pillbug, 1),
    (Bug::Wasp, 1),
    (Bug::Scorpion, 2),
    (Bug::Firefly, 2),
    (Bug::Fly, 3),
    (Bug::Dragonfly, 3),
    (Bug::Centipede, 1),
    (Bug::StinkBug, 1),
    (Bug::Tick, 1),
    (Bug::Mantis, 1),
    (Bug::AssassinBug, 1),
    (Bug::Butterfly, 1),
    (Bug::Moth, 1),
];

/// How many tiles a player has, all kinds together.
const PER_PLAYER: usize = {
    let (mut sum, mut kind) = (0, 0);
    while kind < KINDS.len() {
        sum += KINDS[kind].1 as usize;
        kind += 1;
    }
    sum
};

/// The tiles of one player, a slot each: the front, and the number (0: has none).
const SLOTS: [(Bug, u8); PER_PLAYER] = {
    let mut slots = [(Bug::Queen, 0); PER_PLAYER];
    let (mut slot, mut kind) = (0, 0);
    while kind < KINDS.len() {
        let (bug, count) = KINDS[kind];
        let mut number = 1;
        while number <= count {
            slots[slot] = (bug, if count > 1 { number } else { 0 });
            slot += 1;
            number += 1;
        }
        kind += 1;
    }
    slots
};

/// How many tiles with this creature on the front a player can have.
pub(crate) const fn count_of(bug: Bug) -> u8 {
    let (mut count, mut kind) = (0, 0);
    while kind < KINDS.len() {
        if KINDS[kind].0 as u8 == bug as u8 {
            count += KINDS[kind].1;
        }
        kind += 1;
    }
    count
}

// Every creature but the Honeycombo has tiles, and a back as many as its front.
const _: () = {
    let mut index = 0;
    while index < Bug::ALL.len() {
        let bug = Bug::ALL[index];
        assert!(
            (count_of(bug) > 0) != matches!(bug, Bug::Honeycombo),
            "`KINDS` must name every creature but the Honeycombo, once"
        );
        if let Some(back) = bug.back() {
            assert!(
                count_of(back) == count_of(bug),
                "a player can have as many tiles of a back as of its front"
            );
        }
        assert!(count_of(bug) <= 3, "`TileSet::lowest_of_each_kind` knows no fourth tile");
        index += 1;
    }
};

static FRONTS: [Bug; Tile::COUNT] = {
    let mut fronts = [Bug::Honeycombo; Tile::COUNT];
    let mut index = 0;
    while index < 2 * PER_PLAYER {
        fronts[index] = SLOTS[index % PER_PLAYER].0;
        index += 1;
    }
    fronts
};

impl Tile {
    /// The number of tiles: the players' and the Honeycombo.
    pub const COUNT: usize = 2 * PER_PLAYER + 1;

    /// The neutral tile.
    pub const HONEYCOMBO: Tile = Tile(2 * PER_PLAYER as u8);

    /// A player's Queen.
    pub const fn queen(color: Color) -> Tile {
        const SLOT: u8 = slot_of(Bug::Queen);
        Tile::in_slot(color, SLOT)
    }

    /// Whether it is a player's Queen.
    #[inline]
    pub const fn is_queen(self) -> bool {
        self.0 == Tile::queen(Color::White).0 || self.0 == Tile::queen(Color::Black).0
    }

    /// All tiles, in the order of their indices.
    pub fn all() -> impl Iterator<Item = Tile> {
        (0..Tile::COUNT).map(|index| Tile(index as u8))
    }

    const fn in_slot(color: Color, slot: u8) -> Tile {
        match color {
            Color::White => Tile(slot),
            Color::Black => Tile(PER_PLAYER as u8 + slot),
        }
    }

    /// The tile with this index, see [`Tile::index`].
    pub(crate) const fn from_index(index: u8) -> Tile {
        Tile(index)
    }

    /// A number below [`Tile::COUNT`], for tables.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// A number for tables by owner: 0 for White's tiles, 1 for Black's, 2 for the Honeycombo.
    #[inline]
    pub(crate) const fn owner_index(self) -> usize {
        self.0 as usize / PER_PLAYER
    }

    /// Whose tile it is; nobody's if it is the Honeycombo.
    pub const fn color(self) -> Option<Color> {
        match self.owner_index() {
            0 => Some(Color::White),
            1 => Some(Color::Black),
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
        self.front().back()
    }

    /// The tile's number, for creatures of which a player can have several.
    pub const fn number(self) -> Option<u8> {
        if self.0 == Tile::HONEYCOMBO.0 {
            return None;
        }
        match SLOTS[self.0 as usize % PER_PLAYER].1 {
            0 => None,
            number => Some(number),
        }
    }

    /// The first tile of the same kind and colour: equal for tiles that are interchangeable.
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

/// The slot of a creature's first tile.
const fn slot_of(bug: Bug) -> u8 {
    let mut slot = 0;
    while SLOTS[slot].0 as u8 != bug as u8 {
        slot += 1;
    }
    slot as u8
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
pub struct TileSet(Bits);

/// One bit for each of the players' tiles, the tile's index being the bit's.
type Bits = u64;

const _: () = assert!(
    2 * PER_PLAYER <= Bits::BITS as usize,
    "there are more tiles than bits in a `TileSet`: a larger `Bits`, such as `u128`, has room"
);

impl TileSet {
    /// No tile.
    pub const EMPTY: TileSet = TileSet(0);

    /// The second and third tiles of each kind of both players.
    const SECOND_OR_THIRD: Bits = Self::numbered(2) | Self::numbered(3);
    const THIRD: Bits = Self::numbered(3);

    const fn numbered(number: u8) -> Bits {
        let mut bits = 0;
        let mut slot = 0;
        while slot < PER_PLAYER {
            if SLOTS[slot].1 == number {
                bits |= 1 << slot | 1 << (slot + PER_PLAYER);
            }
            slot += 1;
        }
        bits
    }

    /// All tiles of one player.
    pub(crate) const fn of(color: Color) -> TileSet {
        const WHITE: Bits = Bits::MAX >> (Bits::BITS as usize - PER_PLAYER);
        match color {
            Color::White => TileSet(WHITE),
            Color::Black => TileSet(WHITE << PER_PLAYER),
        }
    }

    /// White's tiles with this creature on the front.
    pub(crate) const fn white(front: Bug) -> TileSet {
        static WHITE: [TileSet; Bug::ALL.len()] = {
            let mut sets = [TileSet::EMPTY; Bug::ALL.len()];
            let mut slot = 0;
            while slot < PER_PLAYER {
                sets[SLOTS[slot].0 as usize].insert(Tile(slot as u8));
                slot += 1;
            }
            sets
        };
        WHITE[front as usize]
    }

    const fn bit(tile: Tile) -> Bits {
        // The Honeycombo has no bit: it is in no set.
        if tile.0 < Tile::HONEYCOMBO.0 { 1 << tile.0 } else { 0 }
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

    /// For each tile in the set the other player's tile of the same kind and number.
    pub const fn with_colors_swapped(self) -> TileSet {
        const ALL: Bits = TileSet::of(Color::White).0 | TileSet::of(Color::Black).0;
        TileSet((self.0 << PER_PLAYER | self.0 >> PER_PLAYER) & ALL)
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

/// The tiles of a [`TileSet`], in the order of their indices.
#[derive(Clone, Debug)]
pub struct Tiles(Bits);

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
    fn every_tile_has_its_own_name() {
        let mut names: Vec<String> = Tile::all().map(|tile| tile.to_string()).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), Tile::COUNT);
        assert_eq!(Tile::HONEYCOMBO.to_string(), "H");
        assert_eq!(Tile::queen(Color::Black).to_string(), "bQ");
    }

    #[test]
    fn every_tile_is_known_by_color_front_and_number() {
        for tile in Tile::all().filter(|&tile| tile != Tile::HONEYCOMBO) {
            let color = tile.color().unwrap();
            assert_eq!(Tile::from_front(color, tile.front(), tile.number()), Some(tile));
            assert_eq!(tile.number().is_some(), tile.front().numbered());
            assert_eq!(tile.is_queen(), tile.front() == Bug::Queen);
            assert!(TileSet::of(color).contains(tile) && !TileSet::of(!color).contains(tile));
            let swapped = TileSet::from(tile).with_colors_swapped();
            let other = Tile::from_front(!color, tile.front(), tile.number()).unwrap();
            assert_eq!(swapped, TileSet::from(other));
        }
        assert_eq!(Tile::HONEYCOMBO.color(), None);
        assert!(TileSet::from(Tile::HONEYCOMBO).is_empty());
    }

    #[test]
    fn a_back_carries_a_number_where_its_front_does() {
        for front in Bug::ALL {
            if let Some(back) = front.back() {
                assert_eq!(back.numbered(), front.numbered(), "{front}");
                assert_eq!(
                    back.climbs(),
                    front.climbs(),
                    "{front}: a flip must leave it where it is"
                );
            }
        }
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
