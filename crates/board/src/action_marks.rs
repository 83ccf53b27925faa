//! The marks that show what an action did: moved tiles, arrows, helpers and changes.

use skep_rules::{Action, Axial, Bug, Cell, Position, Tile, TileSet};

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
    /// Tiles that their owner has turned over.
    pub(crate) turned: Vec<Tile>,
}

/// An arrow from one place to another.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Arrow {
    pub(crate) from: Axial,
    /// The empty places through which a crawl leads.
    pub(crate) through: Vec<Axial>,
    pub(crate) to: Axial,
    pub(crate) kind: ArrowKind,
}

/// What an arrow stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum ArrowKind {
    /// A tile crawled there along the hive.
    Crawled,
    /// A tile climbed, jumped or flew there.
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

impl ActionMarks {
    pub(crate) fn of(last: &LastAction) -> ActionMarks {
        let LastAction { before, action } = last;
        match *action {
            Action::Place { tile, .. } => {
                ActionMarks { touched: vec![tile], ..ActionMarks::default() }
            }
            Action::Move { tile, to } => moved(before, *action, tile, to),
            Action::Flip { tile } => {
                ActionMarks { turned: vec![tile], touched: vec![tile], ..ActionMarks::default() }
            }
            Action::Combo => {
                let tile = Tile::HONEYCOMBO;
                ActionMarks { turned: vec![tile], touched: vec![tile], ..ActionMarks::default() }
            }
            Action::Sting { tile, victim } => ActionMarks {
                // The stung tile has a mark of its own: an arrow would be one too many.
                touched: vec![victim],
                ..stung(before, *action, tile)
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

fn moved(before: &Position, action: Action, tile: Tile, to: Cell) -> ActionMarks {
    let helpers = before.helpers(action);
    let over = helpers.thrower.and_then(|thrower| place(before, thrower));
    let led = helpers.thrower.unwrap_or(tile);
    let arrows = path(before, tile, to, over).into_iter();
    let arrows = arrows.chain(forced(before, helpers.controllers, led)).collect();
    let ghosts = ghost(before, tile, false).into_iter().collect();
    let touched = vec![tile];
    ActionMarks { touched, helpers: helpers.tiles(), arrows, ghosts, ..ActionMarks::default() }
}

/// The way of a moved tile: over its thrower, along the hive, or straight.
fn path(before: &Position, tile: Tile, to: Cell, over: Option<Axial>) -> Option<Arrow> {
    let layout = before.layout();
    let crawl = before.crawl_path(tile, to).filter(|_| over.is_none());
    let kind = match (over, &crawl) {
        (Some(over), _) => ArrowKind::Thrown(over),
        (None, Some(_)) => ArrowKind::Crawled,
        (None, None) => ArrowKind::Moved,
    };
    let cells = crawl.unwrap_or_default();
    let between = cells.get(1..cells.len().saturating_sub(1)).unwrap_or_default();
    let through = between.iter().filter_map(|&cell| layout.place(cell)).collect();
    Some(Arrow { from: place(before, tile)?, through, to: layout.place(to)?, kind })
}

fn stung(before: &Position, action: Action, tile: Tile) -> ActionMarks {
    let helpers = before.helpers(action);
    let arrows = forced(before, helpers.controllers, tile).collect();
    let helpers = helpers.tiles().or(TileSet::from(tile));
    ActionMarks { helpers, arrows, ..ActionMarks::default() }
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
    let (from, to) = (place(before, from)?, place(before, to)?);
    Some(Arrow { from, through: Vec::new(), to, kind })
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
        let kind = ArrowKind::Thrown(over);
        assert_eq!(marks.arrows, [Arrow { from, through: Vec::new(), to, kind }]);
    }

    #[test]
    fn a_bug_that_can_go_by_itself_is_not_thrown() {
        let marks = marks(PILLBUG, "wA1 -wQ");
        assert!(marks.helpers.is_empty());
        assert_eq!(marks.arrows[0].kind, ArrowKind::Crawled);
    }

    #[test]
    fn a_tick_is_shown_with_the_bug_it_forces() {
        let tick = "Venom+MLP;White[6];0,0:wTk 0,1:wQ -1,1:wA1 1,0:bA1 1,1:bQ";
        let marks = marks(tick, "bA1 -wTk");
        assert_eq!(names(marks.helpers), ["wM"]);
        let (from, to) = (Axial::new(0, 0), Axial::new(1, 0));
        let forced = |arrow: &Arrow| arrow.kind == ArrowKind::Forced;
        let arrow = marks.arrows.iter().find(|arrow| forced(arrow)).unwrap();
        assert_eq!((arrow.from, arrow.to), (from, to));
    }

    #[test]
    fn a_crawl_leads_around_the_hive_and_a_jump_does_not() {
        let row = "Base;White[5];0,0:wQ 1,0:bQ 2,0:bS1 -1,0";
        let crawl = marks(&format!("{row}:wA1"), "wA1 bQ/");
        assert_eq!(crawl.arrows[0].kind, ArrowKind::Crawled);
        let places = [(0, -1), (1, -1)].map(|(q, r)| Axial::new(q, r));
        assert_eq!(crawl.arrows[0].through, places);
        let jump = marks(&format!("{row}:wG1"), "wG1 bS1-");
        assert_eq!(jump.arrows[0].kind, ArrowKind::Moved);
        assert!(jump.arrows[0].through.is_empty());
    }

    #[test]
    fn a_sting_has_no_arrow_and_shows_who_stings() {
        let marks = marks("Venom;White[6];0,0:wWs 1,0:bA1 2,0:bQ", "wWs !bQ");
        assert_eq!(names(marks.helpers), ["wQ"]);
        assert_eq!(marks.touched.len(), 1);
        assert!(marks.arrows.is_empty() && marks.turned.is_empty());
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
