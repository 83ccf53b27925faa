//! The turns of players that are not persons, and hints.

use std::io::{self, Write};

use skep_engine::{choose, write_line};
use skep_rules::{Action, Choice, Chosen, Color, DrawnTile, MoveError, NotDrawn, Quoted};

use crate::error::Error;
use crate::play::console::write_error;

use crate::play::messages;
use crate::play::session::PlaySession;

impl PlaySession {
    /// Whether the next move or choice is not a person's.
    pub(crate) fn awaits_engine(&self) -> bool {
        self.game.ending().is_none() && !self.players.is_person(self.player())
    }

    /// Lets the engine or program play or choose, and reports it.
    pub(crate) fn play_engine_turn(&mut self, out: &mut dyn Write) -> Result<(), Error> {
        let player = self.player();
        self.taken_back.clear();
        let answer = match self.players.ask_program(player, &self.game, &self.words).transpose() {
            Ok(answer) => answer,
            Err(error) => {
                return self.give_up(player, messages::client_error(&self.words, &error), out);
            }
        };
        if let Some(own) = choose(&self.game) {
            let chosen = answer.map_or(Ok(own), |text| self.game.read_choice(&text));
            return match chosen.and_then(|chosen| Ok(self.game.choose(chosen).map(|()| chosen)?)) {
                Ok(chosen) => self.report_choice(player, chosen, out),
                Err(error) => self.give_up(player, self.words.move_error(&error), out),
            };
        }
        match answer {
            Some(text) => match self.game.position().read_move(&text) {
                Ok(action) => self.play_action(player, action, out),
                Err(error) => {
                    let it = self.words.in_notation().text(&Quoted::new(&text));
                    let error = it.set("error", self.words.move_error(&error));
                    self.give_up(player, error.format("terminal-engine-illegal"), out)
                }
            },
            None => match self.players.best_action(&self.game, &self.words) {
                Some(action) => self.play_action(player, action, out),
                None => self.give_up(player, self.words.text("terminal-engine-no-move"), out),
            },
        }
    }

    /// Reports a choice before the first turn.
    fn report_choice(
        &self,
        player: Color,
        chosen: Chosen,
        out: &mut dyn Write,
    ) -> Result<(), Error> {
        let it = self.words.in_notation().player(player);
        match chosen.choice {
            // The pick is shown when both players have picked.
            Choice::Pick => writeln!(out, "{}", it.format("terminal-picks"))?,
            Choice::Faces => {
                writeln!(out, "{}", it.set("move", chosen.to_string()).format("terminal-chooses"))?;
            }
        }
        self.show_to_persons(out)
    }

    /// Plays the action, completed by what the bag yields.
    fn play_action(
        &mut self,
        player: Color,
        mut action: Action,
        out: &mut dyn Write,
    ) -> Result<(), Error> {
        if let Err(NotDrawn::InBag(_)) = self.drawn.check(self.game.position(), action) {
            match self.draw_for_engine(player, out)? {
                Some(placing) => action = placing,
                None => return self.show_to_persons(out),
            }
        }
        let position = self.game.position();
        let text = position.write_move(action);
        let action = position.with_draw(action, |bag| self.random_draws.draw(bag));
        if let Err(error) = self.game.play(action) {
            return self.give_up(player, self.words.move_error(&MoveError::from(error)), out);
        }
        self.drawn = DrawnTile::default();
        let it = self.words.in_notation().player(player).set("move", text);
        match action.drawn() {
            Some(tile) => {
                writeln!(out, "{}", it.tile("tile", tile).format("terminal-plays-and-draws"))?
            }
            None => writeln!(out, "{}", it.format("terminal-plays"))?,
        }
        self.show_to_persons(out)
    }

    /// Draws a tile for the engine and returns where the engine places it; `None` if it cannot be placed and was kept.
    fn draw_for_engine(
        &mut self,
        player: Color,
        out: &mut dyn Write,
    ) -> Result<Option<Action>, Error> {
        if !self.draw_to_place(player, out)? {
            return Ok(None);
        }
        Ok(self.drawn.tile().and_then(|tile| self.players.best_placing(&self.game, tile)))
    }

    /// The engine or program has no valid answer, and asking it again would not help. A person at the terminal takes
    /// over from a program; otherwise the game ends.
    fn give_up(&mut self, player: Color, error: String, out: &mut dyn Write) -> Result<(), Error> {
        let it = || self.words.in_notation().player(player);
        write_error(&it().set("error", error).format("terminal-engine-fails"), out)?;
        if self.players.replace_program(player) {
            writeln!(out, "{}", it().format("terminal-yours"))?;
        } else if self.players.is_program(player) || self.game.resign(player).is_err() {
            self.finished = true;
        }
        Ok(())
    }

    /// Draws the hive if a person plays, or if the game is over.
    fn show_to_persons(&self, out: &mut dyn Write) -> Result<(), Error> {
        if self.players.has_person() || self.game.ending().is_some() {
            self.show(out)?;
        }
        Ok(out.flush()?)
    }

    /// Prints what the engine would play or choose.
    pub(crate) fn hint(&mut self, out: &mut dyn Write) -> io::Result<()> {
        if self.game.ending().is_some() {
            return write_error(&self.words.text("illegal-game-over"), out);
        }
        let placing = |session: &mut PlaySession| {
            let tile = session.drawn.tile()?;
            let action = session.players.best_placing(&session.game, tile)?;
            Some(session.game.position().write_move(action))
        };
        let chosen = choose(&self.game).map(|chosen| chosen.to_string());
        if let Some(text) = chosen.or_else(|| placing(self)) {
            return writeln!(
                out,
                "{}",
                self.words.in_notation().set("move", text).format("terminal-hint")
            );
        }
        let Some(report) = self.players.advice(&self.game, &self.words) else { return Ok(()) };
        let position = self.game.position();
        let it = || {
            let score = messages::score(&self.words, report.score());
            self.words.in_notation().set("score", score)
        };
        if let Err(NotDrawn::InBag(_)) = self.drawn.check(position, report.best()) {
            return writeln!(out, "{}", it().set("move", "place").format("terminal-hint-score"));
        }
        let moves = write_line(position, &report.lines[0].actions);
        let Some((first, rest)) = moves.split_first() else { return Ok(()) };
        let it = it().set("move", first.clone());
        let text = match rest {
            [] => it.format("terminal-hint-score"),
            _ => it.set("line", rest.join("; ")).format("terminal-hint-line"),
        };
        writeln!(out, "{text}")
    }
}
