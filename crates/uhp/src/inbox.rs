//! The events that a server waits for: lines of the viewer and, during a search, reports of the searching thread.

use std::collections::VecDeque;
use std::io::BufRead;
use std::sync::mpsc::{self, Receiver, SyncSender};

use crate::lines::{self, MAX_WAITING};

/// An event that a server waits for.
pub(crate) enum ServerEvent {
    /// A line of the viewer.
    Line(String),
    /// The end of the viewer's input.
    End,
    /// The search has found a better action; the text is to be sent.
    Better(String),
    /// The search is over.
    Found,
}

/// A queue of events. A thread that waits for one wakes up at once.
pub(crate) struct Inbox {
    events: Receiver<ServerEvent>,
    sender: SyncSender<ServerEvent>,
    /// Lines that came during a search.
    waiting: VecDeque<String>,
    /// Holds an item for every line that has arrived and is not answered yet. While it is full, no more lines are read.
    unanswered: Receiver<()>,
    ended: bool,
}

impl Inbox {
    /// Starts reading the viewer's lines.
    pub(crate) fn open(input: impl BufRead + Send + 'static) -> Inbox {
        let (sender, events) = mpsc::sync_channel(MAX_WAITING);
        let (arrived, unanswered) = mpsc::sync_channel(MAX_WAITING);
        let to = sender.clone();
        lines::spawn_reader(input, move |line| {
            arrived.send(()).is_ok()
                && to.send(line.map_or(ServerEvent::End, ServerEvent::Line)).is_ok()
        });
        Inbox { events, sender, waiting: VecDeque::new(), unanswered, ended: false }
    }

    /// A sender of events.
    pub(crate) fn sender(&self) -> SyncSender<ServerEvent> {
        self.sender.clone()
    }

    /// The viewer's next line, in the order of arrival; `None` at the end of the input.
    pub(crate) fn next_line(&mut self) -> Option<String> {
        while self.waiting.is_empty() && !self.ended {
            self.keep(self.events.recv().ok()?);
        }
        // There is room for another line now.
        let _ = self.unanswered.try_recv();
        self.waiting.pop_front()
    }

    /// The next event of a search. Lines other than commands to stop are kept and answered after the search.
    pub(crate) fn next_of_search(&mut self) -> Option<Heard> {
        match self.events.recv().ok()? {
            ServerEvent::Better(line) => Some(Heard::Better(line)),
            ServerEvent::Found => None,
            event => {
                let stop = matches!(&event, ServerEvent::Line(line) if line.trim() == "stop");
                self.keep(event);
                Some(if stop { Heard::Stop } else { Heard::Nothing })
            }
        }
    }

    fn keep(&mut self, event: ServerEvent) {
        match event {
            ServerEvent::Line(line) => self.waiting.push_back(line),
            ServerEvent::End => self.ended = true,
            // A late event of a finished search.
            ServerEvent::Better(_) | ServerEvent::Found => {}
        }
    }
}

/// An event that concerns a search under way.
pub(crate) enum Heard {
    Better(String),
    Stop,
    Nothing,
}

#[cfg(test)]
mod tests {
    use std::io::{self, BufReader, Read};
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::thread;
    use std::time::Duration;

    use super::*;

    /// A viewer that sends the same line for ever, and counts how often it was read.
    struct Talker {
        said: Arc<AtomicUsize>,
        most: usize,
    }

    impl Read for Talker {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            if self.said.load(Ordering::SeqCst) == self.most {
                return Ok(0);
            }
            self.said.fetch_add(1, Ordering::SeqCst);
            buffer[..5].copy_from_slice(b"info\n");
            Ok(5)
        }
    }

    #[test]
    fn whoever_says_much_during_a_search_has_to_wait_and_nothing_is_lost() {
        let said = Arc::new(AtomicUsize::new(0));
        let most = 3 * MAX_WAITING;
        let mut inbox = Inbox::open(BufReader::new(Talker { said: Arc::clone(&said), most }));
        // A search during which every line is read.
        for _ in 0..MAX_WAITING {
            assert!(matches!(inbox.next_of_search(), Some(Heard::Nothing)));
        }
        thread::sleep(Duration::from_millis(100));
        // One more has been read and waits for room in the channel.
        assert!(said.load(Ordering::SeqCst) <= MAX_WAITING + 1);
        for _ in 0..most {
            assert_eq!(inbox.next_line().as_deref(), Some("info"));
        }
        assert_eq!(inbox.next_line(), None);
    }
}
