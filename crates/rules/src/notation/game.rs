//! Games: `Base;InProgress;White[2];wS1;bS1 wS1-`.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::game_type::TypeError;
use super::moves::MoveError;
use super::position::PositionError;
use super::turn::{self, TurnError};
use super::{Quoted, split_parts};
use crate::game::Game;
use crate::game::relaxed::{RelaxedRule, read_relaxed};
use crate::model::color::Color;
use crate::model::game_type::GameType;
use crate::model::outcome::Outcome;

/// Why a text is not a game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum GameError {
    /// The game type is wrong.
    #[error(transparent)]
    Type(#[from] TypeError),
    /// The state of the game is not one of the five words.
    #[error("{0} is not the state of a game: NotStarted, InProgress, Draw, WhiteWins or BlackWins")]
    UnknownState(Quoted),
    /// The turn is wrong.
    #[error(transparent)]
    Turn(#[from] TurnError),
    /// The text ends after the state.
    #[error("the game does not say whose turn it is, as in `Base;NotStarted;White[1]`")]
    NoTurn,
    /// A move is wrong.
    #[error("move {number}, {text}: {error}")]
    Move {
        /// Which one, from 1.
        number: usize,
        /// What was written.
        text: Quoted,
        /// What is wrong with it.
        error: MoveError,
    },
    /// The state contradicts the moves.
    #[error("the game says {said}, but after its moves it is {found}")]
    State {
        /// What was written.
        said: &'static str,
        /// What the moves lead to.
        found: &'static str,
    },
    /// The turn contradicts the moves.
    #[error("the game says it is turn {said}, but after its moves it is {found}")]
    WrongTurn {
        /// What was written.
        said: String,
        /// What the moves lead to.
        found: String,
    },
    /// It is a position rather than a game, and a wrong one.
    #[error(transparent)]
    Position(#[from] PositionError),
}

const NOT_STARTED: &str = "NotStarted";
const IN_PROGRESS: &str = "InProgress";
const DRAW: &str = "Draw";
const WHITE_WINS: &str = "WhiteWins";
const BLACK_WINS: &str = "BlackWins";
const STATES: [&str; 5] = [NOT_STARTED, IN_PROGRESS, DRAW, WHITE_WINS, BLACK_WINS];

/// Reads a game string, a position string, or a game type alone, which is a new game.
///
/// What other programs write is read too: blanks around the parts, a semicolon at the end, and a number after
/// the name of a tile that has none, as in `wQ1`. Every move is checked.
///
/// ```
/// use skep_rules::Game;
///
/// let game: Game = "Base+M; InProgress; White[2]; wM1; bS1 wM1-;".parse()?;
/// assert_eq!(game.to_string(), "Base+M;InProgress;White[2];wM;bS1 wM-");
/// # Ok::<(), skep_rules::GameError>(())
/// ```
impl FromStr for Game {
    type Err = GameError;

    fn from_str(text: &str) -> Result<Game, GameError> {
        match Written::read(text)? {
            Written::Start(game) => Ok(*game),
            Written::Moves(written) => written.play(written.game_type),
        }
    }
}

impl Game {
    /// Reads a game that was played elsewhere, as [`str::parse`] does; if it breaks a rule that is not the same
    /// everywhere, as a game of a type without that rule.
    ///
    /// ```
    /// use skep_rules::{Game, RelaxedRule};
    ///
    /// let (game, relaxed) = Game::read_relaxed("Base;InProgress;White[2];wQ;bQ wQ-")?;
    /// assert_eq!(relaxed, [RelaxedRule::QueenFirst]);
    /// assert_eq!(game.to_string(), "Base(queen_first=allow);InProgress;White[2];wQ;bQ wQ-");
    /// # Ok::<(), skep_rules::GameError>(())
    /// ```
    pub fn read_relaxed(text: &str) -> Result<(Game, &'static [RelaxedRule]), GameError> {
        match Written::read(text)? {
            Written::Start(game) => Ok((*game, &[])),
            Written::Moves(written) => {
                read_relaxed(written.game_type, |game_type| written.play(game_type))
            }
        }
    }
}

/// What a text says, before any move of it is played.
enum Written<'a> {
    /// A game type or a position: nothing is to be played.
    Start(Box<Game>),
    Moves(WrittenGame<'a>),
}

/// The parts of a game string.
struct WrittenGame<'a> {
    game_type: GameType,
    state: &'static str,
    turn: (Color, u32),
    moves: Vec<&'a str>,
}

impl Written<'_> {
    fn read(text: &str) -> Result<Written<'_>, GameError> {
        let mut parts = split_parts(text);
        let game_type = parts.next().unwrap_or_default();
        let Some(state) = parts.next() else {
            return Ok(Written::Start(Box::new(Game::new(game_type.parse()?))));
        };
        if turn::looks_like(state) {
            return Ok(Written::Start(Box::new(Game::from_position(text.parse()?))));
        }
        let game_type = game_type.parse()?;
        let state = STATES
            .into_iter()
            .find(|&known| known == state)
            .ok_or_else(|| GameError::UnknownState(Quoted::new(state)))?;
        let turn = turn::read(parts.next().ok_or(GameError::NoTurn)?)?;
        let mut moves: Vec<&str> = parts.collect();
        if moves.last() == Some(&"") {
            moves.pop();
        }
        Ok(Written::Moves(WrittenGame { game_type, state, turn, moves }))
    }
}

impl WrittenGame<'_> {
    /// Plays the moves by the rules of this type.
    fn play(&self, game_type: GameType) -> Result<Game, GameError> {
        let mut game = Game::new(game_type);
        for (index, text) in self.moves.iter().enumerate() {
            game.play_text(text).map_err(|error| GameError::Move {
                number: index + 1,
                text: Quoted::new(text),
                error,
            })?;
        }
        end_as_said(&mut game, self.state)?;
        let found = (game.position().to_move(), game.position().turn());
        if self.turn != found {
            let [said, found] =
                [self.turn, found].map(|(color, number)| turn::write(color, number));
            return Err(GameError::WrongTurn { said, found });
        }
        Ok(game)
    }
}

/// Compares the state with the moves. A result that the table does not show is a
/// resignation or an agreement.
fn end_as_said(game: &mut Game, said: &'static str) -> Result<(), GameError> {
    if game.ending().is_none() {
        // Neither fails: the game is not over.
        let _ = match said {
            DRAW => game.agree_on_draw(),
            WHITE_WINS => game.resign(Color::Black),
            BLACK_WINS => game.resign(Color::White),
            _ => Ok(()),
        };
    }
    let found = state(game);
    // A game in which something has been chosen but no turn played may be called either.
    let chosen = game.is_empty() && !game.moves().is_empty();
    if said == found || chosen && said == IN_PROGRESS {
        return Ok(());
    }
    Err(GameError::State { said, found })
}

fn state(game: &Game) -> &'static str {
    match game.ending().map(|ending| ending.outcome) {
        Some(Outcome::Draw) => DRAW,
        Some(Outcome::Win(Color::White)) => WHITE_WINS,
        Some(Outcome::Win(Color::Black)) => BLACK_WINS,
        // What is chosen before the first turn is no turn.
        None if game.is_empty() => NOT_STARTED,
        None => IN_PROGRESS,
    }
}

/// The game string. A game that goes on from a position has none, and is written as the position it has reached.
impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let position = self.position();
        if !self.has_whole_history() {
            return position.fmt(f);
        }
        let turn = turn::write(position.to_move(), position.turn());
        write!(f, "{};{};{turn}", position.game_type(), state(self))?;
        self.moves().iter().try_for_each(|text| write!(f, ";{text}"))
    }
}
