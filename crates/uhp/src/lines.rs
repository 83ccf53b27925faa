//! Reading lines in the background.

use std::io::{BufRead, Read};
use std::sync::mpsc::{self, Receiver};
use std::thread;

/// The longest line, in bytes. The rest of a longer line is discarded.
const MAX_LINE: u64 = 1 << 20;

/// The number of lines that may wait in the channel. Reading pauses while it is full.
pub(crate) const MAX_WAITING: usize = 1 << 10;

/// Reads lines in a new thread and sends them. The end of the input closes the channel.
pub(crate) fn read(input: impl BufRead + Send + 'static) -> Receiver<String> {
    let (sender, receiver) = mpsc::sync_channel(MAX_WAITING);
    spawn_reader(input, move |line| line.is_some_and(|line| sender.send(line).is_ok()));
    receiver
}

/// Reads lines in a new thread and passes each to the callback, and `None` at the end of the input. Ends early if the
/// callback refuses a line.
pub(crate) fn spawn_reader(
    mut input: impl BufRead + Send + 'static,
    mut take: impl FnMut(Option<String>) -> bool + Send + 'static,
) {
    thread::spawn(move || {
        let mut bytes = Vec::new();
        let mut first = true;
        loop {
            bytes.clear();
            match input.by_ref().take(MAX_LINE).read_until(b'\n', &mut bytes) {
                Ok(1..) => {}
                _ => break,
            }
            if bytes.last() != Some(&b'\n')
                && bytes.len() as u64 == MAX_LINE
                && !skip_line(&mut input)
            {
                break;
            }
            let line = String::from_utf8_lossy(&bytes);
            let mut line = line.trim_end_matches(['\n', '\r']);
            // Some systems put a byte order mark at the beginning.
            if std::mem::take(&mut first) {
                line = line.strip_prefix('\u{feff}').unwrap_or(line);
            }
            let line = line.to_owned();
            if !take(Some(line)) {
                return;
            }
        }
        take(None);
    });
}

/// Skips the rest of a line. Returns whether the input goes on.
fn skip_line(input: &mut impl BufRead) -> bool {
    loop {
        let Ok(buffer) = input.fill_buf() else { return false };
        if buffer.is_empty() {
            return false;
        }
        let (used, found) = match buffer.iter().position(|&byte| byte == b'\n') {
            Some(index) => (index + 1, true),
            None => (buffer.len(), false),
        };
        input.consume(used);
        if found {
            return true;
        }
    }
}
