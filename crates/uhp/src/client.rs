//! The viewer's side of the protocol: an engine in a separate process.

use std::io::{self, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use skep_rules::Quoted;
use thiserror::Error;

use crate::command_line::CommandLine;
use crate::limit::Limit;
use crate::lines;

/// An engine that has been started and has introduced itself. Dropping the client ends it.
///
/// ```no_run
/// use std::time::Duration;
///
/// use skep_uhp::{Client, Limit};
///
/// let mut engine = Client::start(&"skep uhp".parse()?)?;
/// engine.new_game("Base+MLP")?;
/// let best = engine.best_move(Limit::Time(Duration::from_secs(1)))?;
/// engine.play(&best)?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Client {
    process: Child,
    input: ChildStdin,
    lines: Receiver<String>,
    name: String,
    patience: Duration,
    interrupt: Arc<AtomicBool>,
}

/// Why an engine has not carried out a command.
#[derive(Debug, Error)]
pub enum ClientError {
    /// The program could not be started.
    #[error("{program} cannot be started: {error}")]
    Start {
        /// The program.
        program: Quoted,
        /// The reason.
        error: io::Error,
    },
    /// The process has ended, or has closed its input or output.
    #[error("the engine has ended")]
    Ended,
    /// There was no answer in time.
    #[error("the engine has not answered for {} s", .0.as_secs_f64())]
    NoAnswer(Duration),
    /// The engine does not speak the protocol.
    #[error("the engine does not speak the protocol: it says {0}")]
    Nonsense(Quoted),
    /// The engine has answered with `err`.
    #[error("the engine refuses {asked}: {answer}")]
    Refused {
        /// The command.
        asked: Quoted,
        /// The engine's answer.
        answer: Quoted,
    },
    /// The engine has answered with `invalidmove`.
    #[error("the engine takes {asked} for illegal: {answer}")]
    InvalidMove {
        /// The command.
        asked: Quoted,
        /// The engine's answer.
        answer: Quoted,
    },
    /// The flag to stop waiting was set.
    #[error("the wait for the engine was interrupted")]
    Interrupted,
}

/// The time an engine may take to answer, in addition to the time of a search.
const PATIENCE: Duration = Duration::from_secs(30);

/// The interval at which a waiting client checks the stop flag.
const POLL_INTERVAL: Duration = Duration::from_millis(50);

/// The most lines of one answer. An engine that sends more does not speak the protocol.
const MAX_LINES: usize = 100_000;

impl Client {
    /// Starts an engine and waits until it has introduced itself.
    pub fn start(command: &CommandLine) -> Result<Client, ClientError> {
        Client::start_patiently(command, PATIENCE, Arc::default())
    }

    /// Starts an engine and waits until it has introduced itself. Waits for each answer at most `patience` longer than a
    /// search may take, and stops waiting once the flag is set.
    pub fn start_patiently(
        command: &CommandLine,
        patience: Duration,
        interrupt: Arc<AtomicBool>,
    ) -> Result<Client, ClientError> {
        let failed = |error| ClientError::Start { program: Quoted::new(command.program()), error };
        let mut process = process(command).spawn().map_err(failed)?;
        let (Some(input), Some(output)) = (process.stdin.take(), process.stdout.take()) else {
            return Err(ClientError::Ended);
        };
        let lines = lines::read(BufReader::new(output));
        let name = command.program().to_owned();
        let mut client = Client { process, input, lines, name, patience, interrupt };
        let greeting = client.answer("info", patience)?;
        match greeting.iter().find_map(|line| line.strip_prefix("id ")) {
            Some(name) => client.name = name.trim().to_owned(),
            None => return Err(nonsense(greeting.first().map_or("ok", |line| line))),
        }
        Ok(client)
    }

    /// The engine's name and version.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Begins a game from a game type, or continues one from a game string. Returns the engine's view of it.
    pub fn new_game(&mut self, game: &str) -> Result<String, ClientError> {
        self.ask_line(&format!("newgame {game}"))
    }

    /// Plays a move. Returns the engine's view of the game.
    pub fn play(&mut self, text: &str) -> Result<String, ClientError> {
        self.ask_line(&format!("play {text}"))
    }

    /// Asks for the best move without playing it.
    pub fn best_move(&mut self, limit: Limit) -> Result<String, ClientError> {
        let patience = self.patience + limit.time().unwrap_or_default();
        let lines = self.ask(&format!("bestmove {}", limit.words()), patience)?;
        // Some engines report every better move they find: the last line is the answer.
        lines.into_iter().next_back().ok_or_else(|| nonsense("ok"))
    }

    /// Takes back moves. Returns the engine's view of the game.
    pub fn undo(&mut self, count: usize) -> Result<String, ClientError> {
        self.ask_line(&format!("undo {count}"))
    }

    /// Sets an option.
    pub fn set_option(&mut self, name: &str, value: &str) -> Result<(), ClientError> {
        self.ask(&format!("options set {name} {value}"), self.patience).map(drop)
    }

    fn ask_line(&mut self, line: &str) -> Result<String, ClientError> {
        let lines = self.ask(line, self.patience)?;
        Ok(lines.into_iter().next_back().unwrap_or_default())
    }

    fn ask(&mut self, line: &str, patience: Duration) -> Result<Vec<String>, ClientError> {
        // A line break would start a second command, and its answer would be taken for that of the next one.
        let line = line.replace(['\n', '\r'], " ");
        writeln!(self.input, "{line}").map_err(|_| ClientError::Ended)?;
        self.answer(&line, patience)
    }

    /// The lines before the next `ok`, without empty ones.
    fn answer(&mut self, asked: &str, patience: Duration) -> Result<Vec<String>, ClientError> {
        let deadline = Instant::now() + patience;
        let mut lines = Vec::new();
        loop {
            let line = self.next_line(deadline, patience)?;
            match line.trim() {
                "" => {}
                "ok" => break,
                line if lines.len() >= MAX_LINES => return Err(nonsense(line)),
                line => lines.push(line.to_owned()),
            }
        }
        let quoted = |answer: &str| (Quoted::new(asked), Quoted::new(answer.trim()));
        for line in &lines {
            let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
            let (asked, answer) = quoted(rest);
            match word {
                "err" => return Err(ClientError::Refused { asked, answer }),
                "invalidmove" => return Err(ClientError::InvalidMove { asked, answer }),
                _ => {}
            }
        }
        Ok(lines)
    }

    fn next_line(&self, deadline: Instant, patience: Duration) -> Result<String, ClientError> {
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            match self.lines.recv_timeout(left.min(POLL_INTERVAL)) {
                Ok(line) => return Ok(line),
                Err(RecvTimeoutError::Disconnected) => return Err(ClientError::Ended),
                Err(RecvTimeoutError::Timeout) if self.interrupt.load(Ordering::Relaxed) => {
                    return Err(ClientError::Interrupted);
                }
                Err(RecvTimeoutError::Timeout) if left.is_zero() => {
                    return Err(ClientError::NoAnswer(patience));
                }
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }
}

impl Drop for Client {
    fn drop(&mut self) {
        // Send `exit` first: a script that started the engine may not pass on a signal.
        let _ = writeln!(self.input, "exit");
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn process(command: &CommandLine) -> Command {
    let mut process = Command::new(command.program());
    process.args(command.arguments());
    process.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    // Control-C must not reach the engine: the program that started it may want to shut it down properly.
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(&mut process, 0);
    process
}

fn nonsense(text: &str) -> ClientError {
    ClientError::Nonsense(Quoted::new(text))
}
