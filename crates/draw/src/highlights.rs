//! The marks of a picture.

use std::collections::BTreeSet;

use skep_rules::{Action, Axial, Position, Tile};

/// The marks of a picture. [`Highlights::default`] has none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Highlights {
    /// The tile that the picture is about, with a thick outline.
    pub chosen: Option<Tile>,
    /// The tile that makes the chosen one move, as a Pillbug or a Tick does, with a thick dashed outline.
    pub helper: Option<Tile>,
    /// Cells with a dot, empty or occupied.
    pub destinations: BTreeSet<Axial>,
    /// Tiles that an action would affect, with an outline and a sign for each effect.
    pub victims: BTreeSet<(Tile, Victim)>,
    /// The ends of an arrow.
    pub arrow: Option<(Axial, Axial)>,
}

/// The effect of an action on a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Victim {
    /// It would be stung: `!`
    Stung,
    /// It would be removed: `×`
    Removed,
    /// It would be swapped: `=`
    Swapped,
    /// It would be turned over: `~`
    Flipped,
}

impl Victim {
    /// The sign in the picture. It is the sign of move notation, except `×` for `x`.
    pub const fn sign(self) -> char {
        match self {
            Victim::Stung => '!',
            Victim::Removed => '×',
            Victim::Swapped => '=',
            Victim::Flipped => '~',
        }
    }
}

impl Highlights {
    /// The legal actions of a tile: the cells to which it can be placed or moved, by itself or by another bug, and the
    /// tiles that it can sting, remove or swap with.
    pub fn of(position: &Position, tile: Tile) -> Highlights {
        let layout = position.layout();
        let goes_to = |action: Action| match action {
            Action::Place { tile: placed, to, .. } if placed == tile => layout.place(to),
            Action::Move { tile: moved, to } if moved == tile => layout.place(to),
            _ => None,
        };
        let actions = position.actions();
        let destinations = actions.iter().copied().filter_map(goes_to).collect();
        Highlights {
            chosen: Some(tile),
            destinations,
            victims: victims(position, tile, &actions),
            ..Highlights::default()
        }
    }

    /// The tiles that the side to move can turn over.
    pub fn flips(position: &Position) -> Highlights {
        let flipped = |action| match action {
            Action::Flip { tile } => Some((tile, Victim::Flipped)),
            Action::Combo => Some((Tile::HONEYCOMBO, Victim::Flipped)),
            _ => None,
        };
        let victims = position.actions().into_iter().filter_map(flipped).collect();
        Highlights { victims, ..Highlights::default() }
    }

    /// The effects of an action, for a picture of the position after it.
    pub fn after(before: &Position, action: Action) -> Highlights {
        let place = |tile| before.cell(tile).and_then(|cell| before.place(cell));
        let (chosen, arrow, victim) = match action {
            Action::Place { tile, .. } => (Some(tile), None, None),
            Action::Move { tile, to } => (Some(tile), place(tile).zip(before.place(to)), None),
            Action::Flip { tile } => (Some(tile), None, Some((tile, Victim::Flipped))),
            Action::Combo => (None, None, Some((Tile::HONEYCOMBO, Victim::Flipped))),
            Action::Sting { tile, victim } => (Some(tile), None, Some((victim, Victim::Stung))),
            Action::Swap { tile, with } => {
                (Some(tile), place(tile).zip(place(with)), Some((with, Victim::Swapped)))
            }
            Action::Remove { .. }
            | Action::Draw { .. }
            | Action::Steal { .. }
            | Action::End
            | Action::Pass => (None, None, None),
        };
        let victims = victim.into_iter().collect();
        Highlights { chosen, arrow, victims, ..Highlights::default() }
    }
}

/// The tiles that a tile can sting, remove or swap with.
fn victims(position: &Position, tile: Tile, actions: &[Action]) -> BTreeSet<(Tile, Victim)> {
    // Only one of several actions with the same result is listed, perhaps with another tile as the actor. The result of a
    // sting does not depend on the stinger, nor that of a removal or a swap on which of the two tiles acts.
    let named = |action| match action {
        Action::Sting { tile: stinger, victim } => {
            Some((stinger, Action::Sting { tile, victim }, (victim, Victim::Stung)))
        }
        Action::Remove { tile: one, victim: other } if one == tile || other == tile => {
            let victim = if one == tile { other } else { one };
            Some((one, Action::Remove { tile, victim }, (victim, Victim::Removed)))
        }
        Action::Swap { tile: one, with: other } if one == tile || other == tile => {
            let with = if one == tile { other } else { one };
            Some((one, Action::Swap { tile, with }, (with, Victim::Swapped)))
        }
        _ => None,
    };
    let can = |(actor, action, victim)| {
        (actor == tile || position.check(action).is_ok()).then_some(victim)
    };
    actions.iter().copied().filter_map(named).filter_map(can).collect()
}

#[cfg(test)]
mod tests {
    use skep_rules::{Bug, Color, Game};

    use super::*;

    fn tile(color: Color, bug: Bug, number: Option<u8>) -> Tile {
        Tile::from_front(color, bug, number).unwrap()
    }

    #[test]
    fn a_tile_in_reserve_has_the_cells_where_it_can_be_placed() {
        let position: Position = "Base;White[2];0,0:wG1 1,0:bG1".parse().unwrap();
        let highlights = Highlights::of(&position, Tile::queen(Color::White));
        let places = [Axial::new(-1, 0), Axial::new(-1, 1), Axial::new(0, -1)];
        assert_eq!(highlights.destinations, BTreeSet::from(places));
    }

    #[test]
    fn a_wasp_has_its_victims_though_a_mosquito_is_listed_for_them() {
        let position: Position =
            "Venom+MLP;White[6];0,0:wWs 0,1:wM 1,0:bA1 2,0:bQ".parse().unwrap();
        let highlights = Highlights::of(&position, Tile::queen(Color::White));
        let ant = tile(Color::Black, Bug::Ant, Some(1));
        let queen = Tile::queen(Color::Black);
        let expected = [(ant, Victim::Stung), (queen, Victim::Stung)];
        assert_eq!(highlights.victims, BTreeSet::from(expected));
    }

    #[test]
    fn flips_are_those_of_the_side_to_move() {
        let position: Position = "Venom;Black[5];0,0:wQ 1,0:bA1 2,0:bQ".parse().unwrap();
        let flipped: Vec<Tile> =
            Highlights::flips(&position).victims.into_iter().map(|(tile, _)| tile).collect();
        assert_eq!(flipped, [Tile::queen(Color::Black), tile(Color::Black, Bug::Ant, Some(1))]);
    }

    #[test]
    fn the_arrow_leads_from_the_old_cell_to_the_new_one() {
        let mut game: Game =
            "Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-".parse().unwrap();
        let before = game.position().clone();
        game.play_text("wQ \\wS1").unwrap();
        let action = game.last_action().unwrap();
        let highlights = Highlights::after(&before, action);
        assert_eq!(highlights.arrow, Some((Axial::new(-1, 0), Axial::new(0, -1))));
        assert_eq!(highlights.chosen, Some(Tile::queen(Color::White)));
    }
}
