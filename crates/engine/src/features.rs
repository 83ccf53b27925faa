//! What a position looks like, as numbers. A scorer makes one number of them.
//!
//! Most features count something of the side to move less the same of the other side. What goes on around the
//! Queens is told of each apart, because it matters who is to move. They follow what a creature does on the
//! table, in every game the same.

use skep_rules::{Bug, Color, Position, Seen, Survey, Tile};

/// How many features there are, with some room to make loops even.
pub const COUNT: usize = 208;

/// Whoever wants to know the features: a list of them, or a scorer that adds up what they are worth.
pub trait Sink {
    /// The feature has this value more. What is never added is 0.
    fn add(&mut self, feature: usize, value: i32);

    /// All features of an uncovered tile have a value more: this one for the side to move, its negative
    /// for the other.
    #[inline]
    fn add_top(&mut self, seen: Seen, sign: i32) {
        // The Honeycombo, the last of the creatures, is never seen.
        let (bug, freedom) = (seen.bug as usize, freedom(seen.moves));
        if seen.height > 1 {
            self.add(ON_TOP + bug, sign);
            if seen.steps == 2 {
                self.add(CLIMBER_NEAR, sign);
            }
        }
        if freedom == 0 {
            self.add(STUCK + bug, sign);
            return;
        }
        self.add(FREE + bug, sign);
        self.add(MOBILITY + bug, sign * freedom as i32);
        match seen.steps {
            2 | 3 => self.add(NEAR_QUEEN, sign),
            7..=254 => self.add(FAR_FROM_QUEEN, sign),
            _ => {}
        }
    }
}

/// What else is seen when one looks at a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Glance {
    /// How much of the tiles is in play: 0 at the start, 256 when all are.
    pub phase: i32,
    /// The side to move can surround the other Queen at once. In the standard games that is sure.
    pub wins: bool,
    /// The other side could do so if it were its turn.
    pub threatened: bool,
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
static FREEDOM: [u8; 256] = {
    let mut table = [0; 256];
    let mut moves = 1;
    while moves < 256 {
        // Between powers of two a straight line.
        let log = (moves as u32 + 1).ilog2();
        let rest = ((moves as u32 + 1 - (1 << log)) * 4) >> log;
        table[moves] = (4 * log + rest) as u8;
        moves += 1;
    }
    table
};

/// How freely a tile can go that has so many moves; 0 if it has none, and less than 64.
#[inline]
fn freedom(moves: u8) -> usize {
    usize::from(FREEDOM[usize::from(moves)])
}

/// Looks at a position, from the side to move.
pub fn look(position: &Position, sink: &mut impl Sink) -> Glance {
    let player = position.to_move();
    let sign = |color| if color == player { 1 } else { -1 };
    sink.add(TEMPO, 1);
    let survey = position.survey(|seen| sink.add_top(seen, sign(seen.color)));
    for tile in position.covered() {
        let Some(color) = tile.color() else { continue };
        sink.add(COVERED + position.face(tile) as usize, sign(color));
    }
    let mut waiting = 0;
    for color in Color::ALL {
        let free = survey.moving(color).len() as usize;
        if free < 3 {
            sink.add(FEW_FREE + free, sign(color));
        }
        let reserve = position.reserve(color);
        waiting += reserve.len();
        for tile in reserve {
            sink.add(RESERVE + tile.front() as usize, sign(color));
        }
        if !position.has_queen_in_play(color) {
            sink.add(NO_QUEEN, sign(color));
        }
    }
    let in_play = position.tiles_in_play().len();
    let threatened = siege(position, &survey, player, SIEGE, sink);
    let wins = siege(position, &survey, !player, SIEGE + SIEGE_COUNT, sink);
    let own_sides = position.occupied_sides(Tile::queen(player));
    Glance {
        phase: (in_play * 256 / (in_play + waiting).max(1)) as i32,
        // Without a Queen nothing moves, and whoever surrounds both Queens has not won.
        wins: wins && own_sides.is_some_and(|sides| sides < 5),
        threatened: threatened && position.has_queen_in_play(!player),
    }
}

/// What goes on around the Queen; tells whether she can be surrounded at once.
#[inline]
fn siege(
    position: &Position,
    survey: &Survey,
    color: Color,
    first: usize,
    sink: &mut impl Sink,
) -> bool {
    let queen = Tile::queen(color);
    let Some(cell) = position.cell(queen) else { return false };
    let around = position.occupied_sides(queen).unwrap_or(0) as usize;
    sink.add(first + AROUND + around.min(6), 1);
    let crowd = around.clamp(2, 5) - 2;
    let open = survey.open_sides(color) as usize;
    let attackers = survey.attackers(color) as i32;
    sink.add(first + OPEN + 4 * crowd + open.min(3), 1);
    sink.add(first + ATTACKERS + crowd, attackers.min(16));
    for (tile, height) in position.stacks_around(cell) {
        let friend = tile.color() == Some(color);
        let stays = !survey.moves(tile);
        sink.add(first + NEIGHBORS + 2 * usize::from(stays) + usize::from(!friend), 1);
        if height > 1 && !friend {
            sink.add(first + CLIMBER, 1);
        }
    }
    let stage = around.clamp(2, 4) - 2;
    if survey.moves(queen) {
        sink.add(first + MOVES + stage, 1);
    }
    if survey.rescue(color) > 0 {
        sink.add(first + RESCUE + stage, 1);
    }
    if position.is_covered(queen) {
        let friend = position.top(cell).and_then(Tile::color) == Some(color);
        sink.add(first + COVER + usize::from(friend), 1);
    }
    around == 5 && open > 0
}

/// How large the values of this feature are, about.
pub fn size(index: usize) -> u8 {
    match index {
        MOBILITY..ON_TOP => 16,
        SIEGE.. if index < SIEGE + 2 * SIEGE_COUNT => match (index - SIEGE) % SIEGE_COUNT {
            ATTACKERS..NEIGHBORS => 8,
            _ => 1,
        },
        _ => 1,
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
