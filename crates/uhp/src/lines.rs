//! Lines that arrive while something else is going on.

use std::io::{BufRead, Read};
use std::sync::mpsc::{self, Receiver};
use std::thread;

/// Longer lines are cut; the rest is thrown away.
const MAX_LINE: u64 = 1 << 20;

/// So many lines may wait to be heard; whoever says more has to wait.
pub(crate) const MAX_WAITING: usize = 1 << 10;

/// Reads lines in a thread of its own and sends them. The end of the input closes the channel.
pub(crate) fn read(input: impl BufRead + Send + 'static) -> Receiver<String> {
    let (sender, receiver) = mpsc::sync_channel(MAX_WAITING);
    hand_over(input, move |line| line.is_some_and(|line| sender.send(line).is_ok()));
    receiver
}

/// Reads lines in a thread of its own and hands them over, and nothing at the end of the input. Ends before, if
/// nobody takes them any more.
pub(crate) fn hand_over(
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
            // Some systems mark text as UTF-8 at its very beginning.
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

/// Skips the rest of a line; tells whether the input goes on.
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
