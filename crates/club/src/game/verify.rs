//! Proof that a game was fair: the seed is the one whose hash was published before the game, and colours and draws follow from it.

use skep_rules::Color;
use thiserror::Error;

use crate::chance::{Commitment, Seed};
use crate::game::corrupt::{CorruptGame, EventFault};
use crate::game::event::{ColorWish, GameEvent, Recorded};
use crate::game::fold::unveiled;
use crate::game::seen::SeenEvent;
use crate::game::state::{GameState, OnlineGame};

/// A game in which all chance follows from the seed, and every event from the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verified {
    /// The hash that was published when the game was created.
    pub commitment: Commitment,
    /// The seed that was revealed at the end.
    pub seed: Seed,
    /// The number of events.
    pub events: u32,
    /// The number of actions, without those that were taken back.
    pub actions: u32,
    /// Whether the seed has decided who plays which colour.
    pub drew_colors: bool,
    /// The tiles that were drawn.
    pub draws: Vec<VerifiedDraw>,
}

/// A draw that follows from the seed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VerifiedDraw {
    /// The number of the event.
    pub number: u32,
    /// Who has drawn.
    pub color: Color,
    /// The tile's name.
    pub tile: String,
}

/// Why a game is not proven to be fair.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum VerifyError {
    /// The seed is still secret.
    #[error("the game has not ended: its seed is still secret")]
    NotEnded,
    /// The seed was exchanged.
    #[error(
        "the seed is not the one that was promised: its hash is {found}, and {promised} was published"
    )]
    Seed {
        /// What was published when the game was created.
        promised: Commitment,
        /// The hash of the seed.
        found: Commitment,
    },
    /// The colours were not decided by the seed, or not as the creator has asked.
    #[error("event {number}: the colours do not follow from the seed and the terms")]
    Colors {
        /// The number of the event.
        number: u32,
    },
    /// A tile was not drawn by the seed.
    #[error("event {number}: {found} was drawn, but the seed gives {expected}")]
    Draw {
        /// The number of the event.
        number: u32,
        /// The tile that follows from the seed.
        expected: String,
        /// The tile that was drawn.
        found: String,
    },
    /// Something breaks the rules of the game or of the club.
    #[error(transparent)]
    Game(CorruptGame),
}

impl From<CorruptGame> for VerifyError {
    fn from(CorruptGame { number, fault }: CorruptGame) -> VerifyError {
        match fault {
            EventFault::Seed { promised, found } => VerifyError::Seed { promised, found },
            EventFault::Colors => VerifyError::Colors { number },
            EventFault::Draw { expected, found } => VerifyError::Draw { number, expected, found },
            fault => VerifyError::Game(CorruptGame { number, fault }),
        }
    }
}

/// Verifies a game that has ended, as the server has stored it.
pub fn verify(events: &[Recorded<GameEvent>]) -> Result<Verified, VerifyError> {
    let seen: Vec<_> = events.iter().map(unveiled).collect();
    let verified = verify_seen(&seen)?;
    // The seed by which the server has drawn is the one that it has revealed.
    OnlineGame::from_events(events)?;
    Ok(verified)
}

/// Verifies a game that has ended, as anybody can see it.
pub fn verify_seen(events: &[Recorded<SeenEvent>]) -> Result<Verified, VerifyError> {
    let revealed = |event: &Recorded<SeenEvent>| match event.event {
        SeenEvent::Ended { seed, .. } => Some(seed),
        _ => None,
    };
    let seed = events.iter().find_map(revealed).ok_or(VerifyError::NotEnded)?;
    let nothing = CorruptGame { number: 1, fault: EventFault::Nothing };
    let (first, rest) = events.split_first().ok_or(VerifyError::Game(nothing))?;
    let mut game: OnlineGame = GameState::begin(first, seed)?;
    game.check_seed(seed).map_err(|fault| CorruptGame { number: first.number, fault })?;
    let mut draws = Vec::new();
    for event in rest {
        let drawn = drawn_by(&game, &event.event);
        draws.extend(drawn.map(|(color, tile)| VerifiedDraw { number: event.number, color, tile }));
        game.apply_fairly(event)?;
    }
    Ok(Verified {
        commitment: game.commitment(),
        seed,
        events: game.version(),
        actions: game.length(),
        drew_colors: game.terms().creator_plays == ColorWish::Either,
        draws,
    })
}

/// The tile that the next event draws, and for whom.
fn drawn_by(game: &OnlineGame, event: &SeenEvent) -> Option<(Color, String)> {
    match event {
        SeenEvent::Drew { color, tile } => Some((*color, tile.clone())),
        SeenEvent::Acted { color, action, .. } => {
            let drawn = game.game().position().read_move(action).ok()?.drawn()?;
            Some((*color, drawn.to_string()))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::testing::{BLACK, MINUTE, Table, WHITE, terms};
    use crate::{Audience, GameCommand, Pace, PersonId, Terms};

    /// A game of Swarm, resigned after two draws.
    fn swarm() -> Table {
        let moves = ["pick wA1 wA2 wA3", "pick bA1 bA2 bA3", "wA1", "bA1 wA1-"];
        let mut table = Table::played("Base+Swarm", Pace::Unlimited, &moves);
        table.ok(WHITE, GameCommand::Resign);
        table
    }

    fn error(events: &[Recorded<GameEvent>]) -> VerifyError {
        verify(events).unwrap_err()
    }

    #[test]
    fn a_fair_game_is_proven_by_everybody() {
        let table = swarm();
        let verified = verify(&table.events).unwrap();
        assert_eq!((verified.events, verified.actions, verified.draws.len()), (8, 2, 2));
        assert_eq!((verified.draws[0].number, verified.draws[0].color), (6, Color::White));
        for viewer in [None, Some(Color::White), Some(Color::Black)] {
            let seen: Vec<_> = table.events.iter().map(|event| event.seen_by(viewer)).collect();
            assert_eq!(verify_seen(&seen).as_ref(), Ok(&verified));
        }
    }

    #[test]
    fn a_game_that_goes_on_proves_nothing_yet() {
        let table = Table::played("Base", MINUTE, &["wS1"]);
        assert_eq!(error(&table.events), VerifyError::NotEnded);
        assert_eq!(error(&[]), VerifyError::NotEnded);
    }

    #[test]
    fn another_seed_is_noticed() {
        let mut events = swarm().events;
        let other = Seed::from_random([1; 32]);
        if let Some(Recorded { event: GameEvent::Ended { seed, .. }, .. }) = events.last_mut() {
            *seed = other;
        }
        assert!(
            matches!(error(&events), VerifyError::Seed { found, .. } if found == other.commitment())
        );
        // Nor can the server have drawn by a third one.
        let mut events = swarm().events;
        if let Some(Recorded { event: GameEvent::Created { seed, .. }, .. }) = events.first_mut() {
            *seed = other;
        }
        assert!(matches!(error(&events), VerifyError::Seed { .. }));
    }

    #[test]
    fn another_draw_is_noticed() {
        let mut events = swarm().events;
        if let Some(Recorded { event: GameEvent::Acted { action, .. }, .. }) = events.get_mut(5) {
            let drawn = if action.ends_with("wB1") { "wB2" } else { "wB1" };
            *action = format!("wA1 +{drawn}");
        }
        assert!(matches!(error(&events), VerifyError::Draw { number: 6, .. }));
    }

    #[test]
    fn other_colours_are_noticed() {
        let drawn = Terms { creator_plays: ColorWish::Either, ..terms("Base", MINUTE) };
        let mut table = Table::open(drawn, Audience::Link);
        table.ok(BLACK, GameCommand::Join);
        table.ok(BLACK, GameCommand::Abort);
        assert!(verify(&table.events).unwrap().drew_colors);
        for (white, black) in [(1, 2), (2, 1), (2, 3), (1, 1)] {
            let mut events = table.events.clone();
            let GameEvent::Joined { players } = &mut events[1].event else { panic!() };
            let truth = *players;
            players.white = PersonId(white);
            players.black = PersonId(black);
            let changed = *players != truth;
            assert_eq!(verify(&events).is_err(), changed, "{white} {black}");
        }
    }

    #[test]
    fn an_illegal_action_is_noticed() {
        let mut events = swarm().events;
        if let Some(Recorded { event: GameEvent::Acted { action, .. }, .. }) = events.get_mut(6) {
            *action = "bA1 wB3-".to_owned();
        }
        let error = error(&events).to_string();
        assert!(error.starts_with("event 7 of the game is wrong: "), "{error}");
    }
}
