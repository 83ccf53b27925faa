//! The errors of the tuner.

use std::io;
use std::path::PathBuf;

use skep_rules::TypeError;

/// An error that ends the program.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Error {
    #[error("{0}: {1}")]
    File(PathBuf, io::Error),
    #[error("{0}, line {1}: {2}")]
    Line(PathBuf, usize, String),
    #[error("{0} is not a game type: {1}")]
    Type(String, TypeError),
    #[error("{0} has games of another type, number of nodes or seed")]
    OtherGames(PathBuf),
    #[error("the files need positions of at least one game for training and one for validation")]
    TooFewGames,
}
