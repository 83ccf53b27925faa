//! Themes: what a puzzle is about, as predicates over the actions of its solution.

use std::collections::BTreeSet;

use skep_rules::{Action, Bug, Color, Outcome, Position, Tile, TileSet};

use crate::goal::Goal;
use crate::moment::Moment;
use crate::outlook;
use crate::pattern::TilePattern;
use crate::puzzle::{OpenPuzzle, Task};

/// Defines [`Theme`] with the names of its variants.
macro_rules! themes {
    ($($(#[$about:meta])+ $Theme:ident $name:literal,)+) => {
        /// What a puzzle is about.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Theme {
            $($(#[$about])+ $Theme,)+
            /// This creature acts for the learner.
            With(Bug),
        }

        impl Theme {
            /// All themes but those of creatures.
            pub const PLAIN: [Theme; [$(Theme::$Theme),+].len()] = [$(Theme::$Theme),+];

            /// The name in packs: `last-side`, or for a creature its code, `with-Fl`.
            pub fn name(&self) -> String {
                match self {
                    $(Theme::$Theme => $name.to_owned(),)+
                    Theme::With(bug) => format!("{CREATURE}{}", bug.code()),
                }
            }
        }
    };
}

themes! {
    /// The learner is to avoid a loss.
    Save "save",
    /// The learner wins with one action.
    OneMove "one-move",
    /// The learner wins with two actions.
    TwoMoves "two-moves",
    /// The learner wins with three actions.
    ThreeMoves "three-moves",
    /// The learner wins with four actions.
    FourMoves "four-moves",
    /// The learner wins with five actions.
    FiveMoves "five-moves",
    /// The last action fills the last free side of a royal.
    LastSide "last-side",
    /// A tile of the opponent is pinned that was not.
    Pin "pin",
    /// A tile of the opponent that could move no longer finds a way out, though it is not pinned.
    Gate "gate",
    /// A tile is thrown.
    Throw "throw",
    /// The opponent's Queen is thrown or made to move.
    QueenDisplaced "queen-displaced",
    /// A tile climbs onto the hive.
    Climb "climb",
    /// A tile comes to lie on the opponent's Queen.
    OnQueen "on-queen",
    /// A tile is placed beside the opponent's Queen.
    Drop "drop",
    /// The first action threatens no win at once.
    Quiet "quiet",
    /// The learner's own Queen moves.
    QueenMove "queen-move",
    /// A tile is stung.
    Sting "sting",
    /// A tile is turned over.
    Flip "flip",
    /// A tile is removed.
    Removal "removal",
    /// Two tiles change places.
    Swap "swap",
    /// A tile is forced by mind control.
    MindControl "mind-control",
    /// The Honeycombo is turned over.
    Combo "combo",
    /// The learner has two actions in a turn.
    DoubleTurn "double-turn",
    /// The opponent has to pass.
    OpponentPasses "opponent-passes",
}

const CREATURE: &str = "with-";

impl Theme {
    /// The theme of that name.
    pub fn from_name(name: &str) -> Option<Theme> {
        match name.strip_prefix(CREATURE) {
            Some(code) => Bug::from_code(code).map(Theme::With),
            None => Theme::PLAIN.into_iter().find(|theme| theme.name() == name),
        }
    }
}

impl OpenPuzzle {
    /// The themes of the solution.
    pub fn themes(&self) -> Vec<Theme> {
        let learner = self.learner();
        let mut themes: BTreeSet<Theme> = [self.length_theme()].into_iter().collect();
        let mut previous: Option<Color> = None;
        for (index, (before, action)) in self.positions().enumerate() {
            let player = before.to_move();
            if player == learner {
                let mut after = before.clone();
                after.play_listed(action);
                let moment = Moment::played(&before, action, &after, learner);
                themes.extend(themes_of(&moment));
                if previous == Some(learner) {
                    themes.insert(Theme::DoubleTurn);
                }
                let waits = index == 0 && self.task == Task::Win && after.outcome().is_none();
                if waits && !Goal::Threatening.holds(&moment) {
                    themes.insert(Theme::Quiet);
                }
            } else if action == Action::Pass {
                themes.insert(Theme::OpponentPasses);
            }
            previous = Some(player);
        }
        themes.into_iter().collect()
    }

    fn length_theme(&self) -> Theme {
        match (self.task, self.own_actions()) {
            (Task::Save, _) => Theme::Save,
            (Task::Win, ..=1) => Theme::OneMove,
            (Task::Win, 2) => Theme::TwoMoves,
            (Task::Win, 3) => Theme::ThreeMoves,
            (Task::Win, 4) => Theme::FourMoves,
            (Task::Win, 5..) => Theme::FiveMoves,
        }
    }
}

/// The themes of an action of the learner.
fn themes_of(moment: &Moment) -> Vec<Theme> {
    let Moment { before, after, action: Some(action), learner, .. } = *moment else {
        return Vec::new();
    };
    let any = TilePattern { color: None, bug: None, number: None };
    let theirs = TilePattern { color: Some(!learner), ..any };
    let own_queen = TilePattern { color: Some(learner), bug: Some(Bug::Queen), ..any };
    let holds = |goal: Goal| goal.holds(moment);
    let queen = Tile::queen(!learner);
    let is_queen_moved = matches!(action, Action::Move { tile, .. } if tile == queen);
    let found = [
        (Theme::LastSide, fills_last_side(moment)),
        (Theme::Pin, is_newly(moment, is_pinned)),
        (Theme::Gate, is_newly(moment, is_behind_gate)),
        (Theme::Throw, holds(Goal::Thrown(any))),
        (Theme::QueenDisplaced, is_queen_moved),
        (Theme::Climb, climbs(moment)),
        (Theme::OnQueen, lands_on_queen(moment)),
        (Theme::Drop, matches!(action, Action::Place { to, .. } if is_beside(after, to, queen))),
        (Theme::QueenMove, holds(Goal::Moved(own_queen))),
        (Theme::Sting, holds(Goal::Stung(any))),
        (Theme::Flip, holds(Goal::Flipped(any))),
        (Theme::Removal, holds(Goal::Taken(theirs))),
        (Theme::Swap, holds(Goal::Swapped(any, any))),
        (Theme::MindControl, !before.helpers(action).controllers.is_empty()),
        (Theme::Combo, holds(Goal::Combo)),
    ];
    let found = found.into_iter().filter(|(_, is_so)| *is_so).map(|(theme, _)| theme);
    let creature = match before.helpers(action).thrower {
        Some(thrower) => Some(before.face(thrower)),
        None => before.acting_bug(action),
    };
    found.chain(creature.map(Theme::With)).collect()
}

/// Whether the action wins by filling the last free side of a royal.
fn fills_last_side(moment: &Moment) -> bool {
    let Moment { before, after, learner, .. } = *moment;
    moment.outcome == Some(Outcome::Win(learner))
        && after.lost_royals(!learner).into_iter().any(|royal| {
            before.occupied_sides(royal) == Some(5) && after.occupied_sides(royal) == Some(6)
        })
}

/// Whether the tile climbed from the table onto another one, or from a lower stack onto a higher one.
fn climbs(moment: &Moment) -> bool {
    let Some(Action::Move { tile, to }) = moment.action else { return false };
    let level = moment.before.cell(tile).map_or(0, |cell| moment.before.height(cell));
    moment.after.height(to) > level.max(1)
}

fn lands_on_queen(moment: &Moment) -> bool {
    let Some(Action::Move { to, .. } | Action::Place { to, .. }) = moment.action else {
        return false;
    };
    moment.before.top(to) == Some(Tile::queen(!moment.learner))
}

fn is_beside(position: &Position, cell: skep_rules::Cell, tile: Tile) -> bool {
    position.cell(tile).is_some_and(|other| other.distance_to(cell) == 1)
}

/// Whether something became true of an uncovered tile of the opponent which lay there before and could move.
fn is_newly(moment: &Moment, is_so: impl Fn(&Position, Tile) -> bool) -> bool {
    let Moment { before, after, learner, .. } = *moment;
    if moment.outcome.is_some() {
        return false;
    }
    let uncovered = |position: &Position| -> TileSet {
        position.tiles_in_play_of(!learner).without(position.covered())
    };
    uncovered(before).and(uncovered(after)).into_iter().any(|tile| {
        before.cell(tile) == after.cell(tile)
            && is_so(after, tile)
            && !is_so(before, tile)
            && !outlook::is_shut_in(before, tile)
    })
}

fn is_pinned(position: &Position, tile: Tile) -> bool {
    position.is_pinned(tile)
}

/// Whether the tile finds no way out, though it is not pinned and nothing else forbids it to move.
fn is_behind_gate(position: &Position, tile: Tile) -> bool {
    let statuses = position.statuses();
    !position.is_pinned(tile)
        && !statuses.resting.or(statuses.stung).contains(tile)
        && outlook::is_shut_in(position, tile)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_survive_the_round_trip() {
        let creatures = Bug::ALL.map(Theme::With);
        for theme in Theme::PLAIN.into_iter().chain(creatures) {
            assert_eq!(Theme::from_name(&theme.name()), Some(theme));
        }
        assert_eq!(Theme::from_name("with-"), None);
        assert_eq!(Theme::from_name("x"), None);
    }
}
