//! A player at a table: what it has seen of the game, and what it does next.

use fastrand::Rng;
use skep_club::{
    ColorWish, GameCommand, GameId, Pace, Recorded, SeenEvent, SeenGame, Status, Task, Terms,
};
use skep_rules::{Choice, Color};

/// The games that are played, one after the other.
const GAMES: [&str; 8] = [
    "Base",
    "Base+MLP",
    "Venom",
    "Base+MLP+Swarm",
    "Ultimate",
    "Base+MLP+Guardians",
    "Base+Honeycombo",
    "Venom+MLP+Predators",
];

/// What the pair with that number plays, with so much time that no flag falls.
pub(crate) fn terms(number: usize) -> Terms {
    let game_type = GAMES.get(number % GAMES.len()).and_then(|text| text.parse().ok());
    Terms {
        game_type: game_type.unwrap_or_default(),
        pace: Pace::RealTime { time: 3600, increment: 10 },
        rated: false,
        creator_plays: ColorWish::White,
    }
}

/// What one player knows of a game.
#[derive(Debug)]
pub(crate) struct Seat {
    pub(crate) game: GameId,
    pub(crate) color: Color,
    seen: Option<SeenGame>,
}

impl Seat {
    /// A seat at a game of which nothing is known yet.
    pub(crate) fn new(game: GameId, color: Color) -> Seat {
        Seat { game, color, seen: None }
    }

    /// The number of the last event.
    pub(crate) fn version(&self) -> u32 {
        self.seen.as_ref().map_or(0, SeenGame::version)
    }

    /// The number of actions.
    pub(crate) fn length(&self) -> u32 {
        self.seen.as_ref().map_or(0, |seen| seen.played().len() as u32)
    }

    /// Whether the game is over.
    pub(crate) fn is_over(&self) -> bool {
        let status = self.seen.as_ref().map(SeenGame::status);
        matches!(status, Some(Status::Ended { .. } | Status::Withdrawn))
    }

    /// Takes an event; one that is known already is ignored. An error names an event that cannot have happened.
    pub(crate) fn take(&mut self, event: &Recorded<SeenEvent>) -> Result<bool, String> {
        if event.number <= self.version() {
            return Ok(false);
        }
        let taken = match &mut self.seen {
            Some(seen) => seen.apply(event),
            None => {
                SeenGame::from_seen(std::slice::from_ref(event)).map(|seen| self.seen = Some(seen))
            }
        };
        taken.map(|()| true).map_err(|error| format!("game {}: {error}", self.game))
    }

    /// Something legal to do now, if it is this player's turn.
    pub(crate) fn next_command(&self, rng: &mut Rng) -> Option<GameCommand> {
        let seen = self.seen.as_ref()?;
        let version = self.version();
        match seen.task(self.color)? {
            Task::Choose(choice) => {
                let among = choice.among(seen.terms().game_type, self.color);
                let tiles = match choice {
                    Choice::Pick => rng.choose_multiple(among, Choice::PICK_SIZE as usize),
                    Choice::Faces => Vec::new(),
                };
                let names: Vec<String> = tiles.iter().map(|tile| format!(" {tile}")).collect();
                Some(GameCommand::Choose { choice: format!("{}{}", choice.word(), names.concat()) })
            }
            Task::Act | Task::Place(_) => {
                let position = seen.game().position();
                let actions = seen.drawn().allowed(position);
                let Some(action) = rng.choice(actions) else {
                    return Some(GameCommand::Draw { seen: version });
                };
                Some(GameCommand::Act { seen: version, action: position.write_move(action) })
            }
        }
    }
}
