//! The computer as a player and helper: its jobs, and what becomes of its replies.

use std::time::Duration;

use leptos::prelude::*;
use skep_record::{Declared, NodeId};
use skep_rules::{Action, Tile};
use skep_worker::client::{Engine, Event};
use skep_worker::{Question, Reply, SearchUpdate, Task};

use crate::chance;
use crate::game_context::{GameContext, Request};
use crate::kept::GameId;
use crate::reasons;
use crate::session::Session;
use crate::settings::Settings;
use crate::time;

/// How long the highest level thinks, without a clock.
const SECONDS: f64 = 5.0;
/// How long the computer thinks about a hint or an evaluation.
const HELP_SECONDS: f64 = 2.0;
/// With a clock, it takes no longer than this part of what is left.
const PART: u64 = 20;
/// How long an action takes at least, so that people see what happens: against a person, and against itself.
const PACE: [u64; 2] = [450, 900];

/// What the computer does now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Job {
    /// Act at a level.
    Act(u8),
    /// Place what it has drawn.
    Place(Tile),
    /// Answer an offer of a draw.
    ConsiderDraw,
    /// Find a hint for a person.
    Hint,
    /// Evaluate the position.
    Evaluate,
}

/// A place in a game: a reply is of no use anywhere else.
type Place = (GameId, NodeId);

/// A reply that waits a little before it is played.
type Waiting = StoredValue<Option<TimeoutHandle>>;

/// Lets the computer play and help, one job at a time.
pub(crate) fn seat_computer(context: GameContext, settings: RwSignal<Settings>) {
    let engine = StoredValue::new_local(Engine::new());
    let waiting = Waiting::new(None);
    let wanted = Memo::new(move |_| wanted(context, &settings.read()));
    Effect::new(move |_| {
        let wanted = wanted.get();
        let engine = engine.get_value();
        // Whatever was wanted before is of no use any more.
        engine.stop();
        if let Some(answer) = waiting.try_update_value(Option::take).flatten() {
            answer.clear();
        }
        let Some((_, job)) = wanted else { return };
        let since = time::now();
        engine.ask(question(context, job), move |event| {
            hear(context, job, since, waiting, event);
        });
    });
}

/// The computer's job now, and where in which game.
fn wanted(context: GameContext, settings: &Settings) -> Option<(Place, Job)> {
    let id = context.id()?;
    let session = context.session();
    let session = session.read();
    let evaluates = settings.evaluation && session.tree().game().open_choice().is_none();
    let job = match (context.level_to_act(), session.drawn().tile()) {
        (Some(_), Some(tile)) => Job::Place(tile),
        (Some(level), None) => Job::Act(level),
        _ if session.ending().is_some() => return None,
        _ => match context.request() {
            Request::AnswerDrawOffer => Job::ConsiderDraw,
            Request::Hint => Job::Hint,
            Request::None | Request::ShownHint(_) if evaluates => Job::Evaluate,
            Request::None | Request::ShownHint(_) => return None,
        },
    };
    Some(((id, session.tree().current()), job))
}

fn question(context: GameContext, job: Job) -> Question {
    let session = context.session();
    let session = session.read_untracked();
    let task = match job {
        Job::Act(level) => {
            let left = time_left(&session);
            let seconds = left.map_or(SECONDS, |left| ((left / PART) as f64 / 1000.0).min(SECONDS));
            Task::Play { level, seconds }
        }
        Job::Place(tile) => Task::Place { tile: tile.to_string() },
        Job::ConsiderDraw => Task::ConsiderDraw,
        Job::Hint => Task::Hint { seconds: HELP_SECONDS },
        Job::Evaluate => Task::Analyse { lines: 1, seconds: HELP_SECONDS },
    };
    // A seed is any number.
    let seed = (chance::number() * u64::MAX as f64) as u64;
    Question::new(session.tree().game(), task).with_seed(seed)
}

/// What the player on turn has left on the clock, if there is one.
fn time_left(session: &Session) -> Option<u64> {
    session.clock().remaining(session.next_player()?, time::now())
}

fn hear(context: GameContext, job: Job, since: u64, waiting: Waiting, event: Event) {
    match event {
        Event::Progress(report) => show_evaluation(context, report),
        Event::Reply(Reply::Lines(report)) => show_evaluation(context, report),
        Event::Reply(Reply::Draw(agreed)) => {
            context.end_request();
            match agreed {
                true => context.declare(Declared::Agreement),
                false => context.complain("play-draw-declined"),
            }
        }
        Event::Reply(Reply::Move { text, .. }) if job == Job::Hint => {
            let action = context.session().read_untracked().tree().position().read_move(&text);
            match action {
                Ok(action) => context.show_hint(action),
                Err(_) => context.end_request(),
            }
        }
        Event::Reply(Reply::Move { text, .. }) => {
            let wait = Duration::from_millis(pause(&context.session().read_untracked(), since));
            let answer = set_timeout_with_handle(move || act(context, &text), wait).ok();
            waiting.set_value(answer);
        }
        Event::Failed(failure) => {
            context.end_request();
            context.pause();
            let words = context.voice().words_untracked();
            let reason = reasons::failure(&words, &failure);
            context.notices().bad(words.with("play-computer-failed", &[("reason", reason.into())]));
        }
    }
}

/// How many milliseconds a reply to a question asked at `since` waits before it is played.
fn pause(session: &Session, since: u64) -> u64 {
    let pace = PACE[usize::from(session.is_demo())];
    let least = time_left(session).map_or(pace, |left| pace.min(left / PART));
    least.saturating_sub(time::now().saturating_sub(since))
}

/// The computer acts.
fn act(context: GameContext, text: &str) {
    let session = context.session().read_untracked().clone();
    if session.tree().game().open_choice().is_some() {
        return context.choose_text(text);
    }
    let position = session.tree().position();
    match position.read_move(text) {
        // What comes out of the bag is not the computer's to say.
        Ok(Action::Place { tile, .. })
            if session.drawn().tile().is_none() && position.bag().contains(tile) =>
        {
            context.draw_to_place();
        }
        Ok(action) => context.play(action),
        Err(error) => {
            context.pause();
            context.notices().bad(context.voice().words_untracked().move_error(&error));
        }
    }
}

fn show_evaluation(context: GameContext, report: SearchUpdate) {
    let player = context.session().read_untracked().next_player();
    let line = report.lines.into_iter().next();
    context.evaluation.set(player.zip(line));
}
