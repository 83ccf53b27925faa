//! What people send: mostly what makes sense, often what does not.

use fastrand::Rng;
use skep_club::{GameCommand, Offer, OnlineGame, Task};
use skep_rules::{Action, Choice, Color, Outcome, Position, Tile};

const OFFERS: [Offer; 3] = [Offer::Draw, Offer::TakeBack, Offer::Rematch];

/// A command that the player of this colour, or somebody else, could send.
pub(crate) fn command(game: &OnlineGame, color: Option<Color>, dice: &mut Rng) -> GameCommand {
    let task = color.and_then(|color| game.task(color));
    if let Some(color) = color
        && let Some(offer) = OFFERS.into_iter().find(|&offer| game.has_offered(!color, offer))
        && dice.u8(..3) == 0
    {
        let declines = dice.u8(..3) > 0 && offer == Offer::Draw;
        let offer = if dice.u8(..9) == 0 { OFFERS[dice.usize(..3)] } else { offer };
        return if declines {
            GameCommand::Decline { offer }
        } else {
            GameCommand::Accept { offer }
        };
    }
    if let (Some(color), Some(task)) = (color, task)
        && dice.u8(..100) < 80
    {
        return sensible(game, color, task, dice);
    }
    match dice.u8(..100) {
        0..8 => GameCommand::Join,
        8..9 => GameCommand::Withdraw,
        9..20 => GameCommand::Choose { choice: garbage(game, dice) },
        20..25 => GameCommand::Draw { seen: seen(game, dice) },
        25..45 => GameCommand::Act { seen: seen(game, dice), action: garbage(game, dice) },
        45..70 => GameCommand::Offer { offer: OFFERS[dice.usize(..3)] },
        70..82 => GameCommand::Accept { offer: OFFERS[dice.usize(..3)] },
        82..90 => GameCommand::Decline { offer: OFFERS[dice.usize(..3)] },
        90..91 => GameCommand::Resign,
        91..92 => GameCommand::Abort,
        _ => GameCommand::Claim { draw: dice.bool() },
    }
}

fn sensible(game: &OnlineGame, color: Color, task: Task, dice: &mut Rng) -> GameCommand {
    let seen = game.version();
    let position = game.game().position();
    match task {
        Task::Choose(choice) => GameCommand::Choose { choice: chosen(game, choice, color, dice) },
        Task::Act if game.drawn().can_draw(position) && dice.u8(..3) == 0 => {
            GameCommand::Draw { seen }
        }
        Task::Act | Task::Place(_) => {
            let actions = game.drawn().allowed(position);
            let action = best(position, &actions, dice).unwrap_or(Action::Pass);
            GameCommand::Act { seen, action: position.write_move(action.drawing(None)) }
        }
    }
}

/// An action that wins, or any: at random, but often one that moves, so that games come to an end.
fn best(position: &Position, actions: &[Action], dice: &mut Rng) -> Option<Action> {
    let mut after = position.clone();
    let ends = |&&action: &&Action| {
        let action = position.with_draw(action, |bag| bag.into_iter().next());
        let undo = after.play_listed(action);
        let ended = matches!(after.outcome(), Some(Outcome::Win(_)));
        after.undo(undo);
        ended && action != Action::Pass
    };
    // Players who never move but a few tiles to and fro repeat positions.
    let moves = |action: &&Action| matches!(action, Action::Move { .. });
    match dice.u8(..9) {
        0..2 => actions.iter().find(ends).or(actions.first()).copied(),
        2..5 => actions.iter().find(moves).or(actions.first()).copied(),
        _ => dice.choice(actions).copied(),
    }
}

fn chosen(game: &OnlineGame, choice: Choice, color: Color, dice: &mut Rng) -> String {
    let mut tiles: Vec<Tile> = choice.among(game.terms().game_type, color).into_iter().collect();
    dice.shuffle(&mut tiles);
    let count = match choice {
        Choice::Pick => 3,
        Choice::Faces => dice.usize(..=tiles.len()),
    };
    tiles.iter().take(count).fold(choice.word().to_owned(), |text, tile| format!("{text} {tile}"))
}

/// A number of actions seen that may be wrong.
fn seen(game: &OnlineGame, dice: &mut Rng) -> u32 {
    let version = game.version();
    match dice.u8(..6) {
        0 => dice.u32(..),
        1 => version.saturating_sub(dice.u32(..4)),
        2 => version + 1,
        _ => version,
    }
}

/// A text that may mean nothing.
fn garbage(game: &OnlineGame, dice: &mut Rng) -> String {
    let position = game.game().position();
    let legal = || {
        let actions = position.actions();
        let action = actions.get(actions.len() / 2).copied().unwrap_or(Action::Pass);
        let drawn = position.with_draw(action, |bag| bag.into_iter().last());
        [position.write_move(action), position.write_move(drawn)]
    };
    match dice.u8(..12) {
        0 => String::new(),
        1 => "wA1 ".repeat(dice.usize(..100)),
        2 => (0..dice.usize(..12)).map(|_| dice.char(..)).collect(),
        3 => "pick wA1 wA2 wG1".to_owned(),
        4 => "faces bA1".to_owned(),
        5 => "pass".to_owned(),
        6 => "draw".to_owned(),
        7 => legal()[0].clone(),
        8 | 9 => legal()[1].clone(),
        _ => {
            let [text, _] = legal();
            let mut letters: Vec<char> = text.chars().collect();
            let place = dice.usize(..letters.len());
            letters[place] = dice
                .choice(['w', 'b', 'A', '1', '\\', '/', '-', '+', ' ', '!', '\0', 'é'])
                .unwrap();
            letters.into_iter().collect()
        }
    }
}

/// The same move, written with another reference if there is one.
pub(crate) fn written_differently(position: &Position, text: &str) -> Option<String> {
    let action = position.read_move(text).ok()?;
    let tile = text.split(' ').next()?;
    let references = position.tiles_in_play().into_iter().flat_map(|tile| {
        let name = position.name(tile).to_string();
        ["-", "/", "\\"].map(|sign| [format!("{sign}{name}"), format!("{name}{sign}")]).concat()
    });
    let texts = references.map(|place| format!("{tile} {place}"));
    texts.into_iter().find(|other| other != text && position.read_move(other) == Ok(action))
}
