//! A search under way, during which the viewer is heard and told.

use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::SyncSender;
use std::thread;

use skep_rules::{Action, Game};

use crate::bot::{Bot, SearchControl};
use crate::inbox::{Event, Heard, Inbox};
use crate::limit::Limit;

/// Lets a bot search, and listens meanwhile for `stop`. Other lines that come in are answered after the move.
///
/// With `intermediate`, what the bot reports is written at once.
pub(crate) fn search(
    bot: &mut impl Bot,
    game: &Game,
    limit: Limit,
    intermediate: bool,
    inbox: &mut Inbox,
    output: &mut impl Write,
) -> io::Result<Option<Action>> {
    let stop = AtomicBool::new(false);
    let control = SearchControl::new(game, limit, &stop, intermediate.then(|| inbox.sender()));
    let over = Over(inbox.sender());
    thread::scope(|scope| {
        let search = scope.spawn(|| {
            let _over = over;
            bot.best_action(game, limit, &control)
        });
        let mut written = Ok(());
        while let Some(heard) = inbox.next_of_search() {
            match heard {
                Heard::Stop => stop.store(true, Ordering::Relaxed),
                Heard::Better(line) if written.is_ok() => {
                    written = writeln!(output, "{line}").and_then(|()| output.flush());
                }
                Heard::Better(_) | Heard::Nothing => {}
            }
            if written.is_err() {
                stop.store(true, Ordering::Relaxed);
            }
        }
        written?;
        // A bot that panics has found nothing.
        Ok(search.join().ok().flatten())
    })
}

/// Says that a search is over, however it ends.
struct Over(SyncSender<Event>);

impl Drop for Over {
    fn drop(&mut self) {
        // The server waits for it, so it is received.
        let _ = self.0.send(Event::Found);
    }
}
