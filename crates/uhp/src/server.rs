//! The engine's side of the protocol.

use std::io::{self, BufRead, Write};

use fastrand::Rng;
use skep_engine::{Engine, Limits, Report, choose, write_line};
use skep_rules::{Game, GameType, Reason, TileSet, perft};

use crate::command::{self, Command};
use crate::inbox::Inbox;
use crate::options::{Options, Setup};
use crate::thinker::Thinker;

const HELP: &str = "\
info; newgame [TYPE|GAME]; play MOVE; pass; validmoves; bestmove time hh:mm:ss; bestmove depth N; \
bestmove nodes N; stop; undo [N]; options [get NAME|set NAME VALUE]; perft N; pv; exit";

/// Answers lines until the input ends or says `exit`.
pub fn serve(input: impl BufRead + Send + 'static, output: impl Write) -> io::Result<()> {
    serve_as(Setup::default(), input, output)
}

/// The same, set up in another way.
pub fn serve_as(
    setup: Setup,
    input: impl BufRead + Send + 'static,
    output: impl Write,
) -> io::Result<()> {
    let Setup { player, seed, repeated_stacks } = setup;
    let options = Options { player, repeated_stacks, ..Options::default() };
    let mut server = Server {
        inbox: Inbox::open(input),
        output,
        game: Game::new(GameType::BASE),
        engine: Engine::new(options.megabytes),
        options,
        rng: seed.map_or_else(Rng::new, Rng::with_seed),
        last: String::new(),
    };
    server.answer(Ok(info()))?;
    while let Some(line) = server.inbox.next_line() {
        match command::read(&line) {
            Ok(Command::Exit) => break,
            Ok(command) => {
                let answer = server.obey(command);
                server.answer(answer)?;
            }
            Err(error) => server.answer(Err(Trouble::Error(error)))?,
        }
    }
    Ok(())
}

fn info() -> String {
    format!("id skep v{}\nMosquito;Ladybug;Pillbug", env!("CARGO_PKG_VERSION"))
}

/// What can go wrong.
enum Trouble {
    Error(String),
    InvalidMove(String),
    /// Nobody can be told.
    Output(io::Error),
}

impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Trouble {
        Trouble::Output(error)
    }
}

struct Server<W> {
    inbox: Inbox,
    output: W,
    game: Game,
    engine: Engine,
    options: Options,
    rng: Rng,
    /// The last search in this game, in words.
    last: String,
}

impl<W: Write> Server<W> {
    fn answer(&mut self, answer: Result<String, Trouble>) -> io::Result<()> {
        match answer {
            Ok(text) if text.is_empty() => {}
            Ok(text) => writeln!(self.output, "{text}")?,
            Err(Trouble::Error(text)) => writeln!(self.output, "err {text}")?,
            Err(Trouble::InvalidMove(text)) => writeln!(self.output, "invalidmove {text}")?,
            Err(Trouble::Output(error)) => return Err(error),
        }
        writeln!(self.output, "ok")?;
        self.output.flush()
    }

    fn obey(&mut self, command: Command) -> Result<String, Trouble> {
        match command {
            Command::Info => Ok(info()),
            Command::NewGame(text) => self.new_game(text.as_deref()),
            Command::Play(text) => self.play(&text),
            Command::Pass => self.play("pass"),
            Command::ValidMoves => self.valid_moves(),
            Command::BestMove(limits) => self.best_move(limits),
            Command::Undo(count) => self.undo(count),
            Command::Options => Ok(self.options.list()),
            Command::GetOption(name) => self.options.get(&name).map_err(Trouble::Error),
            Command::SetOption(name, value) => self.set_option(&name, &value),
            Command::Perft(depth) => self.perft(depth),
            Command::Line => Ok(self.last.clone()),
            Command::Help => Ok(HELP.to_owned()),
            // Outside a search there is nothing to stop.
            Command::Stop | Command::Exit => Ok(String::new()),
        }
    }

    /// Only what depends on the option begins anew: the table stays while it keeps its size.
    fn set_option(&mut self, name: &str, value: &str) -> Result<String, Trouble> {
        let megabytes = self.options.megabytes;
        let answer = self.options.set(name, value).map_err(Trouble::Error)?;
        if self.options.megabytes != megabytes {
            self.engine = Engine::new(self.options.megabytes);
        }
        self.engine.set_threads(self.options.threads);
        Ok(answer)
    }

    fn new_game(&mut self, text: Option<&str>) -> Result<String, Trouble> {
        let game = match text {
            None => Game::new(GameType::BASE),
            Some(text) => {
                text.parse::<Game>().map_err(|error| Trouble::Error(error.to_string()))?
            }
        };
        self.game = game;
        self.engine.clear();
        self.last.clear();
        Ok(self.game.to_string())
    }

    fn play(&mut self, text: &str) -> Result<String, Trouble> {
        let draw = |bag: TileSet| self.rng.choice(bag.into_iter().collect::<Vec<_>>());
        match self.game.play_text_drawing(text, draw) {
            Ok(()) => {
                self.claim_draw();
                Ok(self.game.to_string())
            }
            Err(error) => Err(Trouble::InvalidMove(error.to_string())),
        }
    }

    /// Agrees on a draw with a referee who compares only stacks, if it is to be so.
    fn claim_draw(&mut self) {
        let repeats = self.options.repeated_stacks
            && self.game.position().game_type().draws_by_repetition()
            && self.game.occurrences_without_statuses() >= 3;
        if repeats {
            // Where the game is over already, there is nothing to agree on.
            let _ = self.game.agree_on_draw();
        }
    }

    fn over(&self) -> Result<(), Trouble> {
        match (self.game.ending(), self.game.open_choice()) {
            (Some(_), _) => Err(Trouble::Error("the game is over".to_owned())),
            (_, Some((choice, player))) => Err(Trouble::Error(format!(
                "{player} has to choose first, with `{}`",
                choice.word()
            ))),
            _ => Ok(()),
        }
    }

    fn valid_moves(&self) -> Result<String, Trouble> {
        self.over()?;
        let position = self.game.position();
        let mut moves: Vec<String> =
            position.actions().into_iter().map(|action| position.write_move(action)).collect();
        moves.sort_unstable();
        Ok(moves.join(";"))
    }

    /// Searches, and listens meanwhile for a word to stop.
    fn best_move(&mut self, limits: Limits) -> Result<String, Trouble> {
        if self.game.ending().is_none()
            && let Some(choice) = choose(&self.game)
        {
            return Ok(choice);
        }
        self.over()?;
        let mut thinker = Thinker {
            player: self.options.player,
            engine: &mut self.engine,
            game: &self.game,
            rng: &mut self.rng,
            interim: self.options.interim,
        };
        let found = thinker.think(limits, &mut self.inbox, &mut self.output)?;
        let Some(found) = found else {
            return Err(Trouble::Error("the search has found nothing".to_owned()));
        };
        self.last = found.report.map_or_else(String::new, |report| self.tell(&report));
        Ok(self.game.position().write_move(found.action))
    }

    fn undo(&mut self, count: usize) -> Result<String, Trouble> {
        // What was chosen before the first turn can be taken back too.
        let most = self.game.moves().len();
        if count > most {
            let sentence = format!("there is nothing to take back beyond {most} moves");
            return Err(Trouble::Error(sentence));
        }
        // An end that is not on the table goes with the last move.
        let reason = self.game.ending().map(|ending| ending.reason);
        if matches!(reason, Some(Reason::Agreement | Reason::Resignation)) {
            self.game.undo();
        }
        for _ in 0..count {
            self.game.undo();
        }
        Ok(self.game.to_string())
    }

    fn perft(&self, depth: u32) -> Result<String, Trouble> {
        self.over()?;
        if !self.game.position().bag().is_empty() {
            return Err(Trouble::Error("perft does not count what the bag may yield".to_owned()));
        }
        Ok(perft(self.game.position(), depth).to_string())
    }

    /// A search of the position, in words.
    fn tell(&self, report: &Report) -> String {
        let moves = write_line(self.game.position(), &report.lines[0].actions).join(";");
        let time = report.time.as_secs_f64();
        let (depth, score, nodes) = (report.depth, report.score(), report.nodes);
        format!("depth {depth} score {score} nodes {nodes} time {time:.2} pv {moves}")
    }
}
