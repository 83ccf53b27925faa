//! `skep puzzle`: puzzles at the terminal.

mod day;
mod packs;
mod session;

use std::io::Write;
use std::process::ExitCode;

use skep_learn::puzzle::{Puzzle, PuzzleId, Theme};
use skep_rules::GameType;
use skep_words::Words;

use self::day::Day;
use self::packs::Wanted;
use self::session::{PuzzleSession, Then};
use crate::error::Error;
use crate::language::LanguageArgs;
use crate::play::console::{Console, Entered, write_error};
use crate::play::messages;

/// `skep puzzle`
#[derive(Debug, clap::Args)]
#[command(
    after_help = r"In a puzzle one action alone keeps a forced win, or avoids a forced loss. Type
moves as in `skep play`, or `help` for the commands. Moves can also be piped in.

Themes: one-move, two-moves, three-moves, four-moves, five-moves, save,
last-side, pin, gate, throw, queen-displaced, climb, on-queen, drop, quiet,
queen-move, sting, flip, removal, swap, mind-control, combo, double-turn,
opponent-passes, and with-A, with-B … for the creature that acts.

Examples:
  skep puzzle
  skep puzzle --daily
  skep puzzle --type Venom+MLP
  skep puzzle --theme throw --seed 7
  skep puzzle 0f3k9xq2"
)]
pub(crate) struct PuzzleArgs {
    /// The name of a puzzle, as in its link
    #[arg(value_name = "PUZZLE", value_parser = read_id)]
    id: Option<PuzzleId>,

    /// The puzzle of the day, the same for everybody: of today in universal time, or of a DAY as in 2026-11-19
    #[arg(long, value_name = "DAY", num_args = 0..=1, value_parser = Day::read, conflicts_with_all = ["id", "game_type", "theme"])]
    daily: Option<Option<Day>>,

    /// Only puzzles of this game
    #[arg(long = "type", value_name = "TYPE", conflicts_with = "id")]
    game_type: Option<GameType>,

    /// Only puzzles about this
    #[arg(long, value_name = "THEME", value_parser = read_theme, conflicts_with = "id")]
    theme: Option<Theme>,

    /// The seed of the order of the puzzles, to make it repeatable
    #[arg(long, value_name = "N")]
    seed: Option<u64>,

    #[command(flatten)]
    language: LanguageArgs,
}

fn read_id(text: &str) -> Result<PuzzleId, String> {
    text.parse().map_err(|error: skep_learn::puzzle::PuzzleIdError| error.to_string())
}

fn read_theme(text: &str) -> Result<Theme, String> {
    Theme::from_name(text).ok_or_else(|| format!("{text:?} is no theme of puzzles"))
}

/// Asks puzzles until the person leaves or there are no more.
pub(crate) fn run(args: &PuzzleArgs, out: &mut dyn Write) -> Result<ExitCode, Error> {
    let words = args.language.words();
    let day = args.daily.map(|day| day.unwrap_or_else(Day::today));
    let puzzles = puzzles(args, day)?;
    let mut console = Console::open()?;
    writeln!(out, "{}\n", words.text("terminal-puzzle-welcome"))?;
    for puzzle in &puzzles {
        if !ask(puzzle, day, &words, &mut console, out)? {
            return Ok(ExitCode::SUCCESS);
        }
    }
    writeln!(out, "{}", words.text("terminal-puzzle-no-more"))?;
    Ok(ExitCode::SUCCESS)
}

/// The puzzles that are asked for, in the order in which they are asked.
fn puzzles(args: &PuzzleArgs, day: Option<Day>) -> Result<Vec<Puzzle>, Error> {
    match (args.id, day) {
        (Some(id), _) => Ok(vec![packs::by_id(id)?]),
        (None, Some(Day(day))) => Ok(vec![packs::of_day(day)?]),
        (None, None) => {
            let wanted = Wanted { game_type: args.game_type, theme: args.theme };
            let mut found = packs::wanted(wanted)?;
            args.seed.map_or_else(fastrand::Rng::new, fastrand::Rng::with_seed).shuffle(&mut found);
            Ok(found)
        }
    }
}

/// Asks one puzzle. Returns whether to go on to the next one.
fn ask(
    puzzle: &Puzzle,
    day: Option<Day>,
    words: &Words,
    console: &mut Console,
    out: &mut dyn Write,
) -> Result<bool, Error> {
    let it = words.in_notation().set("id", puzzle.id.to_string()).set("rating", puzzle.rating());
    let open = match puzzle.open() {
        Ok(open) => open,
        Err(error) => {
            let it = it.set("error", error.to_string());
            write_error(&it.format("terminal-puzzle-damaged"), out)?;
            return Ok(true);
        }
    };
    let heading = match day {
        Some(day) => it.set("date", day.to_string()).format("terminal-puzzle-daily"),
        None => it.format("terminal-puzzle-title"),
    };
    let mut session = PuzzleSession::new(open, words.clone());
    session.begin(&heading, out)?;
    loop {
        match console.ask(&session.prompt(), out)? {
            Entered::Line(line) => match session.obey(&line, out)? {
                Then::Stay => {}
                Then::Next => return Ok(true),
                Then::Leave => return Ok(false),
            },
            Entered::Unreadable(error) => write_error(&messages::line_error(words, error), out)?,
            Entered::Interrupted | Entered::End => return Ok(false),
        }
    }
}
