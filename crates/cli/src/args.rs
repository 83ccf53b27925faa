//! The command line: commands, options and help.

use std::net::{IpAddr, Ipv4Addr};
use std::path::PathBuf;
use std::time::Duration;

use anstream::ColorChoice;
use clap::{Parser, Subcommand};
use clap_complete::Shell;
use skep_engine::Bench;
use skep_rules::Quoted;
use skep_server::{ConnectionLimits, PublicUrl};

use crate::arena::MatchArgs;
use crate::convert::ConvertArgs;
use crate::error::Error;
use crate::explore::ExploreArgs;
use crate::language::LanguageArgs;
use crate::play::players::PlayerArg;
use crate::puzzle::PuzzleArgs;
use crate::review::ReviewArgs;
use crate::search_args::{AnalyseArgs, SolveArgs, UhpArgs, seconds};

/// What was asked for on the command line.
#[derive(Debug, Parser)]
#[command(name = "skep", version, about = "Every game of Hive at the command line", after_help = ABOUT_STRINGS)]
pub(crate) struct Args {
    #[command(subcommand)]
    pub(crate) command: SkepCommand,

    /// When to use colours
    #[arg(long, global = true, value_name = "WHEN", default_value = "auto")]
    color: clap::ColorChoice,
}

impl Args {
    /// When to use colours. The default is on a terminal, unless `NO_COLOR` is set.
    pub(crate) fn color(&self) -> ColorChoice {
        match self.color {
            clap::ColorChoice::Auto => ColorChoice::Auto,
            clap::ColorChoice::Always => ColorChoice::Always,
            clap::ColorChoice::Never => ColorChoice::Never,
        }
    }
}

const ABOUT_STRINGS: &str = r"Where a command takes a GAME, it takes a file (PGN, SGF, a saved game, a game
string) or one of three strings:
  a game type  Base, Base+MLP, Venom …: the start of a game with these tiles
  a game       Base;InProgress;White[2];wS1;bS1 wS1-
  a position   Base;White[2];0,0:wS1 1,0:bS1

Tiles are a colour, a creature and a number: wQ, bA2, wG3. Moves name a tile and
where it goes: `wA1 -bQ` to the left of bQ, `wA1 bQ/` to its upper right,
`wB1 bQ` on top of it; `~wA1` flips, `wWs !bA1` stings, `wAs xbA1` removes,
`wCe =bQ` swaps. Strings with spaces or ; need quotes in a shell.
`skep types` lists all games and their options.

Examples:
  skep serve
  skep play
  skep play Venom+MLP
  skep show 'Base;InProgress;White[2];wS1;bS1 wS1-'
  skep moves Base+MLP
  skep after Base 'wS1' 'bS1 wS1-'
  skep analyse Base+MLP --time 10
  skep review game.pgn
  skep convert game.sgf --to pgn
  skep explore Base+MLP
  skep puzzle --daily
  skep perft Base --depth 5";

/// The commands.
#[derive(Debug, Subcommand)]
pub(crate) enum SkepCommand {
    /// Play a game at this terminal, against another person or the engine
    Play(PlayArgs),
    /// Serve the application and online play for browsers
    Serve(ServeArgs),
    /// Copy everything that online play has stored to a file
    Backup(BackupArgs),
    /// Put a backup into the folder of a server
    Restore(RestoreArgs),
    /// Check that all chance in an online game follows from its seed
    Verify(VerifyArgs),
    /// Draw the hive of a game
    Show(ShowArgs),
    /// List the legal moves
    Moves(MovesArgs),
    /// Play moves and print the position they lead to
    After(AfterArgs),
    /// Count the move sequences of a given length (perft)
    Perft(PerftArgs),
    /// Search for the best lines of play and print their scores
    Analyse(AnalyseArgs),
    /// Judge every move of a game
    Review(ReviewArgs),
    /// Convert games from one format to another
    Convert(ConvertArgs),
    /// List what was played in a position
    Explore(ExploreArgs),
    /// Prove that a side can force a win, or that neither side can
    Solve(SolveArgs),
    /// Solve puzzles at this terminal
    Puzzle(PuzzleArgs),
    /// Run as an engine for viewers and other programs (Universal Hive Protocol)
    Uhp(UhpArgs),
    /// Play a match between two engines
    Match(Box<MatchArgs>),
    /// Search fixed positions to a fixed depth and print the number of positions searched
    Bench(BenchArgs),
    /// List the game types and the options of their rules
    Types,
    /// Print a completion script for a shell
    Completions(CompletionsArgs),
}

/// `skep bench`
#[derive(Debug, clap::Args)]
pub(crate) struct BenchArgs {
    /// The depth of the search, in actions
    #[arg(long, value_name = "N", default_value_t = Bench::DEPTH, value_parser = clap::value_parser!(u32).range(1..=30))]
    pub(crate) depth: u32,
}

/// `skep play`
#[derive(Debug, clap::Args)]
#[command(after_help = r"Type a move, or `help` for the commands. Moves can also be piped in.
In Swarm both players pick their hands in secret before the first turn.
A PLAYER is a person, a level of the engine from 1 (Egg) to 10 (Queen), random
or greedy, which do not look ahead, or the command of any program that speaks
the Universal Hive Protocol, in quotes if it has arguments. Some programs
accept only whole seconds.

Examples:
  skep play
  skep play --black 3
  skep play Venom+MLP --white 10 --time 5
  skep play Base+MLP+Swarm --seed 7
  skep play Base --white 2 --black greedy
  skep play --white './engine --uhp' --time 5
  skep play Ultimate --language fr
  skep play 'Base;InProgress;White[2];wS1;bS1 wS1-'")]
pub(crate) struct PlayArgs {
    /// Where to begin: a game type, a game or a position
    #[arg(default_value = "Base+MLP")]
    pub(crate) game: String,

    /// The player of White: person, a level from 1 to 10, random, greedy or a command
    #[arg(long, short, value_name = "PLAYER", default_value = "person")]
    pub(crate) white: PlayerArg,

    /// The player of Black
    #[arg(long, short, value_name = "PLAYER", default_value = "person")]
    pub(crate) black: PlayerArg,

    /// The time for a move of level 10 or of a program, and for a hint
    #[arg(long, short, value_name = "SECONDS", default_value = "1", value_parser = seconds)]
    pub(crate) time: Duration,

    /// The seed of random decisions, to make them repeatable
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<u64>,

    #[command(flatten)]
    pub(crate) language: LanguageArgs,
}

/// `skep serve`
#[derive(Debug, clap::Args)]
#[command(
    after_help = r"People play each other online at the server. Games and accounts are kept in a
folder: the one that --data names, or skep in the data folder of the system,
as in ~/.local/share/skep. With --no-online only the application is served.

The default port is 8080, or the next one that is free. With an address other
than 127.0.0.1, other machines can reach the application too. Browsers keep it
for offline play only if they reach it at 127.0.0.1 or, through a server in
front of it, by https. Such a server passes on the header Host, or --public-url
says what it was; if it sets the headers X-Forwarded-For and X-Forwarded-Proto,
say --trust-proxy, so that limits count for people and not for the proxy.

Examples:
  skep serve
  skep serve --port 3000 --no-open
  skep serve --address 0.0.0.0 --port 80
  skep serve --data /srv/skep --public-url https://hive.example.org --trust-proxy
  skep serve --no-online"
)]
pub(crate) struct ServeArgs {
    /// The address to listen on
    #[arg(long, value_name = "ADDRESS", default_value_t = Ipv4Addr::LOCALHOST.into())]
    pub(crate) address: IpAddr,

    /// The port to listen on; 0 is any free port
    #[arg(long, value_name = "N")]
    pub(crate) port: Option<u16>,

    /// Serve the application in this folder, as `cargo xtask build` leaves it in target/app, instead of the one inside this program
    #[arg(long, value_name = "FOLDER")]
    pub(crate) app: Option<PathBuf>,

    /// Keep games and accounts in this folder
    #[arg(long, value_name = "FOLDER", conflicts_with = "no_online")]
    pub(crate) data: Option<PathBuf>,

    /// Serve only the application, without online play
    #[arg(long)]
    pub(crate) no_online: bool,

    /// The URL that people use, if a server in front of this one has another
    #[arg(long, value_name = "URL", conflicts_with = "no_online")]
    pub(crate) public_url: Option<PublicUrl>,

    /// Believe the X-Forwarded headers: all connections come from a server in front of this one
    #[arg(long, conflicts_with = "no_online")]
    pub(crate) trust_proxy: bool,

    /// The largest number of connections
    #[arg(long, value_name = "N", default_value_t = ConnectionLimits::DEFAULT.connections)]
    pub(crate) max_connections: usize,

    /// The largest number of connections and sockets from one address
    #[arg(long, value_name = "N")]
    pub(crate) max_per_address: Option<usize>,

    /// Do not limit how often people may do something, as for a load test
    #[arg(long, hide = true)]
    pub(crate) no_rate_limits: bool,

    /// Open the browser even if the output is not a terminal
    #[arg(long, conflicts_with = "no_open")]
    pub(crate) open: bool,

    /// Do not open the browser
    #[arg(long)]
    pub(crate) no_open: bool,
}

/// `skep backup`
#[derive(Debug, clap::Args)]
#[command(after_help = r"The server may go on while the backup is made. An existing file is not
overwritten.

Examples:
  skep backup skep-monday.db
  skep backup --data /srv/skep /backups/skep-monday.db")]
pub(crate) struct BackupArgs {
    /// The file to write
    pub(crate) file: PathBuf,

    /// The folder of the server; without it, the one that skep serve uses
    #[arg(long, value_name = "FOLDER")]
    pub(crate) data: Option<PathBuf>,
}

/// `skep restore`
#[derive(Debug, clap::Args)]
#[command(
    after_help = r"Stop the server before. With --replace, what is in the folder is kept beside the
restored database, under another name.

Examples:
  skep restore skep-monday.db
  skep restore --data /srv/skep --replace /backups/skep-monday.db"
)]
pub(crate) struct RestoreArgs {
    /// The backup
    pub(crate) file: PathBuf,

    /// The folder of the server; without it, the one that skep serve uses
    #[arg(long, value_name = "FOLDER")]
    pub(crate) data: Option<PathBuf>,

    /// Restore even if there is a database already, which is kept under another name
    #[arg(long)]
    pub(crate) replace: bool,
}

/// `skep verify`
#[derive(Debug, clap::Args)]
#[command(
    after_help = r"When an online game is created, the hash of a secret seed is published. All draws
and, if nobody has chosen them, the colours follow from the seed, which is
revealed at the end. This command checks that the seed has the published hash,
that everything random follows from it, and that every action is legal.

The events of a game that has ended are at /api/games/NAME of the server.

Examples:
  skep verify game.json
  curl -s https://hive.example.org/api/games/2z2z9abcde | skep verify -"
)]
pub(crate) struct VerifyArgs {
    /// The file with the events of the game, or - for standard input
    #[arg(value_name = "EVENTS")]
    pub(crate) game: String,
}

/// `skep show`
#[derive(Debug, clap::Args)]
#[command(after_help = r"Examples:
  skep show 'Base;InProgress;White[2];wS1;bS1 wS1-'
  skep show --coordinates 'Base;White[3];0,0:wS1 1,0:bS1 -1,0:wQ 2,0:bQ'
  skep show --color always 'Base;White[2];0,0:wS1 1,0:bS1' | less -R")]
pub(crate) struct ShowArgs {
    /// What to draw: a game, a position or a game type
    pub(crate) game: String,

    /// Show the coordinates of the empty cells to which a tile can go
    #[arg(long)]
    pub(crate) coordinates: bool,

    #[command(flatten)]
    pub(crate) language: LanguageArgs,
}

/// `skep moves`
#[derive(Debug, clap::Args)]
#[command(after_help = r#"Examples:
  skep moves Base+MLP
  skep moves 'Base;InProgress;White[2];wS1;bS1 wS1-'
  skep moves --json 'Base;White[2];0,0:wS1 1,0:bS1'
  skep moves 'Venom;White[5];0,0:wWs 1,0:bQ'
  skep moves --json - < games.txt

With --json each move is an object; `to` is the cell in axial coordinates:
  {"move":"wQ -wS1","kind":"place","tile":"wQ","to":[-1,0]}
  {"move":"wWs !bA1","kind":"sting","tile":"wWs","target":"bA1"}
With - every line is answered by one line: with --json by an array of such
objects or by {"error":"…"}, otherwise by the moves with ; between them."#)]
pub(crate) struct MovesArgs {
    /// A game, a position or a game type, or - to read one per line from standard input
    pub(crate) game: String,

    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// `skep after`
#[derive(Debug, clap::Args)]
#[command(after_help = r#"Examples:
  skep after Base 'wS1' 'bS1 wS1-'
  skep after 'Base;InProgress;White[2];wS1;bS1 wS1-'
  skep after --json 'Base;White[2];0,0:wS1 1,0:bS1' 'wQ -wS1'
  skep after --seed 7 Base+Swarm 'pick wA1 wB1 wG1' 'pick bA1 bB1 bG1' 'wA1'
  echo '{"position":"Base","play":["wS1"]}' | skep after --json -

With --json the answer is an object:
  {"position":"…","over":null,"reason":null}
or {"error":"…"}; `over` is null, white, black or draw. With - every line
is a request as above and is answered by one line. A tile drawn in Swarm is
written as in `draw +bG2`; if it is left out, a tile is drawn at random."#)]
pub(crate) struct AfterArgs {
    /// Where to begin: a game, a position or a game type, or - to read requests from standard input
    pub(crate) game: String,

    /// The moves to play, each in quotes
    #[arg(value_name = "MOVE", allow_hyphen_values = true)]
    moves: Vec<String>,

    /// Print JSON
    #[arg(long)]
    json: bool,

    /// The seed of draws from the bag, to make them repeatable
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
}

/// The moves and options of `skep after`.
pub(crate) struct AfterOptions<'a> {
    /// The moves to play.
    pub(crate) moves: Vec<&'a str>,
    /// Whether to print JSON.
    pub(crate) json: bool,
    /// The seed of draws from the bag.
    pub(crate) seed: Option<u64>,
}

impl AfterArgs {
    /// Separates the moves from the options. After the first move, clap takes every argument for a move.
    pub(crate) fn options(&self) -> Result<AfterOptions<'_>, Error> {
        let mut options = AfterOptions { moves: Vec::new(), json: self.json, seed: self.seed };
        let mut words = self.moves.iter().map(|text| &**text);
        while let Some(word) = words.next() {
            match word.strip_prefix("--seed") {
                _ if word == "--json" => options.json = true,
                Some("") => options.seed = Some(read_seed(words.next().unwrap_or_default())?),
                Some(rest) if rest.starts_with('=') => options.seed = Some(read_seed(&rest[1..])?),
                _ => options.moves.push(word),
            }
        }
        Ok(options)
    }
}

fn read_seed(text: &str) -> Result<u64, Error> {
    text.parse().map_err(|_| Error::Seed(Quoted::new(text)))
}

/// `skep perft`
#[derive(Debug, clap::Args)]
#[command(
    after_help = r"A pass is a move, a finished game has no moves, and repetition does not end a
game. Each action of a double turn is a move. A game of Swarm can be counted
once its bag is empty.

Examples:
  skep perft Base --depth 6
  skep perft Base+MLP --depth 5 --threads 4
  skep perft Venom+MLP --depth 4
  skep perft 'Base;InProgress;White[2];wS1;bS1 wS1-' --depth 3 --divide"
)]
pub(crate) struct PerftArgs {
    /// Where to begin: a game type, a game or a position
    pub(crate) game: String,

    /// The length of the sequences, in moves
    #[arg(long, short, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=64))]
    pub(crate) depth: u32,

    /// Print the count of each first move
    #[arg(long)]
    pub(crate) divide: bool,

    /// The number of threads
    #[arg(long, short, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: u16,
}

/// `skep completions`
#[derive(Debug, clap::Args)]
#[command(after_help = r"Examples:
  skep completions bash > ~/.local/share/bash-completion/completions/skep
  skep completions zsh > ~/.zfunc/_skep
  skep completions fish > ~/.config/fish/completions/skep.fish")]
pub(crate) struct CompletionsArgs {
    /// The shell
    pub(crate) shell: Shell,
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn the_command_line_is_sound() {
        Args::command().debug_assert();
    }

    #[test]
    fn help_fits_a_narrow_terminal() {
        let mut command = Args::command().term_width(80);
        command.build();
        for command in command.get_subcommands_mut() {
            for line in command.render_long_help().to_string().lines() {
                assert!(line.chars().count() <= 80, "{line}");
            }
        }
    }
}
