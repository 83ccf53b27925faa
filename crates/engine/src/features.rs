//! What a position looks like, as numbers. A [scorer](crate::weights) makes one number of them.
//!
//! Most features count something of the side to move less the same of the other side. What goes on around the
//! Queens is told of each apart, because it matters who is to move. They follow what a creature does on the
//! table, in every game the same.

use skep_rules::{Bug, Color, Position, Survey, Tile};

/// How many features there are, with some room to make loops even.
pub const COUNT: usize = 208;

/// What a position looks like to the side to move.
#[derive(Clone, Debug)]
pub struct Features {
    /// The features, as laid out by this module's constants.
    pub values: [i16; COUNT],
    /// How much of the tiles is in play: 0 at the start, 256 when all are.
    pub phase: i32,
    /// The side to move can surround the other Queen at once.
    pub(crate) wins: bool,
    /// The other side could surround the side to move's Queen.
    pub(crate) threatened: bool,
}

/// Of every creature this many are counted apart.
const BUGS: usize = 20;
const RESERVE: usize = 0;
const FREE: usize = RESERVE + BUGS;
const STUCK: usize = FREE + BUGS;
const COVERED: usize = STUCK + BUGS;
const MOBILITY: usize = COVERED + BUGS;
const ON_TOP: usize = MOBILITY + BUGS;
/// Of the freely moving tiles: none, one, two.
const FEW_FREE: usize = ON_TOP + BUGS;
/// Freely moving tiles two or three steps from the other Queen, and further away than six.
const NEAR_QUEEN: usize = FEW_FREE + 3;
const FAR_FROM_QUEEN: usize = NEAR_QUEEN + 1;
/// Tiles on top of the hive two steps from the other Queen.
const CLIMBER_NEAR: usize = FAR_FROM_QUEEN + 1;
/// The Queen is still in the reserve.
const NO_QUEEN: usize = CLIMBER_NEAR + 1;
/// Always 1: to have the move.
const TEMPO: usize = NO_QUEEN + 1;
/// Then follows the siege of the side to move's Queen, and that of the other.
const SIEGE: usize = TEMPO + 1;

/// Within a siege: how many tiles are around her, one of seven.
const AROUND: usize = 0;
/// With so many around (up to two, three, four, five): free sides that attackers can get to (none, one, two, more).
const OPEN: usize = AROUND + 7;
/// With so many around: how many attackers can get there in all.
const ATTACKERS: usize = OPEN + 16;
/// Her neighbours: friends and enemies that can leave, friends and enemies that cannot.
const NEIGHBORS: usize = ATTACKERS + 4;
/// She can move, with up to two around, three, or more.
const MOVES: usize = NEIGHBORS + 4;
/// She can be thrown out, the same.
const RESCUE: usize = MOVES + 3;
/// An enemy lies on her; a friend.
const COVER: usize = RESCUE + 3;
/// An enemy on top of the hive is beside her.
const CLIMBER: usize = COVER + 2;
const SIEGE_COUNT: usize = CLIMBER + 1;

const _: () = assert!(SIEGE + 2 * SIEGE_COUNT <= COUNT);

/// A tile's moves as a measure of its freedom: four times the binary logarithm.
static FREEDOM: [i16; 256] = {
    let mut table = [0; 256];
    let mut moves = 1;
    while moves < 256 {
        // Between powers of two a straight line.
        let log = (moves as u32 + 1).ilog2();
        let rest = (moves as u32 + 1 - (1 << log)) * 4 >> log;
        table[moves] = (4 * log + rest) as i16;
        moves += 1;
    }
    table
};

impl Features {
    /// Looks at the position.
    pub fn of(position: &Position) -> Features {
        let mut features =
            Features { values: [0; COUNT], phase: 0, wins: false, threatened: false };
        let survey = position.survey();
        let player = position.to_move();
        features.values[TEMPO] = 1;
        let mut in_play = 0;
        let mut waiting = 0;
        for (color, sign) in [(player, 1), (!player, -1)] {
            in_play += position.tiles_in_play_of(color).len();
            waiting += position.reserve(color).len();
            features.tiles(position, &survey, color, sign);
        }
        features.threatened = features.siege(position, &survey, player, SIEGE);
        features.wins = features.siege(position, &survey, !player, SIEGE + SIEGE_COUNT);
        // Without a Queen nothing moves, and whoever surrounds both Queens has not won.
        features.threatened &= position.has_queen_in_play(!player);
        features.wins &=
            position.occupied_sides(Tile::queen(player)).is_some_and(|sides| sides < 5);
        features.phase = (in_play * 256 / (in_play + waiting).max(1)) as i32;
        features
    }

    #[inline]
    fn add(&mut self, index: usize, value: i16) {
        self.values[index] += value;
    }

    fn tiles(&mut self, position: &Position, survey: &Survey, color: Color, sign: i16) {
        let enemy_queen = position.cell(Tile::queen(!color));
        let mut free = 0;
        for tile in position.tiles_in_play_of(color) {
            let bug = position.face(tile) as usize % BUGS;
            if position.is_covered(tile) {
                self.add(COVERED + bug, sign);
                continue;
            }
            let Some(cell) = position.cell(tile) else { continue };
            let height = position.height(cell);
            let steps = enemy_queen.map_or(5, |queen| queen.distance_to(cell));
            if height > 1 {
                self.add(ON_TOP + bug, sign);
                if steps == 2 {
                    self.add(CLIMBER_NEAR, sign);
                }
            }
            let moves = survey.moves(tile);
            if moves == 0 {
                self.add(STUCK + bug, sign);
                continue;
            }
            free += 1;
            self.add(FREE + bug, sign);
            self.add(MOBILITY + bug, sign * FREEDOM[usize::from(moves)]);
            match steps {
                2 | 3 => self.add(NEAR_QUEEN, sign),
                7.. => self.add(FAR_FROM_QUEEN, sign),
                _ => {}
            }
        }
        if free < 3 {
            self.add(FEW_FREE + free, sign);
        }
        for tile in position.reserve(color) {
            self.add(RESERVE + tile.front() as usize % BUGS, sign);
        }
        if !position.has_queen_in_play(color) {
            self.add(NO_QUEEN, sign);
        }
    }

    /// What goes on around the Queen; tells whether she can be surrounded at once.
    fn siege(&mut self, position: &Position, survey: &Survey, color: Color, first: usize) -> bool {
        let queen = Tile::queen(color);
        let Some(cell) = position.cell(queen) else { return false };
        let around = position.occupied_sides(queen).unwrap_or(0) as usize;
        self.add(first + AROUND + around.min(6), 1);
        let crowd = around.clamp(2, 5) - 2;
        let (mut open, mut attackers) = (0, 0);
        for count in survey.attackers(color) {
            open += usize::from(count > 0);
            attackers += i16::from(count);
        }
        self.add(first + OPEN + 4 * crowd + open.min(3), 1);
        self.add(first + ATTACKERS + crowd, attackers.min(16));
        for tile in position.tops_around(cell) {
            let friend = tile.color() == Some(color);
            let stays = survey.moves(tile) == 0;
            self.add(first + NEIGHBORS + 2 * usize::from(stays) + usize::from(!friend), 1);
            let climbs = position.cell(tile).is_some_and(|cell| position.height(cell) > 1);
            if climbs && !friend {
                self.add(first + CLIMBER, 1);
            }
        }
        let stage = around.clamp(2, 4) - 2;
        if survey.moves(queen) > 0 {
            self.add(first + MOVES + stage, 1);
        }
        if survey.rescue(color) > 0 {
            self.add(first + RESCUE + stage, 1);
        }
        if position.is_covered(queen) {
            let friend = position.top(cell).and_then(Tile::color) == Some(color);
            self.add(first + COVER + usize::from(friend), 1);
        }
        around == 5 && open > 0
    }
}

/// What the feature of this number is, in a few words; nothing if there is none.
pub fn name(index: usize) -> Option<String> {
    let siege = |index: usize| {
        let crowd = |index: usize| index + 2;
        Some(match index {
            OPEN.. if index < ATTACKERS => {
                format!("{} around, {} open", crowd((index - OPEN) / 4), (index - OPEN) % 4)
            }
            ATTACKERS.. if index < NEIGHBORS => {
                format!("{} around, attackers", crowd(index - ATTACKERS))
            }
            NEIGHBORS.. if index < MOVES => {
                let names = ["friend can leave", "enemy can leave", "friend stays", "enemy stays"];
                names[index - NEIGHBORS].to_owned()
            }
            MOVES.. if index < RESCUE => format!("{} around, moves", crowd(index - MOVES)),
            RESCUE.. if index < COVER => format!("{} around, rescue", crowd(index - RESCUE)),
            COVER => "covered by an enemy".to_owned(),
            CLIMBER => "climber beside".to_owned(),
            _ if index == COVER + 1 => "covered by a friend".to_owned(),
            _ if index < OPEN => format!("{index} around"),
            _ => return None,
        })
    };
    let bug = |what: &str| Some(format!("{} {what}", Bug::ALL[index % BUGS]));
    match index {
        ..FREE => bug("in reserve"),
        FREE..STUCK => bug("free"),
        STUCK..COVERED => bug("stuck"),
        COVERED..MOBILITY => bug("covered"),
        MOBILITY..ON_TOP => bug("mobility"),
        ON_TOP..FEW_FREE => bug("on top"),
        FEW_FREE..NEAR_QUEEN => Some(format!("only {} free", index - FEW_FREE)),
        NEAR_QUEEN => Some("near the other Queen".to_owned()),
        FAR_FROM_QUEEN => Some("far from the other Queen".to_owned()),
        CLIMBER_NEAR => Some("climber near".to_owned()),
        NO_QUEEN => Some("no Queen in play".to_owned()),
        TEMPO => Some("to move".to_owned()),
        _ if index < SIEGE + SIEGE_COUNT => {
            siege(index - SIEGE).map(|name| format!("own Queen: {name}"))
        }
        _ => siege(index - SIEGE - SIEGE_COUNT).map(|name| format!("other Queen: {name}")),
    }
}
