//! The Mosquito does what a bug it touches can do. On top of the hive it is a Beetle.

use crate::board::Board;
use crate::bug::Bug;
use crate::bugs::{beetle, ladybug, queen, spider};
use crate::hex::Cell;
use crate::patch::Patch;

/// A set of creatures.
#[derive(Clone, Copy, Default)]
pub(crate) struct Models(pub(crate) u32);

impl Models {
    /// Whether this creature is among them.
    #[inline]
    pub(crate) fn contain(self, bug: Bug) -> bool {
        self.0 >> bug as u32 & 1 != 0
    }
}

/// The creatures that a Mosquito copies: on the ground the ones it touches, of a stack the top
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
