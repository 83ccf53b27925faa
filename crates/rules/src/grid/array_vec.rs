//! A vector of bounded length that needs no allocation.

use std::ops::Deref;

/// A vector of at most `N` items, stored inline.
#[derive(Clone, Copy)]
pub(crate) struct ArrayVec<T, const N: usize> {
    items: [T; N],
    len: u16,
}

impl<T: Copy, const N: usize> ArrayVec<T, N> {
    /// An empty vector. The filler initializes the unused items and is never returned.
    #[inline]
    pub(crate) fn new(filler: T) -> Self {
        ArrayVec { items: [filler; N], len: 0 }
    }

    /// Appends an item. Panics if there is no room for it.
    #[inline]
    pub(crate) fn push(&mut self, item: T) {
        self.items[self.len as usize] = item;
        self.len += 1;
    }
}

impl<T, const N: usize> Deref for ArrayVec<T, N> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..self.len as usize]
    }
}
