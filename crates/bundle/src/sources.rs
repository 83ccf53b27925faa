//! The files that are bundled from the repository as they are.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::hashed_names::Assets;

/// The ending of the names of opening books.
pub(crate) const BOOK: &str = "book";

/// Adds the page, its styles and font, the manifest, the JavaScript that starts the page and the worker, and the opening
/// books.
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
    for path in books(&crates)? {
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        assets.add(name, read(&path)?)?;
    }
    assets.add("skep.css", styles(&crates)?)
}

/// The opening books. The page lists them with their games.
fn books(crates: &Path) -> Result<Vec<PathBuf>> {
    let mut paths = sorted_files(&crates.join("../data/book"))?;
    paths.retain(|path| path.extension().is_some_and(|ending| ending == BOOK));
    Ok(paths)
}

/// The styles of the board, followed by those of the application, which may override them.
fn styles(crates: &Path) -> Result<Vec<u8>> {
    let mut all = Vec::new();
    for folder in ["board/styles", "web/styles"] {
        for path in sorted_files(&crates.join(folder))? {
            all.extend(read(&path)?);
        }
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

#[cfg(test)]
mod tests {
    use skep_explorer::Book;

    use super::*;

    /// The largest size of all books together, in bytes.
    const MAX_BOOKS: usize = 400_000;

    #[test]
    fn the_page_lists_every_book_with_its_game() {
        let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let page = String::from_utf8(read(&crates.join("web/index.html")).unwrap()).unwrap();
        let mut bytes = 0;
        let paths = books(&crates).unwrap();
        for path in &paths {
            let file = read(path).unwrap();
            let book = Book::from_bytes(&file).unwrap();
            let game = book.info().game_type;
            let name = path.file_name().unwrap().to_str().unwrap();
            let entry = format!(r#"<meta name="skep-book" data-game="{game}" content="/{name}">"#);
            assert!(page.contains(&entry), "{entry}");
            bytes += file.len();
        }
        assert_eq!(page.matches("skep-book").count(), paths.len());
        assert!(bytes > 0 && bytes <= MAX_BOOKS, "{bytes}");
    }
}
