//! The selected tile, and how gestures change the selection.

use skep_rules::{Action, Illegal};

use crate::held::{Destination, Held, Refused};
use crate::offers::Offers;

/// The held tile, and the ambiguity that the person has to resolve.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Selection {
    /// The held tile.
    pub held: Option<Held>,
    /// The actions between which the person has to decide.
    pub ambiguity: Option<Ambiguity>,
}

/// Several actions that one gesture can mean.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ambiguity {
    /// Where the person pointed.
    pub destination: Destination,
    /// The actions, at least two.
    pub ways: Vec<Action>,
}

/// The result of a gesture, apart from the changed selection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SelectionResponse {
    /// Nothing.
    Nothing,
    /// The person has chosen an action.
    Act(Action),
    /// The attempt is not legal.
    Refuse(Refused),
}

impl Selection {
    /// Clears the selection.
    pub fn let_go(&mut self) {
        *self = Selection::default();
    }

    /// Picks up a tile, or puts it back if it is held already.
    pub fn take(&mut self, offers: Offers<'_>, held: Held) -> SelectionResponse {
        let again = self.held == Some(held);
        self.let_go();
        if again || offers.is_empty() {
            return SelectionResponse::Nothing;
        }
        if !offers.can_take(held) {
            return SelectionResponse::Refuse(Refused { held, to: None });
        }
        self.held = Some(held);
        SelectionResponse::Nothing
    }

    /// Handles a tap on a cell or a tray: picks up the tile there, or puts the held tile down.
    pub fn point(&mut self, offers: Offers<'_>, destination: Destination) -> SelectionResponse {
        if self.ambiguity.take().is_some() {
            self.let_go();
            return SelectionResponse::Nothing;
        }
        let there = match destination {
            Destination::Cell(cell) => offers.position().top(cell).map(Held::InPlay),
            Destination::Tray(_) => None,
        };
        let Some(held) = self.held else {
            return there.map_or(SelectionResponse::Nothing, |held| self.take(offers, held));
        };
        match self.put(offers, destination) {
            SelectionResponse::Refuse(refused) => match there {
                Some(other) if other == held || offers.can_take(other) => self.take(offers, other),
                // Nothing could ever go there: the person means the tile, and hears why it cannot move.
                Some(other) if is_own(offers, other) && is_taken(offers, refused) => {
                    self.take(offers, other)
                }
                _ => SelectionResponse::Refuse(refused),
            },
            answer => answer,
        }
    }

    /// Puts the held tile down, as at the end of a drag.
    pub fn put(&mut self, offers: Offers<'_>, destination: Destination) -> SelectionResponse {
        let Some(held) = self.held else { return SelectionResponse::Nothing };
        let ways = offers.ways(held, destination);
        match *ways {
            [] => SelectionResponse::Refuse(Refused { held, to: Some(destination) }),
            [action] => self.choose(action),
            _ => {
                self.ambiguity = Some(Ambiguity { destination, ways });
                SelectionResponse::Nothing
            }
        }
    }

    /// Chooses an action.
    pub fn choose(&mut self, action: Action) -> SelectionResponse {
        self.let_go();
        SelectionResponse::Act(action)
    }

    /// Clears what is no longer possible after the position has changed.
    pub fn keep_possible(&mut self, offers: Offers<'_>) {
        self.ambiguity = None;
        self.held = self.held.filter(|&held| !offers.is_empty() && offers.can_take(held));
    }
}

/// Whether a tile belongs to the player on turn.
fn is_own(offers: Offers<'_>, held: Held) -> bool {
    held.tile().color() == Some(offers.position().to_move())
}

/// Whether an attempt is illegal because a tile lies there.
fn is_taken(offers: Offers<'_>, refused: Refused) -> bool {
    let position = offers.position();
    matches!(position.check(refused.action(position)), Err(Illegal::Occupied { .. }))
}

#[cfg(test)]
mod tests {
    use skep_rules::{Action, Axial, Cell, Position};

    use super::*;

    const MOSQUITO: &str = "Venom+MLP;White[6];0,0:wM 0,1:wWs -1,1:wB1 1,0:bA1 1,1:bQ";

    fn at(q: i32, r: i32) -> Destination {
        Destination::Cell(Cell::at(Axial::new(q, r)))
    }

    /// Taps the destinations one after the other, and returns the last response.
    fn point(position: &str, destinations: &[Destination]) -> (Selection, SelectionResponse) {
        let position: Position = position.parse().unwrap();
        let actions = position.actions();
        let mut selection = Selection::default();
        let mut answer = SelectionResponse::Nothing;
        for &destination in destinations {
            answer = selection.point(Offers::new(&position, &actions), destination);
        }
        (selection, answer)
    }

    #[test]
    fn a_tile_is_picked_up_and_put_back() {
        let (selection, answer) = point(MOSQUITO, &[at(-1, 1)]);
        assert_eq!(answer, SelectionResponse::Nothing);
        assert!(selection.held.is_some_and(|held| held.tile().to_string() == "wB1"));
        let (selection, answer) = point(MOSQUITO, &[at(-1, 1), at(-1, 1)]);
        assert_eq!((selection, answer), (Selection::default(), SelectionResponse::Nothing));
    }

    #[test]
    fn pointing_at_another_own_tile_takes_that_one() {
        let (selection, _) = point(MOSQUITO, &[at(-1, 1), at(0, 0)]);
        assert!(selection.held.is_none(), "a Beetle climbs onto its neighbour instead");
        let apart = "Base;White[5];0,0:wQ 1,0:bS1 2,0:bQ -1,0:wA1 3,-1:wA2";
        let (selection, answer) = point(apart, &[at(-1, 0), at(3, -1)]);
        assert_eq!(answer, SelectionResponse::Nothing);
        assert!(selection.held.is_some_and(|held| held.tile().to_string() == "wA2"));
    }

    #[test]
    fn several_actions_at_one_destination_are_an_ambiguity() {
        let (selection, answer) = point(MOSQUITO, &[at(0, 0), at(1, 0)]);
        assert_eq!(answer, SelectionResponse::Nothing);
        let ways = selection.ambiguity.unwrap().ways;
        assert!(ways.iter().any(|way| matches!(way, Action::Move { .. })));
        assert!(ways.iter().any(|way| matches!(way, Action::Sting { .. })));
        let (selection, answer) = point(MOSQUITO, &[at(0, 0), at(1, 0), at(2, 0)]);
        assert_eq!((selection, answer), (Selection::default(), SelectionResponse::Nothing));
    }

    #[test]
    fn a_wasp_stings_though_the_mosquito_is_listed() {
        let (_, answer) = point(MOSQUITO, &[at(0, 1), at(1, 1)]);
        assert!(matches!(answer, SelectionResponse::Act(Action::Sting { .. })));
    }

    #[test]
    fn a_pinned_pillbug_can_be_picked_up_to_throw() {
        let pillbug = "Base+MLP;White[6];0,0:wP 1,0:bQ -1,0:wQ 2,0:bA1 -1,1:wA1";
        let position: Position = pillbug.parse().unwrap();
        let (selection, _) = point(pillbug, &[at(0, 0)]);
        let actions = position.actions();
        let helped_by = Offers::new(&position, &actions).helped_by(selection.held.unwrap());
        assert!(!helped_by.is_empty());
        let (selection, _) = point(pillbug, &[at(0, 0), at(-1, 1)]);
        assert!(selection.held.is_some_and(|held| held.tile().to_string() == "wA1"));
    }

    #[test]
    fn an_illegal_attempt_is_refused_and_the_tile_stays_selected() {
        let (selection, answer) = point(MOSQUITO, &[at(-1, 1), at(5, 5)]);
        let held = selection.held.unwrap();
        assert_eq!(answer, SelectionResponse::Refuse(Refused { held, to: Some(at(5, 5)) }));
    }

    #[test]
    fn pointing_at_an_own_tile_that_cannot_move_is_about_that_tile() {
        // The Queen is pinned between the two Ants.
        let pinned = "Base;White[5];0,0:wQ 1,0:bS1 2,0:bQ -1,0:wA1 3,-1:wA2";
        let (selection, answer) = point(pinned, &[at(-1, 0), at(0, 0)]);
        let held = Held::InPlay("wQ".parse().unwrap());
        assert_eq!(answer, SelectionResponse::Refuse(Refused { held, to: None }));
        assert_eq!(selection, Selection::default());
        // An enemy's tile lies in the way, and the Ant stays selected.
        let (selection, answer) = point(pinned, &[at(-1, 0), at(1, 0)]);
        let held = selection.held.unwrap();
        assert_eq!(answer, SelectionResponse::Refuse(Refused { held, to: Some(at(1, 0)) }));
    }
}
