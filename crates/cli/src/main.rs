//! skep.
fn main() {}
