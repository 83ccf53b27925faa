//! The game in front of the person, as signals, and everything that can be done with it.

mod announce;
mod open_games;

use leptos::prelude::*;
use skep_board::Last;
use skep_record::{Declared, GameTree, NodeId, Seat, write_link};
use skep_rules::{Action, ByColor, Choice, Color, TileSet};
use skep_worker::LineUpdate;

pub(crate) use self::announce::status;
use crate::chance;
use crate::kept::GameId;
use crate::later::after_frame;
use crate::notices::Notices;
use crate::session::Session;
use crate::time;
use crate::voice::Voice;

/// What a person wants of the computer in the position on the screen, beside that it plays its own turns. There is
/// one request at a time, and it is forgotten with the position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Request {
    /// Nothing.
    #[default]
    None,
    /// Find out what it would play.
    Hint,
    /// Nothing more: this is what it would play.
    ShownHint(Action),
    /// Answer the offer of a draw.
    AnswerDrawOffer,
}

/// The game in front of the person. Cheap to copy: every view has the same one.
#[derive(Clone, Copy)]
pub(crate) struct GameContext {
    session: RwSignal<Session>,
    /// Under which id the game is kept; none if no game is open yet.
    id: RwSignal<Option<GameId>>,
    /// What the person wants of the computer in this position.
    request: RwSignal<Request>,
    /// The player who has offered a draw to the other person.
    pub(crate) offer: RwSignal<Option<Color>>,
    /// Whether the computer waits until it is told to go on.
    paused: RwSignal<bool>,
    /// The node from which the computer is to go on though something follows it already.
    urged: RwSignal<Option<NodeId>>,
    /// The moment that the clocks show.
    pub(crate) now: RwSignal<u64>,
    /// The computer's evaluation of the position, for the player on turn.
    pub(crate) evaluation: RwSignal<Option<(Color, LineUpdate)>>,
    /// Whether the game has changed since it was kept.
    unkept: StoredValue<bool>,
    /// Whether the person knows that the game cannot be kept.
    told: StoredValue<bool>,
    notices: Notices,
    voice: Voice,
}

impl GameContext {
    /// Makes the context of this page and provides it to all views.
    pub(crate) fn provide(voice: Voice, notices: Notices) -> GameContext {
        let now = time::now();
        let empty = Session::new(GameTree::default(), ByColor::default(), Default::default(), now);
        let context = GameContext {
            session: RwSignal::new(empty),
            id: RwSignal::new(None),
            request: RwSignal::new(Request::None),
            offer: RwSignal::new(None),
            paused: RwSignal::new(false),
            urged: RwSignal::new(None),
            now: RwSignal::new(now),
            evaluation: RwSignal::new(None),
            unkept: StoredValue::new(false),
            told: StoredValue::new(false),
            notices,
            voice,
        };
        provide_context(context);
        context
    }

    /// The context of this page.
    pub(crate) fn here() -> GameContext {
        expect_context()
    }

    /// The game as it is now, for views.
    pub(crate) fn session(self) -> ReadSignal<Session> {
        self.session.read_only()
    }

    /// Under which id the game is kept.
    pub(crate) fn id(self) -> Option<GameId> {
        self.id.get()
    }

    /// Whether a game is open.
    pub(crate) fn is_laid(self) -> bool {
        self.id.read_untracked().is_some()
    }

    /// Forgets what belongs to one position only.
    fn forget_passing(self) {
        self.request.set(Request::None);
        self.offer.set(None);
        self.evaluation.set(None);
        self.urged.set(None);
    }

    /// The level at which the computer is to act now, if it is.
    pub(crate) fn level_to_act(self) -> Option<u8> {
        let session = self.session.read();
        let urged = self.urged.get() == Some(session.tree().current());
        let goes_on = urged || session.is_at_tip() && !self.paused.get();
        session.level_to_act().filter(|_| goes_on)
    }

    /// Whether the computer waits to be told to go on.
    pub(crate) fn waits(self) -> bool {
        self.level_to_act().is_none() && self.session.read().level_to_act().is_some()
    }

    /// Lets the computer go on.
    pub(crate) fn go_on(self) {
        let here = self.session.read_untracked().tree().current();
        self.paused.set(false);
        self.urged.set(Some(here));
    }

    /// Lets the computer wait.
    pub(crate) fn pause(self) {
        self.urged.set(None);
        self.paused.set(true);
    }

    fn change<T>(self, change: impl FnOnce(&mut Session) -> T) -> T {
        self.forget_passing();
        self.session.try_update(change).expect("the context lasts as long as the page")
    }

    /// Plays an action, and says it.
    pub(crate) fn play(self, action: Action) {
        let before = self.session.read_untracked().tree().position().clone();
        match self.change(|session| session.play(action, time::now(), chance::draw)) {
            Ok(_) => {
                self.paused.set(false);
                after_frame(move || self.say_what_happened(&before));
            }
            Err(illegal) => self.notices.bad(self.voice.words_untracked().explain(&illegal)),
        }
    }

    /// Draws a tile that is to be placed at once.
    pub(crate) fn draw_to_place(self) {
        if let Err(illegal) =
            self.change(|session| session.draw_to_place(time::now(), chance::draw))
        {
            self.notices.bad(self.voice.words_untracked().explain(&illegal));
        }
    }

    /// Makes a choice before the first turn.
    pub(crate) fn choose(self, choice: Choice, chosen: TileSet) {
        if let Err(illegal) = self.change(|session| session.choose(choice, chosen)) {
            self.notices.bad(self.voice.words_untracked().explain(&illegal));
        }
    }

    /// Makes a choice before the first turn, as the computer has written it.
    pub(crate) fn choose_text(self, text: &str) {
        if let Err(error) = self.change(|session| session.choose_text(text)) {
            self.notices.bad(self.voice.words_untracked().move_error(&error));
        }
    }

    /// The last action at the cursor and the position before it.
    pub(crate) fn last_untracked(self) -> Option<Last> {
        let (before, action) = self.session.read_untracked().tree().last()?;
        Some(Last { before, action })
    }

    /// Takes back.
    pub(crate) fn undo(self) {
        self.change(|session| session.undo(time::now()));
        self.say_status();
    }

    /// Plays again what was taken back.
    pub(crate) fn redo(self) {
        self.change(|session| session.redo(time::now()));
        self.say_status();
    }

    /// Goes to a node, or changes the variations.
    pub(crate) fn browse<T>(self, go: impl FnOnce(&mut GameTree) -> T) -> T {
        let gone = self.change(|session| session.browse(time::now(), go));
        self.say_status();
        gone
    }

    /// Goes to a node of the tree.
    pub(crate) fn go_to(self, node: NodeId) {
        self.browse(|tree| tree.go_to(node));
    }

    /// Ends the game: somebody gives up, or both agree.
    pub(crate) fn declare(self, declared: Declared) {
        let declared = self.change(|session| session.declare(declared, time::now()));
        match declared {
            Ok(_) => self.say_status(),
            Err(illegal) => self.notices.bad(self.voice.words_untracked().explain(&illegal)),
        }
    }

    /// Lets a running clock show another moment, and notices when the time has run out.
    pub(crate) fn tick(self) {
        if self.session.read_untracked().clock().running().is_none() {
            return;
        }
        let now = time::now();
        self.now.set(now);
        if self.session.read_untracked().is_out_of_time(now) {
            self.change(|session| session.check_time(now));
            self.say_status();
        }
    }

    /// The link to what is on the table.
    pub(crate) fn link_untracked(self) -> String {
        write_link(self.session.read_untracked().tree())
    }

    /// Offers a draw. The computer thinks about it; a person is asked.
    pub(crate) fn offer_draw(self) {
        let session = self.session.get_untracked();
        let Some(player) = session.person_to_act() else { return };
        match session.seats()[!player] {
            Seat::Person => self.offer.set(Some(player)),
            Seat::Level(_) => self.request.set(Request::AnswerDrawOffer),
        }
    }

    /// Whether an offer of a draw waits for its answer.
    pub(crate) fn has_offered(self) -> bool {
        self.offer.get().is_some() || self.request.get() == Request::AnswerDrawOffer
    }

    /// Asks the computer what it would play.
    pub(crate) fn ask_hint(self) {
        if !self.session.read_untracked().offers().is_empty() {
            self.request.set(Request::Hint);
        }
    }

    /// What the person wants of the computer in this position.
    pub(crate) fn request(self) -> Request {
        self.request.get()
    }

    /// The computer has done what was requested, or cannot do it.
    pub(crate) fn end_request(self) {
        self.request.set(Request::None);
    }

    /// The computer has found what it would play.
    pub(crate) fn show_hint(self, action: Action) {
        self.request.set(Request::ShownHint(action));
    }

    /// What the computer would play, if it was asked and has answered.
    pub(crate) fn hint(self) -> Option<Action> {
        match self.request.get() {
            Request::ShownHint(action) => Some(action),
            Request::None | Request::Hint | Request::AnswerDrawOffer => None,
        }
    }

    /// Whether the computer thinks about its own action.
    pub(crate) fn is_thinking(self) -> bool {
        self.id.read().is_some() && self.level_to_act().is_some()
    }

    /// Where in which game we are.
    pub(crate) fn place(self) -> Option<(GameId, NodeId)> {
        let node = self.session.read().tree().current();
        self.id.get().map(|id| (id, node))
    }

    /// Where messages are shown.
    pub(crate) fn notices(self) -> Notices {
        self.notices
    }

    /// Who says them.
    pub(crate) fn voice(self) -> Voice {
        self.voice
    }
}
