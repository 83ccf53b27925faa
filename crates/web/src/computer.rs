//! The computer at the table: what it is asked, and what becomes of its answers.

use std::time::Duration;

use leptos::prelude::*;
use skep_record::{Declared, Node};
use skep_rules::{Action, Tile};
use skep_worker::client::{Engine, Event};
use skep_worker::{Answer, Question, Report, Task};

use crate::chance;
use crate::kept::GameId;
use crate::reasons;
use crate::session::Session;
use crate::settings::Settings;
use crate::table::Table;
use crate::time;

/// How long the highest level thinks, without a clock.
const SECONDS: f64 = 5.0;
/// How long the computer thinks about a hint or its opinion.
const OPINION_SECONDS: f64 = 2.0;
/// With a clock, it takes no longer than this part of what is left.
const PART: u64 = 20;
/// How long an action takes at least, so that people see what happens: against a person, and against itself.
const PACE: [u64; 2] = [450, 900];

/// What the computer is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Errand {
    /// To act at a level.
    Act(u8),
    /// To place what it has drawn.
    Place(Tile),
    /// To answer an offer of a draw.
    ConsiderDraw,
    /// To help a person.
    Hint,
    /// To say what it thinks of the position.
    Opinion,
}

/// A place in a game: an answer is of no use anywhere else.
type Place = (GameId, Node);

/// An answer that waits a little before it is played.
type Waiting = StoredValue<Option<TimeoutHandle>>;

/// Lets the computer do what the table asks for, one thing at a time.
pub(crate) fn seat_computer(table: Table, settings: RwSignal<Settings>) {
    let engine = StoredValue::new_local(Engine::new());
    let waiting = Waiting::new(None);
    let wanted = Memo::new(move |_| wanted(table, &settings.read()));
    Effect::new(move |_| {
        let wanted = wanted.get();
        let engine = engine.get_value();
        // Whatever was wanted before is of no use any more.
        engine.stop();
        if let Some(answer) = waiting.try_update_value(Option::take).flatten() {
            answer.clear();
        }
        table.thinking.set(matches!(wanted, Some((_, Errand::Act(_) | Errand::Place(_)))));
        let Some((_, errand)) = wanted else { return };
        let since = time::now();
        engine.ask(question(table, errand), move |event| {
            hear(table, errand, since, waiting, event);
        });
    });
}

/// What the computer should do now.
fn wanted(table: Table, settings: &Settings) -> Option<(Place, Errand)> {
    let id = table.id()?;
    let session = table.session();
    let session = session.read();
    let errand = match (table.level_to_act(), session.drawn().tile()) {
        (Some(_), Some(tile)) => Errand::Place(tile),
        (Some(level), None) => Errand::Act(level),
        _ if session.ending().is_some() => return None,
        _ if table.considering.get() => Errand::ConsiderDraw,
        _ if table.hinting.get() => Errand::Hint,
        _ if settings.evaluation && session.tree().game().open_choice().is_none() => {
            Errand::Opinion
        }
        _ => return None,
    };
    Some(((id, session.tree().current()), errand))
}

fn question(table: Table, errand: Errand) -> Question {
    let session = table.session();
    let session = session.read_untracked();
    let task = match errand {
        Errand::Act(level) => {
            let left = time_left(&session);
            let seconds = left.map_or(SECONDS, |left| ((left / PART) as f64 / 1000.0).min(SECONDS));
            Task::Play { level, seconds }
        }
        Errand::Place(tile) => Task::Place { tile: tile.to_string() },
        Errand::ConsiderDraw => Task::ConsiderDraw,
        Errand::Hint => Task::Hint { seconds: OPINION_SECONDS },
        Errand::Opinion => Task::Analyse { lines: 1, seconds: OPINION_SECONDS },
    };
    // A seed is any number.
    let seed = (chance::number() * u64::MAX as f64) as u64;
    Question::new(session.tree().game(), task).with_seed(seed)
}

/// What the player on turn has left on the clock, if there is one.
fn time_left(session: &Session) -> Option<u64> {
    session.clock().remaining(session.next_player()?, time::now())
}

fn hear(table: Table, errand: Errand, since: u64, waiting: Waiting, event: Event) {
    match event {
        Event::Progress(report) => tell_opinion(table, report),
        Event::Answer(Answer::Lines(report)) => tell_opinion(table, report),
        Event::Answer(Answer::Draw(agreed)) => {
            table.considering.set(false);
            match agreed {
                true => table.declare(Declared::Agreement),
                false => table.complain("play-draw-declined"),
            }
        }
        Event::Answer(Answer::Move { text, .. }) if errand == Errand::Hint => {
            table.hinting.set(false);
            let action = table.session().read_untracked().tree().position().read_move(&text);
            table.hint.set(action.ok());
        }
        Event::Answer(Answer::Move { text, .. }) => {
            let wait = Duration::from_millis(pause(&table.session().read_untracked(), since));
            let answer = set_timeout_with_handle(move || act(table, &text), wait).ok();
            waiting.set_value(answer);
        }
        Event::Failed(failure) => {
            table.hinting.set(false);
            table.considering.set(false);
            table.pause();
            let words = table.voice().words_untracked();
            let reason = reasons::failure(&words, &failure);
            table.notices().bad(words.with("play-computer-failed", &[("reason", reason.into())]));
        }
    }
}

/// How long an answer waits to be played that was asked for then.
fn pause(session: &Session, since: u64) -> u64 {
    let pace = PACE[usize::from(session.is_demo())];
    let least = time_left(session).map_or(pace, |left| pace.min(left / PART));
    least.saturating_sub(time::now().saturating_sub(since))
}

/// The computer acts.
fn act(table: Table, text: &str) {
    let session = table.session().read_untracked().clone();
    if session.tree().game().open_choice().is_some() {
        return table.choose(text);
    }
    let position = session.tree().position();
    match position.read_move(text) {
        // What comes out of the bag is not the computer's to say.
        Ok(Action::Place { tile, .. })
            if session.drawn().tile().is_none() && position.bag().contains(tile) =>
        {
            table.draw_to_place();
        }
        Ok(action) => table.play(action),
        Err(error) => {
            table.pause();
            table.notices().bad(table.voice().words_untracked().move_error(&error));
        }
    }
}

fn tell_opinion(table: Table, report: Report) {
    let player = table.session().read_untracked().next_player();
    let line = report.lines.into_iter().next();
    table.opinion.set(player.zip(line));
}
