//! `skep completions`: completion scripts for shells.

use std::io::Write;
use std::process::ExitCode;

use clap::CommandFactory;

use crate::args::{Args, CompletionsArgs};
use crate::error::Error;

/// Prints the completion script of a shell.
pub(crate) fn run(args: &CompletionsArgs, out: &mut dyn Write) -> Result<ExitCode, Error> {
    // Into memory first: clap_complete panics where it cannot write.
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Args::command(), "skep", &mut script);
    out.write_all(&script)?;
    Ok(ExitCode::SUCCESS)
}
