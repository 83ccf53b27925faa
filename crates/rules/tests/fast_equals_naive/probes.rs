//! Questions about any action at all, listed or not.

use fastrand::Rng;
use skep_rules::{Action, Axial, Cell, Color, Game, GameType, Position, Tile};

/// Every listed action is legal, and read as it was written. A quarter of them is asked.
pub(crate) fn check_texts(position: &Position, dice: &mut Rng) {
    for action in position.actions().into_iter().filter(|_| dice.u8(0..4) == 0) {
        assert_eq!(position.check(action), Ok(()), "{action:?} in {position}");
        let written = position.write_move(action);
        assert_eq!(position.read_move(&written), Ok(action), "{written} in {position}");
    }
}

/// Any action at all.
fn some_action(position: &Position, dice: &mut Rng) -> Action {
    let mut some_tile = || {
        let color = if dice.bool() { Color::White } else { Color::Black };
        let game_type = if dice.u8(0..8) == 0 { GameType::BASE_MLP } else { position.game_type() };
        let mut tiles: Vec<Tile> = game_type.tiles(color).into_iter().collect();
        tiles.extend(position.cell(Tile::HONEYCOMBO).map(|_| Tile::HONEYCOMBO));
        dice.choice(tiles).unwrap()
    };
    let (tile, other, drawn) = (some_tile(), some_tile(), some_tile());
    // A layout has no order of its own.
    let mut near: Vec<Axial> = position.layout().cells().map(|(place, _)| place).collect();
    near.sort_unstable();
    let place = match dice.u8(0..8) {
        0 => Axial::new(dice.i32(-2000..2000), dice.i32(-2000..2000)),
        _ => dice.choice(near).unwrap_or_default(),
    };
    let to = Cell::at(place);
    let bug = if dice.bool() { tile.front() } else { tile.back().unwrap_or(tile.front()) };
    let drawn = Some(drawn).filter(|_| dice.u8(0..4) == 0);
    match dice.u8(0..24) {
        0 => Action::Pass,
        1 => Action::End,
        2 => Action::Combo,
        3 => Action::Draw { drawn },
        4 => Action::Steal { tile },
        5..7 => Action::Flip { tile },
        7..9 => Action::Sting { tile, victim: other },
        9..11 => Action::Remove { tile, victim: other },
        11..13 => Action::Swap { tile, with: other },
        13..18 => Action::Place { tile, bug, to, drawn },
        _ => Action::Move { tile, to },
    }
}

/// Whether both have the same effect on the table.
fn is_same(one: Action, other: Action) -> bool {
    match (one, other) {
        (Action::Sting { victim, .. }, Action::Sting { victim: other, .. }) => victim == other,
        (Action::Swap { tile, with }, Action::Swap { tile: one, with: other }) => {
            (tile, with) == (other, one)
        }
        (Action::Remove { tile, victim }, Action::Remove { tile: one, victim: other }) => {
            (tile, victim) == (other, one)
        }
        _ => false,
    }
}

/// Any action at all is legal exactly if it is listed, and if not, there is a reason.
pub(crate) fn check_something(game: &Game, dice: &mut Rng) {
    let position = game.position();
    let action = some_action(position, dice);
    let actions = position.actions();
    let is_drawn = action
        .drawn()
        .is_none_or(|tile| !position.draws(action).is_empty() && position.bag().contains(tile));
    let listed = is_drawn && actions.contains(&action.drawing(None));
    match position.check(action) {
        // The same sting by another bug, the same swap or removal by the other one.
        Ok(()) if !listed => {
            let same = actions.iter().any(|&known| is_same(known, action));
            assert!(same, "{action:?} in {position}");
        }
        Ok(()) => {}
        Err(reason) => {
            assert!(!listed, "{action:?} in {position}: {reason}");
            assert!(!reason.to_string().is_empty());
            assert!(game.check(action).is_err());
        }
    }
}
