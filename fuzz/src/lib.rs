//! The fuzz targets: functions that are called with the bytes of a fuzzer.

mod bodies;
// The ordinary tests compare the two implementations in the same way.
#[path = "../../crates/rules/tests/common/compare.rs"]
mod compare;
mod records;
#[path = "../../crates/rules/tests/common/types.rs"]
mod types;

/// Runs the target with this name on one input. Panics if a rule of the target is broken.
pub fn run(target: &str, data: &[u8]) {
    for (name, body) in bodies::BODIES.into_iter().chain(records::BODIES) {
        if name == target {
            body(data);
        }
    }
}
