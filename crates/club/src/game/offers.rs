//! What the players have offered each other, and decisions about it.

use skep_rules::{ByColor, Color, Outcome, Pack};

use crate::game::command::Circumstances;
use crate::game::decide::Decision;
use crate::game::event::{EndCause, GameEvent, Offer};
use crate::game::refusal::Refusal;
use crate::game::state::{OnlineGame, Status};
use crate::limits;

/// The open offers, and how often each was made.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Offers {
    open: ByColor<ByOffer<bool>>,
    /// The number of own turns after which each player has last offered something.
    last: ByColor<ByOffer<Option<u32>>>,
    rematches: ByColor<u32>,
}

/// One `T` for each kind of offer.
#[derive(Clone, Copy, Debug, Default)]
struct ByOffer<T>([T; 3]);

impl<T> ByOffer<T> {
    fn of(&mut self, offer: Offer) -> &mut T {
        let [draw, take_back, rematch] = &mut self.0;
        match offer {
            Offer::Draw => draw,
            Offer::TakeBack => take_back,
            Offer::Rematch => rematch,
        }
    }
}

impl Offers {
    /// Whether the player's offer stands.
    pub(crate) fn is_open(&self, color: Color, offer: Offer) -> bool {
        let mut open = self.open[color];
        *open.of(offer)
    }

    /// How often the player has offered a rematch.
    pub(crate) fn rematches(&self, color: Color) -> u32 {
        self.rematches[color]
    }

    /// Whether the player has made this offer since the last own turn ended. `turns` is the number of own turns.
    pub(crate) fn was_offered(&self, color: Color, offer: Offer, turns: u32) -> bool {
        let mut last = self.last[color];
        *last.of(offer) == Some(turns)
    }

    /// The player offers something. `turns` is the number of own turns so far.
    pub(crate) fn offer(&mut self, color: Color, offer: Offer, turns: u32) {
        *self.open[color].of(offer) = true;
        *self.last[color].of(offer) = Some(turns);
        if offer == Offer::Rematch {
            self.rematches[color] = self.rematches[color].saturating_add(1);
        }
    }

    /// Withdraws the offers of this kind, whoever has made them.
    pub(crate) fn close(&mut self, offer: Offer) {
        for color in Color::ALL {
            *self.open[color].of(offer) = false;
        }
    }

    /// The player acts: what the other has offered is declined, and nobody wants this turn back any more.
    pub(crate) fn acted(&mut self, color: Color) {
        *self.open[!color].of(Offer::Draw) = false;
        self.close(Offer::TakeBack);
    }

    /// A turn was taken back. The players may ask for that again.
    pub(crate) fn took_back(&mut self) {
        self.close(Offer::Draw);
        self.close(Offer::TakeBack);
        for color in Color::ALL {
            *self.last[color].of(Offer::TakeBack) = None;
        }
    }
}

impl OnlineGame {
    pub(crate) fn offer(
        &self,
        color: Color,
        offer: Offer,
        circumstances: &Circumstances,
    ) -> Result<Decision, Refusal> {
        self.check_offer(color, offer)?;
        // Who offers what the other has offered agrees. Each player can take back only an own turn.
        if offer != Offer::TakeBack && self.has_offered(!color, offer) {
            return self.accept(color, offer, circumstances);
        }
        if self.has_offered(color, offer) {
            return Err(Refusal::AlreadyOffered);
        }
        let too_often = match offer {
            Offer::Draw | Offer::TakeBack => {
                self.offers.was_offered(color, offer, self.turns(color))
            }
            Offer::Rematch => self.offers.rematches(color) >= limits::MAX_REMATCH_OFFERS,
        };
        if too_often {
            return Err(Refusal::OfferedTooOften);
        }
        Decision::one(GameEvent::Offered { color, offer })
    }

    /// Whether something can be offered at all.
    fn check_offer(&self, color: Color, offer: Offer) -> Result<(), Refusal> {
        match offer {
            Offer::Draw => self.check_playing(),
            Offer::TakeBack => {
                self.check_playing()?;
                if self.terms.game_type.has_pack(Pack::Swarm) {
                    return Err(Refusal::CannotTakeBack);
                }
                self.take_back_to(color).map(|_| ()).ok_or(Refusal::NothingToTakeBack)
            }
            Offer::Rematch => match (self.status, self.next) {
                (Status::Ended { .. }, None) => Ok(()),
                (Status::Ended { .. }, Some(_)) => Err(Refusal::AlreadyOffered),
                _ => Err(Refusal::NotEnded),
            },
        }
    }

    pub(crate) fn accept(
        &self,
        color: Color,
        offer: Offer,
        circumstances: &Circumstances,
    ) -> Result<Decision, Refusal> {
        if !self.has_offered(!color, offer) {
            return Err(Refusal::NoSuchOffer);
        }
        Decision::one(match offer {
            Offer::Draw => {
                self.check_playing()?;
                self.end(Some(Outcome::Draw), EndCause::Agreement, None)
            }
            Offer::TakeBack => {
                self.check_playing()?;
                let length = self.take_back_to(!color).ok_or(Refusal::NoSuchOffer)?;
                GameEvent::TookBack { color: !color, length }
            }
            Offer::Rematch => GameEvent::Rematched { next: circumstances.next_game },
        })
    }

    pub(crate) fn decline(&self, color: Color, offer: Offer) -> Result<Decision, Refusal> {
        match self.open_offer(offer) {
            Some(_) => Decision::one(GameEvent::Declined { color, offer }),
            None => Err(Refusal::NoSuchOffer),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::testing::{BLACK, MINUTE, Table, WHITE};
    use crate::{GameCommand, OutcomeName};

    const DRAW: Offer = Offer::Draw;
    const TAKE_BACK: Offer = Offer::TakeBack;
    const REMATCH: Offer = Offer::Rematch;

    fn table() -> Table {
        Table::played("Base", MINUTE, &["wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-"])
    }

    fn accept(offer: Offer) -> GameCommand {
        GameCommand::Accept { offer }
    }

    fn decline(offer: Offer) -> GameCommand {
        GameCommand::Decline { offer }
    }

    #[test]
    fn a_draw_is_agreed_by_accepting_or_by_offering_too() {
        for answer in [accept(DRAW), GameCommand::Offer { offer: DRAW }] {
            let mut table = table();
            table.offer(WHITE, DRAW);
            assert_eq!(table.refused(WHITE, accept(DRAW)), Refusal::NoSuchOffer);
            table.ok(BLACK, answer);
            let outcome = Some(OutcomeName::Draw);
            let ended = Status::Ended { outcome, cause: EndCause::Agreement, by: None };
            assert_eq!(table.game.status(), ended);
            assert_eq!(table.game.open_offer(DRAW), None);
        }
    }

    #[test]
    fn an_offer_stands_until_the_opponent_acts() {
        let mut table = table();
        table.offer(WHITE, DRAW);
        table.play(&["wQ \\wS1"]);
        assert_eq!(table.game.open_offer(DRAW), Some(Color::White), "own actions change nothing");
        table.play(&["bQ bS1/"]);
        assert_eq!(table.game.open_offer(DRAW), None);
        assert_eq!(table.refused(BLACK, accept(DRAW)), Refusal::NoSuchOffer);
    }

    #[test]
    fn one_draw_is_offered_a_turn() {
        let mut table = table();
        let offer = GameCommand::Offer { offer: DRAW };
        table.offer(WHITE, DRAW);
        assert_eq!(table.refused(WHITE, offer.clone()), Refusal::AlreadyOffered);
        table.ok(BLACK, decline(DRAW));
        assert_eq!(table.refused(WHITE, offer.clone()), Refusal::OfferedTooOften);
        table.play(&["wQ \\wS1", "bQ bS1/"]);
        table.ok(WHITE, offer);
        // An own offer is withdrawn by declining it.
        table.ok(WHITE, decline(DRAW));
        assert_eq!(table.refused(BLACK, decline(DRAW)), Refusal::NoSuchOffer);
    }

    #[test]
    fn a_turn_is_taken_back_with_everything_since_and_clocks_keep_what_they_have() {
        let mut table = table();
        // Black has played last: only the own turn goes back.
        table.offer(BLACK, TAKE_BACK);
        table.wait(5_000);
        table.ok(WHITE, accept(TAKE_BACK));
        assert_eq!((table.game.game().len(), table.left()), (3, (56_000 + 4_000 - 4_000, 61_000)));
        assert_eq!(table.game.clock(table.now).unwrap().running, Some(Color::Black));
        // White has not played last: the answer goes back as well.
        table.play(&["bQ bS1/"]);
        table.offer(WHITE, TAKE_BACK);
        table.ok(BLACK, accept(TAKE_BACK));
        assert_eq!(table.game.game().moves(), ["wS1", "bS1 wS1-"]);
        assert!(table.game.has_started(), "a game that has started cannot be called off any more");
    }

    #[test]
    fn nothing_is_taken_back_before_a_turn_nor_in_swarm() {
        let offer = GameCommand::Offer { offer: TAKE_BACK };
        let table = Table::played("Base", MINUTE, &["wS1"]);
        assert_eq!(table.refused(BLACK, offer.clone()), Refusal::NothingToTakeBack);
        let picks = ["pick wA1 wA2 wA3", "pick bA1 bA2 bA3", "wA1"];
        let table = Table::played("Base+Swarm", MINUTE, &picks);
        assert_eq!(table.refused(WHITE, offer), Refusal::CannotTakeBack);
    }

    #[test]
    fn both_may_ask_for_a_turn_back_and_neither_agrees_by_that() {
        let mut table = table();
        table.offer(WHITE, TAKE_BACK);
        table.offer(BLACK, TAKE_BACK);
        table.ok(BLACK, accept(TAKE_BACK));
        assert_eq!(table.game.game().len(), 2, "White's turn went back");
        assert_eq!(table.game.open_offer(TAKE_BACK), None);
        // Who got a turn back may ask again.
        table.play(&["wQ -wS1"]);
        table.offer(WHITE, TAKE_BACK);
    }

    #[test]
    fn a_double_turn_is_taken_back_as_a_whole() {
        let moves = ["wS1 H-", "bS1 -H", "wQ wS1-", "bQ -bS1", "wA1 wQ-", "~H", "wA2 wA1-"];
        let mut table = Table::played("Base+Honeycombo", MINUTE, &moves);
        table.play(&["bA1 -bQ"]);
        assert_eq!(table.game.game().position().to_move(), Color::Black);
        table.play(&["bA2 \\bQ"]);
        assert_eq!(table.game.turns(Color::Black), 4, "two actions are one turn");
        table.offer(BLACK, TAKE_BACK);
        table.ok(WHITE, accept(TAKE_BACK));
        assert_eq!(table.game.game().len(), moves.len());
    }

    #[test]
    fn a_rematch_is_agreed_once() {
        let mut table = table();
        let offer = GameCommand::Offer { offer: REMATCH };
        assert_eq!(table.refused(WHITE, offer.clone()), Refusal::NotEnded);
        table.ok(WHITE, GameCommand::Resign);
        for _ in 0..limits::MAX_REMATCH_OFFERS {
            table.offer(WHITE, REMATCH);
            table.ok(BLACK, decline(REMATCH));
        }
        assert_eq!(table.refused(WHITE, offer.clone()), Refusal::OfferedTooOften);
        table.offer(BLACK, REMATCH);
        table.ok(WHITE, offer.clone());
        assert!(table.game.next().is_some());
        assert_eq!(table.refused(BLACK, offer), Refusal::AlreadyOffered);
        assert_eq!(table.refused(WHITE, accept(REMATCH)), Refusal::NoSuchOffer);
    }
}
