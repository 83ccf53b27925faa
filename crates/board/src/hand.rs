//! What a person holds, and what a gesture does with it.

use skep_rules::Action;

use crate::held::{Held, Refused, Spot};
use crate::offers::Offers;

/// What a person holds, and the ambiguity that has to be settled.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hand {
    /// The tile taken up.
    pub held: Option<Held>,
    /// The actions between which the person has to decide now.
    pub ambiguity: Option<Ambiguity>,
}

/// Several actions that one gesture can mean.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ambiguity {
    /// Where the person pointed.
    pub spot: Spot,
    /// The actions, at least two.
    pub ways: Vec<Action>,
}

/// The board's response to a gesture, beside a change of what is held.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Response {
    /// Nothing.
    Nothing,
    /// The person has decided.
    Act(Action),
    /// What the person wants is not legal.
    Refuse(Refused),
}

impl Hand {
    /// Lets go of everything.
    pub fn let_go(&mut self) {
        *self = Hand::default();
    }

    /// Takes up a tile, or lays it back if it is held already.
    pub fn take(&mut self, offers: Offers<'_>, held: Held) -> Response {
        let again = self.held == Some(held);
        self.let_go();
        if again || offers.is_empty() {
            return Response::Nothing;
        }
        if !offers.can_take(held) {
            return Response::Refuse(Refused { held, to: None });
        }
        self.held = Some(held);
        Response::Nothing
    }

    /// Points at a cell or a tray: takes up what lies there, or puts down there what is held.
    pub fn point(&mut self, offers: Offers<'_>, spot: Spot) -> Response {
        if self.ambiguity.take().is_some() {
            self.let_go();
            return Response::Nothing;
        }
        let there = match spot {
            Spot::Cell(cell) => offers.position().top(cell).map(Held::Lying),
            Spot::Tray(_) => None,
        };
        let Some(held) = self.held else {
            return there.map_or(Response::Nothing, |held| self.take(offers, held));
        };
        match self.put(offers, spot) {
            Response::Refuse(refused) => match there {
                Some(other) if other == held || offers.can_take(other) => self.take(offers, other),
                _ => Response::Refuse(refused),
            },
            answer => answer,
        }
    }

    /// Puts what is held down there, as at the end of a drag.
    pub fn put(&mut self, offers: Offers<'_>, spot: Spot) -> Response {
        let Some(held) = self.held else { return Response::Nothing };
        let ways = offers.ways(held, spot);
        match *ways {
            [] => Response::Refuse(Refused { held, to: Some(spot) }),
            [action] => self.choose(action),
            _ => {
                self.ambiguity = Some(Ambiguity { spot, ways });
                Response::Nothing
            }
        }
    }

    /// Decides for an action.
    pub fn choose(&mut self, action: Action) -> Response {
        self.let_go();
        Response::Act(action)
    }

    /// Keeps of what is held only what is still possible, after the position has changed.
    pub fn keep_possible(&mut self, offers: Offers<'_>) {
        self.ambiguity = None;
        self.held = self.held.filter(|&held| !offers.is_empty() && offers.can_take(held));
    }
}

#[cfg(test)]
mod tests {
    use skep_rules::{Action, Axial, Cell, Position};

    use super::*;

    const MOSQUITO: &str = "Venom+MLP;White[6];0,0:wM 0,1:wWs -1,1:wB1 1,0:bA1 1,1:bQ";

    fn at(q: i32, r: i32) -> Spot {
        Spot::Cell(Cell::at(Axial::new(q, r)))
    }

    /// Points at one spot after the other; what comes of the last one.
    fn point(position: &str, spots: &[Spot]) -> (Hand, Response) {
        let position: Position = position.parse().unwrap();
        let actions = position.actions();
        let mut hand = Hand::default();
        let mut answer = Response::Nothing;
        for &spot in spots {
            answer = hand.point(Offers::new(&position, &actions), spot);
        }
        (hand, answer)
    }

    #[test]
    fn a_tile_is_taken_up_and_laid_back() {
        let (hand, answer) = point(MOSQUITO, &[at(-1, 1)]);
        assert_eq!(answer, Response::Nothing);
        assert!(hand.held.is_some_and(|held| held.tile().to_string() == "wB1"));
        let (hand, answer) = point(MOSQUITO, &[at(-1, 1), at(-1, 1)]);
        assert_eq!((hand, answer), (Hand::default(), Response::Nothing));
    }

    #[test]
    fn pointing_at_another_own_tile_takes_that_one() {
        let (hand, _) = point(MOSQUITO, &[at(-1, 1), at(0, 0)]);
        assert!(hand.held.is_none(), "a Beetle climbs onto its neighbour instead");
        let apart = "Base;White[5];0,0:wQ 1,0:bS1 2,0:bQ -1,0:wA1 3,-1:wA2";
        let (hand, answer) = point(apart, &[at(-1, 0), at(3, -1)]);
        assert_eq!(answer, Response::Nothing);
        assert!(hand.held.is_some_and(|held| held.tile().to_string() == "wA2"));
    }

    #[test]
    fn several_ways_to_one_spot_are_a_choice() {
        let (hand, answer) = point(MOSQUITO, &[at(0, 0), at(1, 0)]);
        assert_eq!(answer, Response::Nothing);
        let ways = hand.ambiguity.unwrap().ways;
        assert!(ways.iter().any(|way| matches!(way, Action::Move { .. })));
        assert!(ways.iter().any(|way| matches!(way, Action::Sting { .. })));
        let (hand, answer) = point(MOSQUITO, &[at(0, 0), at(1, 0), at(2, 0)]);
        assert_eq!((hand, answer), (Hand::default(), Response::Nothing));
    }

    #[test]
    fn a_wasp_stings_though_the_mosquito_is_listed() {
        let (_, answer) = point(MOSQUITO, &[at(0, 1), at(1, 1)]);
        assert!(matches!(answer, Response::Act(Action::Sting { .. })));
    }

    #[test]
    fn a_pinned_pillbug_can_be_taken_up_to_throw() {
        let pillbug = "Base+MLP;White[6];0,0:wP 1,0:bQ -1,0:wQ 2,0:bA1 -1,1:wA1";
        let position: Position = pillbug.parse().unwrap();
        let (hand, _) = point(pillbug, &[at(0, 0)]);
        let actions = position.actions();
        let lent = Offers::new(&position, &actions).lent(hand.held.unwrap());
        assert!(!lent.is_empty());
        let (hand, _) = point(pillbug, &[at(0, 0), at(-1, 1)]);
        assert!(hand.held.is_some_and(|held| held.tile().to_string() == "wA1"));
    }

    #[test]
    fn what_is_not_legal_is_refused_and_stays_in_the_hand() {
        let (hand, answer) = point(MOSQUITO, &[at(-1, 1), at(5, 5)]);
        let held = hand.held.unwrap();
        assert_eq!(answer, Response::Refuse(Refused { held, to: Some(at(5, 5)) }));
    }
}
