//! Which searches a review needs, one after the other.

use skep_record::{GameTree, NodeId, TreeStep};
use skep_rules::{Action, Color, DrawnTile, Family, Game};

use crate::evaluation::Evaluation;
use crate::line::read_line;
use crate::win_chance::WinChance;

/// How much is searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// The number of nodes of each search of the first pass.
    pub nodes: u64,
    /// The factor by which a search of the second pass is larger.
    pub second_pass: u64,
}

impl Effort {
    /// The usual effort: about 6 seconds for 60 moves of a tournament game with two threads, about 11 in a browser.
    pub const DEFAULT: Effort = Effort { nodes: 40_000, second_pass: 12 };
}

impl Default for Effort {
    fn default() -> Effort {
        Effort::DEFAULT
    }
}

/// Points of win chance: a move that loses as many in the first pass is searched again in the second.
const SECOND_PASS_LOSS: f64 = 2.0;

/// The factor by which searches are larger where tiles are drawn from a bag: each is the average of many. Eight of them and
/// three actions would take 24 times the nodes to be as deep; with four times, they reach depth 5 or 6 instead of 10.
const AVERAGED_EFFORT: u64 = 4;

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

impl SearchId {
    /// A number that stands for the search in files.
    pub const fn number(self) -> u32 {
        (self.index * 4 + self.pass * 2) as u32 + self.is_best as u32
    }

    /// The search with this number. The review may have no such search.
    pub const fn from_number(number: u32) -> SearchId {
        let (index, pass) = ((number / 4) as usize, (number / 2 % 2) as usize);
        SearchId { index, pass, is_best: number % 2 == 1 }
    }
}

/// A search that a review needs. Where tiles are drawn from a bag, its score has to be an average over what may be drawn:
/// chance is nobody's merit or fault.
#[derive(Clone, Debug)]
pub struct SearchRequest {
    /// Identifies the search.
    pub id: SearchId,
    /// The game before the move.
    pub game: Game,
    /// The only first action to search; `None` for the best of all.
    pub action: Option<Action>,
    /// The tile that had been drawn and had to be placed: nothing else was possible.
    pub drawn: DrawnTile,
    /// The number of nodes.
    pub nodes: u64,
}

/// A search that judges an answer to a question of a [`Training`](crate::Training), with the effort of the review.
#[derive(Clone, Debug)]
pub struct AnswerRequest {
    /// The game before the move.
    pub game: Game,
    /// The only first action to search.
    pub action: Action,
    /// The tile that it places, if that had to be drawn before.
    pub drawn: DrawnTile,
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
    /// The node before it.
    pub(crate) before: NodeId,
    pub(crate) player: Color,
    pub(crate) action: Action,
    /// Whether the action drew a tile from the bag.
    pub(crate) draws: bool,
    /// The tile that had been drawn before it.
    pub(crate) drawn: DrawnTile,
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
            let (before, position) = (tree.current(), tree.position().clone());
            let player = position.to_move();
            tree.go_to(node);
            if let Some(&TreeStep::Action(action)) = tree.step(node) {
                let draws = action.drawn().is_some();
                let drawn = DrawnTile::before(&position, action);
                let passes = Default::default();
                moves.push(LineMove { node, before, player, action, draws, drawn, passes });
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
        let LineMove { action, drawn, .. } = self.moves[index];
        let game = self.game_before(index);
        let nodes = self.nodes(pass, &game);
        let action = (!is_best).then_some(action.drawing(None));
        Some(SearchRequest { id, game, action, drawn, nodes })
    }

    /// The search that judges another action instead of the move with this number, with the effort with which the move
    /// itself was searched. `None` if there is no such move.
    pub fn search_answer(&self, index: usize, action: Action) -> Option<AnswerRequest> {
        let it = self.moves.get(index)?;
        let game = self.game_before(index);
        let nodes = self.nodes(usize::from(it.is_searched(1)), &game);
        let drawn = DrawnTile::before(game.position(), action);
        if drawn.tile().is_some() && it.drawn.tile().is_none() {
            // The answer was to draw a tile, whichever came.
            let (action, drawn) = (Action::Draw { drawn: None }, DrawnTile::default());
            return Some(AnswerRequest { game, action, drawn, nodes });
        }
        Some(AnswerRequest { game, action: action.drawing(None), drawn, nodes })
    }

    /// The game before the move with this number.
    fn game_before(&self, index: usize) -> Game {
        let mut game = self.game.clone();
        while game.len() > self.first_len() + index && game.undo() {}
        game
    }

    /// The number of nodes of a search of this game in a pass.
    fn nodes(&self, pass: usize, game: &Game) -> u64 {
        let factor = if pass == 0 { 1 } else { self.effort.second_pass };
        let draws = if game.position().bag().is_empty() { 1 } else { AVERAGED_EFFORT };
        self.effort.nodes.saturating_mul(factor).saturating_mul(draws)
    }

    /// Records the result of a search whose line is given as text. Returns whether the review has such a search, and the
    /// line could be read.
    pub fn record_text(&mut self, id: SearchId, value: Evaluation, line: &[String]) -> bool {
        if id.index >= self.moves.len() {
            return false;
        }
        let line = read_line(self.game_before(id.index).position(), line);
        let is_read = !line.is_empty();
        if is_read {
            self.record(id, SearchResult { value, line });
        }
        is_read
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

    /// The number of moves of the line.
    pub fn len(&self) -> usize {
        self.moves.len()
    }

    /// Whether the line has no moves.
    pub fn is_empty(&self) -> bool {
        self.moves.is_empty()
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

    /// The best line and the value of the played action, as one pass has found them.
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
