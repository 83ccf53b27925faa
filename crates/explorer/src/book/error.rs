//! Why a file is no book.

use skep_rules::TypeError;
use thiserror::Error;

use super::{MAX_BOOK, MAX_ENTRIES};

/// Why a file is no book.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BookError {
    /// The file begins with something else.
    #[error("the file is no opening book")]
    NoBook,
    /// A version that this program does not know.
    #[error("the book has version {0}, which is unknown")]
    Version(u8),
    /// More bytes than are read.
    #[error("the book has {0} bytes, more than {MAX_BOOK}")]
    TooLarge(usize),
    /// More moves than are read.
    #[error("the book has {0} moves, more than {MAX_ENTRIES}")]
    TooManyMoves(u64),
    /// The bytes are not those that were written.
    #[error("the book is damaged: its checksum is wrong")]
    Checksum,
    /// A number that cannot be.
    #[error("the book is damaged: {0}")]
    Damaged(&'static str),
    /// A game type that cannot be read.
    #[error("the book is of an unknown game: {0}")]
    Type(#[from] TypeError),
}
