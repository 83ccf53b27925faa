//! `skep bench` as a WebAssembly module. `run.mjs` calls it, and `cargo xtask test` compares its node count with that
//! of the native program: if they are equal, the engine plays the same in a browser.

/// The node count of the fixed search.
// The attribute asks us to promise that nothing else in this module is called `bench`.
#[unsafe(no_mangle)]
pub extern "C" fn bench() -> u64 {
    skep_engine::bench(skep_engine::Bench::DEPTH).nodes
}
