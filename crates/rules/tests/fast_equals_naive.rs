//! The fast rules and the naive ones agree, in random games and on random hives.
//!
//! `SKEP_SECONDS=3600` compares for an hour, `SKEP_SEED=7` repeats one run, see `common/seeds.rs`.

mod common;

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};

use common::compare::{assert_same, spelled};
use common::seeds;
use fastrand::Rng;
use skep_naive::State;
use skep_rules::{
    Action, Axial, Bug, Cell, Color, Direction, Ending, Game, GameType, Outcome, Position, Reason,
    RuleOption, Setup, Statuses, Tile, TileSet,
};

/// What the players of a random game like to do, so that rare situations are met often.
#[derive(Clone, Copy, Debug)]
enum Taste {
    /// Anything.
    Anything,
    /// Moving rather than placing.
    Moving,
    /// Going on top of other tiles.
    Climbing,
    /// Throwing the other player's tiles.
    Throwing,
    /// Cells between tiles that do not touch: holes, gates, junctions.
    Weaving,
    /// Cells with one neighbour: long hives.
    Stretching,
    /// Going back to where one came from: the same position again.
    Returning,
}

impl Taste {
    const ALL: [Taste; 7] = [
        Taste::Anything,
        Taste::Moving,
        Taste::Climbing,
        Taste::Throwing,
        Taste::Weaving,
        Taste::Stretching,
        Taste::Returning,
    ];

    /// How many times more likely than others an action is.
    fn weight(self, position: &Position, action: Action, back: Option<Action>) -> u32 {
        let (tile, to) = match action {
            Action::Place { tile, to } | Action::Move { tile, to } => (tile, to),
            Action::Pass => return 1,
        };
        let is_move = matches!(action, Action::Move { .. });
        let climbs = position.top(to).is_some();
        let is_thrown = is_move && tile.color() != Some(position.to_move());
        let liked = match self {
            Taste::Anything => false,
            Taste::Moving => is_move,
            Taste::Climbing => climbs || !is_move && tile.front().climbs(),
            Taste::Throwing => {
                is_thrown || !is_move && matches!(tile.front(), Bug::Pillbug | Bug::Mosquito)
            }
            Taste::Weaving => !climbs && runs(position, to) > 1,
            Taste::Stretching => !climbs && neighbors(position, to) == 1,
            Taste::Returning => Some(action) == back,
        };
        match self {
            Taste::Returning if liked => 200,
            Taste::Returning if is_move => 4,
            _ if liked => 20,
            _ => 1,
        }
    }
}

fn is_occupied(position: &Position, cell: Cell, side: Direction) -> bool {
    position.top(cell.neighbor(side)).is_some()
}

fn neighbors(position: &Position, cell: Cell) -> usize {
    Direction::ALL.into_iter().filter(|&side| is_occupied(position, cell, side)).count()
}

/// How many groups of adjacent neighbours the cell has.
fn runs(position: &Position, cell: Cell) -> usize {
    let begins = |side: &Direction| {
        is_occupied(position, cell, *side) && !is_occupied(position, cell, side.right())
    };
    Direction::ALL.into_iter().filter(begins).count()
}

fn choose(dice: &mut Rng, actions: &[Action], weight: impl Fn(Action) -> u32) -> Action {
    let weights: Vec<u32> = actions.iter().map(|&action| weight(action)).collect();
    let mut left = dice.u32(0..weights.iter().sum());
    for (&action, &weight) in actions.iter().zip(&weights) {
        if left < weight {
            return action;
        }
        left -= weight;
    }
    unreachable!("the weights add up");
}

/// A standard game, half of the time with all tiles, sometimes with options.
fn some_type(dice: &mut Rng) -> GameType {
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

/// Which positions have the same hash: those that are the same for repetition.
#[derive(Default)]
struct Keys {
    by_key: HashMap<String, u64>,
    by_hash: HashMap<u64, String>,
}

impl Keys {
    fn note(&mut self, naive: &State, hash: u64) {
        let key = naive.repetition_key();
        let first = *self.by_key.entry(key.clone()).or_insert(hash);
        assert_eq!(first, hash, "the same position, another hash: {key}");
        let first = self.by_hash.entry(hash).or_insert_with(|| key.clone());
        assert_eq!(*first, key, "another position, the same hash");
    }
}

/// How often rare things have happened, so that nobody makes the games dull by mistake.
#[derive(Debug, Default)]
struct Met {
    climbs: AtomicU64,
    throws: AtomicU64,
    passes: AtomicU64,
    surrounded: AtomicU64,
    repeated: AtomicU64,
}

impl Met {
    fn count(number: &AtomicU64, met: bool) {
        number.fetch_add(u64::from(met), Ordering::Relaxed);
    }

    fn note(&self, position: &Position, action: Action) {
        let (is_climb, is_throw) = match action {
            Action::Move { tile, to } => {
                (position.top(to).is_some(), tile.color() != Some(position.to_move()))
            }
            _ => (false, false),
        };
        Met::count(&self.climbs, is_climb);
        Met::count(&self.throws, is_throw);
        Met::count(&self.passes, action == Action::Pass);
    }

    fn note_end(&self, reason: Reason) {
        Met::count(&self.surrounded, reason == Reason::Surrounded);
        Met::count(&self.repeated, reason == Reason::Repetition);
    }
}

/// A game played by both, and compared after every action.
struct Match<'a> {
    met: &'a Met,
    game: Game,
    naive: State,
    keys: Keys,
    occurrences: HashMap<String, u32>,
    dice: Rng,
}

impl<'a> Match<'a> {
    fn new(position: Position, dice: Rng, met: &'a Met) -> Match<'a> {
        let naive = State::from_position(&position.to_string()).unwrap();
        let occurrences = HashMap::from([(naive.repetition_key(), 1)]);
        let game = Game::from_position(position);
        Match { met, game, naive, keys: Keys::default(), occurrences, dice }
    }

    /// Plays so many plies, or to the end. Tells how many positions were compared.
    fn play(&mut self, plies: usize, taste: Taste) -> u64 {
        let mut backs = [None, None];
        for seen in 1..=plies {
            self.compare();
            if let Some(ending) = self.game.ending() {
                self.met.note_end(ending.reason);
                return seen as u64;
            }
            let position = self.game.position();
            let back = backs[seen % 2];
            let weight = |action| taste.weight(position, action, back);
            // Sorted, so that a seed keeps its meaning when the order of the list changes.
            let mut actions = position.actions();
            actions.sort_unstable();
            let action = choose(&mut self.dice, &actions, weight);
            backs[seen % 2] = match action {
                Action::Move { tile, .. } => {
                    position.cell(tile).map(|to| Action::Move { tile, to })
                }
                _ => None,
            };
            self.met.note(position, action);
            let spelled = spelled(&position.layout(), action);
            self.game.play(action).unwrap();
            self.naive = self.naive.play(&spelled, None).unwrap();
            *self.occurrences.entry(self.naive.repetition_key()).or_default() += 1;
        }
        plies as u64
    }

    fn compare(&mut self) {
        let position = self.game.position().clone();
        assert_same(&position, &self.naive);
        self.keys.note(&self.naive, position.hash());
        let again: Position = position.to_string().parse().unwrap();
        assert_eq!(again.hash(), position.hash(), "the way here changes the hash: {position}");
        self.compare_ending();
        self.check_next();
        check_texts(&position);
        for _ in 0..20 {
            check_something(&self.game, &mut self.dice);
        }
    }

    /// The game ends when a Queen is surrounded, or at the third occurrence of a position.
    fn compare_ending(&self) {
        let position = self.game.position();
        let count = self.occurrences[&self.naive.repetition_key()];
        assert_eq!(self.game.occurrences(), count, "{position}");
        let repeated = count >= 3 && position.game_type().draws_by_repetition();
        let draw = Ending { outcome: Outcome::Draw, reason: Reason::Repetition };
        let surrounded =
            position.outcome().map(|outcome| Ending { outcome, reason: Reason::Surrounded });
        assert_eq!(self.game.ending(), surrounded.or(repeated.then_some(draw)), "{position}");
    }

    /// Undoing any action restores everything, and what it leads to is the same for both.
    fn check_next(&mut self) {
        let mut position = self.game.position().clone();
        let (text, hash, actions) = (position.to_string(), position.hash(), position.actions());
        let layout = position.layout();
        for &action in &actions {
            let undo = position.play_listed(action);
            assert_eq!(undo.action(), action);
            if self.dice.u8(0..16) == 0 {
                let naive = self.naive.play(&spelled(&layout, action), None).unwrap();
                assert_eq!(position.to_string(), naive.to_position(), "{action:?} in {text}");
                self.keys.note(&naive, position.hash());
            }
            position.undo(undo);
            assert_eq!(position.hash(), hash, "{action:?} in {text}");
            assert_eq!(position.actions(), actions, "{action:?} in {text}");
        }
        assert_eq!(position.to_string(), text);
        assert_eq!(position.setup(), self.game.position().setup());
    }
}

/// Every listed action is legal, and read as it was written.
fn check_texts(position: &Position) {
    for action in position.actions() {
        assert_eq!(position.check(action), Ok(()), "{action:?} in {position}");
        let written = position.write_move(action);
        assert_eq!(position.read_move(&written), Ok(action), "{written} in {position}");
    }
}

/// Any action at all is legal exactly if it is listed, and if not, there is a reason.
fn check_something(game: &Game, dice: &mut Rng) {
    let position = game.position();
    let color = if dice.bool() { Color::White } else { Color::Black };
    let tiles: Vec<Tile> = GameType::BASE_MLP.tiles(color).into_iter().collect();
    let tile = *dice.choice(&tiles).unwrap();
    // A layout has no order of its own.
    let mut near: Vec<Axial> = position.layout().cells().map(|(place, _)| place).collect();
    near.sort_unstable();
    let place = match dice.u8(0..8) {
        0 => Axial::new(dice.i32(-2000..2000), dice.i32(-2000..2000)),
        _ => dice.choice(near).unwrap_or_default(),
    };
    let to = Cell::at(place);
    let action = match dice.u8(0..16) {
        0 => Action::Pass,
        1..6 => Action::Place { tile, to },
        _ => Action::Move { tile, to },
    };
    let listed = position.actions().contains(&action);
    let answer = position.check(action);
    assert_eq!(answer.is_ok(), listed, "{action:?} in {position}");
    if let Err(reason) = answer {
        assert!(!reason.to_string().is_empty());
        assert!(game.check(action).is_err());
    }
}

#[test]
fn in_random_games() {
    let met = Met::default();
    let done = seeds::run("random games", 150, |seed| {
        let mut dice = Rng::with_seed(seed);
        let game_type = some_type(&mut dice);
        let taste = dice.choice(Taste::ALL).unwrap();
        let plies = if dice.u8(0..8) == 0 { 200 } else { 80 };
        Match::new(Position::new(game_type), dice, &met).play(plies, taste)
    });
    if done.runs < 100 {
        return;
    }
    assert!(done.positions >= 30 * done.runs, "{} positions", done.positions);
    let Met { climbs, throws, passes, surrounded, repeated } = &met;
    for (number, least) in
        [(climbs, 500), (throws, 100), (passes, 1), (surrounded, 3), (repeated, 3)]
    {
        assert!(number.load(Ordering::Relaxed) >= least, "dull games: {met:?}");
    }
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

/// A hive that perhaps no game leads to, but that is possible by itself.
fn some_hive(dice: &mut Rng) -> Setup {
    let growth =
        dice.choice([Growth::Anyhow, Growth::Compact, Growth::Long, Growth::Woven]).unwrap();
    let stacking = dice.u8(0..=10);
    let mut setup = Setup::new(some_type(dice));
    setup.turn = dice.u32(15..40);
    setup.to_move = if dice.bool() { Color::White } else { Color::Black };
    let mut tiles = Vec::new();
    for color in Color::ALL {
        let mut own: Vec<Tile> = setup.game_type.tiles(color).into_iter().collect();
        // The Queen is the first of them.
        dice.shuffle(&mut own[1..]);
        own.truncate(dice.usize(1..=own.len()));
        tiles.extend(own);
    }
    dice.shuffle(&mut tiles);
    for tile in tiles {
        add(&mut setup.stacks, tile, growth, stacking, dice);
    }
    let tops: Vec<Tile> =
        setup.stacks.iter().filter_map(|(_, stack)| stack.last().copied()).collect();
    let some = TileSet::from(*dice.choice(&tops).unwrap());
    setup.statuses = match dice.u8(0..3) {
        0 => Statuses::default(),
        1 => Statuses { resting: some, moved: some, ..Statuses::default() },
        _ => Statuses { placed: some, ..Statuses::default() },
    };
    setup
}

fn add(
    stacks: &mut Vec<(Axial, Vec<Tile>)>,
    tile: Tile,
    growth: Growth,
    stacking: u8,
    dice: &mut Rng,
) {
    if stacks.is_empty() {
        stacks.push((Axial::default(), vec![tile]));
        return;
    }
    if tile.front().climbs() && dice.u8(0..10) < stacking {
        // High stacks are rare and interesting: twice in three times the highest of two.
        let (a, b) = (dice.usize(0..stacks.len()), dice.usize(0..stacks.len()));
        let higher = if stacks[a].1.len() > stacks[b].1.len() { a } else { b };
        stacks[if dice.u8(0..3) > 0 { higher } else { a }].1.push(tile);
        return;
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

#[test]
fn on_random_hives() {
    let met = Met::default();
    let done = seeds::run("random hives", 500, |seed| {
        let mut dice = Rng::with_seed(seed);
        // Most hives with a surrounded Queen are passed over: there is nothing to compare.
        let mut setup = some_hive(&mut dice);
        while setup.position().unwrap().outcome().is_some() && dice.u8(0..20) > 0 {
            setup = some_hive(&mut dice);
        }
        let taste = dice.choice(Taste::ALL).unwrap();
        Match::new(setup.position().unwrap(), dice, &met).play(6, taste)
    });
    assert!(done.runs < 100 || done.positions >= 3 * done.runs, "{} positions", done.positions);
}

#[test]
fn equal_tiles_are_interchangeable() {
    seeds::run("equal tiles", 500, |seed| {
        let mut dice = Rng::with_seed(seed);
        let position = some_hive(&mut dice).position().unwrap();
        let text = position.to_string();
        let [first, second] = dice.choice([["1", "2"], ["2", "3"], ["1", "3"]]).unwrap();
        let kind = dice.choice(["wA", "wG", "wB", "wS", "bA", "bG", "bB", "bS"]).unwrap();
        let [first, second] = [first, second].map(|number| format!("{kind}{number}"));
        if !text.contains(&first) || !text.contains(&second) {
            return 0;
        }
        let swapped = text.replace(&first, "?").replace(&second, &first).replace('?', &second);
        let swapped: Position = swapped.parse().unwrap();
        assert_eq!(swapped.hash(), position.hash(), "{text} and {swapped}");
        assert_eq!(swapped.count_actions(), position.count_actions(), "{text} and {swapped}");
        1
    });
}
