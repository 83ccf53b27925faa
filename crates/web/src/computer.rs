//! The computer as opponent and adviser: asks the engine and applies its replies.

use std::time::Duration;

use leptos::prelude::*;
use skep_record::{Declared, NodeId};
use skep_rules::{Action, MoveError, Tile};
use skep_worker::client::{EngineClient, EngineEvent};
use skep_worker::{Question, Reply, SearchUpdate, Task};

use crate::error_text;
use crate::game_context::{ComputerRequest, GameContext};
use crate::random;
use crate::saved_games::GameId;
use crate::session::GameSession;
use crate::settings::Settings;
use crate::time;

/// Thinking time of the highest level without a clock, in seconds.
const THINK_SECONDS: f64 = 5.0;
/// Thinking time for a hint or an evaluation, in seconds.
const ADVICE_SECONDS: f64 = 2.0;
/// With a clock, a move takes at most the remaining time divided by this.
const CLOCK_SHARE: u64 = 20;
/// The shortest time between two moves in milliseconds, so that people can follow: against a person, and against itself.
const MIN_MOVE_MILLIS: [u64; 2] = [450, 900];

/// What the computer is to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Job {
    /// Play at a level.
    Act(u8),
    /// Place the tile it has drawn.
    Place(Tile),
    /// Answer a draw offer.
    ConsiderDraw,
    /// Find a hint for a person.
    Hint,
    /// Evaluate the position.
    Evaluate,
}

/// A node of a game. A reply is valid only there.
type GamePlace = (GameId, NodeId);

/// The timer of a reply that is played after a short delay.
type PendingMove = StoredValue<Option<TimeoutHandle>>;

/// Lets the computer play and advise, one job at a time.
pub(crate) fn run_computer(context: GameContext, settings: RwSignal<Settings>) {
    let engine = StoredValue::new_local(EngineClient::new());
    let pending = PendingMove::new(None);
    let wanted = Memo::new(move |_| current_job(context, &settings.read()));
    Effect::new(move |_| {
        let wanted = wanted.get();
        let engine = engine.get_value();
        // The previous job is obsolete.
        engine.stop();
        if let Some(answer) = pending.try_update_value(Option::take).flatten() {
            answer.clear();
        }
        let Some(((_, node), job)) = wanted else { return };
        let since = time::now();
        engine.ask(question(context, node, job), move |event| {
            handle_event(context, node, job, since, pending, event);
        });
    });
}

/// The current job, and the node it belongs to.
fn current_job(context: GameContext, settings: &Settings) -> Option<(GamePlace, Job)> {
    let id = context.id()?;
    let session = context.session();
    let session = session.read();
    let shows_evaluation = settings.evaluation && !context.is_analysing();
    let evaluates = shows_evaluation && session.tree().game().open_choice().is_none();
    if let Some((_, level)) = context.computer_in_game() {
        return Some(((id, session.tree().main_end()), Job::Act(level)));
    }
    let job = match (context.level_to_act(), session.drawn().tile()) {
        (Some(_), Some(tile)) => Job::Place(tile),
        (Some(level), None) => Job::Act(level),
        _ if session.ending().is_some() => return None,
        _ => match context.request() {
            ComputerRequest::AnswerDrawOffer => Job::ConsiderDraw,
            ComputerRequest::Hint => Job::Hint,
            ComputerRequest::None | ComputerRequest::ShownHint(_) if evaluates => Job::Evaluate,
            ComputerRequest::None | ComputerRequest::ShownHint(_) => return None,
        },
    };
    Some(((id, session.tree().current()), job))
}

fn question(context: GameContext, node: NodeId, job: Job) -> Question {
    let session = context.session();
    let session = session.read_untracked();
    let task = match job {
        Job::Act(level) => {
            let left = time_left(&session);
            let seconds = left.map_or(THINK_SECONDS, |left| {
                ((left / CLOCK_SHARE) as f64 / 1000.0).min(THINK_SECONDS)
            });
            Task::Play { level, seconds }
        }
        Job::Place(tile) => Task::Place { tile: tile.to_string() },
        Job::ConsiderDraw => Task::ConsiderDraw,
        Job::Hint => Task::Hint { seconds: ADVICE_SECONDS },
        Job::Evaluate => Task::Analyse { lines: 1, seconds: ADVICE_SECONDS },
    };
    // Any number is a valid seed.
    let seed = (random::unit() * u64::MAX as f64) as u64;
    match session.tree().current() == node {
        true => Question::new(session.tree().game(), task),
        false => Question::new(&session.game_at_main_end(), task),
    }
    .with_seed(seed)
}

/// The remaining time of the player who acts, if there is a clock.
fn time_left(session: &GameSession) -> Option<u64> {
    let player = match session.computer_in_game() {
        Some((player, _)) => player,
        None => session.next_player()?,
    };
    session.clock().remaining(player, time::now())
}

fn handle_event(
    context: GameContext,
    node: NodeId,
    job: Job,
    since: u64,
    pending: PendingMove,
    event: EngineEvent,
) {
    match event {
        EngineEvent::Progress(update) | EngineEvent::Reply(Reply::Lines(update)) => {
            // What is shown is of the position on the board.
            if context.session().read_untracked().tree().current() == node {
                show_evaluation(context, update);
            }
        }
        // The page of a game asks no puzzles.
        EngineEvent::Reply(Reply::Refutation(_)) => {}
        EngineEvent::Reply(Reply::Draw(agreed)) => {
            context.end_request();
            match agreed {
                true => context.declare(Declared::Agreement),
                false => context.show_error("play-draw-declined"),
            }
        }
        EngineEvent::Reply(Reply::Move { text, .. }) if job == Job::Hint => {
            let action = context.session().read_untracked().tree().position().read_move(&text);
            match action {
                Ok(action) => context.show_hint(action),
                Err(_) => context.end_request(),
            }
        }
        EngineEvent::Reply(Reply::Move { text, .. }) => {
            let wait = Duration::from_millis(pause(&context.session().read_untracked(), since));
            let answer = set_timeout_with_handle(move || act(context, node, &text), wait).ok();
            pending.set_value(answer);
        }
        EngineEvent::Failed(failure) => {
            context.end_request();
            context.pause();
            let words = context.i18n().words_untracked();
            let reason = error_text::failure(&words, &failure);
            context
                .notices()
                .error(words.with("play-computer-failed", &[("reason", reason.into())]));
        }
    }
}

/// The delay in milliseconds before the reply to a question asked at `since` is played.
fn pause(session: &GameSession, since: u64) -> u64 {
    let pace = MIN_MOVE_MILLIS[usize::from(session.is_demo())];
    let least = time_left(session).map_or(pace, |left| pace.min(left / CLOCK_SHARE));
    least.saturating_sub(time::now().saturating_sub(since))
}

/// Plays the engine's reply at a node: at the cursor, or at the end of the game while something else is looked at.
fn act(context: GameContext, node: NodeId, text: &str) {
    let session = context.session().read_untracked().clone();
    if session.tree().current() != node {
        return match session.game_at_main_end().position().read_move(text) {
            Ok(action) => context.play_in_game(action),
            Err(error) => fail(context, &error),
        };
    }
    if session.tree().game().open_choice().is_some() {
        return context.choose_text(text);
    }
    let position = session.tree().position();
    match position.read_move(text) {
        // The engine names a tile from the bag, but which one is drawn is random.
        Ok(Action::Place { tile, .. })
            if session.drawn().tile().is_none() && position.bag().contains(tile) =>
        {
            context.draw_to_place(random::draw);
        }
        Ok(action) => context.play(action),
        Err(error) => fail(context, &error),
    }
}

/// Pauses the computer, whose reply cannot be played.
fn fail(context: GameContext, error: &MoveError) {
    context.pause();
    context.notices().error(context.i18n().words_untracked().move_error(error));
}

fn show_evaluation(context: GameContext, update: SearchUpdate) {
    let player = context.session().read_untracked().next_player();
    let line = update.lines.into_iter().next();
    context.evaluation.set(player.zip(line));
}
