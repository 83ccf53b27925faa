//! The SQLite store as files: opening, damage, backup, restore, and processes that are killed.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use skep_store::contract::sample::{Story, at, game_id, guest, playing};
use skep_store::{
    BackupError, DATABASE_FILE, DatabaseError, Existing, RestoreError, SCHEMA_VERSION, SqliteStore,
    Store, Summary, check, restore,
};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, Connection, query};
use tokio::task::JoinSet;

async fn open(folder: &Path) -> Arc<SqliteStore> {
    Arc::new(SqliteStore::open(folder).await.expect("the store opens"))
}

/// The store as the server has it.
fn shared(store: &Arc<SqliteStore>) -> Arc<dyn Store> {
    Arc::clone(store) as Arc<dyn Store>
}

async fn execute(file: &Path, sql: &str) {
    let options = SqliteConnectOptions::new().filename(file).create_if_missing(true);
    let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
    query(AssertSqlSafe(sql.to_owned())).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

/// A folder with a closed store that has a game of three events.
async fn folder_with_a_game() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    let shared = shared(&store);
    let (white, black) = (guest(&shared).await, guest(&shared).await);
    let mut story = playing(&shared, Story::new(1, white), black).await;
    shared.append(story.act(at(2))).await.unwrap();
    shared.close().await;
    folder
}

const A_GAME: Summary = Summary { version: SCHEMA_VERSION, people: 12, games: 1, events: 3 };

#[tokio::test]
async fn a_folder_is_made_for_its_owner_only() {
    let parent = tempfile::tempdir().unwrap();
    let folder = parent.path().join("one").join("two");
    let store = open(&folder).await;
    assert_eq!(store.file(), folder.join(DATABASE_FILE));
    shared(&store).new_guest(at(0)).await.unwrap();
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
        assert_eq!(mode(&folder), 0o700);
        for file in fs::read_dir(&folder).unwrap() {
            assert_eq!(mode(&file.unwrap().path()), 0o600);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn many_processes_may_open_a_new_folder_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let mut tasks = JoinSet::new();
    for _ in 0..8 {
        let path = folder.path().to_owned();
        tasks.spawn(async move { guest(&shared(&open(&path).await)).await });
    }
    let mut guests = tasks.join_all().await;
    guests.sort_unstable();
    guests.dedup();
    assert_eq!(guests.len(), 8);
}

#[tokio::test]
async fn a_folder_that_cannot_be_made_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    let error = SqliteStore::open(file.join("data")).await.unwrap_err();
    assert!(matches!(error, DatabaseError::File { .. }), "{error}");
}

#[tokio::test]
async fn a_current_database_is_opened_as_it_is() {
    let folder = folder_with_a_game().await;
    let store = open(folder.path()).await;
    assert_eq!(store.commits(), 0);
    assert_eq!(shared(&store).computers().await.unwrap().len(), 10);
    shared(&store).close().await;
    assert_eq!(check(store.file()).await.unwrap(), A_GAME);
}

#[tokio::test]
async fn an_older_database_is_brought_to_the_layout_of_today() {
    let folder = folder_with_a_game().await;
    let file = folder.path().join(DATABASE_FILE);
    // As the first version has left it.
    execute(&file, "DROP INDEX games_ended").await;
    execute(&file, "DELETE FROM _sqlx_migrations WHERE version > 1").await;
    assert_eq!(check(&file).await.unwrap(), Summary { version: 1, ..A_GAME });
    let store = open(folder.path()).await;
    assert_eq!(shared(&store).recent_games(1).await.unwrap(), []);
    shared(&store).close().await;
    assert_eq!(check(&file).await.unwrap(), A_GAME);
    // The index is there again.
    execute(&file, "DROP INDEX games_ended").await;
}

#[tokio::test]
async fn a_newer_database_is_refused_and_left_alone() {
    let folder = folder_with_a_game().await;
    let file = folder.path().join(DATABASE_FILE);
    let next = SCHEMA_VERSION + 1;
    execute(&file, &format!("INSERT INTO _sqlx_migrations VALUES ({next}, 'next', 0, 1, x'', 0)"))
        .await;
    let before = fs::read(&file).unwrap();
    for error in
        [SqliteStore::open(folder.path()).await.unwrap_err(), check(&file).await.unwrap_err()]
    {
        assert!(
            matches!(error, DatabaseError::Newer { found, known, .. } if (found, known) == (next, SCHEMA_VERSION)),
            "{error}"
        );
        assert!(error.to_string().contains("newer version of skep"), "{error}");
    }
    let elsewhere = tempfile::tempdir().unwrap();
    let error = restore(&file, elsewhere.path(), Existing::Refuse).await.unwrap_err();
    assert!(matches!(error, RestoreError::Backup(DatabaseError::Newer { .. })), "{error}");
    assert_eq!(fs::read(&file).unwrap(), before);
}

#[tokio::test]
async fn a_database_of_another_program_is_refused_and_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join(DATABASE_FILE);
    execute(&file, "CREATE TABLE notes (text)").await;
    let before = fs::read(&file).unwrap();
    let error = SqliteStore::open(folder.path()).await.unwrap_err();
    assert!(matches!(error, DatabaseError::Foreign { .. }), "{error}");
    assert_eq!(fs::read(&file).unwrap(), before);
}

#[tokio::test]
async fn a_damaged_database_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join(DATABASE_FILE);
    for content in [b"no database".repeat(1000), b"SQLite format 3\0".repeat(1000)] {
        fs::write(&file, &content).unwrap();
        let error = SqliteStore::open(folder.path()).await.unwrap_err();
        assert!(matches!(error, DatabaseError::Damaged { .. }), "{error}");
        let error = check(&file).await.unwrap_err();
        assert!(matches!(error, DatabaseError::Damaged { .. }), "{error}");
        assert_eq!(fs::read(&file).unwrap(), content);
    }
}

#[tokio::test]
async fn a_damaged_page_is_found_by_a_check_and_not_restored() {
    let folder = folder_with_a_game().await;
    let backup = folder.path().join("backup.db");
    let store = open(folder.path()).await;
    shared(&store).backup(&backup).await.unwrap();
    let sound = fs::read(&backup).unwrap();
    let target = tempfile::tempdir().unwrap();
    let mut refused = 0;
    // Damage to a page that nothing is on, or to a letter of a text, cannot be found.
    let pages = sound.len() / 4096;
    for page in 0..pages {
        let mut content = sound.clone();
        content[page * 4096..(page + 1) * 4096].fill(0xa5);
        fs::write(&backup, &content).unwrap();
        if let Err(error) = check(&backup).await {
            assert!(
                matches!(error, DatabaseError::Damaged { .. } | DatabaseError::Foreign { .. }),
                "page {page}: {error}"
            );
            let result = restore(&backup, target.path(), Existing::Refuse).await;
            assert!(matches!(result, Err(RestoreError::Backup(_))), "page {page}");
            refused += 1;
        }
    }
    assert_eq!(refused, pages, "every page is used");
    for length in [0, 1, 100, 4096, sound.len() / 2, sound.len() - 4096] {
        fs::write(&backup, &sound[..length]).unwrap();
        let result = restore(&backup, target.path(), Existing::Refuse).await;
        assert!(matches!(result, Err(RestoreError::Backup(_))), "{length} bytes: {result:?}");
    }
    assert_eq!(fs::read_dir(target.path()).unwrap().count(), 0);
    let missing = restore(Path::new("/no/such/file"), target.path(), Existing::Refuse).await;
    assert!(matches!(missing, Err(RestoreError::Backup(DatabaseError::File { .. }))));
}

#[tokio::test]
async fn a_game_that_lacks_an_event_is_found_by_a_check() {
    for sql in [
        "DELETE FROM events WHERE number = 1",
        "DELETE FROM events WHERE number = 2",
        "DELETE FROM events WHERE number = 3",
        "DELETE FROM events",
        "UPDATE games SET version = 2",
        "PRAGMA foreign_keys = OFF; DELETE FROM games",
    ] {
        let folder = folder_with_a_game().await;
        let file = folder.path().join(DATABASE_FILE);
        assert_eq!(check(&file).await.unwrap(), A_GAME);
        execute(&file, sql).await;
        let error = check(&file).await.unwrap_err();
        assert!(matches!(error, DatabaseError::Damaged { .. }), "{sql}: {error}");
    }
}

// On one thread tasks run in turn: all requests are in the queue before the task that writes looks into it.
#[tokio::test(flavor = "current_thread")]
async fn requests_that_wait_share_a_commit() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    let creator = guest(&shared(&store)).await;
    let before = store.commits();
    let mut tasks = JoinSet::new();
    for number in 0..200 {
        let store = shared(&store);
        tasks.spawn(async move { store.append(Story::new(number, creator).create(at(0))).await });
    }
    for result in tasks.join_all().await {
        result.unwrap();
    }
    assert_eq!(store.commits() - before, 1);
    assert_eq!(shared(&store).counts().await.unwrap().open, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_of_a_store_in_use_has_all_that_was_acknowledged() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    let (white, black) = (guest(&shared(&store)).await, guest(&shared(&store)).await);
    let stop = Arc::new(AtomicBool::new(false));
    let acknowledged = Arc::new(std::sync::Mutex::new([2_u32; 8]));
    let mut tasks = JoinSet::new();
    for number in 0..8_u32 {
        let (store, stop, acknowledged) =
            (shared(&store), Arc::clone(&stop), Arc::clone(&acknowledged));
        tasks.spawn(async move {
            let mut story = playing(&store, Story::new(number, white), black).await;
            while !stop.load(Ordering::Relaxed) {
                store.append(story.act(at(2))).await.unwrap();
                acknowledged.lock().unwrap()[number as usize] = story.version;
            }
        });
    }
    while acknowledged.lock().unwrap().iter().any(|&version| version < 5) {
        tokio::task::yield_now().await;
    }
    for round in 0..5 {
        let backup = folder.path().join(format!("backup-{round}"));
        let before = *acknowledged.lock().unwrap();
        shared(&store).backup(&backup).await.unwrap();
        check(&backup).await.unwrap();
        let target = tempfile::tempdir().unwrap();
        restore(&backup, target.path(), Existing::Refuse).await.unwrap();
        let restored = shared(&open(target.path()).await);
        for (number, version) in (0..).zip(before) {
            let events = restored.events(game_id(number), 0).await.unwrap();
            assert!(events.len() >= version as usize, "{} of {version} events", events.len());
            assert!((1..).zip(&events).all(|(number, event)| event.number == number));
        }
    }
    stop.store(true, Ordering::Relaxed);
    tasks.join_all().await;
}

#[tokio::test]
async fn a_backup_that_fails_leaves_no_file() {
    let folder = folder_with_a_game().await;
    let store = open(folder.path()).await;
    let backup = folder.path().join("backup");
    let part = folder.path().join("backup.part");
    fs::write(&part, "of another backup").unwrap();
    let error = shared(&store).backup(&backup).await.unwrap_err();
    assert!(matches!(error, BackupError::Exists { ref path } if *path == part), "{error}");
    assert!(!backup.exists());
    assert_eq!(fs::read_to_string(&part).unwrap(), "of another backup");
    fs::remove_file(&part).unwrap();
    shared(&store).backup(&backup).await.unwrap();
    assert!(!part.exists());
    assert_eq!(check(&backup).await.unwrap(), A_GAME);
}

#[tokio::test]
async fn a_restore_overwrites_nothing_unless_told() {
    let (source, target) = (folder_with_a_game().await, tempfile::tempdir().unwrap());
    let backup = source.path().join("backup");
    shared(&open(source.path()).await).backup(&backup).await.unwrap();
    let old = shared(&open(target.path()).await);
    let person = guest(&old).await;
    old.set_state("who", "the old one").await.unwrap();

    let refused = restore(&backup, target.path(), Existing::Refuse).await.unwrap_err();
    assert!(matches!(refused, RestoreError::Exists { .. }), "{refused}");
    let in_use = restore(&backup, target.path(), Existing::SetAside).await.unwrap_err();
    assert!(matches!(in_use, RestoreError::InUse { .. }), "{in_use}");
    assert!(old.person(person).await.unwrap().is_some());
    guest(&old).await;
    old.close().await;

    for round in 1..=2 {
        let summary = restore(&backup, target.path(), Existing::SetAside).await.unwrap();
        assert_eq!(summary, A_GAME);
        assert!(target.path().join(format!("skep-before-restore-{round}.db")).exists());
        let new = shared(&open(target.path()).await);
        assert_eq!(new.state("who").await.unwrap(), None);
        assert_eq!(new.events(game_id(1), 0).await.unwrap().len(), 3);
        new.close().await;
    }
    let kept = tempfile::tempdir().unwrap();
    let aside = target.path().join("skep-before-restore-1.db");
    restore(&aside, kept.path(), Existing::Refuse).await.unwrap();
    let kept = shared(&open(kept.path()).await);
    assert_eq!(kept.state("who").await.unwrap().as_deref(), Some("the old one"));
}

#[tokio::test]
async fn a_damaged_database_can_be_replaced_by_a_backup() {
    let (source, target) = (folder_with_a_game().await, folder_with_a_game().await);
    let backup = source.path().join("backup");
    shared(&open(source.path()).await).backup(&backup).await.unwrap();
    let file = target.path().join(DATABASE_FILE);
    fs::write(&file, "damaged").unwrap();
    fs::write(target.path().join("skep.db-wal"), "damaged log").unwrap();
    restore(&backup, target.path(), Existing::SetAside).await.unwrap();
    assert_eq!(check(&file).await.unwrap(), A_GAME);
    let aside = target.path().join("skep-before-restore-1.db");
    assert_eq!(fs::read_to_string(aside).unwrap(), "damaged");
    let store = shared(&open(target.path()).await);
    assert_eq!(store.events(game_id(1), 0).await.unwrap().len(), 3);
}

#[tokio::test]
async fn a_value_that_makes_no_sense_is_an_error_and_no_panic() {
    let folder = folder_with_a_game().await;
    let file = folder.path().join(DATABASE_FILE);
    execute(&file, "UPDATE events SET event = '{\"event\":\"flew\"}' WHERE number = 3").await;
    execute(&file, "UPDATE games SET game_type = 'Chess'").await;
    execute(
        &file,
        "PRAGMA ignore_check_constraints = 1; UPDATE people SET kind = 'bee' WHERE id = 11",
    )
    .await;
    let store = shared(&open(folder.path()).await);
    let errors = [
        store.events(game_id(1), 0).await.unwrap_err(),
        store.game(game_id(1)).await.unwrap_err(),
        store.running_games().await.unwrap_err(),
        store.person(skep_club::PersonId(11)).await.unwrap_err(),
    ];
    for error in errors {
        assert!(error.to_string().contains("makes no sense"), "{error}");
    }
}

/// The environment variable that makes a test the process that is killed.
const FOLDER_TO_WRITE: &str = "SKEP_TEST_FOLDER_TO_WRITE";

/// Writes as fast as it can, and prints the number of every event that is acknowledged.
#[tokio::test(flavor = "multi_thread")]
async fn writer_that_is_killed() {
    let Some(folder) = std::env::var_os(FOLDER_TO_WRITE) else { return };
    let store = shared(&open(Path::new(&folder)).await);
    let mut tasks = JoinSet::new();
    for number in 0..20 {
        let store = Arc::clone(&store);
        tasks.spawn(async move {
            let row = store.game(game_id(number)).await.unwrap().unwrap();
            let version = u32::try_from(store.events(row.game, 0).await.unwrap().len()).unwrap();
            let mut story = Story { row, version };
            loop {
                store.append(story.act(at(u64::from(story.version)))).await.unwrap();
                use std::io::Write;
                writeln!(std::io::stderr(), "stored {number} {}", story.version).unwrap();
            }
        });
    }
    tasks.join_all().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_killed_process_loses_nothing_that_it_has_acknowledged() {
    let folder = tempfile::tempdir().unwrap();
    let store = shared(&open(folder.path()).await);
    let (white, black) = (guest(&store).await, guest(&store).await);
    for number in 0..20 {
        playing(&store, Story::new(number, white), black).await;
    }
    store.close().await;
    let mut acknowledged = [2; 20];
    for round in 1..=5 {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "writer_that_is_killed", "--nocapture"])
            .env(FOLDER_TO_WRITE, folder.path())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stderr.take().unwrap()).lines();
        let mut note = |line: String| {
            let words: Vec<&str> = line.split(' ').collect();
            let ["stored", number, version] = words[..] else { return };
            acknowledged[number.parse::<usize>().unwrap()] = version.parse().unwrap();
        };
        lines.by_ref().take(150 * round).map_while(Result::ok).for_each(&mut note);
        child.kill().unwrap();
        child.wait().unwrap();
        // What was printed before the end counts too; the last line may be cut off.
        let rest: Vec<String> = lines.map_while(Result::ok).collect();
        let complete = rest.len().saturating_sub(1);
        rest.into_iter().take(complete).for_each(&mut note);

        let total = acknowledged.iter().map(|version| version - 2).sum::<u32>() as usize;
        assert!(total >= 150 * round, "only {total} events were acknowledged");

        let store = shared(&open(folder.path()).await);
        for (number, version) in (0..).zip(acknowledged) {
            let events = store.events(game_id(number), 0).await.unwrap();
            assert!(events.len() >= version as usize, "{} of {version} events", events.len());
        }
        store.close().await;
        check(&folder.path().join(DATABASE_FILE)).await.unwrap();
    }
}
