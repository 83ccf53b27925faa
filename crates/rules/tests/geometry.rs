//! Where the hive lies, how it is turned and which shape it has makes no difference to the rules.

mod common;

use std::collections::BTreeSet;

use common::compare::{assert_same, spelled};
use common::positions;
use skep_naive::{Action as Naive, State};
use skep_rules::{Axial, Color, Direction, GameType, Position, Setup, Tile};

/// Actions with coordinates instead of cells.
type Actions = BTreeSet<Naive>;

/// The legal actions, their places changed.
fn actions(position: &Position, change: impl Fn(Axial) -> Axial) -> Actions {
    let layout = position.layout();
    let spell = |action| {
        let mut spelled = spelled(position, &layout, action);
        if let Naive::Place { q, r, .. } | Naive::Move { q, r, .. } = &mut spelled {
            let place = change(Axial::new(*q, *r));
            (*q, *r) = (place.q, place.r);
        }
        spelled
    };
    position.actions().into_iter().map(spell).collect()
}

/// The same hive with its places changed.
fn changed(setup: &Setup, change: impl Fn(Axial) -> Axial) -> Position {
    let mut setup = setup.clone();
    for (place, _) in &mut setup.stacks {
        *place = change(*place);
    }
    setup.position().unwrap_or_else(|error| panic!("{setup}: {error}"))
}

/// Changing the places and then listing is the same as listing and then changing the places.
fn assert_makes_no_difference(position: &Position, change: impl Fn(Axial) -> Axial) {
    let elsewhere = changed(&position.setup(), &change);
    assert_eq!(elsewhere.outcome(), position.outcome(), "{elsewhere}");
    assert_eq!(elsewhere.count_actions(), position.count_actions(), "{elsewhere}");
    let (found, expected) = (actions(&elsewhere, |place| place), actions(position, &change));
    assert!(found == expected, "{elsewhere} and {position}");
    assert_eq!(elsewhere.to_string().parse::<Position>().unwrap().setup(), elsewhere.setup());
}

/// Fifty positions of random games, from the data: thirty of standard games and twenty of others.
fn fifty() -> Vec<Position> {
    let positions = positions().into_iter().map(|(position, _)| position);
    let (standard, others): (Vec<_>, Vec<_>) =
        positions.partition(|position| position.game_type().is_standard());
    let some = |positions: Vec<Position>, count: usize| {
        let step = positions.len() / count;
        positions.into_iter().step_by(step).take(count)
    };
    let fifty: Vec<Position> = some(standard, 30).chain(some(others, 20)).collect();
    assert_eq!(fifty.len(), 50);
    fifty
}

#[test]
fn a_hive_may_lie_anywhere() {
    // The table repeats itself after these ways.
    let closing =
        [Axial::new(36, 35), Axial::new(-116, 1), Axial::new(4096, 0), Axial::new(0, 1024)];
    let far = 1_000_000 - 40;
    let corners =
        [(far, far), (far, -far), (-far, far), (-far, -far), (0, far), (far, 0), (0, -far)];
    let mut ways: Vec<Axial> = corners.map(|(q, r)| Axial::new(q, r)).into();
    for q in (-40..=40).step_by(8) {
        for r in (-40..=40).step_by(8) {
            ways.push(Axial::new(q, r));
        }
    }
    for way in closing {
        for near in Direction::ALL.map(Direction::step).into_iter().chain([Axial::default()]) {
            ways.push(way + near);
            ways.push(near - way);
        }
    }
    for position in fifty() {
        for &way in &ways {
            assert_makes_no_difference(&position, |place| place + way);
        }
    }
}

/// A sixth of a turn.
fn turned(place: Axial) -> Axial {
    Axial::new(-place.r, place.q + place.r)
}

fn mirrored(place: Axial) -> Axial {
    Axial::new(place.r, place.q)
}

#[test]
fn a_hive_may_be_turned_and_mirrored() {
    for position in fifty() {
        for turns in 0..6 {
            let turn = |place| (0..turns).fold(place, |place, _| turned(place));
            assert_makes_no_difference(&position, turn);
            assert_makes_no_difference(&position, |place| turn(mirrored(place)));
        }
    }
}

/// All tiles of both players, the same kinds one after the other.
fn all_tiles() -> Vec<Tile> {
    let game = GameType::BASE_MLP;
    let (white, black) = (game.tiles(Color::White), game.tiles(Color::Black));
    white.into_iter().zip(black).flat_map(|(white, black)| [white, black]).collect()
}

/// Compares both sides' actions on a hive with the naive ones.
fn compare(stacks: Vec<(Axial, Vec<Tile>)>) {
    for to_move in Color::ALL {
        let mut setup = Setup::new(GameType::BASE_MLP);
        (setup.turn, setup.to_move, setup.stacks) = (20, to_move, stacks.clone());
        let position = setup.position().unwrap_or_else(|error| panic!("{setup}: {error}"));
        assert_same(&position, &State::from_position(&position.to_string()).unwrap());
    }
}

/// One tile on each place.
fn flat(places: &[Axial], tiles: &[Tile]) -> Vec<(Axial, Vec<Tile>)> {
    places.iter().zip(tiles).map(|(&place, &tile)| (place, vec![tile])).collect()
}

fn line(direction: Direction, length: usize) -> Vec<Axial> {
    let next = |place: &Axial| Some(*place + direction.step());
    std::iter::successors(Some(Axial::default()), next).take(length).collect()
}

#[test]
fn all_tiles_may_lie_in_one_line() {
    let tiles = all_tiles();
    for direction in [Direction::East, Direction::NorthEast, Direction::NorthWest] {
        let places = line(direction, 28);
        // Each kind is once at the ends: white at one, black at the other.
        for kind in 0..14 {
            let mut tiles = tiles.clone();
            tiles.swap(0, 2 * kind);
            tiles.swap(27, 2 * kind + 1);
            compare(flat(&places, &tiles));
        }
    }
}

/// The places around the origin at a distance.
fn ring(distance: i32) -> Vec<Axial> {
    let mut place = Axial::new(-distance, distance);
    let mut ring = Vec::new();
    for side in Direction::ALL {
        for _ in 0..distance {
            place = place + side.step();
            ring.push(place);
        }
    }
    ring
}

#[test]
fn rings_and_broken_rings_keep_bugs_in_or_out() {
    let tiles = all_tiles();
    for distance in 1..=4 {
        let mut ring = ring(distance);
        for start in 0..13 {
            // Other tiles at other places; the Queens are always there.
            let mut tiles = tiles.clone();
            tiles[2..].rotate_left(2 * start + 1);
            ring.rotate_left(1);
            compare(flat(&ring, &tiles));
            for gap in 1..=3.min(ring.len() - 1) {
                compare(flat(&ring[gap..], &tiles));
            }
            // Another tile inside, beside the ring, and one outside.
            for side in Direction::ALL {
                let beside = ring[ring.len() / 2] + side.step();
                if !ring.contains(&beside) {
                    let places = [&ring[..], &[beside]].concat();
                    compare(flat(&places, &tiles));
                    compare(flat(&places[2..], &tiles));
                }
            }
        }
    }
}

#[test]
fn a_compact_hive_has_no_cell_to_spare() {
    let mut places = vec![Axial::default()];
    places.extend((1..=3).flat_map(ring));
    places.truncate(28);
    // The Queens come first, and lie at the edge.
    places.reverse();
    for start in 0..13 {
        let mut tiles = all_tiles();
        tiles[2..].rotate_left(2 * start);
        compare(flat(&places, &tiles));
    }
}

#[test]
fn stacks_of_seven_tiles() {
    let climbers = ["wB1", "bB1", "wM", "bB2", "wB2", "bM"].map(common::tile);
    let others = ["wQ", "bQ", "wP", "bP", "wL", "bL", "wA1", "bG1"].map(common::tile);
    for turn in 0..6 {
        let mut climbers = climbers;
        climbers.rotate_left(turn);
        let places = [vec![Axial::default()], ring(1)].concat();
        for at in 0..6 {
            let mut stacks = flat(&places[..6], &others);
            stacks[at].1.extend(climbers);
            compare(stacks.clone());
            assert_eq!(stacks[at].1.len(), 7);
            // Two high stacks: a gate above the ground.
            let upper = stacks[at].1.split_off(4);
            stacks[(at + 2) % 6].1.extend(upper);
            compare(stacks);
        }
    }
}
