//! Who brings an action about: the rules list what happens, people want to know who did it.

use skep_rules::{Action, Bug, Cell, Position, Tile, TileSet};

/// How an action comes about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Agency {
    /// The tile acts by itself.
    Itself,
    /// A Pillbug, or a Mosquito as one, throws it.
    Thrown(Tile),
    /// A Tick, or a Mosquito as one, makes a bug act.
    Controlled(Tile),
}

/// How the tile of a legal action comes to act. If there are several ways, the simplest.
pub(crate) fn agency(position: &Position, action: Action) -> Agency {
    let tile = match action {
        Action::Move { tile, .. }
        | Action::Sting { tile, .. }
        | Action::Remove { tile, .. }
        | Action::Swap { tile, .. } => tile,
        _ => return Agency::Itself,
    };
    let agents: TileSet = possible_agents(position).filter(|&agent| agent != tile).collect();
    let own = tile.color() == Some(position.to_move());
    if own && is_legal_without(position, action, agents) {
        return Agency::Itself;
    }
    let acts = |agent: &Tile| {
        let others = agents.without(TileSet::from(*agent));
        is_legal_without(position, action, others)
    };
    match (agents.into_iter().find(acts), action) {
        (Some(agent), Action::Move { tile, to }) if throws(position, agent, tile, to) => {
            Agency::Thrown(agent)
        }
        (Some(agent), _) => Agency::Controlled(agent),
        (None, _) => Agency::Itself,
    }
}

/// The tiles of the side to move that may make another tile act.
fn possible_agents(position: &Position) -> impl Iterator<Item = Tile> + '_ {
    position.tiles_in_play_of(position.to_move()).into_iter().filter(|&tile| {
        matches!(position.face(tile), Bug::Pillbug | Bug::Mosquito | Bug::Tick)
            && !position.is_covered(tile)
    })
}

/// Whether the action would be legal if these tiles were resting and could do nothing.
fn is_legal_without(position: &Position, action: Action, agents: TileSet) -> bool {
    if agents.is_empty() {
        return true;
    }
    let mut setup = position.setup();
    setup.statuses.resting = setup.statuses.resting.or(agents);
    // What is in a position can be set up.
    setup.position().is_ok_and(|without| {
        let same = |other: Action| same_effect(position, action, &without, other);
        without.actions().into_iter().any(same)
    })
}

/// Whether two positions' actions do the same. Their cells may be counted differently.
fn same_effect(one: &Position, action: Action, other: &Position, known: Action) -> bool {
    match (action, known) {
        (Action::Move { tile, to }, Action::Move { tile: other_tile, to: other_to }) => {
            tile == other_tile && one.place(to) == other.place(other_to)
        }
        _ => action == known,
    }
}

/// Whether the agent can be a thrower, by where it lies.
fn throws(position: &Position, agent: Tile, tile: Tile, to: Cell) -> bool {
    let (Some(at), Some(from)) = (position.cell(agent), position.cell(tile)) else { return false };
    let is_pillbug = match position.face(agent) {
        Bug::Mosquito => {
            position.stacks_around(at).any(|(model, _)| position.face(model) == Bug::Pillbug)
        }
        face => face == Bug::Pillbug,
    };
    is_pillbug && at.distance_to(from) == 1 && at.distance_to(to) == 1 && position.height(to) == 0
}
