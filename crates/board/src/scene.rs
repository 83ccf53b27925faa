//! The drawable content of a position.

use std::collections::HashMap;

use skep_rules::{Axial, Bug, Cell, Color, Direction, Position, Setup, Tile};

use crate::camera::Bounds;
use crate::geometry::{LIFT, Point, RADIUS, center, center_at, is_inside, place_at};
use crate::rotation::Rotation;

/// A tile in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct SceneTile {
    pub(crate) tile: Tile,
    /// The face that is up.
    pub(crate) bug: Bug,
    /// The displayed colour: its owner's, or that of the Honeycombo's face.
    pub(crate) shows: Option<Color>,
    pub(crate) place: Axial,
    /// Where that place is shown on the turned board.
    pub(crate) shown: Axial,
    /// The number of tiles under it.
    pub(crate) level: usize,
    /// The number of tiles in its cell.
    pub(crate) height: usize,
}

impl SceneTile {
    pub(crate) fn center(self) -> Point {
        center_at(self.shown, self.level)
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
    /// How far the board is turned.
    pub(crate) rotation: Rotation,
}

impl Scene {
    pub(crate) fn of(position: &Position, rotation: Rotation) -> Scene {
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
                shown: rotation.shown(place),
                level,
                height,
            }));
        }
        // From back to front: row by row, and each stack from the bottom.
        pieces.sort_unstable_by_key(|piece| (piece.shown.r, piece.level, piece.shown.q));
        Scene { pieces, places, rotation }
    }

    /// The scene of a set-up, which may be impossible. An empty table has one cell.
    pub(crate) fn of_setup(setup: &Setup, rotation: Rotation) -> Scene {
        let around = |place: Axial| Direction::ALL.map(|side| place + side.step());
        let occupied = setup.stacks.iter().map(|&(place, _)| place);
        let mut places: HashMap<Axial, Cell> = occupied
            .flat_map(|place| around(place).into_iter().chain([place]))
            .map(|place| (place, Cell::at(place)))
            .collect();
        if places.is_empty() {
            places.insert(Axial::default(), Cell::at(Axial::default()));
        }
        let piece = |place: Axial, height: usize, level: usize, tile: Tile| SceneTile {
            tile,
            bug: setup.face(tile),
            shows: tile.color().or(Some(setup.combo)),
            place,
            shown: rotation.shown(place),
            level,
            height,
        };
        let mut pieces: Vec<SceneTile> = setup
            .stacks
            .iter()
            .flat_map(|(place, stack)| {
                let tiles = stack.iter().enumerate();
                tiles.map(|(level, &tile)| piece(*place, stack.len(), level, tile))
            })
            .collect();
        pieces.sort_unstable_by_key(|piece| (piece.shown.r, piece.level, piece.shown.q));
        Scene { pieces, places, rotation }
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
        Bounds::around(self.places.keys().map(|&place| self.center(place)).chain(tops))
            .padded(RADIUS * 0.9)
    }

    /// The centre of a place on the ground.
    pub(crate) fn center(&self, place: Axial) -> Point {
        center(self.rotation.shown(place))
    }

    /// The centre of a tile at this level of a stack.
    pub(crate) fn center_at(&self, place: Axial, level: usize) -> Point {
        center_at(self.rotation.shown(place), level)
    }

    /// The centre of the tile on top of a place, or of the empty place.
    pub(crate) fn top(&self, place: Axial) -> Point {
        self.center_at(place, self.stack(place).count().saturating_sub(1))
    }

    /// The place under a point: that of the visible tile, or else of the cell on the ground.
    pub(crate) fn place_under(&self, point: Point) -> Axial {
        let seen = self.pieces.iter().rev().find(|piece| is_inside(point, piece.center()));
        seen.map_or_else(|| self.rotation.place(place_at(point)), |piece| piece.place)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stacks_are_drawn_from_the_bottom_and_rows_from_the_back() {
        let position: Position =
            "Base;White[5];0,0:wQ<bB1 1,0:wS1 0,1:bQ -1,1:bS1<wB1".parse().unwrap();
        let scene = Scene::of(&position, Rotation::default());
        let names: Vec<String> = scene.pieces.iter().map(|piece| piece.tile.to_string()).collect();
        assert_eq!(names, ["wQ", "wS1", "bB1", "bS1", "bQ", "wB1"]);
    }

    #[test]
    fn a_position_and_its_set_up_look_the_same() {
        let text =
            "Venom+Honeycombo;White[9];0,0:wWs<bB1 1,0:wS1 0,1:bQ -1,1:bS1<wB1 2,0:H;combo=w";
        let position: Position = text.parse().unwrap();
        let rotation = Rotation::default().clockwise();
        let scene = Scene::of_setup(&position.setup(), rotation);
        assert_eq!(scene, Scene::of(&position, rotation));
        let empty = Scene::of_setup(&Position::default().setup(), rotation);
        assert_eq!(empty, Scene::of(&Position::default(), rotation));
    }

    #[test]
    fn the_place_of_a_tile_is_found_however_the_board_is_turned() {
        let position: Position =
            "Base;White[5];0,0:wQ<bB1 1,0:wS1 0,1:bQ -1,1:bS1<wB1".parse().unwrap();
        let mut rotation = Rotation::default();
        for _ in 0..6 {
            let scene = Scene::of(&position, rotation);
            for piece in scene.pieces.iter().filter(|piece| piece.is_top()) {
                assert_eq!(scene.place_under(piece.center()), piece.place);
                assert_eq!(scene.top(piece.place), piece.center());
            }
            for &place in scene.places.keys().filter(|&&place| scene.stack(place).count() == 0) {
                assert_eq!(scene.place_under(scene.center(place)), place);
            }
            rotation = rotation.clockwise();
        }
    }
}
