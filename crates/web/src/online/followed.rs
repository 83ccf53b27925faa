//! A game as this page knows it: what the server has told, what was sent and is not acknowledged yet, and what was chosen ahead.
//! Independent of the browser.

use skep_club::{
    GameCommand, GameId, Moment, Offer, PersonId, Recorded, SeenEvent, SeenGame, Status, Task,
};
use skep_record::TreeStep;
use skep_rules::{Action, ByColor, Choice, Chosen, Color, Game, Position, Stage};
use skep_wire::{ClockView, Person, Presence, Room, ServerMessage};

/// A game that is followed.
#[derive(Clone, Debug)]
pub(crate) struct FollowedGame {
    me: Option<PersonId>,
    events: Vec<Recorded<SeenEvent>>,
    game: Option<SeenGame>,
    people: Vec<Person>,
    present: ByColor<Presence>,
    watching: u32,
    clock: Option<ClockView>,
    chat: Vec<ChatLine>,
    pending: Option<PendingAction>,
    planned: Option<Action>,
}

/// Something that was said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ChatLine {
    /// Where.
    pub(crate) room: Room,
    /// By whom.
    pub(crate) by: Person,
    /// When.
    pub(crate) at: Moment,
    /// What. It is text, never markup.
    pub(crate) text: String,
}

/// An action that was sent and is not acknowledged yet.
#[derive(Clone, Debug)]
struct PendingAction {
    action: Action,
    /// The number of the last event when it was sent.
    seen: u32,
}

/// What has happened in the game, for sounds, notices and titles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum News {
    /// Somebody has joined.
    Begun,
    /// It is the person's turn now.
    YourTurn,
    /// The other player has offered something.
    Offered(Offer),
    /// The other player has declined something.
    Declined(Offer),
    /// A turn was taken back.
    TookBack,
    /// What was chosen ahead is not possible.
    PlanFailed,
    /// The game has ended.
    Ended,
    /// There is a rematch.
    Rematch(GameId),
    /// Somebody has said something.
    Said,
}

impl FollowedGame {
    /// A game of which nothing is known yet.
    pub(crate) fn new(me: Option<PersonId>) -> FollowedGame {
        FollowedGame {
            me,
            events: Vec::new(),
            game: None,
            people: Vec::new(),
            present: ByColor::default(),
            watching: 0,
            clock: None,
            chat: Vec::new(),
            pending: None,
            planned: None,
        }
    }

    /// Sets who the person is.
    pub(crate) fn set_me(&mut self, me: Option<PersonId>) {
        self.me = me;
    }

    /// The game, once the server has told of it.
    pub(crate) fn game(&self) -> Option<&SeenGame> {
        self.game.as_ref()
    }

    /// All events, in order.
    pub(crate) fn events(&self) -> &[Recorded<SeenEvent>] {
        &self.events
    }

    /// The colour that the person plays.
    pub(crate) fn color(&self) -> Option<Color> {
        self.game.as_ref()?.color_of(self.me?)
    }

    /// A person whom the game names.
    pub(crate) fn person(&self, id: PersonId) -> Option<&Person> {
        self.people.iter().find(|person| person.id == id)
    }

    /// The player of a colour.
    pub(crate) fn player(&self, color: Color) -> Option<&Person> {
        self.person(self.game.as_ref()?.players()?[color])
    }

    /// Whether a player is there.
    pub(crate) fn presence(&self, color: Color) -> Presence {
        self.present[color]
    }

    /// The number of people who watch.
    pub(crate) fn watching(&self) -> u32 {
        self.watching
    }

    /// What the clocks showed when the server last spoke of them.
    pub(crate) fn clock(&self) -> Option<ClockView> {
        self.clock
    }

    /// What was said.
    pub(crate) fn chat(&self) -> &[ChatLine] {
        &self.chat
    }

    /// Whether an action was sent that is not acknowledged yet.
    pub(crate) fn is_pending(&self) -> bool {
        self.pending.is_some()
    }

    /// The action that was chosen ahead.
    pub(crate) fn planned(&self) -> Option<Action> {
        self.planned
    }

    /// Whether the game goes on.
    pub(crate) fn is_playing(&self) -> bool {
        self.game.as_ref().is_some_and(|game| game.status() == Status::Playing)
    }

    /// What the person has to do now, unless it was sent already.
    pub(crate) fn task(&self) -> Option<Task> {
        let task = self.game.as_ref()?.task(self.color()?);
        task.filter(|_| self.pending.is_none())
    }

    /// Whether the person is to act.
    pub(crate) fn may_act(&self) -> bool {
        matches!(self.task(), Some(Task::Act | Task::Place(_)))
    }

    /// The choice that the person has to make before the first turn.
    pub(crate) fn choice(&self) -> Option<(Choice, Color)> {
        match self.task()? {
            Task::Choose(choice) => Some((choice, self.color()?)),
            Task::Act | Task::Place(_) => None,
        }
    }

    /// The position in which the person can choose an action ahead: as it is, but with the person on turn. Only within the
    /// game, where both have a Queen; and what will be drawn cannot be known.
    pub(crate) fn ahead(&self) -> Option<Position> {
        let game = self.game.as_ref().filter(|_| self.is_playing() && self.pending.is_none())?;
        let color = self.color()?;
        let position = game.game().position();
        let other_acts = matches!(game.task(!color), Some(Task::Act));
        let settled = Color::ALL.into_iter().all(|color| position.has_queen_in_play(color));
        if !other_acts || !settled || position.stage() != Stage::Single {
            return None;
        }
        let mut position = position.clone();
        position.play_null_move();
        Some(position)
    }

    /// The steps of the game, with the action that is not acknowledged yet.
    pub(crate) fn steps(&self) -> Vec<TreeStep> {
        let Some(game) = &self.game else { return Vec::new() };
        let tree = game.tree();
        let line = tree.main_line();
        let mut steps: Vec<TreeStep> =
            line.into_iter().filter_map(|node| tree.step(node).cloned()).collect();
        let pending = self.pending.as_ref().and_then(|pending| played(game.game(), pending.action));
        steps.extend(pending.map(TreeStep::Action));
        steps
    }

    /// Plays an action, which is shown at once. Returns the command for the server, if the person may act.
    pub(crate) fn act(&mut self, action: Action) -> Option<GameCommand> {
        if !self.may_act() {
            return None;
        }
        let game = self.game.as_ref()?;
        let seen = game.version();
        let action = without_draw(action);
        let text = game.game().position().write_move(action);
        self.pending = Some(PendingAction { action, seen });
        self.planned = None;
        Some(GameCommand::Act { seen, action: text })
    }

    /// Makes a choice before the first turn. Returns the command for the server.
    pub(crate) fn choose(&self, chosen: Chosen) -> GameCommand {
        GameCommand::Choose { choice: chosen.to_string() }
    }

    /// Draws the tile that is to be placed. Returns the command for the server.
    pub(crate) fn draw(&self) -> Option<GameCommand> {
        Some(GameCommand::Draw { seen: self.game.as_ref()?.version() })
    }

    /// The action that was sent is refused: it is taken back.
    pub(crate) fn refused(&mut self) {
        self.pending = None;
    }

    /// Chooses an action ahead, or none.
    pub(crate) fn plan(&mut self, action: Option<Action>) {
        self.planned = action.map(without_draw).filter(|_| self.ahead().is_some());
    }

    /// Takes a message of the game's channel.
    pub(crate) fn hear(&mut self, message: &ServerMessage) -> Vec<News> {
        match message {
            ServerMessage::Game { people, present, events, clock, watching, .. } => {
                self.add_people(people);
                (self.present, self.watching, self.clock) = (*present, *watching, *clock);
                // What was said before follows.
                self.chat.clear();
                if events.first().is_some_and(|first| first.number == 1) {
                    self.events.clear();
                    self.game = None;
                }
                let was_known = self.game.is_some();
                let has_news = !events.is_empty();
                for event in events {
                    self.happened(event);
                }
                // What has happened while there was no connection is no news by itself, but whose turn it is.
                let turn = was_known && has_news && self.task().is_some();
                let mut news: Vec<News> = turn.then_some(News::YourTurn).into_iter().collect();
                news.extend(self.try_plan());
                news
            }
            ServerMessage::Event { event, clock, people, .. } => {
                self.add_people(people);
                self.clock = *clock;
                let mut news = self.happened(event);
                news.extend(self.try_plan());
                news
            }
            ServerMessage::Presence { present, watching, .. } => {
                (self.present, self.watching) = (*present, *watching);
                Vec::new()
            }
            ServerMessage::Said { room, by, at, text, .. } => {
                let (by, text) = (by.clone(), text.clone());
                let news = (Some(by.id) != self.me).then_some(News::Said);
                self.chat.push(ChatLine { room: *room, by, at: *at, text });
                news.into_iter().collect()
            }
            _ => Vec::new(),
        }
    }

    fn add_people(&mut self, people: &[Person]) {
        for person in people {
            self.people.retain(|known| known.id != person.id);
            self.people.push(person.clone());
        }
    }

    /// An event has happened.
    fn happened(&mut self, event: &Recorded<SeenEvent>) -> Vec<News> {
        let applied = match &mut self.game {
            Some(game) => game.apply(event).is_ok(),
            None => match SeenGame::from_seen(std::slice::from_ref(event)) {
                Ok(game) => {
                    self.game = Some(game);
                    true
                }
                Err(_) => false,
            },
        };
        if !applied {
            // The server tells nothing that cannot happen.
            return Vec::new();
        }
        self.events.push(event.clone());
        let color = self.color();
        let is_mine = |by: Color| Some(by) == color;
        let news = match &event.event {
            SeenEvent::Joined { .. } => Some(News::Begun),
            SeenEvent::Acted { color: by, .. } => {
                let confirmed = self.pending.as_ref().is_some_and(|it| event.number > it.seen);
                if is_mine(*by) && confirmed {
                    self.pending = None;
                }
                None
            }
            SeenEvent::TookBack { .. } => {
                (self.pending, self.planned) = (None, None);
                Some(News::TookBack)
            }
            SeenEvent::Offered { color: by, offer } if color.is_some() && !is_mine(*by) => {
                Some(News::Offered(*offer))
            }
            SeenEvent::Declined { color: by, offer } if color.is_some() && !is_mine(*by) => {
                Some(News::Declined(*offer))
            }
            SeenEvent::Ended { .. } => {
                (self.pending, self.planned) = (None, None);
                Some(News::Ended)
            }
            SeenEvent::Rematched { next } => Some(News::Rematch(*next)),
            _ => None,
        };
        let may_turn =
            !matches!(event.event, SeenEvent::Offered { .. } | SeenEvent::Declined { .. });
        let turn = (may_turn && self.task().is_some()).then_some(News::YourTurn);
        news.into_iter().chain(turn).collect()
    }

    /// Drops what was chosen ahead if it is the person's turn and it is not possible.
    fn try_plan(&mut self) -> Option<News> {
        let planned = self.planned?;
        if !self.may_act() {
            return None;
        }
        let game = self.game.as_ref()?;
        let possible = game.drawn().allowed(game.game().position()).contains(&planned);
        if possible {
            return None;
        }
        self.planned = None;
        Some(News::PlanFailed)
    }

    /// The action that was chosen ahead, if it can be played now.
    pub(crate) fn due_plan(&self) -> Option<Action> {
        self.planned.filter(|_| self.may_act())
    }
}

/// The action as the rules play it, if it can be shown before the server has answered: what it draws is not known.
fn played(game: &Game, action: Action) -> Option<Action> {
    if game.position().awaits_draw(action) {
        return None;
    }
    let mut game = game.clone();
    game.play(action).ok()?;
    game.last_action()
}

/// The action without the tile that it draws, which the server decides.
fn without_draw(action: Action) -> Action {
    match action {
        Action::Place { tile, bug, to, .. } => Action::Place { tile, bug, to, drawn: None },
        Action::Draw { .. } => Action::Draw { drawn: None },
        action => action,
    }
}

#[cfg(test)]
mod tests;
