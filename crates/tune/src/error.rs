//! What can go wrong.

use std::io;
use std::path::PathBuf;

use skep_rules::TypeError;

/// Why the tuner gave up.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Error {
    #[error("{0}: {1}")]
    File(PathBuf, io::Error),
    #[error("{0}, line {1}: {2}")]
    Line(PathBuf, usize, String),
    #[error("{0} is no game type: {1}")]
    Type(String, TypeError),
    #[error("there are no positions in these files")]
    Nothing,
}
