//! What happens at the table when somebody plays who is no person.

use std::io::{self, Write};

use skep_engine::{choose, write_line};
use skep_rules::{Action, Choice, Color, Game, MoveError, Quoted};

use crate::error::Error;
use crate::play::lot::{Lot, LotError};
use crate::play::table::{Table, complain};

impl Table {
    /// Whether the next to play or to choose is no person.
    pub(crate) fn awaits_engine(&self) -> bool {
        self.game.ending().is_none() && !self.seats.is_person(self.player())
    }

    /// Whether there is a person at the table.
    pub(crate) fn has_person(&self) -> bool {
        self.seats.has_person()
    }

    /// Lets the engine play or choose, and says what.
    pub(crate) fn let_engine_play(&mut self, out: &mut dyn Write) -> Result<(), Error> {
        let player = self.player();
        self.undone.clear();
        let said = match self.seats.ask_guest(player, &self.game).transpose() {
            Ok(said) => said,
            Err(error) => return self.give_up(player, &format!("{player}: {error}"), out),
        };
        if let Some((choice, _)) = self.game.open_choice() {
            let text = said.or_else(|| choose(&self.game)).unwrap_or_default();
            return self.choose(player, choice, &text, out);
        }
        match said {
            Some(text) => match self.game.position().read_move(&text) {
                Ok(action) => self.carry_out(player, action, out),
                Err(error) => {
                    let text = Quoted::new(&text);
                    let error = format!("{player}: the engine plays {text}, but {error}");
                    self.give_up(player, &error, out)
                }
            },
            None => match self.seats.best(&self.game) {
                Some(action) => self.carry_out(player, action, out),
                None => self.give_up(player, &"there is nothing to play", out),
            },
        }
    }

    /// What is chosen before the first turn.
    fn choose(
        &mut self,
        player: Color,
        choice: Choice,
        text: &str,
        out: &mut dyn Write,
    ) -> Result<(), Error> {
        if let Err(error) = self.game.play_text(text) {
            return self.give_up(player, &error, out);
        }
        match choice {
            // Nobody is told until both have picked; then it is seen.
            Choice::Pick => writeln!(out, "{player} picks a hand.")?,
            Choice::Faces => writeln!(out, "{player} chooses {text}.")?,
        }
        self.show_to_people(out)
    }

    /// Plays what the engine wants to play, as far as the bag lets it.
    fn carry_out(
        &mut self,
        player: Color,
        mut action: Action,
        out: &mut dyn Write,
    ) -> Result<(), Error> {
        if Lot::is_drawn_in(self.game.position()) {
            let refused = self.lot.check(self.game.position(), action);
            if let Err(LotError::InBag(_)) = refused {
                match self.draw_for_engine(player, out)? {
                    Some(drawn) => action = drawn,
                    None => return self.show_to_people(out),
                }
            }
        }
        let text = self.game.position().write_move(action);
        if action.drawn().is_none() && !self.game.position().draws(action).is_empty() {
            action = action.drawing(self.chance.draw(self.game.position().bag()));
        }
        if let Err(error) = self.game.play(action) {
            return self.give_up(player, &MoveError::from(error), out);
        }
        self.lot = Lot::default();
        match action.drawn() {
            Some(tile) => writeln!(out, "{player} plays {text} and draws {tile}.")?,
            None => writeln!(out, "{player} plays {text}.")?,
        }
        self.show_to_people(out)
    }

    /// The bag decides what the engine places; nothing if that could not be placed and was kept.
    fn draw_for_engine(
        &mut self,
        player: Color,
        out: &mut dyn Write,
    ) -> Result<Option<Action>, Error> {
        let kept = self.lot.draw(self.game.position(), &mut self.chance);
        if let Some(action) = kept {
            if let Err(error) = self.game.play(action) {
                complain(&error, out)?;
            } else if let Some(tile) = action.drawn() {
                writeln!(out, "{player} draws {tile}, cannot place it, and keeps it.")?;
            }
            return Ok(None);
        }
        Ok(self.lot.tile().and_then(|tile| self.seats.best_place(&self.game, tile)))
    }

    /// The engine has nothing to say, which it should have: better an end than to ask it again. If it was another
    /// program, whoever sits at the terminal plays on.
    fn give_up(
        &mut self,
        player: Color,
        error: &dyn std::fmt::Display,
        out: &mut dyn Write,
    ) -> Result<(), Error> {
        complain(error, out)?;
        if self.seats.take_over(player) {
            writeln!(out, "{player} is yours to play from now on; `undo` and `quit` work too.")?;
        } else if self.seats.has_guest(player) || self.game.resign(player).is_err() {
            self.finished = true;
        }
        Ok(())
    }

    /// Draws the hive if there is anybody to see it, or if it is the last time.
    fn show_to_people(&self, out: &mut dyn Write) -> Result<(), Error> {
        if self.has_person() || self.game.ending().is_some() {
            self.show(out)?;
        }
        Ok(out.flush()?)
    }

    /// What the engine would do.
    pub(crate) fn hint(&mut self, out: &mut dyn Write) -> io::Result<()> {
        if self.game.ending().is_some() {
            return complain(&"the game is over", out);
        }
        if let Some(text) = choose(&self.game) {
            return writeln!(out, "Hint: {text}");
        }
        if let Some(action) =
            self.lot.tile().and_then(|tile| self.seats.best_place(&self.game, tile))
        {
            return writeln!(out, "Hint: {}", self.game.position().write_move(action));
        }
        let Some(report) = self.seats.advice(&self.game) else { return Ok(()) };
        let position = self.game.position();
        let (score, best) = (report.score(), report.best());
        if Lot::is_drawn_in(position)
            && let Err(LotError::InBag(_)) = self.lot.check(position, best)
        {
            return writeln!(out, "Hint: place ({score})");
        }
        let moves = write_line(position, &report.lines[0].actions);
        match moves.split_first() {
            Some((first, [])) => writeln!(out, "Hint: {first} ({score})"),
            Some((first, rest)) => {
                writeln!(out, "Hint: {first} ({score}), then {}", rest.join("; "))
            }
            None => Ok(()),
        }
    }

    /// How many things must be taken back so that the same person can play again; nothing if there are not enough.
    pub(crate) fn steps_back(&self) -> Option<usize> {
        let mut game = self.game.clone();
        let mut steps = 0;
        while game.undo() {
            steps += 1;
            if self.seats.is_person(next_player(&game)) {
                return Some(steps);
            }
        }
        None
    }
}

/// Whose turn it is to play or to choose.
pub(crate) fn next_player(game: &Game) -> Color {
    match game.open_choice() {
        Some((_, player)) => player,
        None => game.position().to_move(),
    }
}
