//! How long the solver takes for the wins of packs, by their length: a table.
//!
//! `cargo run --release -p skep-learn --example solve_puzzles -- data/puzzles/tournament.puzzles`

use std::collections::BTreeMap;
use std::error::Error;
use std::sync::atomic::AtomicBool;
use std::{env, fs};

use skep_engine::{Limits, Verdict, solve};
use skep_learn::puzzle::{Pack, Task};

/// The size of the proof table, in megabytes: that of `skep solve`.
const MEGABYTES: usize = 128;

/// What the solver needed for a puzzle.
struct Cost {
    nodes: u64,
    milliseconds: f64,
}

#[allow(clippy::print_stdout, reason = "the table is what the example is for")]
fn main() -> Result<(), Box<dyn Error>> {
    println!(
        "{:30} {:>7} {:>6} {:>9} {:>9} {:>9} {:>9}  ms",
        "pack", "actions", "count", "median", "90 %", "99 %", "most"
    );
    for path in env::args().skip(1) {
        let mut costs: BTreeMap<usize, Vec<Cost>> = BTreeMap::new();
        for puzzle in Pack::read(&fs::read_to_string(&path)?)?.puzzles {
            if puzzle.task != Task::Win {
                continue;
            }
            let open = puzzle.open()?;
            let plies = open.line.len();
            let stop = AtomicBool::new(false);
            let limits = Limits::default();
            let solution = solve(&open.start, plies as u32, limits, MEGABYTES, &stop, &mut |_| {})?;
            assert_eq!(solution.verdict, Verdict::Win(plies as u32), "{}", puzzle.id);
            let milliseconds = solution.time.as_secs_f64() * 1e3;
            costs.entry(plies).or_default().push(Cost { nodes: solution.nodes, milliseconds });
        }
        for (plies, mut costs) in costs {
            costs.sort_by(|one, other| one.milliseconds.total_cmp(&other.milliseconds));
            let at = |share: f64| costs[((costs.len() - 1) as f64 * share) as usize].milliseconds;
            let nodes = costs.iter().map(|cost| cost.nodes).sum::<u64>() / costs.len() as u64;
            let count = costs.len();
            let [median, ninety, last, most] = [0.5, 0.9, 0.99, 1.0].map(at);
            println!(
                "{path:30} {plies:>7} {count:>6} {median:>9.1} {ninety:>9.1} {last:>9.1} {most:>9.1}  {nodes} nodes on average"
            );
        }
    }
    Ok(())
}
