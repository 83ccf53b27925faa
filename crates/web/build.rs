//! Tells the linker how much stack the page needs, and what the bundler needs to split it.

#![allow(clippy::print_stdout, reason = "this is how a build script speaks")]

use std::env;

/// Eight megabytes: a position is large, views are nested deeply, and browsers do not say when the usual one is used up.
const STACK: u32 = 8 << 20;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "wasm32") {
        println!("cargo::rustc-link-arg-bins=-zstack-size={STACK}");
        // Which function uses which, so that the bundler can split the page into chunks.
        println!("cargo::rustc-link-arg-bins=--emit-relocs");
    }
}
