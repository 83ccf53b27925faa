//! A session of `skep play`: the game, its players, and what a typed line does.

use std::io::{self, Write};
use std::path::Path;

use skep_record::ImportWarning;
use skep_rules::{
    Action, Choice, Color, DrawnTile, Game, GameType, Illegal, MoveError, NotDrawn, Pack,
};
use skep_words::Words;

use crate::error::Error;
use crate::play::command::{CommandError, PlayCommand};
use crate::play::console::{Console, write_error};
use crate::random_draws::RandomDraws;

use crate::play::help::help;
use crate::play::players::Players;
use crate::play::take_back::TakenBack;
use crate::play::{files, listing, messages, typed_move};
use crate::show;

/// The game that is played, with its players.
pub(crate) struct PlaySession {
    pub(super) words: Words,
    pub(super) game: Game,
    /// What was taken back. What is to be played again first is at the end.
    pub(super) taken_back: Vec<TakenBack>,
    pub(super) random_draws: RandomDraws,
    pub(super) drawn: DrawnTile,
    pub(super) players: Players,
    pub(super) finished: bool,
}

/// Why a line is not played as a move.
enum RefusedLine {
    Move(MoveError),
    NotDrawn(NotDrawn),
}

impl RefusedLine {
    fn message(&self, words: &Words) -> String {
        match self {
            RefusedLine::Move(error) => words.move_error(error),
            RefusedLine::NotDrawn(error) => messages::not_drawn(words, *error),
        }
    }
}

impl PlaySession {
    /// A session that begins with this game.
    pub(crate) fn new(
        game: Game,
        random_draws: RandomDraws,
        players: Players,
        words: Words,
    ) -> PlaySession {
        PlaySession {
            words,
            game,
            taken_back: Vec::new(),
            random_draws,
            drawn: DrawnTile::default(),
            players,
            finished: false,
        }
    }

    /// Whether the session is over.
    pub(crate) fn is_finished(&self) -> bool {
        self.finished
    }

    /// Whether a person plays at least one side.
    pub(crate) fn has_person(&self) -> bool {
        self.players.has_person()
    }

    /// The prompt: `White 3> `.
    pub(crate) fn prompt(&self) -> String {
        messages::prompt(&self.words, &self.game, self.drawn)
    }

    /// Draws the hive and writes what is special about the position.
    pub(crate) fn show(&self, out: &mut dyn Write) -> io::Result<()> {
        out.write_all(show::describe(&self.game, false, &self.words).as_bytes())?;
        if self.game.ending().is_none() {
            match self.game.open_choice() {
                Some((choice, player)) => {
                    let against_person = self.players.is_person(!player);
                    let text = messages::invitation(&self.words, choice, player, against_person);
                    out.write_all(text.as_bytes())?;
                }
                None => self.write_notes(out)?,
            }
        }
        writeln!(out)
    }

    fn write_notes(&self, out: &mut dyn Write) -> io::Result<()> {
        let it = || self.words.in_notation().player(self.player());
        let times = self.game.occurrences();
        if times > 1 {
            writeln!(out, "{}", it().set("times", times).format("terminal-occurrences"))?;
        }
        match self.game.position().actions()[..] {
            [Action::Pass] => writeln!(out, "{}", it().format("terminal-only-pass")),
            [Action::End] => writeln!(out, "{}", it().format("terminal-only-end")),
            _ => Ok(()),
        }
    }

    /// Whether White has picked a hand that Black must not know yet.
    fn keeps_secret(&self) -> bool {
        self.game.open_choice() == Some((Choice::Pick, Color::Black))
    }

    /// The player who is to play or to choose.
    pub(super) fn player(&self) -> Color {
        next_player(&self.game)
    }

    fn has_swarm(&self) -> bool {
        self.game.position().game_type().has_pack(Pack::Swarm)
    }

    /// Prints the game that is left, unless there is nothing to keep or a pick is secret.
    pub(crate) fn say_goodbye(&self, out: &mut dyn Write) -> io::Result<()> {
        if self.game.moves().is_empty() || self.keeps_secret() {
            return Ok(());
        }
        let it = self.words.in_notation().set("game", self.game.to_string());
        writeln!(out, "{}", it.format("terminal-goodbye"))
    }

    /// Carries out a line. A line that is a legal move is played; any other may be a command.
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
                typed_move::is_move(position, line) || typed_move::may_be_move(line)
            }
            CommandError::Mistyped(..) => typed_move::is_move(position, line),
            CommandError::NotACount(_)
            | CommandError::NeedsFile(_)
            | CommandError::StandsAlone(..) => false,
        };
        let word = line.split_whitespace().next().unwrap_or_default();
        if self.has_swarm() && word.eq_ignore_ascii_case("draw") {
            return Ok(write_error(&refused.message(&self.words), out)?);
        }
        match PlayCommand::read(line) {
            Ok(command) => self.run(command, console, out),
            Err(error) if meant_as_move(&error) => {
                Ok(write_error(&refused.message(&self.words), out)?)
            }
            Err(error) => Ok(write_error(&messages::command_error(&self.words, &error), out)?),
        }
    }

    fn play(&mut self, line: &str) -> Result<(), RefusedLine> {
        let position = self.game.position();
        let text = typed_move::normalize(position, line);
        if let Ok(action) = position.read_move(&text) {
            self.drawn.check(position, action).map_err(RefusedLine::NotDrawn)?;
        }
        let played = self.game.play_text_drawing(&text, |bag| self.random_draws.draw(bag));
        played.map_err(RefusedLine::Move)?;
        self.taken_back.clear();
        self.drawn = DrawnTile::default();
        Ok(())
    }

    /// Draws a tile to be placed at once, and reports it. A tile that cannot be placed goes into the hand, and that
    /// was the turn. Returns whether there is a tile to be placed.
    pub(super) fn draw_to_place(&mut self, player: Color, out: &mut dyn Write) -> io::Result<bool> {
        let position = self.game.position();
        let tile = self.random_draws.draw(position.bag());
        let kept = tile.and_then(|tile| self.drawn.draw(position, tile));
        let it = self.words.in_notation().player(player);
        if let Some(tile) = self.drawn.tile() {
            writeln!(out, "{}", it.tile("tile", tile).format("terminal-draws-to-place"))?;
            return Ok(true);
        }
        let Some(action) = kept else { return Ok(false) };
        if let Err(error) = self.game.play(action) {
            write_error(&self.words.illegal(&error), out)?;
        } else if let Some(tile) = action.drawn() {
            writeln!(out, "{}", it.tile("tile", tile).format("terminal-draws-and-keeps"))?;
        }
        Ok(false)
    }

    /// The command `place`.
    fn place(&mut self, out: &mut dyn Write) -> io::Result<()> {
        let position = self.game.position();
        if !position.game_type().places_drawn() {
            return write_error(&self.words.text("terminal-no-place"), out);
        }
        if let Some(tile) = self.drawn.tile() {
            let error = NotDrawn::PlaceFirst(tile);
            return write_error(&messages::not_drawn(&self.words, error), out);
        }
        if let Err(error) = self.game.check(Action::Draw { drawn: None }) {
            return write_error(&self.words.illegal(&error), out);
        }
        self.taken_back.clear();
        if self.draw_to_place(position.to_move(), out)? {
            return Ok(());
        }
        self.show(out)
    }

    /// Shows what has just been played or chosen, unless it is secret.
    fn show_played(
        &self,
        player: Color,
        console: &mut Console,
        out: &mut dyn Write,
    ) -> Result<(), Error> {
        if self.keeps_secret() && self.players.is_person(!player) {
            console.hide(out)?;
        }
        if let Some(tile) = self.game.last_action().and_then(Action::drawn) {
            let it = self.words.in_notation().player(player).tile("tile", tile);
            writeln!(out, "{}", it.format("terminal-draws"))?;
        }
        Ok(self.show(out)?)
    }

    fn run(
        &mut self,
        command: PlayCommand<'_>,
        console: &mut Console,
        out: &mut dyn Write,
    ) -> Result<(), Error> {
        match command {
            PlayCommand::Help => out.write_all(help(&self.words).as_bytes())?,
            PlayCommand::Undo(count) => self.undo(count, out)?,
            PlayCommand::Redo(count) => self.redo(count, out)?,
            PlayCommand::History | PlayCommand::Game | PlayCommand::Save(_)
                if self.keeps_secret() =>
            {
                write_error(&self.words.text("terminal-secret"), out)?;
            }
            PlayCommand::History => listing::write_history(&self.game, &self.words, out)?,
            PlayCommand::Moves(_) | PlayCommand::Position if self.game.open_choice().is_some() => {
                self.demand_choice(out)?;
            }
            PlayCommand::Moves(tile) => {
                listing::write_moves(&self.game, self.drawn, tile, &self.words, out)?;
            }
            PlayCommand::Show => self.show(out)?,
            PlayCommand::Hint => self.hint(out)?,
            PlayCommand::Game => writeln!(out, "{}", self.game)?,
            PlayCommand::Position => writeln!(out, "{}", self.game.position())?,
            PlayCommand::Resign => self.resign(out)?,
            PlayCommand::Place => self.place(out)?,
            PlayCommand::OfferDraw => self.offer_draw(console, out)?,
            PlayCommand::New(game_type) => self.begin(game_type, out)?,
            PlayCommand::Save(path) => {
                files::save(&self.game, Path::new(path), console, &self.words, out)?;
            }
            PlayCommand::Load(path) => match files::load(Path::new(path)) {
                Ok((game, relaxed)) => {
                    self.replace(game, out)?;
                    for &rule in relaxed {
                        let warning = self.words.import_warning(&ImportWarning::Relaxed(rule));
                        write_error(&warning, out)?;
                    }
                }
                Err(error) => write_error(&error.message(path, &self.words), out)?,
            },
            PlayCommand::Quit => self.finished = true,
        }
        Ok(())
    }

    /// Says that a choice has to be made first.
    fn demand_choice(&self, out: &mut dyn Write) -> io::Result<()> {
        match self.game.open_choice() {
            Some((choice, player)) => {
                let error = Illegal::ChooseFirst(player, choice);
                write_error(&self.words.illegal(&error), out)
            }
            None => Ok(()),
        }
    }

    fn begin(&mut self, game_type: Option<&str>, out: &mut dyn Write) -> io::Result<()> {
        let game_type = match game_type.map(str::parse::<GameType>) {
            None => self.game.position().game_type(),
            Some(Ok(game_type)) => game_type,
            Some(Err(error)) => return write_error(&self.words.type_error(&error), out),
        };
        self.replace(Game::new(game_type), out)
    }

    fn replace(&mut self, game: Game, out: &mut dyn Write) -> io::Result<()> {
        self.say_goodbye(out)?;
        self.players.reset();
        self.game = game;
        self.taken_back.clear();
        self.drawn = DrawnTile::default();
        self.show(out)
    }
}

/// The player who is to play or to choose.
pub(super) fn next_player(game: &Game) -> Color {
    match game.open_choice() {
        Some((_, player)) => player,
        None => game.position().to_move(),
    }
}
