//! The target for opening books. It may not panic, whatever the bytes are.

use skep_explorer::{Book, MAX_ENTRIES};

/// Panics if the target's rule is broken. Returns whether the input was accepted.
type Body = fn(&[u8]) -> bool;

/// The targets by their names.
pub(crate) const BODIES: [(&str, Body); 1] = [("read_book", read_book)];

/// A book that is read is written as bytes that mean the same. The input has no checksum: a fuzzer would not guess it.
fn read_book(data: &[u8]) -> bool {
    let mut bytes = data.to_vec();
    let sum = data
        .iter()
        .fold(0x811c_9dc5_u32, |sum, &byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    bytes.extend(sum.to_le_bytes());
    let Ok(book) = Book::from_bytes(&bytes) else { return false };
    assert!(book.len() <= MAX_ENTRIES);
    assert_eq!(Book::from_bytes(&book.to_bytes()), Ok(book));
    true
}
