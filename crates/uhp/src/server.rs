//! The engine's side of the protocol.

use std::io::{self, BufRead, BufReader, Write};

use fastrand::Rng;
use skep_rules::{Game, GameType, Reason, TileSet, perft};

use crate::bot::Bot;
use crate::command::{self, UhpCommand};
use crate::inbox::Inbox;
use crate::limit::Limit;
use crate::options::{BotOption, OptionValue};
use crate::search::search;

const HELP: &str = "\
info; newgame [TYPE|GAME]; play MOVE; pass; validmoves; bestmove time hh:mm:ss; bestmove depth N; \
bestmove nodes N; stop; undo [N]; options [get NAME|set NAME VALUE]; perft N; pv; exit";

/// The settings of a server, which do not depend on the bot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ServerSettings {
    /// The seed of the draws from the bag in Swarm. Without one, the draws differ from session to session.
    pub seed: Option<u64>,
    /// The value of the option `DrawByRepeatedStacks`.
    pub repeated_stacks: bool,
}

/// Serves a bot on the standard input and output until `exit` or the end of the input.
///
/// ```no_run
/// # use skep_rules::{Action, Game};
/// # use skep_uhp::{Bot, Limit, SearchControl};
/// # struct MyBot;
/// # impl Bot for MyBot {
/// #     fn id(&self) -> String {
/// #         "MyBot v1.0".to_owned()
/// #     }
/// #     fn best_action(&mut self, game: &Game, _: Limit, _: &SearchControl<'_>) -> Option<Action> {
/// #         game.position().actions().first().copied()
/// #     }
/// # }
/// fn main() -> std::io::Result<()> {
///     skep_uhp::serve(MyBot)
/// }
/// ```
pub fn serve(bot: impl Bot) -> io::Result<()> {
    serve_on(bot, ServerSettings::default(), BufReader::new(io::stdin()), io::stdout())
}

/// Serves a bot on an input and output of any kind.
pub fn serve_on(
    bot: impl Bot,
    settings: ServerSettings,
    input: impl BufRead + Send + 'static,
    output: impl Write,
) -> io::Result<()> {
    let ServerSettings { seed, repeated_stacks } = settings;
    let mut server = UhpServer {
        bot,
        inbox: Inbox::open(input),
        output,
        game: Game::new(GameType::BASE),
        intermediate: false,
        repeated_stacks,
        rng: seed.map_or_else(Rng::new, Rng::with_seed),
        summary: String::new(),
    };
    server.answer(Ok(server.info()))?;
    while let Some(line) = server.inbox.next_line() {
        match command::read(&line) {
            Ok(UhpCommand::Exit) => break,
            Ok(command) => {
                let answer = server.execute(command);
                server.answer(answer)?;
            }
            Err(error) => server.answer(Err(CommandFailure::Error(error)))?,
        }
    }
    Ok(())
}

/// The option for intermediate moves. It has the name that Mzinga gives it, so that viewers made for Mzinga know it.
const INTERMEDIATE: &str = "ReportIntermediateBestMoves";
const STACKS: &str = "DrawByRepeatedStacks";

/// Why a command could not be carried out.
enum CommandFailure {
    Error(String),
    InvalidMove(String),
    /// The answer cannot be written.
    Output(io::Error),
}

impl From<io::Error> for CommandFailure {
    fn from(error: io::Error) -> CommandFailure {
        CommandFailure::Output(error)
    }
}

struct UhpServer<B, W> {
    bot: B,
    inbox: Inbox,
    output: W,
    game: Game,
    /// Whether the best moves of a search under way are shown.
    intermediate: bool,
    /// Whether the third occurrence of the same stacks is a draw, whatever was placed or moved last.
    repeated_stacks: bool,
    /// Draws tiles from the bag.
    rng: Rng,
    /// A description of the last search in this game.
    summary: String,
}

impl<B: Bot, W: Write> UhpServer<B, W> {
    fn info(&self) -> String {
        format!("id {}\nMosquito;Ladybug;Pillbug", self.bot.id())
    }

    fn answer(&mut self, answer: Result<String, CommandFailure>) -> io::Result<()> {
        match answer {
            Ok(text) if text.is_empty() => {}
            Ok(text) => writeln!(self.output, "{text}")?,
            Err(CommandFailure::Error(text)) => writeln!(self.output, "err {text}")?,
            Err(CommandFailure::InvalidMove(text)) => writeln!(self.output, "invalidmove {text}")?,
            Err(CommandFailure::Output(error)) => return Err(error),
        }
        writeln!(self.output, "ok")?;
        self.output.flush()
    }

    fn execute(&mut self, command: UhpCommand) -> Result<String, CommandFailure> {
        match command {
            UhpCommand::Info => Ok(self.info()),
            UhpCommand::NewGame(text) => self.new_game(text.as_deref()),
            UhpCommand::Play(text) => self.play(&text),
            UhpCommand::Pass => self.play("pass"),
            UhpCommand::ValidMoves => self.valid_moves(),
            UhpCommand::BestMove(limit) => self.best_move(limit),
            UhpCommand::Undo(count) => self.undo(count),
            UhpCommand::Options => Ok(self.list_options()),
            UhpCommand::GetOption(name) => self.option(&name).map(|option| option.to_string()),
            UhpCommand::SetOption(name, value) => self.set_option(&name, &value),
            UhpCommand::Perft(depth) => self.perft(depth),
            UhpCommand::Line => Ok(self.summary.clone()),
            UhpCommand::Help => Ok(HELP.to_owned()),
            // Outside a search there is nothing to stop.
            UhpCommand::Stop | UhpCommand::Exit => Ok(String::new()),
        }
    }

    /// The bot's options and those that every served bot has.
    fn options(&self) -> Vec<BotOption> {
        let mut options = self.bot.options();
        options.push(BotOption::bool(INTERMEDIATE, self.intermediate, false));
        options.push(BotOption::bool(STACKS, self.repeated_stacks, false));
        options
    }

    fn list_options(&self) -> String {
        let lines: Vec<String> = self.options().iter().map(BotOption::to_string).collect();
        lines.join("\n")
    }

    fn option(&self, name: &str) -> Result<BotOption, CommandFailure> {
        let options = self.options();
        let names: Vec<&str> = options.iter().map(BotOption::name).collect();
        let unknown = || format!("there is no such option; there are {}", names.join(", "));
        let found = options.iter().find(|option| option.name() == name).cloned();
        found.ok_or_else(|| CommandFailure::Error(unknown()))
    }

    fn set_option(&mut self, name: &str, value: &str) -> Result<String, CommandFailure> {
        let value = self.option(name)?.read(value).map_err(CommandFailure::Error)?;
        match (name, value) {
            (INTERMEDIATE, OptionValue::Bool(on)) => self.intermediate = on,
            (STACKS, OptionValue::Bool(on)) => self.repeated_stacks = on,
            _ => self.bot.set_option(name, value).map_err(CommandFailure::Error)?,
        }
        self.option(name).map(|option| option.to_string())
    }

    fn new_game(&mut self, text: Option<&str>) -> Result<String, CommandFailure> {
        let game = match text {
            None => Game::new(GameType::BASE),
            // The game type in the answer has the options with which a game from elsewhere was read.
            Some(text) => match Game::read_relaxed(text) {
                Ok((game, _)) => game,
                Err(error) => return Err(CommandFailure::Error(error.to_string())),
            },
        };
        self.game = game;
        self.bot.new_game();
        self.summary.clear();
        Ok(self.game.to_string())
    }

    fn play(&mut self, text: &str) -> Result<String, CommandFailure> {
        let draw = |bag: TileSet| self.rng.choice(bag.into_iter().collect::<Vec<_>>());
        match self.game.play_text_drawing(text, draw) {
            Ok(()) => {
                self.claim_draw();
                Ok(self.game.to_string())
            }
            Err(error) => Err(CommandFailure::InvalidMove(error.to_string())),
        }
    }

    /// Ends the game as a draw on the third occurrence of the same stacks, if the option `DrawByRepeatedStacks` is on.
    fn claim_draw(&mut self) {
        let repeats = self.repeated_stacks
            && self.game.position().game_type().draws_by_repetition()
            && self.game.occurrences_without_statuses() >= 3;
        if repeats {
            // If the game is over already, agreeing on a draw fails and changes nothing.
            let _ = self.game.agree_on_draw();
        }
    }

    fn over(&self) -> Result<(), CommandFailure> {
        match (self.game.ending(), self.game.open_choice()) {
            (Some(_), _) => Err(CommandFailure::Error("the game is over".to_owned())),
            (_, Some((choice, player))) => Err(CommandFailure::Error(format!(
                "{player} has to choose first, with `{}`",
                choice.word()
            ))),
            _ => Ok(()),
        }
    }

    fn valid_moves(&self) -> Result<String, CommandFailure> {
        self.over()?;
        let position = self.game.position();
        let mut moves: Vec<String> =
            position.actions().into_iter().map(|action| position.write_move(action)).collect();
        moves.sort_unstable();
        Ok(moves.join(";"))
    }

    /// Lets the bot search, or make its choice before the first turn.
    fn best_move(&mut self, limit: Limit) -> Result<String, CommandFailure> {
        if self.game.ending().is_none()
            && self.game.open_choice().is_some()
            && let Some(chosen) = self.bot.choose(&self.game)
        {
            return Ok(chosen.to_string());
        }
        self.over()?;
        let (game, bot) = (&self.game, &mut self.bot);
        let found = search(bot, game, limit, self.intermediate, &mut self.inbox, &mut self.output)?;
        self.summary = self.bot.search_summary();
        let Some(action) = found else {
            return Err(CommandFailure::Error("the search has found nothing".to_owned()));
        };
        match self.game.check(action) {
            Ok(()) => Ok(self.game.position().write_move(action)),
            Err(illegal) => Err(CommandFailure::Error(format!("the search has failed: {illegal}"))),
        }
    }

    fn undo(&mut self, count: usize) -> Result<String, CommandFailure> {
        // Choices before the first turn can be taken back too.
        let most = self.game.moves().len();
        if count > most {
            let sentence = format!("there is nothing to take back beyond {most} moves");
            return Err(CommandFailure::Error(sentence));
        }
        // A declared ending is taken back together with the last move.
        let reason = self.game.ending().map(|ending| ending.reason);
        if matches!(reason, Some(Reason::Agreement | Reason::Resignation)) {
            self.game.undo();
        }
        for _ in 0..count {
            self.game.undo();
        }
        Ok(self.game.to_string())
    }

    fn perft(&self, depth: u32) -> Result<String, CommandFailure> {
        self.over()?;
        if !self.game.position().bag().is_empty() {
            return Err(CommandFailure::Error(
                "perft does not count what the bag may yield".to_owned(),
            ));
        }
        Ok(perft(self.game.position(), depth).to_string())
    }
}
