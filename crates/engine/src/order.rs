//! In which order actions are tried: the better the first one, the less the others matter.

use skep_rules::{Action, Cell, Direction, Position, Tile};

use crate::judgements::Judgements;

/// What is remembered of actions that were good elsewhere in the tree.
pub(crate) struct Memory {
    /// For every depth in the tree the two last actions that refuted something.
    killers: Vec<[u32; 2]>,
    /// What has refuted an action before, by its tile and cell.
    answers: Vec<u32>,
    /// How often an action has refuted something, by tile and cell.
    history: Vec<i16>,
    /// The same, as an answer to the action before.
    continuation: Vec<i16>,
    pub(crate) judgements: Judgements,
    /// While actions are rated, how welcome each cell is; otherwise 0.
    places: Box<[i16; Cell::COUNT]>,
}

const HISTORY: usize = 1 << 19;
const CONTINUATION: usize = 1 << 16;
const MAX_HISTORY: i32 = 8_000;

/// Actions rated at least so high are not pruned or reduced.
pub(crate) const SPECIAL: i32 = 10_000;

/// Where in the tree actions are to be rated.
pub(crate) struct Surroundings<'a> {
    pub(crate) position: &'a Position,
    pub(crate) ply: usize,
    /// The action before, as [`Action::bits`].
    pub(crate) last: u32,
}

impl Memory {
    pub(crate) fn new() -> Memory {
        let mut memory = Memory {
            killers: vec![[0; 2]; 256],
            answers: vec![0; HISTORY],
            history: vec![0; HISTORY],
            continuation: vec![0; CONTINUATION],
            judgements: Judgements::new(),
            places: Box::new([0; Cell::COUNT]),
        };
        // The system hands out memory when it is written to for the first time. That takes long, so not in a search.
        memory.clear();
        memory
    }

    /// Forgets everything.
    // Not inlined: where it is known what was there before, nothing would be written.
    #[inline(never)]
    pub(crate) fn clear(&mut self) {
        self.killers.fill([0; 2]);
        self.answers.fill(0);
        self.history.fill(0);
        self.continuation.fill(0);
        self.judgements.clear();
    }

    pub(crate) fn forget(&mut self) {
        self.killers.fill([0; 2]);
        self.history.iter_mut().for_each(|value| *value /= 8);
        self.continuation.iter_mut().for_each(|value| *value /= 8);
    }

    fn slot(bits: u32) -> usize {
        bits as usize & (HISTORY - 1)
    }

    fn continuation_slot(last: u32, bits: u32) -> usize {
        let mixed = (last.wrapping_mul(0x9e37_79b1)) ^ bits.wrapping_mul(0x85eb_ca6b);
        (mixed >> 14) as usize & (CONTINUATION - 1)
    }

    /// The last of these actions has refuted the opponent's; those before it have not.
    pub(crate) fn reward(&mut self, ply: usize, last: u32, tried: &[Action], depth: i32) {
        let Some((action, others)) = tried.split_last() else { return };
        let bits = action.bits();
        if let Some(killers) = self.killers.get_mut(ply)
            && killers[0] != bits
        {
            *killers = [bits, killers[0]];
        }
        self.answers[Memory::slot(last)] = bits;
        let bonus = (depth * depth * 16).min(1_200);
        self.change(last, bits, bonus);
        for other in others {
            self.change(last, other.bits(), -bonus);
        }
    }

    fn change(&mut self, last: u32, bits: u32, bonus: i32) {
        let change = |value: &mut i16| {
            let old = i32::from(*value);
            *value = (old + bonus - old * bonus.abs() / MAX_HISTORY) as i16;
        };
        change(&mut self.history[Memory::slot(bits)]);
        change(&mut self.continuation[Memory::continuation_slot(last, bits)]);
    }

    /// How promising the actions look. Lists them as [`Action::bits`] too.
    // Not inlined: its loop needs all registers.
    #[inline(never)]
    pub(crate) fn rate(
        &mut self,
        surroundings: &Surroundings<'_>,
        actions: &[Action],
        bits: &mut Vec<u32>,
        ratings: &mut Vec<i32>,
    ) {
        let &Surroundings { position, ply, last } = surroundings;
        let player = position.to_move();
        // Towards the other Queen, and away from the own one.
        let queens = [(player, -2_500), (!player, 5_000)];
        let queens = queens.map(|(color, value)| (position.cell(Tile::queen(color)), value));
        for (queen, value) in queens {
            self.favor(queen, value);
        }
        let history = &self.history[..HISTORY];
        let continuation = &self.continuation[..CONTINUATION];
        let places = &*self.places;
        // The actions of a tile come one after the other.
        let (mut leaving, mut left) = (None, 0);
        bits.resize(actions.len(), 0);
        let rate = |(action, bits): (&Action, &mut u32)| {
            *bits = action.bits();
            let bits = *bits;
            let rating = i32::from(history[Memory::slot(bits)])
                + i32::from(continuation[Memory::continuation_slot(last, bits)]);
            match *action {
                Action::Move { tile, to } => {
                    if leaving != Some(tile) {
                        let from = position.cell(tile);
                        leaving = Some(tile);
                        left = from.map_or(0, |cell| i32::from(places[cell.index()]));
                    }
                    rating + i32::from(places[to.index()]) - left
                }
                Action::Place { to, .. } => rating + i32::from(places[to.index()]),
                // There are few of these, and they change much.
                Action::Remove { .. }
                | Action::Sting { .. }
                | Action::Swap { .. }
                | Action::Combo => rating + SPECIAL,
                _ => rating,
            }
        };
        ratings.clear();
        ratings.extend(actions.iter().zip(bits.iter_mut()).map(rate));
        for (queen, value) in queens {
            self.favor(queen, -value);
        }
        // What refuted something here or after the same action before; each action gets one bonus.
        let killers = self.killers.get(ply).copied().unwrap_or_default();
        let favorites = [killers[0], killers[1], self.answers[Memory::slot(last)]];
        for (index, &favorite) in favorites.iter().enumerate() {
            if favorite != 0
                && !favorites[..index].contains(&favorite)
                && let Some(found) = find(bits, favorite)
            {
                ratings[found] += [20_000, 18_000, 16_000][index];
            }
        }
    }

    /// Makes the Queen's cell and those beside it more welcome by so much.
    #[inline]
    fn favor(&mut self, queen: Option<Cell>, value: i16) {
        let Some(queen) = queen else { return };
        self.places[queen.index()] += value;
        for side in Direction::ALL {
            self.places[queen.neighbor(side).index()] += value;
        }
    }
}

/// Brings the best of the actions from this one on here and tells its rating. Most lists are never finished, so
/// they are not sorted.
#[inline]
pub(crate) fn pick(index: usize, actions: &mut [Action], ratings: &mut [i32]) -> i32 {
    // The largest first, so that the loop is one that compilers know how to make fast.
    let best = ratings[index..].iter().fold(i32::MIN, |best, &rating| best.max(rating));
    let place = find(&ratings[index..], best).unwrap_or(0) + index;
    actions.swap(index, place);
    ratings.swap(index, place);
    best
}

/// Where this is first in the list.
#[inline]
fn find<T: Copy + PartialEq>(list: &[T], wanted: T) -> Option<usize> {
    // Whole chunks without a way out are what compilers know how to make fast.
    const CHUNK: usize = 16;
    let is_in = |chunk: &[T]| chunk.iter().fold(false, |is_in, &item| is_in | (item == wanted));
    let chunks = list.chunks_exact(CHUNK);
    let whole = chunks.len();
    let before = chunks.take_while(|chunk| !is_in(chunk)).count();
    let begin = CHUNK * before.min(whole);
    let place = list[begin..].iter().position(|&item| item == wanted)?;
    Some(begin + place)
}
