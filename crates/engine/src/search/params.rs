//! The parameters of the search, each with its unit.
//!
//! Scores and margins are in centipawns (see [`Score`](crate::Score)). A ply is one action of one side, and depths count
//! plies; an index is the place of an action in the order in which a node tries them, from 0.

use std::time::Duration;

// Iterative deepening and limits.

/// Deepest iteration, in plies.
pub(crate) const MAX_DEPTH: i32 = 64;
/// Longest path from the root, extensions included, in plies.
pub(crate) const MAX_PLY: usize = 120;
/// Nodes between two checks of the clock and the stop flag; a power of two.
pub(crate) const NODES_PER_POLL: u64 = 256;
/// Time kept in reserve for the way from the search back to the caller.
pub(crate) const TIME_RESERVE: Duration = Duration::from_millis(5);
/// No iteration begins once this many tenths of the time have passed: it would not be finished.
pub(crate) const LAST_ITERATION_TENTHS: u32 = 9;

// Aspiration windows.

/// First iteration with an aspiration window, in plies.
pub(crate) const ASPIRATION_MIN_DEPTH: i32 = 4;
/// Distance of the first window's bounds from the last score, in centipawns.
pub(crate) const ASPIRATION_WIDTH: i32 = 30;
/// Factor by which the window widens each time the score falls outside.
pub(crate) const ASPIRATION_WIDENING: i32 = 4;

// Repetitions.

/// Earlier positions with the same side to move that are compared with a node.
pub(crate) const REPETITION_LOOKBACK: usize = 40;
/// Fewest reversible plies before a move that can repeat a position.
pub(crate) const REPETITION_MIN_PLIES: usize = 3;

// Threat extension.

/// Plies that the threat extension adds to an iteration at most, in standard games.
pub(crate) const THREAT_EXTENSION_STANDARD: usize = 6;
/// Plies that the threat extension adds to an iteration at most, in all other games.
pub(crate) const THREAT_EXTENSION_OTHER: usize = 2;
/// In the threat extension, stop after this many actions that do not lose.
pub(crate) const THREAT_EXTENSION_PARRIES: usize = 3;
/// Occupied sides of a Queen at which one more action can surround her.
pub(crate) const BESIEGED_SIDES: u32 = 5;

// Reverse futility pruning.

/// Deepest node with reverse futility pruning, in plies.
pub(crate) const RFP_MAX_DEPTH: i32 = 6;
/// Reverse-futility margin per remaining ply, in centipawns. Prediction pruning has the same margin.
pub(crate) const RFP_MARGIN: i32 = 90;
/// By how much the margin shrinks if the side to move is improving, in centipawns.
pub(crate) const RFP_IMPROVING: i32 = 60;

// Null-move pruning.

/// Shallowest node with null-move pruning, in plies.
pub(crate) const NMP_MIN_DEPTH: i32 = 3;
/// Reduction of every null-move search, in plies.
pub(crate) const NMP_REDUCTION: i32 = 3;
/// Remaining plies per further ply of reduction.
pub(crate) const NMP_DEPTH_DIVISOR: i32 = 4;
/// Static evaluation above beta per further ply of reduction, in centipawns.
pub(crate) const NMP_EVAL_DIVISOR: i32 = 200;
/// Most plies of reduction that the static evaluation adds.
pub(crate) const NMP_EVAL_MAX_REDUCTION: i32 = 2;

// Prediction pruning.

/// Deepest child with prediction pruning, in plies.
pub(crate) const PREDICTION_MAX_DEPTH: i32 = 2;
/// Error allowed for in a predicted evaluation, in centipawns.
pub(crate) const PREDICTION_ERROR: i32 = 30;
/// One node in this many is evaluated although it could be predicted; keeps the evaluation-delta history true.
pub(crate) const PREDICTION_SAMPLING: u64 = 32;

// Internal iterative reduction.

/// Shallowest node that is reduced for want of a hash move, in plies.
pub(crate) const IIR_MIN_DEPTH: i32 = 4;
/// The reduction, in plies.
pub(crate) const IIR_REDUCTION: i32 = 1;

// Late-move pruning.

/// Deepest node with late-move or futility pruning, in plies.
pub(crate) const LMP_MAX_DEPTH: i32 = 5;
/// Highest index that is searched whatever the depth.
pub(crate) const LMP_BASE: i32 = 12;
/// Further indices per squared remaining ply.
pub(crate) const LMP_PER_DEPTH_SQUARED: i32 = 2;
/// Divisor of both if the side to move is not improving.
pub(crate) const LMP_NOT_IMPROVING_DIVISOR: i32 = 2;

// Futility pruning.

/// Lowest index that futility pruning may skip.
pub(crate) const FUTILITY_MIN_INDEX: usize = 2;
/// Futility margin of every node, in centipawns.
pub(crate) const FUTILITY_BASE: i32 = 100;
/// Further margin per remaining ply, in centipawns.
pub(crate) const FUTILITY_MARGIN: i32 = 90;

// Late-move reductions.

/// Shallowest node with late-move reductions, in plies.
pub(crate) const LMR_MIN_DEPTH: i32 = 2;
/// Lowest index that is reduced.
pub(crate) const LMR_MIN_INDEX: usize = 2;
/// Rounding offset of log2(depth) * log2(index), in sixteenths.
pub(crate) const LMR_OFFSET: u32 = 10;
/// log2(depth) * log2(index) per ply of reduction, in sixteenths.
pub(crate) const LMR_DIVISOR: u32 = 40;
/// Depths in the table of reductions; deeper nodes use the last.
pub(crate) const LMR_DEPTHS: usize = 32;
/// Indices in the table of reductions; later actions use the last.
pub(crate) const LMR_INDICES: usize = 128;
/// Ordering score per ply less of reduction.
pub(crate) const LMR_ORDERING_DIVISOR: i32 = 5_000;
/// Divisor of the reduction where one action can surround a Queen.
pub(crate) const LMR_CRITICAL_DIVISOR: i32 = 2;

// Move ordering.

/// Actions with at least this ordering score are neither pruned nor reduced.
pub(crate) const NEVER_REDUCED: i32 = 10_000;
/// Ordering score of a cell beside the opponent's Queen.
pub(crate) const NEAR_ENEMY_QUEEN: i16 = 5_000;
/// Ordering score of a cell beside the own Queen.
pub(crate) const NEAR_OWN_QUEEN: i16 = -2_500;
/// Bound of the absolute values in the history tables.
pub(crate) const HISTORY_MAX: i32 = 8_000;
/// History bonus per squared remaining ply.
pub(crate) const HISTORY_BONUS: i32 = 16;
/// Largest history bonus.
pub(crate) const HISTORY_MAX_BONUS: i32 = 1_200;
/// Divisor of the history tables when a new search begins.
pub(crate) const HISTORY_AGING_DIVISOR: i16 = 8;

// Searching on several threads.

/// Shallowest search of an action that ABDADA may defer, in plies.
pub(crate) const ABDADA_MIN_DEPTH: i32 = 2;
/// Shallowest node with a path window, in plies: anything below is searched faster than an update is found.
pub(crate) const PATH_WINDOW_MIN_DEPTH: i32 = 2;
/// Nodes between two checks for table updates along the path.
pub(crate) const NODES_PER_UPDATE_CHECK: u64 = 16;
/// First iteration that a thread running ahead may skip, in plies.
pub(crate) const FIRST_SKIPPED_DEPTH: i32 = 3;

// Evaluation-delta history.

/// Weight of the old average when a delta is added to it: it moves by one in this many parts.
pub(crate) const EVAL_DELTA_WEIGHT: i32 = 16;
/// Largest absolute delta that is recorded, in centipawns.
pub(crate) const EVAL_DELTA_MAX: i32 = 2_000;

// Sizes of tables.

/// Entries of every table that is indexed by an action: the butterfly history, the countermoves and the
/// evaluation-delta history. A power of two.
pub(crate) const ACTION_TABLE_SIZE: usize = 1 << 19;
/// Entries of the continuation history. A power of two.
pub(crate) const CONTINUATION_SIZE: usize = 1 << 16;
/// Binary logarithm of the entries of the evaluation cache.
pub(crate) const EVAL_CACHE_BITS: u32 = 18;
/// Entries of the table of actions under search (ABDADA). A power of two.
pub(crate) const ABDADA_SIZE: usize = 1 << 12;
