//! Which searches a review needs, one after the other.

use skep_record::{GameTree, NodeId, TreeStep};
use skep_rules::{Action, Color, Family, Game};

use crate::evaluation::Evaluation;
use crate::win_chance::WinChance;

/// How much is searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// The number of nodes of each search of the first pass.
    pub nodes: u64,
    /// The factor by which a search of the second pass is larger.
    pub second_pass: u64,
}

impl Default for Effort {
    fn default() -> Effort {
        Effort { nodes: 40_000, second_pass: 12 }
    }
}

/// Points of win chance: a move that loses as many in the first pass is searched again in the second.
const SECOND_PASS_LOSS: f64 = 2.0;

/// A part of the searches, for one of several threads or workers that search at the same time. Each has its own moves, so
/// that the review does not depend on who is faster.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Share {
    /// The number of this part, from 0.
    pub number: usize,
    /// The number of parts.
    pub of: usize,
}

impl Share {
    /// Everything.
    pub const WHOLE: Share = Share { number: 0, of: 1 };

    fn has(self, index: usize) -> bool {
        index % self.of.max(1) == self.number
    }
}

/// Identifies a search of a review.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SearchId {
    index: usize,
    pass: usize,
    is_best: bool,
}

/// A search that a review needs.
#[derive(Clone, Debug)]
pub struct SearchRequest {
    /// Identifies the search.
    pub id: SearchId,
    /// The game before the move.
    pub game: Game,
    /// The only first action to search; `None` for the best of all.
    pub action: Option<Action>,
    /// The number of nodes.
    pub nodes: u64,
}

/// The result of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchResult {
    /// The value for the player to move.
    pub value: Evaluation,
    /// The best line; its first action is the best one.
    pub line: Vec<Action>,
}

/// The two searches of a move in one pass. That of the played action is not needed if it is the best.
#[derive(Clone, Debug, Default)]
struct Pass {
    best: Option<SearchResult>,
    played: Option<Evaluation>,
}

/// A move of the line under review.
#[derive(Clone, Debug)]
pub(crate) struct LineMove {
    pub(crate) node: NodeId,
    pub(crate) player: Color,
    pub(crate) action: Action,
    /// Whether the action drew a tile from the bag.
    pub(crate) draws: bool,
    passes: [Pass; 2],
}

/// Reviews one line of a game, the main line or another. It does not search itself: it asks for searches and is given
/// their results, so that a page, a terminal and a test can each search in their own way, stop, and go on later.
///
/// Each move is searched twice at equal effort: for the best action, and for the action that was played. Moves that seem
/// to lose something are searched again with more effort.
#[derive(Clone, Debug)]
pub struct Reviewer {
    pub(crate) family: Family,
    effort: Effort,
    /// The game at the end of the line.
    game: Game,
    pub(crate) moves: Vec<LineMove>,
}

impl Reviewer {
    /// The review of the line of a tree that leads to this node, of which nothing has been searched yet.
    pub fn new(tree: &GameTree, end: NodeId, effort: Effort) -> Reviewer {
        let mut tree = tree.clone();
        tree.to_start();
        let mut moves = Vec::new();
        let mut game = tree.game().clone();
        for node in tree.line_to(end) {
            let before = tree.position().clone();
            tree.go_to(node);
            if let Some(&TreeStep::Action(action)) = tree.step(node) {
                let player = before.to_move();
                let draws = action.drawn().is_some();
                moves.push(LineMove { node, player, action, draws, passes: Default::default() });
                game = tree.game().clone();
            }
        }
        Reviewer { family: game.position().game_type().family(), effort, game, moves }
    }

    /// The next search of a share, or `None` if that is complete. Moves are searched from the last to the first: what the
    /// engine has learnt of later positions helps it with earlier ones.
    pub fn next_search(&self, share: Share) -> Option<SearchRequest> {
        let id = self.next(share)?;
        let SearchId { index, pass, is_best } = id;
        let mut game = self.game.clone();
        while game.len() > self.first_len() + index && game.undo() {}
        let played = self.moves[index].action.drawing(None);
        let nodes = self.effort.nodes * if pass == 0 { 1 } else { self.effort.second_pass };
        Some(SearchRequest { id, game, action: (!is_best).then_some(played), nodes })
    }

    /// Records the result of a search.
    pub fn record(&mut self, id: SearchId, result: SearchResult) {
        let moved = self.moves.get_mut(id.index);
        let Some(pass) = moved.and_then(|moved| moved.passes.get_mut(id.pass)) else { return };
        if id.is_best {
            pass.best = Some(result);
        } else {
            pass.played = Some(result.value);
        }
    }

    /// The share of the work that is done, from 0 to 1. The second pass counts as much as the first, although its extent is
    /// known only after the first.
    pub fn progress(&self) -> f64 {
        let total = self.moves.len().max(1) as f64;
        let first = self.moves.iter().filter(|it| it.is_searched(0)).count() as f64;
        if first < total {
            return first / total / 2.0;
        }
        let needed = self.moves.iter().filter(|it| it.needs_second_pass(self.family)).count();
        let done =
            self.moves.iter().filter(|it| it.needs_second_pass(self.family) && it.is_searched(1));
        if needed == 0 { 1.0 } else { 0.5 + 0.5 * done.count() as f64 / needed as f64 }
    }

    /// Whether nothing is left to search.
    pub fn is_complete(&self) -> bool {
        self.next(Share::WHOLE).is_none()
    }

    /// The number of actions before the first move under review.
    fn first_len(&self) -> usize {
        self.game.len() - self.moves.len()
    }

    fn next(&self, share: Share) -> Option<SearchId> {
        let in_pass = |pass: usize| {
            let mine = self.moves.iter().enumerate().rev().filter(|&(index, _)| share.has(index));
            let open = mine.into_iter().find(|(_, it)| {
                !it.is_searched(pass) && (pass == 0 || it.needs_second_pass(self.family))
            });
            open.map(|(index, it)| SearchId {
                index,
                pass,
                is_best: it.passes[pass].best.is_none(),
            })
        };
        in_pass(0).or_else(|| in_pass(1))
    }
}

impl LineMove {
    /// Whether both searches of a pass are there, or the second is not needed.
    fn is_searched(&self, pass: usize) -> bool {
        self.values(pass).is_some()
    }

    /// Whether the first pass has found a loss.
    fn needs_second_pass(&self, family: Family) -> bool {
        let chance = |value| WinChance::of(value, family);
        self.values(0).is_some_and(|(best, played)| {
            let loss = chance(best.value).loss_to(chance(played));
            loss >= SECOND_PASS_LOSS || best.value.is_forced() != played.is_forced()
        })
    }

    /// The best line and the value of the played action, as one pass has found them. The played action is never better than
    /// the best one: if its own search says so, the search for the best has overlooked it.
    fn values(&self, pass: usize) -> Option<(&SearchResult, Evaluation)> {
        let Pass { best, played } = &self.passes[pass];
        let best = best.as_ref()?;
        let is_best = best.line.first().is_some_and(|it| it.bits() == self.action.bits());
        if is_best { Some((best, best.value)) } else { Some((best, (*played)?)) }
    }

    /// The best line and the value of the played action, as the deepest complete pass has found them.
    pub(crate) fn deepest_values(&self) -> Option<(&SearchResult, Evaluation)> {
        self.values(1).or_else(|| self.values(0))
    }
}
