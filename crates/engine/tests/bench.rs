//! The fixed search visits as many nodes as `docs/BENCHMARKS.md` says.

use std::fs;
use std::path::Path;

use skep_engine::{Bench, bench};

/// The row of the table that has the number.
const ROW: &str = "| nodes of the fixed search |";

#[test]
fn the_node_count_changes_only_with_the_play() {
    let document = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/BENCHMARKS.md");
    let text = fs::read_to_string(document).unwrap();
    let row = text.lines().find_map(|line| line.strip_prefix(ROW)).unwrap();
    let documented = row.split('|').next().unwrap().trim();
    let documented: u64 = documented.replace(',', "").parse().unwrap();

    let Bench { nodes, .. } = bench(Bench::DEPTH);
    assert_eq!(
        nodes, documented,
        "the fixed search visits {nodes} nodes, and docs/BENCHMARKS.md says {documented}: the engine plays \
         differently. If that was the purpose, write the new number into the row `{ROW}` of that file; otherwise it \
         is a bug"
    );
}
