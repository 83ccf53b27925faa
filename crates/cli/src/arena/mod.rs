//! `skep match`: a match between two engines.

mod args;
mod progress;

use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use skep_arena::{
    ByEngine, ContestantSettings, MatchRecord, MatchReport, MatchSettings, Openings, PlayedGame,
};
use skep_uhp::CommandLine;

use crate::error::Error;
use crate::interrupt::Interrupt;
use crate::own_program::resolve;

pub(crate) use args::MatchArgs;
use progress::Progress;

/// Plays the match and prints its report.
pub(crate) fn run(args: &MatchArgs, out: &mut dyn Write) -> Result<ExitCode, Error> {
    let settings = settings(args)?;
    if args.pgn.is_some() && !settings.game_type.is_standard() {
        return Err(Error::NoPgn(settings.game_type));
    }
    let stop = Arc::new(AtomicBool::new(false));
    let interrupt = Interrupt::raising(&stop)?;
    let names = skep_arena::check_engines(&settings, &stop)?;
    let (mut record, done) = open_record(args, &settings, &names)?;
    let mut pgn = args.pgn.as_deref().map(append_to).transpose()?;
    let mut progress = Progress::new(&settings, done.len());
    let tally = skep_arena::run(&settings, &done, &stop, |played, tally| {
        if let Some(record) = &mut record {
            record.add(played)?;
        }
        if let (Some(file), Some(path)) = (&mut pgn, &args.pgn) {
            let text = skep_arena::pgn(played, &settings, &names);
            file.write_all(text.as_bytes()).map_err(|error| at(path, error))?;
        }
        progress.add(played, tally);
        Ok::<(), Error>(())
    })?;
    progress.finish();
    write!(out, "{}", MatchReport { settings: &settings, names: &names, tally: &tally })?;
    if interrupt.happened() && tally.games() < settings.games {
        let how = if args.record.is_some() { "; --resume continues the match" } else { "" };
        writeln!(out, "\ninterrupted after {} of {} games{how}", tally.games(), settings.games)?;
    }
    Ok(interrupt.exit_code())
}

fn settings(args: &MatchArgs) -> Result<MatchSettings, Error> {
    let contestant =
        |command: &CommandLine, limit, options: &[_]| -> Result<ContestantSettings, Error> {
            let (label, command) = (command.to_string(), resolve(command)?);
            Ok(ContestantSettings { label, command, limit, options: options.to_vec() })
        };
    let openings = match &args.openings {
        None => Openings::for_type(args.game_type, args.seed),
        Some(path) => {
            let text = fs::read_to_string(path).map_err(|error| at(path, error))?;
            Openings::read(&text, args.game_type, path.clone())?
        }
    };
    Ok(MatchSettings {
        game_type: args.game_type,
        engines: ByEngine {
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
    settings: &MatchSettings,
    names: &ByEngine<String>,
) -> Result<(Option<MatchRecord>, Vec<PlayedGame>), Error> {
    let Some(path) = &args.record else { return Ok((None, Vec::new())) };
    if args.resume {
        let (record, mut done) = MatchRecord::resume(path, settings, names)?;
        // The record may be that of a longer match.
        done.retain(|played| played.game < settings.games);
        return Ok((Some(record), done));
    }
    Ok((Some(MatchRecord::create(path, settings, names)?), Vec::new()))
}

fn append_to(path: &Path) -> Result<File, Error> {
    OpenOptions::new().append(true).create(true).open(path).map_err(|error| at(path, error))
}

fn at(path: &Path, error: std::io::Error) -> Error {
    Error::Path { path: path.to_owned(), error }
}
