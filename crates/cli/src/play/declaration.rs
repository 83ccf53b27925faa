//! Endings that players declare: resignation, and a draw by agreement.

use std::io::{self, Write};

use crate::error::Error;
use crate::play::console::{Console, write_error};
use crate::play::session::PlaySession;

impl PlaySession {
    /// The player who is to move resigns.
    pub(super) fn resign(&mut self, out: &mut dyn Write) -> io::Result<()> {
        match self.game.resign(self.player()) {
            Ok(()) => self.announce(out),
            Err(error) => write_error(&self.words.illegal(&error), out),
        }
    }

    /// The player who is to move offers a draw. A person is asked; an engine decides by itself.
    pub(super) fn offer_draw(
        &mut self,
        console: &mut Console,
        out: &mut dyn Write,
    ) -> Result<(), Error> {
        let mut drawn = self.game.clone();
        if let Err(error) = drawn.agree_on_draw() {
            return Ok(write_error(&self.words.illegal(&error), out)?);
        }
        let player = self.player();
        let text =
            |session: &PlaySession, key| session.words.in_notation().player(player).format(key);
        let accepted = if self.players.is_person(!player) {
            console.confirm(&text(self, "terminal-offers-draw"), &self.words, out)?
        } else {
            self.players.accepts_draw(&self.game, &self.words)
        };
        if !accepted {
            writeln!(out, "{}", text(self, "terminal-declines-draw"))?;
            return Ok(());
        }
        self.game = drawn;
        Ok(self.announce(out)?)
    }

    /// Announces an ending that was declared.
    fn announce(&mut self, out: &mut dyn Write) -> io::Result<()> {
        self.taken_back.clear();
        if let Some(ending) = self.game.ending() {
            let ending = self.words.ending(self.game.position(), ending);
            let it = self.words.in_notation().set("ending", ending);
            writeln!(out, "{}", it.format("terminal-undo-takes-back"))?;
        }
        Ok(())
    }
}
