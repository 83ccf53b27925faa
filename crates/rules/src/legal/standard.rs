//! All legal actions of the side to move in a standard game, each listed once.

use crate::grid::hex::{Cell, Direction, Directions};
use crate::grid::patch::Patch;
use crate::hive::board::Board;
use crate::hive::one_hive::pins;
use crate::hive::slides::{EdgeWalk, Reach};
use crate::model::action::Action;
use crate::model::color::Color;
use crate::model::tile::{Tile, TileSet};
use crate::movement::bugs::pillbug::{self, Throwers, Throws};
use crate::movement::bugs::{ant, grasshopper};
use crate::movement::{Abilities, Destinations, Motion, Power};
use crate::position::Position;

/// A consumer of the legal actions: it may list them, count them, or look for one.
pub(crate) trait Sink {
    /// Any of these tiles can be placed there.
    fn place(&mut self, tiles: TileSet, to: Cell);
    /// The tile can go there.
    fn go(&mut self, tile: Tile, to: Cell);
    /// The tile can go to the cells of the patch around its own.
    fn go_near(&mut self, tile: Tile, from: Cell, to: Patch);
    /// The tile can crawl to the cells of the reach. The main walk, once followed, is kept in `main_walk`.
    fn go_along(
        &mut self,
        tile: Tile,
        reach: &Reach,
        board: &Board,
        main_walk: &mut Option<EdgeWalk>,
    );
    /// Nothing else is legal.
    fn pass(&mut self);
    /// Whether there is any action yet.
    fn is_empty(&self) -> bool;
}

impl Sink for Vec<Action> {
    fn place(&mut self, tiles: TileSet, to: Cell) {
        self.extend(tiles.into_iter().map(|tile| Action::place(tile, to)));
    }

    fn go(&mut self, tile: Tile, to: Cell) {
        self.push(Action::Move { tile, to });
    }

    fn go_near(&mut self, tile: Tile, from: Cell, to: Patch) {
        self.extend(to.map(|place| Action::Move { tile, to: place.cell(from) }));
    }

    fn go_along(
        &mut self,
        tile: Tile,
        reach: &Reach,
        board: &Board,
        main_walk: &mut Option<EdgeWalk>,
    ) {
        reach.for_each(board, main_walk, |to| self.push(Action::Move { tile, to }));
    }

    fn pass(&mut self) {
        self.push(Action::Pass);
    }

    fn is_empty(&self) -> bool {
        Vec::is_empty(self)
    }
}

/// Counts the actions without making them.
#[derive(Default)]
pub(crate) struct Count(pub(crate) usize);

impl Sink for Count {
    #[inline]
    fn place(&mut self, tiles: TileSet, _: Cell) {
        self.0 += tiles.len() as usize;
    }

    #[inline]
    fn go(&mut self, _: Tile, _: Cell) {
        self.0 += 1;
    }

    #[inline]
    fn go_near(&mut self, _: Tile, _: Cell, to: Patch) {
        self.0 += to.len() as usize;
    }

    #[inline]
    fn go_along(&mut self, _: Tile, reach: &Reach, board: &Board, _: &mut Option<EdgeWalk>) {
        self.0 += reach.len(board);
    }

    fn pass(&mut self) {
        self.0 += 1;
    }

    fn is_empty(&self) -> bool {
        self.0 == 0
    }
}

/// Finds out whether there is any action.
struct Any(bool);

impl Sink for Any {
    fn place(&mut self, tiles: TileSet, _: Cell) {
        self.0 |= !tiles.is_empty();
    }

    fn go(&mut self, _: Tile, _: Cell) {
        self.0 = true;
    }

    fn go_near(&mut self, _: Tile, _: Cell, to: Patch) {
        self.0 |= to != Patch::default();
    }

    fn go_along(&mut self, _: Tile, reach: &Reach, board: &Board, _: &mut Option<EdgeWalk>) {
        self.0 |= reach.len(board) > 0;
    }

    fn pass(&mut self) {}

    fn is_empty(&self) -> bool {
        !self.0
    }
}

/// Looks for one cell among those where a tile can go.
struct MoveFinder {
    to: Cell,
    found: bool,
}

impl Sink for MoveFinder {
    fn place(&mut self, _: TileSet, to: Cell) {
        self.found |= to == self.to;
    }

    fn go(&mut self, _: Tile, to: Cell) {
        self.found |= to == self.to;
    }

    fn go_near(&mut self, _: Tile, from: Cell, to: Patch) {
        self.found |= to.contains_cell(self.to, from);
    }

    fn go_along(&mut self, _: Tile, reach: &Reach, board: &Board, _: &mut Option<EdgeWalk>) {
        self.found |= reach.contains(board, self.to);
    }

    fn pass(&mut self) {}

    fn is_empty(&self) -> bool {
        !self.found
    }
}

/// Whether [`generate`] lists this action. The game must not be over.
#[inline]
pub(crate) fn is_legal(position: &Position, action: Action) -> bool {
    match action {
        Action::Place { tile, bug, to, drawn } => {
            bug == tile.front() && drawn.is_none() && can_place(position, tile, to)
        }
        Action::Move { tile, to } => can_move(position, tile, to),
        Action::Pass => !can_act(position),
        Action::Flip { .. }
        | Action::Sting { .. }
        | Action::Remove { .. }
        | Action::Swap { .. }
        | Action::Combo
        | Action::Draw { .. }
        | Action::Steal { .. }
        | Action::End => false,
    }
}

/// Whether there is anything but passing.
fn can_act(position: &Position) -> bool {
    let mut any = Any(false);
    placements(position, &mut any);
    if !any.0 && position.has_queen_in_play(position.to_move()) {
        movements(position, &mut any);
    }
    any.0
}

/// Whether the tile can be placed there.
fn can_place(position: &Position, tile: Tile, to: Cell) -> bool {
    if !position.placeable().contains(tile) {
        return false;
    }
    if position.is_first_turn() {
        let mut wanted = MoveFinder { to, found: false };
        placements(position, &mut wanted);
        return wanted.found;
    }
    let (state, player) = (position.board().at(to), position.to_move());
    state.is_empty() && state.showing(player) != 0 && state.showing(!player) == 0
}

/// Whether the tile can be displaced to that cell.
fn can_move(position: &Position, tile: Tile, to: Cell) -> bool {
    let board = position.board();
    if !position.has_queen_in_play(position.to_move()) || !board.tops().contains(tile) {
        return false;
    }
    let mut wanted = MoveFinder { to, found: false };
    let own = awake(position);
    displace(position, own.and(TileSet::from(tile)), &Throwers::new(Throws::NONE), &mut wanted);
    let cell = board.cell_of(tile);
    // Both cells of a throw are beside the thrower.
    wanted.found
        || cell.distance_to(to) <= 2 && board.at(to).is_empty() && {
            let throwers = throwers(position, own);
            let is_thrown = throwers.iter().any(|throws| throws.tiles.contains(tile));
            is_thrown && pillbug::landings(&throwers, tile, cell).contains_cell(to, cell)
        }
}

/// Passes all legal actions to the sink. The game must not be over.
pub(crate) fn generate(position: &Position, sink: &mut impl Sink) {
    placements(position, sink);
    if position.has_queen_in_play(position.to_move()) {
        movements(position, sink);
    }
    if sink.is_empty() {
        sink.pass();
    }
}

/// Passes all placings to the sink.
fn placements(position: &Position, sink: &mut impl Sink) {
    let tiles = position.placeable();
    if tiles.is_empty() {
        return;
    }
    let board = position.board();
    if position.is_first_turn() {
        if board.tiles().is_empty() {
            sink.place(tiles, Cell::ORIGIN);
        } else {
            beside_hive(board, |cell| sink.place(tiles, cell));
        }
    } else {
        beside_friends(board, position.to_move(), |cell| sink.place(tiles, cell));
    }
}

/// Visits the empty cells that touch the hive.
fn beside_hive(board: &Board, mut visit: impl FnMut(Cell)) {
    for tile in board.tops() {
        let cell = board.cell_of(tile);
        for side in Directions(board.at(cell).free()) {
            let beside = cell.neighbor(side);
            // A cell is visited from each tile it touches; the first of them counts.
            let first = Directions(board.at(beside).occupied()).next();
            if first == Some(side.opposite()) {
                visit(beside);
            }
        }
    }
}

/// Visits the empty cells that touch this colour and not the other.
#[inline]
fn beside_friends(board: &Board, color: Color, mut visit: impl FnMut(Cell)) {
    // Three sides at a time: of more, compilers make one wide load, which has to wait for the
    // stores of the action just played.
    beside_friends_on_sides::<0>(board, color, &mut visit);
    beside_friends_on_sides::<3>(board, color, &mut visit);
}

/// Visits the empty cells that touch this colour and not the other, on three sides of each tile from `FIRST` on.
#[inline]
fn beside_friends_on_sides<const FIRST: usize>(
    board: &Board,
    color: Color,
    visit: &mut impl FnMut(Cell),
) {
    for tile in board.tops().and(TileSet::of(color)) {
        let cell = board.cell_of(tile);
        for index in 0..3 {
            let side = Direction::ALL[FIRST + index];
            let beside = cell.neighbor(side);
            if board.at(beside).is_placeable_via(color, side.opposite() as usize) {
                visit(beside);
            }
        }
    }
}

/// The uncovered tiles of the side to move that are not resting.
#[inline]
fn awake(position: &Position) -> TileSet {
    let own_color = TileSet::of(position.to_move());
    position.board().tops().and(own_color).without(position.resting())
}

/// Passes all moves to the sink, throws included.
fn movements(position: &Position, sink: &mut impl Sink) {
    let own = awake(position);
    displace(position, own, &throwers(position, own), sink);
}

/// Passes the moves of these tiles of the side to move and the throws of these throwers to the sink.
#[inline]
fn displace(position: &Position, own: TileSet, throwers: &Throwers, sink: &mut impl Sink) {
    let board = position.board();
    let own_color = TileSet::of(position.to_move());
    let thrown = throwers.iter().fold(TileSet::EMPTY, |all, throws| all.or(throws.tiles));
    let landing = |tile, cell| {
        if thrown.contains(tile) {
            pillbug::landings(throwers, tile, cell)
        } else {
            Patch::default()
        }
    };

    // Bugs that crawl far share the walks along the hive, so they come last.
    let (mut far, mut copying) = (TileSet::EMPTY, TileSet::EMPTY);
    for tile in own {
        let cell = board.cell_of(tile);
        let state = board.at(cell);
        if state.height() == 1 && pins(board, cell, state.occupied()) {
            continue;
        }
        let landing = landing(tile, cell);
        match Motion::of(board.face(tile), board, cell) {
            Motion::Step(near) | Motion::Crawl(near) | Motion::Over(near) => {
                sink.go_near(tile, cell, near.or(landing));
            }
            Motion::CrawlFar => far.insert(tile),
            Motion::Jump => go_jumping(board, sink, tile, cell, landing),
            Motion::Copy => {
                let copied =
                    Destinations::of(Abilities::in_standard_games(board, tile), board, cell);
                if copied.crawls_far {
                    far.insert(tile);
                    copying.insert(tile);
                } else if copied.jumps {
                    go_jumping(board, sink, tile, cell, copied.near.or(landing));
                } else {
                    sink.go_near(tile, cell, copied.near.or(landing));
                }
            }
            // The creatures that move like this are in no standard game.
            Motion::Land | Motion::Glide | Motion::Stay => {}
        }
    }
    for tile in thrown.without(own_color) {
        let cell = board.cell_of(tile);
        sink.go_near(tile, cell, landing(tile, cell));
    }
    if !far.is_empty() {
        go_far(board, far, copying, landing, sink);
    }
}

/// The bugs of the side to move that can throw: its Pillbug, and its Mosquito on the ground beside
/// any Pillbug. A thrower may be pinned but not resting.
#[inline]
fn throwers(position: &Position, own: TileSet) -> Throwers {
    let board = position.board();
    let mut throwers = Throwers::new(Throws::NONE);
    for tile in own.and(pillbug::possible_throwers(position.game_type())) {
        if Abilities::in_standard_games(board, tile).can(Power::Throw) {
            throwers.push(Throws::over(board, position.resting(), board.cell_of(tile)));
        }
    }
    throwers
}

/// Passes the moves of a bug that jumps, and that can also go to the cells of `near`, to the sink.
#[inline]
fn go_jumping(board: &Board, sink: &mut impl Sink, tile: Tile, cell: Cell, near: Patch) {
    sink.go_near(tile, cell, near);
    for to in grasshopper::jumps(board, cell) {
        if !near.contains_cell(to, cell) {
            sink.go(tile, to);
        }
    }
}

/// Passes the moves of bugs that crawl any distance to the sink. Those that copy others may move in other ways too.
fn go_far(
    board: &Board,
    far: TileSet,
    copying: TileSet,
    landing: impl Fn(Tile, Cell) -> Patch,
    sink: &mut impl Sink,
) {
    let mut main_walk = None;
    for tile in far {
        let cell = board.cell_of(tile);
        let reach = ant::reach(board, cell);
        sink.go_along(tile, &reach, board, &mut main_walk);
        let mut near = landing(tile, cell);
        let mut jumps = false;
        if copying.contains(tile) {
            let copied = Destinations::of(Abilities::in_standard_games(board, tile), board, cell);
            near = near.or(copied.near);
            jumps = copied.jumps;
        }
        for place in near {
            let to = place.cell(cell);
            if !reach.contains(board, to) {
                sink.go(tile, to);
            }
        }
        if jumps {
            for to in grasshopper::jumps(board, cell) {
                if !reach.contains(board, to) && !near.contains_cell(to, cell) {
                    sink.go(tile, to);
                }
            }
        }
    }
}
