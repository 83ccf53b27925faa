//! Levels of the computer as opponents: a few threads of low priority that take one game after the other.

mod answer;
mod queue;

use std::collections::HashMap;
use std::num::NonZero;
use std::sync::Arc;
use std::thread;

use skep_club::{Asker, GameId, OnlineGame, PersonId};
use skep_engine::{Engine, Level};
use skep_rules::Color;
use skep_store::PersonRow;
use skep_wire::PersonKind;
use tokio::runtime::Handle;

use crate::online::Online;
use crate::online::computer::answer::{answer, has_something_to_do};
use crate::online::computer::queue::Queue;

/// The size of an engine's transposition table, in megabytes.
const MEGABYTES: usize = 16;

/// How much a thread gives way to everything else, as the system counts it.
#[cfg(unix)]
const NICENESS: i32 = 10;

/// The computer's levels, and the games in which they are to act.
#[derive(Debug)]
pub(crate) struct Computers {
    levels: HashMap<PersonId, Level>,
    queue: Queue,
}

impl Computers {
    /// The levels among these people.
    pub(crate) fn new(people: &[PersonRow]) -> Computers {
        let level = |row: &PersonRow| match row.kind {
            PersonKind::Computer { level } => Level::new(level).map(|level| (row.id, level)),
            PersonKind::Guest | PersonKind::Account => None,
        };
        Computers { levels: people.iter().filter_map(level).collect(), queue: Queue::default() }
    }

    /// Whether a person is a level of the computer.
    pub(crate) fn is_computer(&self, person: PersonId) -> bool {
        self.levels.contains_key(&person)
    }

    /// The person that is a level.
    pub(crate) fn person(&self, level: u8) -> Option<PersonId> {
        let mut levels = self.levels.iter();
        levels.find(|(_, other)| other.number() == level).map(|(&person, _)| person)
    }

    /// Lets the computer look at a game, if it plays there and has something to do.
    pub(crate) fn consider(&self, id: GameId, game: &OnlineGame) {
        let Some((color, opponent)) = self.seat(game) else { return };
        if has_something_to_do(game, color) {
            self.queue.add(opponent, id);
        }
    }

    /// The colour that the computer plays, and against whom.
    fn seat(&self, game: &OnlineGame) -> Option<(Color, PersonId)> {
        let players = game.players()?;
        let color = Color::ALL.into_iter().find(|&color| self.is_computer(players[color]))?;
        Some((color, players[!color]))
    }

    /// No more games are looked at.
    pub(crate) fn stop(&self) {
        self.queue.close();
    }
}

/// Starts the threads: one less than there are cores, and at least one.
pub(crate) fn start(online: &Arc<Online>) -> std::io::Result<()> {
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    for number in 1..=cores.saturating_sub(1).max(1) {
        let online = Arc::clone(online);
        let handle = Handle::current();
        thread::Builder::new()
            .name(format!("computer {number}"))
            .spawn(move || work(&online, &handle))?;
    }
    Ok(())
}

/// Looks at one game after the other.
fn work(online: &Arc<Online>, handle: &Handle) {
    give_way();
    let mut engine = Engine::new(MEGABYTES);
    let mut last = None;
    let mut rng = fastrand::Rng::new();
    while let Some(id) = online.computers.queue.next() {
        if last != Some(id) {
            engine.clear();
            last = Some(id);
        }
        look_at(online, handle, id, &mut engine, &mut rng);
        online.computers.queue.done(id);
    }
}

/// Does what the computer has to do in a game.
fn look_at(
    online: &Arc<Online>,
    handle: &Handle,
    id: GameId,
    engine: &mut Engine,
    rng: &mut fastrand::Rng,
) {
    let state = handle.block_on(async {
        let live = online.games.get(id);
        let locked = live.lock(online).await?;
        locked.game().cloned()
    });
    let Ok(game) = state else { return };
    let Some((color, _)) = online.computers.seat(&game) else { return };
    let Some(person) = game.players().map(|players| players[color]) else { return };
    let Some(&level) = online.computers.levels.get(&person) else { return };
    let Some(command) = answer(engine, level, color, &game, online.now(), rng) else { return };
    let asker = Asker { person, has_account: false, lag: 0 };
    if let Err(error) = handle.block_on(online.command(asker, id, command)) {
        // Something has happened in the meantime, and the game is looked at again.
        tracing::debug!("game {id}: the computer is refused: {error}");
    }
}

/// Lets everything else in the system go first.
fn give_way() {
    #[cfg(target_os = "linux")]
    {
        // On Linux this is the thread and not the process. If it is not allowed, the thread works as others do.
        let thread = rustix::thread::gettid();
        let _ = rustix::process::setpriority_process(Some(thread), NICENESS);
    }
}
