//! Makes the files that browsers load: `skep-bundle FOLDER PAGE.wasm WORKER.wasm [--debug]`.
//!
//! `cargo xtask build` builds the two WebAssembly modules and runs this program. It splits the page into chunks, generates
//! the modules' JavaScript, adds content hashes to the file names, and compresses the files. `files.tsv` in the folder lists
//! them; `skep-server` embeds them in the program. With `--debug`, modules keep the names of their functions and nothing is
//! compressed.

mod chunks;
mod compress;
mod hashed_names;
mod icons;
mod modules;
mod output_file;
mod service_worker;
mod sources;

use std::env;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};

use crate::hashed_names::Assets;
use crate::modules::Module;
use crate::output_file::OutputFile;

/// The files with fixed URLs, whose names get no content hash.
const UNHASHED: [&str; 1] = ["index.html"];

fn main() -> Result<()> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let (folder, page, worker, debug) = match words[..] {
        [folder, page, worker] => (folder, page, worker, false),
        [folder, page, worker, "--debug"] => (folder, page, worker, true),
        _ => bail!("usage: skep-bundle FOLDER PAGE.wasm WORKER.wasm [--debug]"),
    };
    let mut assets = Assets::default();
    sources::add(&mut assets)?;
    icons::add(&mut assets)?;
    let [page, worker] = [(page, "skep-web", true), (worker, "skep-worker", false)]
        .map(|(path, name, is_split)| Module { path: Path::new(path), name, is_split });
    modules::add(&[page, worker], debug, &mut assets)?;
    let mut files = assets.hash_names(&UNHASHED)?;
    files.push(service_worker::generate(&files));
    write(Path::new(folder), &files, debug)
}

/// Writes the files, their compressed forms and their list, after deleting what the folder contains.
fn write(folder: &Path, files: &[OutputFile], debug: bool) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder)
            .with_context(|| format!("cannot delete {}", folder.display()))?;
    }
    let compressed = compress::write_all(folder, files, debug)?;
    let plain: usize = files.iter().map(|file| file.bytes.len()).sum();
    let mut list = String::new();
    for file in files {
        let naming = if file.hashed { "hashed" } else { "fresh" };
        list.push_str(&format!("{}\t{naming}\t{}\n", file.name, file.hash()));
    }
    fs::write(folder.join("files.tsv"), list).context("cannot write files.tsv")?;
    report(&format!(
        "{} files, {} kB, compressed {} kB, in {}",
        files.len(),
        plain / 1000,
        compressed / 1000,
        folder.display()
    ));
    Ok(())
}

#[allow(clippy::print_stderr)]
fn report(text: &str) {
    eprintln!("{text}");
}
