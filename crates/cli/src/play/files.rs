//! Games in files.

use std::fs::{self, File};
use std::io::{BufReader, Write};
use std::path::Path;

use skep_rules::Game;

use crate::error::Error;
use crate::input::{self, Lines};
use crate::play::console::Console;
use crate::play::table::complain;

/// Writes the game into a file, over another one only if that is wanted.
pub(crate) fn save(
    game: &Game,
    path: &Path,
    console: &mut Console,
    out: &mut dyn Write,
) -> Result<(), Error> {
    let name = path.display();
    if path.exists() && !console.confirm(&format!("{name} exists. Overwrite it?"), out)? {
        writeln!(out, "Nothing was saved.")?;
        return Ok(());
    }
    if let Err(error) = fs::write(path, format!("{game}\n")) {
        return Ok(complain(&format!("{name} cannot be written: {error}"), out)?);
    }
    writeln!(out, "Saved in {name}.")?;
    if !game.has_whole_history() {
        writeln!(out, "The game began from a position; only the position now is kept.")?;
    }
    Ok(())
}

/// The game in the first line of a file.
pub(crate) fn read(path: &Path) -> Result<Game, Error> {
    let file = File::open(path).map_err(Error::File)?;
    let mut lines = Lines::new(BufReader::new(file));
    match lines.read().map_err(Error::File)? {
        Some(line) => input::read_game(line?),
        None => input::read_game(""),
    }
}
