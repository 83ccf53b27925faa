//! Online play: accounts over HTTP, and one WebSocket a page for everything live.
//!
//! | files | what they do |
//! |---|---|
//! | `http`, `accounts`, `profiles`, `identity`, `cookies`, `origin`, `passwords` | requests under `/api` |
//! | `socket`, `connection`, `hub`, `requests` | sockets, and what is done for their messages |
//! | `games` | commands become events, which are stored and then told |
//! | `timers`, `upkeep`, `pairing`, `computer` | what happens by itself |
//! | `lists`, `own`, `views`, `people` | what lists show |
//! | `limits`, `rate` | how much of everything |

mod accounts;
mod backup;
mod chat;
mod computer;
mod connection;
mod cookies;
mod games;
mod http;
mod hub;
mod identity;
mod limits;
mod lists;
mod origin;
mod own;
mod pairing;
mod passwords;
mod people;
mod profiles;
mod rate;
mod requests;
mod socket;
mod timers;
mod upkeep;
mod views;

use std::net::IpAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use axum::Router;
use skep_club::{Moment, PersonId};
use skep_store::{DatabaseError, SqliteStore, Store, StoreError};
use skep_wire::{RequestError, ServerMessage};
use thiserror::Error;
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::online::chat::Said;
use crate::online::computer::Computers;
use crate::online::connection::Ended;
use crate::online::games::Games;
use crate::online::hub::Hub;
use crate::online::lists::Lists;
use crate::online::origin::Reached;
use crate::online::own::Own;
use crate::online::pairing::Pairing;
use crate::online::passwords::Passwords;
use crate::online::people::People;
use crate::online::rate::{Rates, TooOften};
use crate::online::timers::Timers;
use crate::places::Places;

pub use backup::{Copied, CopyError, backup, restore};
pub use limits::OnlineLimits;
pub use origin::{PublicUrl, PublicUrlError};
pub use rate::Rate;

/// The time for what is being stored when the server stops.
const FINISH: Duration = Duration::from_secs(5);

/// How online play is served.
#[derive(Clone, Debug)]
pub struct OnlineOptions {
    /// The folder in which everything is kept.
    pub data: PathBuf,
    /// The URL that people use, if there is a proxy in front of the server.
    pub public_url: Option<PublicUrl>,
    /// Whether all connections come from a proxy, whose `X-Forwarded` headers are believed.
    pub trust_proxy: bool,
    /// The limits.
    pub limits: OnlineLimits,
}

impl OnlineOptions {
    /// Online play without a proxy, with everything in this folder.
    pub fn new(data: PathBuf) -> OnlineOptions {
        OnlineOptions { data, public_url: None, trust_proxy: false, limits: OnlineLimits::DEFAULT }
    }
}

/// Why there is no online play.
#[derive(Debug, Error)]
pub enum OnlineError {
    /// The database cannot be opened.
    #[error(transparent)]
    Database(#[from] DatabaseError),
    /// The database cannot be used.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The threads of the computer cannot be started.
    #[error("the computer's threads cannot be started: {0}")]
    Threads(std::io::Error),
}

/// Everything that online play needs.
pub(crate) struct Online {
    store: Arc<dyn Store>,
    limits: OnlineLimits,
    reached: Reached,
    hub: Hub,
    games: Games,
    people: People,
    timers: Timers,
    lists: Lists,
    own: Own,
    pairing: Pairing,
    computers: Computers,
    said: Said,
    passwords: Passwords,
    rates: PersonRates,
    sockets_by_address: Places<IpAddr>,
    sockets_by_person: Places<PersonId>,
    /// What must be finished before the server stops.
    tasks: TaskTracker,
    /// What goes on for ever.
    background: TaskTracker,
    stopping: CancellationToken,
}

/// The rates of people and addresses.
#[derive(Debug)]
struct PersonRates {
    play: Rates<PersonId>,
    watch: Rates<PersonId>,
    lobby: Rates<PersonId>,
    chat: Rates<PersonId>,
    guests: Rates<IpAddr>,
    requests: Rates<IpAddr>,
    passwords_by_address: Rates<IpAddr>,
    passwords_by_name: Rates<String>,
}

impl PersonRates {
    fn new(limits: &OnlineLimits) -> PersonRates {
        PersonRates {
            play: Rates::new(limits.play),
            watch: Rates::new(limits.watch),
            lobby: Rates::new(limits.lobby),
            chat: Rates::new(limits.chat),
            guests: Rates::new(limits.guests),
            requests: Rates::new(limits.requests),
            passwords_by_address: Rates::new(limits.passwords_by_address),
            passwords_by_name: Rates::new(limits.passwords_by_name),
        }
    }

    fn play(&self, person: PersonId) -> Result<(), RequestError> {
        self.play.once(person).map_err(too_fast)
    }

    fn watch(&self, person: PersonId) -> Result<(), RequestError> {
        self.watch.once(person).map_err(too_fast)
    }

    fn lobby(&self, person: PersonId) -> Result<(), RequestError> {
        self.lobby.once(person).map_err(too_fast)
    }

    fn chat(&self, person: PersonId) -> Result<(), RequestError> {
        self.chat.once(person).map_err(too_fast)
    }
}

fn too_fast(TooOften { seconds }: TooOften) -> RequestError {
    RequestError::TooFast { seconds }
}

impl Online {
    /// Opens the store, resumes the games in it, and starts everything that goes on for ever.
    pub(crate) async fn start(options: OnlineOptions) -> Result<Arc<Online>, OnlineError> {
        let store: Arc<dyn Store> = Arc::new(SqliteStore::open(&options.data).await?);
        let computers = Computers::new(&store.computers().await?);
        let online = Arc::new(Online {
            store,
            limits: options.limits,
            reached: Reached { public_url: options.public_url, trust_proxy: options.trust_proxy },
            hub: Hub::default(),
            games: Games::default(),
            people: People::default(),
            timers: Timers::default(),
            lists: Lists::default(),
            own: Own::default(),
            pairing: Pairing::default(),
            computers,
            said: Said::default(),
            passwords: Passwords::default(),
            rates: PersonRates::new(&options.limits),
            sockets_by_address: Places::default(),
            sockets_by_person: Places::default(),
            tasks: TaskTracker::new(),
            background: TaskTracker::new(),
            stopping: CancellationToken::new(),
        });
        online.resume_games().await?;
        online.go_on(timers::run(Arc::clone(&online)));
        online.go_on(timers::ask(Arc::clone(&online)));
        online.go_on(lists::run(Arc::clone(&online)));
        online.go_on(pairing::run(Arc::clone(&online)));
        online.go_on(upkeep::beat(Arc::clone(&online)));
        online.go_on(upkeep::sweep(Arc::clone(&online)));
        online.go_on(upkeep::forget(Arc::clone(&online)));
        computer::start(&online).map_err(OnlineError::Threads)?;
        Ok(online)
    }

    /// Runs something until the server stops.
    fn go_on(&self, task: impl Future<Output = ()> + Send + 'static) {
        let stopping = self.stopping.clone();
        self.background.spawn(async move {
            stopping.run_until_cancelled(task).await;
        });
    }

    /// The routes of online play.
    pub(crate) fn routes(self: &Arc<Online>) -> Router {
        http::routes(Arc::clone(self))
    }

    /// Tells everybody, finishes what was begun, and closes the store.
    pub(crate) async fn stop(&self) {
        self.stopping.cancel();
        self.hub.tell_all(&ServerMessage::Stopping);
        self.computers.stop();
        self.background.close();
        self.tasks.close();
        let finished = async {
            self.background.wait().await;
            self.tasks.wait().await;
        };
        if timeout(FINISH, finished).await.is_err() {
            tracing::warn!("the server stops before everything is stored that was asked for");
        }
        // Requests that are answered last have their answers in the queues.
        self.hub.end_all(Ended::Stopping);
        self.beat().await;
        self.store.close().await;
    }

    /// Whether the server stops.
    fn is_stopping(&self) -> bool {
        self.stopping.is_cancelled()
    }

    /// Refuses what comes when the server stops, so that it can finish what came before. Clients send it again.
    fn check_going_on(&self) -> Result<(), RequestError> {
        if self.is_stopping() { Err(RequestError::NotStored) } else { Ok(()) }
    }

    /// The moment.
    fn now(&self) -> Moment {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Moment(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
    }

    /// The store has failed.
    fn not_stored(&self, error: &StoreError) -> RequestError {
        tracing::error!("{error}");
        RequestError::NotStored
    }
}
