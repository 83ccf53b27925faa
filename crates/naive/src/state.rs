//! The state of a game (A2), and simple questions about it (A1).

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::cell::Cell;
use crate::game_type::GameType;
use crate::tile::{Bug, Colour, Face, Tile};

/// The statuses that one turn makes for the next (A2, E17).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Sets {
    pub(crate) resting: BTreeSet<Tile>,
    pub(crate) stung: BTreeSet<Tile>,
    pub(crate) placed: BTreeSet<Tile>,
    pub(crate) moved: BTreeSet<Tile>,
    pub(crate) flipped: BTreeSet<Tile>,
}

impl Sets {
    /// The five sets under their names, in the order in which they are printed.
    pub(crate) fn named(&self) -> [(&'static str, &BTreeSet<Tile>); 5] {
        [
            ("resting", &self.resting),
            ("stung", &self.stung),
            ("placed", &self.placed),
            ("moved", &self.moved),
            ("flipped", &self.flipped),
        ]
    }

    pub(crate) fn named_mut(&mut self) -> [(&'static str, &mut BTreeSet<Tile>); 5] {
        [
            ("resting", &mut self.resting),
            ("stung", &mut self.stung),
            ("placed", &mut self.placed),
            ("moved", &mut self.moved),
            ("flipped", &mut self.flipped),
        ]
    }
}

/// How many actions the turn of the side to move has (A12).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Double {
    /// An ordinary turn of one action.
    #[default]
    No,
    /// A double turn, before its first action.
    First,
    /// A double turn, before its second action.
    Second,
}

/// The state of a game (A2): a position, with everything the rules ask about the past.
///
/// It does not count repetitions: [`State::repetition_key`] lets the caller do so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub(crate) game: Arc<GameType>,
    /// The stacks, bottom to top; no stack is empty.
    pub(crate) stacks: BTreeMap<Cell, Vec<Bug>>,
    /// The acting player.
    pub(crate) side: Colour,
    /// The number of the acting player's turn.
    pub(crate) turn: u32,
    /// The statuses that the opponent's last turn made.
    pub(crate) sets: Sets,
    /// The statuses that the first action of the present double turn has made (E20: not yet in force).
    pub(crate) made: Sets,
    pub(crate) removed: BTreeSet<Tile>,
    /// Swarm: the hands of White and Black.
    pub(crate) white_hand: BTreeSet<Tile>,
    pub(crate) black_hand: BTreeSet<Tile>,
    /// Fixed faces: the tiles off the table that lie back up.
    pub(crate) backs: BTreeSet<Tile>,
    /// The colour of the Honeycombo's upper face.
    pub(crate) combo: Colour,
    /// The opponent's last turn was a combo-flip.
    pub(crate) locked: bool,
    pub(crate) double: Double,
    /// The opponent, if their next turn is a double turn.
    pub(crate) pending: Option<Colour>,
}

impl State {
    /// A state with nothing on the table, White's first turn.
    pub(crate) fn empty(game: GameType) -> State {
        State {
            game: Arc::new(game),
            stacks: BTreeMap::new(),
            side: Colour::White,
            turn: 1,
            sets: Sets::default(),
            made: Sets::default(),
            removed: BTreeSet::new(),
            white_hand: BTreeSet::new(),
            black_hand: BTreeSet::new(),
            backs: BTreeSet::new(),
            combo: Colour::Black,
            locked: false,
            double: Double::No,
            pending: None,
        }
    }

    // The table.

    /// h(c): the number of bugs in the stack.
    pub(crate) fn height(&self, cell: Cell) -> usize {
        self.stacks.get(&cell).map_or(0, Vec::len)
    }

    /// The uncovered bug of a cell.
    pub(crate) fn top(&self, cell: Cell) -> Option<Bug> {
        self.stacks.get(&cell)?.last().copied()
    }

    /// The colour of a cell is that of its top.
    pub(crate) fn colour(&self, cell: Cell) -> Option<Colour> {
        self.top(cell).map(Bug::colour)
    }

    /// The cells with their tops.
    pub(crate) fn tops(&self) -> Vec<(Cell, Bug)> {
        let stacks = self.stacks.iter();
        stacks.map(|(&cell, stack)| (cell, *stack.last().expect("no stack is empty"))).collect()
    }

    /// The tops of the adjacent cells: what the top of this cell touches.
    pub(crate) fn touched(&self, cell: Cell) -> Vec<(Cell, Bug)> {
        let mut touched = Vec::new();
        for neighbour in cell.neighbours() {
            if let Some(bug) = self.top(neighbour) {
                touched.push((neighbour, bug));
            }
        }
        touched
    }

    /// Where a tile is on the table, and the bug it is there.
    pub(crate) fn find(&self, tile: Tile) -> Option<(Cell, Bug)> {
        let mut bugs =
            self.stacks.iter().flat_map(|(&cell, stack)| stack.iter().map(move |&bug| (cell, bug)));
        bugs.find(|(_, bug)| bug.tile == tile)
    }

    /// Where a tile is, if it is on the table and uncovered.
    pub(crate) fn find_top(&self, tile: Tile) -> Option<Cell> {
        let tops = self.tops();
        tops.iter().find(|(_, bug)| bug.tile == tile).map(|(cell, _)| *cell)
    }

    /// The Honeycombo's cell.
    pub(crate) fn honeycombo(&self) -> Option<Cell> {
        let bottoms = self.stacks.iter().find(|(_, stack)| stack[0].face == Face::Honeycombo);
        bottoms.map(|(&cell, _)| cell)
    }

    /// Whether something lies on the Honeycombo.
    pub(crate) fn honeycombo_is_covered(&self) -> bool {
        self.honeycombo().is_some_and(|cell| self.height(cell) > 1)
    }

    /// A6: whether the occupied cells are connected when each of these cells is one bug lower.
    pub(crate) fn is_one_hive_without(&self, lifted: &[Cell]) -> bool {
        let is_left = |cell: &Cell| self.height(*cell) > usize::from(lifted.contains(cell));
        let mut left: BTreeSet<Cell> = self.stacks.keys().copied().filter(is_left).collect();
        let Some(first) = left.pop_first() else {
            return true;
        };
        let mut reached = vec![first];
        while let Some(cell) = reached.pop() {
            reached.extend(cell.neighbours().filter(|neighbour| left.remove(neighbour)));
        }
        left.is_empty()
    }

    // Off the table.

    /// Whether a player's Queen is on the table.
    pub(crate) fn queen_is_in_play(&self, colour: Colour) -> bool {
        let bugs = || self.stacks.values().flatten();
        bugs().any(|bug| bug.tile.is_queen() && bug.colour() == colour)
    }

    /// Whether a tile is neither on the table nor out of the game.
    pub(crate) fn is_in_reserve(&self, tile: Tile) -> bool {
        !self.removed.contains(&tile) && self.find(tile).is_none()
    }

    /// The tiles a player may place: the reserve, in Swarm the hand.
    pub(crate) fn tiles_to_place(&self, colour: Colour) -> BTreeSet<Tile> {
        if self.game.swarm {
            return self.hand(colour).clone();
        }
        let own = self.game.tiles.iter().copied().filter(|tile| tile.colour == colour);
        own.filter(|tile| self.is_in_reserve(*tile)).collect()
    }

    pub(crate) fn hand(&self, colour: Colour) -> &BTreeSet<Tile> {
        if colour == Colour::White { &self.white_hand } else { &self.black_hand }
    }

    pub(crate) fn hand_mut(&mut self, colour: Colour) -> &mut BTreeSet<Tile> {
        if colour == Colour::White { &mut self.white_hand } else { &mut self.black_hand }
    }

    /// A9: the bag is everything that is not on the table, in a hand or removed.
    pub(crate) fn bag_tiles(&self) -> BTreeSet<Tile> {
        if !self.game.swarm {
            return BTreeSet::new();
        }
        let tiles = self.game.tiles.iter().copied();
        tiles
            .filter(|tile| self.is_in_reserve(*tile))
            .filter(|tile| !self.white_hand.contains(tile) && !self.black_hand.contains(tile))
            .collect()
    }

    /// Of tiles of one kind off the table the lowest number (with fixed faces: same face up).
    pub(crate) fn one_of_each_kind(&self, tiles: &BTreeSet<Tile>) -> Vec<Tile> {
        let mut seen = BTreeSet::new();
        let mut ones = Vec::new();
        // A set of tiles goes through the tiles of a kind in the order of their numbers.
        for &tile in tiles {
            if seen.insert((tile.kind(), self.backs.contains(&tile))) {
                ones.push(tile);
            }
        }
        ones
    }
}
