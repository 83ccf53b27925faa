//! `cargo xtask test`.

use crate::browser;
use crate::fuzz;
use crate::steps::{self, Failure, Step, say};
use crate::tools;
use crate::web::{self, TARGET};

/// Runs everything that must hold before a change lands.
pub(crate) fn run() -> Result<(), Failure> {
    Step::cargo("format", &["fmt", "--all", "--check"]).run()?;
    let clippy = ["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"];
    Step::cargo("lints", &clippy).run()?;
    Step::cargo("tests", &["test", "--workspace", "--locked"]).run()?;
    let serialized = [
        "test",
        "--package",
        "skep-rules",
        "--features",
        "serde",
        "--test",
        "serialized",
        "--locked",
    ];
    Step::cargo("tests of serialization", &serialized).run()?;
    let doc = ["doc", "--workspace", "--no-deps", "--locked", "--document-private-items"];
    Step::cargo("documentation", &doc).env("RUSTDOCFLAGS", "-D warnings").run()?;
    web_assembly()?;
    browser::test()?;
    fuzz::run_shortly()?;
    say("\nAll is well.");
    Ok(())
}

/// How deep the native program and the module search.
const DEPTH: &str = "8";

/// Rules and engine run in the browser, and the engine finds there what it finds here.
fn web_assembly() -> Result<(), Failure> {
    web::need_target()?;
    tools::need_node()?;
    let build =
        ["build", "--release", "--package", "skep-wasm-bench", "--target", TARGET, "--locked"];
    Step::cargo("WebAssembly build of the engine", &build).run()?;
    let native = [
        "run",
        "--release",
        "--quiet",
        "--package",
        "skep",
        "--locked",
        "--",
        "bench",
        "--depth",
        DEPTH,
    ];
    let native = nodes(Step::cargo("native search", &native))?;
    let module = steps::target_dir().join(TARGET).join("release").join("skep_wasm_bench.wasm");
    let arguments = ["crates/wasm-bench/run.mjs", &module.to_string_lossy(), DEPTH];
    let module = nodes(Step::new("search in WebAssembly", "node", &arguments))?;
    if native != module {
        return Err(Failure(format!(
            "the engine searches {native} positions here and {module} in WebAssembly"
        )));
    }
    say(&format!("✔ the same search in WebAssembly: {native} positions"));
    Ok(())
}

/// The number that a bench prints first.
fn nodes(bench: Step) -> Result<u64, Failure> {
    let (what, printed) = (bench.what().to_owned(), bench.output());
    let number = printed.as_deref().and_then(|text| text.split(' ').next()?.parse().ok());
    number.ok_or_else(|| Failure(format!("{what} failed: it has printed no number of positions")))
}
