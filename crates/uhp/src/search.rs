//! Running a search while lines of the viewer are being read.

use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::SyncSender;
use std::thread;

use skep_rules::{Action, Game};

use crate::bot::{Bot, SearchControl};
use crate::inbox::{Heard, Inbox, ServerEvent};
use crate::limit::Limit;

/// Lets a bot search and reacts to `stop` meanwhile. Other lines are answered after the move.
///
/// With `intermediate`, reports of the bot are written at once.
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

/// Reports on drop that the search is over, even if it panics.
struct Over(SyncSender<ServerEvent>);

impl Drop for Over {
    fn drop(&mut self) {
        // The server waits for this event, so sending does not fail.
        let _ = self.0.send(ServerEvent::Found);
    }
}
