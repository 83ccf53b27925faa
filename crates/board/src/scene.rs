//! The drawable content of a position.

use std::collections::HashMap;

use skep_rules::{Axial, Bug, Cell, Color, Position, Tile};

use crate::camera::Bounds;
use crate::geometry::{LIFT, Point, RADIUS, center, center_at};

/// A tile in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct SceneTile {
    pub(crate) tile: Tile,
    /// The face that is up.
    pub(crate) bug: Bug,
    /// The displayed colour: its owner's, or that of the Honeycombo's face.
    pub(crate) shows: Option<Color>,
    pub(crate) place: Axial,
    /// The number of tiles under it.
    pub(crate) level: usize,
    /// The number of tiles in its cell.
    pub(crate) height: usize,
}

impl SceneTile {
    pub(crate) fn center(self) -> Point {
        center_at(self.place, self.level)
    }

    pub(crate) fn is_top(self) -> bool {
        self.level + 1 == self.height
    }
}

/// All tiles in play, in drawing order.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Scene {
    pub(crate) pieces: Vec<SceneTile>,
    /// The places of the hive and around it.
    pub(crate) places: HashMap<Axial, Cell>,
}

impl Scene {
    pub(crate) fn of(position: &Position) -> Scene {
        let places: HashMap<Axial, Cell> = position.layout().cells().collect();
        let mut pieces = Vec::new();
        for (&place, &cell) in &places {
            let stack = position.stack(cell);
            let height = stack.len();
            pieces.extend(stack.into_iter().enumerate().map(|(level, tile)| SceneTile {
                tile,
                bug: position.face(tile),
                shows: tile.color().or(position.combo()),
                place,
                level,
                height,
            }));
        }
        // From back to front: row by row, and each stack from the bottom.
        pieces.sort_unstable_by_key(|piece| (piece.place.r, piece.level, piece.place.q));
        Scene { pieces, places }
    }

    pub(crate) fn piece(&self, tile: Tile) -> Option<SceneTile> {
        self.pieces.iter().copied().find(|piece| piece.tile == tile)
    }

    /// The place of a cell of the hive or beside it.
    pub(crate) fn place(&self, cell: Cell) -> Option<Axial> {
        self.places.iter().find(|&(_, &other)| other == cell).map(|(&place, _)| place)
    }

    /// The tiles at a place, from the bottom to the top.
    pub(crate) fn stack(&self, place: Axial) -> impl Iterator<Item = SceneTile> + '_ {
        self.pieces.iter().copied().filter(move |piece| piece.place == place)
    }

    /// The bounding box of the hive and the cells around it.
    pub(crate) fn bounds(&self) -> Bounds {
        let tops = self.pieces.iter().map(|piece| {
            let top = piece.center();
            Point::new(top.x, top.y - LIFT)
        });
        Bounds::around(self.places.keys().map(|&place| center(place)).chain(tops))
            .padded(RADIUS * 0.9)
    }
}

/// The number of occupied sides of a royal, from 0 to 6; 0 for other tiles.
pub(crate) fn occupied_royal_sides(position: &Position, piece: SceneTile) -> u32 {
    position.occupied_sides(piece.tile).filter(|_| piece.tile.is_royal()).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stacks_are_drawn_from_the_bottom_and_rows_from_the_back() {
        let position: Position =
            "Base;White[5];0,0:wQ<bB1 1,0:wS1 0,1:bQ -1,1:bS1<wB1".parse().unwrap();
        let scene = Scene::of(&position);
        let names: Vec<String> = scene.pieces.iter().map(|piece| piece.tile.to_string()).collect();
        assert_eq!(names, ["wQ", "wS1", "bB1", "bS1", "bQ", "wB1"]);
    }

    #[test]
    fn occupied_sides_of_a_queen_are_counted() {
        let position: Position = "Base;White[5];0,0:wQ 1,0:wS1 0,1:bQ -1,1:bS1".parse().unwrap();
        let scene = Scene::of(&position);
        let queen = scene.piece(Tile::queen(Color::White)).unwrap();
        assert_eq!(occupied_royal_sides(&position, queen), 3);
    }
}
