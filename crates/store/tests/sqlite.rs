//! The SQLite store keeps the contract.

use std::sync::Arc;

use async_trait::async_trait;
use skep_store::contract::Place;
use skep_store::{SqliteStore, Store};
use tempfile::TempDir;

struct Folder(TempDir);

impl Folder {
    fn new() -> Folder {
        Folder(tempfile::tempdir().expect("a folder for the test"))
    }
}

#[async_trait]
impl Place for Folder {
    async fn open(&self) -> Arc<dyn Store> {
        Arc::new(SqliteStore::open(self.0.path()).await.expect("the store opens"))
    }
}

skep_store::contract_tests!(Folder::new());
