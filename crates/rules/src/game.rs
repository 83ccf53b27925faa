//! A game from its first turn on: history, repetition, resignation, agreement.

use std::collections::HashMap;

use crate::action::Action;
use crate::color::Color;
use crate::game_type::GameType;
use crate::illegal::Illegal;
use crate::notation::moves::MoveError;
use crate::outcome::Outcome;
use crate::play::Undo;
use crate::position::Position;

/// A game: a start, what has been played, and how it ended.
///
/// ```
/// use skep_rules::{Game, GameType};
///
/// let mut game = Game::new(GameType::BASE);
/// game.play_text("wS1")?;
/// game.play_text("bS1 wS1-")?;
/// assert_eq!(game.to_string(), "Base;InProgress;White[2];wS1;bS1 wS1-");
/// assert!(game.undo());
/// # Ok::<(), skep_rules::MoveError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    position: Position,
    history: Vec<Undo>,
    /// How often each position has occurred.
    occurrences: HashMap<u64, u32>,
    ended: Option<Ending>,
}

/// How a game has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    /// Who has won.
    pub outcome: Outcome,
    /// Why.
    pub reason: Reason,
}

/// Why a game has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// A Queen is surrounded.
    Surrounded,
    /// A position has occurred for the third time.
    Repetition,
    /// The players have agreed on a draw.
    Agreement,
    /// A player has given up.
    Resignation,
}

impl Reason {
    /// The reason in one word.
    pub const fn word(self) -> &'static str {
        match self {
            Reason::Surrounded => "surrounded",
            Reason::Repetition => "repetition",
            Reason::Agreement => "agreement",
            Reason::Resignation => "resignation",
        }
    }
}

impl Game {
    /// A new game.
    pub fn new(game_type: GameType) -> Game {
        Game::from_position(Position::new(game_type))
    }

    /// A game that goes on from a position. What was before is unknown.
    pub fn from_position(position: Position) -> Game {
        let occurrences = HashMap::from([(position.hash(), 1)]);
        Game { position, history: Vec::new(), occurrences, ended: None }
    }

    /// The position now.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// How many actions have been played.
    pub fn len(&self) -> usize {
        self.history.len()
    }

    /// Whether nothing has been played yet.
    pub fn is_empty(&self) -> bool {
        self.history.is_empty()
    }

    /// What has been played.
    pub fn actions(&self) -> impl Iterator<Item = Action> + '_ {
        self.history.iter().map(Undo::action)
    }

    /// The position before the first action.
    pub fn start(&self) -> Position {
        let mut position = self.position.clone();
        for &undo in self.history.iter().rev() {
            position.undo(undo);
        }
        position
    }

    /// Whether the game is known from its first turn on.
    pub fn has_whole_history(&self) -> bool {
        self.position.finished_turns() as usize == self.history.len()
    }

    /// What has been played, as moves are written.
    pub fn moves(&self) -> Vec<String> {
        let mut position = self.start();
        let write = |action| {
            let text = position.write_move(action);
            position.play_listed(action);
            text
        };
        self.actions().map(write).collect()
    }

    /// How the game has ended, if it has.
    pub fn ending(&self) -> Option<Ending> {
        if self.ended.is_some() {
            return self.ended;
        }
        if let Some(outcome) = self.position.outcome() {
            return Some(Ending { outcome, reason: Reason::Surrounded });
        }
        let third = self.position.game_type().draws_by_repetition() && self.occurrences() >= 3;
        third.then_some(Ending { outcome: Outcome::Draw, reason: Reason::Repetition })
    }

    /// How often the position has occurred, now included.
    pub fn occurrences(&self) -> u32 {
        self.occurrences.get(&self.position.hash()).copied().unwrap_or(1)
    }

    /// Whether the action is legal now, and if not, why.
    pub fn check(&self, action: Action) -> Result<(), Illegal> {
        match self.ending() {
            Some(_) => Err(Illegal::GameOver),
            None => self.position.check(action),
        }
    }

    /// Plays an action.
    pub fn play(&mut self, action: Action) -> Result<(), Illegal> {
        self.check(action)?;
        self.history.push(self.position.play_listed(action));
        *self.occurrences.entry(self.position.hash()).or_default() += 1;
        Ok(())
    }

    /// Reads a move and plays it.
    pub fn play_text(&mut self, text: &str) -> Result<Action, MoveError> {
        if self.ending().is_some() {
            return Err(Illegal::GameOver.into());
        }
        let action = self.position.read_move(text)?;
        self.play(action)?;
        Ok(action)
    }

    /// Takes back what happened last: a resignation, an agreement, or else the last action. Tells whether there
    /// was anything.
    pub fn undo(&mut self) -> bool {
        if self.ended.take().is_some() {
            return true;
        }
        let Some(undo) = self.history.pop() else {
            return false;
        };
        if let Some(count) = self.occurrences.get_mut(&self.position.hash()) {
            *count -= 1;
        }
        self.position.undo(undo);
        true
    }

    /// The player gives up.
    pub fn resign(&mut self, player: Color) -> Result<(), Illegal> {
        self.end(Ending { outcome: Outcome::Win(!player), reason: Reason::Resignation })
    }

    /// The players agree on a draw.
    pub fn agree_on_draw(&mut self) -> Result<(), Illegal> {
        self.end(Ending { outcome: Outcome::Draw, reason: Reason::Agreement })
    }

    fn end(&mut self, ending: Ending) -> Result<(), Illegal> {
        if self.ending().is_some() {
            return Err(Illegal::GameOver);
        }
        self.ended = Some(ending);
        Ok(())
    }
}
