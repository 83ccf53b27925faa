//! A game played by the fast and the naive rules together.

use std::collections::HashMap;

use fastrand::Rng;
use skep_naive::State;
use skep_rules::{
    Action, Bug, Choice, Ending, Game, GameType, Outcome, Position, Reason, Stage, Tile,
};

use crate::common::compare::{assert_same, spelled};
use crate::met::Met;
use crate::probes::{check_something, check_texts};
use crate::taste::{Taste, choose};

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

/// A game played by both, and compared after every action.
pub(crate) struct Match<'a> {
    met: &'a Met,
    game: Game,
    naive: State,
    keys: Keys,
    occurrences: HashMap<String, u32>,
    dice: Rng,
}

impl<'a> Match<'a> {
    /// Begins with the position of a game.
    pub(crate) fn new(game: Game, dice: Rng, met: &'a Met) -> Match<'a> {
        let naive = State::from_position(&game.position().to_string()).unwrap();
        let occurrences = HashMap::from([(naive.repetition_key(), 1)]);
        Match { met, game, naive, keys: Keys::default(), occurrences, dice }
    }

    /// Plays up to this number of actions, or to the end. Returns the number of positions compared.
    pub(crate) fn play(&mut self, actions: usize, taste: Taste) -> u64 {
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
            (position.to_string(), position.zobrist_hash(), sorted_actions(&position));
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
                assert_eq!(sorted_actions(&position), actions, "{action:?} in {text}");
            }
        }
        assert_eq!(position.to_string(), text);
        assert_eq!(sorted_actions(&position), actions, "{text}");
        assert_eq!(position.setup(), self.game.position().setup());
    }
}

/// The legal actions in an order of their own. The order of [`Position::actions`] may change by playing and taking back: of two
/// equally long walks around the hive, the other one can become the main walk.
fn sorted_actions(position: &Position) -> Vec<Action> {
    let mut actions = position.actions();
    actions.sort_unstable();
    actions
}

/// A new game in which everything is chosen that has to be chosen before the first turn.
pub(crate) fn some_game(game_type: GameType, dice: &mut Rng) -> Game {
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
