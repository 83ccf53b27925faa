//! `skep verify`: whether all chance in an online game follows from its seed.

use std::fs;
use std::io::{self, Read, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use skep_club::{GameEvent, Recorded, SeenEvent, Verified, verify, verify_seen};

use crate::args::VerifyArgs;
use crate::error::Error;

pub(crate) fn run(args: &VerifyArgs, out: &mut dyn Write) -> Result<ExitCode, Error> {
    let text = read(&args.game)?;
    let verified = match serde_json::from_str::<Vec<Recorded<GameEvent>>>(&text) {
        Ok(events) => verify(&events)?,
        // Perhaps as it was shown to a player or a spectator.
        Err(error) => match serde_json::from_str::<Vec<Recorded<SeenEvent>>>(&text) {
            Ok(events) => verify_seen(&events)?,
            Err(_) => return Err(Error::Events { name: args.game.clone(), error }),
        },
    };
    report(&verified, out)?;
    Ok(ExitCode::SUCCESS)
}

/// The text of a file or of the standard input.
fn read(name: &str) -> Result<String, Error> {
    if name == "-" {
        let mut text = String::new();
        io::stdin().lock().read_to_string(&mut text).map_err(Error::Input)?;
        return Ok(text);
    }
    let path = PathBuf::from(name);
    fs::read_to_string(&path).map_err(|error| Error::Path { path, error })
}

fn report(verified: &Verified, out: &mut dyn Write) -> io::Result<()> {
    let Verified { commitment, seed, events, actions, drew_colors, draws } = verified;
    writeln!(out, "Published hash: {commitment}")?;
    writeln!(out, "Seed:           {}", String::from(*seed))?;
    writeln!(out, "The seed has the published hash.")?;
    writeln!(out, "All {events} events, with {actions} actions, are legal.")?;
    if *drew_colors {
        writeln!(out, "The colours follow from the seed.")?;
    }
    for draw in draws {
        writeln!(
            out,
            "Event {}: {} draws {}, as the seed says.",
            draw.number, draw.color, draw.tile
        )?;
    }
    if draws.is_empty() {
        writeln!(out, "Nothing was drawn.")?;
    }
    writeln!(out, "The game was fair.")
}
