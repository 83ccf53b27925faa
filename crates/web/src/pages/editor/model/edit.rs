//! The changes that the editor can make.

use skep_rules::{
    Axial, Color, GameType, Setup, SetupError, Stage, Status, Statuses, Tile, TileName,
};
use thiserror::Error;

use super::change_game::change_game;

/// How far from the others, on either axis, a tile can be put.
pub(super) const MAX_SPREAD: i32 = 100;
/// Hives farther from `0,0` than this are moved there before they are turned around it.
const FAR: i32 = 1000;

/// A change of the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Edit {
    /// Plays another game. Tiles that it does not have are taken off the table.
    Game(GameType),
    /// Puts a tile on a cell, on top of those that lie there, wherever it was before.
    Put {
        tile: Tile,
        /// Whether its back is up.
        back: bool,
        to: Axial,
    },
    /// Moves a whole stack onto a cell.
    MoveStack { from: Axial, to: Axial },
    /// Takes a tile off the table, or from one place off the table to another.
    TakeOff { tile: Tile, to: Away },
    /// Turns a tile over.
    TurnOver(Tile),
    /// Whose turn it is.
    ToMove(Color),
    /// The number of the turn.
    Turn(u32),
    /// Gives a status to a tile or takes it away.
    Status { which: Which, status: Status, tile: Tile, on: bool },
    /// The colour that the Honeycombo shows.
    Combo(Color),
    /// Whether the opponent turned the Honeycombo over last turn.
    Locked(bool),
    /// The stage of the turn.
    Stage(Stage),
    /// Whose next turn has two actions.
    Pending(Option<Color>),
    /// Takes all tiles off the table.
    Clear,
    /// The start of the game.
    Start,
    /// Reflects the hive.
    Mirror,
    /// Turns the hive clockwise by 60 degrees.
    Rotate,
    /// Moves the middle of the hive to `0,0`.
    Center,
}

/// Where a tile is that is not on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Away {
    /// Its owner's reserve; in Swarm, the bag.
    Reserve,
    /// Swarm: a player's hand.
    Hand(Color),
    /// Out of the game.
    Removed,
}

/// Which action gave a tile its status.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Which {
    /// An action of the turn just ended.
    LastTurn,
    /// The first action of a double turn.
    FirstAction,
}

/// What a change has done besides what was asked for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Report {
    /// The tiles that are not in the new game and were taken off the table.
    pub(crate) dropped: Vec<TileName>,
    /// The tiles that have no back in the new game and show their front now.
    pub(crate) turned: Vec<TileName>,
}

/// Why a change cannot be made.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub(crate) enum EditError {
    /// The tile is not in the game.
    #[error("{0} is not in this game")]
    NotInGame(Tile),
    /// The tile has no other side, or it cannot be turned where it is.
    #[error("{0} cannot be turned over here")]
    NoOtherSide(Tile),
    /// Far away from all others.
    #[error("the place {0} is too far from the other tiles")]
    TooFar(Axial),
    /// The game has no such place for tiles, or no such status.
    #[error("this game does not have that")]
    NotInThisGame,
    /// The tile is not on the table.
    #[error("{0} is not on the table")]
    NotOnTable(Tile),
    /// The turn is impossible.
    #[error(transparent)]
    Turn(SetupError),
}

/// Changes the set-up; if that is not possible, the set-up may be left half changed.
pub(super) fn apply(setup: &mut Setup, edit: Edit) -> Result<Report, EditError> {
    let game = setup.game_type;
    let combo = game.has_double_turns();
    match edit {
        Edit::Game(game_type) => return Ok(change_game(setup, game_type)),
        Edit::Put { tile, back, to } => put(setup, tile, back, to)?,
        Edit::MoveStack { from, to } => move_stack(setup, from, to)?,
        Edit::TakeOff { tile, to } => take_off(setup, tile, to)?,
        Edit::TurnOver(tile) => turn_over(setup, tile)?,
        Edit::ToMove(color) => setup.to_move = color,
        Edit::Turn(turn) if !(1..=Setup::MAX_TURN).contains(&turn) => {
            return Err(EditError::Turn(SetupError::Turn(turn)));
        }
        Edit::Turn(turn) => setup.turn = turn,
        Edit::Status { which, status, tile, on } => set_status(setup, which, status, tile, on)?,
        Edit::Combo(_) | Edit::Locked(_) | Edit::Stage(_) | Edit::Pending(_) if !combo => {
            return Err(EditError::NotInThisGame);
        }
        Edit::Combo(color) => setup.combo = color,
        Edit::Locked(locked) => setup.locked = locked,
        Edit::Stage(stage) => {
            setup.stage = stage;
            if stage != Stage::Second {
                setup.first = Statuses::default();
            }
        }
        Edit::Pending(pending) => setup.pending = pending,
        Edit::Clear => clear(setup),
        Edit::Start => *setup = Setup::start(game),
        Edit::Mirror => *setup = near_the_origin(setup).mirrored(),
        Edit::Rotate => *setup = near_the_origin(setup).turned(),
        Edit::Center => *setup = centered(setup),
    }
    setup.stacks.sort_unstable();
    Ok(Report::default())
}

fn put(setup: &mut Setup, tile: Tile, back: bool, to: Axial) -> Result<(), EditError> {
    if !setup.game_type.contains(tile) {
        return Err(EditError::NotInGame(tile));
    }
    if back && !setup.game_type.is_two_faced(tile) {
        return Err(EditError::NoOtherSide(tile));
    }
    let is_new = setup.place(tile).is_none();
    setup.lift(tile);
    check_near(setup, to)?;
    stack_at(setup, to).push(tile);
    if back {
        setup.backs.insert(tile);
    } else {
        setup.backs.remove(tile);
    }
    if is_new {
        raise_turn(setup);
    }
    Ok(())
}

fn check_near(setup: &Setup, to: Axial) -> Result<(), EditError> {
    let range = -Setup::MAX_COORDINATE..=Setup::MAX_COORDINATE;
    let inside = range.contains(&to.q) && range.contains(&to.r);
    let is_near = |&(place, _): &(Axial, _)| within(place, to);
    if inside && setup.stacks.iter().all(is_near) { Ok(()) } else { Err(EditError::TooFar(to)) }
}

/// Whether two places are near enough to be shown together.
pub(super) fn within(one: Axial, other: Axial) -> bool {
    let near = |one: i32, other: i32| one.abs_diff(other) <= MAX_SPREAD.unsigned_abs();
    near(one.q, other.q) && near(one.r, other.r)
}

/// The stack at a place, a new one if nothing lies there.
fn stack_at(setup: &mut Setup, place: Axial) -> &mut Vec<Tile> {
    let index = setup.stacks.iter().position(|&(it, _)| it == place).unwrap_or_else(|| {
        setup.stacks.push((place, Vec::new()));
        setup.stacks.len() - 1
    });
    &mut setup.stacks[index].1
}

/// Raises the number of the turn, if it is too low for the tiles on the table.
fn raise_turn(setup: &mut Setup) {
    let is_early = |setup: &Setup| {
        setup.problems().iter().any(|problem| match *problem {
            SetupError::TileCount { tiles, turns, .. } => tiles > turns,
            SetupError::QueenFirst(_) => true,
            _ => false,
        })
    };
    let turn = setup.turn;
    // Every turn has at most one tile of a colour, or two.
    let last = turn.saturating_add(Tile::COUNT as u32).min(Setup::MAX_TURN);
    while is_early(setup) && setup.turn < last {
        setup.turn += 1;
    }
    if is_early(setup) {
        setup.turn = turn;
    }
}

fn move_stack(setup: &mut Setup, from: Axial, to: Axial) -> Result<(), EditError> {
    let index = setup.stacks.iter().position(|&(place, _)| place == from);
    let Some(index) = index.filter(|_| from != to) else { return Ok(()) };
    let (_, tiles) = setup.stacks.remove(index);
    check_near(setup, to)?;
    stack_at(setup, to).extend(tiles);
    Ok(())
}

fn take_off(setup: &mut Setup, tile: Tile, to: Away) -> Result<(), EditError> {
    let game = setup.game_type;
    if !game.contains(tile) {
        return Err(EditError::NotInGame(tile));
    }
    let possible = match to {
        Away::Reserve => true,
        Away::Hand(_) => game.has_hands() && tile != Tile::HONEYCOMBO,
        Away::Removed => game.removes_tiles() && tile != Tile::HONEYCOMBO,
    };
    if !possible {
        return Err(EditError::NotInThisGame);
    }
    setup.lift(tile);
    setup.forget(tile);
    match to {
        Away::Reserve => {}
        Away::Hand(color) => setup.hands[color].insert(tile),
        Away::Removed => setup.removed.insert(tile),
    }
    Ok(())
}

fn turn_over(setup: &mut Setup, tile: Tile) -> Result<(), EditError> {
    if tile == Tile::HONEYCOMBO && setup.game_type.contains(tile) {
        setup.combo = !setup.combo;
        return Ok(());
    }
    let can_show = setup.place(tile).is_some() || setup.game_type.has_faces_off_table();
    if !can_show || !setup.game_type.is_two_faced(tile) {
        return Err(EditError::NoOtherSide(tile));
    }
    if setup.backs.contains(tile) {
        setup.backs.remove(tile);
    } else {
        setup.backs.insert(tile);
    }
    Ok(())
}

fn set_status(
    setup: &mut Setup,
    which: Which,
    status: Status,
    tile: Tile,
    on: bool,
) -> Result<(), EditError> {
    let possible = match which {
        Which::LastTurn => true,
        Which::FirstAction => setup.stage == Stage::Second,
    };
    if !possible || !status.exists_in(setup.game_type) || tile == Tile::HONEYCOMBO {
        return Err(EditError::NotInThisGame);
    }
    if on && setup.place(tile).is_none() {
        return Err(EditError::NotOnTable(tile));
    }
    let statuses = match which {
        Which::LastTurn => &mut setup.statuses,
        Which::FirstAction => &mut setup.first,
    };
    let set = statuses.set_mut(status);
    if on {
        set.insert(tile);
    } else {
        set.remove(tile);
    }
    Ok(())
}

fn clear(setup: &mut Setup) {
    for tile in setup.tiles_in_play() {
        setup.forget(tile);
    }
    setup.stacks.clear();
    setup.supply();
}

fn centered(setup: &Setup) -> Setup {
    let count = setup.stacks.len().max(1) as i64;
    let mean = |coordinate: fn(Axial) -> i32| {
        let sum: i64 = setup.stacks.iter().map(|&(place, _)| i64::from(coordinate(place))).sum();
        // Places are within the range of `Setup::MAX_COORDINATE`, and so is their mean.
        i32::try_from((2 * sum + count).div_euclid(2 * count)).unwrap_or_default()
    };
    setup.shifted(Axial::new(-mean(|place| place.q), -mean(|place| place.r)))
}

fn near_the_origin(setup: &Setup) -> Setup {
    let is_far = |&(place, _): &(Axial, _)| place.q.abs() > FAR || place.r.abs() > FAR;
    if setup.stacks.iter().any(is_far) { centered(setup) } else { setup.clone() }
}
