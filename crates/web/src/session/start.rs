//! Creating sessions: for a new game, a saved game, or a restart.

use skep_record::{Clock, GameTree, Occasion, Saved, Seat, TimeControl};
use skep_rules::{ByColor, DrawnTile};

use super::GameSession;

impl GameSession {
    /// A session for a new game.
    pub(crate) fn new(
        tree: GameTree,
        seats: ByColor<Seat>,
        control: TimeControl,
        now: u64,
    ) -> GameSession {
        let clock = Clock::new(control);
        GameSession {
            title: String::new(),
            tree,
            seats,
            names: ByColor::default(),
            occasion: Occasion::default(),
            clock,
            drawn: DrawnTile::default(),
            created: now,
        }
    }

    /// A session that resumes a saved game.
    pub(crate) fn resumed(saved: Saved, now: u64) -> GameSession {
        let Saved { title, tree, seats, names, occasion, clock, created, .. } = saved;
        let mut clock = clock.unwrap_or_else(|| Clock::new(TimeControl::Unlimited));
        // The time while the page was closed does not count.
        clock.pause(0);
        let drawn = DrawnTile::default();
        let mut session =
            GameSession { title, tree, seats, names, occasion, clock, drawn, created };
        session.after_change(now);
        session
    }

    /// The game to be saved, with its clock paused.
    pub(crate) fn saved(&self, now: u64) -> Saved {
        let mut clock = self.clock.clone();
        clock.pause(now);
        Saved {
            title: self.title.clone(),
            tree: self.tree.clone(),
            seats: self.seats,
            names: self.names.clone(),
            occasion: self.occasion.clone(),
            clock: Some(clock).filter(|clock| clock.control() != TimeControl::Unlimited),
            created: self.created,
            changed: now,
        }
    }

    /// A copy of the game for analysis: without a clock, and for people who may play both colours.
    pub(crate) fn copy_for_analysis(&self, now: u64) -> GameSession {
        let (tree, title, names) = (self.tree.clone(), self.title.clone(), self.names.clone());
        let occasion = self.occasion.clone();
        let (seats, control) = (ByColor::default(), TimeControl::Unlimited);
        GameSession { title, names, occasion, ..GameSession::new(tree, seats, control, now) }
    }

    /// The game restarted from its first position.
    pub(crate) fn restarted(&self, now: u64) -> GameSession {
        let start = self.tree.start();
        let tree = match start.has_whole_history() {
            true => GameTree::new(self.tree.game_type()),
            false => GameTree::from(start.position().clone()),
        };
        let names = self.names.clone();
        GameSession { names, ..GameSession::new(tree, self.seats, self.clock.control(), now) }
    }

    /// The game restarted with colours swapped.
    pub(crate) fn rematch(&self, now: u64) -> GameSession {
        let mut rematch = self.restarted(now);
        std::mem::swap(&mut rematch.seats.white, &mut rematch.seats.black);
        std::mem::swap(&mut rematch.names.white, &mut rematch.names.black);
        rematch
    }
}
