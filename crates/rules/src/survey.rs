//! What an evaluation wants to know: how freely tiles can move, and what threatens the Queens.
//!
//! A [`Survey`] looks at both players as if it were their turn. It is made for speed: where the exact number of moves
//! would take long and tell little more, it takes a near one. Who can be surrounded at once is exact in
//! the standard games; of creatures beyond them it knows what they share with others.

use crate::board::Board;
use crate::bug::Bug;
use crate::bugs::mosquito;
use crate::bugs::pillbug::Throws;
use crate::bugs::{beetle, grasshopper, ladybug, queen, spider};
use crate::color::{ByColor, Color};
use crate::ground::{Ground, Mark};
use crate::hex::{Cell, Direction, Directions};
use crate::one_hive::pins;
use crate::patch::Patch;
use crate::position::Position;
use crate::sides::{self, SLIDES};
use crate::slides::Reach;
use crate::tile::{Tile, TileSet};

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
    /// How far it is from the other player's Queen; the highest number if she is not in play.
    pub steps: u8,
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
    /// there is one free side left, that is exact in the standard games.
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
        // If only one side is free, the exact truth is wanted wherever the bug is.
        let exact = siege.free.is_power_of_two();
        let walks = exact || board.has_walks_aside();
        for tile in board.tops().and(TileSet::of(color)) {
            let cell = board.cell_of(tile);
            let ground = board.at(cell);
            let (bug, height) = (board.face(tile), ground.height());
            let steps = siege.steps_to(cell);
            let mut moves = 0;
            let alone = height == 1;
            if !(alone && pins(board, cell, ground.occupied())) {
                if alone {
                    self.loose.insert(tile);
                }
                if !resting.contains(tile) {
                    // A bug on the ground beside the Queen leaves a free side when it goes to another.
                    let steps = if alone && steps <= 1 { u8::MAX } else { steps };
                    let goer = Goer { board, cell, ground, steps, exact, walks };
                    moves = siege.go(bug, &goer).min(255) as u8;
                    if moves > 0 {
                        self.moving.insert(tile);
                    }
                }
            }
            show(Seen { color, bug, height, moves, steps });
        }
        self.siege[!color] = siege;
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
            let throws = match board.face(tile) {
                Bug::Pillbug => true,
                Bug::Mosquito => mosquito::models(board, cell).contain(Bug::Pillbug),
                _ => false,
            };
            if throws {
                let throws = Throws::of_loose(board, self.loose.without(resting), cell);
                if throws.tiles.contains(Tile::queen(color)) {
                    self.rescue[color] += throws.to.count_ones() as u8;
                }
                if attacks {
                    self.siege[!color].suffer(&throws);
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

/// A bug that can go somewhere.
struct Goer<'a> {
    board: &'a Board,
    cell: Cell,
    ground: Ground,
    /// How far the Queen is away; far, if the bug cannot add to what is around her.
    steps: u8,
    /// The exact truth is wanted.
    exact: bool,
    /// Walks along the edge of the hive have to be told apart.
    walks: bool,
}

impl Siege {
    /// How far the Queen is from the cell; the highest number if she is not in play.
    #[inline]
    fn steps_to(&self, cell: Cell) -> u8 {
        if self.is_in_play { self.cell.distance_to(cell) } else { u8::MAX }
    }

    /// So many more can get to these sides, given as places around the Queen.
    #[inline]
    fn add(&mut self, sides: Patch, attackers: u64) {
        for place in sides {
            self.attackers += attackers << (8 * place.side() as u32);
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

    /// Counts what can be thrown beside the Queen.
    fn suffer(&mut self, throws: &Throws) {
        let is_afar = |side: &Direction| self.cell.distance_to(throws.cell.neighbor(*side)) > 1;
        let thrown = Directions(throws.from).filter(is_afar).count() as u64;
        let sides = Patch::around(throws.to).beside(throws.cell, self.cell, self.free);
        self.add(sides, thrown);
    }

    /// To about how many cells the bug can go.
    #[inline]
    fn go(&mut self, bug: Bug, goer: &Goer<'_>) -> u32 {
        let &Goer { board, cell, ground, steps, .. } = goer;
        match bug {
            Bug::Queen | Bug::Pillbug | Bug::Wasp | Bug::Scorpion => {
                let sides = SLIDES[ground.occupied() as usize];
                if steps <= 2 {
                    self.go_near(goer, Patch::around(sides));
                }
                sides.count_ones()
            }
            Bug::Beetle | Bug::Firefly | Bug::Tick | Bug::Butterfly | Bug::Moth => {
                self.go_near(goer, beetle::moves(board, cell))
            }
            // Mostly there is one way to each side.
            Bug::Spider if steps > 4 => SLIDES[ground.occupied() as usize].count_ones(),
            Bug::Spider => self.go_near(goer, spider::moves(board, cell)),
            Bug::Ladybug | Bug::Fly | Bug::Dragonfly | Bug::Centipede => {
                self.go_near(goer, ladybug::moves(board, cell))
            }
            Bug::Grasshopper => self.jump(goer),
            Bug::Ant => self.go_far(goer),
            Bug::Mosquito => self.go_copying(goer),
            Bug::AssassinBug | Bug::Mantis | Bug::StinkBug => {
                self.go_near(goer, queen::moves(board, cell).or(ladybug::moves(board, cell)))
            }
            Bug::Honeycombo => 0,
        }
    }

    /// By up to three steps.
    #[inline]
    fn go_near(&mut self, goer: &Goer<'_>, to: Patch) -> u32 {
        if goer.steps <= 4 {
            self.add(to.beside(goer.cell, self.cell, self.free), 1);
        }
        to.len()
    }

    #[inline]
    fn jump(&mut self, goer: &Goer<'_>) -> u32 {
        if goer.steps <= 5 || goer.exact && goer.steps < u8::MAX {
            self.jump_beside(goer.board, goer.cell);
        }
        goer.ground.occupied().count_ones()
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

    #[inline]
    fn go_far(&mut self, goer: &Goer<'_>) -> u32 {
        if goer.walks {
            return self.go_along_walks(goer.board, goer.cell, goer.steps < u8::MAX);
        }
        // There is one walk, and whoever can crawl at all is on it.
        let crawls = SLIDES[goer.ground.occupied() as usize] != 0;
        self.crawlers += u8::from(crawls && goer.steps < u8::MAX);
        if crawls { u32::from(goer.board.main_walk()) } else { 0 }
    }

    #[inline(never)]
    fn go_along_walks(&mut self, board: &Board, cell: Cell, attacks: bool) -> u32 {
        let reach = Reach::of(board, cell);
        if attacks {
            for side in Directions(self.free) {
                let attacks = reach.contains(board, self.cell.neighbor(side));
                self.attackers += u64::from(attacks) << (8 * side as u32);
            }
        }
        reach.len(board) as u32
    }

    #[inline]
    fn go_copying(&mut self, goer: &Goer<'_>) -> u32 {
        let board = goer.board;
        let models = mosquito::models(board, goer.cell);
        let mut count = self.go_near(goer, mosquito::moves(board, goer.cell, models));
        // What it can do in two ways counts twice.
        if models.contain(Bug::Ant) {
            count += self.go_far(goer);
        }
        if models.contain(Bug::Grasshopper) {
            count += self.jump(goer);
        }
        count
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// In standard games, after random play: who can move, and who can take the last free side of a Queen.
    #[test]
    fn a_survey_agrees_with_the_list_of_actions() {
        use crate::action::Action;
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
                for tile in position.tiles_in_play_of(player) {
                    let goes = |action: &&Action| matches!(action, Action::Move { tile: t, .. } if *t == tile);
                    let listed = actions.iter().filter(goes).count();
                    // With a Pillbug about, tiles are thrown too; and a Spider may be shut in after its first step.
                    let thrown = position.game_type.possible_throwers().and(position.board.tops());
                    if position.has_queen_in_play(player)
                        && thrown.is_empty()
                        && position.face(tile) != Bug::Spider
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
}
