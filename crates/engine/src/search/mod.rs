//! The search: iterative deepening over a principal variation search.
//!
//! A reader may follow the files in the order in which a search runs through them:
//!
//! | file | what it does |
//! |---|---|
//! | `iterate` | iterative deepening and aspiration windows |
//! | `node` | one node: everything that may end it before an action is tried |
//! | `static_eval` | the static evaluation of a node, through the evaluation cache |
//! | `threats` | immediate wins, and actions that do not parry a threat |
//! | `null_move` | null-move pruning |
//! | `prediction` | prediction pruning (ours) |
//! | `moves` | the loop over the actions of a node |
//! | `late_moves` | late-move pruning, futility pruning, late-move reductions |
//! | `child` | one action: played, searched with a zero or a full window, taken back |
//! | `ordering` | the move picker, killers, countermoves and history tables |
//! | `smp` | several threads: ABDADA and path windows (ours) |
//! | `stack` | the path from the root to the node, and repetitions |
//! | `control` | node counts, limits and stopping |
//! | `params` | every number of the search |

mod child;
pub(crate) mod control;
pub(crate) mod iterate;
mod late_moves;
pub(crate) mod limits;
mod moves;
mod node;
mod null_move;
pub(crate) mod ordering;
pub(crate) mod params;
pub(crate) mod prediction;
pub(crate) mod report;
pub(crate) mod score;
pub(crate) mod smp;
mod stack;
mod static_eval;
pub(crate) mod stop_signal;
mod threats;
pub(crate) mod time_source;

use skep_rules::{Action, ActionList, Pack, Position};

use crate::eval::ExtractedFeatures;
use crate::search::control::{Control, NodeCounts};
use crate::search::ordering::history::HistoryTables;
use crate::search::ordering::picker::MovePicker;
use crate::search::smp::SmpState;
use crate::search::stack::SearchStack;
use crate::tables::Tables;

/// The search of one thread.
pub(crate) struct Searcher<'a> {
    /// The position of the node under search: actions are played on it and taken back.
    pub(crate) position: Position,
    variant: Variant,
    root: Root,
    stack: SearchStack,
    tables: &'a Tables,
    history: &'a mut HistoryTables,
    pub(crate) smp: SmpState<'a>,
    pub(crate) control: Control<'a>,
    pub(crate) counts: NodeCounts,
    scratch: Scratch,
}

/// Facts about the game type that the search asks for at every node.
#[derive(Clone, Copy)]
struct Variant {
    /// A game without expansions beyond Mosquito, Ladybug and Pillbug: what an action does is known without playing it.
    is_standard: bool,
    /// Predators can remove a Queen.
    has_predators: bool,
}

/// The state of the iteration under way at the root.
struct Root {
    /// The depth of the iteration, in plies.
    depth: usize,
    /// The best action so far.
    best: Option<Action>,
    /// The score of the best action.
    best_score: i32,
    /// First actions that have a line already, when several lines are wanted.
    excluded: Vec<Action>,
    /// The only first actions that are searched; empty if all are.
    only: Vec<Action>,
}

impl Root {
    /// Whether a first action is left out.
    fn skips(&self, action: Action) -> bool {
        self.excluded.contains(&action)
            || !self.only.is_empty() && self.only.iter().all(|only| only.bits() != action.bits())
    }

    /// Whether all first actions are searched. Otherwise the result is not that of the position.
    fn is_complete(&self) -> bool {
        self.excluded.is_empty() && self.only.is_empty()
    }
}

/// Memory that is used again from node to node.
struct Scratch {
    features: ExtractedFeatures,
    /// Move pickers of nodes that are done.
    pickers: Vec<MovePicker>,
    actions: ActionList,
}

impl<'a> Searcher<'a> {
    /// A search of this position. `game_path` holds the hashes of the positions before it that may still be repeated.
    pub(crate) fn new(
        position: &Position,
        game_path: Vec<u64>,
        tables: &'a Tables,
        history: &'a mut HistoryTables,
        smp: SmpState<'a>,
        control: Control<'a>,
    ) -> Searcher<'a> {
        let game_type = position.game_type();
        Searcher {
            position: position.clone(),
            variant: Variant {
                is_standard: game_type.is_standard(),
                has_predators: game_type.has_pack(Pack::Predators),
            },
            root: Root {
                depth: 0,
                best: None,
                best_score: 0,
                excluded: Vec::new(),
                only: Vec::new(),
            },
            stack: SearchStack::new(game_path),
            tables,
            history,
            smp,
            control,
            counts: NodeCounts::default(),
            scratch: Scratch {
                features: ExtractedFeatures::new(),
                pickers: Vec::new(),
                actions: ActionList::new(),
            },
        }
    }
}

impl Searcher<'_> {
    /// Searches only these first actions, if any are given.
    pub(crate) fn restrict_root(&mut self, only: &[Action]) {
        self.root.only = only.to_vec();
    }
}

/// The action with a tile drawn from the bag, if it draws one. The tile is unknown, so the hash of the position selects
/// one: the same for every action of a position, and different from position to position, and from salt to salt.
fn with_sampled_draw(position: &Position, action: Action, salt: u64) -> Action {
    position.with_draw(action, |_| {
        let draws = position.draws(action);
        let number = (position.zobrist_hash() ^ salt).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32;
        draws.into_iter().nth(number as usize % draws.len() as usize)
    })
}
