//! A game from its first turn on: history, repetition, resignation, agreement.

pub(crate) mod choices;
pub(crate) mod drawn;
pub(crate) mod relaxed;

use std::collections::HashMap;

use crate::game::choices::{Choice, Choices, Chosen};
use crate::legal::illegal::Illegal;
use crate::model::action::Action;
use crate::model::color::Color;
use crate::model::game_type::GameType;
use crate::model::outcome::Outcome;
use crate::model::tile::{Tile, TileSet};
use crate::notation::moves::MoveError;
use crate::position::play::Undo;
use crate::position::{Position, Stage};

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
    /// How often each position has occurred at the start of a turn.
    occurrences: HashMap<u64, u32>,
    ended: Option<Ending>,
    /// What the players have chosen before the first turn; nothing if the game goes on from a position.
    choices: Option<Choices>,
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
    /// A royal is surrounded.
    Surrounded,
    /// A royal has been removed.
    Removed,
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
            Reason::Removed => "removed",
            Reason::Repetition => "repetition",
            Reason::Agreement => "agreement",
            Reason::Resignation => "resignation",
        }
    }
}

impl Game {
    /// A new game.
    pub fn new(game_type: GameType) -> Game {
        let game = Game::from_position(Position::new(game_type));
        Game { choices: Some(Choices::new(game_type)), ..game }
    }

    /// A game that goes on from a position. What was before is unknown.
    pub fn from_position(position: Position) -> Game {
        let occurrences = HashMap::from([(position.zobrist_hash(), 1)]);
        Game { position, history: Vec::new(), occurrences, ended: None, choices: None }
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

    /// The actions that have been played, from the first on. What can be played next is
    /// [`Position::actions`].
    ///
    /// ```
    /// use skep_rules::Game;
    ///
    /// let game: Game = "Base;InProgress;White[2];wS1;bS1 wS1-".parse()?;
    /// assert_eq!(game.history().len(), 2);
    /// assert_eq!(game.position().actions().len(), 15);
    /// # Ok::<(), skep_rules::GameError>(())
    /// ```
    pub fn history(
        &self,
    ) -> impl DoubleEndedIterator<Item = Action> + ExactSizeIterator + Clone + '_ {
        self.history.iter().map(Undo::action)
    }

    /// The action that was played last.
    pub fn last_action(&self) -> Option<Action> {
        self.history().next_back()
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
        self.choices.is_some()
    }

    /// What has been played, as moves are written.
    pub fn moves(&self) -> Vec<String> {
        let mut position = self.start();
        let write = |action| {
            let text = position.write_move(action);
            position.play_listed(action);
            text
        };
        let choices = self.chosen().map(|(_, chosen)| chosen.to_string());
        choices.chain(self.history().map(write)).collect()
    }

    /// How the game has ended, if it has.
    pub fn ending(&self) -> Option<Ending> {
        if self.ended.is_some() {
            return self.ended;
        }
        if let Some(outcome) = self.position.outcome() {
            let removed = self.position.has_removed_royal();
            let reason = if removed { Reason::Removed } else { Reason::Surrounded };
            return Some(Ending { outcome, reason });
        }
        let third = self.position.game_type().draws_by_repetition() && self.occurrences() >= 3;
        third.then_some(Ending { outcome: Outcome::Draw, reason: Reason::Repetition })
    }

    /// How often the position has occurred, now included.
    pub fn occurrences(&self) -> u32 {
        self.occurrences.get(&self.position.zobrist_hash()).copied().unwrap_or(1)
    }

    /// How often the position has occurred, now included, whatever was placed, moved, flipped or stung last. By the rules that
    /// is no repetition, but some programs count so.
    pub fn occurrences_without_statuses(&self) -> u32 {
        let now = self.position.hash_without_statuses();
        let mut past = self.position.clone();
        let mut count = 1;
        for &undo in self.history.iter().rev() {
            past.undo(undo);
            let counts = past.stage() != Stage::Second && past.hash_without_statuses() == now;
            count += u32::from(counts);
        }
        count
    }

    /// Whether the action is legal now, and if not, why.
    pub fn check(&self, action: Action) -> Result<(), Illegal> {
        self.check_open()?;
        self.position.check(action)
    }

    /// Whether an action can be played at all: the game goes on, and nothing is left to choose before it.
    fn check_open(&self) -> Result<(), Illegal> {
        if self.ending().is_some() {
            return Err(Illegal::GameOver);
        }
        match self.open_choice() {
            Some((choice, player)) => Err(Illegal::ChooseFirst(player, choice)),
            None => Ok(()),
        }
    }

    /// Plays an action. In Swarm an action that draws a tile must name it.
    pub fn play(&mut self, action: Action) -> Result<(), Illegal> {
        self.check_open()?;
        let undo = self.position.play(action)?;
        self.record(undo);
        Ok(())
    }

    /// Remembers an action that the position has just played.
    fn record(&mut self, undo: Undo) {
        self.history.push(undo);
        // Between the two actions of a double turn positions are not counted.
        if self.position.stage() != Stage::Second {
            *self.occurrences.entry(self.position.zobrist_hash()).or_default() += 1;
        }
    }

    /// Reads a move or a choice before the first turn, and plays it. In Swarm a move that draws a tile must
    /// name it; see [`Game::play_text_drawing`].
    pub fn play_text(&mut self, text: &str) -> Result<(), MoveError> {
        self.play_text_drawing(text, |_| None)
    }

    /// Reads a move or a choice before the first turn, and plays it. Where the move draws a tile without naming
    /// it, `draw` is given the bag and chooses one.
    pub fn play_text_drawing(
        &mut self,
        text: &str,
        draw: impl FnOnce(TileSet) -> Option<Tile>,
    ) -> Result<(), MoveError> {
        if self.ending().is_some() {
            return Err(Illegal::GameOver.into());
        }
        if let Some(choices) = self.choices.as_ref().filter(|choices| choices.is_open()) {
            let chosen = choices.read(&self.position, text)?;
            return Ok(self.choose(chosen)?);
        }
        let action = self.position.with_draw(self.position.read_move(text)?, draw);
        if self.position.awaits_draw(action) {
            return Err(Illegal::DrawUnknown.into());
        }
        if let Some(drawn) = action.drawn()
            && !self.position.bag().contains(drawn)
        {
            return Err(Illegal::NothingDrawn(self.position.name(drawn)).into());
        }
        // Reading has checked the rest of the action.
        let undo = self.position.play_listed(action);
        self.record(undo);
        Ok(())
    }

    /// Reads a choice before the first turn, for the player who is next to make it.
    pub fn read_choice(&self, text: &str) -> Result<Chosen, MoveError> {
        self.choices.as_ref().ok_or(Illegal::NotInThisGame)?.read(&self.position, text)
    }

    /// What a player can choose now. Both may pick at once, since picks are [secret](Choice::is_secret).
    pub fn open_choices_of(&self, player: Color) -> impl Iterator<Item = Choice> + '_ {
        self.choices.iter().flat_map(move |choices| choices.open_to(player))
    }

    /// Reads and checks a choice before the first turn for this player, who need not be the next to choose: where two people
    /// pick their hands unseen, Black may be ready first. Nothing is chosen yet.
    ///
    /// ```
    /// use skep_rules::{Choice, Color, Game};
    ///
    /// let mut game = Game::new("Base+Swarm".parse()?);
    /// let black = game.read_choice_of(Color::Black, "pick bA1 bA2 bG1")?;
    /// let white = game.read_choice_of(Color::White, "pick wA1 wA2 wG1")?;
    /// game.choose(white)?;
    /// game.choose(black)?;
    /// assert!(game.read_choice_of(Color::Black, "pick bB1 bB2 bG1").is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn read_choice_of(&self, player: Color, text: &str) -> Result<Chosen, MoveError> {
        let choices = self.choices.as_ref().ok_or(Illegal::NotInThisGame)?;
        choices.read_of(&self.position, player, text)
    }

    /// Makes a choice before the first turn, for the player who is next to make it.
    ///
    /// ```
    /// use skep_rules::{Chosen, Game};
    ///
    /// let mut game = Game::new("Base+Swarm".parse()?);
    /// while let Some((choice, player)) = game.open_choice() {
    ///     let possible = choice.among(game.position().game_type(), player);
    ///     let tiles = possible.into_iter().take(3).collect();
    ///     game.choose(Chosen { choice, tiles })?;
    /// }
    /// assert_eq!(game.position().bag().len(), 14);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn choose(&mut self, chosen: Chosen) -> Result<(), Illegal> {
        if self.ending().is_some() {
            return Err(Illegal::GameOver);
        }
        self.choices.as_mut().ok_or(Illegal::NotInThisGame)?.choose(chosen)?;
        self.end_choices();
        Ok(())
    }

    /// Sets up the first position, if everything has been chosen.
    fn end_choices(&mut self) {
        if let Some(choices) = self.choices.as_ref().filter(|choices| !choices.is_open()) {
            self.position = choices.start();
            self.occurrences = HashMap::from([(self.position.zobrist_hash(), 1)]);
        }
    }

    /// What the players have chosen before the first turn, in the order in which it is written.
    pub fn chosen(&self) -> impl Iterator<Item = (Color, Chosen)> + '_ {
        self.choices.iter().flat_map(Choices::made)
    }

    /// What the players have still to choose before the first turn, and who is next.
    pub fn open_choice(&self) -> Option<(Choice, Color)> {
        self.choices.as_ref().and_then(Choices::next)
    }

    /// What has been chosen and played, as moves are written, but for what the viewer may not know yet: the
    /// other player's pick is `pick ?` until both are made.
    pub fn moves_seen_by(&self, viewer: Color) -> Vec<String> {
        match &self.choices {
            Some(choices) if choices.is_open() => choices.texts_seen_by(viewer),
            _ => self.moves(),
        }
    }

    /// The tiles that a player has picked for the hand, as far as the viewer may know: the pick is secret
    /// until both have made theirs.
    pub fn pick_seen_by(&self, viewer: Color, player: Color) -> Option<TileSet> {
        self.choices.as_ref().and_then(|choices| choices.pick_seen_by(viewer, player))
    }

    /// Takes back what happened last: a resignation, an agreement, or else the last action. Tells whether there
    /// was anything.
    pub fn undo(&mut self) -> bool {
        if self.ended.take().is_some() {
            return true;
        }
        let Some(undo) = self.history.pop() else {
            return self.undo_choice();
        };
        if self.position.stage() != Stage::Second
            && let Some(count) = self.occurrences.get_mut(&self.position.zobrist_hash())
        {
            *count -= 1;
        }
        self.position.undo(undo);
        true
    }

    fn undo_choice(&mut self) -> bool {
        let undone = self.choices.as_mut().is_some_and(Choices::undo);
        if undone {
            self.position = Position::new(self.position.game_type());
        }
        undone
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
