//! `cargo xtask test`.

use crate::browser;
use crate::fuzz;
use crate::programs::{self, Failure, Invocation, print};
use crate::tools;
use crate::web::{self, TARGET};

/// Runs all checks.
pub(crate) fn run() -> Result<(), Failure> {
    Invocation::cargo("format", &["fmt", "--all", "--check"]).run()?;
    let clippy = ["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"];
    Invocation::cargo("lints", &clippy).run()?;
    Invocation::cargo("tests", &["test", "--workspace", "--locked"]).run()?;
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
    Invocation::cargo("tests of serialization", &serialized).run()?;
    let doc = ["doc", "--workspace", "--no-deps", "--locked", "--document-private-items"];
    Invocation::cargo("documentation", &doc).env("RUSTDOCFLAGS", "-D warnings").run()?;
    compare_web_assembly()?;
    browser::test()?;
    fuzz::smoke_test()?;
    print("\nAll checks passed.");
    Ok(())
}

/// Checks that the engine visits the same number of nodes in WebAssembly as natively.
fn compare_web_assembly() -> Result<(), Failure> {
    web::need_target()?;
    tools::need_node()?;
    let build =
        ["build", "--release", "--package", "skep-wasm-bench", "--target", TARGET, "--locked"];
    Invocation::cargo("WebAssembly build of the engine", &build).run()?;
    let native = ["run", "--release", "--quiet", "--package", "skep", "--locked", "--", "bench"];
    let native = nodes(Invocation::cargo("native search", &native))?;
    let module = programs::target_dir().join(TARGET).join("release").join("skep_wasm_bench.wasm");
    let arguments = ["crates/wasm-bench/run.mjs", &module.to_string_lossy()];
    let module = nodes(Invocation::new("search in WebAssembly", "node", &arguments))?;
    if native != module {
        return Err(Failure(format!(
            "the engine visits {native} nodes natively and {module} in WebAssembly"
        )));
    }
    print(&format!("✔ the same search in WebAssembly: {native} nodes"));
    Ok(())
}

/// The number of nodes, which a bench prints first.
fn nodes(bench: Invocation) -> Result<u64, Failure> {
    let (what, printed) = (bench.what().to_owned(), bench.output());
    let number = printed.as_deref().and_then(|text| text.split(' ').next()?.parse().ok());
    number.ok_or_else(|| Failure(format!("{what} failed: it did not print a number of nodes")))
}
