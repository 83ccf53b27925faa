//! The Pillbug crawls one cell like the Queen. Or it throws: an adjacent bug of any colour climbs
//! onto it and falls to another empty cell beside it.

use crate::grid::array_vec::ArrayVec;
use crate::grid::hex::{Cell, Directions};
use crate::grid::patch::Patch;
use crate::hive::board::Board;
use crate::hive::cell_state::CellState;
use crate::hive::one_hive::pins;
use crate::model::bug::Bug;
use crate::model::game_type::GameType;
use crate::model::tile::{Tile, TileSet};
use crate::movement::steps::passable_on_top;
use crate::movement::{Abilities, Power};

/// Whether this uncovered tile has the power to throw: a Pillbug, or a Mosquito that copies one.
#[inline]
pub(crate) fn can_throw(board: &Board, tile: Tile) -> bool {
    Abilities::of(board, tile).can(Power::Throw)
}

/// The tiles of both players that may come to have the power to throw: none if no tile of the game is a Pillbug.
#[inline]
pub(crate) const fn possible_throwers(game: GameType) -> TileSet {
    const THROWING: TileSet = white_tiles_with_throws(false);
    const THROWING_OR_COPYING: TileSet = white_tiles_with_throws(true);
    if game.tiles_without_packs().and(THROWING).is_empty() {
        return TileSet::EMPTY;
    }
    let white = game.tiles_without_packs().and(THROWING_OR_COPYING);
    white.or(white.with_colors_swapped())
}

/// White's tiles whose front has the power to throw, or also those whose front may copy it.
const fn white_tiles_with_throws(copied: bool) -> TileSet {
    let mut tiles = TileSet::EMPTY;
    let mut index = 0;
    while index < Bug::ALL.len() {
        let front = Bug::ALL[index];
        let abilities = if copied { Abilities::possible(front) } else { Abilities::only(front) };
        if abilities.can(Power::Throw) {
            tiles = tiles.or(TileSet::white(front));
        }
        index += 1;
    }
    tiles
}

/// What a bug with the power to throw can do from its cell: any of these tiles to any of
/// these sides.
#[derive(Clone, Copy)]
pub(crate) struct Throws {
    /// Where the thrower lies.
    pub(crate) cell: Cell,
    /// The sides from which a tile can be thrown.
    pub(crate) from: u8,
    /// The sides to which it can be thrown.
    pub(crate) to: u8,
    /// The tiles that can be thrown.
    pub(crate) tiles: TileSet,
}

impl Throws {
    /// No throw.
    pub(crate) const NONE: Throws =
        Throws { cell: Cell::ORIGIN, from: 0, to: 0, tiles: TileSet::EMPTY };

    /// All throws over that cell. Neither the climb nor the fall may go through a gate.
    pub(crate) fn over(board: &Board, resting: TileSet, cell: Cell) -> Throws {
        Throws::of(board, cell, |tile, at, state| {
            let free = state.height() == 1 && !pins(board, at, state.occupied());
            free && !resting.contains(tile)
        })
    }

    /// All throws of these tiles over that cell, where it is known which can be lifted off the ground.
    #[inline]
    pub(crate) fn of_loose(board: &Board, loose: TileSet, cell: Cell) -> Throws {
        Throws::of(board, cell, |tile, _, _| loose.contains(tile))
    }

    #[inline]
    fn of(board: &Board, cell: Cell, is_free: impl Fn(Tile, Cell, CellState) -> bool) -> Throws {
        let state = board.at(cell);
        let passable = passable_on_top(board, cell);
        let mut throws =
            Throws { cell, from: 0, to: state.free() & passable, tiles: TileSet::EMPTY };
        for side in Directions(state.occupied() & passable) {
            let neighbor = cell.neighbor(side);
            let state = board.at(neighbor);
            let Some(tile) = state.top() else { continue };
            if is_free(tile, neighbor, state) {
                throws.from |= 1 << side as u8;
                throws.tiles.insert(tile);
            }
        }
        throws
    }

    /// Where the tile that lies at `from` can be thrown, as seen from there.
    pub(crate) fn landing(&self, from: Cell) -> Patch {
        for side in Directions(self.from) {
            if self.cell.neighbor(side) == from {
                let thrower = Patch::MIDDLE.neighbor(side.opposite());
                return Patch::around_cell(thrower, self.to);
            }
        }
        Patch::default()
    }
}

/// The throwers of a turn: a Pillbug, and a Mosquito beside one.
pub(crate) type Throwers = ArrayVec<Throws, 2>;

/// Where the tile can be thrown by any of them, as seen from its cell.
pub(crate) fn landings(throwers: &Throwers, tile: Tile, from: Cell) -> Patch {
    let mut landing = Patch::default();
    for throws in throwers.iter().filter(|throws| throws.tiles.contains(tile)) {
        landing = landing.or(throws.landing(from));
    }
    landing
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::color::Color;
    use crate::movement::rulebook::assert_moves;
    use crate::position::Position;

    /// Games with and without each creature that throws or copies, standard and others.
    const GAMES: [&str; 9] = [
        "Base",
        "Base+M",
        "Base+P",
        "Base+MLP",
        "Base+M+Tk+Ce",
        "Venom+M",
        "Venom+MLP",
        "Base+MLP+Predators+Guardians(pack_tiles=two)",
        "Ultimate",
    ];

    #[test]
    fn the_possible_throwers_are_the_tiles_whose_faces_can_throw_or_copy_a_throw() {
        for game in GAMES.map(|text| text.parse::<GameType>().unwrap()) {
            let throws = |bug| Power::of(bug) == Some(Power::Throw);
            let anyone_throws = Bug::ALL.into_iter().any(|bug| throws(bug) && game.can_show(bug));
            let may_throw = |tile: Tile| {
                let back = tile.back().filter(|_| game.is_two_faced(tile));
                let mut faces = [Some(tile.front()), back].into_iter().flatten();
                anyone_throws && faces.any(|face| Abilities::possible(face).can(Power::Throw))
            };
            let tiles = Color::ALL.into_iter().flat_map(|color| game.tiles(color));
            let expected: TileSet = tiles.filter(|&tile| may_throw(tile)).collect();
            assert_eq!(possible_throwers(game), expected, "{game}");
        }
    }

    #[test]
    fn every_tile_that_can_throw_is_a_possible_thrower() {
        let mut random = fastrand::Rng::with_seed(5);
        let (mut throwing, mut copying) = (false, false);
        while !(throwing && copying) {
            for game in GAMES.map(|text| text.parse::<GameType>().unwrap()) {
                let mut position = Position::new(game);
                for _ in 0..80 {
                    let Some(action) = random.choice(position.actions()) else { break };
                    position.play_listed(action);
                    let board = position.board();
                    for tile in board.tops().into_iter().filter(|&tile| can_throw(board, tile)) {
                        assert!(possible_throwers(game).contains(tile), "{tile} in {position}");
                        let is_copy = Power::of(board.face(tile)).is_none();
                        *(if is_copy { &mut copying } else { &mut throwing }) = true;
                    }
                }
            }
        }
    }

    #[test]
    fn the_pillbug_crawls_one_cell() {
        let drawing = "
            *   bQ  bA1
              wP  wQ
                *
        ";
        assert_moves("Base+P;White[9]", "wP", drawing, "", &[]);
    }

    #[test]
    fn the_pillbug_throws_a_neighbour_of_any_colour() {
        let drawing = "
              *   *
            wQ  wP  bA1
              *   bQ
        ";
        assert_moves("Base+P;White[9]", "bA1", drawing, "", &[]);
    }
}
