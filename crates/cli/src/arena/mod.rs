//! `skep match`: two engines, many games.

mod args;
mod progress;

use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use skep_arena::{Both, Contestant, Openings, Played, Record, Report, Setup};
use skep_uhp::CommandLine;

use crate::error::Error;
use crate::interrupt::Interrupt;
use crate::itself::itself;

pub(crate) use args::MatchArgs;
use progress::Progress;

/// Plays the match and reports.
pub(crate) fn run(args: &MatchArgs, out: &mut dyn Write) -> Result<ExitCode, Error> {
    let setup = setup(args)?;
    if args.pgn.is_some() && !setup.game_type.is_standard() {
        return Err(Error::NoPgn(setup.game_type));
    }
    let stop = Arc::new(AtomicBool::new(false));
    let interrupt = Interrupt::raising(&stop)?;
    let names = skep_arena::introduce(&setup, &stop)?;
    let (mut record, done) = open_record(args, &setup, &names)?;
    let mut pgn = args.pgn.as_deref().map(append_to).transpose()?;
    let mut progress = Progress::new(&setup, done.len());
    let tally = skep_arena::run(&setup, &done, &stop, |played, tally| {
        if let Some(record) = &mut record {
            record.add(played)?;
        }
        if let (Some(file), Some(path)) = (&mut pgn, &args.pgn) {
            let text = skep_arena::pgn(played, &setup, &names);
            file.write_all(text.as_bytes()).map_err(|error| at(path, error))?;
        }
        progress.tell(played, tally);
        Ok::<(), Error>(())
    })?;
    progress.finish();
    write!(out, "{}", Report { setup: &setup, names: &names, tally: &tally })?;
    if interrupt.happened() && tally.games() < setup.games {
        let how = if args.record.is_some() { "; --resume goes on" } else { "" };
        writeln!(out, "\ninterrupted after {} of {} games{how}", tally.games(), setup.games)?;
    }
    Ok(interrupt.exit_code())
}

fn setup(args: &MatchArgs) -> Result<Setup, Error> {
    let contestant = |command: &CommandLine, limit, options: &[_]| -> Result<Contestant, Error> {
        let (label, command) = (command.to_string(), itself(command)?);
        Ok(Contestant { label, command, limit, options: options.to_vec() })
    };
    let openings = match &args.openings {
        None => Openings::for_type(args.game_type, args.seed),
        Some(path) => {
            let text = fs::read_to_string(path).map_err(|error| at(path, error))?;
            Openings::read(&text, args.game_type, path.clone())?
        }
    };
    Ok(Setup {
        game_type: args.game_type,
        engines: Both {
            a: contestant(&args.a, args.limit_a(), &args.option_a)?,
            b: contestant(&args.b, args.limit_b(), &args.option_b)?,
        },
        openings,
        games: args.games,
        concurrency: usize::from(args.concurrency),
        tolerance: args.tolerance,
        patience: args.patience,
        max_plies: args.max_plies as usize,
        seed: args.seed,
        sprt: args.sprt,
    })
}

fn open_record(
    args: &MatchArgs,
    setup: &Setup,
    names: &Both<String>,
) -> Result<(Option<Record>, Vec<Played>), Error> {
    let Some(path) = &args.record else { return Ok((None, Vec::new())) };
    if args.resume {
        let (record, mut done) = Record::resume(path, setup, names)?;
        // The record may be that of a longer match.
        done.retain(|played| played.game < setup.games);
        return Ok((Some(record), done));
    }
    Ok((Some(Record::create(path, setup, names)?), Vec::new()))
}

fn append_to(path: &Path) -> Result<File, Error> {
    OpenOptions::new().append(true).create(true).open(path).map_err(|error| at(path, error))
}

fn at(path: &Path, error: std::io::Error) -> Error {
    Error::Path { path: path.to_owned(), error }
}
