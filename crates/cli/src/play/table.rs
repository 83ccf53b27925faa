//! The table at which a game is played: what a line does to it.

use std::fmt::Display;
use std::fs::{self, File};
use std::io::{self, BufReader, Write};
use std::path::Path;

use anstyle::{AnsiColor, Style};
use skep_rules::{Action, Color, Ending, Game, GameType, MoveError, Outcome, Quoted, Reason};

use crate::error::Error;
use crate::input::{self, Lines};
use crate::play::command::{self, Command, CommandError};
use crate::play::console::Console;
use crate::play::forgive;
use crate::{moves, show, verdict};

/// The game, and what was taken back of it.
pub(crate) struct Table {
    game: Game,
    /// What was taken back last, and is played again first, is at the end.
    undone: Vec<Undone>,
    finished: bool,
}

/// Something that was taken back.
#[derive(Clone, Copy)]
enum Undone {
    Played(Action),
    Ended(Ending),
}

impl Table {
    /// Begins with that game.
    pub(crate) fn new(game: Game) -> Table {
        Table { game, undone: Vec::new(), finished: false }
    }

    /// Whether the players want to leave.
    pub(crate) fn is_finished(&self) -> bool {
        self.finished
    }

    /// What the players are asked with: `White 3> `.
    pub(crate) fn prompt(&self) -> String {
        let position = self.game.position();
        match self.game.ending() {
            Some(_) => "game over> ".to_owned(),
            None => format!("{} {}> ", position.to_move(), position.turn()),
        }
    }

    /// Draws the hive and says what is special about the position.
    pub(crate) fn show(&self, out: &mut dyn Write) -> io::Result<()> {
        out.write_all(show::describe(&self.game, false).as_bytes())?;
        let times = self.game.occurrences();
        if self.game.ending().is_none() {
            if times > 1 {
                writeln!(out, "This position occurs for the {} time.", ordinal(times))?;
            }
            if self.game.position().actions() == [Action::Pass] {
                let player = self.game.position().to_move();
                writeln!(out, "{player} can do nothing but `pass`.")?;
            }
        }
        writeln!(out)
    }

    /// What remains of the game when the players leave.
    pub(crate) fn say_goodbye(&self, out: &mut dyn Write) -> io::Result<()> {
        if self.game.is_empty() {
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
        let Err(refused) = self.play(line) else {
            return Ok(self.show(out)?);
        };
        let position = self.game.position();
        let meant_as_move = |error: &CommandError| match error {
            CommandError::Unknown(_) => {
                forgive::is_move(position, line) || forgive::may_be_move(line)
            }
            CommandError::Mistyped(..) => forgive::is_move(position, line),
            _ => false,
        };
        match Command::read(line) {
            Ok(command) => self.run(command, console, out),
            Err(error) if meant_as_move(&error) => Ok(complain(&refused, out)?),
            Err(error) => Ok(complain(&error, out)?),
        }
    }

    fn play(&mut self, line: &str) -> Result<(), MoveError> {
        let text = forgive::move_text(self.game.position(), line);
        self.game.play_text(&text)?;
        self.undone.clear();
        Ok(())
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
            Command::History => self.write_history(out)?,
            Command::Moves(tile) => self.write_moves(tile, out)?,
            Command::Show => self.show(out)?,
            Command::Game => writeln!(out, "{}", self.game)?,
            Command::Position => writeln!(out, "{}", self.game.position())?,
            Command::Resign => self.resign(out)?,
            Command::Draw => self.offer_draw(console, out)?,
            Command::New(game_type) => self.begin(game_type, out)?,
            Command::Save(path) => self.save(Path::new(path), console, out)?,
            Command::Load(path) => self.load(Path::new(path), out)?,
            Command::Quit => self.finished = true,
        }
        Ok(())
    }

    fn undo(&mut self, count: usize, out: &mut dyn Write) -> io::Result<()> {
        let mut done = 0;
        while done < count {
            let declared = self.game.ending().filter(|ending| is_declared(*ending));
            let last = match declared {
                Some(ending) => Some(Undone::Ended(ending)),
                None => self.game.actions().last().map(Undone::Played),
            };
            let Some(last) = last.filter(|_| self.game.undo()) else {
                break;
            };
            self.undone.push(last);
            done += 1;
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
                Undone::Played(action) => self.game.play(action),
                Undone::Ended(Ending { outcome: Outcome::Win(winner), .. }) => {
                    self.game.resign(!winner)
                }
                Undone::Ended(_) => self.game.agree_on_draw(),
            };
            if let Err(error) = again {
                return complain(&error, out);
            }
            done += 1;
        }
        if done == 0 {
            return complain(&"there is nothing to play again", out);
        }
        self.show(out)
    }

    /// Two moves a line, as in books.
    fn write_history(&self, out: &mut dyn Write) -> io::Result<()> {
        let start = self.game.start();
        let moves = self.game.moves();
        if moves.is_empty() {
            return writeln!(out, "Nothing has been played yet.");
        }
        let blank = (start.to_move() == Color::Black).then(|| "...".to_owned());
        let moves: Vec<String> = blank.into_iter().chain(moves).collect();
        for (number, pair) in (start.turn()..).zip(moves.chunks(2)) {
            let line = format!("{number:>3}. {:<10} {}", pair[0], pair.get(1).map_or("", |m| m));
            writeln!(out, "{}", line.trim_end())?;
        }
        Ok(())
    }

    /// A line for each tile with the places it can go to.
    fn write_moves(&self, tile: Option<&str>, out: &mut dyn Write) -> io::Result<()> {
        let tile = match tile.map(|name| (name, forgive::tile(self.game.position(), name))) {
            None => None,
            Some((_, Some(tile))) => Some(tile.to_string()),
            Some((name, None)) => {
                let error = format!("{} is not a tile of this game", Quoted::new(name));
                return complain(&error, out);
            }
        };
        let mut list = moves::list(&self.game);
        list.retain(|listed| tile.is_none() || listed.tile == tile);
        if list.is_empty() {
            return match (self.game.ending(), tile) {
                (None, Some(tile)) => writeln!(out, "{tile} cannot go anywhere now."),
                _ => writeln!(out, "The game is over."),
            };
        }
        for group in list.chunk_by(|one, other| one.tile == other.tile) {
            write!(out, "{:<6}", group[0].kind)?;
            if let Some(tile) = &group[0].tile {
                write!(out, "{tile:<4}")?;
            }
            for listed in group {
                if let Some((_, place)) = listed.text.split_once(' ') {
                    write!(out, " {place}")?;
                }
            }
            writeln!(out)?;
        }
        Ok(())
    }

    fn resign(&mut self, out: &mut dyn Write) -> io::Result<()> {
        match self.game.resign(self.game.position().to_move()) {
            Ok(()) => self.announce_declared(out),
            Err(error) => complain(&error, out),
        }
    }

    fn offer_draw(&mut self, console: &mut Console, out: &mut dyn Write) -> Result<(), Error> {
        let mut agreed = self.game.clone();
        if let Err(error) = agreed.agree_on_draw() {
            return Ok(complain(&error, out)?);
        }
        let player = self.game.position().to_move();
        if !console.confirm(&format!("{player} offers a draw. {}, do you accept?", !player), out)? {
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
            writeln!(out, "{} `undo` takes it back.", verdict::sentence(ending))?;
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
        *self = Table::new(game);
        self.show(out)
    }

    fn save(&self, path: &Path, console: &mut Console, out: &mut dyn Write) -> Result<(), Error> {
        let name = path.display();
        if path.exists() && !console.confirm(&format!("{name} exists. Overwrite it?"), out)? {
            writeln!(out, "Nothing was saved.")?;
            return Ok(());
        }
        if let Err(error) = fs::write(path, format!("{}\n", self.game)) {
            return Ok(complain(&format!("{name} cannot be written: {error}"), out)?);
        }
        writeln!(out, "Saved in {name}.")?;
        if !self.game.has_whole_history() {
            writeln!(out, "The game began from a position; only the position now is kept.")?;
        }
        Ok(())
    }

    fn load(&mut self, path: &Path, out: &mut dyn Write) -> io::Result<()> {
        match read_file(path) {
            Ok(game) => self.replace(game, out),
            Err(error) => complain(&format!("{}: {error}", path.display()), out),
        }
    }
}

/// Says what is wrong.
pub(crate) fn complain(error: &dyn Display, out: &mut dyn Write) -> io::Result<()> {
    let style = Style::new().fg_color(Some(AnsiColor::Red.into()));
    writeln!(out, "{style}{error}{style:#}")
}

/// The game in the first line of a file.
fn read_file(path: &Path) -> Result<Game, Error> {
    let file = File::open(path).map_err(Error::File)?;
    let mut lines = Lines::new(BufReader::new(file));
    match lines.read().map_err(Error::File)? {
        Some(line) => input::read_game(line?),
        None => input::read_game(""),
    }
}

/// Whether the players have ended the game, rather than the hive.
fn is_declared(ending: Ending) -> bool {
    matches!(ending.reason, Reason::Agreement | Reason::Resignation)
}

/// `2nd`, `3rd`, `11th`.
fn ordinal(number: u32) -> String {
    let ending = match (number % 100, number % 10) {
        (11..=13, _) => "th",
        (_, 1) => "st",
        (_, 2) => "nd",
        (_, 3) => "rd",
        _ => "th",
    };
    format!("{number}{ending}")
}
