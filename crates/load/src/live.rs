//! Many games at once: how long it takes until the other player is told of an action.

use std::io::Write;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use fastrand::Rng;
use skep_club::GameId;
use skep_wire::{Channel, ClientMessage};
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::connection::Browser;
use crate::delays::Delays;
use crate::pair::{Couple, Observer};
use crate::process::Process;

/// `skep-load live`
#[derive(Clone, Debug, clap::Args)]
pub(crate) struct LiveArgs {
    /// The games that are played at once
    #[arg(long, default_value_t = 500)]
    games: usize,
    /// All sockets; those that do not play watch
    #[arg(long, default_value_t = 2000)]
    sockets: usize,
    /// The actions a second in all games together; several rates are tried one after the other
    #[arg(long, value_delimiter = ',', default_value = "250")]
    rate: Vec<f64>,
    /// The seconds that are measured at each rate
    #[arg(long, default_value_t = 30)]
    seconds: u64,
}

/// What all games share.
#[derive(Debug, Default)]
struct Shared {
    delays: Mutex<Delays>,
    games: Mutex<Vec<GameId>>,
    /// The pause of a game between two actions, in microseconds.
    pause: std::sync::atomic::AtomicU64,
    stops: AtomicBool,
}

struct LiveObserver(Arc<Shared>, Option<GameId>);

impl Observer for LiveObserver {
    fn began(&mut self, game: GameId) {
        let mut games = self.0.games.lock().unwrap_or_else(PoisonError::into_inner);
        games.retain(|&other| Some(other) != self.1);
        games.push(game);
        self.1 = Some(game);
    }

    fn told(&mut self, delay: Duration) {
        self.0.delays.lock().unwrap_or_else(PoisonError::into_inner).add(delay);
    }

    fn pause(&mut self, rng: &mut Rng) -> Duration {
        let mean = self.0.pause.load(Ordering::Relaxed);
        Duration::from_micros(rng.u64(mean / 2..=mean + mean / 2))
    }

    fn stops(&self) -> bool {
        self.0.stops.load(Ordering::Relaxed)
    }
}

/// Runs the load and prints what was measured.
pub(crate) async fn run(
    args: &LiveArgs,
    program: &Path,
    out: &mut dyn Write,
) -> Result<(), Box<dyn std::error::Error>> {
    let folder = tempfile::tempdir()?;
    let process = Process::start(program, folder.path())?;
    let shared = Arc::new(Shared::default());
    set_rate(&shared, args, args.rate.first().copied().unwrap_or(250.0));
    let mut players = JoinSet::new();
    for number in 0..args.games {
        let observer = LiveObserver(Arc::clone(&shared), None);
        let couple = Couple::begin(process.address, number, observer).await?;
        players.spawn(couple.play());
    }
    writeln!(out, "{} games", args.games)?;
    let mut watchers = JoinSet::new();
    for number in 2 * args.games..args.sockets {
        let shared = Arc::clone(&shared);
        let browser = Browser::guest(process.address, Browser::address(number)).await?;
        watchers.spawn(async move { watch(&browser, &shared, number).await });
    }
    writeln!(out, "{} watchers", args.sockets.saturating_sub(2 * args.games))?;
    sleep(Duration::from_secs(5)).await;
    writeln!(out, "wanted/s  done/s   p50 ms   p90 ms   p99 ms   max ms   server MB")?;
    for &rate in &args.rate {
        set_rate(&shared, args, rate);
        sleep(Duration::from_secs(3)).await;
        *shared.delays.lock().unwrap_or_else(PoisonError::into_inner) = Delays::default();
        let begun = Instant::now();
        sleep(Duration::from_secs(args.seconds)).await;
        let delays = shared.delays.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let done = delays.len() as f64 / begun.elapsed().as_secs_f64();
        let [p50, p90, p99, max] = delays.percentiles([50.0, 90.0, 99.0, 100.0]);
        let memory = process.peak_memory().unwrap_or_default();
        writeln!(
            out,
            "{rate:8.0}  {done:6.0} {p50:8.1} {p90:8.1} {p99:8.1} {max:8.1} {memory:11}"
        )?;
        out.flush()?;
        if let Some(failed) = players.try_join_next() {
            failed??;
        }
    }
    let broken = (0..).map_while(|_| watchers.try_join_next()).count();
    writeln!(out, "{broken} watchers lost their connection")?;
    shared.stops.store(true, Ordering::Relaxed);
    while let Some(ended) = players.join_next().await {
        ended??;
    }
    Ok(())
}

fn set_rate(shared: &Shared, args: &LiveArgs, rate: f64) {
    let pause = args.games as f64 / rate * 1e6;
    shared.pause.store(pause as u64, Ordering::Relaxed);
}

/// Watches one game after the other, for ever. Returns when the connection is lost.
async fn watch(browser: &Browser, shared: &Shared, number: usize) {
    let mut rng = Rng::with_seed(number as u64);
    let Ok(mut connection) = browser.connect().await else { return };
    loop {
        let games = shared.games.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let Some(game) = rng.choice(games) else { return };
        let channel = Channel::Game { game };
        let until = Instant::now() + Duration::from_secs(rng.u64(20..60));
        if connection.send(&ClientMessage::Subscribe { channel, after: 0 }).await.is_err() {
            return;
        }
        loop {
            let left = until.saturating_duration_since(Instant::now());
            tokio::select! {
                message = connection.receive() => if message.is_err() { return },
                () = sleep(left) => break,
            }
        }
        if connection.send(&ClientMessage::Unsubscribe { channel }).await.is_err() {
            return;
        }
    }
}
