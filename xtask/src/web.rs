//! Building the application for browsers, and starting it.

use std::path::{Path, PathBuf};

use crate::steps::{self, Failure, Step};

/// What browsers run.
pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

/// How the application is built.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Flavour {
    /// Small and fast, for people who play.
    Finished,
    /// In little time, for people who work on it.
    Quick,
}

/// Builds the application; the program that is built next has it inside.
pub(crate) fn build(flavour: Flavour) -> Result<(), Failure> {
    need_target()?;
    let (page_profile, worker_profile) = match flavour {
        Flavour::Finished => ("web", "release"),
        Flavour::Quick => ("dev", "dev"),
    };
    let page = module("the page", "skep-web", page_profile)?;
    let worker = module("the computer player", "skep-worker", worker_profile)?;
    // Wherever cargo builds: the server's build script looks here.
    let folder = steps::root().join("target").join("app");
    let [folder, page, worker] = [folder, page, worker].map(|path| path.display().to_string());
    let mut bundle =
        vec!["run", "--quiet", "--package", "skep-bundle", "--", &folder, &page, &worker];
    if flavour == Flavour::Quick {
        bundle.push("--quick");
    }
    Step::cargo("bundling the application", &bundle).run()
}

/// Builds everything and serves it, or does something else that skep can do.
pub(crate) fn run(arguments: &[&str]) -> Result<(), Failure> {
    let arguments = if arguments.is_empty() { &["serve", "--open"] } else { arguments };
    if arguments[0] == "serve" {
        build(Flavour::Finished)?;
    }
    let program = program()?;
    Step::new("skep", &program.to_string_lossy(), arguments).quietly().run()
}

/// Builds the program that serves the application.
pub(crate) fn program() -> Result<PathBuf, Failure> {
    Step::cargo("building skep", &["build", "--release", "--package", "skep"]).run()?;
    let name = if cfg!(windows) { "skep.exe" } else { "skep" };
    Ok(steps::target_dir().join("release").join(name))
}

/// Builds a program for browsers; gives the path of its module.
fn module(what: &str, package: &str, profile: &str) -> Result<PathBuf, Failure> {
    let build =
        ["build", "--package", package, "--bin", package, "--profile", profile, "--target", TARGET];
    Step::cargo(&format!("building {what} for browsers"), &build).run()?;
    let folder = if profile == "dev" { "debug" } else { profile };
    Ok(steps::target_dir().join(TARGET).join(folder).join(format!("{package}.wasm")))
}

/// Makes sure that the compiler can build for browsers.
pub(crate) fn need_target() -> Result<(), Failure> {
    if !has_target() {
        // Without rustup, or where it cannot reach its server, a distribution's package may do.
        let _ =
            Step::new("adding the WebAssembly target", "rustup", &["target", "add", TARGET]).run();
    }
    if has_target() {
        return Ok(());
    }
    Err(Failure(format!(
        "the Rust target {TARGET} is missing and could not be added; \
         `rustup target add {TARGET}` installs it"
    )))
}

fn has_target() -> bool {
    let libdir = ["--print", "target-libdir", "--target", TARGET];
    let rustc = std::env::var("RUSTC").unwrap_or_else(|_| "rustc".to_owned());
    let Some(libdir) = Step::new("", &rustc, &libdir).output() else { return false };
    Path::new(libdir.trim()).is_dir()
}
