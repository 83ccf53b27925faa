//! `skep bench` as a WebAssembly module: `run.mjs` calls it, and `cargo xtask test` compares the number with the one
//! of the native program. The same number, the same play, in a browser as at home.

/// Searches some positions to a depth; tells how many positions that took.
// Nothing else in this module is called `bench`, which is what the attribute asks us to promise.
#[unsafe(no_mangle)]
pub extern "C" fn bench(depth: u32) -> u64 {
    skep_engine::bench(depth).nodes
}
