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
use crate::ground::Mark;
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

    /// Whether two cells touch.
    #[inline]
    pub fn are_adjacent(&self, one: Cell, other: Cell) -> bool {
        one.distance_to(other) == 1
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
    /// How far it is from the other player's Queen, if she is in play.
    pub steps: Option<u8>,
}

/// What both players could do if it were their turn.
#[derive(Clone, Debug)]
pub struct Survey {
    moves: [u8; 64],
    /// For each player's Queen.
    siege: ByColor<Siege>,
    /// For each player, to how many cells it can throw its own Queen.
    rescue: ByColor<u8>,
}

/// What goes on around a Queen.
#[derive(Clone, Copy, Debug, Default)]
struct Siege {
    cell: Option<Cell>,
    /// Her free sides.
    free: u8,
    /// Those of them that lie on the main walk along the edge of the hive.
    main: u8,
    /// How many enemy tiles can get to each side.
    attackers: [u8; 6],
    /// How many can get to all of those on the main walk.
    crawlers: u8,
}

impl Survey {
    fn new(position: &Position) -> Survey {
        let siege = |color| {
            let Some(cell) = position.board.cell(Tile::queen(color)) else {
                return Siege::default();
            };
            let board = &position.board;
            let free = board.at(cell).free();
            let mut main = 0;
            for side in Directions(free) {
                let beside = board.at(cell.neighbor(side));
                let walkable = sides::is_walkable(beside.occupied()) && !beside.has(Mark::Aside);
                main |= u8::from(walkable) << side as u8;
            }
            Siege { cell: Some(cell), free, main, attackers: [0; 6], crawlers: 0 }
        };
        Survey {
            moves: [0; 64],
            siege: ByColor { white: siege(Color::White), black: siege(Color::Black) },
            rescue: ByColor::default(),
        }
    }

    /// To about how many cells the tile can go by itself; 0 if it is pinned, covered, shut in or not on the table.
    #[inline]
    pub fn moves(&self, tile: Tile) -> u8 {
        self.moves[tile.index() & 63]
    }

    /// For each free side of the player's Queen, how many enemy tiles can get there that are not beside her yet. If
    /// it is the last free side, that is exact in the standard games.
    #[inline]
    pub fn attackers(&self, color: Color) -> impl Iterator<Item = u8> + '_ {
        let siege = &self.siege[color];
        Directions(siege.free).map(|side| {
            let on_walk = siege.main >> side as u8 & 1;
            siege.attackers[side as usize] + siege.crawlers * on_walk
        })
    }

    /// To how many cells the player can throw its own Queen.
    #[inline]
    pub fn rescue(&self, color: Color) -> u8 {
        self.rescue[color]
    }

    #[inline]
    fn look(&mut self, position: &Position, color: Color, show: &mut impl FnMut(Seen)) {
        let board = &position.board;
        let resting = if color == position.to_move { position.resting() } else { TileSet::EMPTY };
        let own = board.tops().and(TileSet::of(color));
        let able = own.without(resting);
        let siege = &mut self.siege[!color];
        for tile in own {
            let cell = board.cell_of(tile);
            let ground = board.at(cell);
            let (bug, height) = (board.face(tile), ground.height());
            let steps = siege.cell.map(|queen| queen.distance_to(cell));
            let mut moves = 0;
            let pinned = height == 1 && pins(board, cell, ground.occupied());
            if !pinned && able.contains(tile) {
                // A bug on the ground beside the Queen leaves a free side when it goes to another.
                let adds = steps.is_some_and(|steps| height > 1 || steps > 1);
                // If only one side is free, the exact truth is wanted wherever the bug is.
                let exact = siege.free.is_power_of_two();
                let steps = steps.filter(|_| adds).unwrap_or(u8::MAX);
                let mut going = Going { board, cell, siege, steps, exact, count: 0 };
                going.anywhere(bug);
                moves = going.count.min(255) as u8;
                self.moves[tile.index() & 63] = moves;
            }
            show(Seen { color, bug, height, moves, steps });
        }
        for tile in able.and(position.game_type.possible_throwers()) {
            let cell = board.cell_of(tile);
            let throws = match board.face(tile) {
                Bug::Pillbug => true,
                Bug::Mosquito => mosquito::models(board, cell).contain(Bug::Pillbug),
                _ => false,
            };
            let near = |queen: Option<Cell>, most| {
                queen.is_some_and(|queen| queen.distance_to(cell) <= most)
            };
            let matters = near(siege.cell, 2) || near(board.cell(Tile::queen(color)), 1);
            if throws && matters {
                let throws = Throws::over(board, resting, cell);
                if throws.tiles.contains(Tile::queen(color)) {
                    self.rescue[color] += throws.to.count_ones() as u8;
                }
                siege.suffer(&throws);
            }
        }
    }
}

impl Siege {
    /// Counts what can be thrown beside the Queen.
    fn suffer(&mut self, throws: &Throws) {
        let Some(queen) = self.cell else { return };
        if queen.distance_to(throws.cell) > 2 {
            return;
        }
        let is_afar = |side: &Direction| queen.distance_to(throws.cell.neighbor(*side)) > 1;
        let thrown = Directions(throws.from).filter(is_afar).count() as u8;
        for side in Directions(self.free) {
            let beside = queen.neighbor(side);
            let lands = |to| throws.cell.neighbor(to) == beside;
            if Directions(throws.to).any(lands) {
                self.attackers[side as usize] += thrown;
            }
        }
    }
}

/// Counts where a bug can go that is not pinned.
struct Going<'a> {
    board: &'a Board,
    cell: Cell,
    /// The Queen beside whom it may come to lie.
    siege: &'a mut Siege,
    /// How far she is away; far, if the bug cannot add to what is around her.
    steps: u8,
    /// Whether the exact truth is wanted.
    exact: bool,
    count: u32,
}

impl Going<'_> {
    /// By all means it has.
    fn anywhere(&mut self, bug: Bug) {
        let (board, cell) = (self.board, self.cell);
        match bug {
            Bug::Queen | Bug::Pillbug | Bug::Wasp | Bug::Scorpion => {
                self.step(queen::moves(board, cell));
            }
            Bug::Beetle | Bug::Firefly | Bug::Tick | Bug::Butterfly | Bug::Moth => {
                self.step(beetle::moves(board, cell));
            }
            // Mostly there is one way to each side.
            Bug::Spider if self.steps > 4 => {
                self.count += SLIDES[board.at(cell).occupied() as usize].count_ones();
            }
            Bug::Spider => self.near(spider::moves(board, cell)),
            Bug::Ladybug | Bug::Fly | Bug::Dragonfly | Bug::Centipede => {
                self.near(ladybug::moves(board, cell));
            }
            Bug::Grasshopper => self.jump(),
            Bug::Ant => self.far(),
            Bug::Mosquito => {
                let models = mosquito::models(board, cell);
                self.near(mosquito::moves(board, cell, models));
                // What it can do in two ways counts twice.
                if models.contain(Bug::Ant) {
                    self.far();
                }
                if models.contain(Bug::Grasshopper) {
                    self.jump();
                }
            }
            Bug::AssassinBug | Bug::Mantis | Bug::StinkBug => {
                self.near(queen::moves(board, cell).or(ladybug::moves(board, cell)));
            }
            Bug::Honeycombo => {}
        }
    }

    /// By one step.
    #[inline]
    fn step(&mut self, patch: Patch) {
        if self.steps <= 2 {
            self.near(patch);
        } else {
            self.count += patch.len();
        }
    }

    /// By up to three steps.
    fn near(&mut self, patch: Patch) {
        self.count += patch.len();
        if self.steps > 4 {
            return;
        }
        let Some(queen) = self.siege.cell else { return };
        if self.steps <= 2 && !patch.touches(queen, self.cell, self.siege.free) {
            return;
        }
        for side in Directions(self.siege.free) {
            let attacks = patch.contains_near(queen.neighbor(side), self.cell);
            self.siege.attackers[side as usize] += u8::from(attacks);
        }
    }

    fn jump(&mut self) {
        self.count += self.board.at(self.cell).occupied().count_ones();
        if self.steps > 5 && !(self.exact && self.steps < u8::MAX) {
            return;
        }
        let Some(queen) = self.siege.cell else { return };
        for to in grasshopper::jumps(self.board, self.cell) {
            if queen.distance_to(to) == 1
                && let Some(side) =
                    Directions(self.siege.free).find(|&side| queen.neighbor(side) == to)
            {
                self.siege.attackers[side as usize] += 1;
            }
        }
    }

    fn far(&mut self) {
        let board = self.board;
        let adds = self.steps < u8::MAX;
        if !self.exact && !board.has_walks_aside() {
            // There is one walk, and whoever can crawl at all is on it.
            if SLIDES[board.at(self.cell).occupied() as usize] != 0 {
                self.count += u32::from(board.main_walk());
                self.siege.crawlers += u8::from(adds);
            }
            return;
        }
        let reach = Reach::of(board, self.cell);
        self.count += reach.len(board) as u32;
        let Some(queen) = self.siege.cell.filter(|_| adds) else { return };
        for side in Directions(self.siege.free) {
            let attacks = reach.contains(board, queen.neighbor(side));
            self.siege.attackers[side as usize] += u8::from(attacks);
        }
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
                        assert_eq!(survey.moves(tile) > 0, listed > 0, "{tile} in {position}");
                    }
                }
                let enemy = position.cell(Tile::queen(!player));
                let last = |queen| position.board.at(queen).free().is_power_of_two();
                if let Some(queen) = enemy
                    && last(queen)
                    && position.has_queen_in_play(player)
                {
                    surrounds += 1;
                    let sides = Directions(position.board.at(queen).free());
                    for (side, attackers) in sides.zip(survey.attackers(!player)) {
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
                        assert_eq!(attackers > 0, listed > 0, "{beside:?} in {position}");
                    }
                }
                seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
                position.play_listed(actions[(seed >> 33) as usize % actions.len()]);
            }
        }
        assert!(surrounds > 300, "{surrounds}");
    }
}
