//! What is true of every event.

use skep_club::{ClockState, GameEvent, OnlineGame, Pace, Recorded, SeenEvent, SeenGame};
use skep_rules::{Color, Game};

use crate::snapshot::snapshot;

/// The game by the rules, made out of the events by the rules alone.
pub(crate) struct Rulebook {
    game: Game,
}

impl Rulebook {
    pub(crate) fn new(game: &OnlineGame) -> Rulebook {
        Rulebook { game: Game::new(game.terms().game_type) }
    }

    /// Every event is legal, and leads to the same game.
    pub(crate) fn follow(&mut self, event: &GameEvent, after: &OnlineGame) {
        let mut play = |text: &str| {
            self.game.play_text(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        };
        match event {
            GameEvent::Chose { color, choice } => {
                let chosen = self.game.read_choice_of(*color, choice).unwrap();
                self.game.choose(chosen).unwrap();
            }
            GameEvent::Revealed { picks } => {
                Color::ALL.iter().for_each(|&color| play(&picks[color]))
            }
            GameEvent::Acted { color, action, .. } => {
                assert_eq!(self.game.position().to_move(), *color);
                self.game.play_text(action).unwrap_or_else(|error| panic!("{action}: {error}"));
            }
            GameEvent::TookBack { length, .. } => {
                while self.game.len() > *length as usize {
                    assert!(self.game.undo());
                }
            }
            _ => {}
        }
        assert!(self.game.position() == after.game().position());
    }
}

/// What somebody has been sent.
pub(crate) struct Viewer {
    color: Option<Color>,
    game: SeenGame,
    events: Vec<Recorded<SeenEvent>>,
    /// Everything as JSON.
    bytes: String,
}

impl Viewer {
    pub(crate) fn new(color: Option<Color>, created: &Recorded<GameEvent>) -> Viewer {
        let seen = created.seen_by(color);
        let game = SeenGame::from_seen(std::slice::from_ref(&seen)).unwrap();
        let bytes = serde_json::to_string(&seen).unwrap();
        Viewer { color, game, events: vec![seen], bytes }
    }

    /// The viewer hears of an event, and sees the same game as the server.
    pub(crate) fn hear(&mut self, event: &Recorded<GameEvent>, server: &OnlineGame) {
        let seen = event.seen_by(self.color);
        let json = serde_json::to_string(&seen).unwrap();
        assert_eq!(serde_json::from_str::<Recorded<SeenEvent>>(&json).unwrap(), seen);
        self.bytes.push_str(&json);
        self.game.apply(&seen).unwrap();
        self.events.push(seen);
        let now = event.at.plus(1_234);
        assert_eq!(snapshot(&self.game, now), snapshot(server, now), "{:?}", self.color);
    }

    pub(crate) fn has_heard(&self, secret: &str) -> bool {
        self.bytes.contains(secret)
    }

    pub(crate) fn may_see_pick_of(&self, color: Color) -> bool {
        self.color == Some(color)
    }

    pub(crate) fn events(&self) -> &[Recorded<SeenEvent>] {
        &self.events
    }
}

/// Clocks never show more after an event than before, but by increment, credit, an interruption, or a new turn of days.
pub(crate) fn check_clocks(
    before: Option<ClockState>,
    event: &Recorded<GameEvent>,
    after: &OnlineGame,
) {
    let pace = after.terms().pace;
    let (Some(before), Some(now)) = (before, after.clock(event.at)) else { return };
    for color in Color::ALL {
        let gain = match (&event.event, pace) {
            (_, Pace::Correspondence { days }) => {
                assert!(now.left[color] <= u64::from(days) * 86_400_000);
                continue;
            }
            (GameEvent::Acted { color: player, credit, .. }, Pace::RealTime { increment, .. })
                if *player == color =>
            {
                let ends_turn = after.played().last().unwrap().ends_turn;
                u64::from(*credit) + if ends_turn { u64::from(increment) * 1_000 } else { 0 }
            }
            (GameEvent::Interrupted { milliseconds }, _) => *milliseconds,
            _ => 0,
        };
        let (was, is) = (before.left[color], now.left[color]);
        assert!(is <= was + gain, "{color} had {was} and has {is} after {event:?}");
    }
}
