//! `skep-load`: programs that play on a server, to measure it and to kill it.

mod clock;
mod connection;
mod crash;
mod delays;
mod live;
mod pair;
mod process;
mod seat;
mod slow_line;

use std::io::{Write, stderr, stdout};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Programs that play on a server of their own, to measure it and to kill it
#[derive(Debug, Parser)]
struct Args {
    /// The program whose server is used
    #[arg(long, global = true, default_value = "target/release/skep")]
    program: PathBuf,
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, Subcommand)]
enum Task {
    /// Many games at once: how long until the other player is told of an action
    Live(live::LiveArgs),
    /// Kill the server while programs play: nothing may be lost or happen twice
    Crash(crash::CrashArgs),
    /// How late flags fall, and what a slow connection costs its player
    Clock(clock::ClockArgs),
}

#[tokio::main]
async fn main() -> ExitCode {
    let args = Args::parse();
    let mut out = stdout();
    let done = match &args.task {
        Task::Live(live) => live::run(live, &args.program, &mut out).await,
        Task::Crash(crash) => crash::run(crash, &args.program, &mut out).await,
        Task::Clock(clock) => clock::run(clock, &args.program, &mut out).await,
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // Without a place for the message there is still the exit code.
            let _ = writeln!(stderr(), "error: {error}");
            ExitCode::FAILURE
        }
    }
}
