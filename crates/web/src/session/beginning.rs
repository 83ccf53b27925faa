//! How a session begins: with a new game, a kept one, or the same game again.

use skep_record::{Clock, GameTree, Saved, Seat, TimeControl};
use skep_rules::{ByColor, DrawnTile};

use super::Session;

impl Session {
    /// A game that begins.
    pub(crate) fn new(
        tree: GameTree,
        seats: ByColor<Seat>,
        control: TimeControl,
        now: u64,
    ) -> Session {
        let clock = Clock::new(control);
        let (title, names, drawn) = (String::new(), ByColor::default(), DrawnTile::default());
        Session { title, tree, seats, names, clock, drawn, created: now }
    }

    /// A game that goes on.
    pub(crate) fn resumed(saved: Saved, now: u64) -> Session {
        let Saved { title, tree, seats, names, clock, created, .. } = saved;
        let mut clock = clock.unwrap_or_else(|| Clock::new(TimeControl::Unlimited));
        // However long nobody was here: it costs nothing.
        clock.pause(0);
        let mut session =
            Session { title, tree, seats, names, clock, drawn: DrawnTile::default(), created };
        session.settle(now);
        session
    }

    /// The game as it is kept, with its clock at rest.
    pub(crate) fn saved(&self, now: u64) -> Saved {
        let mut clock = self.clock.clone();
        clock.pause(now);
        Saved {
            title: self.title.clone(),
            tree: self.tree.clone(),
            seats: self.seats,
            names: self.names.clone(),
            clock: Some(clock).filter(|clock| clock.control() != TimeControl::Unlimited),
            created: self.created,
            changed: now,
        }
    }

    /// The game from its start.
    pub(crate) fn restarted(&self, now: u64) -> Session {
        let start = self.tree.start();
        let tree = match start.has_whole_history() {
            true => GameTree::new(self.tree.game_type()),
            false => GameTree::from(start.position().clone()),
        };
        let names = self.names.clone();
        Session { names, ..Session::new(tree, self.seats, self.clock.control(), now) }
    }

    /// The game from its start with colours swapped.
    pub(crate) fn rematch(&self, now: u64) -> Session {
        let mut rematch = self.restarted(now);
        std::mem::swap(&mut rematch.seats.white, &mut rematch.seats.black);
        std::mem::swap(&mut rematch.names.white, &mut rematch.names.black);
        rematch
    }
}
