//! The evaluation: how good a position looks without looking ahead.
//!
//! It follows what a creature can do rather than its name: a bug is worth what its freedom is worth; pinned
//! or covered it is worth little. Around the Queens every tile counts more than the one before.

use skep_rules::{Bug, Color, Position, Tile};

/// What a free bug is worth.
const fn worth(bug: Bug) -> i32 {
    match bug {
        Bug::Queen | Bug::Wasp => 30,
        Bug::Ant => 85,
        Bug::Beetle | Bug::Firefly => 60,
        Bug::Mosquito | Bug::Tick => 75,
        Bug::Pillbug => 70,
        Bug::Ladybug | Bug::StinkBug => 60,
        Bug::Grasshopper | Bug::Dragonfly => 40,
        Bug::Spider | Bug::Scorpion => 35,
        Bug::Fly | Bug::Centipede => 50,
        Bug::AssassinBug | Bug::Mantis => 60,
        Bug::Butterfly | Bug::Moth => 50,
        Bug::Honeycombo => 0,
    }
}

/// What tiles around a Queen cost her player, by their number.
const AROUND_QUEEN: [i32; 7] = [0, 25, 65, 120, 200, 320, 500];

/// To have the move.
const TEMPO: i32 = 20;

/// The score for the side to move, in hundredths.
pub fn evaluate(position: &Position) -> i32 {
    let player = position.to_move();
    side(position, player) - side(position, !player) + TEMPO
}

fn side(position: &Position, color: Color) -> i32 {
    let mut score = 0;
    for tile in position.tiles_in_play_of(color) {
        let worth = worth(position.face(tile));
        score += if position.is_covered(tile) {
            0
        } else if position.is_pinned(tile) {
            worth / 5
        } else {
            worth
        };
    }
    for tile in position.reserve(color) {
        score += worth(tile.front()) * 3 / 5;
    }
    let queen = Tile::queen(color);
    if let Some(neighbors) = position.occupied_sides(queen) {
        score -= AROUND_QUEEN[neighbors as usize];
        if position.is_covered(queen) {
            score -= 60;
        } else if neighbors >= 2 && position.is_pinned(queen) {
            score -= 15;
        }
    }
    score
}
