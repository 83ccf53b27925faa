//! `skep play`: two people at one terminal, or one with an engine.

mod command;
mod console;
mod files;
mod forgive;
mod guest;
mod listing;
mod lot;
mod opponent;
pub(crate) mod seats;
mod table;
mod words;

use std::io::Write;
use std::process::ExitCode;

use crate::args::PlayArgs;
use crate::chance::Chance;
use crate::error::Error;
use crate::input;
use crate::play::console::{Console, Entered};
use crate::play::seats::Seats;
use crate::play::table::Table;

/// Plays until somebody has enough.
pub(crate) fn run(args: &PlayArgs, out: &mut dyn Write) -> Result<ExitCode, Error> {
    let game = input::read_game(&args.game)?;
    let mut console = Console::open()?;
    let seats = Seats::new(&args.white, &args.black, args.time, args.seed)?;
    out.write_all(seats.introduction().as_bytes())?;
    let mut table = Table::new(game, Chance::new(args.seed), seats);
    if table.has_person() {
        writeln!(out, "Type a move, as in `wS1` or `bA1 -wQ`, or `help`.\n")?;
        table.show(out)?;
    }
    let mut interrupted = false;
    while !table.is_finished() {
        if table.awaits_engine() {
            out.flush()?;
            table.let_engine_play(out)?;
            continue;
        }
        if !table.has_person() {
            break;
        }
        match console.ask(&table.prompt(), out)? {
            Entered::Line(line) => {
                interrupted = false;
                table.obey(&line, &mut console, out)?;
            }
            Entered::Unreadable(error) => table::complain(&error, out)?,
            Entered::Interrupted if !interrupted => {
                interrupted = true;
                writeln!(out, "Press Ctrl-C again to leave.")?;
            }
            Entered::Interrupted | Entered::End => break,
        }
    }
    table.say_goodbye(out)?;
    Ok(ExitCode::SUCCESS)
}
