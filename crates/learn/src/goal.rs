//! Goals: predicates over what has just happened and the position that it led to.

use serde::Deserialize;
use skep_rules::{
    Action as A, Axial, Cell, Color, Helpers, Outcome, Position, Status, Tile, TileSet,
};

use crate::moment::Moment;
use crate::outlook;
use crate::pattern::TilePattern;
use crate::reason::reason_name;

/// A place on the table, written `[1, -2]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(from = "[i16; 2]")]
pub struct Place(pub Axial);

impl From<[i16; 2]> for Place {
    fn from([q, r]: [i16; 2]) -> Place {
        Place(Axial::new(q.into(), r.into()))
    }
}

/// A status of a tile, by its name in position strings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct StatusName(pub Status);

impl TryFrom<String> for StatusName {
    type Error = String;

    fn try_from(text: String) -> Result<StatusName, String> {
        let named = Status::ALL.into_iter().find(|status| status.name() == text);
        named.map(StatusName).ok_or_else(|| format!("`{text}` is not a status of a tile"))
    }
}

/// What is to be reached. A pattern holds for a tile that matches it; where a goal names two, for some pair.
///
/// In a file a goal is a table with one entry, such as `{ placed = "wQ" }` or `{ all = [{ moved = "wA1" }, { touching =
/// ["wA1", "bQ"] }] }`, and one without a value is a string, such as `"won"`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Goal {
    /// All of these hold.
    All(Vec<Goal>),
    /// At least one of these holds.
    Any(Vec<Goal>),
    /// This does not hold.
    Not(Box<Goal>),

    /// The tile was placed.
    Placed(TilePattern),
    /// The tile has moved by itself.
    Moved(TilePattern),
    /// The tile was thrown.
    Thrown(TilePattern),
    /// The tile was made to act by mind control, or throws for it.
    Forced(TilePattern),
    /// The tile was turned over by its owner. The pattern is that of the face now up.
    Flipped(TilePattern),
    /// The tile was stung. The pattern is that of the face before.
    Stung(TilePattern),
    /// The tile was removed by a predator.
    Taken(TilePattern),
    /// The first tile has changed places with the second by its own power.
    Swapped(TilePattern, TilePattern),
    /// The Honeycombo was turned over.
    Combo,
    /// A tile was drawn instead of another action.
    Drawn,
    /// The tile was stolen.
    Stolen(TilePattern),
    /// The turn was passed.
    Passed,
    /// The second action of a double turn was given up.
    Ended,
    /// The tile has acted, or has made another one act.
    By(TilePattern),
    /// An action with the tile was tried, and this rule forbids it.
    Refused(String, TilePattern),

    /// The tile lies in one of these cells, on whatever level.
    At(TilePattern, Vec<Place>),
    /// The tile is on the table.
    InPlay(TilePattern),
    /// The tiles are tops of neighbouring cells.
    Touching(TilePattern, TilePattern),
    /// The first tile lies above the second.
    OnTop(TilePattern, TilePattern),
    /// Something lies on the tile.
    Covered(TilePattern),
    /// Without the tile the hive would fall apart.
    Pinned(TilePattern),
    /// The tile could not be displaced by its own power if it were its owner's turn.
    ShutIn(TilePattern),
    /// All six cells around the tile are occupied.
    Surrounded(TilePattern),
    /// At least that many cells around the tile are occupied.
    SidesTaken(TilePattern, u8),
    /// At least that many cells around the tile are empty.
    SidesFree(TilePattern, u8),
    /// An enemy Scorpion keeps the tile from being turned over.
    Suppressed(TilePattern),
    /// A Stink bug keeps the other player away from the tile.
    Shielded(TilePattern),
    /// The tile has this status.
    Status(StatusName, TilePattern),
    /// The tile is out of the game.
    Removed(TilePattern),
    /// The learner can place the tile later: it is in the reserve, in Swarm in the hand.
    InHand(TilePattern),
    /// It is still, or again, the learner's turn.
    MyTurn,

    /// The learner has won.
    Won,
    /// The learner has lost.
    Lost,
    /// The game has ended as a draw.
    Draw,
    /// The game has ended, however.
    Over,
    /// The learner would win at once if it were the learner's turn.
    Threatening,
    /// The opponent cannot win with the next action.
    Safe,
    /// The learner wins within this many own actions, whatever the opponent does.
    WinsIn(u8),
    /// The opponent has no action but to pass.
    OpponentPasses,
}

impl Goal {
    /// The deepest nesting of goals in a file.
    pub const MAX_DEPTH: usize = 8;
    /// The most goals within a goal of a file, and the most cells.
    pub const MAX_PARTS: usize = 64;
    /// The longest forced win that a goal asks for, in own actions.
    pub const MAX_WINS_IN: u8 = 3;

    /// Whether the goal is reached.
    pub fn holds(&self, moment: &Moment) -> bool {
        match self {
            Goal::All(goals) => goals.iter().all(|goal| goal.holds(moment)),
            Goal::Any(goals) => goals.iter().any(|goal| goal.holds(moment)),
            Goal::Not(goal) => !goal.holds(moment),
            Goal::Refused(reason, pattern) => {
                moment.refused.is_some_and(|illegal| reason_name(illegal) == reason)
                    && matches(*pattern, moment.before, moment.tile())
            }
            _ => moment.was_played() && (self.was_done(moment) || self.is_so(moment)),
        }
    }

    /// Whether the goal is about the action, and the action is the one.
    fn was_done(&self, moment: &Moment) -> bool {
        let Moment { before, after, action: Some(action), .. } = *moment else { return false };
        let in_before = |pattern: TilePattern, tile| matches(pattern, before, Some(tile));
        match (self, action) {
            (Goal::Placed(pattern), A::Place { tile, .. }) => matches(*pattern, after, Some(tile)),
            (Goal::Moved(pattern), A::Move { tile, .. }) => {
                in_before(*pattern, tile) && before.helpers(action).tiles().is_empty()
            }
            (Goal::Thrown(pattern), A::Move { tile, .. }) => {
                in_before(*pattern, tile) && before.helpers(action).thrower.is_some()
            }
            (Goal::Forced(pattern), _) => forced(moment).any(|tile| in_before(*pattern, tile)),
            (Goal::Flipped(pattern), A::Flip { tile }) => matches(*pattern, after, Some(tile)),
            (Goal::Stung(pattern), A::Sting { victim, .. })
            | (Goal::Taken(pattern), A::Remove { victim, .. }) => in_before(*pattern, victim),
            (Goal::Swapped(first, second), A::Swap { tile, with }) => {
                in_before(*first, tile) && in_before(*second, with)
            }
            (Goal::Stolen(pattern), A::Steal { tile }) => in_before(*pattern, tile),
            (Goal::Combo, A::Combo)
            | (Goal::Drawn, A::Draw { .. })
            | (Goal::Passed, A::Pass)
            | (Goal::Ended, A::End) => true,
            (Goal::By(pattern), _) => {
                let helpers = before.helpers(action).tiles();
                let all = moment.tile().into_iter().chain(helpers);
                all.into_iter().any(|tile| in_before(*pattern, tile))
            }
            _ => false,
        }
    }

    /// Whether the goal is about the position, and the position is so.
    fn is_so(&self, moment: &Moment) -> bool {
        let Moment { after, learner, outcome, .. } = *moment;
        let any = |pattern: TilePattern, is: &dyn Fn(Tile) -> bool| {
            pattern.among(after).into_iter().any(is)
        };
        let sides = |tile| after.occupied_sides(tile).unwrap_or(0);
        let of_either = |of: fn(&Position, Color) -> TileSet| {
            let [white, black] = Color::ALL.map(|color| of(after, color));
            white.or(black).into_iter()
        };
        match self {
            Goal::At(pattern, places) => any(*pattern, &|tile| {
                let cell = after.cell(tile);
                places.iter().any(|place| cell == Some(Cell::at(place.0)))
            }),
            Goal::InPlay(pattern) => any(*pattern, &|_| true),
            Goal::Touching(first, second) => any(*first, &|tile| touches(after, tile, *second)),
            Goal::OnTop(upper, lower) => any(*upper, &|tile| lies_on(after, tile, *lower)),
            Goal::Covered(pattern) => any(*pattern, &|tile| after.covered().contains(tile)),
            Goal::Pinned(pattern) => {
                any(*pattern, &|tile| tile != Tile::HONEYCOMBO && after.is_pinned(tile))
            }
            Goal::ShutIn(pattern) => any(*pattern, &|tile| outlook::is_shut_in(after, tile)),
            Goal::Surrounded(pattern) => any(*pattern, &|tile| sides(tile) == 6),
            Goal::SidesTaken(pattern, count) => {
                any(*pattern, &|tile| sides(tile) >= u32::from(*count))
            }
            Goal::SidesFree(pattern, count) => {
                any(*pattern, &|tile| 6 - sides(tile) >= u32::from(*count))
            }
            Goal::Suppressed(pattern) => {
                of_either(Position::suppressed).any(|tile| pattern.matches(after, tile))
            }
            Goal::Shielded(pattern) => {
                of_either(Position::shielded).any(|tile| pattern.matches(after, tile))
            }
            Goal::Status(StatusName(status), pattern) => {
                any(*pattern, &|tile| after.statuses().set(*status).contains(tile))
            }
            Goal::Removed(pattern) => {
                after.removed().into_iter().any(|tile| pattern.matches(after, tile))
            }
            Goal::InHand(pattern) => {
                after.reserve(learner).into_iter().any(|tile| pattern.matches(after, tile))
            }
            Goal::MyTurn => after.to_move() == learner && after.outcome().is_none(),
            Goal::Won => outcome == Some(Outcome::Win(learner)),
            Goal::Lost => outcome == Some(Outcome::Win(!learner)),
            Goal::Draw => outcome == Some(Outcome::Draw),
            Goal::Over => outcome.is_some(),
            Goal::Threatening => outlook::wins_at_once(after, learner),
            Goal::Safe => !outlook::wins_at_once(after, !learner) && !has_lost(after, learner),
            Goal::WinsIn(actions) => outlook::wins_within(after, learner, *actions),
            Goal::OpponentPasses => outlook::must_pass(after, !learner),
            _ => false,
        }
    }

    /// All goals in this one, itself included.
    pub fn parts(&self) -> Vec<&Goal> {
        let mut parts = vec![self];
        match self {
            Goal::All(goals) | Goal::Any(goals) => {
                parts.extend(goals.iter().flat_map(Goal::parts));
            }
            Goal::Not(goal) => parts.extend(goal.parts()),
            _ => {}
        }
        parts
    }

    /// How deep goals are nested in this one.
    pub(crate) fn depth(&self) -> usize {
        let deepest = match self {
            Goal::All(goals) | Goal::Any(goals) => goals.iter().map(Goal::depth).max(),
            Goal::Not(goal) => Some(goal.depth()),
            _ => None,
        };
        1 + deepest.unwrap_or(0)
    }
}

/// Whether the tile, if there is one, matches the pattern.
fn matches(pattern: TilePattern, position: &Position, tile: Option<Tile>) -> bool {
    tile.is_some_and(|tile| pattern.matches(position, tile))
}

/// The opponent's tiles that act, or throw, because a Tick makes them.
fn forced<'a>(moment: &Moment<'a>) -> impl Iterator<Item = Tile> + 'a {
    let helpers = moment.action.map_or(Helpers::default(), |it| moment.before.helpers(it));
    let actor = helpers.thrower.or(moment.tile());
    let (before, learner) = (moment.before, moment.learner);
    let is_forced = !helpers.controllers.is_empty();
    let all = actor.into_iter().chain(helpers.controllers);
    all.filter(move |tile| {
        is_forced && tile.color() == Some(!learner) && before.cell(*tile).is_some()
    })
}

/// Whether the tile and one of the others are tops of neighbouring cells.
fn touches(position: &Position, tile: Tile, others: TilePattern) -> bool {
    let Some(cell) = position.cell(tile).filter(|&cell| position.top(cell) == Some(tile)) else {
        return false;
    };
    position.stacks_around(cell).any(|(other, _)| others.matches(position, other))
}

/// Whether the tile lies above one of the others.
fn lies_on(position: &Position, tile: Tile, others: TilePattern) -> bool {
    let Some(cell) = position.cell(tile) else { return false };
    let below = position.stack(cell).into_iter().take_while(|&other| other != tile);
    below.into_iter().any(|other| others.matches(position, other))
}

fn has_lost(position: &Position, player: Color) -> bool {
    matches!(position.outcome(), Some(Outcome::Win(winner)) if winner != player)
}
