//! The fuzz targets: functions that are called with the bytes of a fuzzer.

mod bodies;
mod books;
// The ordinary tests compare the two implementations in the same way.
#[path = "../../crates/rules/tests/common/compare.rs"]
mod compare;
mod lessons;
mod online;
mod records;
#[path = "../../crates/rules/tests/common/types.rs"]
mod types;

/// Runs the target with this name on one input. Panics if a rule of the target is broken.
pub fn run(target: &str, data: &[u8]) {
    let rules = bodies::BODIES.into_iter();
    let others = records::BODIES
        .into_iter()
        .chain(books::BODIES)
        .chain(online::BODIES)
        .chain(lessons::BODIES);
    for (name, body) in rules.chain(others) {
        if name == target {
            body(data);
        }
    }
}
