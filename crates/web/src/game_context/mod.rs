//! The open game as signals, with all operations on it.

mod analysis;
mod announcements;
mod notes;
mod open_games;
mod remote;
mod saving;

use leptos::prelude::*;
use skep_board::LastAction;
use skep_record::{Declared, GameTree, NodeId, Seat, write_link};
use skep_rules::{Action, ByColor, Chosen, Color, Tile, TileSet};
use skep_worker::LineUpdate;

use self::analysis::AnalysedCopy;
pub(crate) use self::announcements::{bag_text, note_text, status};
use self::notes::DraftComment;
pub(crate) use self::remote::Remote;
use self::saving::Saving;
use crate::after_frame::after_frame;
use crate::i18n::I18n;
use crate::notices::Notices;
use crate::one_tab::OneTab;
use crate::random;
use crate::saved_games::{GameId, Library};
use crate::session::GameSession;
use crate::time;

/// A person's request to the computer about the current position, apart from playing its own turns. There is at most
/// one, and it is cleared when the position changes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum ComputerRequest {
    /// No request.
    #[default]
    None,
    /// Find the best action.
    Hint,
    /// The hint has been found and is shown.
    ShownHint(Action),
    /// Answer the draw offer.
    AnswerDrawOffer,
}

/// The open game. Cheap to copy: all views share its signals.
#[derive(Clone, Copy)]
pub(crate) struct GameContext {
    session: RwSignal<GameSession>,
    /// The id of the open game; `None` before one is opened.
    id: RwSignal<Option<GameId>>,
    /// The request about the current position.
    request: RwSignal<ComputerRequest>,
    /// The player who has offered a draw to another person.
    pub(crate) draw_offer: RwSignal<Option<Color>>,
    /// Whether the game is analysed: then the computer does not play, and people may play both colours.
    analysing: RwSignal<bool>,
    /// The copy of a game that is analysed while the game itself goes on.
    copy: StoredValue<Option<AnalysedCopy>>,
    /// Whether the computer is paused.
    paused: RwSignal<bool>,
    /// The node at which the person resumed the computer, even if moves follow it.
    resumed_at: RwSignal<Option<NodeId>>,
    /// The time at which the clocks are shown, in milliseconds since 1970.
    pub(crate) now: RwSignal<u64>,
    /// The computer's evaluation of the position, for the player on turn.
    pub(crate) evaluation: RwSignal<Option<(Color, LineUpdate)>>,
    /// A text that could not be opened, to be repaired.
    pub(crate) unread: RwSignal<Option<String>>,
    library: Library,
    /// Whether the computer plays in this tab.
    one_tab: OneTab,
    /// The state of saving the open game.
    saving: StoredValue<Saving>,
    /// The comment that is being typed.
    draft: StoredValue<Option<DraftComment>>,
    notices: Notices,
    i18n: I18n,
    /// Set if the game is played elsewhere.
    remote: Option<Remote>,
}

impl GameContext {
    /// Creates the game context and provides it to all views.
    pub(crate) fn provide(i18n: I18n, notices: Notices) -> GameContext {
        let now = time::now();
        let empty =
            GameSession::new(GameTree::default(), ByColor::default(), Default::default(), now);
        let context = GameContext {
            session: RwSignal::new(empty),
            id: RwSignal::new(None),
            request: RwSignal::new(ComputerRequest::None),
            draw_offer: RwSignal::new(None),
            analysing: RwSignal::new(false),
            copy: StoredValue::new(None),
            paused: RwSignal::new(false),
            resumed_at: RwSignal::new(None),
            now: RwSignal::new(now),
            evaluation: RwSignal::new(None),
            unread: RwSignal::new(None),
            library: Library::new(),
            one_tab: OneTab::new(),
            saving: StoredValue::default(),
            draft: StoredValue::new(None),
            notices,
            i18n,
            remote: None,
        };
        context.one_tab.follow(context.id);
        provide_context(context);
        context
    }

    /// The game context of this page.
    pub(crate) fn from_context() -> GameContext {
        expect_context()
    }

    /// The saved games.
    pub(crate) fn library(self) -> Library {
        self.library
    }

    /// The session of the open game.
    pub(crate) fn session(self) -> ReadSignal<GameSession> {
        self.session.read_only()
    }

    /// The id of the open game.
    pub(crate) fn id(self) -> Option<GameId> {
        self.id.get()
    }

    /// Whether a game is open.
    pub(crate) fn is_open(self) -> bool {
        self.id.read_untracked().is_some()
    }

    /// Clears the state that belongs to one position only.
    fn clear_position_state(self) {
        // Every change of a signal costs time, and each step through a game comes here.
        if *self.request.read_untracked() != ComputerRequest::None {
            self.request.set(ComputerRequest::None);
        }
        if self.draw_offer.read_untracked().is_some() {
            self.draw_offer.set(None);
        }
        if self.evaluation.read_untracked().is_some() {
            self.evaluation.set(None);
        }
        if self.resumed_at.read_untracked().is_some() {
            self.resumed_at.set(None);
        }
    }

    /// Whether the game is analysed.
    pub(crate) fn is_analysing(self) -> bool {
        self.analysing.get()
    }

    /// The level at which the computer has to act now, if it has to.
    pub(crate) fn level_to_act(self) -> Option<u8> {
        if self.analysing.get() {
            return None;
        }
        let session = self.session.read();
        let resumed_at = self.resumed_at.get() == Some(session.tree().current());
        let goes_on = resumed_at || session.is_at_tip() && !self.paused.get();
        session.level_to_act().filter(|_| goes_on && self.one_tab.is_here())
    }

    /// The computer that has to act in the game while something else is looked at: its colour and level.
    pub(crate) fn computer_in_game(self) -> Option<(Color, u8)> {
        let computer = self.session.read().computer_in_game()?;
        let goes_on = !self.analysing.get() && !self.paused.get() && self.one_tab.is_here();
        goes_on.then_some(computer)
    }

    /// Whether it is the computer's turn, but it waits for the person to resume it, or plays in another tab.
    pub(crate) fn is_waiting(self) -> bool {
        let is_its_turn = self.session.read().level_to_act().is_some();
        let is_known = self.one_tab.is_here() || self.one_tab.is_elsewhere();
        let acts = self.level_to_act().is_some() || self.computer_in_game().is_some();
        is_its_turn && is_known && !acts && !self.analysing.get()
    }

    /// Lets the computer play in this tab, because a person plays here.
    fn take_over(self) {
        if !self.analysing.get_untracked() && self.remote.is_none() {
            self.one_tab.take_over();
        }
    }

    /// Resumes the computer at the current node.
    pub(crate) fn resume_computer(self) {
        let here = self.session.read_untracked().tree().current();
        self.take_over();
        self.paused.set(false);
        self.resumed_at.set(Some(here));
    }

    /// Pauses the computer.
    pub(crate) fn pause(self) {
        self.resumed_at.set(None);
        self.paused.set(true);
    }

    /// The actions that a person may choose from now.
    pub(crate) fn offers(self) -> Vec<Action> {
        let session = self.session.read();
        if let Some(remote) = self.remote.filter(|_| session.is_at_main_end()) {
            drop(session);
            return self.remote_offers(remote);
        }
        if self.analysing.get() { session.legal_actions() } else { session.offers() }
    }

    fn change<T>(self, change: impl FnOnce(&mut GameSession) -> T) -> T {
        self.keep_comment();
        self.clear_position_state();
        self.notices.clear();
        self.mark_changed();
        self.session.try_update(change).expect("the context lasts as long as the page")
    }

    /// Plays an action and announces it.
    pub(crate) fn play(self, action: Action) {
        if let Some(remote) = self.remote_here() {
            return remote.act.run(action);
        }
        self.take_over();
        let before = self.session.read_untracked().tree().position().clone();
        match self.change(|session| session.play(action, time::now(), random::draw)) {
            Ok(_) => {
                self.paused.set(false);
                after_frame(move || self.announce_action(&before));
            }
            Err(illegal) => self.notices.error(self.i18n.words_untracked().explain(&illegal)),
        }
    }

    /// Plays an action of the computer at the end of the main line, while something else is looked at, and says so.
    pub(crate) fn play_in_game(self, action: Action) {
        self.mark_changed();
        let played =
            self.session.try_update(|it| it.play_in_game(action, time::now(), random::draw));
        match played.expect("the context lasts as long as the page") {
            Ok(_) => after_frame(move || self.tell_of_game()),
            Err(illegal) => self.notices.error(self.i18n.words_untracked().explain(&illegal)),
        }
    }

    /// Draws a tile that has to be placed at once; `draw` chooses it from the bag.
    pub(crate) fn draw_to_place(self, draw: impl FnOnce(TileSet) -> Option<Tile>) {
        if let Some(remote) = self.remote_here() {
            return remote.draw.run(());
        }
        self.take_over();
        if let Err(illegal) = self.change(|session| session.draw_to_place(time::now(), draw)) {
            self.notices.error(self.i18n.words_untracked().explain(&illegal));
        }
    }

    /// Makes a choice before the first turn.
    pub(crate) fn choose(self, chosen: Chosen) {
        if let Some(remote) = self.remote {
            return remote.choose.run(chosen);
        }
        self.take_over();
        if let Err(illegal) = self.change(|session| session.choose(chosen)) {
            self.notices.error(self.i18n.words_untracked().explain(&illegal));
        }
    }

    /// Makes a choice before the first turn, given as move text.
    pub(crate) fn choose_text(self, text: &str) {
        if let Err(error) = self.change(|session| session.choose_text(text)) {
            self.notices.error(self.i18n.words_untracked().move_error(&error));
        }
    }

    /// The last action at the cursor and the position before it.
    pub(crate) fn last_untracked(self) -> Option<LastAction> {
        let (before, action) = self.session.read_untracked().tree().last()?;
        Some(LastAction { before, action })
    }

    /// Takes actions back until a person is to act.
    pub(crate) fn undo(self) {
        self.change(|session| session.undo(time::now()));
        self.announce_status();
    }

    /// Replays actions that were taken back.
    pub(crate) fn redo(self) {
        self.change(|session| session.redo(time::now()));
        self.announce_status();
    }

    /// Moves the cursor or edits the variations.
    pub(crate) fn browse<T>(self, go: impl FnOnce(&mut GameTree) -> T) -> T {
        let gone = self.change(|session| session.browse(time::now(), go));
        self.announce_status();
        gone
    }

    /// Goes to a node of the tree.
    pub(crate) fn go_to(self, node: NodeId) {
        self.browse(|tree| tree.go_to(node));
    }

    /// Ends the game by a declaration, such as a resignation or an agreed draw.
    pub(crate) fn declare(self, declared: Declared) {
        let declared = self.change(|session| session.declare(declared, time::now()));
        match declared {
            Ok(_) => self.announce_status(),
            Err(illegal) => self.notices.error(self.i18n.words_untracked().explain(&illegal)),
        }
    }

    /// Updates a running clock, and ends the game when the time has run out.
    pub(crate) fn tick(self) {
        if self.session.read_untracked().clock().running().is_none() {
            return;
        }
        let now = time::now();
        self.now.set(now);
        // Elsewhere, the flag falls elsewhere.
        if self.remote.is_none() && self.session.read_untracked().is_out_of_time(now) {
            self.change(|session| session.check_time(now));
            self.announce_status();
        }
    }

    /// The link fragment of the open game.
    pub(crate) fn link_untracked(self) -> String {
        write_link(self.session.read_untracked().tree())
    }

    /// Offers a draw to the opponent: the computer considers it, a person is asked.
    pub(crate) fn offer_draw(self) {
        let (next, end, seats) = {
            let session = self.session.read_untracked();
            (session.next_in_game(), session.tree().main_end(), session.seats())
        };
        let Some(player) = next.filter(|&next| seats[next] == Seat::Person) else { return };
        // The offer is about the game, not about the position that is looked at.
        if self.session.read_untracked().tree().current() != end {
            self.go_to(end);
        }
        match seats[!player] {
            Seat::Person => self.draw_offer.set(Some(player)),
            Seat::Level(_) => self.request.set(ComputerRequest::AnswerDrawOffer),
        }
    }

    /// Whether a draw offer has not been answered yet.
    pub(crate) fn has_open_draw_offer(self) -> bool {
        self.draw_offer.get().is_some() || self.request.get() == ComputerRequest::AnswerDrawOffer
    }

    /// Requests a hint.
    pub(crate) fn ask_hint(self) {
        // Nobody is helped against another person.
        if self.remote.is_none() && !untrack(|| self.offers()).is_empty() {
            self.request.set(ComputerRequest::Hint);
        }
    }

    /// The request about the current position.
    pub(crate) fn request(self) -> ComputerRequest {
        self.request.get()
    }

    /// Ends the request, fulfilled or failed.
    pub(crate) fn end_request(self) {
        self.request.set(ComputerRequest::None);
    }

    /// Shows a hint.
    pub(crate) fn show_hint(self, action: Action) {
        self.request.set(ComputerRequest::ShownHint(action));
    }

    /// The hint, if one is shown.
    pub(crate) fn hint(self) -> Option<Action> {
        match self.request.get() {
            ComputerRequest::ShownHint(action) => Some(action),
            ComputerRequest::None | ComputerRequest::Hint | ComputerRequest::AnswerDrawOffer => {
                None
            }
        }
    }

    /// Whether the computer is thinking about its own action in the position that is shown.
    pub(crate) fn is_thinking(self) -> bool {
        self.id.read().is_some() && self.level_to_act().is_some()
    }

    /// The open game and the node at its cursor.
    pub(crate) fn current_place(self) -> Option<(GameId, NodeId)> {
        let node = self.session.read().tree().current();
        self.id.get().map(|id| (id, node))
    }

    /// The notices.
    pub(crate) fn notices(self) -> Notices {
        self.notices
    }

    /// The messages of the chosen language.
    pub(crate) fn i18n(self) -> I18n {
        self.i18n
    }
}
