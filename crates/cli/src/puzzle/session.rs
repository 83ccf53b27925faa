//! A session of `skep puzzle`: one puzzle, and what a typed line does.

use std::io::{self, Write};

use skep_engine::Prover;
use skep_learn::puzzle::{Judgement, OpenPuzzle, PuzzleRun, Task};
use skep_rules::{Action, Color, Position};
use skep_words::{Sentence, Words};

use crate::play::console::write_error;
use crate::play::typed_move;
use crate::show;

/// The most nodes of a question of a refutation.
const REFUTATION_NODES: u64 = 300_000;
/// The size of the solver's table, in megabytes.
const MEGABYTES: usize = 4;
/// The commands, in the order in which `help` lists them.
const COMMANDS: [(&str, &str); 8] = [
    ("help", "terminal-command-help"),
    ("hint", "terminal-puzzle-help-hint"),
    ("solution", "terminal-puzzle-help-solution"),
    ("next", "terminal-puzzle-help-next"),
    ("moves", "terminal-command-moves"),
    ("show", "terminal-command-show"),
    ("position", "terminal-puzzle-help-position"),
    ("quit", "terminal-command-quit"),
];

/// What comes after a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Then {
    /// The same puzzle goes on.
    Stay,
    /// Another puzzle.
    Next,
    /// The end.
    Leave,
}

/// A puzzle that is being solved.
pub(super) struct PuzzleSession {
    words: Words,
    run: PuzzleRun,
}

impl PuzzleSession {
    pub(super) fn new(puzzle: OpenPuzzle, words: Words) -> PuzzleSession {
        PuzzleSession { words, run: PuzzleRun::new(puzzle) }
    }

    /// What is asked, and the hive. The heading is the name of the puzzle.
    pub(super) fn begin(&self, heading: &str, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "{heading}")?;
        self.show(out)?;
        let puzzle = self.run.puzzle();
        let it = self.sentence(self.run.learner()).set("count", puzzle.own_actions());
        let key = match puzzle.task {
            Task::Win => "terminal-puzzle-win",
            Task::Save => "terminal-puzzle-save",
        };
        writeln!(out, "{}\n", it.format(key))
    }

    /// The prompt.
    pub(super) fn prompt(&self) -> String {
        format!("{}> ", self.words.text("terminal-puzzle-prompt"))
    }

    /// Carries out a line: a move, or a command.
    pub(super) fn obey(&mut self, line: &str, out: &mut dyn Write) -> io::Result<Then> {
        let line = line.trim();
        match line.to_ascii_lowercase().as_str() {
            "" => {}
            "help" | "?" => self.help(out)?,
            "hint" => self.hint(out)?,
            "solution" => self.solution(out)?,
            "next" => return Ok(Then::Next),
            "moves" => self.moves(out)?,
            "show" => self.show(out)?,
            "position" => writeln!(out, "{}", self.run.game().position())?,
            "quit" | "exit" | "q" => return Ok(Then::Leave),
            _ => self.answer(line, out)?,
        }
        Ok(Then::Stay)
    }

    fn sentence(&self, player: Color) -> Sentence<'_> {
        self.words.in_notation().player(player)
    }

    fn show(&self, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "{}", show::describe(self.run.game(), false, &self.words))
    }

    fn help(&self, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "{}", self.words.text("terminal-puzzle-welcome"))?;
        for (command, key) in COMMANDS {
            writeln!(out, "  {command:<10}{}", self.words.text(key))?;
        }
        Ok(())
    }

    fn hint(&self, out: &mut dyn Write) -> io::Result<()> {
        let Some(tile) = self.run.hint() else { return self.after_the_end(out) };
        let name = self.run.game().position().name(tile);
        let it = self.words.in_notation().tile("tile", name);
        writeln!(out, "{}", it.format("terminal-puzzle-hint"))
    }

    fn solution(&self, out: &mut dyn Write) -> io::Result<()> {
        if self.run.is_solved() {
            return self.after_the_end(out);
        }
        let line = skep_engine::write_line(self.run.game().position(), self.run.rest());
        let it = self.words.in_notation().set("line", line.join("; "));
        writeln!(out, "{}", it.format("terminal-puzzle-solution"))
    }

    fn moves(&self, out: &mut dyn Write) -> io::Result<()> {
        let position = self.run.game().position();
        for action in position.actions() {
            writeln!(out, "  {}", position.write_move(action))?;
        }
        Ok(())
    }

    fn after_the_end(&self, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "{}", self.words.text("terminal-puzzle-next"))
    }

    /// Judges a typed move.
    fn answer(&mut self, line: &str, out: &mut dyn Write) -> io::Result<()> {
        if self.run.is_solved() {
            return self.after_the_end(out);
        }
        let position = self.run.game().position().clone();
        let text = typed_move::normalize(&position, line);
        let action = match position.read_move(&text) {
            Ok(action) => action,
            Err(_) if !typed_move::is_move(&position, line) && !typed_move::may_be_move(line) => {
                let it = self.words.in_notation().text(&skep_rules::Quoted::new(line));
                return write_error(&it.format("terminal-unknown"), out);
            }
            Err(error) => return write_error(&self.words.move_error(&error), out),
        };
        let judgement = match self.run.answer(action) {
            Ok(judgement) => judgement,
            Err(illegal) => return write_error(&self.words.illegal(&illegal), out),
        };
        let it = self.sentence(position.to_move()).set("move", position.write_move(action));
        match judgement {
            Judgement::Solved => {
                writeln!(out, "{}", it.format("terminal-puzzle-solved"))?;
                self.show(out)?;
                self.after_the_end(out)
            }
            Judgement::Right => {
                writeln!(out, "{}", it.format("terminal-puzzle-right"))?;
                self.reply(out)?;
                self.show(out)
            }
            Judgement::Wrong => {
                let sentence = self.why_wrong(&position, action);
                write_error(&sentence, out)
            }
        }
    }

    /// Plays what the opponent answers.
    fn reply(&mut self, out: &mut dyn Write) -> io::Result<()> {
        let before = self.run.game().position().clone();
        if let Some(reply) = self.run.reply() {
            let it = self.sentence(before.to_move()).set("move", before.write_move(reply));
            writeln!(out, "{}", it.format("terminal-puzzle-reply"))?;
        }
        Ok(())
    }

    /// What is wrong with an answer, by the solver.
    fn why_wrong(&self, position: &Position, action: Action) -> String {
        let mut prover = Prover::new(position.game_type(), MEGABYTES);
        let mut wins = |position: &Position, winner: Color, plies: u32| {
            prover.wins_within(position, winner, plies, REFUTATION_NODES)
        };
        let it = self.sentence(position.to_move()).set("move", position.write_move(action));
        if self.run.puzzle().task == Task::Win && self.run.rest().len() == 1 {
            return it.format("terminal-puzzle-wrong-now");
        }
        let Some(reply) = self.run.refutation(action, &mut wins) else {
            return it.format("terminal-puzzle-wrong");
        };
        let mut after = position.clone();
        after.play_listed(position.with_draw(action, |bag| bag.into_iter().next()));
        let it = it.set("reply", after.write_move(reply));
        after.play_listed(reply);
        let is_lost = self.run.puzzle().task == Task::Save
            || after
                .outcome()
                .is_some_and(|it| it == skep_rules::Outcome::Win(!position.to_move()));
        it.format(if is_lost { "terminal-puzzle-wrong-loss" } else { "terminal-puzzle-wrong-win" })
    }
}
