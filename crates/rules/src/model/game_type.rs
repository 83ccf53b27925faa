//! Which game is played: its tiles and its rule options.

use crate::model::bug::{Bug, BugSource};
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
    /// White's tiles, without those of packs. Black has the same.
    tiles: TileSet,
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

/// White's tiles that come into games in this way.
const fn tiles_from(source: BugSource) -> TileSet {
    let mut tiles = TileSet::EMPTY;
    let mut index = 0;
    while index < Bug::ALL.len() {
        let bug = Bug::ALL[index];
        let is_from = match (source, bug.source()) {
            (BugSource::Base, BugSource::Base)
            | (BugSource::Expansion, BugSource::Expansion)
            | (BugSource::Extra, BugSource::Extra) => true,
            (BugSource::Pack(pack), BugSource::Pack(other)) => pack as u8 == other as u8,
            _ => false,
        };
        if is_from {
            tiles = tiles.or(TileSet::white(bug));
        }
        index += 1;
    }
    tiles
}

/// Those of the tiles whose creature has another one on the back, where tiles have two faces.
const fn with_backs(tiles: TileSet) -> TileSet {
    let mut fronts = TileSet::EMPTY;
    let mut index = 0;
    while index < Bug::ALL.len() {
        if Bug::ALL[index].back().is_some() {
            fronts = fronts.or(TileSet::white(Bug::ALL[index]));
        }
        index += 1;
    }
    tiles.and(fronts)
}

/// How many creatures can be added as tiles with one face.
const EXTRA_COUNT: usize = {
    let (mut count, mut index) = (0, 0);
    while index < Bug::ALL.len() {
        count += matches!(Bug::ALL[index].source(), BugSource::Extra) as usize;
        index += 1;
    }
    count
};

impl GameType {
    /// The eleven tiles of the first edition.
    pub const BASE: GameType = GameType {
        tiles: tiles_from(BugSource::Base),
        venom: false,
        packs: 0,
        options: Options::DEFAULT,
    };

    /// Base with Mosquito, Ladybug and Pillbug: the game of tournaments.
    pub const BASE_MLP: GameType =
        GameType::BASE.with(Bug::Mosquito).with(Bug::Ladybug).with(Bug::Pillbug);

    /// The eleven tiles with Venom bugs on their backs.
    pub const VENOM: GameType = GameType { venom: true, ..GameType::BASE };

    /// The three tiles that can be added to Base or Venom, in the order in which they are written.
    pub const EXPANSIONS: [Bug; 3] = [Bug::Mosquito, Bug::Ladybug, Bug::Pillbug];

    /// The creatures that can be added as tiles with one face, in the order in which they are written. Those that are
    /// on backs in Venom can be added to Base only, see [`GameType::most_extras`].
    pub const EXTRAS: [Bug; EXTRA_COUNT] = {
        let mut extras = [Bug::Wasp; EXTRA_COUNT];
        let (mut count, mut index) = (0, 0);
        while index < Bug::ALL.len() {
            if matches!(Bug::ALL[index].source(), BugSource::Extra) {
                extras[count] = Bug::ALL[index];
                count += 1;
            }
            index += 1;
        }
        extras
    };

    /// The eight standard games, from Base to Base+MLP.
    pub fn standard() -> impl Iterator<Item = GameType> {
        (0..8).map(|choice| {
            let chosen = (0..3).filter(|bit| choice >> bit & 1 != 0);
            chosen.fold(GameType::BASE, |game, bit| game.with(GameType::EXPANSIONS[bit]))
        })
    }

    /// This game with Mosquito, Ladybug or Pillbug added.
    pub const fn with(mut self, expansion: Bug) -> GameType {
        if matches!(expansion.source(), BugSource::Expansion) {
            self.tiles = self.tiles.or(TileSet::white(expansion));
        }
        self
    }

    /// This game with a number of one-faced tiles of a creature added. `None` if there are fewer of them, or if the
    /// creature cannot be added to this game.
    pub fn with_extra(mut self, extra: Bug, count: usize) -> Option<GameType> {
        if count == 0 || count > self.most_extras(extra) {
            return None;
        }
        self.tiles = self.tiles.or(TileSet::white(extra).into_iter().take(count).collect());
        Some(self)
    }

    /// How many one-faced tiles of a creature can be added to this game.
    pub fn most_extras(self, extra: Bug) -> usize {
        let on_a_back = self.venom && Bug::ALL.iter().any(|front| front.back() == Some(extra));
        let possible = extra.source() == BugSource::Extra && !on_a_back;
        if possible { TileSet::white(extra).len() as usize } else { 0 }
    }

    /// How many one-faced tiles of a creature each player has.
    pub fn extra(self, extra: Bug) -> usize {
        self.tiles.and(TileSet::white(extra)).len() as usize
    }

    /// This game with a pack added.
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
        matches!(expansion.source(), BugSource::Expansion)
            && !self.tiles.and(TileSet::white(expansion)).is_empty()
    }

    /// Whether tiles have a Venom bug on their backs.
    pub const fn is_venom(self) -> bool {
        self.venom
    }

    /// Whether this is one of the eight standard games.
    #[inline]
    pub const fn is_standard(self) -> bool {
        const STANDARD: TileSet = tiles_from(BugSource::Base).or(tiles_from(BugSource::Expansion));
        !self.venom && self.packs == 0 && self.tiles.without(STANDARD).is_empty()
    }

    /// The tiles of one player.
    pub const fn tiles(self, color: Color) -> TileSet {
        const PACKS: [TileSet; Pack::ALL.len()] = {
            let mut tiles = [TileSet::EMPTY; Pack::ALL.len()];
            let mut index = 0;
            while index < Pack::ALL.len() {
                tiles[index] = tiles_from(BugSource::Pack(Pack::ALL[index]));
                index += 1;
            }
            tiles
        };
        const TWO_FACED: [TileSet; Pack::ALL.len()] = {
            let mut tiles = PACKS;
            let mut index = 0;
            while index < Pack::ALL.len() {
                tiles[index] = with_backs(PACKS[index]);
                index += 1;
            }
            tiles
        };
        let of_packs = match self.options.pack_tiles {
            PackTiles::One => &TWO_FACED,
            PackTiles::Two => &PACKS,
        };
        let mut tiles = self.tiles;
        let mut index = 0;
        while index < Pack::ALL.len() {
            if self.has_pack(Pack::ALL[index]) {
                tiles = tiles.or(of_packs[index]);
            }
            index += 1;
        }
        match color {
            Color::White => tiles,
            Color::Black => tiles.with_colors_swapped(),
        }
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
        const SETS: TileSet = {
            let white =
                with_backs(tiles_from(BugSource::Base).or(tiles_from(BugSource::Expansion)));
            white.or(white.with_colors_swapped())
        };
        const PACKS: TileSet = {
            let mut white = TileSet::EMPTY;
            let mut index = 0;
            while index < Pack::ALL.len() {
                white = white.or(with_backs(tiles_from(BugSource::Pack(Pack::ALL[index]))));
                index += 1;
            }
            white.or(white.with_colors_swapped())
        };
        self.venom && SETS.contains(tile)
            || matches!(self.options.pack_tiles, PackTiles::One) && PACKS.contains(tile)
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

    /// Whether tiles that are not on the table have one face up: Venom with fixed faces.
    pub fn has_faces_off_table(self) -> bool {
        self.is_venom() && self.faces() == Faces::Fixed
    }

    /// Whether the players have hands, and the other tiles off the table are in a bag: Swarm.
    pub const fn has_hands(self) -> bool {
        self.has_pack(Pack::Swarm)
    }

    /// Whether tiles can be removed from the game: Predators.
    pub const fn removes_tiles(self) -> bool {
        self.has_pack(Pack::Predators)
    }

    /// Whether there is the Honeycombo, and turns can have two actions.
    pub const fn has_double_turns(self) -> bool {
        self.has_pack(Pack::Honeycombo)
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

    /// White's tiles, without those of packs. Black has the same.
    #[inline]
    pub(crate) const fn tiles_without_packs(self) -> TileSet {
        self.tiles
    }
}

// Every creature can come into a game: no pack that has creatures is missing in `Pack::ALL`, and no expansion in
// `EXPANSIONS`.
const _: () = {
    let mut index = 0;
    while index < Bug::ALL.len() {
        if let BugSource::Pack(pack) = Bug::ALL[index].source() {
            let number = pack as usize;
            assert!(
                number < Pack::ALL.len() && Pack::ALL[number] as usize == number,
                "`Pack::ALL` must list every pack, in the order of the declaration"
            );
        }
        index += 1;
    }
};

const _: () = {
    let mut missing = tiles_from(BugSource::Expansion);
    let mut index = 0;
    while index < GameType::EXPANSIONS.len() {
        missing = missing.without(TileSet::white(GameType::EXPANSIONS[index]));
        index += 1;
    }
    assert!(missing.is_empty(), "`GameType::EXPANSIONS` must name every creature of an expansion");
};

impl Default for GameType {
    fn default() -> GameType {
        GameType::BASE_MLP
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_two_faced_tile_has_a_back() {
        for text in ["Base", "Base+MLP+Predators+Guardians", "Ultimate", "Ultimate(pack_tiles=two)"]
        {
            let game: GameType = text.parse().unwrap();
            for tile in Tile::all() {
                let has_two = match tile.front().source() {
                    BugSource::Base | BugSource::Expansion => game.is_venom(),
                    BugSource::Pack(_) => game.options.pack_tiles == PackTiles::One,
                    BugSource::Extra => false,
                };
                let two_faced = has_two && tile.back().is_some();
                assert_eq!(game.is_two_faced(tile), two_faced, "{tile} in {text}");
            }
        }
    }

    #[test]
    fn tiles_are_counted_as_on_the_box() {
        for (text, count) in [
            ("Base", 11),
            ("Base+MLP", 14),
            ("Venom", 11),
            ("Venom+MLP", 14),
            ("Ultimate", 16),
            ("Ultimate(pack_tiles=two)", 18),
            ("Base+Fl2+Tk+Honeycombo", 14),
        ] {
            let game: GameType = text.parse().unwrap();
            for color in Color::ALL {
                assert_eq!(game.tiles(color).len(), count, "{text}");
                assert!(game.tiles(color).without(TileSet::of(color)).is_empty());
            }
        }
    }
}
