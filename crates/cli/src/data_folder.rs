//! The folder in which online play keeps everything.

use std::path::PathBuf;

use etcetera::{BaseStrategy as _, choose_base_strategy};

use crate::error::Error;

/// The folder that was named, or that of the system: `skep` in `$XDG_DATA_HOME`, which usually is `~/.local/share`.
pub(crate) fn data_folder(named: Option<&PathBuf>) -> Result<PathBuf, Error> {
    match named {
        Some(folder) => Ok(folder.clone()),
        None => {
            let system = choose_base_strategy().map_err(|_| Error::NoDataFolder)?;
            Ok(system.data_dir().join("skep"))
        }
    }
}
