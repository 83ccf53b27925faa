//! The marks that show what an action did: moved tiles, arrows, helpers and changes.

use skep_rules::{Action, Axial, Bug, Position, Tile, TileSet};

use crate::options::LastAction;

/// The marks that show an action.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct ActionMarks {
    /// The tiles affected by the action.
    pub(crate) touched: Vec<Tile>,
    /// The bugs that made others act: the Pillbug that threw, the Tick that controlled.
    pub(crate) helpers: TileSet,
    pub(crate) arrows: Vec<Arrow>,
    /// Tiles that have left their places.
    pub(crate) ghosts: Vec<Ghost>,
    /// Tiles that have changed in place.
    pub(crate) changes: Vec<(Tile, TileChange)>,
}

/// An arrow from one place to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Arrow {
    pub(crate) from: Axial,
    pub(crate) to: Axial,
    pub(crate) kind: ArrowKind,
}

/// What an arrow stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum ArrowKind {
    /// A tile moved there.
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

/// A tile at a place that it has left.
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
pub(crate) enum TileChange {
    /// It was turned over.
    Flipped,
    /// It was stung.
    Stung,
}

impl ActionMarks {
    pub(crate) fn of(last: &LastAction) -> ActionMarks {
        let LastAction { before, action } = last;
        match *action {
            Action::Place { tile, .. } => {
                ActionMarks { touched: vec![tile], ..ActionMarks::default() }
            }
            Action::Move { tile, to } => moved(before, *action, tile, before.place(to)),
            Action::Flip { tile } => ActionMarks {
                changes: vec![(tile, TileChange::Flipped)],
                touched: vec![tile],
                ..ActionMarks::default()
            },
            Action::Combo => {
                let tile = Tile::HONEYCOMBO;
                ActionMarks {
                    changes: vec![(tile, TileChange::Flipped)],
                    touched: vec![tile],
                    ..ActionMarks::default()
                }
            }
            Action::Sting { tile, victim } => ActionMarks {
                changes: vec![(victim, TileChange::Stung)],
                touched: vec![victim],
                ..struck(before, *action, tile, victim)
            },
            Action::Remove { tile, victim } => ActionMarks {
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
                ActionMarks { touched, helpers: helpers.tiles(), arrows, ..ActionMarks::default() }
            }
            Action::Draw { .. } | Action::Steal { .. } | Action::End | Action::Pass => {
                ActionMarks::default()
            }
        }
    }
}

fn moved(before: &Position, action: Action, tile: Tile, to: Option<Axial>) -> ActionMarks {
    let helpers = before.helpers(action);
    let over = helpers.thrower.and_then(|thrower| place(before, thrower));
    let kind = over.map_or(ArrowKind::Moved, ArrowKind::Thrown);
    let path = place(before, tile).zip(to).map(|(from, to)| Arrow { from, to, kind });
    let led = helpers.thrower.unwrap_or(tile);
    let arrows = path.into_iter().chain(forced(before, helpers.controllers, led)).collect();
    let ghosts = ghost(before, tile, false).into_iter().collect();
    let touched = vec![tile];
    ActionMarks { touched, helpers: helpers.tiles(), arrows, ghosts, ..ActionMarks::default() }
}

fn struck(before: &Position, action: Action, tile: Tile, victim: Tile) -> ActionMarks {
    let helpers = before.helpers(action);
    let arrows = arrow(before, tile, victim, ArrowKind::Struck)
        .into_iter()
        .chain(forced(before, helpers.controllers, tile))
        .collect();
    ActionMarks { helpers: helpers.tiles(), arrows, ..ActionMarks::default() }
}

/// The arrows from the controllers of a bug to the bug.
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

    fn marks(position: &str, text: &str) -> ActionMarks {
        let before: Position = position.parse().unwrap();
        let action = before.read_move(text).unwrap();
        ActionMarks::of(&LastAction { before, action })
    }

    fn names(tiles: TileSet) -> Vec<String> {
        tiles.into_iter().map(|tile| tile.to_string()).collect()
    }

    const PILLBUG: &str = "Base+MLP;White[6];0,0:wP 1,0:bQ 0,-1:wA1 -1,0:wQ 2,0:bA1 3,0:bS1 \
                           -1,1:wL 2,-1:bG1 -2,1:wS1 4,-1:bB1";

    #[test]
    fn a_throw_goes_over_the_thrower() {
        let marks = marks(PILLBUG, "wQ wA1-");
        assert_eq!(names(marks.helpers), ["wP"]);
        let over = Axial::new(0, 0);
        let (from, to) = (Axial::new(-1, 0), Axial::new(1, -1));
        assert_eq!(marks.arrows, [Arrow { from, to, kind: ArrowKind::Thrown(over) }]);
    }

    #[test]
    fn a_bug_that_can_go_by_itself_is_not_thrown() {
        let marks = marks(PILLBUG, "wA1 -wQ");
        assert!(marks.helpers.is_empty());
        assert_eq!(marks.arrows[0].kind, ArrowKind::Moved);
    }

    #[test]
    fn a_tick_is_shown_with_the_bug_it_forces() {
        let tick = "Venom+MLP;White[6];0,0:wTk 0,1:wQ -1,1:wA1 1,0:bA1 1,1:bQ";
        let marks = marks(tick, "bA1 -wTk");
        assert_eq!(names(marks.helpers), ["wM"]);
        let (from, to) = (Axial::new(0, 0), Axial::new(1, 0));
        assert!(marks.arrows.contains(&Arrow { from, to, kind: ArrowKind::Forced }));
    }

    #[test]
    fn a_swapped_tile_is_not_a_helper() {
        let centipede = "Venom+MLP;White[6];0,0:wCe 1,0:wQ 2,0:bA1 3,0:bS1 2,1:bQ";
        let marks = marks(centipede, "wCe =bS1");
        assert!(marks.helpers.is_empty());
        assert_eq!(marks.arrows.len(), 2);
    }

    #[test]
    fn removed_tiles_are_shown_as_ghosts() {
        let predators = "Base+Predators;White[5];0,0:wAs 0,1:wQ 1,0:bA1 1,1:bQ";
        let marks = marks(predators, "wAs xbA1");
        let removed = marks.ghosts.iter().map(|ghost| (ghost.tile.to_string(), ghost.removed));
        let expected = ["wMn", "bA1"].map(|name| (name.to_owned(), true));
        assert_eq!(removed.collect::<Vec<_>>(), expected);
    }
}
