//! Whether one action is legal, tested without listing the others.

use crate::legal::general::listed_form;
use crate::legal::illegal::Illegal;
use crate::legal::standard;
use crate::model::action::Action;
use crate::position::Position;

impl Position {
    /// Whether the action is legal. [`Position::check`] also says why not. Where several bugs can perform the same action,
    /// any of them may be named. Takes much less time than listing all actions.
    ///
    /// In Swarm an action that draws a tile is legal with or without that tile's name; to
    /// [play](Position::play) it the name is needed.
    ///
    /// ```
    /// use skep_rules::{Action, Position};
    ///
    /// let position = Position::default();
    /// assert!(position.actions().into_iter().all(|action| position.is_legal(action)));
    /// assert!(!position.is_legal(Action::Pass));
    /// ```
    pub fn is_legal(&self, action: Action) -> bool {
        self.listed(action.drawing(None)).is_some() && !self.draws_wrongly(action)
    }

    /// Checks that the action is legal; if it is not, the error names the rule that forbids it.
    ///
    /// ```
    /// use skep_rules::{Game, Illegal};
    ///
    /// let game: Game = "Base;InProgress;White[2];wS1;bS1 wS1-".parse()?;
    /// let error = game.position().read_move("wS1 bS1-").unwrap_err();
    /// assert_eq!(error.to_string(), "wS1 cannot move before wQ is in play");
    /// # Ok::<(), skep_rules::GameError>(())
    /// ```
    pub fn check(&self, action: Action) -> Result<(), Illegal> {
        self.as_listed(action).map(|_| ())
    }

    /// Checks that the action is legal and returns it as [`Position::actions`] lists it, with what it draws. Where several
    /// bugs can sting the same tile the list names one of them; where two can remove or swap each other the list has
    /// one of the two actions.
    pub fn as_listed(&self, action: Action) -> Result<Action, Illegal> {
        if self.outcome().is_some() {
            return Err(Illegal::GameOver);
        }
        match (self.listed(action.drawing(None)), action.drawn()) {
            (None, _) => Err(self.why_illegal(action)),
            (Some(_), Some(drawn)) if self.draws_wrongly(action) => {
                Err(Illegal::NothingDrawn(self.name(drawn)))
            }
            (Some(listed), drawn) => Ok(listed.drawing(drawn)),
        }
    }

    /// The listed action with the effect of this one, which draws nothing, if it is legal.
    pub(crate) fn listed(&self, action: Action) -> Option<Action> {
        if self.outcome().is_some() {
            return None;
        }
        if self.standard {
            return standard::is_legal(self, action).then_some(action);
        }
        listed_form(self, action)
    }

    /// Whether the action names a drawn tile though it draws none, or one that is not in the bag.
    fn draws_wrongly(&self, action: Action) -> bool {
        let can_be_drawn = |tile| !self.draws(action).is_empty() && self.bag().contains(tile);
        action.drawn().is_some_and(|tile| !can_be_drawn(tile))
    }
}
