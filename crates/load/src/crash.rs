//! A server that is killed again and again while programs play: nothing that was acknowledged may be lost, and nothing may
//! happen twice.

use std::collections::HashMap;
use std::io::Write;
use std::net::Ipv4Addr;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use fastrand::Rng;
use skep_club::{GameId, Recorded, SeenEvent, SeenGame};
use skep_wire::{Channel, ClientMessage, ServerMessage};
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::connection::{Browser, ConnectionError};
use crate::pair::{Acknowledged, Couple, Observer};
use crate::process::Process;

/// `skep-load crash`
#[derive(Clone, Debug, clap::Args)]
pub(crate) struct CrashArgs {
    /// The programs that play, two at a table
    #[arg(long, default_value_t = 40)]
    players: usize,
    /// How often the server is killed
    #[arg(long, default_value_t = 30)]
    kills: u32,
    /// One in so many messages is followed by a cut of a connection; 0 for none
    #[arg(long, default_value_t = 40)]
    cuts: u32,
    /// The seed of the moments
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

#[derive(Debug, Default)]
struct Shared {
    acknowledged: Mutex<Vec<Acknowledged>>,
    games: Mutex<Vec<GameId>>,
    cuts: std::sync::atomic::AtomicU64,
    stops: AtomicBool,
}

struct CrashObserver {
    shared: Arc<Shared>,
    one_in: u32,
}

impl Observer for CrashObserver {
    fn began(&mut self, game: GameId) {
        self.shared.games.lock().unwrap_or_else(PoisonError::into_inner).push(game);
    }

    fn acknowledged(&mut self, done: Acknowledged) {
        self.shared.acknowledged.lock().unwrap_or_else(PoisonError::into_inner).push(done);
    }

    fn cuts(&mut self, rng: &mut Rng) -> bool {
        let cuts = self.one_in > 0 && rng.u32(0..self.one_in) == 0;
        self.shared.cuts.fetch_add(u64::from(cuts), Ordering::Relaxed);
        cuts
    }

    fn stops(&self) -> bool {
        self.shared.stops.load(Ordering::Relaxed)
    }
}

/// Kills the server while programs play, then compares what it has with what it has acknowledged.
pub(crate) async fn run(
    args: &CrashArgs,
    program: &Path,
    out: &mut dyn Write,
) -> Result<(), Box<dyn std::error::Error>> {
    let folder = tempfile::tempdir()?;
    let mut process = Process::start(program, folder.path())?;
    let address = process.address;
    let shared = Arc::new(Shared::default());
    let mut players = JoinSet::new();
    for number in 0..args.players / 2 {
        let observer = CrashObserver { shared: Arc::clone(&shared), one_in: args.cuts };
        let couple = Couple::begin(address, number, observer).await?;
        players.spawn(couple.play());
    }
    let mut rng = Rng::with_seed(args.seed);
    for kill in 1..=args.kills {
        sleep(Duration::from_millis(rng.u64(300..3_000))).await;
        process = tokio::task::spawn_blocking(move || process.kill_and_restart().map(|()| process))
            .await??;
        let done = shared.acknowledged.lock().unwrap_or_else(PoisonError::into_inner).len();
        writeln!(out, "killed {kill} of {}: {done} actions acknowledged", args.kills)?;
        out.flush()?;
    }
    // All games go on after the last time.
    let before = acknowledged(&shared).len();
    sleep(Duration::from_secs(5)).await;
    let after = acknowledged(&shared).len();
    shared.stops.store(true, Ordering::Relaxed);
    while let Some(ended) = players.join_next().await {
        ended??;
    }
    let games = shared.games.lock().unwrap_or_else(PoisonError::into_inner).clone();
    let browser = Browser::guest(address, Ipv4Addr::new(127, 2, 0, 1)).await?;
    let mut stored = HashMap::new();
    for &game in &games {
        stored.insert(game, events(&browser, game).await?);
    }
    let done = acknowledged(&shared);
    let problems = problems(&done, &stored);
    let all: usize = stored.values().map(Vec::len).sum();
    let cuts = shared.cuts.load(Ordering::Relaxed);
    writeln!(
        out,
        "{} kills, {cuts} cut connections, {} games, {all} events, {} acknowledged actions, {} of them after the last kill",
        args.kills,
        games.len(),
        done.len(),
        after - before
    )?;
    for problem in &problems {
        writeln!(out, "{problem}")?;
    }
    writeln!(out, "{} lost or doubled", problems.len())?;
    if problems.is_empty() && after > before { Ok(()) } else { Err("something was lost".into()) }
}

fn acknowledged(shared: &Shared) -> Vec<Acknowledged> {
    shared.acknowledged.lock().unwrap_or_else(PoisonError::into_inner).clone()
}

/// The events of a game as a spectator gets them.
async fn events(
    browser: &Browser,
    game: GameId,
) -> Result<Vec<Recorded<SeenEvent>>, ConnectionError> {
    let mut connection = browser.connect().await?;
    let channel = Channel::Game { game };
    loop {
        connection.send(&ClientMessage::Subscribe { channel, after: 0 }).await?;
        loop {
            match connection.receive().await? {
                ServerMessage::Game { events, .. } => return Ok(events),
                ServerMessage::Refused { .. } => break,
                _ => {}
            }
        }
        // Too many subscriptions in a short time.
        sleep(Duration::from_secs(1)).await;
    }
}

/// What is not as it was acknowledged.
fn problems(
    done: &[Acknowledged],
    stored: &HashMap<GameId, Vec<Recorded<SeenEvent>>>,
) -> Vec<String> {
    let mut problems = Vec::new();
    for (game, events) in stored {
        // Every number once and in order, and every action legal: an action that happened twice is neither.
        if let Err(error) = SeenGame::from_seen(events) {
            problems.push(format!("game {game}: {error}"));
        }
    }
    for acknowledged in done {
        let Acknowledged { game, color, number, after } = *acknowledged;
        let events = stored.get(&game).map(Vec::as_slice).unwrap_or_default();
        let mut caused = events.iter().filter(|event| event.number <= number);
        let mut acted = caused.clone().filter_map(|event| match event.event {
            SeenEvent::Acted { color, .. } => Some(color),
            _ => None,
        });
        // The number is that of the last event that the action has caused, such as the end of the game.
        let is_there = caused.next_back().is_some_and(|event| event.number == number);
        let (count, by) = (acted.clone().count(), acted.next_back());
        if !is_there || by != Some(color) || count != after as usize + 1 {
            problems
                .push(format!("lost: {acknowledged:?}, found {count} actions, the last by {by:?}"));
        }
    }
    problems
}

#[cfg(test)]
mod tests {
    use skep_club::{Moment, Offer};
    use skep_rules::Color;

    use super::*;

    fn stored(numbers: &[u32]) -> HashMap<GameId, Vec<Recorded<SeenEvent>>> {
        let acted = |&number: &u32| Recorded {
            number,
            at: Moment(0),
            event: SeenEvent::Acted { color: Color::White, action: "wA1".to_owned(), credit: 0 },
        };
        HashMap::from([(GameId::from_random([0; 10]), numbers.iter().map(acted).collect())])
    }

    #[test]
    fn what_was_acknowledged_and_is_missing_or_elsewhere_is_a_problem() {
        let game = GameId::from_random([0; 10]);
        let done = Acknowledged { game, color: Color::White, number: 4, after: 1 };
        // One problem is that these events alone make no game.
        assert_eq!(problems(&[done], &stored(&[3, 4])).len(), 1);
        assert_eq!(problems(&[done], &stored(&[3, 5])).len(), 2);
        assert_eq!(problems(&[done], &stored(&[2, 3, 4])).len(), 2);
        let black = Acknowledged { color: Color::Black, ..done };
        assert_eq!(problems(&[black], &stored(&[3, 4])).len(), 2);
    }

    #[test]
    fn an_action_that_ends_the_game_is_acknowledged_with_the_number_of_the_end() {
        let game = GameId::from_random([0; 10]);
        let mut stored = stored(&[3, 4]);
        let end = SeenEvent::Declined { color: Color::White, offer: Offer::Draw };
        stored.entry(game).and_modify(|events| {
            events.push(Recorded { number: 5, at: Moment(0), event: end });
        });
        let done = Acknowledged { game, color: Color::White, number: 5, after: 1 };
        assert_eq!(problems(&[done], &stored).len(), 1);
        let other = Acknowledged { number: 6, ..done };
        assert_eq!(problems(&[other], &stored).len(), 2);
    }
}
