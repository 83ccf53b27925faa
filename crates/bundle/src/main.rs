//! Makes the files that browsers load: `skep-bundle FOLDER PAGE.wasm WORKER.wasm [--quick]`.
//!
//! `cargo xtask build` builds the two WebAssembly modules and runs this. Here they get their JavaScript, everything
//! gets a name that changes with its content, and is packed once and for all. `files.tsv` in the folder lists the
//! files; `skep-server` makes them part of the program.

mod assets;
mod icons;
mod modules;
mod named;
mod offline;
mod packed;
mod sources;

use std::env;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};

use crate::assets::Assets;
use crate::named::Named;

/// What is asked for by people or by browsers on their own, and so must keep its name.
const ENTRANCES: [&str; 1] = ["index.html"];

fn main() -> Result<()> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let (folder, page, worker, quick) = match words[..] {
        [folder, page, worker] => (folder, page, worker, false),
        [folder, page, worker, "--quick"] => (folder, page, worker, true),
        _ => bail!("usage: skep-bundle FOLDER PAGE.wasm WORKER.wasm [--quick]"),
    };
    let mut assets = Assets::default();
    sources::gather(&mut assets)?;
    icons::add(&mut assets)?;
    modules::add(
        &[(Path::new(page), "skep-web"), (Path::new(worker), "skep-worker")],
        quick,
        &mut assets,
    )?;
    let mut files = assets.named(&ENTRANCES)?;
    files.push(offline::service_worker(&files));
    write(Path::new(folder), &files, quick)
}

/// Writes the files, their packed forms and their list in place of what was there.
fn write(folder: &Path, files: &[Named], quick: bool) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder)
            .with_context(|| format!("{} cannot be cleared", folder.display()))?;
    }
    let packed = packed::write_all(folder, files, quick)?;
    let plain: usize = files.iter().map(|file| file.bytes.len()).sum();
    let mut list = String::new();
    for file in files {
        let naming = if file.hashed { "hashed" } else { "fresh" };
        list.push_str(&format!("{}\t{naming}\t{}\n", file.name, file.hash()));
    }
    fs::write(folder.join("files.tsv"), list).context("the list of files cannot be written")?;
    report(&format!(
        "{} files, {} kB, packed {} kB, in {}",
        files.len(),
        plain / 1000,
        packed / 1000,
        folder.display()
    ));
    Ok(())
}

#[allow(clippy::print_stderr)]
fn report(text: &str) {
    eprintln!("{text}");
}
