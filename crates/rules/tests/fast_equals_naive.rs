//! The fast rules and the naive ones agree, in random games and on random hives.
//!
//! `SKEP_SECONDS=3600` compares for an hour, `SKEP_SEED=7` repeats one run, see `common/seeds.rs`.

mod common;

use std::collections::{BTreeMap, HashMap};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use common::compare::{assert_same, spelled};
use common::hives::{some_hive, some_standard_hive, some_type};
use common::seeds;
use common::types::BEYOND;
use fastrand::Rng;
use skep_naive::State;
use skep_rules::{
    Action, Axial, Bug, Cell, Choice, Color, Direction, Ending, Game, GameType, Outcome, Position,
    Reason, RuleOption, Stage, Tile,
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
    /// Throwing and controlling the other player's tiles.
    Throwing,
    /// Cells between tiles that do not touch: holes, gates, junctions.
    Weaving,
    /// Cells with one neighbour: long hives.
    Stretching,
    /// Going back to where one came from: the same position again.
    Returning,
    /// Turning tiles over.
    Flipping,
    /// Stinging, and bringing up those who can.
    Stinging,
    /// Changing places.
    Swapping,
    /// Removing tiles.
    Removing,
    /// Double turns.
    Doubling,
    /// Landing where the other player has just been.
    Chasing,
}

impl Taste {
    /// What can be liked in any game.
    const STANDARD: [Taste; 7] = [
        Taste::Anything,
        Taste::Moving,
        Taste::Climbing,
        Taste::Throwing,
        Taste::Weaving,
        Taste::Stretching,
        Taste::Returning,
    ];

    const ALL: [Taste; 13] = [
        Taste::Anything,
        Taste::Moving,
        Taste::Climbing,
        Taste::Throwing,
        Taste::Weaving,
        Taste::Stretching,
        Taste::Returning,
        Taste::Flipping,
        Taste::Stinging,
        Taste::Swapping,
        Taste::Removing,
        Taste::Doubling,
        Taste::Chasing,
    ];

    /// The creatures that are liked to be up.
    fn bugs(self) -> &'static [Bug] {
        match self {
            Taste::Climbing => {
                &[Bug::Beetle, Bug::Mosquito, Bug::Firefly, Bug::Tick, Bug::Butterfly, Bug::Moth]
            }
            Taste::Throwing => &[Bug::Pillbug, Bug::Mosquito, Bug::Tick],
            Taste::Stinging => &[Bug::Wasp, Bug::Mosquito, Bug::Tick, Bug::StinkBug, Bug::Scorpion],
            Taste::Swapping => &[Bug::Centipede, Bug::Mosquito, Bug::StinkBug],
            Taste::Removing => &[Bug::AssassinBug, Bug::Mantis, Bug::Mosquito],
            Taste::Chasing => &[Bug::Fly, Bug::Dragonfly],
            _ => &[],
        }
    }

    /// How many times more likely than others an action is.
    fn weight(self, position: &Position, action: Action, back: Option<Action>) -> u32 {
        let liked = match action {
            Action::Place { bug, to, .. } => {
                self.bugs().contains(&bug) || self.likes_cell(position, to)
            }
            Action::Move { tile, to } => self.likes_move(position, tile, to),
            Action::Flip { tile } => {
                let up = position.face(tile);
                let other = if up == tile.front() { tile.back() } else { Some(tile.front()) };
                matches!(self, Taste::Flipping)
                    || other.is_some_and(|bug| self.bugs().contains(&bug))
            }
            Action::Sting { .. } => matches!(self, Taste::Stinging),
            Action::Swap { .. } => matches!(self, Taste::Swapping),
            Action::Remove { .. } => matches!(self, Taste::Removing),
            Action::Combo => matches!(self, Taste::Doubling),
            Action::Steal { .. } => true,
            Action::Draw { .. } | Action::End => matches!(self, Taste::Doubling),
            Action::Pass => false,
        };
        match self {
            Taste::Returning if Some(action) == back => 200,
            Taste::Returning if matches!(action, Action::Move { .. }) => 4,
            _ if liked => 20,
            _ => 1,
        }
    }

    fn likes_move(self, position: &Position, tile: Tile, to: Cell) -> bool {
        match self {
            Taste::Moving => true,
            Taste::Climbing => position.top(to).is_some(),
            Taste::Throwing => tile.color() != Some(position.to_move()),
            Taste::Chasing => self.bugs().contains(&position.face(tile)),
            _ => self.likes_cell(position, to),
        }
    }

    fn likes_cell(self, position: &Position, to: Cell) -> bool {
        let empty = position.top(to).is_none();
        match self {
            Taste::Weaving => empty && runs(position, to) > 1,
            Taste::Stretching => empty && neighbors(position, to) == 1,
            _ => false,
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

/// A game beyond the standard ones, sometimes with more options.
fn some_type_beyond(index: usize, dice: &mut Rng) -> GameType {
    let mut game_type: GameType = BEYOND[index].parse().unwrap();
    if dice.u8(0..4) == 0 {
        for option in RuleOption::ALL {
            if dice.u8(0..4) == 0 {
                let value = dice.choice(option.values()).unwrap();
                game_type.options = game_type.options.with(option, value).unwrap();
            }
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
struct Met(Mutex<BTreeMap<&'static str, u64>>);

impl Met {
    fn count(&self, what: &'static str) {
        *self.0.lock().unwrap().entry(what).or_default() += 1;
    }

    fn note(&self, position: &Position, action: Action) {
        self.count(match action {
            Action::Place { .. } => "place",
            Action::Move { tile, .. } if tile.color() != Some(position.to_move()) => "throw",
            Action::Move { to, .. } if position.top(to).is_some() => "climb",
            Action::Move { .. } => "move",
            Action::Flip { .. } => "flip",
            Action::Sting { .. } => "sting",
            Action::Remove { .. } => "remove",
            Action::Swap { .. } => "swap",
            Action::Combo => "combo",
            Action::Draw { .. } => "draw",
            Action::Steal { .. } => "steal",
            Action::End => "end",
            Action::Pass => "pass",
        });
    }

    /// Whether everything was met so often.
    fn assert_at_least(&self, wanted: &[(&'static str, u64)]) {
        let met = self.0.lock().unwrap();
        for (what, least) in wanted {
            let found = met.get(what).copied().unwrap_or_default();
            assert!(found >= *least, "dull games, hardly a {what}: {met:?}");
        }
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
    fn new(game: Game, dice: Rng, met: &'a Met) -> Match<'a> {
        let naive = State::from_position(&game.position().to_string()).unwrap();
        let occurrences = HashMap::from([(naive.repetition_key(), 1)]);
        Match { met, game, naive, keys: Keys::default(), occurrences, dice }
    }

    /// Plays so many actions, or to the end. Tells how many positions were compared.
    fn play(&mut self, actions: usize, taste: Taste) -> u64 {
        let mut backs = [None, None];
        for seen in 1..=actions {
            self.compare();
            if let Some(ending) = self.game.ending() {
                self.met.count(ending.reason.word());
                self.compare_text();
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
            let action = self.drawing(action);
            self.naive = self.play_naive(action);
            self.game.play(action).unwrap();
            if self.game.position().stage() != Stage::Second {
                *self.occurrences.entry(self.naive.repetition_key()).or_default() += 1;
            }
        }
        self.compare_text();
        actions as u64
    }

    /// The action with a tile drawn by chance, if it draws one. Both know which ones are possible.
    fn drawing(&mut self, action: Action) -> Action {
        let position = self.game.position();
        let draws = position.draws(action);
        let mut names: Vec<String> = draws.into_iter().map(|tile| tile.to_string()).collect();
        names.sort_unstable();
        let mut expected = self.naive.draws(&spelled(position, &position.layout(), action));
        expected.sort_unstable();
        assert_eq!(names, expected, "{action:?} in {position}");
        if draws.is_empty() {
            return action;
        }
        let bag: Vec<Tile> = position.bag().into_iter().collect();
        action.drawing(self.dice.choice(bag))
    }

    fn play_naive(&self, action: Action) -> State {
        let position = self.game.position();
        let drawn = action.drawn().map(|tile| tile.to_string());
        let spelled = spelled(position, &position.layout(), action);
        self.naive.play(&spelled, drawn.as_deref()).unwrap()
    }

    fn compare(&mut self) {
        let position = self.game.position().clone();
        assert_same(&position, &self.naive);
        self.keys.note(&self.naive, position.zobrist_hash());
        let again: Position = position.to_string().parse().unwrap();
        assert_eq!(
            again.zobrist_hash(),
            position.zobrist_hash(),
            "the way here changes the hash: {position}"
        );
        self.compare_ending();
        self.check_next();
        check_texts(&position, &mut self.dice);
        for _ in 0..10 {
            check_something(&self.game, &mut self.dice);
        }
    }

    /// The game ends when a royal is lost, or at the third occurrence of a position.
    fn compare_ending(&self) {
        let position = self.game.position();
        let count = self.occurrences.get(&self.naive.repetition_key()).copied().unwrap_or(1);
        assert_eq!(self.game.occurrences(), count, "{position}");
        let repeated = count >= 3 && position.game_type().draws_by_repetition();
        let draw = Ending { outcome: Outcome::Draw, reason: Reason::Repetition };
        let is_royal = |tile: Tile| matches!(tile.front(), Bug::Queen | Bug::Wasp);
        let removed = position.removed().into_iter().any(is_royal);
        let reason = if removed { Reason::Removed } else { Reason::Surrounded };
        let lost = position.outcome().map(|outcome| Ending { outcome, reason });
        assert_eq!(self.game.ending(), lost.or(repeated.then_some(draw)), "{position}");
    }

    /// A game is printed as a text that means the same.
    fn compare_text(&self) {
        if self.game.has_whole_history() {
            let text = self.game.to_string();
            let again: Game = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(again.to_string(), text);
            assert_eq!(again.position().to_string(), self.game.position().to_string());
            assert_eq!(again.ending(), self.game.ending());
            assert!(again.history().eq(self.game.history()), "{text}");
        }
    }

    /// Undoing any action restores everything, and what it leads to is the same for both.
    fn check_next(&mut self) {
        let mut position = self.game.position().clone();
        let (text, hash, actions) =
            (position.to_string(), position.zobrist_hash(), position.actions());
        for &action in &actions {
            let action = self.drawing(action);
            let undo = position.play_listed(action);
            assert_eq!(undo.action(), action);
            if self.dice.u8(0..16) == 0 {
                let naive = self.play_naive(action);
                assert_eq!(position.to_string(), naive.to_position(), "{action:?} in {text}");
                self.keys.note(&naive, position.zobrist_hash());
            }
            position.undo(undo);
            assert_eq!(position.zobrist_hash(), hash, "{action:?} in {text}");
            if self.dice.u8(0..4) == 0 {
                assert_eq!(position.actions(), actions, "{action:?} in {text}");
            }
        }
        assert_eq!(position.to_string(), text);
        assert_eq!(position.actions(), actions, "{text}");
        assert_eq!(position.setup(), self.game.position().setup());
    }
}

/// Every listed action is legal, and read as it was written. A quarter of them is asked.
fn check_texts(position: &Position, dice: &mut Rng) {
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
fn check_something(game: &Game, dice: &mut Rng) {
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

#[test]
fn in_random_games() {
    let met = Met::default();
    let done = seeds::run("random games", 100, |seed| {
        let mut dice = Rng::with_seed(seed);
        let game_type = some_type(&mut dice);
        let taste = dice.choice(Taste::STANDARD).unwrap();
        let actions = if dice.u8(0..8) == 0 { 200 } else { 80 };
        Match::new(Game::new(game_type), dice, &met).play(actions, taste)
    });
    if done.runs < 100 {
        return;
    }
    assert!(done.positions >= 30 * done.runs, "{} positions", done.positions);
    met.assert_at_least(&[("climb", 300), ("throw", 60), ("surrounded", 1), ("repetition", 1)]);
}

/// A new game in which everything is chosen that has to be chosen before the first turn.
fn some_game(game_type: GameType, dice: &mut Rng) -> Game {
    let mut game = Game::new(game_type);
    let (mut picks, mut backs) = (Vec::new(), Vec::new());
    while let Some((choice, player)) = game.open_choice() {
        let mut tiles: Vec<Tile> = game_type.tiles(player).into_iter().collect();
        // The Queen is the first of them.
        tiles.remove(0);
        dice.shuffle(&mut tiles);
        let chosen = match choice {
            Choice::Pick => {
                tiles.truncate(3);
                &mut picks
            }
            Choice::Faces => {
                tiles.retain(|&tile| game_type.is_two_faced(tile) && dice.bool());
                &mut backs
            }
        };
        let names: Vec<String> = tiles.iter().map(|tile| tile.to_string()).collect();
        let text = [&[choice.word().to_owned()], &names[..]].concat().join(" ");
        game.play_text(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
        chosen.extend(names);
    }
    let picks: Vec<&str> = picks.iter().map(String::as_str).collect();
    let backs: Vec<&str> = backs.iter().map(String::as_str).collect();
    let naive = State::set_up(&game_type.to_string(), &picks, &backs).unwrap();
    assert_eq!(game.position().to_string(), naive.to_position());
    game
}

#[test]
fn in_random_games_beyond_the_standard_ones() {
    let met = Met::default();
    let compared = BEYOND.map(|_| AtomicU64::new(0));
    let done = seeds::run("random games beyond", BEYOND.len() as u64, |seed| {
        let mut dice = Rng::with_seed(seed);
        let index = seed as usize % BEYOND.len();
        let game_type = some_type_beyond(index, &mut dice);
        let taste = dice.choice(Taste::ALL).unwrap();
        let actions = if dice.u8(0..8) == 0 { 150 } else { 60 };
        let game = some_game(game_type, &mut dice);
        let positions = Match::new(game, dice, &met).play(actions, taste);
        compared[index].fetch_add(positions, Ordering::Relaxed);
        positions
    });
    if done.runs < BEYOND.len() as u64 {
        return;
    }
    assert!(done.positions >= 30 * done.runs, "{} positions", done.positions);
    for (name, positions) in BEYOND.iter().zip(&compared) {
        let positions = positions.load(Ordering::Relaxed);
        seeds::tell(&format!("{positions:7} positions of {name}"));
        assert!(positions > 0, "no game of {name}");
    }
    met.assert_at_least(&[
        ("climb", 50),
        ("throw", 10),
        ("flip", 50),
        ("sting", 5),
        ("remove", 1),
        ("swap", 1),
        ("combo", 5),
        ("draw", 1),
        ("steal", 1),
        ("end", 1),
    ]);
}

#[test]
fn on_random_hives() {
    let met = Met::default();
    let done = seeds::run("random hives", 300, |seed| {
        let mut dice = Rng::with_seed(seed);
        // Most hives with a surrounded Queen are passed over: there is nothing to compare.
        let mut setup = some_standard_hive(&mut dice);
        while setup.position().unwrap().outcome().is_some() && dice.u8(0..20) > 0 {
            setup = some_standard_hive(&mut dice);
        }
        let taste = dice.choice(Taste::STANDARD).unwrap();
        let game = Game::from_position(setup.position().unwrap());
        Match::new(game, dice, &met).play(6, taste)
    });
    assert!(done.runs < 100 || done.positions >= 3 * done.runs, "{} positions", done.positions);
}

#[test]
fn on_random_hives_beyond_the_standard_ones() {
    let met = Met::default();
    let done = seeds::run("random hives beyond", 4 * BEYOND.len() as u64, |seed| {
        let mut dice = Rng::with_seed(seed);
        let game_type = some_type_beyond(seed as usize % BEYOND.len(), &mut dice);
        let mut setup = some_hive(game_type, &mut dice);
        while setup.position().unwrap().outcome().is_some() && dice.u8(0..20) > 0 {
            setup = some_hive(game_type, &mut dice);
        }
        let taste = dice.choice(Taste::ALL).unwrap();
        let game = Game::from_position(setup.position().unwrap());
        Match::new(game, dice, &met).play(4, taste)
    });
    if done.runs < BEYOND.len() as u64 {
        return;
    }
    assert!(done.positions >= 3 * done.runs, "{} positions", done.positions);
    met.assert_at_least(&[("sting", 5), ("remove", 1), ("swap", 1), ("throw", 5)]);
}

#[test]
fn equal_tiles_are_interchangeable() {
    seeds::run("equal tiles", 500, |seed| {
        let mut dice = Rng::with_seed(seed);
        let position = some_standard_hive(&mut dice).position().unwrap();
        let text = position.to_string();
        let [first, second] = dice.choice([["1", "2"], ["2", "3"], ["1", "3"]]).unwrap();
        let kind = dice.choice(["wA", "wG", "wB", "wS", "bA", "bG", "bB", "bS"]).unwrap();
        let [first, second] = [first, second].map(|number| format!("{kind}{number}"));
        if !text.contains(&first) || !text.contains(&second) {
            return 0;
        }
        let swapped = text.replace(&first, "?").replace(&second, &first).replace('?', &second);
        let swapped: Position = swapped.parse().unwrap();
        assert_eq!(swapped.zobrist_hash(), position.zobrist_hash(), "{text} and {swapped}");
        assert_eq!(swapped.count_actions(), position.count_actions(), "{text} and {swapped}");
        1
    });
}
