//! The table: the game in front of the person, as signals, and everything that can be done with it.

use leptos::prelude::*;
use skep_board::Last;
use skep_record::{Cause, Declared, Details, Node, Saved, Seat, Tree, write_link};
use skep_rules::{Action, ByColor, Color, Position};
use skep_worker::Line;

use crate::chance;
use crate::kept::{self, GameId};
use crate::later::{Later, after_frame};
use crate::notices::Notices;
use crate::proposal::Proposal;
use crate::session::Session;
use crate::time;
use crate::voice::Voice;

/// The game in front of the person. Cheap to copy: every view has the same one.
#[derive(Clone, Copy)]
pub(crate) struct Table {
    session: RwSignal<Session>,
    /// Under which id the game is kept; nobody's if there is nothing on the table yet.
    id: RwSignal<Option<GameId>>,
    /// What the computer would play, where a person has asked.
    pub(crate) hint: RwSignal<Option<Action>>,
    /// Who has offered a draw.
    pub(crate) offer: RwSignal<Option<Color>>,
    /// Whether the computer waits until it is told to go on.
    paused: RwSignal<bool>,
    /// The node from which the computer is to go on though something follows it already.
    urged: RwSignal<Option<Node>>,
    /// The moment that the clocks show.
    pub(crate) now: RwSignal<u64>,
    /// Whether the computer thinks about its own action.
    pub(crate) thinking: RwSignal<bool>,
    /// Whether it thinks about a hint.
    pub(crate) hinting: RwSignal<bool>,
    /// Whether it thinks about an offer of a draw.
    pub(crate) considering: RwSignal<bool>,
    /// What it thinks of the position, for the player on turn.
    pub(crate) opinion: RwSignal<Option<(Color, Line)>>,
    notices: Notices,
    voice: Voice,
}

impl Table {
    /// Makes the table of this page.
    pub(crate) fn provide(voice: Voice, notices: Notices) -> Table {
        let now = time::now();
        let empty = Session::new(Tree::default(), ByColor::default(), Default::default(), now);
        let table = Table {
            session: RwSignal::new(empty),
            id: RwSignal::new(None),
            hint: RwSignal::new(None),
            offer: RwSignal::new(None),
            paused: RwSignal::new(false),
            urged: RwSignal::new(None),
            now: RwSignal::new(now),
            thinking: RwSignal::new(false),
            hinting: RwSignal::new(false),
            considering: RwSignal::new(false),
            opinion: RwSignal::new(None),
            notices,
            voice,
        };
        provide_context(table);
        table
    }

    /// The table of this page.
    pub(crate) fn here() -> Table {
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

    /// Whether there is a game on the table.
    pub(crate) fn is_laid(self) -> bool {
        self.id.read_untracked().is_some()
    }

    /// Begins the game that was proposed.
    pub(crate) fn begin(self, proposal: &Proposal, coin: bool) {
        let tree = Tree::new(proposal.game_type);
        let session = Session::new(tree, proposal.seats(coin), proposal.control, time::now());
        self.lay(session, None);
    }

    /// Goes on with a game that is kept.
    pub(crate) fn resume(self, id: GameId, saved: Saved) {
        self.lay(Session::resumed(saved, time::now()), Some(id));
    }

    /// Lays out a game that came from outside, for two people.
    pub(crate) fn open(self, tree: Tree) {
        self.open_named(tree, &Details::default());
    }

    /// The same with what is said about the game.
    pub(crate) fn open_named(self, tree: Tree, details: &Details) {
        let mut saved = Saved::new(tree, time::now());
        saved.names = ByColor { white: details.white.clone(), black: details.black.clone() };
        self.lay(Session::resumed(saved, time::now()), None);
    }

    /// Puts a game on the table in place of what was there, which is kept already.
    fn lay(self, session: Session, id: Option<GameId>) {
        let id = id.unwrap_or_else(|| GameId::new(time::now(), chance::number()));
        kept::forget_unplayed(&id);
        id.make_current();
        self.forget_passing();
        self.paused.set(false);
        self.id.set(Some(id));
        self.session.set(session);
    }

    /// Takes a game off the table, if it is there, so that it is not kept any more.
    pub(crate) fn clear(self, id: &GameId) {
        if self.id.read_untracked().as_ref() == Some(id) {
            self.pause();
            self.id.set(None);
        }
    }

    /// What belongs to one position only.
    fn forget_passing(self) {
        self.hint.set(None);
        self.hinting.set(false);
        self.offer.set(None);
        self.considering.set(false);
        self.opinion.set(None);
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
        self.session.try_update(change).expect("the table lasts as long as the page")
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
    pub(crate) fn draw_lot(self) {
        if let Err(illegal) = self.change(|session| session.draw_lot(time::now(), chance::draw)) {
            self.notices.bad(self.voice.words_untracked().explain(&illegal));
        }
    }

    /// Makes a choice before the first turn, as it is written.
    pub(crate) fn choose(self, text: &str) {
        if let Err(error) = self.change(|session| session.choose(text)) {
            self.notices.bad(self.voice.words_untracked().move_error(&error));
        }
    }

    /// Says why something cannot be done.
    pub(crate) fn explain(self, action: Action) {
        let checked = self.session.read_untracked().tree().game().check(action);
        if let Err(illegal) = checked {
            self.notices.bad(self.voice.words_untracked().explain(&illegal));
        }
    }

    fn say_what_happened(self, before: &Position) {
        let session = self.session.read_untracked();
        let words = self.voice.words_untracked();
        let mut said = Vec::new();
        if let Some(action) = session.tree().game().actions().last() {
            said.push(words.action(before, action));
        }
        said.push(self.status(&session));
        self.notices.say(said.join(" "));
    }

    /// Says whose turn it is now, or how the game has ended.
    fn say_status(self) {
        let status = self.status(&self.session.read_untracked());
        self.notices.say(status);
    }

    /// Whose turn it is, or how the game has ended, in a sentence.
    pub(crate) fn status(self, session: &Session) -> String {
        let words = self.voice.words();
        let tree = session.tree();
        match (session.ending(), tree.game().ending()) {
            (Some(end), _) if end.cause == Cause::Time => match end.outcome {
                skep_rules::Outcome::Win(winner) => words.win_on_time(winner),
                outcome => words.outcome(outcome),
            },
            (Some(_), Some(ending)) => words.ending(tree.position(), ending),
            _ => match tree.game().open_choice() {
                Some((choice, player)) => words.with(
                    &format!("choose-{}-status", choice.word()),
                    &[("player", words.color(player).into())],
                ),
                None => words.turn(tree.position()),
            },
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
    pub(crate) fn browse<T>(self, go: impl FnOnce(&mut Tree) -> T) -> T {
        let gone = self.change(|session| session.browse(time::now(), go));
        self.say_status();
        gone
    }

    /// Goes to a node of the tree.
    pub(crate) fn go_to(self, node: Node) {
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

    /// Begins the same game anew.
    pub(crate) fn restart(self) {
        let again = self.session.read_untracked().restarted(time::now());
        self.lay(again, None);
    }

    /// Begins the same game anew with colours swapped.
    pub(crate) fn rematch(self) {
        let again = self.session.read_untracked().rematch(time::now());
        self.lay(again, None);
    }

    /// Lets the clocks show another moment, and notices whose time has run out.
    pub(crate) fn tick(self) {
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
            Seat::Level(_) => self.considering.set(true),
        }
    }

    /// Asks the computer what it would play.
    pub(crate) fn ask_hint(self) {
        if !self.session.read_untracked().offers().is_empty() {
            self.hint.set(None);
            self.hinting.set(true);
        }
    }

    /// Says that something cannot be done.
    pub(crate) fn complain(self, key: &str) {
        self.notices.bad(self.voice.words_untracked().text(key));
    }

    /// Where in which game we are.
    pub(crate) fn place(self) -> Option<(GameId, Node)> {
        let node = self.session.read().tree().current();
        self.id.get().map(|id| (id, node))
    }

    /// The same, where nothing is to follow its change.
    pub(crate) fn place_untracked(self) -> Option<(GameId, Node)> {
        let node = self.session.read_untracked().tree().current();
        self.id.get_untracked().map(|id| (id, node))
    }

    /// Keeps the game whenever it changes.
    pub(crate) fn keep(self) {
        let told = StoredValue::new(false);
        let write = Later::new(move || {
            let (session, id) = (self.session.read_untracked(), self.id.read_untracked());
            let Some(id) = &*id else { return };
            match id.write(&session.saved(time::now())) {
                Ok(()) => told.set_value(false),
                // Said once, not after every action.
                Err(error) if !told.get_value() => {
                    told.set_value(true);
                    let reason = error.to_string();
                    let words = self.voice.words_untracked();
                    self.notices.bad(words.with("kept-failed", &[("reason", reason.into())]));
                }
                Err(_) => {}
            }
        });
        Effect::new(move |last: Option<Option<GameId>>| {
            self.session.track();
            let id = self.id.get();
            write.ask();
            // Another game on the table is kept at once.
            if last.as_ref() != Some(&id) {
                write.now();
            }
            id
        });
        // A page that is left has no more frames.
        let left = window_event_listener(leptos::ev::pagehide, move |_| write.now());
        on_cleanup(move || left.remove());
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
