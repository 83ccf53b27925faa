//! `skep solve`: proofs of forced wins.

use std::io::{self, Write};
use std::process::ExitCode;
use std::sync::Arc;

use serde::Serialize;
use skep_engine::{Solution, Verdict, solve, write_line};
use skep_rules::{Game, Pack};

use crate::analyse::{side, status_line};
use crate::error::Error;
use crate::input;
use crate::interrupt::Interrupt;
use crate::moves::{ErrorJson, json};
use crate::search_args::SolveArgs;
use crate::short::short;

/// What was proved, as JSON.
#[derive(Debug, Serialize)]
struct SolutionJson {
    to_move: &'static str,
    verdict: &'static str,
    plies: u32,
    moves: Vec<String>,
    nodes: u64,
    seconds: f64,
}

/// Searches for a forced win and prints the result.
pub(crate) fn run(args: &SolveArgs, out: &mut dyn Write) -> Result<ExitCode, Error> {
    let solved = input::read_started_argument(&args.game).and_then(|game| {
        let bar = status_line();
        let stop = Arc::default();
        let interrupt = Interrupt::raising(&stop)?;
        let mut on_depth = |decided: &Solution| {
            let (plies, nodes) = (decided.plies, short(decided.nodes));
            bar.set_message(format!("nothing within {plies}  {nodes} positions"));
        };
        let memory = usize::from(args.memory);
        let solution = solve(&game, args.plies, args.limits(), memory, &stop, &mut on_depth);
        bar.finish_and_clear();
        Ok((solution?, game, interrupt))
    });
    let (solution, game, interrupt) = match solved {
        Err(error) if args.json => {
            writeln!(out, "{}", ErrorJson::line(&error))?;
            return Ok(ExitCode::FAILURE);
        }
        solved => solved?,
    };
    if args.json {
        writeln!(out, "{}", json(&solution_json(&game, &solution)))?;
    } else {
        write_sentences(&game, &solution, interrupt.happened(), out)?;
    }
    Ok(match solution.verdict {
        Verdict::Unknown if !interrupt.happened() => ExitCode::FAILURE,
        _ => interrupt.exit_code(),
    })
}

fn solution_json(game: &Game, solution: &Solution) -> SolutionJson {
    let verdict = match solution.verdict {
        Verdict::Win(_) => "win",
        Verdict::Loss(_) => "loss",
        Verdict::Neither => "neither",
        Verdict::Unknown => "unknown",
    };
    SolutionJson {
        to_move: side(game.position()),
        verdict,
        plies: solution.plies,
        moves: write_line(game.position(), &solution.line),
        nodes: solution.nodes,
        seconds: (solution.time.as_secs_f64() * 1e3).round() / 1e3,
    }
}

fn write_sentences(
    game: &Game,
    solution: &Solution,
    interrupted: bool,
    out: &mut dyn Write,
) -> io::Result<()> {
    let position = game.position();
    let (player, plies) = (position.to_move(), solution.plies);
    let draws = position.game_type().has_pack(Pack::Swarm) && !position.bag().is_empty();
    let whatever = if draws { ", whatever the bag yields" } else { "" };
    match solution.verdict {
        Verdict::Win(_) => writeln!(out, "{player} wins in {plies}{whatever}.")?,
        Verdict::Loss(_) => writeln!(out, "{player} loses in {plies}{whatever}.")?,
        Verdict::Neither => {
            writeln!(out, "Neither side can force a win within {plies}{whatever}.")?
        }
        Verdict::Unknown => {
            let why = if interrupted { "it was interrupted" } else { "the limit was reached" };
            writeln!(out, "Nobody can force a win within {plies}; then {why}.")?;
        }
    }
    let moves = write_line(position, &solution.line);
    if !moves.is_empty() {
        writeln!(out, "\n  {}", moves.join("; "))?;
    }
    let (nodes, seconds) = (short(solution.nodes), solution.time.as_secs_f64());
    writeln!(out, "\n{nodes} positions in {seconds:.2} s.")
}
