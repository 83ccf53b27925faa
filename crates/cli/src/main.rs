//! `skep`: every game of Hive at the command line.

mod after;
mod analyse;
mod arena;
mod args;
mod backup;
mod bench;
mod canvas;
mod completions;
mod convert;
mod data_folder;
mod draw;
mod error;
mod explore;
mod input;
mod interrupt;
mod language;
mod moves;
mod own_program;
mod perft;
mod play;
mod puzzle;
mod random_draws;
mod review;
mod search_args;
mod serve;
mod short;
mod show;
mod solve;
mod types;
mod verify;

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use anstream::AutoStream;
use clap::Parser;

use crate::args::{Args, SkepCommand};
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

fn run(command: SkepCommand, out: &mut dyn Write) -> Result<ExitCode, Error> {
    match command {
        SkepCommand::Play(args) => play::run(&args, out),
        SkepCommand::Serve(args) => serve::run(&args, out),
        SkepCommand::Backup(args) => backup::back_up(&args, out),
        SkepCommand::Restore(args) => backup::restore(&args, out),
        SkepCommand::Verify(args) => verify::run(&args, out),
        SkepCommand::Show(args) => show::run(&args, out),
        SkepCommand::Moves(args) => moves::run(&args, out),
        SkepCommand::After(args) => after::run(&args, out),
        SkepCommand::Perft(args) => perft::run(&args, out),
        SkepCommand::Analyse(args) => analyse::run(&args, out),
        SkepCommand::Solve(args) => solve::run(&args, out),
        SkepCommand::Review(args) => review::run(&args, out),
        SkepCommand::Convert(args) => convert::run(&args, out),
        SkepCommand::Explore(args) => explore::run(&args, out),
        SkepCommand::Puzzle(args) => puzzle::run(&args, out),
        SkepCommand::Uhp(args) => {
            let input = io::BufReader::new(io::stdin());
            let search_args::UhpArgs { player, seed, repeated_stacks } = args;
            let settings = skep_uhp::EngineBotSettings { player, seed, repeated_stacks };
            skep_uhp::serve_engine(settings, input, out)?;
            Ok(ExitCode::SUCCESS)
        }
        SkepCommand::Match(args) => arena::run(&args, out),
        SkepCommand::Bench(args) => bench::run(&args, out),
        SkepCommand::Types => types::run(out),
        SkepCommand::Completions(args) => completions::run(&args, out),
    }
}
