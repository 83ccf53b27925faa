//! What a level of the computer does in a game: it chooses, plays, and answers offers.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use fastrand::Rng;
use skep_club::{GameCommand, Moment, Offer, OnlineGame, Status, Task};
use skep_engine::{Decision, Engine, Level, Limits, Player, choose, one_ply_search};
use skep_rules::{Action, Color, Game, NotDrawn, Tile};

/// The longest time for a move.
const LONGEST: Duration = Duration::from_secs(1);

/// A move takes at most this part of the time that is left.
const PART: u64 = 30;

/// The nodes of the search that decides about a draw on the computer's own turn.
const DRAW_NODES: u64 = 20_000;

/// On its own turn, the computer accepts a draw if it is worse off by this, in centipawns.
const DISADVANTAGE: i32 = 50;

/// Whether the computer has to do something.
pub(super) fn has_something_to_do(game: &OnlineGame, color: Color) -> bool {
    offer_to(game, color).is_some() || game.task(color).is_some()
}

/// What the opponent offers.
fn offer_to(game: &OnlineGame, color: Color) -> Option<Offer> {
    let possible = match game.status() {
        Status::Playing => &[Offer::Draw, Offer::TakeBack][..],
        Status::Ended { .. } if game.next().is_none() => &[Offer::Rematch],
        Status::Open | Status::Withdrawn | Status::Ended { .. } => &[],
    };
    possible.iter().copied().find(|&offer| game.has_offered(!color, offer))
}

/// What the computer does now.
pub(super) fn answer(
    engine: &mut Engine,
    level: Level,
    color: Color,
    game: &OnlineGame,
    now: Moment,
    rng: &mut Rng,
) -> Option<GameCommand> {
    if let Some(offer) = offer_to(game, color) {
        let accepts = match offer {
            Offer::Draw => accepts_draw(engine, game.game(), color),
            Offer::TakeBack => !game.terms().rated,
            Offer::Rematch => true,
        };
        return Some(if accepts {
            GameCommand::Accept { offer }
        } else {
            GameCommand::Decline { offer }
        });
    }
    let seen = game.version();
    let act = |action: Action| GameCommand::Act {
        seen,
        action: game.game().position().write_move(action),
    };
    match game.task(color)? {
        Task::Choose(_) => choice(game.game(), color).map(|choice| GameCommand::Choose { choice }),
        Task::Place(tile) => best_placing(game.game(), tile, rng).map(act),
        Task::Act => {
            let limits = Limits { time: Some(time(game, color, now)), ..Limits::default() };
            let stop = AtomicBool::new(false);
            let player = Player::Level(level);
            let Decision { action, .. } = player.decide(engine, game.game(), limits, &stop, rng)?;
            match game.drawn().check(game.game().position(), action) {
                Err(NotDrawn::InBag(_)) => Some(GameCommand::Draw { seen }),
                Ok(()) | Err(NotDrawn::PlaceFirst(_)) => Some(act(action)),
            }
        }
    }
}

/// The time for a move.
fn time(game: &OnlineGame, color: Color, now: Moment) -> Duration {
    let left = game.clock(now).map(|clock| clock.left[color]);
    left.map_or(LONGEST, |left| Duration::from_millis(left / PART).min(LONGEST))
}

/// The computer's choice before the first turn. It does not know the other's, who may not have chosen yet: another is put in its
/// place, on which the computer's does not depend.
fn choice(game: &Game, color: Color) -> Option<String> {
    let mut game = game.clone();
    loop {
        let (_, player) = game.open_choice()?;
        let chosen = choose(&game)?;
        if player == color {
            return Some(chosen.to_string());
        }
        game.choose(chosen).ok()?;
    }
}

/// The best place for a tile that has been drawn.
fn best_placing(game: &Game, drawn: Tile, rng: &mut Rng) -> Option<Action> {
    let mut placings = game.position().actions();
    placings.retain(|action| matches!(*action, Action::Place { tile, .. } if tile == drawn));
    one_ply_search(game.position(), &placings, rng)
}

fn accepts_draw(engine: &mut Engine, game: &Game, color: Color) -> bool {
    if game.position().to_move() != color {
        return engine.accepts_draw(game);
    }
    let limits = Limits { nodes: Some(DRAW_NODES), ..Limits::default() };
    let report = engine.search(game, limits, &AtomicBool::new(false), &mut |_| {});
    report.is_some_and(|report| report.score().value() < -DISADVANTAGE)
}
