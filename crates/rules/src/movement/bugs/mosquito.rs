//! The Mosquito does what a bug it touches can do: its movement or its power. On top of the hive it is a Beetle, and also a
//! Firefly, Tick, Butterfly or Moth that it touches there.

use crate::grid::hex::{Cell, Directions};
use crate::grid::patch::Patch;
use crate::hive::board::Board;
use crate::model::bug::Bug;
use crate::model::tile::Tile;
use crate::movement::bugs::{beetle, ladybug, queen, spider};

/// A set of creatures as which a bug can act.
#[derive(Clone, Copy, Default)]
pub(crate) struct Models(u32);

impl Models {
    /// Whether this creature is among them.
    #[inline]
    pub(crate) fn contain(self, bug: Bug) -> bool {
        self.0 >> bug as u32 & 1 != 0
    }

    /// All of them.
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Bug> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let bug = *Bug::ALL.get(bits.trailing_zeros() as usize)?;
            bits &= bits - 1;
            Some(bug)
        })
    }
}

/// The creatures that a Mosquito of a standard game copies: on the ground the ones it touches, of a stack the top
/// only; on the hive it is a Beetle.
#[inline]
pub(crate) fn models(board: &Board, cell: Cell) -> Models {
    if board.at(cell).height() > 1 {
        return Models(1 << Bug::Beetle as u32);
    }
    let mut models = Models::default();
    for tile in board.neighbors(cell) {
        models.0 |= 1 << board.face(tile) as u32;
    }
    models
}

/// The steps and short crawls of its models. Jumps and long crawls are not among them.
#[inline]
pub(crate) fn moves(board: &Board, cell: Cell, models: Models) -> Patch {
    let mut reach = Patch::default();
    if models.contain(Bug::Queen) || models.contain(Bug::Pillbug) {
        reach = reach.or(queen::moves(board, cell));
    }
    if models.contain(Bug::Beetle) {
        reach = reach.or(beetle::moves(board, cell));
    }
    if models.contain(Bug::Spider) {
        reach = reach.or(spider::moves(board, cell));
    }
    if models.contain(Bug::Ladybug) {
        reach = reach.or(ladybug::moves(board, cell));
    }
    reach
}

/// A Mosquito on the ground copies none of these.
const NOT_COPIED: u32 = bit(Bug::Mosquito) | bit(Bug::Honeycombo) | GUARDIANS;
const GUARDIANS: u32 = bit(Bug::Butterfly) | bit(Bug::Moth);
/// On the hive it copies these, where they stand on the hive too.
const COPIED_ON_TOP: u32 = bit(Bug::Firefly) | bit(Bug::Tick) | GUARDIANS;

const fn bit(bug: Bug) -> u32 {
    1 << bug as u32
}

impl Models {
    /// The creatures as which an uncovered bug of any game can act: itself, or for a Mosquito its models.
    pub(crate) fn of(board: &Board, tile: Tile) -> Models {
        let face = board.face(tile);
        if face != Bug::Mosquito {
            return Models(bit(face));
        }
        let cell = board.cell_of(tile);
        let ground = board.at(cell);
        let on_top = ground.height() > 1;
        let mut bits = if on_top { bit(Bug::Beetle) } else { 0 };
        for side in Directions(ground.occupied()) {
            let neighbor = board.at(cell.neighbor(side));
            let Some(model) = neighbor.top() else { continue };
            let model = bit(board.face(model));
            bits |= match on_top {
                true if neighbor.height() > 1 => model & COPIED_ON_TOP,
                true => 0,
                false => model & !NOT_COPIED,
            };
        }
        Models(bits)
    }
}
