//! `cargo xtask test`.

use std::path::Path;

use crate::fuzz;
use crate::steps::{Failure, Step, say};

/// Runs everything that must hold before a change lands.
pub(crate) fn run() -> Result<(), Failure> {
    Step::cargo("format", &["fmt", "--all", "--check"]).run()?;
    let clippy = ["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"];
    Step::cargo("lints", &clippy).run()?;
    Step::cargo("tests", &["test", "--workspace", "--locked"]).run()?;
    let doc = ["doc", "--workspace", "--no-deps", "--locked", "--document-private-items"];
    Step::cargo("documentation", &doc).env("RUSTDOCFLAGS", "-D warnings").run()?;
    web_assembly()?;
    fuzz::run_shortly()?;
    say("\nAll is well.");
    Ok(())
}

const TARGET: &str = "wasm32-unknown-unknown";

/// The rules run in the browser.
fn web_assembly() -> Result<(), Failure> {
    if !has_target() {
        // Without rustup, or where it cannot reach its server, a distribution's package may do.
        let _ =
            Step::new("adding the WebAssembly target", "rustup", &["target", "add", TARGET]).run();
    }
    if !has_target() {
        return Err(Failure(format!(
            "the Rust target {TARGET} is missing and could not be added; \
             `rustup target add {TARGET}` installs it"
        )));
    }
    let check = ["build", "--package", "skep-rules", "--target", TARGET, "--locked"];
    Step::cargo("WebAssembly build of the rules", &check).run()
}

fn has_target() -> bool {
    let libdir = ["--print", "target-libdir", "--target", TARGET];
    let rustc = std::env::var("RUSTC").unwrap_or_else(|_| "rustc".to_owned());
    let Some(libdir) = Step::new("", &rustc, &libdir).output() else { return false };
    Path::new(libdir.trim()).is_dir()
}
