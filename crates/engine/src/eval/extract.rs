//! Feature extraction: one pass over a position that lists its composite features.

use skep_rules::{Color, Position, PositionSummary, Tile, TileSummary};

use super::composite::{Composite, CompositeList};
use super::features::{
    CLIMBER, CLIMBER_NEAR, COVER, COVERED, FEW_MOBILE, IN_RESERVE, MAX_PHASE, NO_QUEEN, ON_TOP,
    Perspective, TEMPO, of_creature, queen_safety,
};

/// The features of a position, from the point of view of the side to move.
#[derive(Clone, Debug)]
pub struct ExtractedFeatures {
    /// The phase of the game: 0 at the start, [`MAX_PHASE`] when all tiles are in play.
    pub phase: i32,
    /// The side to move can surround the enemy Queen with its next action. Exact in the standard games.
    pub wins: bool,
    /// The enemy could surround the Queen of the side to move if it were the enemy's turn.
    pub threatened: bool,
    /// The features of the side to move, and the safety of both Queens.
    pub us: CompositeList,
    /// The features of the other side. Their linear weights count negative.
    pub them: CompositeList,
}

impl ExtractedFeatures {
    /// No features of no position.
    #[inline]
    pub(crate) fn new() -> ExtractedFeatures {
        let [us, them] = [CompositeList::new(), CompositeList::new()];
        ExtractedFeatures { phase: 0, wins: false, threatened: false, us, them }
    }

    /// Extracts the features of a position.
    pub fn of(position: &Position) -> ExtractedFeatures {
        let mut extracted = ExtractedFeatures::new();
        extracted.extract(position);
        extracted
    }

    /// The features of the side to move, or of the other side.
    #[inline]
    fn side(&mut self, us: bool) -> &mut CompositeList {
        if us { &mut self.us } else { &mut self.them }
    }

    /// Replaces the features by those of a position.
    #[inline(always)]
    pub(crate) fn extract(&mut self, position: &Position) {
        let player = position.to_move();
        self.us.clear();
        self.them.clear();
        self.us.push(Composite::single(TEMPO));
        let summary = position.summarize(|tile| {
            self.side(tile.color == player).push(Composite::tile(tile));
            if tile.height > 1 {
                self.extract_climber(tile, player);
            }
        });
        for tile in position.covered() {
            let composite = Composite::single(of_creature(position.face(tile), COVERED));
            match tile.color() {
                Some(color) => self.side(color == player).push(composite),
                None => continue,
            }
        }
        for color in Color::ALL {
            let composites = self.side(color == player);
            let mobile = summary.moving(color).len() as usize;
            if mobile < 3 {
                composites.push(Composite::single(FEW_MOBILE + mobile));
            }
            if !position.has_queen_in_play(color) {
                composites.push(Composite::single(NO_QUEEN));
            }
        }
        let in_reserve = self.extract_reserves(position);
        let in_play = position.tiles_in_play().len();
        self.phase = (in_play * MAX_PHASE as u32 / (in_play + in_reserve).max(1)) as i32;
        let threatened = self.extract_queen_safety(position, &summary, Perspective::Us);
        let wins = self.extract_queen_safety(position, &summary, Perspective::Them);
        // A side without a Queen in play cannot move its tiles.
        self.wins = wins && position.wins_by_last_side();
        self.threatened = threatened && position.has_queen_in_play(!player);
    }

    /// Adds what is special about a tile on top of others.
    #[inline(never)]
    fn extract_climber(&mut self, tile: TileSummary, player: Color) {
        let composites = self.side(tile.color == player);
        composites.push(Composite::single(of_creature(tile.bug, ON_TOP)));
        if tile.to_enemy_queen == 2 {
            composites.push(Composite::single(CLIMBER_NEAR));
        }
    }

    /// Adds the tiles in the reserves, and returns their number.
    #[inline]
    fn extract_reserves(&mut self, position: &Position) -> u32 {
        let player = position.to_move();
        let (us, them) = (position.reserve(player), position.reserve(!player));
        let both = us.or(them);
        // The features of tiles that both sides have in reserve would cancel out.
        for tile in both.without(both.with_colors_swapped()) {
            let composite = Composite::single(of_creature(tile.front(), IN_RESERVE));
            self.side(us.contains(tile)).push(composite);
        }
        both.len()
    }

    /// Adds the safety of a Queen. Returns whether the other side could surround her with one action.
    #[inline(always)]
    fn extract_queen_safety(
        &mut self,
        position: &Position,
        summary: &PositionSummary,
        side: Perspective,
    ) -> bool {
        let color = match side {
            Perspective::Us => position.to_move(),
            Perspective::Them => !position.to_move(),
        };
        let queen = Tile::queen(color);
        let Some(cell) = position.cell(queen) else { return false };
        let occupied = position.occupied_sides(queen).unwrap_or(0) as usize;
        let open = summary.open_sides(color) as usize;
        // By whether they are immobile: friends, enemies.
        let mut neighbors = [[0; 2]; 2];
        for (tile, height) in position.stacks_around(cell) {
            let friend = tile.color() == Some(color);
            let immobile = !summary.moves(tile);
            neighbors[usize::from(immobile)][usize::from(!friend)] += 1;
            if height > 1 && !friend {
                self.us.push(Composite::single(queen_safety(side, CLIMBER)));
            }
        }
        let attackers = summary.attackers(color) as usize;
        self.us.push(Composite::pressure(side, occupied, open, attackers));
        for (immobile, [friends, enemies]) in [false, true].into_iter().zip(neighbors) {
            self.us.push(Composite::neighbors(side, immobile, friends, enemies));
        }
        let (moves, thrown) = (summary.moves(queen), summary.rescue(color) > 0);
        self.us.push(Composite::escape(side, occupied, moves, thrown));
        if position.is_covered(queen) {
            let friend = position.top(cell).and_then(Tile::color) == Some(color);
            self.us.push(Composite::single(queen_safety(side, COVER + usize::from(friend))));
        }
        occupied == 5 && open > 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use skep_rules::Outcome;

    /// In standard games, after random play.
    #[test]
    fn a_side_that_is_said_to_win_can_win_with_one_action() {
        let mut random = fastrand::Rng::with_seed(5);
        let (mut wins_found, mut both_besieged) = (0, 0);
        // Until enough wins were found, and enough of them where both Queens are besieged.
        for game in 0..40_000 {
            if wins_found >= 1_000 && both_besieged >= 50 {
                return;
            }
            let text = ["Base", "Base+MLP", "Base+P", "Base+ML"][game % 4];
            let mut position = Position::new(text.parse().unwrap());
            for _ in 0..120 {
                if position.outcome().is_some() {
                    break;
                }
                let actions = position.actions();
                let player = position.to_move();
                let wins = actions.iter().any(|&action| {
                    let undo = position.play_listed(action);
                    let won = position.outcome() == Some(Outcome::Win(player));
                    position.undo(undo);
                    won
                });
                let extracted = ExtractedFeatures::of(&position);
                assert!(wins || !extracted.wins, "{position}");
                wins_found += usize::from(extracted.wins);
                let besieged = |color| position.occupied_sides(Tile::queen(color)) == Some(5);
                let both = Color::ALL.into_iter().all(besieged);
                both_besieged += usize::from(extracted.wins && both);
                position.play_listed(actions[random.usize(..actions.len())]);
            }
        }
        panic!("{wins_found} wins found, {both_besieged} where both Queens are besieged");
    }
}
