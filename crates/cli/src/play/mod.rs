//! `skep play`: a game at the terminal, between persons, the engine and other programs.

mod command;
pub(crate) mod console;
mod declaration;
mod engine_turn;
mod files;
mod help;
mod listing;
pub(crate) mod messages;
pub(crate) mod players;
mod session;
mod take_back;
pub(crate) mod typed_move;
mod uhp_player;

use std::io::Write;
use std::process::ExitCode;

use crate::args::PlayArgs;
use crate::error::Error;
use crate::input;
use crate::play::console::{Console, Entered, write_error};
use crate::play::players::Players;
use crate::play::session::PlaySession;
use crate::random_draws::RandomDraws;

/// Plays until the players leave or, without persons, until the game is over.
pub(crate) fn run(args: &PlayArgs, out: &mut dyn Write) -> Result<ExitCode, Error> {
    let words = args.language.words();
    let game = input::read_game_argument(&args.game)?;
    let mut console = Console::open()?;
    let players = Players::new(&args.white, &args.black, args.time, args.seed)?;
    out.write_all(players.introduction(&words).as_bytes())?;
    let mut session = PlaySession::new(game, RandomDraws::new(args.seed), players, words.clone());
    if session.has_person() {
        writeln!(out, "{}\n", words.text("terminal-welcome"))?;
        session.show(out)?;
    }
    let mut interrupted = false;
    while !session.is_finished() {
        if session.awaits_engine() {
            out.flush()?;
            session.play_engine_turn(out)?;
            continue;
        }
        if !session.has_person() {
            break;
        }
        match console.ask(&session.prompt(), out)? {
            Entered::Line(line) => {
                interrupted = false;
                session.obey(&line, &mut console, out)?;
            }
            Entered::Unreadable(error) => write_error(&messages::line_error(&words, error), out)?,
            Entered::Interrupted if !interrupted => {
                interrupted = true;
                writeln!(out, "{}", words.text("terminal-press-again"))?;
            }
            Entered::Interrupted | Entered::End => break,
        }
    }
    session.say_goodbye(out)?;
    Ok(ExitCode::SUCCESS)
}
