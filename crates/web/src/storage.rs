//! The storage of the browser, and that of this tab, which answer at once.

use thiserror::Error;
use web_sys::Storage;

/// Why something could not be stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub(crate) enum StorageError {
    /// The browser denies access to the storage.
    #[error("the browser does not let this page keep anything")]
    Forbidden,
    /// The storage quota is exceeded.
    #[error("the browser has no room left for this page")]
    Full,
}

fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok()?
}

/// The text stored under a key.
pub(crate) fn read(key: &str) -> Option<String> {
    storage()?.get_item(key).ok()?
}

/// Stores a text under a key.
pub(crate) fn write(key: &str, text: &str) -> Result<(), StorageError> {
    let storage = storage().ok_or(StorageError::Forbidden)?;
    storage.set_item(key, text).map_err(|_| StorageError::Full)
}

/// Removes the text stored under a key.
pub(crate) fn remove(key: &str) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(key);
    }
}

/// All keys with this prefix, in no particular order.
pub(crate) fn keys(prefix: &str) -> Vec<String> {
    let Some(storage) = storage() else { return Vec::new() };
    let all = 0..storage.length().unwrap_or(0);
    let keys = all.filter_map(|index| storage.key(index).ok().flatten());
    keys.filter(|key| key.starts_with(prefix)).collect()
}

/// The text stored for this tab under a key. It survives a reload.
pub(crate) fn read_in_tab(key: &str) -> Option<String> {
    web_sys::window()?.session_storage().ok()??.get_item(key).ok()?
}

/// Stores a text for this tab under a key.
pub(crate) fn write_in_tab(key: &str, text: &str) {
    if let Some(Ok(Some(storage))) = web_sys::window().map(|window| window.session_storage()) {
        // Without it, the tab falls back on the storage of the browser.
        let _ = storage.set_item(key, text);
    }
}
