//! Places that are limited by key, as connections by address and sockets by person.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};

/// How many places each key has taken.
#[derive(Debug)]
pub(crate) struct Places<K: Eq + Hash>(Arc<Mutex<HashMap<K, usize>>>);

/// A place, which is free again when it is dropped.
#[derive(Debug)]
pub(crate) struct Place<K: Eq + Hash> {
    places: Arc<Mutex<HashMap<K, usize>>>,
    key: K,
}

impl<K: Copy + Eq + Hash> Places<K> {
    /// A place for the key, unless it has as many as it may have.
    pub(crate) fn take(&self, key: K, most: usize) -> Option<Place<K>> {
        let mut places = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let taken = places.get(&key).copied().unwrap_or_default();
        if taken >= most {
            return None;
        }
        places.insert(key, taken + 1);
        Some(Place { places: Arc::clone(&self.0), key })
    }
}

impl<K: Eq + Hash> Default for Places<K> {
    fn default() -> Self {
        Places(Arc::default())
    }
}

impl<K: Eq + Hash> Drop for Place<K> {
    fn drop(&mut self) {
        let mut places = self.places.lock().unwrap_or_else(PoisonError::into_inner);
        match places.get_mut(&self.key) {
            Some(taken) if *taken > 1 => *taken -= 1,
            _ => {
                places.remove(&self.key);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_counted_by_key_while_they_are_kept() {
        let places = Places::default();
        let first = places.take('a', 2).unwrap();
        let _second = places.take('a', 2).unwrap();
        assert!(places.take('a', 2).is_none());
        assert!(places.take('b', 2).is_some());
        drop(first);
        assert!(places.take('a', 2).is_some());
        assert_eq!(places.0.lock().unwrap().len(), 1);
    }
}
