//! Programs that are not ours: whether they are there, and how to get them.

use std::env;
use std::path::PathBuf;

use crate::steps::{Failure, Step};

/// The oldest node that will do.
const NODE: u32 = 18;

/// Makes sure that there are node and npm.
pub(crate) fn need_node() -> Result<(), Failure> {
    if !has_node() {
        install(&["nodejs", "npm"]);
    }
    if has_node() {
        return Ok(());
    }
    Err(Failure(format!(
        "node {NODE} or newer and npm are missing, which the tests in WebAssembly and in the browser need; \
         https://nodejs.org has them, and so has every distribution"
    )))
}

fn has_node() -> bool {
    let version = Step::new("", "node", &["--version"]).output();
    let major =
        version.as_deref().and_then(|text| text.trim().strip_prefix('v')?.split('.').next());
    let major = major.and_then(|major| major.parse::<u32>().ok());
    major.is_some_and(|major| major >= NODE) && Step::new("", "npm", &["--version"]).succeeds()
}

/// The path of a Chromium, which is installed if that is possible.
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
                "there is no Chromium for the tests in the browser; `sudo apt-get install chromium` or your system's \
                 own way installs it, SKEP_CHROMIUM names one that is elsewhere, and SKEP_BROWSER=0 leaves the tests out"
                    .to_owned(),
            )
        })
}

fn chromium() -> Option<PathBuf> {
    ["chromium", "chromium-browser", "google-chrome"].into_iter().find_map(find)
}

/// Where a program is.
fn find(program: &str) -> Option<PathBuf> {
    let folders = env::var_os("PATH")?;
    env::split_paths(&folders).map(|folder| folder.join(program)).find(|path| path.is_file())
}

/// Installs packages of the distribution, if we may and it has them. Whether it has worked is seen afterwards.
fn install(packages: &[&str]) {
    let is_root = Step::new("", "id", &["-u"]).output().is_some_and(|id| id.trim() == "0");
    if !is_root || find("apt-get").is_none() {
        return;
    }
    let what = format!("installing {}", packages.join(" and "));
    let arguments = [&["install", "--yes", "--no-install-recommends"], packages].concat();
    let install =
        || Step::new(&what, "apt-get", &arguments).env("DEBIAN_FRONTEND", "noninteractive").run();
    if install().is_err() && Step::new("asking for packages", "apt-get", &["update"]).run().is_ok()
    {
        let _ = install();
    }
}
