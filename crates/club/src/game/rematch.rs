//! Another game with colours swapped.

use skep_rules::{ByColor, Color};

use crate::chance::Seed;
use crate::game::event::{Audience, ColorWish, GameEvent, Terms};
use crate::game::state::OnlineGame;
use crate::ids::GameId;

impl OnlineGame {
    /// The first events of the game on which the players of this one, whose name is `id`, have agreed; nothing if they have not.
    pub fn rematch(&self, id: GameId, seed: Seed) -> Option<[GameEvent; 2]> {
        let ByColor { white, black } = self.players.filter(|_| self.next.is_some())?;
        let players = ByColor { white: black, black: white };
        let creator = self.creator;
        let plays =
            if players[Color::White] == creator { ColorWish::White } else { ColorWish::Black };
        let other = if players[Color::White] == creator { players.black } else { players.white };
        let terms = Terms { creator_plays: plays, ..self.terms };
        let audience = Audience::Invited { person: other };
        let (commitment, rematch_of) = (seed.commitment(), Some(id));
        let created = GameEvent::Created { terms, creator, audience, commitment, seed, rematch_of };
        Some([created, GameEvent::Joined { players }])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::event::{Offer, Recorded};
    use crate::game::testing::{BLACK, MINUTE, Table, WHITE, seed};
    use crate::{GameCommand, OnlineGame};

    #[test]
    fn a_rematch_swaps_colours_and_is_ready_to_play() {
        let id = GameId::from_random([3; 10]);
        let mut table = Table::played("Base", MINUTE, &["wS1", "bS1 wS1-"]);
        table.ok(BLACK, GameCommand::Resign);
        assert_eq!(table.game.rematch(id, seed()), None);
        table.offer(BLACK, Offer::Rematch);
        table.ok(WHITE, GameCommand::Accept { offer: Offer::Rematch });
        let events = table.game.rematch(id, seed()).unwrap();
        let at = table.now;
        let record = |(number, event)| Recorded { number, at, event };
        let events: Vec<_> = (1..).zip(events).map(record).collect();
        let game = OnlineGame::from_events(&events).unwrap();
        assert_eq!(game.players(), Some(ByColor { white: BLACK, black: WHITE }));
        assert_eq!((game.creator(), game.rematch_of()), (WHITE, Some(id)));
        assert_eq!(game.terms().creator_plays, ColorWish::Black);
    }
}
