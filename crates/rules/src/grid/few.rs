//! A short list that lives on the stack.

use std::ops::Deref;

/// At most `N` things.
#[derive(Clone, Copy)]
pub(crate) struct Few<T, const N: usize> {
    items: [T; N],
    len: u16,
}

impl<T: Copy, const N: usize> Few<T, N> {
    /// Nothing yet. The filler is never seen.
    #[inline]
    pub(crate) fn new(filler: T) -> Self {
        Few { items: [filler; N], len: 0 }
    }

    /// Adds one.
    #[inline]
    pub(crate) fn push(&mut self, item: T) {
        self.items[self.len as usize] = item;
        self.len += 1;
    }
}

impl<T, const N: usize> Deref for Few<T, N> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..self.len as usize]
    }
}
