//! The state of a game between two turns.

use crate::action::{Action, ActionList};
use crate::board::{Board, Summary};
use crate::color::{ByColor, Color};
use crate::game_type::GameType;
use crate::generate::{Count, generate};
use crate::hex::{Axial, Cell, Directions};
use crate::illegal::Illegal;
use crate::layout::Layout;
use crate::outcome::Outcome;
use crate::setup::Setup;
use crate::tile::{Tile, TileSet};
use crate::zobrist::{self, Family};

/// What the turn just ended has done to tiles, and what that forbids in this one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Statuses {
    /// Displaced in the turn just ended: they may not be displaced now, nor use a power.
    pub resting: TileSet,
    /// Placed in the opponent's last turn.
    pub placed: TileSet,
    /// Displaced in the opponent's last turn.
    pub moved: TileSet,
}

/// A legal position. It can only be reached by playing, or through
/// [`Setup`], which checks.
#[derive(Clone)]
pub struct Position {
    game_type: GameType,
    board: Board,
    hands: ByColor<TileSet>,
    to_move: Color,
    /// Turns that both players have finished.
    ply: u32,
    statuses: Statuses,
    anchor: Anchor,
}

/// A cell where something lies and the place it has for people. All other places follow
/// from it, see [`Position::place`].
#[derive(Clone, Copy, Debug)]
struct Anchor {
    cell: Cell,
    place: Axial,
}

/// What [`Position::undo`] needs to take an action back.
#[derive(Clone, Copy, Debug)]
pub struct Undo {
    action: Action,
    from: Cell,
    statuses: Statuses,
    anchor: Anchor,
    summary: Summary,
}

impl Undo {
    /// The action that will be taken back.
    pub fn action(&self) -> Action {
        self.action
    }
}

impl Position {
    /// The start of a game.
    pub fn new(game_type: GameType) -> Position {
        Position {
            game_type,
            board: Board::new(),
            hands: ByColor {
                white: game_type.tiles(Color::White),
                black: game_type.tiles(Color::Black),
            },
            to_move: Color::White,
            ply: 0,
            statuses: Statuses::default(),
            anchor: Anchor { cell: Cell::ORIGIN, place: Axial::default() },
        }
    }

    /// The position of a set-up that has been checked.
    pub(crate) fn from_checked(setup: &Setup) -> Position {
        let mut position = Position::new(setup.game_type);
        if let Some((place, _)) = setup.stacks.first() {
            position.anchor = Anchor { cell: Cell::at(*place), place: *place };
        }
        for (place, stack) in setup.stacks_in_contact() {
            for &tile in stack {
                position.board.put(tile, Cell::at(place));
            }
        }
        for color in Color::ALL {
            position.hands[color] = position.hands[color].without(position.board.tiles());
        }
        position.to_move = setup.to_move;
        position.ply = 2 * (setup.turn - 1) + setup.to_move as u32;
        position.statuses = setup.statuses;
        position
    }

    /// The set-up of this position.
    pub fn setup(&self) -> Setup {
        let layout = self.layout();
        let occupied = |&(_, cell): &(Axial, Cell)| !self.board.at(cell).is_empty();
        let mut stacks: Vec<_> = layout
            .cells()
            .filter(occupied)
            .map(|(place, cell)| (place, self.stack(cell)))
            .collect();
        stacks.sort_unstable();
        Setup {
            game_type: self.game_type,
            to_move: self.to_move,
            turn: self.turn(),
            stacks,
            statuses: self.statuses,
        }
    }

    /// Where the hive and the cells beside it lie for people.
    pub fn layout(&self) -> Layout {
        Layout::of(&self.board, self.anchor.cell, self.anchor.place)
    }

    /// The place of a cell of the hive or beside it.
    pub fn place(&self, cell: Cell) -> Option<Axial> {
        self.layout().place(cell)
    }

    /// The cell in which the tile lies, if it is on the table.
    pub fn cell(&self, tile: Tile) -> Option<Cell> {
        self.board.cell(tile)
    }

    /// The tiles in a cell, from the bottom to the top.
    pub fn stack(&self, cell: Cell) -> Vec<Tile> {
        let mut stack: Vec<Tile> = self.board.stack(cell).collect();
        stack.reverse();
        stack
    }

    /// The tile on top of a cell.
    pub fn top(&self, cell: Cell) -> Option<Tile> {
        self.board.at(cell).top()
    }

    /// The game that is played.
    #[inline]
    pub fn game_type(&self) -> GameType {
        self.game_type
    }

    /// Whose turn it is.
    #[inline]
    pub fn to_move(&self) -> Color {
        self.to_move
    }

    /// The number of the turn that the side to move is about to play, from 1.
    #[inline]
    pub fn turn(&self) -> u32 {
        self.ply / 2 + 1
    }

    /// How many turns both players have finished together.
    pub(crate) fn finished_turns(&self) -> u32 {
        self.ply
    }

    /// The tiles on the table.
    pub fn tiles_in_play(&self) -> TileSet {
        self.board.tiles()
    }

    /// What the turn just ended has done to tiles.
    pub fn statuses(&self) -> Statuses {
        self.statuses
    }

    /// The tiles displaced in the turn just ended.
    #[inline]
    pub(crate) fn resting(&self) -> TileSet {
        self.statuses.resting
    }

    #[inline]
    pub(crate) fn board(&self) -> &Board {
        &self.board
    }

    /// The player's tiles that are not in play yet.
    #[inline]
    pub fn reserve(&self, color: Color) -> TileSet {
        self.hands[color]
    }

    /// Whether the player's Queen is on the table.
    #[inline]
    pub fn has_queen_in_play(&self, color: Color) -> bool {
        self.board.tiles().contains(Tile::queen(color))
    }

    #[inline]
    pub(crate) fn is_first_turn(&self) -> bool {
        self.ply < 2
    }

    /// The tiles that can be placed now, of equal ones the lowest number, if there is a cell for them.
    #[inline]
    pub(crate) fn placeable(&self) -> TileSet {
        let hand = self.hands[self.to_move];
        let queen = TileSet::from(Tile::queen(self.to_move));
        if self.ply >= 6 && !hand.and(queen).is_empty() {
            return queen;
        }
        let hand = hand.lowest_of_each_kind();
        if self.is_first_turn() && !self.game_type.queen_first() {
            return hand.without(queen);
        }
        hand
    }

    /// How the game has ended on the table: a Queen is surrounded.
    #[inline]
    pub fn outcome(&self) -> Option<Outcome> {
        match (self.is_surrounded(Color::White), self.is_surrounded(Color::Black)) {
            (false, false) => None,
            (true, false) => Some(Outcome::Win(Color::Black)),
            (false, true) => Some(Outcome::Win(Color::White)),
            (true, true) => Some(Outcome::Draw),
        }
    }

    #[inline]
    fn is_surrounded(&self, color: Color) -> bool {
        let queen = Tile::queen(color);
        self.board.cell(queen).is_some_and(|cell| self.board.at(cell).free() == 0)
    }

    /// All legal actions, each once. Empty if the game is over.
    pub fn actions(&self) -> ActionList {
        let mut actions = ActionList::new();
        self.actions_into(&mut actions);
        actions
    }

    /// Replaces what is in the list by all legal actions. Allocates only if the list has to grow.
    pub fn actions_into(&self, actions: &mut ActionList) {
        actions.clear();
        if self.outcome().is_none() {
            generate(self, actions);
        }
    }

    /// How many legal actions there are, without listing them.
    pub fn count_actions(&self) -> usize {
        let mut count = Count::default();
        if self.outcome().is_none() {
            generate(self, &mut count);
        }
        count.0
    }

    /// Plays an action, if it is legal.
    pub fn play(&mut self, action: Action) -> Result<Undo, Illegal> {
        self.check(action)?;
        Ok(self.play_listed(action))
    }

    /// Plays an action that [`Position::actions`] has listed. Nothing is checked: any other action leaves
    /// a position that means nothing.
    pub fn play_listed(&mut self, action: Action) -> Undo {
        let mut undo = Undo {
            action,
            from: Cell::ORIGIN,
            statuses: self.statuses,
            anchor: self.anchor,
            summary: self.board.summary(),
        };
        self.statuses = Statuses::default();
        match action {
            Action::Place { tile, to } => {
                self.hands[self.to_move].remove(tile);
                self.board.put(tile, to);
                self.statuses.placed.insert(tile);
            }
            Action::Move { tile, to } => {
                undo.from = self.board.lift(tile);
                if undo.from == self.anchor.cell {
                    self.move_anchor();
                }
                self.board.put(tile, to);
                self.statuses.resting.insert(tile);
                self.statuses.moved.insert(tile);
            }
            Action::Pass => {}
        }
        self.to_move = !self.to_move;
        self.ply += 1;
        undo
    }

    /// Takes back the last action, exactly.
    pub fn undo(&mut self, undo: Undo) {
        self.to_move = !self.to_move;
        self.ply -= 1;
        match undo.action {
            Action::Place { tile, .. } => {
                self.board.take_back_put(tile, undo.summary);
                self.hands[self.to_move].insert(tile);
            }
            Action::Move { tile, .. } => {
                self.board.take_back_move(tile, undo.from, undo.summary);
            }
            Action::Pass => {}
        }
        self.statuses = undo.statuses;
        self.anchor = undo.anchor;
    }

    /// The tile at the anchor has been lifted: if it was the only one there, the anchor goes to a neighbour.
    #[cold]
    fn move_anchor(&mut self) {
        let Anchor { cell, place } = self.anchor;
        let ground = self.board.at(cell);
        if !ground.is_empty() {
            return;
        }
        if let Some(side) = Directions(ground.occupied()).next() {
            self.anchor = Anchor { cell: cell.neighbor(side), place: place + side.step() };
        }
    }

    /// A number that is the same for the same position, however it was reached, and
    /// practically never for two different ones. Equal tiles are interchangeable; turn
    /// numbers do not count.
    pub fn hash(&self) -> u64 {
        let mut hash = self.board.hash();
        if self.to_move == Color::Black {
            hash ^= zobrist::BLACK_TO_MOVE;
        }
        let Statuses { resting, placed, moved } = self.statuses;
        for (family, tiles) in
            [(Family::Resting, resting), (Family::Placed, placed), (Family::Moved, moved)]
        {
            for tile in tiles {
                let (cell, level) = (self.board.cell_of(tile), self.board.level(tile));
                hash ^= zobrist::status(family, tile, cell, level);
            }
        }
        hash
    }
}

impl Default for Position {
    /// The start of a game of Base+MLP.
    fn default() -> Position {
        Position::new(GameType::default())
    }
}
