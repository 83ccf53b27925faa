//! Tests of the followed game, with events as a server makes them.

use skep_club::{
    Asker, Audience, Circumstances, ColorWish, Decision, OnlineGame, Pace, Seed, Terms,
};
use skep_rules::GameType;
use skep_wire::PersonKind;

use super::*;

const ADA: PersonId = PersonId(1);
const BEN: PersonId = PersonId(2);

/// A server with one game: Ada has White, Ben has Black.
struct Server {
    game: OnlineGame,
    events: Vec<Recorded<skep_club::GameEvent>>,
    now: u64,
}

fn asker(person: PersonId) -> Asker {
    Asker { person, has_account: false, lag: 0 }
}

fn id() -> GameId {
    GameId::from_random([1; 10])
}

impl Server {
    fn new(game_type: GameType) -> Server {
        let terms = Terms {
            game_type,
            pace: Pace::RealTime { time: 600, increment: 5 },
            rated: false,
            creator_plays: ColorWish::White,
        };
        let seed = Seed::from_random([7; 32]);
        let event = OnlineGame::create(terms, &asker(ADA), Audience::Link, seed, None).unwrap();
        let events = vec![Recorded { number: 1, at: Moment(0), event }];
        let game = OnlineGame::from_events(&events).unwrap();
        let mut server = Server { game, events, now: 0 };
        server.ask(BEN, GameCommand::Join);
        server
    }

    /// Carries out a command.
    fn ask(&mut self, person: PersonId, command: GameCommand) {
        self.now += 1_000;
        let circumstances = Circumstances {
            now: Moment(self.now),
            opponent_absent_since: None,
            opponent_left: false,
            next_game: GameId::from_random([2; 10]),
        };
        let decision = self.game.decide(&asker(person), &command, &circumstances);
        let Decision::New(new) = decision.unwrap() else { return };
        for event in self.game.record(new, Moment(self.now)) {
            self.game.apply(&event).unwrap();
            self.events.push(event);
        }
    }

    fn act(&mut self, person: PersonId, action: &str) {
        let (seen, action) = (self.game.version(), action.to_owned());
        self.ask(person, GameCommand::Act { seen, action });
    }

    /// What a person is told when subscribing.
    fn state(&self, person: PersonId, after: u32) -> ServerMessage {
        let color = self.game.color_of(person);
        let unseen = self.events.iter().filter(|event| event.number > after);
        ServerMessage::Game {
            game: id(),
            color,
            people: [ADA, BEN]
                .map(|id| Person { id, name: None, kind: PersonKind::Guest })
                .to_vec(),
            present: ByColor { white: Presence::Here, black: Presence::Here },
            events: unseen.map(|event| event.seen_by(color)).collect(),
            clock: None,
            watching: 0,
        }
    }

    /// Tells the events after the last that the page has seen, one by one.
    fn tell(&self, page: &mut FollowedGame, person: PersonId) -> Vec<News> {
        let seen = page.events().len();
        let color = self.game.color_of(person);
        let events = self.events[seen..].iter();
        let messages = events.map(|event| ServerMessage::Event {
            game: id(),
            event: event.seen_by(color),
            clock: None,
            people: Vec::new(),
        });
        messages.flat_map(|message| page.hear(&message)).collect()
    }

    /// The page of a person who opens the game now.
    fn page(&self, person: PersonId) -> FollowedGame {
        let mut page = FollowedGame::new(Some(person));
        page.hear(&self.state(person, 0));
        page
    }
}

/// The action that is written so in the position of the page.
fn action(page: &FollowedGame, text: &str) -> Action {
    page.game().unwrap().game().position().read_move(text).unwrap()
}

const OPENING: [&str; 6] = ["wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-", "wA1 -wQ", "bA1 bQ-"];

/// A game in which both Queens lie on the table, and it is White's turn.
fn middle() -> Server {
    let mut server = Server::new(GameType::BASE);
    for (turn, text) in OPENING.into_iter().enumerate() {
        server.act(if turn % 2 == 0 { ADA } else { BEN }, text);
    }
    server
}

#[test]
fn a_page_knows_what_the_server_has_told() {
    let server = middle();
    let page = server.page(ADA);
    assert_eq!(page.color(), Some(Color::White));
    assert_eq!(page.steps().len(), 6);
    assert!(page.may_act());
    let spectator = server.page(PersonId(9));
    assert_eq!((spectator.color(), spectator.may_act()), (None, false));
}

#[test]
fn an_own_action_is_shown_at_once_and_confirmed() {
    let mut server = middle();
    let mut page = server.page(ADA);
    let command = page.act(action(&page, "wA1 bA1-")).unwrap();
    assert!(matches!(&command, GameCommand::Act { action, .. } if action == "wA1 bA1-"));
    assert_eq!(page.steps().len(), 7);
    assert!(page.is_pending() && !page.may_act());
    assert_eq!(page.act(action(&page, "wA1 bA1-")), None, "only once");
    server.ask(ADA, command);
    server.tell(&mut page, ADA);
    assert_eq!(page.steps().len(), 7);
    assert!(!page.is_pending());
}

#[test]
fn a_refused_action_is_taken_back() {
    let server = middle();
    let mut page = server.page(ADA);
    page.act(action(&page, "wA1 bA1-"));
    page.refused();
    assert_eq!(page.steps().len(), 6);
    assert!(page.may_act());
}

#[test]
fn an_action_that_was_played_before_the_break_is_not_pending_after_it() {
    let mut server = middle();
    let mut page = server.page(ADA);
    let command = page.act(action(&page, "wA1 bA1-")).unwrap();
    server.ask(ADA, command);
    // The acknowledgement is lost; the page subscribes again.
    page.hear(&server.state(ADA, 8));
    assert!(!page.is_pending());
    assert_eq!(page.steps().len(), 7);
}

#[test]
fn an_action_chosen_ahead_waits_for_the_turn() {
    let mut server = middle();
    let mut page = server.page(BEN);
    assert!(!page.may_act());
    let ahead = page.ahead().unwrap();
    assert_eq!(ahead.to_move(), Color::Black);
    let wanted = ahead.read_move("bA1 -wA1").unwrap();
    page.plan(Some(wanted));
    assert_eq!((page.planned(), page.due_plan()), (Some(wanted), None));
    server.act(ADA, "wG1 \\wQ");
    let news = server.tell(&mut page, BEN);
    assert_eq!(news, [News::YourTurn]);
    assert_eq!(page.due_plan(), Some(wanted));
    assert!(page.act(wanted).is_some());
    assert_eq!(page.planned(), None);
}

#[test]
fn an_action_chosen_ahead_is_dropped_if_it_is_not_possible() {
    let mut server = middle();
    let mut page = server.page(BEN);
    let ahead = page.ahead().unwrap();
    page.plan(Some(ahead.read_move("bA1 -wA1").unwrap()));
    // The Ant goes where the other one wanted to go next to; then that place is another.
    server.act(ADA, "wA1 bA1-");
    assert_eq!(server.tell(&mut page, BEN), [News::YourTurn, News::PlanFailed]);
    assert_eq!((page.planned(), page.due_plan()), (None, None));
}

#[test]
fn nothing_is_chosen_ahead_before_both_queens_lie_on_the_table() {
    let mut server = Server::new(GameType::BASE);
    server.act(ADA, "wS1");
    assert!(server.page(ADA).ahead().is_none());
    assert!(middle().page(ADA).ahead().is_none(), "it is the own turn");
    assert!(middle().page(PersonId(9)).ahead().is_none(), "a spectator");
}

#[test]
fn a_turn_that_is_taken_back_is_gone() {
    let mut server = middle();
    let mut page = server.page(ADA);
    server.ask(BEN, GameCommand::Offer { offer: Offer::TakeBack });
    assert_eq!(server.tell(&mut page, ADA), [News::Offered(Offer::TakeBack)]);
    server.ask(ADA, GameCommand::Accept { offer: Offer::TakeBack });
    assert!(server.tell(&mut page, ADA).contains(&News::TookBack));
    assert_eq!(page.steps().len(), 5);
}

#[test]
fn offers_of_the_other_player_are_news_and_own_ones_are_not() {
    let mut server = middle();
    let (mut ada, mut ben) = (server.page(ADA), server.page(BEN));
    server.ask(ADA, GameCommand::Offer { offer: Offer::Draw });
    assert_eq!(server.tell(&mut ada, ADA), []);
    assert_eq!(server.tell(&mut ben, BEN), [News::Offered(Offer::Draw)]);
    server.ask(BEN, GameCommand::Accept { offer: Offer::Draw });
    assert_eq!(server.tell(&mut ada, ADA), [News::Ended]);
    assert!(!ada.is_playing());
    assert_eq!(ada.steps().len(), 7, "the agreement is a step");
}

#[test]
fn what_has_happened_before_is_no_news() {
    let mut server = middle();
    server.ask(ADA, GameCommand::Offer { offer: Offer::Draw });
    let mut page = FollowedGame::new(Some(BEN));
    assert_eq!(page.hear(&server.state(BEN, 0)), [] as [News; 0]);
}

#[test]
fn a_draw_from_the_bag_is_not_shown_before_the_server_has_drawn() {
    let mut server = Server::new("Base+Swarm".parse().unwrap());
    assert_eq!(server.page(BEN).choice(), Some((Choice::Pick, Color::Black)));
    for (person, text) in [(BEN, "pick bA1 bA2 bA3"), (ADA, "pick wA1 wA2 wA3")] {
        server.ask(person, GameCommand::Choose { choice: text.to_owned() });
    }
    let mut page = server.page(ADA);
    assert_eq!(page.choice(), None);
    let before = page.steps().len();
    let position = page.game().unwrap().game().position().clone();
    let placing = position.actions().into_iter().find(|&it| position.awaits_draw(it)).unwrap();
    let command = page.act(placing).unwrap();
    assert_eq!(page.steps().len(), before, "what is drawn is not known");
    server.ask(ADA, command);
    server.tell(&mut page, ADA);
    assert_eq!(page.steps().len(), before + 1);
}

#[test]
fn what_was_said_is_kept_until_the_server_says_it_again() {
    let server = middle();
    let mut page = server.page(ADA);
    let by = Person { id: BEN, name: None, kind: PersonKind::Guest };
    let said = ServerMessage::Said {
        game: id(),
        room: Room::Players,
        by,
        at: Moment(5),
        text: "<b>hello</b>".to_owned(),
    };
    assert_eq!(page.hear(&said), [News::Said]);
    page.hear(&server.state(ADA, 8));
    assert!(page.chat().is_empty());
    page.hear(&said);
    assert_eq!(page.chat()[0].text, "<b>hello</b>");
}
