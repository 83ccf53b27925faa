//! The database of games in IndexedDB.

use std::cell::RefCell;
use std::rc::Rc;

use idb::{
    Database, DatabaseEvent, Error, Factory, KeyPath, ObjectStore, ObjectStoreParams, Transaction,
    TransactionMode,
};
use skep_record::Summary;
use tokio::sync::OnceCell;
use wasm_bindgen::{JsCast, JsValue};

use super::{GameId, StoredGame, journal, local};
use crate::storage::StorageError;

const NAME: &str = "skep";
const VERSION: u32 = 1;
const GAMES: &str = "games";

thread_local! {
    /// The connection, opened when it is first needed.
    static CONNECTION: RefCell<Rc<OnceCell<Database>>> = RefCell::default();
}

/// What a transaction does with a game.
pub(super) enum Change {
    /// Leaves it as it is.
    Keep,
    /// Stores it.
    Put(StoredGame),
    /// Removes it.
    Delete,
}

/// All games, in no particular order.
pub(super) async fn all() -> Result<Vec<StoredGame>, StorageError> {
    let transaction = begin(TransactionMode::ReadOnly).await?;
    let found = games(&transaction)?.get_all(None, None).map_err(failed)?;
    let found = found.await.map_err(failed)?;
    Ok(found.iter().filter_map(from_js).collect())
}

/// The game with this id.
pub(super) async fn get(id: &GameId) -> Result<Option<StoredGame>, StorageError> {
    let transaction = begin(TransactionMode::ReadOnly).await?;
    find(&games(&transaction)?, id).await
}

/// Changes a game: `decide` is given what is stored. All is one transaction.
pub(super) async fn update<T>(
    id: &GameId,
    decide: impl FnOnce(Option<StoredGame>) -> (Change, T),
) -> Result<T, StorageError> {
    let transaction = begin(TransactionMode::ReadWrite).await?;
    update_in(transaction, id, decide).await
}

/// Changes several games in one transaction, one after the other.
pub(super) async fn update_all<T>(
    items: Vec<(GameId, T)>,
    mut decide: impl FnMut(Option<StoredGame>, GameId, T) -> Change,
) -> Result<(), StorageError> {
    let transaction = begin(TransactionMode::ReadWrite).await?;
    update_all_in(transaction, items, &mut decide).await
}

/// A transaction that failed in part is not committed: it is aborted when nothing more is asked of it and an exception or
/// an error was the reason, and otherwise has written nothing.
async fn update_in<T>(
    transaction: Transaction,
    id: &GameId,
    decide: impl FnOnce(Option<StoredGame>) -> (Change, T),
) -> Result<T, StorageError> {
    let store = games(&transaction)?;
    let (change, result) = decide(find(&store, id).await?);
    make(&store, id, change).await?;
    commit(transaction).await?;
    Ok(result)
}

async fn update_all_in<T>(
    transaction: Transaction,
    items: Vec<(GameId, T)>,
    decide: &mut impl FnMut(Option<StoredGame>, GameId, T) -> Change,
) -> Result<(), StorageError> {
    let store = games(&transaction)?;
    for (id, item) in items {
        let change = decide(find(&store, &id).await?, id.clone(), item);
        if let Err(error) = make(&store, &id, change).await {
            // Nothing is taken over in part.
            let _ = transaction.abort();
            return Err(error);
        }
    }
    commit(transaction).await
}

async fn find(store: &ObjectStore, id: &GameId) -> Result<Option<StoredGame>, StorageError> {
    let found = store.get(JsValue::from_str(id.word())).map_err(failed)?;
    let found = found.await.map_err(failed)?;
    Ok(found.as_ref().and_then(from_js))
}

async fn make(store: &ObjectStore, id: &GameId, change: Change) -> Result<(), StorageError> {
    match change {
        Change::Keep => {}
        Change::Put(game) => {
            store.put(&to_js(&game), None).map_err(failed)?.await.map_err(failed)?;
        }
        Change::Delete => {
            let key = JsValue::from_str(id.word());
            store.delete(key).map_err(failed)?.await.map_err(failed)?;
        }
    }
    Ok(())
}

async fn commit(transaction: Transaction) -> Result<(), StorageError> {
    let transaction = transaction.commit().map_err(failed)?;
    match transaction.await {
        Ok(result) if result.is_committed() => Ok(()),
        // Every request has succeeded: what is left to fail is writing to the disk.
        Ok(_) => Err(StorageError::Full),
        Err(error) => Err(failed(error)),
    }
}

/// Begins a transaction. A connection that the browser has closed, as it does when site data is cleared, is opened again.
async fn begin(mode: TransactionMode) -> Result<Transaction, StorageError> {
    let connection = CONNECTION.with_borrow(Rc::clone);
    let database = connection.get_or_try_init(open).await?;
    if let Ok(transaction) = database.transaction(&[GAMES], mode) {
        return Ok(transaction);
    }
    CONNECTION.set(Rc::default());
    let connection = CONNECTION.with_borrow(Rc::clone);
    let database = connection.get_or_try_init(open).await?;
    database.transaction(&[GAMES], mode).map_err(failed)
}

/// Opens the database, and brings into it what is in local storage: the games of earlier versions, and what was not stored
/// yet when a page was left. Everybody who asks for games waits for that.
async fn open() -> Result<Database, StorageError> {
    let factory = Factory::new().map_err(failed)?;
    let mut request = factory.open(NAME, Some(VERSION)).map_err(failed)?;
    request.on_upgrade_needed(|event| {
        let mut params = ObjectStoreParams::new();
        params.key_path(Some(KeyPath::new_single("id")));
        // If this fails, so does every transaction.
        let _ = event.database().and_then(|database| database.create_object_store(GAMES, params));
    });
    let mut database = request.await.map_err(failed)?;
    // A later version of the application, in another tab, may want to change the database.
    database.on_version_change(|event| {
        let database = event.target().and_then(|target| target.dyn_into().ok());
        database.iter().for_each(web_sys::IdbDatabase::close);
    });
    let write = || database.transaction(&[GAMES], TransactionMode::ReadWrite).map_err(failed);
    let old = local::all();
    if !old.is_empty() {
        let ids: Vec<GameId> = old.iter().map(|(id, _)| id.clone()).collect();
        // If this fails, the games stay where they are, and are listed from there.
        if update_all_in(write()?, old, &mut local::take_over).await.is_ok() {
            ids.iter().for_each(local::remove);
        }
    }
    for (key, entry) in journal::all() {
        let id = entry.id();
        if update_in(write()?, &id, |stored| entry.decide(stored)).await.is_ok() {
            journal::remove(&key);
        }
    }
    Ok(database)
}

fn games(transaction: &Transaction) -> Result<ObjectStore, StorageError> {
    transaction.object_store(GAMES).map_err(failed)
}

/// What an error of the database means for people.
fn failed(error: Error) -> StorageError {
    let value: JsValue = match error {
        Error::DomException(exception) => exception.into(),
        Error::UpdateFailed(value) | Error::AddFailed(value) => value,
        _ => return StorageError::Forbidden,
    };
    let name = value.dyn_into::<web_sys::DomException>().map(|exception| exception.name());
    if name.is_ok_and(|name| name == "QuotaExceededError") {
        StorageError::Full
    } else {
        StorageError::Forbidden
    }
}

/// A game as an object of the database.
fn to_js(game: &StoredGame) -> JsValue {
    let object = js_sys::Object::new();
    let set = |name: &str, value: JsValue| {
        // A new object takes every property.
        let _ = js_sys::Reflect::set(&object, &JsValue::from_str(name), &value);
    };
    set("id", game.id.word().into());
    set("revision", (game.revision as f64).into());
    set("text", game.text.as_str().into());
    if let Ok(summary) = &game.summary {
        set("summary", summary.write().into());
    }
    object.into()
}

fn from_js(object: &JsValue) -> Option<StoredGame> {
    let get = |name: &str| js_sys::Reflect::get(object, &JsValue::from_str(name)).ok();
    let id = GameId(get("id")?.as_string()?);
    let revision = get("revision").and_then(|value| value.as_f64()).unwrap_or_default() as u64;
    let text = get("text").and_then(|value| value.as_string()).unwrap_or_default();
    let summary = get("summary").and_then(|value| value.as_string());
    Some(match summary.and_then(|text| Summary::read(&text)) {
        Some(summary) => StoredGame { id, revision, text, summary: Ok(summary) },
        None => StoredGame::of_text(id, revision, text),
    })
}
