//! Generates the list of the application's files that `app.rs` includes.
//!
//! They are in the workspace's `target/app`, where `cargo xtask build` puts them, or in the folder that `SKEP_APP` names. If
//! there are none, or `SKEP_APP` is empty, the program is built without them and serves a page with instructions.

use std::env;
use std::error::Error;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo:rerun-if-env-changed=SKEP_APP");
    let files = match folder()? {
        Some(folder) => files(&folder)?,
        None => String::new(),
    };
    let out = PathBuf::from(env::var("OUT_DIR")?).join("files.rs");
    fs::write(out, format!("&[{files}]"))?;
    Ok(())
}

/// The files in the folder as Rust expressions.
fn files(folder: &Path) -> Result<String, Box<dyn Error>> {
    println!("cargo:rerun-if-changed={}", folder.display());
    let list = folder.join("files.tsv");
    let list = if list.exists() { fs::read_to_string(list)? } else { String::new() };
    list.lines().map(|line| file(folder, line)).collect()
}

/// The folder of the application to embed.
fn folder() -> Result<Option<PathBuf>, Box<dyn Error>> {
    if let Some(chosen) = env::var_os("SKEP_APP") {
        if chosen.is_empty() {
            return Ok(None);
        }
        let chosen = PathBuf::from(chosen);
        if !chosen.join("files.tsv").exists() {
            let chosen = chosen.display();
            return Err(format!(
                "SKEP_APP is {chosen}, which has no files.tsv: it is no built application"
            )
            .into());
        }
        return Ok(Some(fs::canonicalize(chosen)?));
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/app");
    // Cargo treats a missing path as changed, and would rebuild every time.
    fs::create_dir_all(&folder)?;
    Ok(Some(fs::canonicalize(folder)?))
}

/// The expression for a line of `files.tsv`: a name, `hashed` or `fresh`, and a hash, separated by tabs.
fn file(folder: &Path, line: &str) -> Result<String, Box<dyn Error>> {
    let fields: Vec<&str> = line.split('\t').collect();
    let [name, naming, hash] = fields[..] else {
        return Err(format!("files.tsv has a line that cannot be read: {line}").into());
    };
    let include = |ending: &str| {
        let path = folder.join(format!("{name}{ending}"));
        path.exists().then(|| format!("include_bytes!({path:?})"))
    };
    let plain = include("").ok_or_else(|| format!("the application's file {name} is missing"))?;
    let option = |packed: Option<String>| match packed {
        Some(bytes) => format!("Some({bytes})"),
        None => "None".to_owned(),
    };
    let (brotli, gzip) = (option(include(".br")), option(include(".gz")));
    let mut text = String::new();
    write!(
        text,
        "AppFile {{ path: {path:?}, etag: {etag:?}, hashed: {hashed}, plain: {plain}, brotli: {brotli}, gzip: {gzip} }},",
        path = format!("/{name}"),
        etag = format!("\"{hash}\""),
        hashed = naming == "hashed",
    )?;
    Ok(text)
}
