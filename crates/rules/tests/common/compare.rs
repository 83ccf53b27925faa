//! The fast rules seen through the eyes of the naive ones.

use skep_naive::{Action as Naive, State};
use skep_rules::{Action, Color, Layout, Outcome, Position, TileName};

/// The action with names and coordinates instead of tiles and cells.
pub(crate) fn spelled(position: &Position, layout: &Layout, action: Action) -> Naive {
    let place = |cell| layout.place(cell).expect("actions lead into the hive or beside it");
    let name = |tile| position.name(tile).to_string();
    match action {
        Action::Place { tile, bug, to, .. } => {
            let tile = TileName::of(tile, bug).to_string();
            Naive::Place { tile, q: place(to).q, r: place(to).r }
        }
        Action::Move { tile, to } => {
            Naive::Move { tile: name(tile), q: place(to).q, r: place(to).r }
        }
        Action::Flip { tile } => Naive::Flip { tile: name(tile) },
        Action::Sting { tile, victim } => Naive::Sting { tile: name(tile), target: name(victim) },
        Action::Remove { tile, victim } => Naive::Remove { tile: name(tile), target: name(victim) },
        Action::Swap { tile, with } => Naive::Swap { tile: name(tile), target: name(with) },
        Action::Combo => Naive::Combo,
        Action::Draw { .. } => Naive::Draw,
        Action::Steal { tile } => Naive::Steal { tile: name(tile) },
        Action::End => Naive::End,
        Action::Pass => Naive::Pass,
    }
}

/// The legal actions with names and coordinates, sorted.
pub(crate) fn spelled_actions(position: &Position) -> Vec<Naive> {
    let layout = position.layout();
    let actions = position.actions().into_iter();
    let mut spelled: Vec<Naive> =
        actions.map(|action| spelled(position, &layout, action)).collect();
    spelled.sort();
    spelled
}

/// The result by name.
pub(crate) fn result(outcome: Option<Outcome>) -> Option<&'static str> {
    outcome.map(|outcome| match outcome {
        Outcome::Win(Color::White) => "white",
        Outcome::Win(Color::Black) => "black",
        Outcome::Draw => "draw",
    })
}

/// Both must know the same position, its result and its legal actions.
pub(crate) fn assert_same(fast: &Position, naive: &State) {
    let text = naive.to_position();
    assert_eq!(fast.to_string(), text);
    assert_eq!(result(fast.outcome()), naive.over().map(|over| over.name()), "{text}");
    let (found, expected) = (spelled_actions(fast), naive.actions());
    if found != expected {
        let less = |a: &[Naive], b: &[Naive]| -> Vec<String> {
            a.iter().filter(|action| !b.contains(action)).map(Naive::to_json).collect()
        };
        let (missing, excess) = (less(&expected, &found), less(&found, &expected));
        panic!("{text}\n  missing {missing:?}\n  excess {excess:?}");
    }
    assert_eq!(fast.count_actions(), found.len(), "{text}");
}
