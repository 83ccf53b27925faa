//! What an evaluation wants to know: how freely tiles can move, and what threatens the Queens.
//!
//! A [`Survey`] looks at both players as if it were their turn. In the standard games its numbers are exact; of
//! creatures beyond them it knows what they share with others, which is enough for a judgement and much
//! faster than all their rules.

use crate::board::Board;
use crate::bug::Bug;
use crate::bugs::mosquito;
use crate::bugs::pillbug::Throws;
use crate::bugs::{beetle, grasshopper, ladybug, queen, spider};
use crate::color::{ByColor, Color};
use crate::hex::{Cell, Direction, Directions};
use crate::one_hive::pins;
use crate::patch::Patch;
use crate::position::Position;
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

    /// The tops of the stacks beside the cell.
    #[inline]
    pub fn tops_around(&self, cell: Cell) -> impl Iterator<Item = Tile> + '_ {
        self.board.neighbors(cell)
    }

    /// Whether two cells touch.
    #[inline]
    pub fn are_adjacent(&self, one: Cell, other: Cell) -> bool {
        one.distance_to(other) == 1
    }

    /// Looks over the hive.
    pub fn survey(&self) -> Survey {
        let mut survey = Survey::new(self);
        for color in Color::ALL {
            survey.look(self, color);
        }
        survey
    }
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
    /// How many enemy tiles can get to each side.
    attackers: [u8; 6],
}

impl Survey {
    fn new(position: &Position) -> Survey {
        let siege = |color| {
            let Some(cell) = position.board.cell(Tile::queen(color)) else {
                return Siege::default();
            };
            let free = position.board.at(cell).free();
            Siege { cell: Some(cell), free, attackers: [0; 6] }
        };
        Survey {
            moves: [0; 64],
            siege: ByColor { white: siege(Color::White), black: siege(Color::Black) },
            rescue: ByColor::default(),
        }
    }

    /// To how many cells the tile can go by itself; 0 if it is pinned, covered, shut in or not on the table.
    #[inline]
    pub fn moves(&self, tile: Tile) -> u8 {
        self.moves[tile.index() & 63]
    }

    /// For each free side of the player's Queen, how many enemy tiles can get there that are not beside her yet.
    #[inline]
    pub fn attackers(&self, color: Color) -> impl Iterator<Item = u8> + '_ {
        let siege = &self.siege[color];
        Directions(siege.free).map(|side| siege.attackers[side as usize])
    }

    /// To how many cells the player can throw its own Queen.
    #[inline]
    pub fn rescue(&self, color: Color) -> u8 {
        self.rescue[color]
    }

    fn look(&mut self, position: &Position, color: Color) {
        let board = &position.board;
        let resting = if color == position.to_move { position.resting() } else { TileSet::EMPTY };
        let able = board.tops().and(TileSet::of(color)).without(resting);
        let siege = &mut self.siege[!color];
        for tile in able {
            let cell = board.cell_of(tile);
            let ground = board.at(cell);
            if ground.height() == 1 && pins(board, cell, ground.occupied()) {
                continue;
            }
            // A bug on the ground beside the Queen leaves a free side when it goes to another.
            let adds = |queen: Cell| ground.height() > 1 || queen.distance_to(cell) > 1;
            let siege = siege.cell.is_some_and(adds).then_some(&mut *siege);
            let mut going = Going { board, cell, siege, count: 0 };
            going.anywhere(board.face(tile));
            self.moves[tile.index() & 63] = going.count.min(255) as u8;
        }
        for tile in able.and(position.game_type.possible_throwers()) {
            let cell = board.cell_of(tile);
            let throws = match board.face(tile) {
                Bug::Pillbug => true,
                Bug::Mosquito => mosquito::models(board, cell).contain(Bug::Pillbug),
                _ => false,
            };
            if throws {
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
    siege: Option<&'a mut Siege>,
    count: u32,
}

impl Going<'_> {
    /// By all means it has.
    fn anywhere(&mut self, bug: Bug) {
        let (board, cell) = (self.board, self.cell);
        match bug {
            Bug::Queen | Bug::Pillbug => self.near(queen::moves(board, cell)),
            Bug::Beetle => self.near(beetle::moves(board, cell)),
            Bug::Spider => self.near(spider::moves(board, cell)),
            Bug::Ladybug => self.near(ladybug::moves(board, cell)),
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
            Bug::Wasp | Bug::Scorpion => self.near(queen::moves(board, cell)),
            Bug::AssassinBug | Bug::Mantis | Bug::StinkBug => {
                self.near(queen::moves(board, cell).or(ladybug::moves(board, cell)));
            }
            Bug::Fly | Bug::Dragonfly | Bug::Centipede => self.near(ladybug::moves(board, cell)),
            Bug::Firefly | Bug::Tick | Bug::Butterfly | Bug::Moth => {
                self.near(beetle::moves(board, cell));
            }
            Bug::Honeycombo => {}
        }
    }

    fn near(&mut self, patch: Patch) {
        self.count += patch.len();
        let cell = self.cell;
        if let Some(siege) = &mut self.siege
            && let Some(queen) = siege.cell
            && queen.distance_to(cell) <= 4
        {
            for side in Directions(siege.free) {
                let attacks = patch.contains_near(queen.neighbor(side), cell);
                siege.attackers[side as usize] += u8::from(attacks);
            }
        }
    }

    fn jump(&mut self) {
        for to in grasshopper::jumps(self.board, self.cell) {
            self.count += 1;
            if let Some(siege) = &mut self.siege
                && let Some(queen) = siege.cell
                && queen.distance_to(to) == 1
            {
                let side = Directions(siege.free).find(|&side| queen.neighbor(side) == to);
                siege.attackers[side.map_or(0, |side| side as usize)] += u8::from(side.is_some());
            }
        }
    }

    fn far(&mut self) {
        let reach = Reach::of(self.board, self.cell);
        self.count += reach.len(self.board) as u32;
        if let Some(siege) = &mut self.siege
            && let Some(queen) = siege.cell
        {
            for side in Directions(siege.free) {
                let attacks = reach.contains(self.board, queen.neighbor(side));
                siege.attackers[side as usize] += u8::from(attacks);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// In standard games, after random play: the same numbers from listing all actions.
    #[test]
    fn a_survey_tells_what_the_list_of_actions_tells() {
        use crate::action::Action;
        let mut seed = 7u64;
        for game in 0..60 {
            let text = ["Base", "Base+MLP"][game % 2];
            let mut position = Position::new(text.parse().unwrap());
            for _ in 0..60 {
                if position.outcome().is_some() {
                    break;
                }
                let actions = position.actions();
                let survey = position.survey();
                let player = position.to_move();
                for tile in position.tiles_in_play_of(player) {
                    let goes = |action: &&Action| matches!(action, Action::Move { tile: t, .. } if *t == tile);
                    let listed = actions.iter().filter(goes).count();
                    let exact = survey.rescue(player) == 0 && position.face(tile) != Bug::Mosquito;
                    let thrown = position.game_type.possible_throwers().and(position.board.tops());
                    if position.has_queen_in_play(player) && exact && thrown.is_empty() {
                        assert_eq!(usize::from(survey.moves(tile)), listed, "{tile} in {position}");
                    }
                    if survey.moves(tile) > 0 && position.has_queen_in_play(player) {
                        assert!(listed > 0, "{tile} in {position}");
                    }
                }
                let enemy = position.cell(Tile::queen(!player));
                if let (Some(queen), true) = (enemy, position.has_queen_in_play(player)) {
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
    }
}
