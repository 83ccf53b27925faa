//! The table at which a game is played: what a line does to it.

use std::fmt::Display;
use std::io::{self, Write};
use std::path::Path;

use anstyle::{AnsiColor, Style};
use skep_rules::{
    Action, Choice, Color, Ending, Game, GameType, Illegal, MoveError, Outcome, Pack, Reason,
};
use thiserror::Error;

use crate::chance::Chance;
use crate::error::Error;
use crate::play::command::{self, Command, CommandError};
use crate::play::console::Console;
use crate::play::lot::{Lot, LotError};
use crate::play::opponent::next_player;
use crate::play::seats::Seats;
use crate::play::{files, forgive, listing, words};
use crate::{show, verdict};

/// The game, and what was taken back of it.
pub(crate) struct Table {
    pub(super) game: Game,
    /// What was taken back last, and is played again first, is at the end.
    pub(super) undone: Vec<Undone>,
    pub(super) chance: Chance,
    pub(super) lot: Lot,
    pub(super) seats: Seats,
    pub(super) finished: bool,
}

/// Why a line is not played.
#[derive(Debug, Error)]
enum Refused {
    #[error(transparent)]
    Move(#[from] MoveError),
    #[error(transparent)]
    Lot(#[from] LotError),
}

/// Something that was taken back.
pub(super) enum Undone {
    /// A choice before the first turn, as it is written.
    Chosen(String),
    Played(Action),
    Ended(Ending),
}

/// What players are told who ask too early.
const SECRET: &str = "White's pick is secret until Black has picked too";

impl Table {
    /// Begins with that game. What the bag yields is up to chance.
    pub(crate) fn new(game: Game, chance: Chance, seats: Seats) -> Table {
        Table { game, undone: Vec::new(), chance, lot: Lot::default(), seats, finished: false }
    }

    /// Whether the players want to leave.
    pub(crate) fn is_finished(&self) -> bool {
        self.finished
    }

    /// What the players are asked with: `White 3> `.
    pub(crate) fn prompt(&self) -> String {
        words::prompt(&self.game, self.lot)
    }

    /// Draws the hive and says what is special about the position.
    pub(crate) fn show(&self, out: &mut dyn Write) -> io::Result<()> {
        out.write_all(show::describe(&self.game, false).as_bytes())?;
        if self.game.ending().is_none() {
            match self.game.open_choice() {
                Some((choice, player)) => {
                    out.write_all(words::invitation(choice, player).as_bytes())?
                }
                None => self.write_notes(out)?,
            }
        }
        writeln!(out)
    }

    fn write_notes(&self, out: &mut dyn Write) -> io::Result<()> {
        let times = self.game.occurrences();
        if times > 1 {
            writeln!(out, "This position occurs for the {} time.", words::ordinal(times))?;
        }
        let player = self.game.position().to_move();
        match self.game.position().actions()[..] {
            [Action::Pass] => writeln!(out, "{player} can do nothing but `pass`."),
            [Action::End] => writeln!(out, "{player} can do nothing but `end` the turn."),
            _ => Ok(()),
        }
    }

    /// Whether one player has picked a hand and the other must not know it yet.
    fn keeps_secret(&self) -> bool {
        self.game.open_choice() == Some((Choice::Pick, Color::Black))
    }

    /// Whose turn it is to play or to choose.
    pub(super) fn player(&self) -> Color {
        next_player(&self.game)
    }

    fn has_swarm(&self) -> bool {
        self.game.position().game_type().has_pack(Pack::Swarm)
    }

    /// What remains of the game when the players leave.
    pub(crate) fn say_goodbye(&self, out: &mut dyn Write) -> io::Result<()> {
        if self.game.moves().is_empty() || self.keeps_secret() {
            return Ok(());
        }
        writeln!(out, "The game you leave: {}", self.game)
    }

    /// Does what the line says. What is legal as a move is a move, anything else may be a command.
    pub(crate) fn obey(
        &mut self,
        line: &str,
        console: &mut Console,
        out: &mut dyn Write,
    ) -> Result<(), Error> {
        let line = line.trim();
        if line.is_empty() {
            return Ok(());
        }
        let player = self.player();
        let Err(refused) = self.play(line) else {
            return self.show_played(player, console, out);
        };
        let position = self.game.position();
        let meant_as_move = |error: &CommandError| match error {
            CommandError::Unknown(_) => {
                forgive::is_move(position, line) || forgive::may_be_move(line)
            }
            CommandError::Mistyped(..) => forgive::is_move(position, line),
            _ => false,
        };
        let word = line.split_whitespace().next().unwrap_or_default();
        if self.has_swarm() && word.eq_ignore_ascii_case("draw") {
            return Ok(complain(&refused, out)?);
        }
        match Command::read(line) {
            Ok(command) => self.run(command, console, out),
            Err(error) if meant_as_move(&error) => Ok(complain(&refused, out)?),
            Err(error) => Ok(complain(&error, out)?),
        }
    }

    fn play(&mut self, line: &str) -> Result<(), Refused> {
        let position = self.game.position();
        let text = forgive::move_text(position, line);
        if Lot::is_drawn_in(position)
            && let Ok(action) = position.read_move(&text)
        {
            self.lot.check(position, action)?;
        }
        self.game.play_text_drawing(&text, |bag| self.chance.draw(bag))?;
        self.undone.clear();
        self.lot = Lot::default();
        Ok(())
    }

    /// Draws a tile that is placed at once, if it can be.
    fn draw_to_place(&mut self, out: &mut dyn Write) -> io::Result<()> {
        let position = self.game.position();
        if !Lot::is_drawn_in(position) {
            return complain(&LotError::NotInThisGame, out);
        }
        if let Some(tile) = self.lot.tile() {
            return complain(&LotError::PlaceIt(tile), out);
        }
        if let Err(error) = self.game.check(Action::Draw { drawn: None }) {
            return complain(&error, out);
        }
        let player = position.to_move();
        self.undone.clear();
        let kept = self.lot.draw(position, &mut self.chance);
        if let Some(tile) = self.lot.tile() {
            return writeln!(out, "{player} draws {tile} and places it now.");
        }
        if let Some(action) = kept
            && let Err(error) = self.game.play(action)
        {
            return complain(&error, out);
        }
        if let Some(tile) = kept.and_then(Action::drawn) {
            writeln!(out, "{player} draws {tile}, cannot place it, and keeps it.")?;
        }
        self.show(out)
    }

    /// Shows what has just been played or chosen, as far as it may be seen.
    fn show_played(
        &self,
        player: Color,
        console: &mut Console,
        out: &mut dyn Write,
    ) -> Result<(), Error> {
        if self.keeps_secret() && self.seats.is_person(!player) {
            console.hide(out)?;
        }
        if let Some(tile) = self.game.last_action().and_then(Action::drawn) {
            writeln!(out, "{player} draws {tile}.")?;
        }
        Ok(self.show(out)?)
    }

    fn run(
        &mut self,
        command: Command<'_>,
        console: &mut Console,
        out: &mut dyn Write,
    ) -> Result<(), Error> {
        match command {
            Command::Help => out.write_all(command::help().as_bytes())?,
            Command::Undo(count) => self.undo(count, out)?,
            Command::Redo(count) => self.redo(count, out)?,
            Command::History | Command::Game | Command::Save(_) if self.keeps_secret() => {
                complain(&SECRET, out)?;
            }
            Command::History => listing::write_history(&self.game, out)?,
            Command::Moves(_) | Command::Position if self.game.open_choice().is_some() => {
                self.demand_choice(out)?;
            }
            Command::Moves(tile) => listing::write_moves(&self.game, self.lot, tile, out)?,
            Command::Show => self.show(out)?,
            Command::Hint => self.hint(out)?,
            Command::Game => writeln!(out, "{}", self.game)?,
            Command::Position => writeln!(out, "{}", self.game.position())?,
            Command::Resign => self.resign(out)?,
            Command::Place => self.draw_to_place(out)?,
            Command::Offer => self.offer_draw(console, out)?,
            Command::New(game_type) => self.begin(game_type, out)?,
            Command::Save(path) => files::save(&self.game, Path::new(path), console, out)?,
            Command::Load(path) => match files::read(Path::new(path)) {
                Ok(game) => self.replace(game, out)?,
                Err(error) => complain(&format!("{path}: {error}"), out)?,
            },
            Command::Quit => self.finished = true,
        }
        Ok(())
    }

    /// Nothing can be played or written down before the choice that comes next.
    fn demand_choice(&self, out: &mut dyn Write) -> io::Result<()> {
        match self.game.open_choice() {
            Some((choice, player)) => complain(&Illegal::ChooseFirst(player, choice.word()), out),
            None => Ok(()),
        }
    }

    fn undo(&mut self, count: usize, out: &mut dyn Write) -> io::Result<()> {
        let mut done = 0;
        if count > 0 && self.lot.tile().is_some() {
            // The tile goes back into the bag.
            self.lot = Lot::default();
            done = 1;
        }
        // Against the engine a person takes back the own turn, and with it the answer.
        let steps = |table: &Table| table.steps_back().unwrap_or(0);
        let mut rest = if done < count { steps(self) } else { 0 };
        while done < count && rest > 0 {
            let declared = self.game.ending().filter(|ending| is_declared(*ending));
            let last = match declared {
                Some(ending) => Some(Undone::Ended(ending)),
                None => match self.game.last_action() {
                    Some(action) => Some(Undone::Played(action)),
                    None => self.game.moves().pop().map(Undone::Chosen),
                },
            };
            let Some(last) = last.filter(|_| self.game.undo()) else {
                break;
            };
            self.undone.push(last);
            rest -= 1;
            if rest == 0 {
                done += 1;
                rest = if done < count { steps(self) } else { 0 };
            }
        }
        if done == 0 {
            return complain(&"there is nothing to take back", out);
        }
        self.show(out)
    }

    fn redo(&mut self, count: usize, out: &mut dyn Write) -> io::Result<()> {
        let mut done = 0;
        while done < count
            && let Some(next) = self.undone.pop()
        {
            let again = match next {
                Undone::Chosen(text) => self.game.play_text(&text),
                Undone::Played(action) => self.game.play(action).map_err(MoveError::from),
                Undone::Ended(Ending { outcome: Outcome::Win(winner), .. }) => {
                    self.game.resign(!winner).map_err(MoveError::from)
                }
                Undone::Ended(_) => self.game.agree_on_draw().map_err(MoveError::from),
            };
            if let Err(error) = again {
                return complain(&error, out);
            }
            // What the engine answered comes with it.
            done += usize::from(self.undone.is_empty() || self.seats.is_person(self.player()));
        }
        if done == 0 {
            return complain(&"there is nothing to play again", out);
        }
        self.show(out)
    }

    fn resign(&mut self, out: &mut dyn Write) -> io::Result<()> {
        match self.game.resign(self.player()) {
            Ok(()) => self.announce_declared(out),
            Err(error) => complain(&error, out),
        }
    }

    fn offer_draw(&mut self, console: &mut Console, out: &mut dyn Write) -> Result<(), Error> {
        let mut agreed = self.game.clone();
        if let Err(error) = agreed.agree_on_draw() {
            return Ok(complain(&error, out)?);
        }
        let player = self.player();
        let accepted = if self.seats.is_person(!player) {
            console.confirm(&format!("{player} offers a draw. {}, do you accept?", !player), out)?
        } else {
            self.seats.accepts_draw(&self.game)
        };
        if !accepted {
            writeln!(out, "{} declines, and the game goes on.", !player)?;
            return Ok(());
        }
        self.game = agreed;
        Ok(self.announce_declared(out)?)
    }

    /// The game has ended without a move.
    fn announce_declared(&mut self, out: &mut dyn Write) -> io::Result<()> {
        self.undone.clear();
        if let Some(ending) = self.game.ending() {
            writeln!(
                out,
                "{} `undo` takes it back.",
                verdict::sentence(self.game.position(), ending)
            )?;
        }
        Ok(())
    }

    fn begin(&mut self, game_type: Option<&str>, out: &mut dyn Write) -> io::Result<()> {
        let game_type = match game_type.map(str::parse::<GameType>) {
            None => self.game.position().game_type(),
            Some(Ok(game_type)) => game_type,
            Some(Err(error)) => return complain(&error, out),
        };
        self.replace(Game::new(game_type), out)
    }

    fn replace(&mut self, game: Game, out: &mut dyn Write) -> io::Result<()> {
        self.say_goodbye(out)?;
        self.seats.forget();
        self.game = game;
        self.undone.clear();
        self.lot = Lot::default();
        self.show(out)
    }
}

/// Says what is wrong.
pub(crate) fn complain(error: &dyn Display, out: &mut dyn Write) -> io::Result<()> {
    let style = Style::new().fg_color(Some(AnsiColor::Red.into()));
    writeln!(out, "{style}{error}{style:#}")
}

/// Whether the players have ended the game, rather than the hive.
fn is_declared(ending: Ending) -> bool {
    matches!(ending.reason, Reason::Agreement | Reason::Resignation)
}
