//! Measures how many events a second the SQLite store takes, and how long a writer waits, with 1, 50 and 250 writers at once.
//!
//! `cargo run --release -p skep-store --features contract --example commits [FOLDER] [SECONDS]`

#![allow(clippy::print_stdout)]

use std::error::Error;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use skep_store::contract::sample::{Story, at, guest, playing};
use skep_store::{SqliteStore, Store};
use tokio::task::JoinSet;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let parent = arguments.next().map_or_else(std::env::temp_dir, PathBuf::from);
    let seconds = arguments.next().map_or(Ok(5), |text| text.parse())?;
    let folder = parent.join(format!("skep-commits-{}", std::process::id()));
    println!("writers  events/s  commits/s  events/commit  median ms  p99 ms");
    for writers in [1, 50, 250] {
        let store = Arc::new(SqliteStore::open(&folder).await?);
        let measured = measure(&store, writers, Duration::from_secs(seconds)).await;
        Arc::clone(&store).into_dyn().close().await;
        drop(store);
        std::fs::remove_dir_all(&folder)?;
        println!("{writers:>7}  {measured}");
    }
    Ok(())
}

/// The store as the server has it.
trait IntoDyn {
    fn into_dyn(self) -> Arc<dyn Store>;
}

impl IntoDyn for Arc<SqliteStore> {
    fn into_dyn(self) -> Arc<dyn Store> {
        self
    }
}

async fn measure(store: &Arc<SqliteStore>, writers: u32, duration: Duration) -> String {
    let shared = Arc::clone(store).into_dyn();
    let (white, black) = (guest(&shared).await, guest(&shared).await);
    let mut stories = Vec::new();
    for game in 0..writers {
        stories.push(playing(&shared, Story::new(game, white), black).await);
    }
    let (start, commits) = (Instant::now(), store.commits());
    let mut tasks = JoinSet::new();
    for mut story in stories {
        let store = Arc::clone(&shared);
        tasks.spawn(async move {
            let mut waits = Vec::new();
            story.row.position = "a position of a common length ".repeat(15);
            while start.elapsed() < duration {
                let asked = Instant::now();
                if store.append(story.act(at(0))).await.is_ok() {
                    waits.push(asked.elapsed());
                }
            }
            waits
        });
    }
    let mut waits: Vec<Duration> = tasks.join_all().await.into_iter().flatten().collect();
    let seconds = start.elapsed().as_secs_f64();
    let commits = (store.commits() - commits) as f64;
    waits.sort_unstable();
    let part = |part: usize| {
        let wait = waits.get(waits.len() * part / 100).copied().unwrap_or_default();
        wait.as_secs_f64() * 1000.0
    };
    let events = waits.len() as f64;
    format!(
        "{:>8.0}  {:>9.0}  {:>13.1}  {:>9.1}  {:>6.1}",
        events / seconds,
        commits / seconds,
        events / commits.max(1.0),
        part(50),
        part(99)
    )
}
