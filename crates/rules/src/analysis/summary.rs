//! A quick summary of a position for an evaluation: how freely tiles can move, and what attacks the Queens.
//!
//! A [`PositionSummary`] looks at both players as if it were their turn. It is made for speed: where the exact number of
//! moves would take long and say little more, it takes an approximation. Whether a Queen can be surrounded at once is
//! exact in the standard games; other creatures are [approximated](super::mobility).

use crate::analysis::queen_attack::QueenAttack;
use crate::grid::hex::Cell;
use crate::hive::one_hive::pins;
use crate::model::bug::Bug;
use crate::model::color::{ByColor, Color};
use crate::model::tile::{Tile, TileSet};
use crate::movement::bugs::pillbug::{self, Throws};
use crate::position::Position;

impl Position {
    /// Summarizes the position for an evaluation. Calls `show` with each uncovered tile.
    #[inline]
    pub fn summarize(&self, mut show: impl FnMut(TileSummary)) -> PositionSummary {
        let mut summary = PositionSummary::new(self);
        for color in Color::ALL {
            summary.add_player(self, color, &mut show);
        }
        for color in Color::ALL {
            summary.add_throws(self, color);
            summary.attack[color].count_crawlers(&self.board);
        }
        summary
    }

    /// Whether the player's Queen has one free side left and the other player could take it if it were its turn. A
    /// [summary](Position::summarize) contains that too, but takes more time.
    pub fn is_queen_threatened(&self, queen: Color) -> bool {
        let mut summary = PositionSummary::new(self);
        if !summary.attack[queen].free.is_power_of_two() {
            return false;
        }
        let resting = resting(self, !queen);
        let attack = &mut summary.attack[queen];
        let ranges = attack.ranges();
        for tile in self.board.tops().and(TileSet::of(!queen)).without(resting) {
            let cell = self.board.cell_of(tile);
            let state = self.board.at(cell);
            let (bug, steps) = (self.board.face(tile), attack.steps_to(cell));
            if state.height() > 1 {
                attack.go_on_top(bug, &self.board, cell);
            } else if !pins(&self.board, cell, state.occupied()) {
                attack.go(bug, &self.board, cell, steps, ranges);
            }
            if attack.attackers > 0 {
                return true;
            }
        }
        if pillbug::possible_throwers(self.game_type).and(self.board.tops()).is_empty() {
            return false;
        }
        for color in Color::ALL {
            summary.find_loose(self, color);
        }
        summary.add_throws(self, !queen);
        summary.attack[queen].attackers > 0
    }
}

/// What a [`PositionSummary`] knows of an uncovered tile.
#[derive(Clone, Copy, Debug)]
pub struct TileSummary {
    /// The owner of the tile.
    pub color: Color,
    /// The creature that is up.
    pub bug: Bug,
    /// The number of tiles in its cell.
    pub height: u8,
    /// The approximate number of cells to which it can go by itself.
    pub moves: u8,
    /// Whether it is pinned: without it the hive would fall apart.
    pub pinned: bool,
    /// The distance to the other player's Queen; `u8::MAX` if she is not in play.
    pub to_enemy_queen: u8,
    /// The distance to the own Queen; `u8::MAX` if she is not in play.
    pub to_own_queen: u8,
}

/// What both players could do if it were their turn: mobility, and attacks on the Queens.
#[derive(Clone, Debug)]
pub struct PositionSummary {
    /// The tiles that can go somewhere by themselves.
    moving: TileSet,
    /// The tiles alone in their cells that are not pinned.
    loose: TileSet,
    /// The attacks on each player's Queen.
    attack: ByColor<QueenAttack>,
    /// For each player, the number of cells to which it can throw its own Queen.
    rescue: ByColor<u8>,
}

impl PositionSummary {
    #[inline]
    fn new(position: &Position) -> PositionSummary {
        let attack = |color| {
            let cell = position.board.cell(Tile::queen(color));
            QueenAttack {
                is_in_play: cell.is_some(),
                cell: cell.unwrap_or(Cell::ORIGIN),
                free: cell.map_or(0, |cell| position.board.at(cell).free()),
                attackers: 0,
                crawlers: 0,
            }
        };
        PositionSummary {
            moving: TileSet::EMPTY,
            loose: TileSet::EMPTY,
            attack: ByColor { white: attack(Color::White), black: attack(Color::Black) },
            rescue: ByColor::default(),
        }
    }

    /// The player's tiles that can go somewhere by themselves: not pinned, covered or shut in.
    #[inline]
    pub fn moving(&self, color: Color) -> TileSet {
        self.moving.and(TileSet::of(color))
    }

    /// Whether the tile can go somewhere by itself.
    #[inline]
    pub fn moves(&self, tile: Tile) -> bool {
        self.moving.contains(tile)
    }

    /// The number of free sides of the player's Queen that enemy tiles not yet beside her can reach. If one free side is
    /// left, the number is exact in the standard games. A throw of the enemy Queen does not count where she would be
    /// surrounded too.
    #[inline]
    pub fn open_sides(&self, color: Color) -> u32 {
        const LOW: u64 = 0x7f7f_7f7f_7f7f_7f7f;
        let attackers = self.attack[color].attackers;
        // In each byte the highest bit is set if the others were not zero, or if it was itself.
        ((((attackers & LOW) + LOW) | attackers) & !LOW).count_ones()
    }

    /// The number of enemy tiles that can reach those sides, each counted for every side it can reach.
    #[inline]
    pub fn attackers(&self, color: Color) -> u32 {
        const ONES: u64 = 0x0101_0101_0101_0101;
        (self.attack[color].attackers.wrapping_mul(ONES) >> 56) as u32
    }

    /// The number of cells to which the player can throw its own Queen.
    #[inline]
    pub fn rescue(&self, color: Color) -> u8 {
        self.rescue[color]
    }

    #[inline]
    fn add_player(
        &mut self,
        position: &Position,
        color: Color,
        show: &mut impl FnMut(TileSummary),
    ) {
        let board = &position.board;
        let resting = resting(position, color);
        let mut attack = self.attack[!color];
        let ranges = attack.ranges();
        let (mut loose, mut moving) = (self.loose, self.moving);
        for tile in board.tops().and(TileSet::of(color)) {
            let cell = board.cell_of(tile);
            let state = board.at(cell);
            let (bug, height) = (board.face(tile), state.height());
            let steps = attack.steps_to(cell);
            let to_own_queen = self.attack[color].steps_to(cell);
            let (mut moves, mut pinned) = (0, false);
            if height > 1 {
                if !resting.contains(tile) {
                    moves = attack.go_on_top(bug, board, cell);
                }
            } else if !pins(board, cell, state.occupied()) {
                loose.insert(tile);
                if !resting.contains(tile) {
                    moves = attack.go(bug, board, cell, steps, ranges);
                }
            } else {
                pinned = true;
            }
            if moves > 0 {
                moving.insert(tile);
            }
            show(TileSummary {
                color,
                bug,
                height,
                moves,
                pinned,
                to_enemy_queen: steps,
                to_own_queen,
            });
        }
        self.attack[!color] = attack;
        (self.loose, self.moving) = (loose, moving);
    }

    /// Finds the player's tiles that are alone in their cells and not pinned.
    fn find_loose(&mut self, position: &Position, color: Color) {
        let board = &position.board;
        for tile in board.tops().and(TileSet::of(color)) {
            let cell = board.cell_of(tile);
            let state = board.at(cell);
            if state.height() == 1 && !pins(board, cell, state.occupied()) {
                self.loose.insert(tile);
            }
        }
    }

    /// Adds what the player's throwers can do. The loose tiles must be known.
    #[inline]
    fn add_throws(&mut self, position: &Position, color: Color) {
        let board = &position.board;
        let resting = resting(position, color);
        let able = board.tops().and(TileSet::of(color)).without(resting);
        for tile in able.and(pillbug::possible_throwers(position.game_type)) {
            let cell = board.cell_of(tile);
            let attacks = self.attack[!color].steps_to(cell) <= 2;
            if !attacks && self.attack[color].steps_to(cell) > 1 {
                continue;
            }
            if pillbug::can_throw(board, tile) {
                let throws = Throws::of_loose(board, self.loose.without(resting), cell);
                if throws.tiles.contains(Tile::queen(color)) {
                    self.rescue[color] += throws.to.count_ones() as u8;
                }
                if attacks {
                    self.attack[!color].add_throws(&throws, board, board.cell(Tile::queen(color)));
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::hex::Direction;
    use crate::grid::hex::Directions;
    use crate::model::action::Action;
    use crate::model::outcome::Outcome;

    /// In standard games, after random play: who can move, and who can take the last free side of a Queen.
    #[test]
    fn a_summary_agrees_with_the_list_of_actions() {
        let mut seed = 7u64;
        let mut surrounds = 0;
        // At least 300 games, and more until enough Queens had one free side left.
        for game in 0..10_000 {
            if game >= 300 && surrounds >= 200 {
                return;
            }
            let text = ["Base", "Base+MLP"][game % 2];
            let mut position = Position::new(text.parse().unwrap());
            for _ in 0..90 {
                if position.outcome().is_some() {
                    break;
                }
                let actions = position.actions();
                let summary = position.summarize(|_| {});
                let player = position.to_move();
                for queen in Color::ALL {
                    let last = position.occupied_sides(Tile::queen(queen)) == Some(5);
                    let at_stake = last && summary.open_sides(queen) > 0;
                    assert_eq!(
                        position.is_queen_threatened(queen),
                        at_stake,
                        "{queen:?} in {position}"
                    );
                }
                for tile in position.tiles_in_play_of(player) {
                    let goes = |action: &&Action| matches!(action, Action::Move { tile: t, .. } if *t == tile);
                    let listed = actions.iter().filter(goes).count();
                    // With a Pillbug about, tiles are thrown too; and a Spider may be shut in after its first step.
                    let thrown =
                        pillbug::possible_throwers(position.game_type).and(position.board.tops());
                    if position.has_queen_in_play(player)
                        && thrown.is_empty()
                        && !matches!(
                            position.face(tile),
                            Bug::Spider | Bug::Ladybug | Bug::Mosquito
                        )
                    {
                        assert_eq!(summary.moves(tile), listed > 0, "{tile} in {position}");
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
                        let open = summary.open_sides(!player);
                        assert_eq!(open > 0, listed > 0, "{beside:?} in {position}");
                    }
                }
                seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
                position.play_listed(actions[(seed >> 33) as usize % actions.len()]);
            }
        }
        panic!("only {surrounds} Queens had one free side left");
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
            assert_eq!(position.is_queen_threatened(Color::Black), wins, "{position}");
            assert_eq!(position.summarize(|_| {}).open_sides(Color::Black) > 0, wins, "{position}");
            let queen = Tile::queen(Color::White);
            let hole = position.cell(Tile::queen(Color::Black)).unwrap().neighbor(Direction::West);
            let throw = Action::Move { tile: queen, to: hole };
            assert!(position.actions().contains(&throw), "{position}");
            position.play_listed(throw);
            assert_eq!(position.outcome(), Some(outcome), "{position}");
        }
    }
}
