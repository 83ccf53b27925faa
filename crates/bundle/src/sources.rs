//! The files that are bundled from the repository as they are.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};

use crate::hashed_names::Assets;

/// The ending of the names of opening books.
pub(crate) const BOOK: &str = "book";
/// The ending of the names of packs of puzzles.
pub(crate) const PUZZLES: &str = "puzzles";
/// The place in the page where the packs of puzzles are listed.
const PACKS_HERE: &str = "  <!-- packs of puzzles -->\n";

/// Adds the page, its styles and font, the manifest, the JavaScript that starts the page and the worker, the opening books
/// and the packs of puzzles.
pub(crate) fn add(assets: &mut Assets) -> Result<()> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    for path in [
        "bundle/files/skep.js",
        "bundle/files/worker.js",
        "bundle/files/manifest.webmanifest",
        "web/fonts/skep-sans.woff2",
    ] {
        let name = path.rsplit('/').next().unwrap_or(path);
        assets.add(name, read(&crates.join(path))?)?;
    }
    let packs = packs(&crates)?;
    for path in books(&crates)?.iter().chain(&packs) {
        assets.add(file_name(path), read(path)?)?;
    }
    assets.add("index.html", page(&crates, &packs)?)?;
    assets.add("skep.css", styles(&crates)?)
}

/// The opening books. The page lists them with their games.
fn books(crates: &Path) -> Result<Vec<PathBuf>> {
    files_with_ending(&crates.join("../data/book"), BOOK)
}

/// The packs of puzzles, one for each family of games.
fn packs(crates: &Path) -> Result<Vec<PathBuf>> {
    files_with_ending(&crates.join("../data/puzzles"), PUZZLES)
}

/// The page, with a list of the packs of puzzles: family, number of puzzles, and address.
fn page(crates: &Path, packs: &[PathBuf]) -> Result<Vec<u8>> {
    let page = String::from_utf8(read(&crates.join("web/index.html"))?)
        .context("index.html is not UTF-8")?;
    let mut list = String::new();
    for path in packs {
        let family = path.file_stem().and_then(|name| name.to_str()).unwrap_or_default();
        // The first line is a heading.
        let count = read(path)?.iter().filter(|&&byte| byte == b'\n').count().saturating_sub(1);
        list.push_str(&format!(
            "  <meta name=\"skep-puzzles\" data-family=\"{family}\" data-count=\"{count}\" content=\"/{}\">\n",
            file_name(path)
        ));
    }
    ensure!(page.contains(PACKS_HERE), "index.html has no place for the packs of puzzles");
    Ok(page.replace(PACKS_HERE, &list).into_bytes())
}

/// The files of a folder whose names have this ending, sorted by name.
fn files_with_ending(folder: &Path, wanted: &str) -> Result<Vec<PathBuf>> {
    let mut paths = sorted_files(folder)?;
    paths.retain(|path| path.extension().is_some_and(|ending| ending == wanted));
    Ok(paths)
}

fn file_name(path: &Path) -> &str {
    path.file_name().and_then(|name| name.to_str()).unwrap_or_default()
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
    use skep_learn::puzzle;
    use skep_rules::{Family, GameType};

    use super::*;
    use crate::compress::brotli;

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

    /// The largest size of a compressed pack of puzzles, in bytes.
    const MAX_PACK: usize = 250_000;

    #[test]
    fn the_page_lists_the_packs_of_puzzles_and_none_is_too_large() {
        let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let paths = packs(&crates).unwrap();
        let page = String::from_utf8(page(&crates, &paths).unwrap()).unwrap();
        for path in &paths {
            let text = String::from_utf8(read(path).unwrap()).unwrap();
            let puzzles = puzzle::Pack::read(&text).unwrap().puzzles;
            let (name, count) = (path.file_stem().unwrap().to_str().unwrap(), puzzles.len());
            let entry =
                format!(r#"data-family="{name}" data-count="{count}" content="/{name}.puzzles">"#);
            assert!(page.contains(&entry), "{entry}");
            for puzzle in &puzzles {
                let game: GameType = puzzle.game_type().parse().unwrap();
                assert_eq!(game.family().name(), name, "{}", puzzle.id);
            }
            let bytes = brotli(text.as_bytes()).unwrap().len();
            assert!(bytes <= MAX_PACK, "{name}: {bytes}");
        }
        assert_eq!(paths.len(), Family::ALL.len());
    }
}
