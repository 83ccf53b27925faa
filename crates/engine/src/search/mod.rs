//! The tree of a search: principal variation search, with a transposition table.

pub(crate) mod clock;
pub(crate) mod limits;
mod moves;
mod node;
pub(crate) mod ordering;
mod prediction;
pub(crate) mod pv;
pub(crate) mod score;
pub(crate) mod smp;

use std::sync::atomic::{AtomicBool, Ordering};

use skep_rules::{Action, ActionList, Cell, Color, Outcome, Pack, Position, Tile};

use crate::engine::Line;
use crate::eval::{Evaluation, ExtractedFeatures, evaluate_with};
use crate::search::limits::Deadline;
use crate::search::ordering::history::{Order, Surroundings};
use crate::search::ordering::picker::{Pick, Picker};
use crate::search::score::{FORCED, Score, WIN};
use crate::search::smp::abdada::Busy;
use crate::search::smp::iterations::{Round, Rounds};
use crate::search::smp::path_window::Question;
use crate::tables::eval_cache::Judgements;
use crate::tables::eval_delta::Changes;
use crate::tables::transposition::{Bound, Entry, Table};
use moves::Window;
use node::Node;

const MAX_PLY: usize = 120;
/// A thread looks whether others have found out something at one in so many positions, if it is set up.
const NEWS_EVERY: u64 = 16;
/// Below this depth a question is answered sooner than another thread's answer is found.
const ASK_DEPTH: i32 = 2;
const INFINITE: i32 = WIN + 1;
/// Beyond the horizon, so many actions that save the Queen are enough.
const ENOUGH_SAVED: i32 = 3;
/// So much better than beta a position must look, for every action ahead, to be taken to stay so.
const MARGIN: i32 = 90;
/// What is known about the way to a position.
#[derive(Clone, Copy, Default)]
struct Step {
    /// The action that led here, as [`Action::bits`].
    action: u32,
    /// How good the position looked.
    standing: i32,
    /// How good it would look if the last action had changed nothing.
    unchanged: i32,
    /// The hash of the position.
    key: u64,
    /// The other side could surround the Queen of the side to move.
    threatened: bool,
    /// Neither Queen has four tiles around her, so that one more does not make five.
    roomy: bool,
    /// How many positions before this one may come back: nothing was placed since.
    since: usize,
}

/// What the threads of a search share.
#[derive(Clone, Copy)]
pub(crate) struct Shared<'a> {
    pub(crate) table: &'a Table,
    pub(crate) judgements: &'a Judgements,
    pub(crate) changes: &'a Changes,
    /// With more than one thread.
    pub(crate) busy: Option<&'a Busy>,
    /// With more than one thread, if all of them look for the same.
    pub(crate) rounds: Option<&'a Rounds>,
}

/// A search of one thread.
pub(crate) struct Tree<'a> {
    pub(crate) position: Position,
    pub(crate) deadline: Deadline,
    pub(crate) nodes: u64,
    /// How many of them were told without being set up.
    pub(crate) foreseen: u64,
    /// The best first action of the round under way.
    pub(crate) best: Option<Action>,
    /// First actions that have their line already.
    pub(crate) excluded: Vec<Action>,
    table: &'a Table,
    judgements: &'a Judgements,
    changes: &'a Changes,
    order: &'a mut Order,
    /// Whether to look up at every position that is set up, and not only now and then.
    attentive: bool,
    /// What other threads are looking at, if there are others.
    busy: Option<&'a Busy>,
    /// What other threads have finished.
    rounds: Option<&'a Rounds>,
    /// The hashes of the positions before this one.
    path: Vec<u64>,
    steps: Vec<Step>,
    /// With several threads, what is to be found out about each position on the way while its actions are tried.
    questions: Vec<Option<Question>>,
    stop: &'a AtomicBool,
    stopped: bool,
    /// Another thread has found out something about the position so many plies from the root, which is on the way
    /// to the one this thread is at.
    news: Option<usize>,
    /// In the first round it is not stopped before there is something to fall back on.
    first_round: bool,
    /// How deep the round under way goes.
    round_depth: usize,
    /// Room for what is seen of a position.
    extracted: ExtractedFeatures,
    /// Room for those of the positions under way.
    pickers: Vec<Picker>,
    /// Room for another list.
    actions: ActionList,
    standard: bool,
    /// Whether royals can be removed.
    predators: bool,
}

impl<'a> Tree<'a> {
    pub(crate) fn new(
        position: &Position,
        path: Vec<u64>,
        shared: Shared<'a>,
        order: &'a mut Order,
        deadline: Deadline,
        stop: &'a AtomicBool,
    ) -> Tree<'a> {
        let mut steps = vec![Step::default(); MAX_PLY + 2];
        steps[0].since = path.len();
        Tree {
            position: position.clone(),
            attentive: shared.busy.is_some() || deadline.counts_nodes(),
            deadline,
            nodes: 0,
            foreseen: 0,
            best: None,
            excluded: Vec::new(),
            table: shared.table,
            judgements: shared.judgements,
            changes: shared.changes,
            order,
            busy: shared.busy,
            rounds: shared.rounds,
            path,
            steps,
            questions: vec![None; MAX_PLY + 2],
            stop,
            stopped: false,
            news: None,
            first_round: true,
            round_depth: 0,
            extracted: ExtractedFeatures::new(),
            pickers: Vec::new(),
            actions: ActionList::new(),
            standard: position.game_type().is_standard(),
            predators: position.game_type().has_pack(Pack::Predators),
        }
    }

    /// One search of the whole tree.
    pub(crate) fn search_root(&mut self, depth: i32, alpha: i32, beta: i32) -> i32 {
        self.best = None;
        self.news = None;
        self.steps[0].key = self.position.zobrist_hash();
        self.round_depth = depth as usize;
        self.search(depth, alpha, beta, 0, false)
    }

    /// From now on the search may be stopped.
    pub(crate) fn may_stop(&mut self) {
        self.first_round = false;
    }

    /// Whether the search has been stopped; its last score means nothing then.
    pub(crate) fn is_stopped(&self) -> bool {
        self.stopped
    }

    /// Whether another thread has finished the round under way, or a deeper one.
    fn is_overtaken(&self) -> bool {
        self.rounds.is_some_and(|rounds| rounds.have(self.round_depth as u32))
    }

    /// Whether the threads go on together when one of them has finished a round, or there is only one.
    pub(crate) fn is_in_step(&self) -> bool {
        self.busy.is_none() || self.rounds.is_some()
    }

    /// The round is over: tells what it has found, this thread or another that was faster. Nothing, if the
    /// search has been stopped before.
    pub(crate) fn end_round(&mut self, score: i32) -> Option<Round> {
        let depth = self.round_depth as u32;
        if !self.stopped {
            let actions = self.line(self.round_depth);
            let round = Round { depth, line: Line { score: Score(score), actions } };
            if let Some(rounds) = self.rounds {
                rounds.finish(round.clone());
            }
            return Some(round);
        }
        let round = self.rounds?.deepest().filter(|round| round.depth >= depth)?;
        self.stopped = false;
        self.best = round.line.actions.first().copied();
        Some(round)
    }

    /// The best line, as the table remembers it.
    pub(crate) fn line(&self, length: usize) -> Vec<Action> {
        let mut position = self.position.clone();
        let mut line = Vec::new();
        let mut next = self.best;
        while let Some(action) = next {
            line.push(action);
            position.play_listed(sample(&position, action));
            if line.len() >= length || position.outcome().is_some() {
                break;
            }
            let best = self.table.get(position.zobrist_hash(), 0).map_or(0, |entry| entry.action);
            next = position.action_with(best);
        }
        line
    }

    /// Comes to a position so many plies from the root, and counts it. False if there is no use in looking at it any more.
    #[inline]
    fn visit(&mut self, ply: usize) -> bool {
        self.count(self.attentive, ply)
    }

    /// The same for one whose score is foreseen, so that it is not set up.
    #[inline]
    fn pass_by(&mut self, ply: usize) -> bool {
        // That takes so little time that news can wait.
        let visited = self.count(self.deadline.counts_nodes(), ply);
        self.foreseen += u64::from(visited);
        visited
    }

    /// Counts a position, and looks up first if that is due.
    #[inline]
    fn count(&mut self, is_due: bool, ply: usize) -> bool {
        if is_due || self.nodes & 255 == 0 {
            self.look_up(ply);
        }
        self.nodes += u64::from(!self.is_leaving());
        !self.is_leaving()
    }

    /// Sees whether something has happened elsewhere.
    #[inline(never)]
    fn look_up(&mut self, ply: usize) {
        if !self.stopped && (!self.first_round || self.best.is_some()) {
            let look = self.nodes & 255 == 0 || self.deadline.counts_nodes();
            self.stopped = look
                && (self.stop.load(Ordering::Relaxed) || self.deadline.is_over(self.nodes))
                || self.is_overtaken();
        }
        if self.busy.is_some() && self.news.is_none() && self.nodes.is_multiple_of(NEWS_EVERY) {
            self.news = self.find_news(ply);
        }
    }

    /// Whether this thread is on its way back, to where there are news or to the root.
    #[inline]
    fn is_leaving(&self) -> bool {
        self.stopped || self.news.is_some()
    }

    /// The score of the position for the side to move, if it lies between alpha and beta; otherwise a bound.
    fn search(&mut self, depth: i32, mut alpha: i32, mut beta: i32, ply: usize, null: bool) -> i32 {
        if !self.visit(ply) {
            return 0;
        }
        if let Some(score) = self.score_of_end(ply) {
            return score;
        }
        let key = self.steps[ply].key;
        if ply > 0 {
            if self.has_occurred(key, ply) {
                return 0;
            }
            // A win further away than one already found is of no use.
            alpha = alpha.max(ply as i32 - WIN);
            beta = beta.min(WIN - ply as i32 - 1);
            if alpha >= beta {
                return alpha;
            }
        }
        let wide = beta - alpha > 1;
        let mut known = None;
        if depth > 0 {
            known = self.table.get(key, ply as i32);
            if let Some(score) = settled(known, depth, alpha, beta, ply) {
                return score;
            }
        }
        // In standard games that has been asked before the action was played.
        if !self.standard
            && depth <= 0
            && !wide
            && let Some(score) = self.foresee(beta, ply)
        {
            return score;
        }
        let Evaluation { score: standing, wins, threatened } = self.judge(key, ply);
        // Beyond the standard games nothing is sure that has not been tried.
        let wins =
            if self.standard { wins } else { (wins || self.predators) && self.wins_at_once() };
        if wins && ply > 0 {
            return WIN - ply as i32 - 1;
        }
        // Where a Queen is about to fall, a few more plies.
        let tense = threatened || wins;
        let extra = self.round_depth.min(if self.standard { 6 } else { 2 });
        let beyond = depth <= 0 && tense && ply < self.round_depth + extra;
        let depth = if beyond { 1 } else { depth };
        if beyond {
            known = self.table.get(key, ply as i32);
            if let Some(score) = settled(known, depth, alpha, beta, ply) {
                return score;
            }
        }
        if depth <= 0 || ply >= MAX_PLY {
            return standing;
        }
        self.steps[ply].standing = standing;
        self.steps[ply].threatened = threatened;
        self.steps[ply].roomy = self.have_room(4);
        // That of another position, or of this one when it was looked at less deep.
        self.questions[ply] = None;
        let improving = ply < 2 || standing > self.steps[ply - 2].standing;
        if !wide && ply > 0 && !tense && beta.abs() < FORCED {
            // So good that a small margin will hold.
            let margin = MARGIN * depth - if improving { 60 } else { 0 };
            if depth <= 6 && standing - margin >= beta {
                return standing;
            }
            if !null && let Some(score) = self.do_nothing(depth, standing, beta, ply) {
                return score;
            }
        }
        // Without an idea where to begin, less depth.
        let depth = if known.is_none_or(|entry| entry.action == 0) && depth >= 4 {
            depth - 1
        } else {
            depth
        };

        let question = Question::new(depth, alpha, beta);
        match known {
            // That may be known already.
            Some(entry) if question.is_answered_by(entry) => {
                if ply > 0 && !wide {
                    return entry.score;
                }
            }
            _ if depth < ASK_DEPTH || ply == 0 && self.rounds.is_none() => {}
            _ => self.questions[ply] = self.busy.map(|_| question),
        }
        let known = known.map_or(0, |entry| entry.action);
        self.try_actions(Node {
            depth,
            alpha,
            beta,
            ply,
            known,
            standing,
            tense,
            beyond,
            improving,
        })
    }

    /// The score of a position in which the game is over.
    #[inline]
    fn score_of_end(&self, ply: usize) -> Option<i32> {
        let player = self.position.to_move();
        self.position.outcome().map(|outcome| match outcome {
            Outcome::Draw => 0,
            Outcome::Win(color) if color == player => WIN - ply as i32,
            Outcome::Win(_) => ply as i32 - WIN,
        })
    }

    /// Tries the actions of a position, the most promising first, and remembers what comes of it.
    fn try_actions(&mut self, node: Node) -> i32 {
        let Node { depth, mut alpha, beta, ply, known, .. } = node;
        let key = self.steps[ply].key;
        let last = if ply > 0 { self.steps[ply - 1].action } else { 0 };
        let mut picker = self.pickers.pop().unwrap_or_default();
        picker.restart();
        let threatened = self.steps[ply].threatened;
        let stake = threatened.then(|| self.position.stake()).flatten();
        let (mut best, mut best_score) = (None, -INFINITE);
        // Actions that other threads are at come back when all others are done.
        let mut deferred = Vec::new();
        let (mut again, mut saved, mut enough) = (0, 0, false);
        // An action to be tried once more, because another thread has found a better one meanwhile.
        let mut once_more = None;
        let mut answer = None;
        loop {
            let around = Surroundings { position: &self.position, ply, last, known };
            let next = match once_more.take() {
                None if enough => None,
                None => picker.pick(&around, self.order),
                pick => pick,
            };
            let second = next.is_none();
            if second {
                again += 1;
            }
            let Some(pick) = next.or_else(|| deferred.get(again - 1).copied()) else { break };
            let Pick { action, index, .. } = pick;
            if ply == 0 && self.excluded.contains(&action) {
                continue;
            }
            if best_score > -FORCED && node.leaves_out(pick, alpha) {
                // The others are not better.
                enough = true;
                continue;
            }
            // The first one has nothing to be compared with, unless another thread has been there.
            let is_compared = index > 0 || alpha > node.alpha;
            let late = is_compared.then(|| node.reduction(pick));
            let lost = stake.as_ref().and_then(|stake| self.lose_after(action, stake, ply));
            let window = Window { depth: depth - 1, late, alpha, beta };
            let told = lost.or_else(|| self.tell_after(action, window, ply));
            let score = told.or_else(|| self.look_unless_busy(action, window, ply, !second));
            let Some(score) = score else {
                deferred.push(pick);
                continue;
            };
            if self.news == Some(ply) && !self.stopped {
                if let Some(news) = self.hear_news(ply) {
                    (alpha, best_score) = (alpha.max(news.score), news.score);
                    best = news.action;
                    if news.is_answer {
                        answer = Some(news.score);
                        break;
                    }
                }
                once_more = Some(pick);
                continue;
            }
            if self.is_leaving() {
                break;
            }
            saved += i32::from(score > -FORCED);
            enough |= node.beyond && saved >= ENOUGH_SAVED;
            if score > best_score {
                best_score = score;
                best = Some(action);
                if ply == 0 && (score > alpha || self.best.is_none()) {
                    self.best = Some(action);
                }
            }
            if score > alpha
                && score < beta
                && let Some(question) = &mut self.questions[ply]
            {
                question.best = score;
                let depth = depth.clamp(0, 255) as u8;
                let better = Entry { action: action.bits(), score, depth, bound: Bound::Lower };
                self.table.put(key, ply as i32, better);
            }
            alpha = alpha.max(score);
            if alpha >= beta {
                self.order.reward(ply, last, picker.up_to(pick), depth);
                break;
            }
        }
        self.pickers.push(picker);
        if self.is_leaving() {
            return 0;
        }
        if let Some(answer) = answer {
            return answer;
        }
        let bound = match best_score {
            score if score >= beta => Bound::Lower,
            score if score > node.alpha => Bound::Exact,
            _ => Bound::Upper,
        };
        let action = match bound {
            Bound::Upper => known,
            _ => best.map_or(0, |action: Action| action.bits()),
        };
        if ply > 0 || self.excluded.is_empty() {
            let depth = depth.clamp(0, 255) as u8;
            self.table.put(key, ply as i32, Entry { action, score: best_score, depth, bound });
        }
        best_score
    }

    /// Whether the position has occurred before, with the same side to move: two positions ago, four, and so on.
    #[inline]
    fn has_occurred(&self, key: u64, ply: usize) -> bool {
        let count = (self.steps[ply].since / 2).min(40);
        self.path.rchunks_exact(2).take(count).any(|past| past[0] == key)
    }

    /// The score of a position so good that even doing nothing holds it at beta, if it is.
    fn do_nothing(&mut self, depth: i32, standing: i32, beta: i32, ply: usize) -> Option<i32> {
        if depth < 3 || standing < beta || !self.standard || !self.steps[ply].roomy {
            return None;
        }
        let reduced = depth - 3 - depth / 4 - ((standing - beta) / 200).min(2);
        if reduced <= 0 && self.foresee_after(Action::Pass, reduced, 1 - beta, ply).is_some() {
            return if self.pass_by(ply + 1) { None } else { Some(0) };
        }
        let score = self.after(Action::Pass, reduced, ply, |tree, _| {
            -tree.search(reduced, -beta, 1 - beta, ply + 1, true)
        });
        match score {
            _ if self.is_leaving() => Some(0),
            FORCED.. => Some(beta),
            _ => (score >= beta).then_some(score),
        }
    }

    /// Whether the side to move can do what it has threatened to do: surround the other Queen. Most actions do not
    /// help against a threat, and to see that takes less time than to judge the position.
    #[inline]
    fn surely_wins(&self, ply: usize) -> bool {
        self.standard
            && ply > 0
            && self.steps[ply - 1].threatened
            && self.position.wins_by_last_side()
            && self.position.is_at_stake(!self.position.to_move())
    }

    /// What the position looks like, as it is remembered or as it is.
    #[inline]
    fn judge(&mut self, key: u64, ply: usize) -> Evaluation {
        // Of positions that are won at once nothing else is remembered, and at the root that is not enough.
        let remembered = if ply > 0 { self.judgements.get(key) } else { None };
        match remembered {
            Some(judgement) => judgement,
            // Such positions are met again and again, as long as the threat stands.
            None if self.surely_wins(ply) => {
                let wins = Evaluation { wins: true, ..Evaluation::default() };
                self.judgements.put(key, wins);
                wins
            }
            None => self.judge_anew(key, ply),
        }
    }

    /// Looks at the position, remembers that for a while and learns from it.
    fn judge_anew(&mut self, key: u64, ply: usize) -> Evaluation {
        let judgement = evaluate_with(&self.position, &mut self.extracted);
        self.judgements.put(key, judgement);
        if ply > 0 {
            let change = judgement.score - self.steps[ply].unchanged;
            self.changes.learn(self.steps[ply - 1].action, change);
        }
        judgement
    }

    /// Whether an action of the side to move wins the game.
    fn wins_at_once(&mut self) -> bool {
        let player = self.position.to_move();
        let queen = Tile::queen(!player);
        let cell = self.position.cell(queen);
        let besieged = self.position.occupied_sides(queen).is_some_and(|sides| sides >= 5);
        let mut actions = std::mem::take(&mut self.actions);
        self.position.actions_into(&mut actions);
        let found = actions.iter().any(|&action| {
            let near = |to: Cell| besieged && cell.is_some_and(|cell| cell.distance_to(to) <= 1);
            let may_win = match action {
                Action::Remove { victim, .. } => victim == queen,
                Action::Move { to, .. } | Action::Place { to, .. } => near(to),
                _ => false,
            };
            if !may_win {
                return false;
            }
            let undo = self.position.play_listed(sample(&self.position, action));
            let won = self.position.outcome() == Some(Outcome::Win(player));
            self.position.undo(undo);
            won
        });
        self.actions = actions;
        found
    }

    /// Whether both Queens have less than so many tiles around them.
    fn have_room(&self, sides: u32) -> bool {
        let has_room = |color| {
            let occupied = self.position.occupied_sides(Tile::queen(color));
            occupied.is_none_or(|occupied| occupied < sides)
        };
        Color::ALL.into_iter().all(has_room)
    }
}

/// The score of a position so many plies from the root of which this is known, if nothing is left to find out.
fn settled(known: Option<Entry>, depth: i32, alpha: i32, beta: i32, ply: usize) -> Option<i32> {
    let entry = known?;
    let settles = i32::from(entry.depth) >= depth && entry.settles(alpha, beta);
    // A line is wanted at the root, and where the window is wide.
    (settles && ply > 0 && beta - alpha == 1).then_some(entry.score)
}

/// The action with a tile drawn from the bag, where it draws. Nobody knows which, so some tile is taken: in one
/// position always the same whatever is played, in another one another.
fn sample(position: &Position, action: Action) -> Action {
    let draws = position.draws(action);
    if draws.is_empty() {
        return action;
    }
    let number = position.zobrist_hash().wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32;
    action.drawing(draws.into_iter().nth(number as usize % draws.len() as usize))
}
