//! Hives put together at random, that perhaps no game leads to.

use fastrand::Rng;
use skep_rules::{
    Axial, Bug, Color, Direction, Faces, GameType, Pack, RuleOption, Setup, Stage, Statuses, Tile,
    TileSet,
};

/// A standard game, half of the time with all tiles, sometimes with options.
pub(crate) fn some_type(dice: &mut Rng) -> GameType {
    let all = GameType::BASE_MLP;
    let mut game_type =
        if dice.bool() { all } else { GameType::standard().nth(dice.usize(0..8)).unwrap_or(all) };
    for (option, value) in [(RuleOption::QueenFirst, "allow"), (RuleOption::Repetition, "off")] {
        if dice.u8(0..4) == 0 {
            game_type.options = game_type.options.with(option, value).unwrap();
        }
    }
    game_type
}

/// How a random hive grows.
#[derive(Clone, Copy)]
enum Growth {
    Anyhow,
    Compact,
    Long,
    /// With holes, gates and junctions.
    Woven,
}

/// A hive of a standard game.
pub(crate) fn some_standard_hive(dice: &mut Rng) -> Setup {
    let game_type = some_type(dice);
    some_hive(game_type, dice)
}

/// A hive that perhaps no game leads to, but that is possible by itself.
pub(crate) fn some_hive(game_type: GameType, dice: &mut Rng) -> Setup {
    let growth =
        dice.choice([Growth::Anyhow, Growth::Compact, Growth::Long, Growth::Woven]).unwrap();
    let stacking = dice.u8(0..=10);
    let mut setup = Setup::new(game_type);
    // Late enough for every tile to have been placed.
    setup.turn = dice.u32(30..60);
    setup.to_move = if dice.bool() { Color::White } else { Color::Black };
    let mut tiles = Vec::new();
    for color in Color::ALL {
        let mut own: Vec<Tile> = setup.game_type.tiles(color).into_iter().collect();
        // The Queen is the first of them.
        dice.shuffle(&mut own[1..]);
        let rest = own.split_off(dice.usize(1..=own.len()));
        take_away(&mut setup, &rest, dice);
        tiles.extend(own);
    }
    dice.shuffle(&mut tiles);
    if game_type.has_pack(Pack::Honeycombo) {
        setup.stacks.push((Axial::default(), vec![Tile::HONEYCOMBO]));
    }
    // What is on top comes last, so that there is something to be on.
    let guardian = |tile: &Tile| matches!(tile.front(), Bug::Butterfly | Bug::Moth);
    tiles.sort_by_key(guardian);
    for tile in tiles {
        turn_over(&mut setup, tile, dice);
        let bug = setup.face(tile);
        add(&mut setup.stacks, tile, bug, growth, stacking, dice);
    }
    let tops: Vec<Tile> =
        setup.stacks.iter().filter_map(|(_, stack)| stack.last().copied()).collect();
    let some = TileSet::from(*dice.choice(&tops).unwrap());
    setup.statuses = match dice.u8(0..3) {
        0 => Statuses::default(),
        1 => Statuses { resting: some, moved: some, ..Statuses::default() },
        _ => Statuses { placed: some, ..Statuses::default() },
    };
    if !game_type.is_standard() {
        add_statuses(&mut setup, &tops, dice);
    }
    setup
}

/// Where the game has places for tiles off the table, some go there.
fn take_away(setup: &mut Setup, tiles: &[Tile], dice: &mut Rng) {
    let game_type = setup.game_type;
    for &tile in tiles {
        match dice.u8(0..4) {
            0 if game_type.has_pack(Pack::Predators) => setup.removed.insert(tile),
            1 if game_type.has_pack(Pack::Swarm) => setup.hands.white.insert(tile),
            2 if game_type.has_pack(Pack::Swarm) => setup.hands.black.insert(tile),
            _ => {}
        }
        let fixed = game_type.faces() == Faces::Fixed && game_type.is_two_faced(tile);
        if fixed && !setup.removed.contains(tile) && dice.bool() {
            setup.backs.insert(tile);
        }
    }
}

/// Half of the two-faced tiles lie back up.
fn turn_over(setup: &mut Setup, tile: Tile, dice: &mut Rng) {
    let game_type = setup.game_type;
    let may_be_up = tile.front() != Bug::Queen || game_type.faces() == Faces::Flip;
    if game_type.is_two_faced(tile) && may_be_up && dice.bool() {
        setup.backs.insert(tile);
    }
}

/// What the games beyond the standard ones have: statuses of any kind, double turns.
fn add_statuses(setup: &mut Setup, tops: &[Tile], dice: &mut Rng) {
    let some = |dice: &mut Rng| {
        let count = if dice.bool() { 0 } else { dice.usize(1..4) };
        let mut set = TileSet::EMPTY;
        (0..count).for_each(|_| set.insert(*dice.choice(tops).unwrap()));
        set
    };
    let statuses = |dice: &mut Rng| Statuses {
        resting: some(dice),
        stung: some(dice),
        placed: some(dice),
        moved: some(dice),
        flipped: some(dice),
    };
    setup.statuses = statuses(dice);
    if !setup.game_type.has_pack(Pack::Honeycombo) {
        return;
    }
    setup.combo = if dice.bool() { Color::White } else { Color::Black };
    match dice.u8(0..6) {
        0 => setup.stage = Stage::First,
        1 => {
            setup.stage = Stage::Second;
            setup.first = statuses(dice);
        }
        2 => setup.pending = Some(!setup.to_move),
        3 => {
            setup.locked = true;
            setup.pending = Some(!setup.to_move);
        }
        _ => {}
    }
}

fn add(
    stacks: &mut Vec<(Axial, Vec<Tile>)>,
    tile: Tile,
    bug: Bug,
    growth: Growth,
    stacking: u8,
    dice: &mut Rng,
) {
    if stacks.is_empty() {
        stacks.push((Axial::default(), vec![tile]));
        return;
    }
    let guardian = matches!(bug, Bug::Butterfly | Bug::Moth);
    if guardian || bug.climbs() && dice.u8(0..10) < stacking {
        // High stacks are rare and interesting: twice in three times the highest of two.
        let (a, b) = (dice.usize(0..stacks.len()), dice.usize(0..stacks.len()));
        let higher = if stacks[a].1.len() > stacks[b].1.len() { a } else { b };
        let chosen = &mut stacks[if dice.u8(0..3) > 0 { higher } else { a }].1;
        if chosen[0] != Tile::HONEYCOMBO {
            chosen.push(tile);
            return;
        }
        if guardian {
            // The Honeycombo was the first, the Queens came after it.
            let last = stacks.len() - 1;
            stacks[last].1.push(tile);
            return;
        }
    }
    let is_taken = |place: Axial| stacks.iter().any(|(other, _)| *other == place);
    let score = |place: Axial| {
        let taken = Direction::ALL.map(|side| is_taken(place + side.step()));
        let count = taken.iter().filter(|&&is_taken| is_taken).count() as i32;
        let runs = (0..6).filter(|&side| taken[side] && !taken[(side + 5) % 6]).count() as i32;
        match growth {
            Growth::Anyhow => 0,
            Growth::Compact => count,
            Growth::Long => -count,
            Growth::Woven => runs,
        }
    };
    let beside = stacks.iter().flat_map(|&(place, _)| Direction::ALL.map(|s| place + s.step()));
    let free: Vec<Axial> = beside.filter(|&place| !is_taken(place)).collect();
    let some = [(); 3].map(|()| free[dice.usize(0..free.len())]);
    let best = some.into_iter().max_by_key(|&place| score(place)).unwrap();
    stacks.push((best, vec![tile]));
}
