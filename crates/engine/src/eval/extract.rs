//! One look over a position: what there is to see of it.

use skep_rules::{Color, Position, Seen, Survey, Tile};

use super::composite::{Sight, Sights};
use super::features::{
    CLIMBER, CLIMBER_NEAR, COVER, COVERED, FEW_FREE, NO_QUEEN, ON_TOP, RESERVE, SIEGE, SIEGE_COUNT,
    TEMPO,
};

/// What is seen of a position, from the side to move.
#[derive(Clone, Debug)]
pub struct Look {
    /// How much of the tiles is in play: 0 at the start, 256 when all are.
    pub phase: i32,
    /// The side to move can surround the other Queen at once. In the standard games that is sure.
    pub wins: bool,
    /// The other side could do so if it were its turn.
    pub threatened: bool,
    /// What speaks for the side to move, and what is told of each Queen.
    pub own: Sights,
    /// What speaks for the other side: its features count negative.
    pub others: Sights,
}

impl Look {
    /// Before anything is seen.
    #[inline]
    pub(crate) fn new() -> Look {
        let [own, others] = [Sights::new(), Sights::new()];
        Look { phase: 0, wins: false, threatened: false, own, others }
    }

    /// Looks at a position.
    pub fn at(position: &Position) -> Look {
        let mut look = Look::new();
        look.see(position);
        look
    }

    /// The sights of the side to move, or of the other.
    #[inline]
    fn of(&mut self, own: bool) -> &mut Sights {
        if own { &mut self.own } else { &mut self.others }
    }

    /// Sees all there is, and forgets what it has seen before.
    #[inline]
    pub(crate) fn see(&mut self, position: &Position) {
        let player = position.to_move();
        self.own.clear();
        self.others.clear();
        self.own.push(Sight::feature(TEMPO));
        let survey = position.survey(|seen| {
            self.of(seen.color == player).push(Sight::tile(seen));
            if seen.height > 1 {
                self.see_climber(seen, player);
            }
        });
        for tile in position.covered() {
            let sight = Sight::feature(COVERED + position.face(tile) as usize);
            match tile.color() {
                Some(color) => self.of(color == player).push(sight),
                None => continue,
            }
        }
        for color in Color::ALL {
            let sights = self.of(color == player);
            let free = survey.moving(color).len() as usize;
            if free < 3 {
                sights.push(Sight::feature(FEW_FREE + free));
            }
            if !position.has_queen_in_play(color) {
                sights.push(Sight::feature(NO_QUEEN));
            }
        }
        let waiting = self.see_reserves(position);
        let in_play = position.tiles_in_play().len();
        self.phase = (in_play * 256 / (in_play + waiting).max(1)) as i32;
        let threatened = self.see_siege(position, &survey, 0);
        let wins = self.see_siege(position, &survey, 1);
        // Without a Queen nothing moves.
        self.wins = wins && position.wins_by_last_side();
        self.threatened = threatened && position.has_queen_in_play(!player);
    }

    /// A tile on others.
    #[inline(never)]
    fn see_climber(&mut self, seen: Seen, player: Color) {
        let sights = self.of(seen.color == player);
        sights.push(Sight::feature(ON_TOP + seen.bug as usize));
        if seen.steps == 2 {
            sights.push(Sight::feature(CLIMBER_NEAR));
        }
    }

    /// What is in the reserves; tells how many tiles that are.
    #[inline]
    fn see_reserves(&mut self, position: &Position) -> u32 {
        let player = position.to_move();
        let (own, others) = (position.reserve(player), position.reserve(!player));
        let both = own.or(others);
        // What both have says nothing.
        for tile in both.without(both.with_colors_swapped()) {
            self.of(own.contains(tile)).push(Sight::feature(RESERVE + tile.front() as usize));
        }
        both.len()
    }

    /// What goes on around a Queen, that of the side to move (0) or the other (1); tells whether she can be
    /// surrounded at once.
    #[inline]
    fn see_siege(&mut self, position: &Position, survey: &Survey, number: usize) -> bool {
        let color = if number == 0 { position.to_move() } else { !position.to_move() };
        let queen = Tile::queen(color);
        let Some(cell) = position.cell(queen) else { return false };
        let around = position.occupied_sides(queen).unwrap_or(0) as usize;
        let open = survey.open_sides(color) as usize;
        let mut neighbors = [[0; 2]; 2];
        let first = SIEGE + SIEGE_COUNT * number;
        for (tile, height) in position.stacks_around(cell) {
            let friend = tile.color() == Some(color);
            let stays = !survey.moves(tile);
            neighbors[usize::from(stays)][usize::from(!friend)] += 1;
            if height > 1 && !friend {
                self.own.push(Sight::feature(first + CLIMBER));
            }
        }
        let attackers = survey.attackers(color) as usize;
        self.own.push(Sight::crowd(number, around, open, attackers));
        for (stay, [friends, enemies]) in neighbors.into_iter().enumerate() {
            self.own.push(Sight::neighbors(number, stay, friends, enemies));
        }
        let (moves, rescue) = (survey.moves(queen), survey.rescue(color) > 0);
        self.own.push(Sight::exits(number, around, moves, rescue));
        if position.is_covered(queen) {
            let friend = position.top(cell).and_then(Tile::color) == Some(color);
            self.own.push(Sight::feature(first + COVER + usize::from(friend)));
        }
        around == 5 && open > 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use skep_rules::Outcome;

    /// In standard games, after random play.
    #[test]
    fn whoever_is_told_to_win_can_win_at_once() {
        let mut random = fastrand::Rng::with_seed(5);
        let (mut told, mut close) = (0, 0);
        for game in 0..4000 {
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
                let look = Look::at(&position);
                assert!(wins || !look.wins, "{position}");
                told += usize::from(look.wins);
                let besieged = |color| position.occupied_sides(Tile::queen(color)) == Some(5);
                close += usize::from(look.wins && Color::ALL.into_iter().all(besieged));
                position.play_listed(actions[random.usize(..actions.len())]);
            }
        }
        assert!(told > 1_000 && close > 100, "{told}, {close}");
    }
}
