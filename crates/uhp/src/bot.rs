//! The trait of a program that [`serve`](crate::serve) can serve over the protocol.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::SyncSender;
use std::time::{Duration, Instant};

use skep_rules::{Action, Chosen, Game};

use crate::inbox::ServerEvent;
use crate::limit::Limit;
use crate::options::{BotOption, OptionValue};

/// A player that can be served over the protocol.
///
/// Only the name and the best action are needed; everything else has a default. The server keeps the game, checks
/// every move and reads every line, so a bot never meets an illegal position or a text that it has to parse.
///
/// ```
/// use skep_rules::{Action, Game};
/// use skep_uhp::{Bot, Limit, SearchControl};
///
/// /// Plays the first legal action.
/// struct First;
///
/// impl Bot for First {
///     fn id(&self) -> String {
///         "First v1.0".to_owned()
///     }
///
///     fn best_action(&mut self, game: &Game, _: Limit, _: &SearchControl<'_>) -> Option<Action> {
///         game.position().actions().first().copied()
///     }
/// }
/// ```
pub trait Bot: Send {
    /// The name and version of the bot, which `info` shows after `id`: `RandomBot v1.0`.
    fn id(&self) -> String;

    /// The action that the bot would play for the side to move. The game is not over, and nothing is left to choose
    /// before the first turn. In Swarm the action need not name the tile that it draws.
    ///
    /// The bot should return when [`SearchControl::should_stop`] returns true. `None` and illegal actions are answered with
    /// an error.
    fn best_action(
        &mut self,
        game: &Game,
        limit: Limit,
        control: &SearchControl<'_>,
    ) -> Option<Action>;

    /// The bot's choice before the first turn. Called only in Swarm and in games with fixed faces. `None` is answered with
    /// an error; the viewer can then choose instead.
    fn choose(&mut self, game: &Game) -> Option<Chosen> {
        let _ = game;
        None
    }

    /// Called when another game begins. The bot should forget the last one; options keep their values.
    fn new_game(&mut self) {}

    /// The options of the bot with their values, in the order in which they are listed. The server adds its own.
    fn options(&self) -> Vec<BotOption> {
        Vec::new()
    }

    /// Sets an option. The server has found the name among [`Bot::options`] and has checked that a number is in its
    /// range; the value of an enumeration is passed as it was written. What is refused is answered with a sentence.
    fn set_option(&mut self, name: &str, value: OptionValue<'_>) -> Result<(), String> {
        let _ = (name, value);
        Ok(())
    }

    /// A line about the last search, which is the answer to `pv`. The server asks for it right after the search.
    fn search_summary(&self) -> String {
        String::new()
    }
}

/// The control of a search: it decides when the search has to stop, and receives reports of better actions.
pub struct SearchControl<'a> {
    stop: &'a AtomicBool,
    deadline: Option<Instant>,
    game: &'a Game,
    /// The receiver of reports, if there is one, and the last action that was reported.
    listener: Option<(SyncSender<ServerEvent>, Mutex<Option<Action>>)>,
}

impl<'a> SearchControl<'a> {
    pub(crate) fn new(
        game: &'a Game,
        limit: Limit,
        stop: &'a AtomicBool,
        listener: Option<SyncSender<ServerEvent>>,
    ) -> SearchControl<'a> {
        let deadline = limit.time().and_then(|time| Instant::now().checked_add(time));
        let listener = listener.map(|sender| (sender, Mutex::new(None)));
        SearchControl { stop, deadline, game, listener }
    }

    /// Whether the search should end now, because the viewer has sent `stop` or the time is over. The bot itself has to
    /// respect limits of depth and nodes.
    pub fn should_stop(&self) -> bool {
        self.stop.load(Ordering::Relaxed) || self.time_left().is_some_and(|time| time.is_zero())
    }

    /// The time that is left, if the search is limited by time.
    pub fn time_left(&self) -> Option<Duration> {
        self.deadline.map(|deadline| deadline.saturating_duration_since(Instant::now()))
    }

    /// The flag that `stop` sets, for searches that poll a flag. The end of the time does not set it.
    pub fn stop_flag(&self) -> &'a AtomicBool {
        self.stop
    }

    /// Reports the best action so far, with the depth and the score in tiles' freedom for the side to move. It is sent if
    /// the viewer wants intermediate moves and the action differs from the last one reported.
    pub fn report(&self, action: Action, depth: u32, score: f64) {
        let Some((sender, last)) = &self.listener else { return };
        // Ignore that another thread of the search may have panicked with the lock.
        let mut last = last.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if last.replace(action) != Some(action) {
            let line = format!("{};{depth};{score:.2}", self.game.position().write_move(action));
            // If the receiver is gone, the search will soon be stopped.
            let _ = sender.send(ServerEvent::Better(line));
        }
    }
}
