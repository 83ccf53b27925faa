//! `skep backup` and `skep restore`: copies of what online play has stored.

use std::io::Write;
use std::process::ExitCode;

use skep_server::Copied;

use crate::args::{BackupArgs, RestoreArgs};
use crate::data_folder::data_folder;
use crate::error::Error;

pub(crate) fn back_up(args: &BackupArgs, out: &mut dyn Write) -> Result<ExitCode, Error> {
    let folder = data_folder(args.data.as_ref())?;
    let copied = skep_server::backup(&folder, &args.file)?;
    writeln!(
        out,
        "{} has everything of {}: {}.",
        args.file.display(),
        folder.display(),
        contents(copied)
    )?;
    Ok(ExitCode::SUCCESS)
}

pub(crate) fn restore(args: &RestoreArgs, out: &mut dyn Write) -> Result<ExitCode, Error> {
    let folder = data_folder(args.data.as_ref())?;
    let restored = skep_server::restore(&args.file, &folder, args.replace)?;
    writeln!(
        out,
        "{} has everything of {}: {}.",
        folder.display(),
        args.file.display(),
        contents(restored)
    )?;
    Ok(ExitCode::SUCCESS)
}

fn contents(Copied { people, games, events }: Copied) -> String {
    format!("{games} games with {events} events, {people} people")
}
