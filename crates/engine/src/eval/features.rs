//! What a position looks like, as numbers. A scorer makes one number of them.
//!
//! Most features are counted for each side apart. What goes on around both Queens is told to the side to move. They
//! follow what a creature does on the table, in every game the same. [`Look`](super::Look) finds them.

use skep_rules::Bug;

/// How many features there are, with some room to make loops even.
pub const COUNT: usize = 736;

/// Of every creature this many are counted apart.
pub(crate) const BUGS: usize = 20;
pub(crate) const RESERVE: usize = 0;
pub(crate) const FREE: usize = RESERVE + BUGS;
pub(crate) const STUCK: usize = FREE + BUGS;
pub(crate) const COVERED: usize = STUCK + BUGS;
pub(crate) const MOBILITY: usize = COVERED + BUGS;
pub(crate) const ON_TOP: usize = MOBILITY + BUGS;
/// Of the freely moving tiles: none, one, two.
pub(crate) const FEW_FREE: usize = ON_TOP + BUGS;
/// Freely moving tiles two or three steps from the other Queen, and further away than six.
pub(crate) const NEAR_QUEEN: usize = FEW_FREE + 3;
pub(crate) const FAR_FROM_QUEEN: usize = NEAR_QUEEN + 1;
/// Tiles on top of the hive two steps from the other Queen.
pub(crate) const CLIMBER_NEAR: usize = FAR_FROM_QUEEN + 1;
/// The Queen is still in the reserve.
pub(crate) const NO_QUEEN: usize = CLIMBER_NEAR + 1;
/// Always 1: to have the move.
pub(crate) const TEMPO: usize = NO_QUEEN + 1;
/// Then follows the siege of the side to move's Queen, and that of the other.
pub(crate) const SIEGE: usize = TEMPO + 1;

/// Within a siege: how many tiles are around her, one of seven.
pub(crate) const AROUND: usize = 0;
/// With so many around (up to two, three, four, five): free sides that attackers can get to (none, one, two, more).
pub(crate) const OPEN: usize = AROUND + 7;
/// With so many around: how many attackers can get there in all.
pub(crate) const ATTACKERS: usize = OPEN + 16;
/// Her neighbours: friends and enemies that can leave, friends and enemies that cannot.
pub(crate) const NEIGHBORS: usize = ATTACKERS + 4;
/// She can move, with up to two around, three, or more.
pub(crate) const MOVES: usize = NEIGHBORS + 4;
/// She can be thrown out, the same.
pub(crate) const RESCUE: usize = MOVES + 3;
/// An enemy lies on her; a friend.
pub(crate) const COVER: usize = RESCUE + 3;
/// An enemy on top of the hive is beside her.
pub(crate) const CLIMBER: usize = COVER + 2;
pub(crate) const SIEGE_COUNT: usize = CLIMBER + 1;

/// Where each creature is, seen from the other Queen, if it is free (0) or not (1).
pub(crate) const PLACE: usize = SIEGE + 2 * SIEGE_COUNT;
/// From her: one step, two, three, up to six, more.
pub(crate) const ZONES: usize = 5;
/// Each creature beside its own Queen, or two steps from her, if it is free (0) or not (1).
pub(crate) const HOME: usize = PLACE + 2 * ZONES * BUGS;
/// How free each creature is: it is pinned, it cannot go otherwise, and by how far it can go.
pub(crate) const FREEDOM: usize = HOME + 2 * 2 * BUGS;
pub(crate) const LEVELS: usize = 12;

const _: () = assert!(FREEDOM + LEVELS * BUGS <= COUNT);

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
        _ if index < PLACE => {
            siege(index - SIEGE - SIEGE_COUNT).map(|name| format!("other Queen: {name}"))
        }
        _ if index < HOME => {
            let (bug, rest) = ((index - PLACE) / (2 * ZONES), (index - PLACE) % (2 * ZONES));
            let zone = ["beside", "two from", "three from", "up to six from", "far from"][rest / 2];
            Some(format!("{}{} {zone} the other Queen", Bug::ALL[bug], stays(rest)))
        }
        _ if index < FREEDOM => {
            let (bug, rest) = ((index - HOME) / 4, (index - HOME) % 4);
            let zone = ["beside", "two from"][rest / 2];
            Some(format!("{}{} {zone} its Queen", Bug::ALL[bug], stays(rest)))
        }
        _ if index < FREEDOM + LEVELS * BUGS => {
            let (bug, level) = ((index - FREEDOM) / LEVELS, (index - FREEDOM) % LEVELS);
            Some(format!("{}, freedom {level}", Bug::ALL[bug]))
        }
        _ => None,
    }
}

fn stays(number: usize) -> &'static str {
    if number.is_multiple_of(2) { "" } else { " that stays" }
}
