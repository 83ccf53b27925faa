//! `skep convert`: games from one format to another.

use std::collections::HashMap;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::ValueEnum;
use indicatif::{ProgressBar, ProgressStyle};
use skep_draw::{Highlights, draw};
use skep_record::{
    ImportError, Imported, NoSgf, Pgn, Saved, SavedError, import, split_pgn, write_link, write_sgf,
};
use thiserror::Error;

use crate::error::Error;

/// `skep convert`
#[derive(Debug, clap::Args)]
#[command(
    after_help = r"Every format that skep reads can be converted: PGN (also with several games),
SGF, game and position strings, links, saved games. Without --output, the
result is printed. A file with several games gives several files: game-1.sgf,
game-2.sgf … A folder is converted with all folders in it; files that cannot be
read are named, the others are converted, and the exit code is 1.

Examples:
  skep convert game.sgf
  skep convert game.pgn --to uhp
  skep convert 'Base;InProgress;White[2];wS1;bS1 wS1-' --to svg --output hive.svg
  skep convert games --to pgn --output converted"
)]
pub(crate) struct ConvertArgs {
    /// A file, a folder, or a game
    #[arg(value_name = "IN")]
    input: String,

    /// The format to write
    #[arg(long, value_enum, default_value_t = OutputFormat::Pgn)]
    to: OutputFormat,

    /// The file to write, or the folder for several games
    #[arg(long, short, value_name = "PATH")]
    output: Option<PathBuf>,
}

/// A format that can be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum OutputFormat {
    /// PGN in the style of Mzinga
    Pgn,
    /// SGF in the style of BoardSpace; standard games only
    Sgf,
    /// A game string of the Universal Hive Protocol
    Uhp,
    /// A saved game of the application
    Json,
    /// The part of a link to the application behind its address
    Link,
    /// A picture of the last position
    Svg,
}

/// Why a game cannot be converted.
#[derive(Debug, Error)]
pub(crate) enum ConvertError {
    /// It cannot be read as a text.
    #[error(transparent)]
    File(#[from] io::Error),
    /// It is no game.
    #[error(transparent)]
    Import(#[from] ImportError),
    /// SGF does not know the game.
    #[error(transparent)]
    NoSgf(#[from] NoSgf),
    /// It is too large for a saved game.
    #[error(transparent)]
    Saved(#[from] SavedError),
}

impl OutputFormat {
    /// The ending of file names.
    const fn extension(self) -> &'static str {
        match self {
            OutputFormat::Pgn => "pgn",
            OutputFormat::Sgf => "sgf",
            OutputFormat::Uhp | OutputFormat::Link => "txt",
            OutputFormat::Json => "json",
            OutputFormat::Svg => "svg",
        }
    }

    /// The game in this format, with a line break at the end.
    fn write(self, imported: &Imported) -> Result<String, ConvertError> {
        let mut tree = imported.tree.clone();
        tree.go_to(tree.main_end());
        let mut text = match self {
            OutputFormat::Pgn => Pgn::of(&tree, imported.details.clone()).to_string(),
            OutputFormat::Sgf => write_sgf(&tree, &imported.details)?,
            OutputFormat::Uhp => tree.game().to_string(),
            OutputFormat::Json => Saved::from_record(tree, &imported.details, 0).write()?,
            OutputFormat::Link => format!("/play#{}", write_link(&tree)),
            OutputFormat::Svg => draw(tree.position(), &Highlights::default()),
        };
        if !text.ends_with('\n') {
            text.push('\n');
        }
        Ok(text)
    }
}

/// Converts a game, a file or a folder.
pub(crate) fn run(args: &ConvertArgs, out: &mut dyn Write) -> Result<ExitCode, Error> {
    let path = Path::new(&args.input);
    if path.is_dir() {
        return convert_folder(args, path, out);
    }
    let text = match path.is_file() {
        true => {
            let text = fs::read_to_string(path);
            text.map_err(|error| Error::Path { path: path.to_owned(), error })?
        }
        false => args.input.clone(),
    };
    let converted = convert_text(&text, args.to);
    let converted = converted.map_err(|error| match path.is_file() {
        true => Error::Convert { path: path.to_owned(), error },
        false => Error::ConvertText(error),
    })?;
    match (&args.output, &converted[..]) {
        (None, texts) => texts.iter().try_for_each(|text| out.write_all(text.as_bytes()))?,
        (Some(output), [text]) if !output.is_dir() => write_file(output, text)?,
        (Some(folder), texts) => {
            let name = path.file_stem().map_or("game".into(), |stem| stem.to_string_lossy());
            let name = if path.is_file() { &*name } else { "game" };
            write_all(folder, name, args.to, texts)?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Converts all files of a folder.
fn convert_folder(
    args: &ConvertArgs,
    folder: &Path,
    out: &mut dyn Write,
) -> Result<ExitCode, Error> {
    let Some(output) = &args.output else { return Err(Error::NoOutputFolder) };
    let files = files_in(folder)?;
    let names = output_names(&files);
    let bar = ProgressBar::new(files.len() as u64);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} files") {
        bar.set_style(style);
    }
    let (mut games, mut failures) = (0, Vec::new());
    for (file, name) in files.iter().zip(names) {
        let converted = fs::read_to_string(file)
            .map_err(ConvertError::from)
            .and_then(|text| convert_text(&text, args.to));
        match converted {
            Ok(texts) => {
                let relative = file.strip_prefix(folder).unwrap_or(file);
                let place = output.join(relative.parent().unwrap_or(Path::new("")));
                games += texts.len();
                write_all(&place, &name, args.to, &texts)?;
            }
            Err(error) => failures.push(format!("{}: {error}", file.display())),
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    for failure in &failures {
        // If it cannot be written, the exit code still says that something failed.
        let _ = writeln!(io::stderr(), "error: {failure}");
    }
    let read = files.len() - failures.len();
    writeln!(out, "{games} games from {read} of {} files.", files.len())?;
    Ok(if failures.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// The names of converted files, without their new ending: `game` for `game.pgn`, but `game.pgn` and `game.sgf` if there are
/// both, so that neither is overwritten.
fn output_names(files: &[PathBuf]) -> Vec<String> {
    let mut counts: HashMap<PathBuf, u32> = HashMap::new();
    for file in files {
        *counts.entry(file.with_extension("")).or_default() += 1;
    }
    let name = |file: &PathBuf| {
        let is_shared = counts.get(&file.with_extension("")).is_some_and(|&count| count > 1);
        let name = if is_shared { file.file_name() } else { file.file_stem() };
        name.map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
    };
    files.iter().map(name).collect()
}

/// Converts a text with one game, or a PGN with several.
fn convert_text(text: &str, to: OutputFormat) -> Result<Vec<String>, ConvertError> {
    let games = match text.trim_start().starts_with('[') {
        true => split_pgn(text),
        false => vec![text],
    };
    games.into_iter().map(|game| to.write(&import(game)?)).collect()
}

/// All files in a folder and the folders in it, by name.
pub(crate) fn files_in(folder: &Path) -> Result<Vec<PathBuf>, Error> {
    let failed = |error| Error::Path { path: folder.to_owned(), error };
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        if path.is_dir() {
            files.extend(files_in(&path)?);
        } else {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

/// Writes games into a folder: `name.pgn`, or `name-1.pgn` and so on.
fn write_all(folder: &Path, name: &str, to: OutputFormat, texts: &[String]) -> Result<(), Error> {
    let failed = |error| Error::Path { path: folder.to_owned(), error };
    fs::create_dir_all(folder).map_err(failed)?;
    for (index, text) in texts.iter().enumerate() {
        let number = if texts.len() > 1 { format!("-{}", index + 1) } else { String::new() };
        write_file(&folder.join(format!("{name}{number}.{}", to.extension())), text)?;
    }
    Ok(())
}

fn write_file(path: &Path, text: &str) -> Result<(), Error> {
    fs::write(path, text).map_err(|error| Error::Path { path: path.to_owned(), error })
}
