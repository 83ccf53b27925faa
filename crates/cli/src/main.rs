//! `skep`: every game of Hive at the command line.

mod after;
mod analyse;
mod arena;
mod args;
mod bench;
mod canvas;
mod chance;
mod completions;
mod draw;
mod error;
mod input;
mod interrupt;
mod language;
mod moves;
mod own_program;
mod perft;
mod play;
mod search_args;
mod serve;
mod short;
mod show;
mod solve;
mod types;

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use anstream::AutoStream;
use clap::Parser;

use crate::args::{Args, Command};
use crate::error::Error;

fn main() -> ExitCode {
    let args = Args::parse();
    let mut out = BufWriter::new(AutoStream::new(io::stdout().lock(), args.color()));
    let result = run(args.command, &mut out).and_then(|code| {
        out.flush()?;
        Ok(code)
    });
    match result {
        Ok(code) => code,
        // The reader of the pipe has closed it, as in `skep moves Base | head -1`.
        Err(error) if error.is_closed_pipe() => ExitCode::SUCCESS,
        Err(error) => {
            // If even this cannot be written, the exit code is all there is.
            let _ = writeln!(io::stderr(), "error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command, out: &mut dyn Write) -> Result<ExitCode, Error> {
    match command {
        Command::Play(args) => play::run(&args, out),
        Command::Serve(args) => serve::run(&args, out),
        Command::Show(args) => show::run(&args, out),
        Command::Moves(args) => moves::run(&args, out),
        Command::After(args) => after::run(&args, out),
        Command::Perft(args) => perft::run(&args, out),
        Command::Analyse(args) => analyse::run(&args, out),
        Command::Solve(args) => solve::run(&args, out),
        Command::Uhp(args) => {
            let input = io::BufReader::new(io::stdin());
            let search_args::UhpArgs { player, seed, repeated_stacks } = args;
            let settings = skep_uhp::EngineSettings { player, seed, repeated_stacks };
            skep_uhp::serve_engine(settings, input, out)?;
            Ok(ExitCode::SUCCESS)
        }
        Command::Match(args) => arena::run(&args, out),
        Command::Bench(args) => bench::run(&args, out),
        Command::Types => types::run(out),
        Command::Completions(args) => completions::run(&args, out),
    }
}
