//! Placing in games with two-faced tiles, hands of both colours, Guardians or the Honeycombo.

use crate::grid::array_vec::ArrayVec;
use crate::grid::hex::{Cell, Directions};
use crate::hive::board::Board;
use crate::hive::flood::MAX_CELLS;
use crate::model::action::{Action, ActionList};
use crate::model::bug::Bug;
use crate::model::color::Color;
use crate::model::options::Faces;
use crate::model::tile::{Tile, TileSet};
use crate::position::Position;

/// Lists every placing once.
pub(crate) fn placements(position: &Position, actions: &mut ActionList) {
    let tiles = placeable(position);
    for color in Color::ALL {
        let tiles = tiles.and(TileSet::of(color));
        if tiles.is_empty() {
            continue;
        }
        let guardians: TileSet = tiles.into_iter().filter(|&tile| is_guardian(tile)).collect();
        let (ground, top) = cells(position, color, !guardians.is_empty());
        for tile in tiles {
            let cells = if guardians.contains(tile) { &top } else { &ground };
            for bug in faces(position, tile).into_iter().flatten() {
                let place = |&to: &Cell| Action::Place { tile, bug, to, drawn: None };
                actions.extend(cells.iter().map(place));
            }
        }
    }
}

/// Whether [`placements`] lists this placing.
pub(crate) fn can_place(position: &Position, tile: Tile, bug: Bug, to: Cell) -> bool {
    let fits = |color| {
        if is_guardian(tile) { fits_on_top(position, color, to) } else { fits(position, color, to) }
    };
    placeable(position).contains(tile)
        && faces(position, tile).contains(&Some(bug))
        && tile.color().is_some_and(fits)
}

/// The tiles that can be placed now, of equal ones the lowest number, if there is a cell for them.
pub(crate) fn placeable(position: &Position) -> TileSet {
    let player = position.to_move();
    let mut tiles = position.lowest_waiting(position.reserve(player));
    let queen = TileSet::from(Tile::queen(player));
    if position.is_queen_due() {
        tiles = queen;
    } else if position.is_first_turn() && !position.game_type.queen_first() {
        tiles = tiles.without(queen);
    }
    // What is drawn may be placed at once.
    let draws = position.game_type.places_drawn() && position.has_queen_in_play(player);
    if draws {
        tiles = tiles.or(position.lowest_waiting(position.bag()));
    }
    tiles
}

/// Whether the tile is placed on top of others.
pub(crate) fn is_guardian(tile: Tile) -> bool {
    tile.front().is_guardian()
}

/// Whether a tile of this colour can be placed in this cell on the ground.
fn fits(position: &Position, color: Color, cell: Cell) -> bool {
    let there = position.board.at(cell);
    if is_table_empty(&position.board) {
        return position.ply == 0 && cell == Cell::ORIGIN;
    }
    there.is_empty()
        && there.occupied() != 0
        && (position.is_first_turn() || there.showing(!color) == 0)
}

/// Whether a Guardian of this colour can be placed on top of this cell.
fn fits_on_top(position: &Position, color: Color, cell: Cell) -> bool {
    let there = position.board.at(cell);
    let own = there.top().is_some_and(|tile| tile.color() == Some(color));
    !position.is_first_turn() && own && there.showing(!color) == 0
}

fn is_table_empty(board: &Board) -> bool {
    board.tiles().is_empty() && board.honeycombo().is_none()
}

/// The faces with which the tile can be placed.
pub(crate) fn faces(position: &Position, tile: Tile) -> [Option<Bug>; 2] {
    let game = position.game_type;
    let front = Some(tile.front());
    if !game.is_two_faced(tile) || tile.front() == Bug::Queen {
        return [front, None];
    }
    match game.faces() {
        Faces::Fixed if position.variant.backs.contains(tile) => [tile.back(), None],
        Faces::Fixed => [front, None],
        Faces::Flip | Faces::Chosen => [front, tile.back()],
    }
}

/// Cells beside the hive or in it.
type Cells = ArrayVec<Cell, MAX_CELLS>;

/// The cells where a tile of this colour can be placed, on the ground and, for a Guardian, on top.
fn cells(position: &Position, color: Color, guardians: bool) -> (Cells, Cells) {
    let board = &position.board;
    let (mut ground, mut top) = (Cells::new(Cell::ORIGIN), Cells::new(Cell::ORIGIN));
    if is_table_empty(board) {
        if fits(position, color, Cell::ORIGIN) {
            ground.push(Cell::ORIGIN);
        }
        return (ground, top);
    }
    for cell in occupied_cells(board) {
        for side in Directions(board.at(cell).free()) {
            let beside = cell.neighbor(side);
            // A cell is visited from each stack it touches; the first of them counts.
            let first = Directions(board.at(beside).occupied()).next();
            if first == Some(side.opposite()) && fits(position, color, beside) {
                ground.push(beside);
            }
        }
        if guardians && fits_on_top(position, color, cell) {
            top.push(cell);
        }
    }
    (ground, top)
}

fn occupied_cells(board: &Board) -> impl Iterator<Item = Cell> + '_ {
    let tops = board.tops().into_iter().map(|tile| board.cell_of(tile));
    tops.chain(board.honeycombo().filter(|&cell| board.at(cell).height() == 1))
}
