//! What the last action has done, as marks on the board after it: who did what to whom.

use skep_rules::{Action, Axial, Bug, Color, Position, Tile, TileSet};

use crate::offers::resting;
use crate::options::Last;

/// Marks that tell an action.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Story {
    /// The tiles that it happened to.
    pub(crate) touched: Vec<Tile>,
    /// The bugs that made others move: the Pillbug that threw, the Tick that forced.
    pub(crate) helpers: Vec<Tile>,
    pub(crate) arrows: Vec<Arrow>,
    /// Tiles that are no longer there.
    pub(crate) ghosts: Vec<Ghost>,
    /// Tiles that have changed where they lie.
    pub(crate) changes: Vec<(Tile, Change)>,
}

/// From one place to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Arrow {
    pub(crate) from: Axial,
    pub(crate) to: Axial,
    pub(crate) kind: ArrowKind,
}

/// What an arrow stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum ArrowKind {
    /// A tile went there.
    Moved,
    /// A tile was thrown there, over a third place.
    Thrown(Axial),
    /// Two tiles changed places.
    Swapped,
    /// A bug did something to a tile there.
    Struck,
    /// A Tick made a bug there act.
    Forced,
}

/// Where a tile has been.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Ghost {
    pub(crate) tile: Tile,
    pub(crate) bug: Bug,
    pub(crate) place: Axial,
    pub(crate) level: usize,
    /// Whether it has left the game.
    pub(crate) removed: bool,
}

/// What has happened to a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Change {
    /// It was turned over.
    Flipped,
    /// It was stung.
    Stung,
}

impl Story {
    pub(crate) fn of(last: &Last) -> Story {
        let Last { before, action } = last;
        match *action {
            Action::Place { tile, .. } => Story { touched: vec![tile], ..Story::default() },
            Action::Move { tile, to } => moved(before, *action, tile, before.place(to)),
            Action::Flip { tile } => Story {
                changes: vec![(tile, Change::Flipped)],
                touched: vec![tile],
                ..Story::default()
            },
            Action::Combo => {
                let tile = Tile::HONEYCOMBO;
                Story {
                    changes: vec![(tile, Change::Flipped)],
                    touched: vec![tile],
                    ..Story::default()
                }
            }
            Action::Sting { tile, victim } => Story {
                changes: vec![(victim, Change::Stung)],
                touched: vec![victim],
                ..struck(before, *action, tile, victim)
            },
            Action::Remove { tile, victim } => Story {
                ghosts: [tile, victim]
                    .into_iter()
                    .filter_map(|it| ghost(before, it, true))
                    .collect(),
                ..struck(before, *action, tile, victim)
            },
            Action::Swap { tile, with } => {
                let helpers = helpers(before, *action, &[tile, with]);
                let arrows = arrow(before, tile, with, ArrowKind::Swapped)
                    .into_iter()
                    .chain(arrow(before, with, tile, ArrowKind::Swapped))
                    .chain(forced(before, &helpers, tile))
                    .collect();
                Story { touched: vec![tile, with], helpers, arrows, ..Story::default() }
            }
            Action::Draw { .. } | Action::Steal { .. } | Action::End | Action::Pass => {
                Story::default()
            }
        }
    }
}

fn moved(before: &Position, action: Action, tile: Tile, to: Option<Axial>) -> Story {
    let helpers = helpers(before, action, &[tile]);
    let from = place(before, tile);
    let thrower = helpers.iter().copied().find(|&helper| {
        let near = |other: Option<Axial>| {
            place(before, helper).zip(other).is_some_and(|(one, two)| (one - two).norm() == 1)
        };
        near(from) && near(to) && before.face(helper) != Bug::Tick
    });
    let kind = match thrower.and_then(|thrower| place(before, thrower)) {
        Some(over) => ArrowKind::Thrown(over),
        None => ArrowKind::Moved,
    };
    let path = from.zip(to).map(|(from, to)| Arrow { from, to, kind });
    let led = match kind {
        ArrowKind::Thrown(_) => thrower.unwrap_or(tile),
        _ => tile,
    };
    let arrows = path.into_iter().chain(forced(before, &helpers, led)).collect();
    let ghosts = ghost(before, tile, false).into_iter().collect();
    Story { touched: vec![tile], helpers, arrows, ghosts, ..Story::default() }
}

fn struck(before: &Position, action: Action, tile: Tile, victim: Tile) -> Story {
    let helpers = helpers(before, action, &[tile, victim]);
    let arrows = arrow(before, tile, victim, ArrowKind::Struck)
        .into_iter()
        .chain(forced(before, &helpers, tile))
        .collect();
    Story { helpers, arrows, ..Story::default() }
}

/// The lines from those who forced a bug to the bug.
fn forced<'a>(
    before: &'a Position,
    helpers: &'a [Tile],
    led: Tile,
) -> impl Iterator<Item = Arrow> + 'a {
    let others = helpers.iter().copied().filter(move |&helper| helper != led);
    others.filter_map(move |helper| arrow(before, helper, led, ArrowKind::Forced))
}

fn place(before: &Position, tile: Tile) -> Option<Axial> {
    before.cell(tile).and_then(|cell| before.place(cell))
}

fn arrow(before: &Position, from: Tile, to: Tile, kind: ArrowKind) -> Option<Arrow> {
    Some(Arrow { from: place(before, from)?, to: place(before, to)?, kind })
}

fn ghost(before: &Position, tile: Tile, removed: bool) -> Option<Ghost> {
    let cell = before.cell(tile)?;
    let place = before.place(cell)?;
    let level = before.stack(cell).iter().position(|&other| other == tile)?;
    Some(Ghost { tile, bug: before.face(tile), place, level, removed })
}

/// The other bugs without which the action would not have been legal. The list is as short as can be: nobody is
/// in it who could have rested as well.
fn helpers(before: &Position, action: Action, involved: &[Tile]) -> Vec<Tile> {
    let legal_without = |rested: TileSet| {
        let still = resting(before, rested);
        still.is_none_or(|position| position.check(action).is_ok())
    };
    // No other creature makes a tile act; asking about them would only take time.
    let may_help = |tile: &Tile| {
        matches!(before.face(*tile), Bug::Pillbug | Bug::Mosquito | Bug::Tick)
            && !before.is_covered(*tile)
            && !involved.contains(tile)
    };
    let possible: TileSet = before.tiles_in_play().into_iter().filter(may_help).collect();
    if legal_without(possible) {
        return Vec::new();
    }
    let mut rested = TileSet::EMPTY;
    let mut helpers = Vec::new();
    let of = |color: Color| possible.into_iter().filter(move |tile| tile.color() == Some(color));
    for tile in of(!before.to_move()).chain(of(before.to_move())) {
        let with = rested.or(TileSet::from(tile));
        if legal_without(with) {
            rested = with;
        } else {
            helpers.push(tile);
        }
    }
    helpers
}

#[cfg(test)]
mod tests {
    use super::*;

    fn story(position: &str, text: &str) -> Story {
        let before: Position = position.parse().unwrap();
        let action = before.read_move(text).unwrap();
        Story::of(&Last { before, action })
    }

    fn names(tiles: &[Tile]) -> Vec<String> {
        tiles.iter().map(Tile::to_string).collect()
    }

    const PILLBUG: &str = "Base+MLP;White[6];0,0:wP 1,0:bQ 0,-1:wA1 -1,0:wQ 2,0:bA1 3,0:bS1 \
                           -1,1:wL 2,-1:bG1 -2,1:wS1 4,-1:bB1";

    #[test]
    fn a_throw_goes_over_the_one_who_throws() {
        let story = story(PILLBUG, "wQ wA1-");
        assert_eq!(names(&story.helpers), ["wP"]);
        let over = Axial::new(0, 0);
        let (from, to) = (Axial::new(-1, 0), Axial::new(1, -1));
        assert_eq!(story.arrows, [Arrow { from, to, kind: ArrowKind::Thrown(over) }]);
    }

    #[test]
    fn a_bug_that_can_go_by_itself_is_not_thrown() {
        let story = story(PILLBUG, "wA1 -wQ");
        assert!(story.helpers.is_empty());
        assert_eq!(story.arrows[0].kind, ArrowKind::Moved);
    }

    #[test]
    fn a_tick_is_shown_with_the_bug_it_forces() {
        let tick = "Venom+MLP;White[6];0,0:wTk 0,1:wQ -1,1:wA1 1,0:bA1 1,1:bQ";
        let story = story(tick, "bA1 -wTk");
        assert_eq!(names(&story.helpers), ["wM"]);
        let (from, to) = (Axial::new(0, 0), Axial::new(1, 0));
        assert!(story.arrows.contains(&Arrow { from, to, kind: ArrowKind::Forced }));
    }

    #[test]
    fn who_is_swapped_helps_nobody() {
        let centipede = "Venom+MLP;White[6];0,0:wCe 1,0:wQ 2,0:bA1 3,0:bS1 2,1:bQ";
        let story = story(centipede, "wCe =bS1");
        assert!(story.helpers.is_empty());
        assert_eq!(story.arrows.len(), 2);
    }

    #[test]
    fn what_is_removed_stays_as_a_ghost() {
        let predators = "Base+Predators;White[5];0,0:wAs 0,1:wQ 1,0:bA1 1,1:bQ";
        let story = story(predators, "wAs xbA1");
        let removed = story.ghosts.iter().map(|ghost| (ghost.tile.to_string(), ghost.removed));
        let expected = ["wMn", "bA1"].map(|name| (name.to_owned(), true));
        assert_eq!(removed.collect::<Vec<_>>(), expected);
    }
}
