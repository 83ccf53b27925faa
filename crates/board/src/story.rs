//! What the last action has done, as marks on the board after it: who did what to whom.

use skep_rules::{Action, Axial, Bug, Position, Tile, TileSet};

use crate::options::Last;

/// The marks that show an action.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Story {
    /// The tiles that it happened to.
    pub(crate) touched: Vec<Tile>,
    /// The bugs that made others move: the Pillbug that threw, the Tick that forced.
    pub(crate) helpers: TileSet,
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
                let helpers = before.helpers(*action);
                let arrows = arrow(before, tile, with, ArrowKind::Swapped)
                    .into_iter()
                    .chain(arrow(before, with, tile, ArrowKind::Swapped))
                    .chain(forced(before, helpers.controllers, tile))
                    .collect();
                let touched = vec![tile, with];
                Story { touched, helpers: helpers.tiles(), arrows, ..Story::default() }
            }
            Action::Draw { .. } | Action::Steal { .. } | Action::End | Action::Pass => {
                Story::default()
            }
        }
    }
}

fn moved(before: &Position, action: Action, tile: Tile, to: Option<Axial>) -> Story {
    let helpers = before.helpers(action);
    let over = helpers.thrower.and_then(|thrower| place(before, thrower));
    let kind = over.map_or(ArrowKind::Moved, ArrowKind::Thrown);
    let path = place(before, tile).zip(to).map(|(from, to)| Arrow { from, to, kind });
    let led = helpers.thrower.unwrap_or(tile);
    let arrows = path.into_iter().chain(forced(before, helpers.controllers, led)).collect();
    let ghosts = ghost(before, tile, false).into_iter().collect();
    let touched = vec![tile];
    Story { touched, helpers: helpers.tiles(), arrows, ghosts, ..Story::default() }
}

fn struck(before: &Position, action: Action, tile: Tile, victim: Tile) -> Story {
    let helpers = before.helpers(action);
    let arrows = arrow(before, tile, victim, ArrowKind::Struck)
        .into_iter()
        .chain(forced(before, helpers.controllers, tile))
        .collect();
    Story { helpers: helpers.tiles(), arrows, ..Story::default() }
}

/// The lines from those who forced a bug to the bug.
fn forced(before: &Position, controllers: TileSet, led: Tile) -> impl Iterator<Item = Arrow> + '_ {
    let controllers = controllers.into_iter();
    controllers.filter_map(move |tile| arrow(before, tile, led, ArrowKind::Forced))
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

#[cfg(test)]
mod tests {
    use super::*;

    fn story(position: &str, text: &str) -> Story {
        let before: Position = position.parse().unwrap();
        let action = before.read_move(text).unwrap();
        Story::of(&Last { before, action })
    }

    fn names(tiles: TileSet) -> Vec<String> {
        tiles.into_iter().map(|tile| tile.to_string()).collect()
    }

    const PILLBUG: &str = "Base+MLP;White[6];0,0:wP 1,0:bQ 0,-1:wA1 -1,0:wQ 2,0:bA1 3,0:bS1 \
                           -1,1:wL 2,-1:bG1 -2,1:wS1 4,-1:bB1";

    #[test]
    fn a_throw_goes_over_the_one_who_throws() {
        let story = story(PILLBUG, "wQ wA1-");
        assert_eq!(names(story.helpers), ["wP"]);
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
        assert_eq!(names(story.helpers), ["wM"]);
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
