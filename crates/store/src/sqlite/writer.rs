//! The task that writes. It commits together what waits together.

use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{Connection, query};
use tokio::sync::{mpsc, oneshot};

use crate::error::{StoreError, WriteError};
use crate::sqlite::codec::not_stored;

/// The largest number of requests in one commit.
const MAX_GROUP: usize = 256;

/// The number of requests that may wait; more wait for room in the queue.
const MAX_WAITING: usize = 1024;

/// A future in a box.
pub(crate) type BoxFuture<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// The way to the task that writes.
#[derive(Debug)]
pub(super) struct Writer {
    queue: mpsc::Sender<Message>,
}

enum Message {
    Run(Box<dyn Request>),
    Stop(oneshot::Sender<()>),
}

impl Writer {
    /// Starts the task.
    pub(super) fn start(
        connection: SqliteConnection,
        options: SqliteConnectOptions,
        commits: Arc<AtomicU64>,
    ) -> Writer {
        let (queue, requests) = mpsc::channel(MAX_WAITING);
        let task = Task { connection: Some(connection), options, commits };
        tokio::spawn(task.run(requests));
        Writer { queue }
    }

    /// Runs something that writes, in a savepoint of its own. Returns when it is on the disk. A caller that does not wait for
    /// the answer does not stop it.
    pub(super) async fn write<T, E, W>(&self, work: W) -> Result<T, E>
    where
        T: Send + 'static,
        E: WriteError,
        W: for<'c> FnOnce(&'c mut SqliteConnection) -> BoxFuture<'c, Result<T, E>> + Send + 'static,
    {
        let (answer, answered) = oneshot::channel();
        let request = Write { work: Some(work), result: None, answer };
        let closed = || StoreError::NotStored { reason: "the store is closed".to_owned() };
        self.queue.send(Message::Run(Box::new(request))).await.map_err(|_| closed())?;
        answered.await.map_err(|_| closed())?
    }

    /// Finishes what waits, and closes the connection.
    pub(super) async fn stop(&self) {
        let (answer, answered) = oneshot::channel();
        if self.queue.send(Message::Stop(answer)).await.is_ok() {
            answered.await.ok();
        }
    }
}

/// Something that waits to be written, whatever its result is.
trait Request: Send {
    /// Runs it. If it fails, its savepoint is to be undone.
    fn run<'a>(
        &'a mut self,
        connection: &'a mut SqliteConnection,
    ) -> BoxFuture<'a, Result<(), Undo>>;

    /// Tells the result, or why the whole group has failed.
    fn answer(self: Box<Self>, group: Result<(), StoreError>);
}

/// A request has failed: because of the database, or because it makes no sense any more.
struct Undo(Option<StoreError>);

struct Write<W, T, E> {
    work: Option<W>,
    result: Option<Result<T, E>>,
    answer: oneshot::Sender<Result<T, E>>,
}

impl<W, T, E> Request for Write<W, T, E>
where
    T: Send,
    E: WriteError,
    W: for<'c> FnOnce(&'c mut SqliteConnection) -> BoxFuture<'c, Result<T, E>> + Send,
{
    fn run<'a>(
        &'a mut self,
        connection: &'a mut SqliteConnection,
    ) -> BoxFuture<'a, Result<(), Undo>> {
        Box::pin(async move {
            let Some(work) = self.work.take() else { return Err(Undo(None)) };
            match self.result.insert(work(connection).await) {
                Ok(_) => Ok(()),
                Err(error) => Err(Undo(error.of_store().cloned())),
            }
        })
    }

    fn answer(self: Box<Self>, group: Result<(), StoreError>) {
        let unrun = || StoreError::NotStored { reason: "the request was not run".to_owned() };
        let result = match group {
            Ok(()) => self.result.unwrap_or_else(|| Err(unrun().into())),
            Err(error) => Err(error.into()),
        };
        // Whoever has asked may be gone.
        self.answer.send(result).ok();
    }
}

struct Task {
    /// None after a failure: the next group begins with a new connection.
    connection: Option<SqliteConnection>,
    options: SqliteConnectOptions,
    commits: Arc<AtomicU64>,
}

impl Task {
    async fn run(mut self, mut messages: mpsc::Receiver<Message>) {
        let mut waiting = Vec::with_capacity(MAX_GROUP);
        let mut stopped = Vec::new();
        while messages.recv_many(&mut waiting, MAX_GROUP).await > 0 {
            let mut group = Vec::with_capacity(waiting.len());
            for message in waiting.drain(..) {
                match message {
                    Message::Run(request) => group.push(request),
                    Message::Stop(answer) => {
                        messages.close();
                        stopped.push(answer);
                    }
                }
            }
            if !group.is_empty() {
                self.run_group(group).await;
            }
        }
        if let Some(connection) = self.connection.take() {
            connection.close().await.ok();
        }
        for answer in stopped {
            answer.send(()).ok();
        }
    }

    /// Runs some requests and commits them together. Nobody is answered before: what one request has seen of another, such as
    /// the conflict with an earlier event, is true only if the commit succeeds.
    async fn run_group(&mut self, mut group: Vec<Box<dyn Request>>) {
        let result = match self.connection().await {
            Ok(mut connection) => {
                let result = commit_group(&mut connection, &mut group).await;
                // After a failure nobody knows in which state the connection is. Closing it undoes what was not committed.
                match &result {
                    Ok(()) => self.connection = Some(connection),
                    Err(_) => drop(connection.close().await),
                }
                result
            }
            Err(error) => Err(not_stored(error)),
        };
        if result.is_ok() {
            self.commits.fetch_add(1, Ordering::Relaxed);
        }
        for request in group {
            request.answer(result.clone());
        }
    }

    async fn connection(&mut self) -> Result<SqliteConnection, sqlx::Error> {
        match self.connection.take() {
            Some(connection) => Ok(connection),
            None => SqliteConnection::connect_with(&self.options).await,
        }
    }
}

async fn commit_group(
    connection: &mut SqliteConnection,
    group: &mut [Box<dyn Request>],
) -> Result<(), StoreError> {
    execute(connection, "BEGIN IMMEDIATE").await?;
    for request in group {
        execute(connection, "SAVEPOINT request").await?;
        if let Err(Undo(error)) = request.run(connection).await {
            // Fails if the error has undone the whole transaction, as a full disk may: then the group has failed.
            let undone = execute(connection, "ROLLBACK TO request").await;
            undone.map_err(|failed| error.unwrap_or(failed))?;
        }
        execute(connection, "RELEASE request").await?;
    }
    execute(connection, "COMMIT").await
}

async fn execute(connection: &mut SqliteConnection, sql: &'static str) -> Result<(), StoreError> {
    query(sql).execute(connection).await.map_err(not_stored)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use sqlx::query;

    use crate::contract::sample::{Story, at, guest};
    use crate::error::{AppendError, StoreError};
    use crate::sqlite::SqliteStore;
    use crate::sqlite::codec::not_stored;
    use crate::store::Store;

    /// How much room there is for the connection that writes.
    async fn set_room(store: &SqliteStore, pragma: &'static str) {
        let set: Result<(), StoreError> = store
            .write(move |connection| {
                Box::pin(async move {
                    let pages = query(pragma);
                    pages.fetch_all(connection).await.map_err(not_stored)?;
                    Ok(())
                })
            })
            .await;
        set.unwrap();
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_full_disk_is_told_to_everybody_who_waits_and_the_store_goes_on() {
        let folder = tempfile::tempdir().unwrap();
        let concrete = Arc::new(SqliteStore::open(folder.path()).await.unwrap());
        let store: Arc<dyn Store> = Arc::clone(&concrete) as Arc<dyn Store>;
        let creator = guest(&store).await;
        let before = store.counts().await.unwrap();
        // The limit is never below what is there already.
        set_room(&concrete, "PRAGMA max_page_count = 1").await;
        let mut tasks = tokio::task::JoinSet::new();
        for number in 0..50 {
            let store = Arc::clone(&store);
            let mut story = Story::new(number, creator);
            story.row.position = "x".repeat(10_000);
            let batch = story.create(at(0));
            tasks.spawn(async move { (batch.game, store.append(batch).await) });
        }
        let mut stored = 0;
        for (game, result) in tasks.join_all().await {
            match result {
                Ok(()) => stored += 1,
                Err(AppendError::Store(StoreError::NotStored { reason })) => {
                    assert!(reason.contains("full"), "{reason}");
                    assert_eq!(store.game(game).await.unwrap(), None);
                }
                Err(other) => panic!("{other}"),
            }
        }
        assert!(stored < 50, "the disk is full");
        assert_eq!(store.counts().await.unwrap().open, before.open + stored);
        set_room(&concrete, "PRAGMA max_page_count = 1000000").await;
        store.append(Story::new(99, creator).create(at(0))).await.unwrap();
    }

    #[tokio::test]
    async fn a_caller_that_goes_away_stops_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let store: Arc<dyn Store> = Arc::new(SqliteStore::open(folder.path()).await.unwrap());
        let creator = guest(&store).await;
        for number in 0..20 {
            let batch = Story::new(number, creator).create(at(0));
            let wait = std::time::Duration::from_micros(u64::from(number) * 100);
            tokio::time::timeout(wait, store.append(batch)).await.ok();
        }
        store.append(Story::new(99, creator).create(at(0))).await.unwrap();
        let stored = store.open_seeks(100).await.unwrap();
        for row in stored {
            assert_eq!(store.events(row.game, 0).await.unwrap().len(), 1);
        }
    }
}
