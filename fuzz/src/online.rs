//! The targets for online games.

use skep_club::{
    Asker, Audience, Circumstances, ColorWish, Decision, GameCommand, GameEvent, GameId, Moment,
    Offer, OnlineGame, Pace, PersonId, Recorded, Seed, SeenGame, Status, Terms, verify,
};
use skep_rules::{Action, Color};

/// Panics if the target's rule is broken. Returns whether the input was accepted.
type Body = fn(&[u8]) -> bool;

/// The targets by their names.
pub(crate) const BODIES: [(&str, Body); 2] =
    [("decide_online", decide_online), ("read_online_game", read_online_game)];

/// Games in which people have different things to do.
const GAMES: [&str; 8] = [
    "Base",
    "Base+MLP",
    "Base+Honeycombo",
    "Base+Swarm",
    "Base+Honeycombo+Swarm(swarm_place=drawn)",
    "Venom(faces=fixed)",
    "Venom+Swarm(faces=fixed,swarm_place=drawn)",
    "Ultimate",
];

const PACES: [Pace; 3] =
    [Pace::RealTime { time: 60, increment: 1 }, Pace::Correspondence { days: 1 }, Pace::Unlimited];

const OFFERS: [Offer; 3] = [Offer::Draw, Offer::TakeBack, Offer::Rematch];

/// The input, byte by byte; zeros follow it.
struct Bytes<'a>(std::slice::Iter<'a, u8>);

impl Bytes<'_> {
    fn next(&mut self) -> u8 {
        self.0.next().copied().unwrap_or_default()
    }

    fn is_over(&self) -> bool {
        self.0.len() == 0
    }

    fn choice<T: Copy>(&mut self, from: &[T]) -> Option<T> {
        from.get(usize::from(self.next()) % from.len().max(1)).copied()
    }

    /// A text of the input's own bytes.
    fn text(&mut self) -> String {
        let length = self.next();
        let bytes: Vec<u8> = (0..length).map_while(|_| self.0.next().copied()).collect();
        String::from_utf8_lossy(&bytes).into_owned()
    }
}

/// A server that decides, applies, and tells a spectator.
struct World {
    game: OnlineGame,
    seen: SeenGame,
    events: Vec<Recorded<GameEvent>>,
    now: Moment,
}

/// People send whatever the bytes say. Everything that is decided can happen, has its effect once, and makes the same game
/// again. The input is accepted if something was played.
fn decide_online(data: &[u8]) -> bool {
    let mut bytes = Bytes(data.iter());
    let Some(mut world) = World::new(&mut bytes) else { return false };
    while !bytes.is_over() {
        world.step(&mut bytes);
    }
    let again = OnlineGame::from_events(&world.events).unwrap();
    assert_eq!(again.game().to_string(), world.game.game().to_string());
    assert_eq!((again.version(), again.status()), (world.game.version(), world.game.status()));
    assert_eq!(again.clock(world.now), world.game.clock(world.now));
    let ended = matches!(again.status(), Status::Ended { .. });
    assert_eq!(verify(&world.events).is_ok(), ended);
    !world.game.played().is_empty()
}

impl World {
    fn new(bytes: &mut Bytes<'_>) -> Option<World> {
        let game_type = bytes.choice(&GAMES)?.parse().ok()?;
        let pace = bytes.choice(&PACES)?;
        let wishes = [ColorWish::White, ColorWish::Black, ColorWish::Either];
        let creator_plays = bytes.choice(&wishes)?;
        let terms = Terms { game_type, pace, rated: false, creator_plays };
        let seed = Seed::from_random([bytes.next(); 32]);
        let creator = Asker { person: PersonId(1), has_account: false, lag: 0 };
        let event = OnlineGame::create(terms, &creator, Audience::Link, seed, None).ok()?;
        let created = Recorded { number: 1, at: Moment(0), event };
        let game = OnlineGame::from_events(std::slice::from_ref(&created)).ok()?;
        let seen = SeenGame::from_seen(&[created.seen_by(None)]).ok()?;
        Some(World { game, seen, events: vec![created], now: Moment(0) })
    }

    fn step(&mut self, bytes: &mut Bytes<'_>) {
        let [person, kind] = [bytes.next() % 4, bytes.next()];
        let person = PersonId(u64::from(person));
        match kind % 32 {
            28 => self.now = self.now.plus(u64::from(bytes.next()) << (bytes.next() % 32)),
            29 => self.now = Moment(self.now.0 / 2),
            30 => self.happen(self.game.tick(self.now, u32::from(bytes.next()))),
            31 => {
                let away = u64::from(bytes.next()) * 1_000;
                self.happen(self.game.interrupted(away).into_iter().collect());
            }
            kind => {
                let command = self.command(kind, person, bytes);
                self.send(person, &command, bytes.next());
            }
        }
    }

    fn command(&self, kind: u8, person: PersonId, bytes: &mut Bytes<'_>) -> GameCommand {
        let seen = self.game.version();
        let offer = OFFERS[usize::from(kind) % 3];
        match kind {
            0 => GameCommand::Join,
            1 => GameCommand::Withdraw,
            2 | 3 => GameCommand::Choose { choice: self.choice(person, bytes) },
            4 => GameCommand::Choose { choice: bytes.text() },
            5 | 6 => GameCommand::Draw { seen },
            7 => GameCommand::Draw { seen: u32::from(bytes.next()) },
            8 => GameCommand::Act { seen: u32::from(bytes.next()), action: bytes.text() },
            9 => GameCommand::Act { seen, action: bytes.text() },
            10..16 => GameCommand::Act { seen, action: self.action(bytes) },
            16..19 => GameCommand::Offer { offer },
            19..22 => GameCommand::Accept { offer },
            22..25 => GameCommand::Decline { offer },
            25 => GameCommand::Resign,
            26 => GameCommand::Abort,
            _ => GameCommand::Claim { draw: bytes.next().is_multiple_of(2) },
        }
    }

    /// A legal action.
    fn action(&self, bytes: &mut Bytes<'_>) -> String {
        let position = self.game.game().position();
        let action = bytes.choice(&self.game.drawn().allowed(position)).unwrap_or(Action::Pass);
        position.write_move(action)
    }

    /// Three tiles among those of the player's next choice.
    fn choice(&self, person: PersonId, bytes: &mut Bytes<'_>) -> String {
        let color = self.game.color_of(person).unwrap_or(Color::White);
        let Some(choice) = self.game.game().open_choices_of(color).next() else {
            return bytes.text();
        };
        let among: Vec<_> = choice.among(self.game.terms().game_type, color).into_iter().collect();
        let start = usize::from(bytes.next());
        let tiles = (0..3).filter_map(|next| among.get((start + next) % among.len()));
        tiles.fold(choice.word().to_owned(), |text, tile| format!("{text} {tile}"))
    }

    fn send(&mut self, person: PersonId, command: &GameCommand, byte: u8) {
        let asker = Asker { person, has_account: false, lag: u32::from(byte) };
        let circumstances = Circumstances {
            now: self.now,
            opponent_absent_since: byte.is_multiple_of(2).then_some(Moment(0)),
            opponent_left: byte.is_multiple_of(4),
            next_game: GameId::from_random([byte; 10]),
        };
        if let Ok(Decision::New(events)) = self.game.decide(&asker, command, &circumstances) {
            assert!(!events.is_empty());
            self.happen(events);
            let again = self.game.decide(&asker, command, &circumstances);
            assert!(!matches!(again, Ok(Decision::New(_))), "{command:?} has had its effect twice");
        }
    }

    fn happen(&mut self, events: Vec<GameEvent>) {
        for event in self.game.record(events, self.now) {
            self.game.apply(&event).unwrap();
            self.seen.apply(&event.seen_by(None)).unwrap();
            assert_eq!(self.seen.to_act(), self.game.to_act());
            self.events.push(event);
        }
    }
}

/// Events that are read make a game or are refused. Those of a game are written as a text that means the same.
fn read_online_game(data: &[u8]) -> bool {
    let Ok(events) = serde_json::from_slice::<Vec<Recorded<GameEvent>>>(data) else {
        return false;
    };
    let proven = verify(&events).is_ok();
    let Ok(game) = OnlineGame::from_events(&events) else { return false };
    assert_eq!(proven, matches!(game.status(), Status::Ended { .. }));
    assert_eq!(game.tree().game().len(), game.game().len());
    let text = serde_json::to_vec(&events).unwrap();
    assert_eq!(serde_json::from_slice::<Vec<Recorded<GameEvent>>>(&text).unwrap(), events);
    true
}
