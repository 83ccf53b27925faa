//! The state of a game between two turns.

mod acting;
mod change_setup;
mod conditions;
mod drawing;
mod engine;
pub(crate) mod hash;
pub(crate) mod layout;
mod paths;
pub(crate) mod play;
pub(crate) mod problems;
mod queries;
mod royals;
pub(crate) mod setup;
pub(crate) mod statuses;
mod symmetric_hash;
pub(crate) mod symmetry;
pub(crate) mod zobrist;

use std::hash::{Hash, Hasher};

use crate::grid::hex::{Axial, Cell};
use crate::hive::board::Board;
use crate::legal::illegal::Illegal;
use crate::model::action::{Action, ActionList};
use crate::model::bug::Bug;
use crate::model::color::{ByColor, Color};
use crate::model::game_type::{GameType, Pack};
use crate::model::tile::{Tile, TileSet};
use crate::notation::tile::TileName;
use crate::position::layout::Layout;
use crate::position::play::{Undo, VariantUndo};
use crate::position::setup::Setup;
use crate::position::statuses::Statuses;

/// A legal position: the state of a game between two actions.
///
/// A position is reached by playing, or through a [`Setup`], which is checked. So every `Position` that
/// exists is legal.
///
/// # A player can act twice in a row
///
/// In games with the Honeycombo a turn can consist of two actions, see [`Stage`]. [`Position::to_move`] does
/// not alternate with every action there: ask it after each action instead of counting, and in a search negate
/// a score only where the side to move has changed.
///
/// # A position is large
///
/// A `Position` takes about 17 kB, because it knows the height and the neighbours of every cell of its table.
/// Cloning one costs more than listing its actions. A search therefore plays an action, looks, and takes the
/// action back with [`Position::undo`], on one position for each thread; clone where a position is kept, and
/// box it inside of enums.
///
/// # Equality
///
/// Two positions are equal if they have the same [`Setup`], and so the same text: the same game type with the
/// same options, the same side to move and number of the turn, the same tiles at the same places with the same
/// statuses. How they were reached does not count. Positions that only a translation, a change of turn
/// numbers, or an exchange of equal tiles makes the same are not equal.
///
/// To ask whether a position has occurred before, as the rules mean it, compare
/// [zobrist hashes](Position::zobrist_hash): those ignore turn numbers and do not tell equal tiles apart.
/// Comparing with `==` writes down both set-ups, which takes much longer than comparing hashes.
///
/// ```
/// use skep_rules::{Game, Position};
///
/// let played: Game = "Base;InProgress;White[2];wS1;bS1 wS1-".parse()?;
/// let set_up: Position = "Base;White[2];0,0:wS1 1,0:bS1;placed=bS1".parse()?;
/// assert_eq!(*played.position(), set_up);
///
/// let later: Position = "Base;White[3];0,0:wS1 1,0:bS1;placed=bS1".parse()?;
/// assert_ne!(later, set_up);
/// assert_eq!(later.zobrist_hash(), set_up.zobrist_hash());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct Position {
    pub(crate) game_type: GameType,
    pub(crate) board: Board,
    pub(crate) to_move: Color,
    /// Turns that both players have finished.
    pub(crate) ply: u32,
    pub(crate) statuses: Statuses,
    /// What each player can place: the reserve, in Swarm the hand.
    pub(crate) hands: ByColor<TileSet>,
    pub(crate) anchor: Anchor,
    /// Whether this is one of the eight standard games, which do not use the fields below.
    pub(crate) standard: bool,
    pub(crate) variant: VariantState,
    /// What [`Position::undo`] needs in addition in those games, one entry for each action played.
    pub(crate) variant_undos: Vec<VariantUndo>,
}

/// The state that only games other than the standard ones have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct VariantState {
    /// Swarm: the tiles in the bag.
    pub(crate) bag: TileSet,
    /// The tiles out of the game.
    pub(crate) removed: TileSet,
    /// `faces=fixed`: the tiles off the table that lie back up.
    pub(crate) backs: TileSet,
    /// Honeycombo: the colour that is up.
    pub(crate) combo: Color,
    /// The opponent's last turn was a combo-flip.
    pub(crate) locked: bool,
    /// The player whose next turn has two actions.
    pub(crate) pending: Option<Color>,
    pub(crate) stage: Stage,
    /// What the first action of a double turn has done.
    pub(crate) first: Statuses,
}

/// The stage of a turn. Most turns have one action; in games with the Honeycombo some have two.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Stage {
    /// The turn has one action.
    #[default]
    Single,
    /// The first of two actions.
    First,
    /// The second of two actions.
    Second,
}

impl Default for VariantState {
    fn default() -> VariantState {
        VariantState {
            bag: TileSet::EMPTY,
            removed: TileSet::EMPTY,
            backs: TileSet::EMPTY,
            combo: Color::Black,
            locked: false,
            pending: None,
            stage: Stage::Single,
            first: Statuses::default(),
        }
    }
}

/// An occupied cell and its axial coordinates, from which those of all other cells follow: see [`Position::place`].
#[derive(Clone, Copy, Debug)]
pub(crate) struct Anchor {
    pub(crate) cell: Cell,
    pub(crate) place: Axial,
}

impl Position {
    /// The start of a game. In Swarm the hands are still empty, and with `faces=fixed` all fronts are up: a
    /// [`Game`](crate::Game) lets the players choose.
    pub fn new(game_type: GameType) -> Position {
        let mut position = Position {
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
            standard: game_type.is_standard(),
            variant: VariantState::default(),
            variant_undos: Vec::new(),
        };
        if game_type.has_pack(Pack::Swarm) {
            position.variant.bag = position.hands.white.or(position.hands.black);
            position.hands = ByColor::default();
        }
        if game_type.has_pack(Pack::Honeycombo) {
            position.board.put(Tile::HONEYCOMBO, Cell::ORIGIN);
        }
        position
    }

    /// The position of a set-up that has been checked.
    pub(crate) fn from_checked(setup: &Setup) -> Position {
        let mut position = Position::new(setup.game_type);
        position.board = Board::new();
        if let Some((place, _)) = setup.stacks.first() {
            position.anchor = Anchor { cell: Cell::at(*place), place: *place };
        }
        for (place, stack) in setup.stacks_in_contact() {
            for &tile in stack {
                position.board.set_face(tile, setup.face(tile));
                position.board.put(tile, Cell::at(place));
            }
        }
        let on_table = position.board.tiles();
        position.variant = VariantState {
            bag: TileSet::EMPTY,
            removed: setup.removed,
            backs: setup.backs.without(on_table),
            combo: setup.combo,
            locked: setup.locked,
            pending: setup.pending,
            stage: setup.stage,
            first: setup.first,
        };
        let gone = on_table.or(setup.removed);
        let all = |color| setup.game_type.tiles(color).without(gone);
        let [white, black] = Color::ALL.map(all);
        if setup.game_type.has_pack(Pack::Swarm) {
            position.hands = setup.hands;
            let in_hands = setup.hands.white.or(setup.hands.black);
            position.variant.bag = white.or(black).without(in_hands);
        } else {
            position.hands = ByColor { white, black };
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
        let swarm = self.game_type.has_pack(Pack::Swarm);
        let on_table = self.board.tiles().into_iter();
        let backs: TileSet = on_table.filter(|&tile| self.board.shows_back(tile)).collect();
        Setup {
            game_type: self.game_type,
            to_move: self.to_move,
            turn: self.turn(),
            stacks,
            backs: backs.or(self.variant.backs),
            statuses: self.statuses,
            removed: self.variant.removed,
            hands: if swarm { self.hands } else { ByColor::default() },
            combo: self.variant.combo,
            locked: self.variant.locked,
            stage: self.variant.stage,
            pending: self.variant.pending,
            first: self.variant.first,
        }
    }

    /// The name of a tile: by the face that is up, off the table by its front.
    pub fn name(&self, tile: Tile) -> TileName {
        let bug = if self.cell(tile).is_some() { self.face(tile) } else { tile.front() };
        TileName::of(tile, bug)
    }

    /// The creature that is up on a tile on the table.
    pub fn face(&self, tile: Tile) -> Bug {
        self.board.face(tile)
    }

    /// The tiles in the bag, in Swarm.
    pub fn bag(&self) -> TileSet {
        self.variant.bag
    }

    /// The tiles that are out of the game.
    pub fn removed(&self) -> TileSet {
        self.variant.removed
    }

    /// The stage of the turn.
    pub fn stage(&self) -> Stage {
        self.variant.stage
    }

    /// The colour that the Honeycombo shows, in games with it.
    pub fn combo(&self) -> Option<Color> {
        self.board.honeycombo().map(|_| self.variant.combo)
    }

    /// The axial coordinates of the hive and of the cells beside it.
    pub fn layout(&self) -> Layout {
        Layout::of(&self.board, self.anchor.cell, self.anchor.place)
    }

    /// The place of a cell of the hive or beside it.
    pub fn place(&self, cell: Cell) -> Option<Axial> {
        self.layout().place(cell)
    }

    /// The cell in which the tile lies, if it is on the table.
    pub fn cell(&self, tile: Tile) -> Option<Cell> {
        if tile == Tile::HONEYCOMBO { self.board.honeycombo() } else { self.board.cell(tile) }
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

    /// Whose turn it is. Within a double turn it stays the same player's, see [`Stage`].
    #[inline]
    pub fn to_move(&self) -> Color {
        self.to_move
    }

    /// The number of the turn that the side to move is about to play, from 1.
    #[inline]
    pub fn turn(&self) -> u32 {
        self.ply / 2 + 1
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

    /// Whether the Queen of the side to move must be placed now.
    #[inline]
    pub(crate) fn is_queen_due(&self) -> bool {
        self.turn() >= Position::QUEEN_DEADLINE
            && self.hands[self.to_move].contains(Tile::queen(self.to_move))
    }

    /// The tiles that can be placed now, of equal ones the lowest number, if there is a cell for them.
    #[inline]
    pub(crate) fn placeable(&self) -> TileSet {
        let hand = self.hands[self.to_move];
        let queen = TileSet::from(Tile::queen(self.to_move));
        if self.is_queen_due() {
            return queen;
        }
        let hand = hand.lowest_of_each_kind();
        if self.is_first_turn() && !self.game_type.queen_first() {
            return hand.without(queen);
        }
        hand
    }

    /// All legal actions, each once. Empty if the game is over. Their order has no meaning.
    pub fn actions(&self) -> ActionList {
        let mut actions = ActionList::new();
        self.actions_into(&mut actions);
        actions
    }

    /// Plays an action, if it is legal.
    pub fn play(&mut self, action: Action) -> Result<Undo, Illegal> {
        let action = self.as_listed(action)?;
        if self.awaits_draw(action) {
            return Err(Illegal::DrawUnknown);
        }
        Ok(self.play_listed(action))
    }
}

/// Whether two positions have the same set-up.
impl PartialEq for Position {
    fn eq(&self, other: &Position) -> bool {
        // Most positions differ in what is cheap to compare.
        let brief = |position: &Position| (position.to_move, position.ply, position.hands);
        brief(self) == brief(other)
            && self.zobrist_hash() == other.zobrist_hash()
            && self.setup() == other.setup()
    }
}

impl Eq for Position {}

/// Feeds the [zobrist hash](Position::zobrist_hash), which equal positions share.
impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.zobrist_hash());
    }
}

impl Default for Position {
    /// The start of a game of Base+MLP.
    fn default() -> Position {
        Position::new(GameType::default())
    }
}
