//! Decisions about what a player does in a turn.

use skep_rules::{Action, Color, NotDrawn, Position};

use crate::game::command::Asker;
use crate::game::decide::Decision;
use crate::game::event::GameEvent;
use crate::game::fair::Yield;
use crate::game::refusal::Refusal;
use crate::game::state::OnlineGame;
use crate::limits;
use crate::time::Moment;

impl OnlineGame {
    /// The player acts. `seen` is the number of the last event that the player has seen.
    pub(crate) fn act(
        &self,
        color: Color,
        seen: u32,
        text: &str,
        asker: &Asker,
        now: Moment,
    ) -> Result<Decision, Refusal> {
        let limit = limits::MAX_MOVE_BYTES;
        if text.len() > limit {
            return Err(Refusal::TooLong { limit: limit as u32 });
        }
        let is_it = |position: &Position, played: Action| {
            let asked = position.read_move(text).ok();
            asked.is_some_and(|asked| [played, played.drawing(None)].contains(&asked))
        };
        if let Some(number) = self.acted_before(color, seen, is_it) {
            return Ok(Decision::AlreadyDone { number });
        }
        self.check_turn(color, seen, asker, now)?;
        let position = self.game.position();
        let action = position
            .read_move(text)
            .map_err(|error| Refusal::Illegal { reason: error.to_string() })?;
        if action.drawn().is_some() {
            return Err(Refusal::ServerDraws);
        }
        self.drawn.check(position, action).map_err(|error| match error {
            NotDrawn::PlaceFirst(_) => Refusal::PlaceDrawn,
            NotDrawn::InBag(_) => Refusal::DrawFirst,
        })?;
        let action = self.with_draw(self.version.saturating_add(1), action);
        self.acted_now(color, action, asker, now)
    }

    /// The player draws the tile that will be placed.
    pub(crate) fn draw(
        &self,
        color: Color,
        seen: u32,
        asker: &Asker,
        now: Moment,
    ) -> Result<Decision, Refusal> {
        if let Some(number) = self.drew_before(color, seen) {
            return Ok(Decision::AlreadyDone { number });
        }
        self.check_turn(color, seen, asker, now)?;
        if !self.drawn.can_draw(self.game.position()) {
            return Err(Refusal::NothingToDraw);
        }
        match self.draw_to_place(self.version.saturating_add(1)) {
            Some(Yield::Tile(tile)) => {
                Decision::one(GameEvent::Drew { color, tile: tile.to_string() })
            }
            Some(Yield::Hand(action)) => self.acted_now(color, action, asker, now),
            None => Err(Refusal::NothingToDraw),
        }
    }

    /// An action that has been checked.
    fn acted_now(
        &self,
        color: Color,
        action: Action,
        asker: &Asker,
        now: Moment,
    ) -> Result<Decision, Refusal> {
        let credit = self.clock.credit(color, now, asker.lag);
        let action = self.game.position().write_move(action);
        Decision::one(GameEvent::Acted { color, action, credit })
    }

    /// Whether the player can act now. `seen` is the number of the last event that the player has seen.
    fn check_turn(
        &self,
        color: Color,
        seen: u32,
        asker: &Asker,
        now: Moment,
    ) -> Result<(), Refusal> {
        self.check_playing()?;
        if self.game.open_choice().is_some() {
            return Err(Refusal::ChooseFirst);
        }
        // What was played or taken back since then may change what the player wants to do.
        let changed = self.played.last().map_or(0, |played| played.number).max(self.took_back);
        if !(changed..=self.version).contains(&seen) {
            return Err(Refusal::Outdated { played: self.length() });
        }
        if self.game.position().to_move() != color {
            return Err(Refusal::NotYourTurn);
        }
        match self.clock.runs_out(asker.lag) {
            Some(end) if now >= end => Err(Refusal::OutOfTime),
            Some(_) | None => Ok(()),
        }
    }

    /// The number of the event by which the player has played this, as the first action after event `seen`. Texts are not
    /// compared, because many moves can be written in several ways.
    fn acted_before(
        &self,
        color: Color,
        seen: u32,
        is_it: impl FnOnce(&Position, Action) -> bool,
    ) -> Option<u32> {
        let index = self.first_played_after(seen)?;
        let played = self.played.get(index).filter(|played| played.color == color)?;
        let action = self.game.history().nth(index)?;
        let mut before = self.game.clone();
        while before.len() > index && before.undo() {}
        is_it(before.position(), action).then_some(played.number)
    }

    /// The number of the event by which the player has drawn, as the first thing after event `seen`.
    fn drew_before(&self, color: Color, seen: u32) -> Option<u32> {
        let is_new = |&number: &u32| number > seen;
        let Some(index) = self.first_played_after(seen) else {
            return self.drew.filter(is_new).filter(|_| self.game.position().to_move() == color);
        };
        let played = self.played.get(index).filter(|played| played.color == color)?;
        let into_hand = matches!(self.game.history().nth(index)?, Action::Draw { .. });
        played.drew.filter(is_new).or(into_hand.then_some(played.number))
    }

    /// The index of the first action after event `seen`, among those that were not taken back.
    fn first_played_after(&self, seen: u32) -> Option<usize> {
        self.played.iter().position(|played| played.number > seen)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::event::{EndCause, Offer};
    use crate::game::state::Task;
    use crate::game::testing::{BLACK, MINUTE, Table, WHITE};
    use crate::{GameCommand, SeenEvent};

    fn act(seen: u32, text: &str) -> GameCommand {
        GameCommand::Act { seen, action: text.to_owned() }
    }

    #[test]
    fn an_action_sent_twice_acts_once() {
        let mut table = Table::played("Base", MINUTE, &["wS1", "bS1 wS1-"]);
        table.ok(WHITE, act(4, "wQ -wS1"));
        assert_eq!(table.done_before(WHITE, act(4, "wQ -wS1")), 5);
        table.play(&["bQ bS1-"]);
        assert_eq!(table.done_before(WHITE, act(4, "wQ -wS1")), 5);
        assert_eq!(table.done_before(WHITE, act(2, "wS1")), 3);
        // Another action, or another player's, was not played.
        let outdated = Refusal::Outdated { played: 4 };
        assert_eq!(table.refused(WHITE, act(4, "wQ \\wS1")), outdated);
        assert_eq!(table.refused(BLACK, act(4, "wQ -wS1")), outdated);
        assert_eq!(table.refused(WHITE, act(7, "wQ \\wS1")), outdated);
        assert_eq!(table.refused(WHITE, act(u32::MAX, "wQ \\wS1")), outdated);
        assert_eq!(table.refused(BLACK, act(6, "bQ bS1/")), Refusal::NotYourTurn);
    }

    #[test]
    fn actions_are_compared_and_not_their_texts() {
        //  wQ wS1 bS1
        //    wA1
        let moves = ["wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-", "wA1 /wS1"];
        let table = Table::played("Base", MINUTE, &moves);
        assert_eq!(table.done_before(WHITE, act(6, "wA1 wQ\\")), 7);
        let other = table.refused(WHITE, act(6, "wA1 /wQ"));
        assert_eq!(other, Refusal::Outdated { played: 5 });
    }

    #[test]
    fn both_actions_of_a_double_turn_are_told_apart() {
        let moves = ["wS1 H-", "bS1 -H", "wQ wS1-", "bQ -bS1", "wA1 wQ-", "~H", "wA2 wA1-"];
        let mut table = Table::played("Base+Honeycombo", MINUTE, &moves);
        let first = table.act("bA1 -bQ");
        table.ok(BLACK, first.clone());
        assert_eq!(table.game.task(Color::Black), Some(Task::Act));
        assert_eq!(table.done_before(BLACK, first), 10);
        table.play(&["bA2 \\bQ"]);
        assert_eq!(table.game.task(Color::White), Some(Task::Act));
    }

    #[test]
    fn what_cannot_be_read_or_played_is_refused_with_a_sentence() {
        let table = Table::played("Base", MINUTE, &["wS1", "bS1 wS1-"]);
        for text in ["", "wS1 bS1-", "wX", "bQ bS1-", "pass", "draw", "\u{0}", "wA1 wS1- wS1-"] {
            let refusal = table.refused(WHITE, act(4, text));
            let Refusal::Illegal { reason } = refusal else { panic!("{text}: {refusal}") };
            assert!(reason.len() > 10, "{reason}");
        }
        let limit = limits::MAX_MOVE_BYTES as u32;
        let long = "é".repeat(limits::MAX_MOVE_BYTES);
        assert_eq!(table.refused(WHITE, act(4, &long)), Refusal::TooLong { limit });
    }

    #[test]
    fn an_action_that_comes_too_late_is_refused() {
        let mut table = Table::played("Base", MINUTE, &["wS1", "bS1 wS1-"]);
        table.wait(59_999);
        assert!(table.decide(WHITE, table.act("wQ -wS1")).is_ok());
        table.wait(1);
        assert_eq!(table.refused(WHITE, table.act("wQ -wS1")), Refusal::OutOfTime);
        // It may have been under way for a while.
        table.lag = 300;
        table.ok(WHITE, table.act("wQ -wS1"));
        assert_eq!(table.left(), (2_300, 60_000));
    }

    #[test]
    fn lag_costs_nothing() {
        let mut table = Table::played("Base", MINUTE, &["wS1", "bS1 wS1-"]);
        table.lag = 300;
        table.wait(300);
        let events = table.ok(WHITE, table.act("wQ -wS1"));
        assert!(matches!(events[..], [GameEvent::Acted { credit: 300, .. }]));
        assert_eq!(table.left(), (62_000, 60_000));
    }

    const PICKS: [&str; 2] = ["pick wA1 wA2 wA3", "pick bA1 bA2 bA3"];

    #[test]
    fn the_server_draws_and_nobody_else() {
        let mut table = Table::played("Base+Swarm", MINUTE, &PICKS);
        let bag = table.game.game().position().bag();
        let tile = table.game.seed.draw(6, bag).unwrap();
        let guess = act(5, &format!("wA1 +{tile}"));
        assert_eq!(table.refused(WHITE, guess.clone()), Refusal::ServerDraws);
        let drawn = format!("wA1 +{tile}");
        let acted = GameEvent::Acted { color: Color::White, action: drawn, credit: 0 };
        assert_eq!(table.ok(WHITE, act(5, "wA1")), [acted]);
        assert_eq!(table.done_before(WHITE, act(5, "wA1")), 6);
        assert_eq!(table.done_before(WHITE, guess), 6);
        let other = bag.into_iter().find(|&other| other != tile).unwrap();
        let wrong = act(5, &format!("wA1 +{other}"));
        assert_eq!(table.refused(WHITE, wrong), Refusal::Outdated { played: 1 });
    }

    const DRAWN: [&str; 6] =
        ["pick wA1 wA2 wA3", "pick bA1 bA2 bA3", "wA1", "bA1 wA1-", "wQ -wA1", "bQ bA1-"];

    #[test]
    fn what_is_drawn_is_placed() {
        let mut table = Table::played("Base+Swarm(swarm_place=drawn)", MINUTE, &DRAWN);
        let in_bag = table.refused(WHITE, act(9, "wG1 -wQ"));
        assert_eq!(in_bag, Refusal::DrawFirst);
        let draw = GameCommand::Draw { seen: 9 };
        assert_eq!(table.refused(BLACK, draw.clone()), Refusal::NotYourTurn);
        let events = table.ok(WHITE, draw.clone());
        let [GameEvent::Drew { tile, .. }] = &events[..] else { panic!("{events:?}") };
        let number = table.game.version();
        assert_eq!(table.done_before(WHITE, draw.clone()), number);
        assert!(matches!(table.game.task(Color::White), Some(Task::Place(_))));
        assert_eq!(table.refused(WHITE, act(10, "wA2 -wQ")), Refusal::PlaceDrawn);
        assert_eq!(table.refused(WHITE, act(10, "draw")), Refusal::PlaceDrawn);
        let position = table.game.game().position();
        let placing = table.game.drawn().allowed(position)[0];
        let placing = position.write_move(placing);
        assert!(placing.starts_with(tile), "{placing}");
        table.ok(WHITE, act(10, &placing));
        assert_eq!(table.done_before(WHITE, draw), number);
        assert_eq!(table.game.task(Color::Black), Some(Task::Act));
    }

    #[test]
    fn nothing_is_drawn_to_be_placed_where_hands_are_refilled() {
        let table = Table::played("Base+Swarm", MINUTE, &PICKS);
        let draw = GameCommand::Draw { seen: 5 };
        assert_eq!(table.refused(WHITE, draw), Refusal::NothingToDraw);
    }

    #[test]
    fn a_drawn_tile_that_cannot_be_placed_goes_into_the_hand_at_once() {
        // wQ bQ wA1: every free cell beside Black's Queen touches a white tile, so nothing black can be placed.
        let turns = ["wQ", "bQ wQ-", "wA1 -wQ", "draw", "wA1 bQ-", "draw"];
        let moves = [&PICKS[..], &turns].concat();
        let game_type = "Base+Swarm(queen_first=allow,swarm_place=drawn)";
        let mut table = Table::played(game_type, MINUTE, &moves);
        let draw = GameCommand::Draw { seen: table.game.version() };
        // What is drawn depends on the number of the event.
        let is_black = |table: &Table| {
            let bag = table.game.game().position().bag();
            let tile = table.game.seed.draw(table.game.version() + 1, bag).unwrap();
            tile.to_string().starts_with('b')
        };
        while !is_black(&table) {
            table.happen(table.game.interrupted(1).into_iter().collect());
        }
        let events = table.ok(WHITE, draw.clone());
        let [GameEvent::Acted { action, .. }] = &events[..] else { panic!("{events:?}") };
        assert!(action.starts_with("draw +b"), "{action}");
        assert_eq!(table.done_before(WHITE, draw), table.game.version());
    }

    #[test]
    fn nothing_is_played_after_the_end() {
        let mut table = Table::played("Base", MINUTE, &["wS1", "bS1 wS1-"]);
        table.ok(WHITE, GameCommand::Resign);
        assert_eq!(table.refused(WHITE, table.act("wQ -wS1")), Refusal::HasEnded);
        assert_eq!(table.done_before(WHITE, act(2, "wS1")), 3);
        let seen = table.events.last().unwrap().seen_by(None);
        assert!(matches!(seen.event, SeenEvent::Ended { cause: EndCause::Resignation, .. }));
    }

    #[test]
    fn an_action_that_was_taken_back_is_not_played_again_by_a_late_message() {
        let mut table = Table::played("Base", MINUTE, &["wS1", "bS1 wS1-"]);
        let late = table.act("wQ -wS1");
        table.ok(WHITE, late.clone());
        table.ok(WHITE, GameCommand::Offer { offer: Offer::TakeBack });
        table.ok(BLACK, GameCommand::Accept { offer: Offer::TakeBack });
        assert_eq!(table.game.played().len(), 2);
        assert_eq!(table.refused(WHITE, late.clone()), Refusal::Outdated { played: 2 });
        // The same move, chosen once more, is another command.
        let again = table.act("wQ -wS1");
        table.ok(WHITE, again.clone());
        let number = table.game.version();
        assert_eq!(table.done_before(WHITE, again), number);
        assert_eq!(table.done_before(WHITE, late), number);
        assert_eq!(table.game.played().len(), 3);
    }
}
