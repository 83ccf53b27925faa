//! External programs: finds and installs them.

use std::env;
use std::path::PathBuf;

use crate::programs::{Failure, Invocation};

/// The oldest major version of node that works.
const MIN_NODE: u32 = 18;

/// Checks that node and npm are installed; tries to install them.
pub(crate) fn need_node() -> Result<(), Failure> {
    if !has_node() {
        install(&["nodejs", "npm"]);
    }
    if has_node() {
        return Ok(());
    }
    Err(Failure(format!(
        "node {MIN_NODE} or newer and npm are missing, which the WebAssembly and browser tests need; \
         install them from https://nodejs.org or from your distribution"
    )))
}

fn has_node() -> bool {
    let version = Invocation::new("", "node", &["--version"]).output();
    let major =
        version.as_deref().and_then(|text| text.trim().strip_prefix('v')?.split('.').next());
    let major = major.and_then(|major| major.parse::<u32>().ok());
    major.is_some_and(|major| major >= MIN_NODE)
        && Invocation::new("", "npm", &["--version"]).succeeds()
}

/// The path of Chromium; tries to install it.
pub(crate) fn need_chromium() -> Result<PathBuf, Failure> {
    if let Some(chosen) = env::var_os("SKEP_CHROMIUM") {
        return Ok(PathBuf::from(chosen));
    }
    chromium()
        .or_else(|| {
            install(&["chromium"]);
            chromium()
        })
        .ok_or_else(|| {
            Failure(
                "Chromium is missing, which the browser tests need; install it (`sudo apt-get install chromium`), set \
                 SKEP_CHROMIUM to its path, or skip the tests with SKEP_BROWSER=0"
                    .to_owned(),
            )
        })
}

fn chromium() -> Option<PathBuf> {
    ["chromium", "chromium-browser", "google-chrome"].into_iter().find_map(find)
}

/// The path of a program.
fn find(program: &str) -> Option<PathBuf> {
    let folders = env::var_os("PATH")?;
    env::split_paths(&folders).map(|folder| folder.join(program)).find(|path| path.is_file())
}

/// Tries to install packages with apt-get, if this program runs as root. The caller checks the result.
fn install(packages: &[&str]) {
    let is_root = Invocation::new("", "id", &["-u"]).output().is_some_and(|id| id.trim() == "0");
    if !is_root || find("apt-get").is_none() {
        return;
    }
    let what = format!("installing {}", packages.join(" and "));
    let arguments = [&["install", "--yes", "--no-install-recommends"], packages].concat();
    let install = || {
        Invocation::new(&what, "apt-get", &arguments).env("DEBIAN_FRONTEND", "noninteractive").run()
    };
    if install().is_err()
        && Invocation::new("updating the package lists", "apt-get", &["update"]).run().is_ok()
    {
        let _ = install();
    }
}
