//! The solver: proves whether the side to move can force a win, or must lose, within a number of actions.
//!
//! Nothing is evaluated here. For each number of actions, from 1 up, the solver tries to prove two statements: the side to
//! move can force a win within that number, and the opponent can. A side that is to win needs one action in each of its
//! turns; the proof must hold against all actions of the other side, and for all tiles that the bag may yield.
//!
//! A shortest forced win never meets a position twice, because every action brings it nearer. So the only repetition
//! that can spoil it is the third occurrence of a position that has occurred twice in the game before; such positions
//! count as not won. Nothing else depends on the path, so results can be kept in a table.

mod proof_table;
mod prove;
mod prover;

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use skep_rules::{Action, Game};
use thiserror::Error;

use crate::search::limits::Limits;
use crate::solver::prove::Solver;

pub use self::prover::Prover;

/// The result of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The side to move can force a win in this many actions, and not sooner.
    Win(u32),
    /// The side to move must lose in this many actions, and cannot last longer.
    Loss(u32),
    /// Neither side can force a win within the number of actions that was asked for.
    Neither,
    /// A limit was reached first.
    Unknown,
}

/// The result of the solver.
#[derive(Clone, Debug)]
pub struct Solution {
    /// Who wins.
    pub verdict: Verdict,
    /// The actions of the winner and the longest resistance, if there is a winner. Each names the tile it draws.
    pub line: Vec<Action>,
    /// The number of actions within which everything is decided.
    pub plies: u32,
    /// The number of positions that were visited.
    pub nodes: u64,
    /// The time that the solver has taken.
    pub time: Duration,
}

/// Why a position cannot be solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Unsolvable {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// A choice before the first turn is open.
    #[error("what is chosen before the first turn is not chosen yet")]
    NotChosen,
    /// The tile to be placed is drawn from the bag.
    #[error("with swarm_place=drawn nothing can be proved while there are tiles in the bag")]
    DrawnToPlace,
}

/// The largest number of actions within which [`solve`] searches for a win.
pub const MAX_PLIES: u32 = 99;

/// Searches for a forced win or loss within this many actions, at most [`MAX_PLIES`].
///
/// `on_update` is called with what is decided so far, after every number of actions. Of the limits, the depth is
/// ignored. The proof table takes this many megabytes.
pub fn solve(
    game: &Game,
    plies: u32,
    limits: Limits,
    megabytes: usize,
    stop: &AtomicBool,
    on_update: &mut dyn FnMut(&Solution),
) -> Result<Solution, Unsolvable> {
    if game.ending().is_some() {
        return Err(Unsolvable::Over);
    }
    if game.open_choice().is_some() {
        return Err(Unsolvable::NotChosen);
    }
    let position = game.position();
    if position.game_type().places_drawn() && !position.bag().is_empty() {
        return Err(Unsolvable::DrawnToPlace);
    }
    Ok(Solver::new(game, limits, megabytes, stop).iterate(plies.min(MAX_PLIES), on_update))
}
