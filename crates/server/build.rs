//! Looks for the built application, and writes down its files for `app.rs`.
//!
//! It is what `cargo xtask build` has left in the workspace's `target/app`, or what `SKEP_APP` names.
//! Without it the program is built all the same, and says how to get it.

use std::env;
use std::error::Error;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo:rerun-if-env-changed=SKEP_APP");
    let folder = folder()?;
    println!("cargo:rerun-if-changed={}", folder.display());
    let list = folder.join("files.tsv");
    let list = if list.exists() { fs::read_to_string(list)? } else { String::new() };
    let files = list.lines().map(|line| file(&folder, line)).collect::<Result<String, _>>()?;
    let out = PathBuf::from(env::var("OUT_DIR")?).join("files.rs");
    fs::write(out, format!("&[{files}]"))?;
    Ok(())
}

/// The folder of the built application.
fn folder() -> Result<PathBuf, Box<dyn Error>> {
    if let Some(chosen) = env::var_os("SKEP_APP") {
        let chosen = PathBuf::from(chosen);
        if !chosen.join("files.tsv").exists() {
            let chosen = chosen.display();
            return Err(format!("SKEP_APP is {chosen}, where no application was built").into());
        }
        return Ok(fs::canonicalize(chosen)?);
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/app");
    // What does not exist counts as changed, and everything would be built anew every time.
    fs::create_dir_all(&folder)?;
    Ok(fs::canonicalize(folder)?)
}

/// One line of the list, with a name, `hashed` or `fresh`, and a hash between tabs, as an expression.
fn file(folder: &Path, line: &str) -> Result<String, Box<dyn Error>> {
    let fields: Vec<&str> = line.split('\t').collect();
    let [name, naming, hash] = fields[..] else {
        return Err(
            format!("the list of the application's files has a strange line: {line}").into()
        );
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
        "File {{ path: {path:?}, etag: {etag:?}, hashed: {hashed}, plain: {plain}, brotli: {brotli}, gzip: {gzip} }},",
        path = format!("/{name}"),
        etag = format!("\"{hash}\""),
        hashed = naming == "hashed",
    )?;
    Ok(text)
}
