//! The files that are bundled from the repository as they are.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::hashed_names::Assets;

/// Adds the page, its styles and font, the manifest, and the JavaScript that starts the page and the worker.
pub(crate) fn add(assets: &mut Assets) -> Result<()> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    for path in [
        "bundle/files/skep.js",
        "bundle/files/worker.js",
        "bundle/files/manifest.webmanifest",
        "web/index.html",
        "web/fonts/skep-sans.woff2",
    ] {
        let name = path.rsplit('/').next().unwrap_or(path);
        assets.add(name, read(&crates.join(path))?)?;
    }
    assets.add("skep.css", styles(&crates)?)
}

/// The styles of the board, followed by those of the application, which may override them.
fn styles(crates: &Path) -> Result<Vec<u8>> {
    let mut all = Vec::new();
    for path in
        [vec![crates.join("board/board.css")], sorted_files(&crates.join("web/styles"))?].concat()
    {
        all.extend(read(&path)?);
    }
    Ok(all)
}

/// The files of a folder, sorted by name.
fn sorted_files(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries =
        fs::read_dir(folder).with_context(|| format!("{} cannot be read", folder.display()))?;
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.sort_unstable();
    Ok(paths)
}

fn read(path: &Path) -> Result<Vec<u8>> {
    fs::read(path).with_context(|| format!("{} cannot be read", path.display()))
}
