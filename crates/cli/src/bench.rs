//! `skep bench`: the number of positions in a fixed search.

use std::io::Write;
use std::process::ExitCode;
use std::time::Instant;

use skep_engine::Bench;

use crate::args::BenchArgs;
use crate::error::Error;

/// Searches and prints the number of positions, in total and per second.
pub(crate) fn run(args: &BenchArgs, out: &mut dyn Write) -> Result<ExitCode, Error> {
    let start = Instant::now();
    let Bench { nodes, predicted } = skep_engine::bench(args.depth);
    let rate = nodes as f64 / start.elapsed().as_secs_f64();
    writeln!(
        out,
        "{nodes} positions, {rate:.0} a second; {predicted} were predicted and not searched"
    )?;
    Ok(ExitCode::SUCCESS)
}
