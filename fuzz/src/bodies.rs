//! One function per target. None of them may panic, whatever the bytes are.

use std::str::{self, FromStr};

use skep_naive::{Action as Naive, State};
use skep_rules::{Action, Choice, Game, GameType, Position, RuleOption, Tile, TileName};

use super::compare::{assert_same, spelled};
use super::types::BEYOND;

/// Panics if the target's rule is broken. Returns whether the input was accepted.
type Body = fn(&[u8]) -> bool;

/// The targets by their names.
pub(crate) const BODIES: [(&str, Body); 6] = [
    ("read_type", read_type),
    ("read_tile", read_tile),
    ("read_position", read_position),
    ("read_game", read_game),
    ("read_move", read_move),
    ("fast_equals_naive", fast_equals_naive),
];

fn read<T: FromStr>(data: &[u8]) -> Option<T> {
    str::from_utf8(data).ok()?.parse().ok()
}

/// A type that is read is printed as a text that means the same.
fn read_type(data: &[u8]) -> bool {
    let Some(game_type) = read::<GameType>(data) else {
        return false;
    };
    assert_eq!(game_type.to_string().parse(), Ok(game_type));
    true
}

/// A tile's name that is read is printed as a text that means the same.
fn read_tile(data: &[u8]) -> bool {
    let Some(name) = read::<TileName>(data) else {
        return false;
    };
    assert_eq!(name.to_string().parse(), Ok(name));
    true
}

/// A position that is read is printed as a text that means the same, and both implementations
/// list the same actions in it.
fn read_position(data: &[u8]) -> bool {
    let Some(position) = read::<Position>(data) else {
        return false;
    };
    let printed = position.to_string();
    let again: Position = printed.parse().unwrap();
    assert_eq!(again.to_string(), printed);
    assert_eq!(again.setup(), position.setup());
    assert_eq!(again.zobrist_hash(), position.zobrist_hash());
    assert_same(&position, &State::from_position(&printed).unwrap());
    true
}

/// A game that is read is printed as a text that means the same.
fn read_game(data: &[u8]) -> bool {
    let Some(game) = read::<Game>(data) else {
        return false;
    };
    let printed = game.to_string();
    let again: Game = printed.parse().unwrap();
    assert_eq!(again.to_string(), printed);
    assert_eq!(again.position().to_string(), game.position().to_string());
    assert_eq!(again.ending(), game.ending());
    assert!(again.history().eq(game.history()));
    assert_eq!(read_relaxed(data), Some(printed));
    true
}

/// The game as it is printed, if no rule has to be relaxed for it.
fn read_relaxed(data: &[u8]) -> Option<String> {
    let (game, relaxed) = Game::read_relaxed(str::from_utf8(data).ok()?).ok()?;
    relaxed.is_empty().then(|| game.to_string())
}

/// A move that is read is legal, and it is written as a text that means the same. The first line is a
/// game or a position, the second one the move.
fn read_move(data: &[u8]) -> bool {
    let lines = str::from_utf8(data).ok().and_then(|text| text.split_once('\n'));
    let Some((Ok(game), text)) = lines.map(|(game, text)| (game.parse::<Game>(), text)) else {
        return false;
    };
    let position = game.position();
    let Ok(action) = position.read_move(text) else {
        return false;
    };
    assert!(position.actions().contains(&action.drawing(None)));
    assert_eq!(position.read_move(&position.write_move(action)), Ok(action));
    true
}

/// Both implementations play the same game. The first byte chooses its type, every other one an action.
fn fast_equals_naive(data: &[u8]) -> bool {
    const MAX_PLIES: usize = 80;
    let Some((&first, choices)) = data.split_first() else {
        return false;
    };
    let Some(game) = some_game(first) else {
        return false;
    };
    let mut position = game.position().clone();
    let mut naive = State::from_position(&position.to_string()).unwrap();
    for &choice in choices.iter().take(MAX_PLIES) {
        assert_same(&position, &naive);
        let Some((spelled, action)) = chosen(&position, choice) else {
            return true;
        };
        let (text, hash) = (position.to_string(), position.zobrist_hash());
        let undo = position.play_listed(action);
        position.undo(undo);
        assert_eq!((position.to_string(), position.zobrist_hash()), (text, hash));
        position.play_listed(action);
        let drawn = action.drawn().map(|tile| tile.to_string());
        naive = naive.play(&spelled, drawn.as_deref()).unwrap();
    }
    assert_same(&position, &naive);
    true
}

/// The start of a game. Bytes below 16 are standard games: three bits for the tiles, one for the option. All others are
/// games of the list.
fn some_game(byte: u8) -> Option<Game> {
    let Some(beyond) = usize::from(byte).checked_sub(16) else {
        return Some(Game::new(some_type(byte)));
    };
    let mut game: Game = BEYOND[beyond % BEYOND.len()].parse().ok()?;
    // Where players choose tiles, they choose every second one.
    while let Some((choice, player)) = game.open_choice() {
        let game_type = game.position().game_type();
        let tiles = game_type.tiles(player).into_iter().skip(1).step_by(2);
        let chosen = tiles.filter(|&tile| choice == Choice::Pick || game_type.is_two_faced(tile));
        let names = chosen.take(3).map(|tile| format!(" {tile}"));
        game.play_text(&format!("{}{}", choice.word(), names.collect::<String>())).ok()?;
    }
    Some(game)
}

fn some_type(byte: u8) -> GameType {
    let mut game_type = GameType::standard().nth(usize::from(byte & 7)).unwrap_or_default();
    if byte & 8 != 0 {
        let options = game_type.options.with(RuleOption::QueenFirst, "allow");
        game_type.options = options.unwrap_or_default();
    }
    game_type
}

/// The action at this fraction of the sorted list. The list is sorted so that inputs keep their meaning when the order of
/// generation changes.
fn chosen(position: &Position, choice: u8) -> Option<(Naive, Action)> {
    let layout = position.layout();
    let actions = position.actions().into_iter();
    let mut actions: Vec<(Naive, Action)> =
        actions.map(|action| (spelled(position, &layout, action), action)).collect();
    actions.sort();
    let index = usize::from(choice) * actions.len() / 256;
    let (spelled, action) = actions.into_iter().nth(index)?;
    // The bag yields another tile for every other choice.
    let draws: Vec<Tile> = position.draws(action).into_iter().collect();
    let drawn = draws.get(usize::from(choice) % draws.len().max(1)).copied();
    Some((spelled, action.drawing(drawn)))
}
