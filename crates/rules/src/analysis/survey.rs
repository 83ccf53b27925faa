//! What an evaluation wants to know: how freely tiles can move, and what threatens the Queens.
//!
//! A [`Survey`] looks at both players as if it were their turn. It is made for speed: where the exact number of moves
//! would take long and tell little more, it takes a near one. Who can be surrounded at once is exact in
//! the standard games; of creatures beyond them it knows what they share with others.

use crate::grid::hex::{Cell, Directions};
use crate::grid::patch::Patch;
use crate::grid::sides::{self, SLIDES};
use crate::hive::board::Board;
use crate::hive::ground::Mark;
use crate::hive::one_hive::pins;
use crate::model::action::Action;
use crate::model::bug::Bug;
use crate::model::color::{ByColor, Color};
use crate::model::tile::{Tile, TileSet};
use crate::movement::bugs::pillbug::{self, Throws};
use crate::movement::bugs::{ant, grasshopper, mosquito};
use crate::movement::{Abilities, Motion};
use crate::position::Position;

impl Position {
    /// A player's tiles on the table.
    #[inline]
    pub fn tiles_in_play_of(&self, color: Color) -> TileSet {
        self.board.tiles().and(TileSet::of(color))
    }

    /// Whether another tile lies on this one, which is on the table.
    #[inline]
    pub fn is_covered(&self, tile: Tile) -> bool {
        !self.board.tops().contains(tile)
    }

    /// Whether the uncovered tile holds the hive together.
    #[inline]
    pub fn is_pinned(&self, tile: Tile) -> bool {
        let cell = self.board.cell_of(tile);
        let ground = self.board.at(cell);
        ground.height() == 1 && pins(&self.board, cell, ground.occupied())
    }

    /// How many of the six cells around the tile are occupied, if it is on the table.
    #[inline]
    pub fn occupied_sides(&self, tile: Tile) -> Option<u32> {
        let cell = self.board.cell(tile)?;
        Some(self.board.at(cell).occupied().count_ones())
    }

    /// The same after an action that [`Position::actions`] has listed, before it is played. In standard games: what is done
    /// in others beside placing and moving is not counted.
    #[inline]
    pub fn occupied_sides_after(&self, tile: Tile, action: Action) -> Option<u32> {
        let (moved, from, to) = match action {
            Action::Move { tile, to } => (tile, self.board.cell(tile), to),
            Action::Place { tile, to, .. } => (tile, None, to),
            _ => return self.occupied_sides(tile),
        };
        let cell = if moved == tile { to } else { self.board.cell(tile)? };
        let beside = |other: Cell| cell.distance_to(other) == 1;
        let leaves = |from: Cell| beside(from) && self.board.at(from).height() == 1;
        let emptied = from.is_some_and(leaves);
        let filled = beside(to) && self.board.at(to).is_empty();
        let occupied = self.board.at(cell).occupied().count_ones();
        Some(occupied + u32::from(filled) - u32::from(emptied))
    }

    /// The one cell beside the tile that is not occupied, if it is on the table and there is only one.
    #[inline]
    pub fn last_free_side(&self, tile: Tile) -> Option<Cell> {
        let cell = self.board.cell(tile)?;
        let mut free = Directions(self.board.at(cell).free());
        free.next().filter(|_| free.0 == 0).map(|side| cell.neighbor(side))
    }

    /// Whether the side to move wins by taking the last free side of the other Queen: its own Queen is in play, and does
    /// not lack the same side. Whoever surrounds both has not won.
    #[inline]
    pub fn wins_by_last_side(&self) -> bool {
        let [own, other] = [self.to_move, !self.to_move].map(Tile::queen);
        self.has_queen_in_play(self.to_move)
            && self.last_free_side(own) != self.last_free_side(other)
    }

    /// How many tiles lie in the cell.
    #[inline]
    pub fn height(&self, cell: Cell) -> u8 {
        self.board.at(cell).height()
    }

    /// The stacks beside the cell: the tile on top of each, and its height.
    #[inline]
    pub fn stacks_around(&self, cell: Cell) -> impl Iterator<Item = (Tile, u8)> + '_ {
        Directions(self.board.at(cell).occupied()).filter_map(move |side| {
            let ground = self.board.at(cell.neighbor(side));
            Some((ground.top()?, ground.height()))
        })
    }

    /// The tiles on the table that are covered.
    #[inline]
    pub fn covered(&self) -> TileSet {
        self.board.tiles().without(self.board.tops())
    }

    /// Looks over the hive, and shows each uncovered tile.
    #[inline]
    pub fn survey(&self, mut show: impl FnMut(Seen)) -> Survey {
        let mut survey = Survey::new(self);
        for color in Color::ALL {
            survey.look(self, color, &mut show);
        }
        for color in Color::ALL {
            survey.look_at_throws(self, color);
            survey.siege[color].count_crawlers(&self.board);
        }
        survey
    }

    /// Whether the player's Queen has one free side left and the other player could take it if it were its turn: what
    /// a [`survey`](Position::survey) tells too, in less time.
    pub fn is_at_stake(&self, queen: Color) -> bool {
        let mut survey = Survey::new(self);
        if !survey.siege[queen].free.is_power_of_two() {
            return false;
        }
        let resting = resting(self, !queen);
        let siege = &mut survey.siege[queen];
        let ranges = siege.ranges();
        for tile in self.board.tops().and(TileSet::of(!queen)).without(resting) {
            let cell = self.board.cell_of(tile);
            let ground = self.board.at(cell);
            let (bug, steps) = (self.board.face(tile), siege.steps_to(cell));
            if ground.height() > 1 {
                siege.go_on_top(bug, &self.board, cell);
            } else if !pins(&self.board, cell, ground.occupied()) {
                siege.go(bug, &self.board, cell, steps, ranges);
            }
            if siege.attackers > 0 {
                return true;
            }
        }
        if self.game_type.possible_throwers().and(self.board.tops()).is_empty() {
            return false;
        }
        for color in Color::ALL {
            survey.look_who_is_loose(self, color);
        }
        survey.look_at_throws(self, !queen);
        survey.siege[queen].attackers > 0
    }
}

/// An uncovered tile as a [`Survey`] sees it.
#[derive(Clone, Copy, Debug)]
pub struct Seen {
    /// Whose it is.
    pub color: Color,
    /// The creature that is up.
    pub bug: Bug,
    /// How many tiles lie in its cell.
    pub height: u8,
    /// To about how many cells it can go by itself.
    pub moves: u8,
    /// It holds the hive together.
    pub pinned: bool,
    /// How far it is from the other player's Queen; the highest number if she is not in play.
    pub steps: u8,
    /// How far it is from its own Queen, the same.
    pub home: u8,
}

/// What both players could do if it were their turn.
#[derive(Clone, Debug)]
pub struct Survey {
    /// The tiles that can go somewhere by themselves.
    moving: TileSet,
    /// The tiles alone in their cells that are not pinned.
    loose: TileSet,
    /// For each player's Queen.
    siege: ByColor<Siege>,
    /// For each player, to how many cells it can throw its own Queen.
    rescue: ByColor<u8>,
}

/// What goes on around a Queen.
#[derive(Clone, Copy, Debug)]
struct Siege {
    is_in_play: bool,
    cell: Cell,
    /// Her free sides.
    free: u8,
    /// How many enemy tiles can get to each side, a byte each.
    attackers: u64,
    /// How many can get to all of those on the main walk along the edge of the hive.
    crawlers: u8,
}

impl Survey {
    #[inline]
    fn new(position: &Position) -> Survey {
        let siege = |color| {
            let cell = position.board.cell(Tile::queen(color));
            Siege {
                is_in_play: cell.is_some(),
                cell: cell.unwrap_or(Cell::ORIGIN),
                free: cell.map_or(0, |cell| position.board.at(cell).free()),
                attackers: 0,
                crawlers: 0,
            }
        };
        Survey {
            moving: TileSet::EMPTY,
            loose: TileSet::EMPTY,
            siege: ByColor { white: siege(Color::White), black: siege(Color::Black) },
            rescue: ByColor::default(),
        }
    }

    /// The tiles that can go somewhere by themselves: not pinned, covered or shut in.
    #[inline]
    pub fn moving(&self, color: Color) -> TileSet {
        self.moving.and(TileSet::of(color))
    }

    /// Whether the tile can go somewhere by itself.
    #[inline]
    pub fn moves(&self, tile: Tile) -> bool {
        self.moving.contains(tile)
    }

    /// To how many free sides of the player's Queen enemy tiles can get that are not beside her yet. If
    /// there is one free side left, that is exact in the standard games. The enemy Queen does not count where a throw would
    /// leave her surrounded too.
    #[inline]
    pub fn open_sides(&self, color: Color) -> u32 {
        const LOW: u64 = 0x7f7f_7f7f_7f7f_7f7f;
        let attackers = self.siege[color].attackers;
        // In each byte the highest bit is set if the others were not zero, or if it was itself.
        ((((attackers & LOW) + LOW) | attackers) & !LOW).count_ones()
    }

    /// How many enemy tiles can get there, each counted for every side.
    #[inline]
    pub fn attackers(&self, color: Color) -> u32 {
        const ONES: u64 = 0x0101_0101_0101_0101;
        (self.siege[color].attackers.wrapping_mul(ONES) >> 56) as u32
    }

    /// To how many cells the player can throw its own Queen.
    #[inline]
    pub fn rescue(&self, color: Color) -> u8 {
        self.rescue[color]
    }

    #[inline]
    fn look(&mut self, position: &Position, color: Color, show: &mut impl FnMut(Seen)) {
        let board = &position.board;
        let resting = resting(position, color);
        let mut siege = self.siege[!color];
        let ranges = siege.ranges();
        let (mut loose, mut moving) = (self.loose, self.moving);
        for tile in board.tops().and(TileSet::of(color)) {
            let cell = board.cell_of(tile);
            let ground = board.at(cell);
            let (bug, height) = (board.face(tile), ground.height());
            let steps = siege.steps_to(cell);
            let home = self.siege[color].steps_to(cell);
            let (mut moves, mut pinned) = (0, false);
            if height > 1 {
                if !resting.contains(tile) {
                    moves = siege.go_on_top(bug, board, cell);
                }
            } else if !pins(board, cell, ground.occupied()) {
                loose.insert(tile);
                if !resting.contains(tile) {
                    moves = siege.go(bug, board, cell, steps, ranges);
                }
            } else {
                pinned = true;
            }
            if moves > 0 {
                moving.insert(tile);
            }
            show(Seen { color, bug, height, moves, pinned, steps, home });
        }
        self.siege[!color] = siege;
        (self.loose, self.moving) = (loose, moving);
    }

    /// Which of the player's tiles are loose, and nothing else of them.
    fn look_who_is_loose(&mut self, position: &Position, color: Color) {
        let board = &position.board;
        for tile in board.tops().and(TileSet::of(color)) {
            let cell = board.cell_of(tile);
            let ground = board.at(cell);
            if ground.height() == 1 && !pins(board, cell, ground.occupied()) {
                self.loose.insert(tile);
            }
        }
    }

    /// After it has been seen which tiles are loose.
    #[inline]
    fn look_at_throws(&mut self, position: &Position, color: Color) {
        let board = &position.board;
        let resting = resting(position, color);
        let able = board.tops().and(TileSet::of(color)).without(resting);
        for tile in able.and(position.game_type.possible_throwers()) {
            let cell = board.cell_of(tile);
            let attacks = self.siege[!color].steps_to(cell) <= 2;
            if !attacks && self.siege[color].steps_to(cell) > 1 {
                continue;
            }
            if pillbug::can_throw(board, tile) {
                let throws = Throws::of_loose(board, self.loose.without(resting), cell);
                if throws.tiles.contains(Tile::queen(color)) {
                    self.rescue[color] += throws.to.count_ones() as u8;
                }
                if attacks {
                    self.siege[!color].suffer(&throws, board, board.cell(Tile::queen(color)));
                }
            }
        }
    }
}

/// The tiles that would be resting if it were the player's turn.
#[inline]
fn resting(position: &Position, color: Color) -> TileSet {
    if color == position.to_move { position.resting() } else { TileSet::EMPTY }
}

impl Siege {
    /// How far the Queen is from the cell; the highest number if she is not in play.
    #[inline]
    fn steps_to(&self, cell: Cell) -> u8 {
        if self.is_in_play { self.cell.distance_to(cell) } else { u8::MAX }
    }

    /// One more can get to these sides, given as places around the Queen.
    #[inline]
    fn add(&mut self, sides: Patch) {
        for place in sides {
            self.attackers += 1 << (8 * place.side() as u32);
        }
    }

    /// Whoever crawls along the main walk gets to all sides that lie on it.
    #[inline]
    fn count_crawlers(&mut self, board: &Board) {
        if self.crawlers == 0 {
            return;
        }
        for side in Directions(self.free) {
            let beside = board.at(self.cell.neighbor(side));
            let walkable = sides::is_walkable(beside.occupied()) && !beside.has(Mark::Aside);
            let crawlers = if walkable { u64::from(self.crawlers) } else { 0 };
            self.attackers += crawlers << (8 * side as u32);
        }
    }

    /// Counts what can be thrown beside the Queen, by the player whose own Queen lies there.
    fn suffer(&mut self, throws: &Throws, board: &Board, own: Option<Cell>) {
        let sides = Patch::around(throws.to).beside(throws.cell, self.cell, self.free);
        for from in Directions(throws.from).map(|side| throws.cell.neighbor(side)) {
            // A tile beside the Queen leaves a free side when it is thrown to another.
            if self.cell.distance_to(from) <= 1 {
                continue;
            }
            for place in sides {
                let to = self.cell.neighbor(place.side());
                let surrounded = board.at(to).free() == 0 && from.distance_to(to) > 1;
                // Where the own Queen would be surrounded too she is not thrown.
                let attacks = !(surrounded && own == Some(from));
                self.attackers += u64::from(attacks) << (8 * place.side() as u32);
            }
        }
    }

    /// How far from the Queen a bug may be that is followed to see whether it gets beside her, by creature.
    #[inline]
    fn ranges(&self) -> &'static Ranges {
        let free = self.free.count_ones() as usize;
        &RANGES[free.clamp(1, 3) - 1]
    }

    /// To about how many cells the bug can go that is alone in its cell and not pinned.
    #[inline]
    fn go(&mut self, bug: Bug, board: &Board, cell: Cell, steps: u8, ranges: &Ranges) -> u8 {
        let moves = MOVES[bug as usize][board.at(cell).occupied() as usize];
        // A bug beside the Queen leaves a free side when it goes to another.
        if steps > 1 && steps <= ranges[bug as usize] {
            self.attack(bug, board, cell);
        }
        if moves >= LIKE_OTHERS { self.go_otherwise(bug, board, cell, steps) } else { moves }
    }

    /// The bug on the ground may get beside the Queen.
    #[inline(never)]
    fn attack(&mut self, bug: Bug, board: &Board, cell: Cell) {
        let abilities = match bug {
            // Only those that the standard games have count.
            Bug::Mosquito => mosquito::copied(board, cell).and(Abilities::STANDARD),
            _ => Abilities::only(bug),
        };
        if abilities.contain(Bug::Grasshopper) {
            self.jump_beside(board, cell);
        }
        let mut to = Patch::default();
        for bug in abilities.iter() {
            to = to.or(near_moves(bug, board, cell));
        }
        self.add(to.beside(cell, self.cell, self.free));
    }

    /// To how many cells the bug on top of the hive can go. Whoever copies others is a Beetle there.
    #[inline(never)]
    fn go_on_top(&mut self, bug: Bug, board: &Board, cell: Cell) -> u8 {
        let to = match bug {
            Bug::Mosquito => near_moves(Bug::Beetle, board, cell),
            _ => near_moves(bug, board, cell),
        };
        if self.steps_to(cell) <= 4 {
            self.add(to.beside(cell, self.cell, self.free));
        }
        to.len() as u8
    }

    #[inline(never)]
    fn jump_beside(&mut self, board: &Board, cell: Cell) {
        for to in grasshopper::jumps(board, cell) {
            if self.cell.distance_to(to) == 1
                && let Some(side) =
                    Directions(self.free).find(|&side| self.cell.neighbor(side) == to)
            {
                self.attackers += 1 << (8 * side as u32);
            }
        }
    }

    /// To how many cells a bug can go that crawls as far as it likes, and can crawl.
    #[inline]
    fn go_far(&mut self, board: &Board, cell: Cell, steps: u8) -> u8 {
        let attacks = self.is_in_play && steps > 1;
        // If only one side is free, the exact truth is wanted wherever the bug is.
        if board.has_walks_aside() || self.free.is_power_of_two() {
            return self.go_along_walks(board, cell, attacks);
        }
        // There is one walk, and whoever can crawl at all is on it.
        self.crawlers += u8::from(attacks);
        board.main_walk().min(FARTHEST) as u8
    }

    #[inline(never)]
    fn go_along_walks(&mut self, board: &Board, cell: Cell, attacks: bool) -> u8 {
        let reach = ant::reach(board, cell);
        if attacks {
            for side in Directions(self.free) {
                let attacks = reach.contains(board, self.cell.neighbor(side));
                self.attackers += u64::from(attacks) << (8 * side as u32);
            }
        }
        reach.len(board).min(usize::from(FARTHEST)) as u8
    }

    /// An Ant can go as far as it likes, and a Mosquito like others.
    #[inline]
    fn go_otherwise(&mut self, bug: Bug, board: &Board, cell: Cell, steps: u8) -> u8 {
        match bug {
            Bug::Ant => self.go_far(board, cell, steps),
            _ => self.go_copying(board, cell, steps),
        }
    }

    /// What it can do in two ways counts twice.
    #[inline(never)]
    fn go_copying(&mut self, board: &Board, cell: Cell, steps: u8) -> u8 {
        let mut moves = 0u8;
        for model in mosquito::copied(board, cell).iter() {
            let more = match MOVES[model as usize][board.at(cell).occupied() as usize] {
                LIKE_AN_ANT => self.go_far(board, cell, steps),
                LIKE_OTHERS => 0,
                more => more,
            };
            moves = moves.saturating_add(more);
        }
        moves
    }
}

/// The creatures of the standard games whose moves together stand in for this creature's.
const fn stand_ins(bug: Bug) -> &'static [Bug] {
    match bug {
        Bug::Queen | Bug::Pillbug | Bug::Wasp | Bug::Scorpion => &[Bug::Queen],
        Bug::Beetle | Bug::Firefly | Bug::Tick | Bug::Butterfly | Bug::Moth => &[Bug::Beetle],
        Bug::Spider => &[Bug::Spider],
        Bug::Ladybug | Bug::Fly | Bug::Dragonfly | Bug::Centipede => &[Bug::Ladybug],
        Bug::AssassinBug | Bug::Mantis | Bug::StinkBug => &[Bug::Queen, Bug::Ladybug],
        Bug::Grasshopper => &[Bug::Grasshopper],
        Bug::Ant => &[Bug::Ant],
        Bug::Mosquito => &[Bug::Mosquito],
        Bug::Honeycombo => &[],
    }
}

/// Where the bug can get by up to three steps, or where its stand-ins can.
#[inline]
fn near_moves(bug: Bug, board: &Board, cell: Cell) -> Patch {
    let mut near = Patch::default();
    for &bug in stand_ins(bug) {
        near = near.or(Motion::of(bug, board, cell).near());
    }
    near
}

/// Instead of a number of moves: it crawls as far as it likes.
const LIKE_AN_ANT: u8 = 255;
/// It copies its neighbours.
const LIKE_OTHERS: u8 = 254;
/// More moves are not counted.
const FARTHEST: u16 = 253;

/// By creature and occupied sides, to about how many cells a bug on the ground can go. For those that go one step that
/// is exact as long as no stacks are in the way.
static MOVES: [[u8; 64]; Bug::ALL.len()] = {
    let mut moves = [[0; 64]; Bug::ALL.len()];
    let mut index = 0;
    while index < Bug::ALL.len() {
        moves[Bug::ALL[index] as usize] = about(Bug::ALL[index]);
        index += 1;
    }
    moves
};

/// How far from a Queen each creature is followed.
type Ranges = [u8; Bug::ALL.len()];

/// How far from a Queen with one free side, with two or with more a bug is followed. Where there is room, those
/// that take several steps are not.
static RANGES: [Ranges; 3] = {
    let mut ranges = [[0; Bug::ALL.len()]; 3];
    let mut index = 0;
    while index < Bug::ALL.len() {
        let bug = Bug::ALL[index];
        ranges[0][bug as usize] = range(bug, 1);
        ranges[1][bug as usize] = range(bug, 2);
        ranges[2][bug as usize] = range(bug, 3);
        index += 1;
    }
    ranges
};

const fn range(bug: Bug, free: u8) -> u8 {
    // Of several stand-ins the last goes farthest.
    let Some(stand_in) = stand_ins(bug).last() else { return 0 };
    match (*stand_in, free) {
        (Bug::Queen | Bug::Beetle, _) => 2,
        (Bug::Spider | Bug::Ladybug, 1 | 2) => 4,
        // If there is one free side, the exact truth is wanted; otherwise far jumps are rare.
        (Bug::Grasshopper | Bug::Mosquito, 1) => u8::MAX - 1,
        (Bug::Grasshopper, _) => 5,
        (Bug::Mosquito, 2) => 4,
        // Ants are counted in another way.
        _ => 0,
    }
}

const fn about(bug: Bug) -> [u8; 64] {
    let mut about = [0; 64];
    let mut sides = 1;
    while sides < 64 {
        let slides = SLIDES[sides].count_ones() as u8;
        let occupied = sides.count_ones() as u8;
        let stand_ins = stand_ins(bug);
        let mut index = 0;
        while index < stand_ins.len() {
            about[sides] += match stand_ins[index] {
                // Mostly a Spider has one way to each side.
                Bug::Queen | Bug::Spider => slides,
                Bug::Beetle => occupied + slides,
                Bug::Ladybug => 5 + occupied,
                Bug::Grasshopper => occupied,
                Bug::Ant if slides > 0 => LIKE_AN_ANT,
                Bug::Mosquito => LIKE_OTHERS,
                _ => 0,
            };
            index += 1;
        }
        sides += 1;
    }
    about
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::hex::Direction;
    use crate::model::outcome::Outcome;

    /// In standard games, after random play: who can move, and who can take the last free side of a Queen.
    #[test]
    fn a_survey_agrees_with_the_list_of_actions() {
        let mut seed = 7u64;
        let mut surrounds = 0;
        for game in 0..300 {
            let text = ["Base", "Base+MLP"][game % 2];
            let mut position = Position::new(text.parse().unwrap());
            for _ in 0..90 {
                if position.outcome().is_some() {
                    break;
                }
                let actions = position.actions();
                let survey = position.survey(|_| {});
                let player = position.to_move();
                for queen in Color::ALL {
                    let last = position.occupied_sides(Tile::queen(queen)) == Some(5);
                    let at_stake = last && survey.open_sides(queen) > 0;
                    assert_eq!(position.is_at_stake(queen), at_stake, "{queen:?} in {position}");
                }
                for tile in position.tiles_in_play_of(player) {
                    let goes = |action: &&Action| matches!(action, Action::Move { tile: t, .. } if *t == tile);
                    let listed = actions.iter().filter(goes).count();
                    // With a Pillbug about, tiles are thrown too; and a Spider may be shut in after its first step.
                    let thrown = position.game_type.possible_throwers().and(position.board.tops());
                    if position.has_queen_in_play(player)
                        && thrown.is_empty()
                        && !matches!(
                            position.face(tile),
                            Bug::Spider | Bug::Ladybug | Bug::Mosquito
                        )
                    {
                        assert_eq!(survey.moves(tile), listed > 0, "{tile} in {position}");
                    }
                }
                let enemy = position.cell(Tile::queen(!player));
                let last = |queen| position.board.at(queen).free().is_power_of_two();
                if let Some(queen) = enemy
                    && last(queen)
                    && position.has_queen_in_play(player)
                {
                    surrounds += 1;
                    for side in Directions(position.board.at(queen).free()) {
                        let beside = queen.neighbor(side);
                        let attacks = |action: &&Action| match **action {
                            Action::Move { tile, to } => {
                                let from = position.board.cell_of(tile);
                                let adds = position.height(from) > 1 || queen.distance_to(from) > 1;
                                to == beside && adds
                            }
                            _ => false,
                        };
                        let listed = actions.iter().filter(attacks).count();
                        let open = survey.open_sides(!player);
                        assert_eq!(open > 0, listed > 0, "{beside:?} in {position}");
                    }
                }
                seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
                position.play_listed(actions[(seed >> 33) as usize % actions.len()]);
            }
        }
        assert!(surrounds > 300, "{surrounds}");
    }

    /// White can throw its Queen into a hole beside the black one. Where she leaves a side of the hole, that wins;
    /// otherwise both are surrounded.
    #[test]
    fn the_own_queen_is_not_thrown_to_where_she_is_surrounded_too() {
        let hive = "1,0:bQ 1,-1:bA1 0,-1:bA2 0,-2:bA3 -1,0:wP 0,1:bG1 1,1:bG2 2,0:bG3 2,-1:bB1";
        for (queen, outcome) in
            [("-2,0:wQ -1,1:bS1 -2,2:bS2", Outcome::Draw), ("-1,1:wQ", Outcome::Win(Color::White))]
        {
            let text = format!("Base+P;White[12];{queen} {hive}");
            let mut position: Position = text.parse().unwrap();
            let wins = outcome != Outcome::Draw;
            assert_eq!(position.is_at_stake(Color::Black), wins, "{position}");
            assert_eq!(position.survey(|_| {}).open_sides(Color::Black) > 0, wins, "{position}");
            let queen = Tile::queen(Color::White);
            let hole = position.cell(Tile::queen(Color::Black)).unwrap().neighbor(Direction::West);
            let throw = Action::Move { tile: queen, to: hole };
            assert!(position.actions().contains(&throw), "{position}");
            position.play_listed(throw);
            assert_eq!(position.outcome(), Some(outcome), "{position}");
        }
    }
}
