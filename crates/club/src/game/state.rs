//! The state of an online game: what its events have made.

use skep_rules::{ByColor, Choice, Chosen, Color, DrawnTile, Game, Tile, TileSet};

use crate::chance::{Commitment, Seed};
use crate::game::clock::{Clock, ClockState};
use crate::game::event::{Audience, EndCause, Offer, OutcomeName, Terms};
use crate::game::offers::Offers;
use crate::ids::{GameId, PersonId};
use crate::limits;
use crate::time::Moment;

/// An online game as the server knows it.
pub type OnlineGame = GameState<Seed>;

/// An online game as far as a player or a spectator can see it: a page or a bot makes it out of [`SeenEvent`](crate::SeenEvent)s.
pub type SeenGame = GameState<()>;

/// What the events of a game have made of it, so far as they are known. `S` is the [`Seed`] for those who know it.
#[derive(Clone, Debug)]
pub struct GameState<S> {
    pub(crate) seed: S,
    pub(crate) version: u32,
    pub(crate) created: Moment,
    pub(crate) changed: Moment,
    pub(crate) terms: Terms,
    pub(crate) creator: PersonId,
    pub(crate) audience: Audience,
    pub(crate) commitment: Commitment,
    pub(crate) rematch_of: Option<GameId>,
    pub(crate) players: Option<ByColor<PersonId>>,
    pub(crate) status: Status,
    pub(crate) game: Game,
    /// The picks that were made and are not revealed.
    pub(crate) picks: ByColor<Option<Pick>>,
    pub(crate) choices: Vec<ChoiceMade>,
    pub(crate) drawn: DrawnTile,
    /// The number of the event that has drawn the tile to be placed now.
    pub(crate) drew: Option<u32>,
    pub(crate) played: Vec<Played>,
    /// The number of the last event by which turns were taken back; 0 if none were.
    pub(crate) took_back: u32,
    /// Whether both players have finished a turn, now or before turns were taken back.
    pub(crate) started: bool,
    pub(crate) clock: Clock,
    /// What each player has to do, and since when.
    pub(crate) waiting: ByColor<Option<(Task, Moment)>>,
    pub(crate) offers: Offers,
    pub(crate) next: Option<GameId>,
}

/// A secret pick.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pick {
    /// Made by somebody else.
    Unseen,
    /// Known.
    Seen(Chosen),
}

/// A choice that a player has made before the first turn.
#[derive(Clone, Debug)]
pub(crate) struct ChoiceMade {
    pub(crate) number: u32,
    pub(crate) color: Color,
    /// The text, for those who may see it.
    pub(crate) text: Option<String>,
}

/// An action of the game, and when it was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// The number of the event.
    pub number: u32,
    /// The moment.
    pub at: Moment,
    /// The player.
    pub color: Color,
    /// Whether it was the last action of the turn.
    pub ends_turn: bool,
    /// The number of the event that has drawn the tile that was placed, if one was drawn before.
    pub drew: Option<u32>,
}

/// Where a game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// Nobody has joined yet.
    Open,
    /// It was withdrawn before anybody had joined.
    Withdrawn,
    /// It is being played, from the choices before the first turn on.
    Playing,
    /// It is over.
    Ended {
        /// The result; none if it was called off.
        outcome: Option<OutcomeName>,
        /// Why.
        cause: EndCause,
        /// The player who has resigned, called it off, run out of time or left.
        by: Option<Color>,
    },
}

/// What a player has to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// To make this choice.
    Choose(Choice),
    /// To act.
    Act,
    /// To place the tile that was drawn.
    Place(Tile),
}

impl Task {
    /// Whether a player who had to do the one thing has not finished it, now that he has to do the other.
    pub(crate) fn continues(self, before: Task) -> bool {
        match (before, self) {
            (Task::Choose(before), Task::Choose(now)) => before == now,
            (Task::Choose(_), _) | (_, Task::Choose(_)) => false,
            (Task::Act | Task::Place(_), Task::Act | Task::Place(_)) => true,
        }
    }
}

impl<S> GameState<S> {
    /// The number of the last event.
    pub fn version(&self) -> u32 {
        self.version
    }

    /// When the game was created.
    pub fn created(&self) -> Moment {
        self.created
    }

    /// When something has last happened.
    pub fn changed(&self) -> Moment {
        self.changed
    }

    /// What is played.
    pub fn terms(&self) -> Terms {
        self.terms
    }

    /// The person who has created the game.
    pub fn creator(&self) -> PersonId {
        self.creator
    }

    /// Who may join.
    pub fn audience(&self) -> Audience {
        self.audience
    }

    /// The published hash of the seed.
    pub fn commitment(&self) -> Commitment {
        self.commitment
    }

    /// The game of which this one is the rematch.
    pub fn rematch_of(&self) -> Option<GameId> {
        self.rematch_of
    }

    /// The rematch of this game.
    pub fn next(&self) -> Option<GameId> {
        self.next
    }

    /// The players, once somebody has joined.
    pub fn players(&self) -> Option<ByColor<PersonId>> {
        self.players
    }

    /// The colour that a person plays.
    pub fn color_of(&self, person: PersonId) -> Option<Color> {
        let players = self.players?;
        Color::ALL.into_iter().find(|&color| players[color] == person)
    }

    /// Where the game stands.
    pub fn status(&self) -> Status {
        self.status
    }

    /// The game by the rules: position, actions, choices. Picks are in it once they are revealed; how it has ended is in
    /// [`status`](GameState::status).
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The actions with their moments, as many as [`game`](GameState::game) has.
    pub fn played(&self) -> &[Played] {
        &self.played
    }

    /// Whether both players have finished their first turn. Then the clocks run, and the game cannot be called off any more.
    pub fn has_started(&self) -> bool {
        self.started
    }

    /// The tile that has been drawn and is to be placed now.
    pub fn drawn(&self) -> DrawnTile {
        self.drawn
    }

    /// Whether the player has picked a hand, which may still be secret.
    pub fn has_picked(&self, color: Color) -> bool {
        self.picks[color].is_some() || self.game.pick_seen_by(color, color).is_some()
    }

    /// The tiles that the player has picked for the hand, so far as they are known here.
    pub fn pick_of(&self, color: Color) -> Option<TileSet> {
        match self.picks[color] {
            Some(Pick::Seen(chosen)) => Some(chosen.tiles),
            Some(Pick::Unseen) => None,
            None => self.game.pick_seen_by(color, color),
        }
    }

    /// What each player has to do. Both may have to choose at the same time.
    pub fn to_act(&self) -> ByColor<Option<Task>> {
        let [white, black] = Color::ALL.map(|color| self.task(color));
        ByColor { white, black }
    }

    /// What the player has to do now.
    pub fn task(&self, color: Color) -> Option<Task> {
        if self.status != Status::Playing || self.game.ending().is_some() {
            return None;
        }
        let picked = self.picks[color].is_some();
        let mut open =
            self.game.open_choices_of(color).filter(|choice| !(choice.is_secret() && picked));
        if let Some(choice) = open.next() {
            return Some(Task::Choose(choice));
        }
        let on_turn = self.game.open_choice().is_none() && self.game.position().to_move() == color;
        on_turn.then(|| self.drawn.tile().map_or(Task::Act, Task::Place))
    }

    /// What the clocks show; nothing before somebody has joined, and in games without limit.
    pub fn clock(&self, now: Moment) -> Option<ClockState> {
        self.players.and_then(|_| self.clock.state(now.max(self.changed)))
    }

    /// Who has made an offer that stands. If both have, the player with White.
    pub fn open_offer(&self, offer: Offer) -> Option<Color> {
        Color::ALL.into_iter().find(|&color| self.has_offered(color, offer))
    }

    /// Whether the player's offer stands.
    pub fn has_offered(&self, color: Color, offer: Offer) -> bool {
        self.offers.is_open(color, offer)
    }

    /// From when on a player may claim the game if the opponent is absent since that moment, or has left by closing the page.
    /// Nobody can claim before both have played, nor in games without a clock that runs in seconds.
    pub fn claim_from(&self, absent_since: Moment, left: bool) -> Option<Moment> {
        let absence = limits::absence(self.terms.pace.speed())?;
        let allowed = if left { absence.min(limits::ABSENCE_AFTER_LEAVING) } else { absence };
        let playing = self.status == Status::Playing && self.started;
        playing.then_some(absent_since.plus(allowed))
    }

    /// The number of turns that the player has finished.
    pub fn turns(&self, color: Color) -> u32 {
        let turns = self.played.iter().filter(|played| played.color == color && played.ends_turn);
        u32::try_from(turns.count()).unwrap_or(u32::MAX)
    }

    /// Whether the game has ended in a draw.
    pub(crate) fn is_drawn(&self) -> bool {
        matches!(self.status, Status::Ended { outcome: Some(OutcomeName::Draw), .. })
    }

    /// The number of actions.
    pub(crate) fn length(&self) -> u32 {
        u32::try_from(self.played.len()).unwrap_or(u32::MAX)
    }
}
