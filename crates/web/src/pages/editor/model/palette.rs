//! The tiles that can be put on the table.

use skep_rules::{Bug, Color, Setup, Tile};

use super::edit::Away;

/// A kind of tile in the palette: equal tiles of a player that show one face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Kind {
    /// The owner; none for the Honeycombo.
    pub(crate) color: Option<Color>,
    /// The creature that is up.
    pub(crate) bug: Bug,
    /// The first tile of the kind, which says what it looks like.
    pub(crate) tile: Tile,
    /// Whether `bug` is on the back.
    pub(crate) back: bool,
}

impl Kind {
    fn contains(self, tile: Tile) -> bool {
        tile.color() == self.color && tile.front() == self.tile.front()
    }
}

/// The kinds of a player's tiles, or of those that belong to nobody. A two-faced tile is of two kinds, if its back can
/// come up.
pub(crate) fn kinds(setup: &Setup, color: Option<Color>) -> Vec<Kind> {
    let game = setup.game_type;
    let Some(color) = color else {
        let kind = Kind { color, bug: Bug::Honeycombo, tile: Tile::HONEYCOMBO, back: false };
        return Vec::from_iter(game.has_double_turns().then_some(kind));
    };
    let mut kinds = Vec::new();
    for tile in game.tiles(color).lowest_of_each_kind() {
        let kind = Kind { color: Some(color), bug: tile.front(), tile, back: false };
        kinds.push(kind);
        let back = tile.back().filter(|&bug| game.is_two_faced(tile) && game.can_show(bug));
        kinds.extend(back.map(|bug| Kind { bug, back: true, ..kind }));
    }
    kinds
}

/// Where a tile of the game is, if it is not on the table.
pub(crate) fn away(setup: &Setup, tile: Tile) -> Option<Away> {
    if !setup.game_type.contains(tile) || setup.place(tile).is_some() {
        return None;
    }
    let in_hand = |&color: &Color| setup.hands[color].contains(tile);
    Some(match Color::ALL.into_iter().find(in_hand) {
        Some(color) => Away::Hand(color),
        None if setup.removed.contains(tile) => Away::Removed,
        None => Away::Reserve,
    })
}

/// The tiles of a kind that can be put on the table, in the order in which they are taken: those in the reserve or the
/// bag first, then those in the owner's hand.
pub(crate) fn left(setup: &Setup, kind: Kind) -> Vec<Tile> {
    let order = |&tile: &Tile| {
        let away = match away(setup, tile)? {
            Away::Reserve => 0,
            Away::Hand(color) if Some(color) == tile.color() => 1,
            Away::Hand(_) => 2,
            Away::Removed => return None,
        };
        let other_face =
            setup.game_type.has_faces_off_table() && setup.backs.contains(tile) != kind.back;
        Some((away, other_face, tile))
    };
    let mut tiles: Vec<_> =
        Tile::all().filter(|&tile| kind.contains(tile)).filter_map(|tile| order(&tile)).collect();
    tiles.sort_unstable();
    tiles.into_iter().map(|(_, _, tile)| tile).collect()
}

/// The next tile of a kind to be put on the table.
pub(crate) fn next_tile(setup: &Setup, kind: Kind) -> Option<Tile> {
    left(setup, kind).first().copied()
}
