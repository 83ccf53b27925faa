//! Placing, with two faces, hands of both colours, Guardians and the Honeycombo.

use crate::grid::few::Few;
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
    for color in Color::ALL {
        let tiles = tiles.and(TileSet::of(color));
        if tiles.is_empty() {
            continue;
        }
        let is_guardian = |tile: &Tile| matches!(tile.front(), Bug::Butterfly | Bug::Moth);
        let guardians: TileSet = tiles.into_iter().filter(is_guardian).collect();
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

/// The faces with which the tile can be placed.
pub(crate) fn faces(position: &Position, tile: Tile) -> [Option<Bug>; 2] {
    let game = position.game_type;
    let front = Some(tile.front());
    if !game.is_two_faced(tile) || tile.front() == Bug::Queen {
        return [front, None];
    }
    match game.faces() {
        Faces::Fixed if position.beyond.backs.contains(tile) => [tile.back(), None],
        Faces::Fixed => [front, None],
        Faces::Flip | Faces::Chosen => [front, tile.back()],
    }
}

/// Cells beside the hive or in it.
type Cells = Few<Cell, MAX_CELLS>;

/// The cells where a tile of this colour can be placed, on the ground and, for a Guardian, on top.
fn cells(position: &Position, color: Color, guardians: bool) -> (Cells, Cells) {
    let board = &position.board;
    let (mut ground, mut top) = (Cells::new(Cell::ORIGIN), Cells::new(Cell::ORIGIN));
    let first = position.is_first_turn();
    if board.tiles().is_empty() && board.honeycombo().is_none() {
        if position.ply == 0 {
            ground.push(Cell::ORIGIN);
        }
        return (ground, top);
    }
    for cell in occupied_cells(board) {
        let here = board.at(cell);
        for side in Directions(here.free()) {
            let beside = cell.neighbor(side);
            let there = board.at(beside);
            // A cell is met once from each stack it touches; one of them speaks for it.
            let speaker = Directions(there.occupied()).next();
            if speaker == Some(side.opposite()) && (first || there.showing(!color) == 0) {
                ground.push(beside);
            }
        }
        let own = here.top().is_some_and(|tile| tile.color() == Some(color));
        if guardians && !first && own && here.showing(!color) == 0 {
            top.push(cell);
        }
    }
    (ground, top)
}

fn occupied_cells(board: &Board) -> impl Iterator<Item = Cell> + '_ {
    let tops = board.tops().into_iter().map(|tile| board.cell_of(tile));
    tops.chain(board.honeycombo().filter(|&cell| board.at(cell).height() == 1))
}
